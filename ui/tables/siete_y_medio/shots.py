"""Pictures of Siete y Medio."""

from collections.abc import Callable

from game.core import Match, Seat
from game.siete_y_medio.parts import GOAL, MIN_BET, Bet, Hit, SieteYMedioOptions, Stand, score_of
from game.siete_y_medio.rules import SieteYMedio
from ui.app import App
from ui.flow.conductor import Conductor
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.shots.build import LONG_NAME, one_person, people, table
from ui.tables.siete_y_medio.dialogs import RoundScene
from ui.tables.siete_y_medio.table import SieteYMedioTable

GAME = "siete_y_medio"


def rules_of(match: Match) -> SieteYMedio:
    """The state of a match, as this game has it."""
    assert isinstance(match.state, SieteYMedio)
    return match.state


def sensible(state: SieteYMedio, wild: bool = False) -> Bet | Hit | Stand:
    """A move as people make them: bets of all sizes, cards up to 5 (a reckless one up to 6½)."""
    assert state.turn is not None
    if not state.bets[state.turn]:
        wanted = (100, 300, 500, 1000, 1500, 700, 250, 1200)[(state.turn + state.round) % 8]
        return Bet(min(wanted, state.money[state.turn]))
    return Hit() if score_of(state.hands[state.turn]) < (13 if wild else 10) else Stand()


def played(
    app: App,
    options: str,
    until: Callable[[SieteYMedio], bool],
    seed: int = 1,
    wild: bool = False,
    seats: list[Seat] | None = None,
) -> SieteYMedioTable:
    """A table whose match has come to a point, played sensibly."""
    chosen = SieteYMedioOptions.parse(options)
    conductor = Conductor.start(app.store, app.thinker, GAME, chosen, seats or one_person(chosen.seats), seed)
    state = rules_of(conductor.match)
    while state.turn is not None and not until(state):
        conductor.play(sensible(state, wild), state.turn)
    scene = SieteYMedioTable(app, conductor)
    app.push(scene)
    settle(app)
    return scene


def betting(app: App, count: int) -> None:
    scene = played(app, f"jugadores={count}", lambda s: s.round == 2 and s.turn == 0)
    scene.bet.add(500)


def hitting(app: App, count: int, seat: int) -> None:
    seats = one_person(count)
    seats[0], seats[seat] = seats[seat], seats[0]
    played(
        app,
        f"jugadores={count}",
        lambda s: s.turn == seat and bool(s.bets[seat]) and len(s.hands[seat]) > 1,
        seats=seats,
        seed=4,
    )


def sign(app: App, count: int, reached: bool) -> None:
    """The moment after the card that made 7½, or one too much."""
    app.settings = app.store.settings.change(trick_pause="click")
    seat = count - 1 if count < 3 else 4

    def about_to(state: SieteYMedio) -> bool:
        if state.turn != seat or not state.bets[seat] or len(state.hands[seat]) < (1 if count < 3 else 2):
            return False
        score = score_of([*state.hands[seat], state.deck[-1]])
        return score == GOAL if reached else score > GOAL

    seats = one_person(count)
    seats[0], seats[seat] = seats[seat], seats[0]
    for seed in range(1, 60):
        trial = SieteYMedio.new(SieteYMedioOptions.parse(f"jugadores={count} rounds=1"), seed)
        while trial.turn is not None and not about_to(trial):
            trial.play(sensible(trial, True))
        if trial.turn is not None:
            break
    scene = played(app, f"jugadores={count} rounds=1", about_to, seed, True, seats)
    scene.commit(Hit())


def bank(app: App, count: int) -> None:
    """The bank in the middle of its cards: the script stands still before its end."""
    app.settings = app.store.settings.change(animation="slow")
    last = count - 1
    scene = played(app, f"jugadores={count}", lambda s: s.turn == last and bool(s.bets[last]), 11)
    scene.commit(Stand(), last)
    for _ in range(4000):
        app.step(0.02)
        if len(scene.shown.bank) >= 2 and not scene.stage.busy:
            break
    scene.script.clear()
    scene.script.hold(None)


def settled(app: App, count: int) -> None:
    """The chips have changed hands; the closing table is about to come."""
    app.settings = app.store.settings.change(animation="slow")
    last = count - 1
    scene = played(app, f"jugadores={count}", lambda s: s.turn == last and bool(s.bets[last]), 12)
    scene.commit(Stand(), last)
    while scene.shown.settled < count - 1 or scene.stage.busy:
        app.step(0.02)
    scene.script.clear()
    scene.script.hold(None)


def over_round(app: App, count: int, seed: int = 1, options: str = "", seats: list[Seat] | None = None) -> None:
    """The closing table of the second round."""
    scene = played(app, f"jugadores={count} {options}", lambda s: s.round == 3, seed, seats=seats)
    app.push(RoundScene(app, scene, 1, True))


def prizes(app: App) -> None:
    """A closing table with as many prizes as luck gave in a few tries."""
    best, most = 1, -1
    for seed in range(1, 120):
        trial = SieteYMedio.new(SieteYMedioOptions.parse("jugadores=8 rounds=1"), seed)
        while trial.turn is not None:
            trial.play(sensible(trial, True))
        count = sum(1 for line in trial.rounds[0].lines if line and line.prize)
        if count > most:
            best, most = seed, count
    scene = played(app, "jugadores=8 rounds=1", lambda s: False, best, True)
    app.pop()
    app.push(RoundScene(app, scene, 0, True))


def broke(app: App) -> None:
    """The bank cannot pay all that it owes."""
    for seed in range(1, 60):
        scene = played(app, "jugadores=3 rounds=4", lambda s: s.turn == 0, seed)
        state = rules_of(scene.match)
        state.bank_money = 400
        while state.turn is not None and not state.rounds:
            scene.match.play(sensible(state))
        if state.rounds[0].unpaid:
            scene.finished = True
            scene.rebuild()
            app.push(RoundScene(app, scene, 0, True))
            return
        app.go_home()


def hot_seat(app: App) -> None:
    """Several people at one computer: whose turn it is."""
    scene = played(app, "jugadores=3", lambda s: s.turn == 1, seats=people("Ana", "Luis", "Eva"))
    scene.toast_left = 1e9


def eliminated(app: App) -> None:
    """Somebody has lost all."""

    def out(state: SieteYMedio) -> bool:
        return state.turn == 0 and state.round > 5 and any(money < MIN_BET for money in state.money)

    for seed in range(1, 40):
        trial = SieteYMedio.new(SieteYMedioOptions.parse("jugadores=5 rounds=30"), seed)
        while trial.turn is not None and not out(trial):
            trial.play(sensible(trial, True))
        if trial.turn is not None:
            played(app, "jugadores=5 rounds=30", out, seed, True)
            return


def ended(app: App, count: int, rounds: int, seed: int = 3, wild: bool = False) -> None:
    """The closing statistics."""
    played(app, f"jugadores={count} rounds={rounds}", lambda s: False, seed, wild)


def focus(app: App) -> None:
    scene = played(app, "jugadores=4", lambda s: s.turn == 0)
    scene.focus.restore("chip 500")
    scene.focus.visible = True


def refused(app: App) -> None:
    scene = played(app, "jugadores=4", lambda s: s.turn == 0)
    scene.commit(Bet(2000))
    scene.toast_left = 1e9


def replay(app: App) -> None:
    """A finished match looked at once more, in the middle of its third round."""
    scene = played(app, "jugadores=5 rounds=5", lambda s: False, 6, True)
    app.go_home()
    again = ReplayScene(app, scene.match)
    app.push(again)
    again.go_to(again.count // 2)


SHOTS = {
    "bet_1": lambda app: betting(app, 1),
    "bet_8": lambda app: betting(app, 8),
    "hit_1": lambda app: hitting(app, 1, 0),
    "hit_8": lambda app: hitting(app, 8, 5),
    "four": lambda app: hitting(app, 4, 2),
    "over_1": lambda app: sign(app, 1, False),
    "over_8": lambda app: sign(app, 8, False),
    "goal_1": lambda app: sign(app, 1, True),
    "goal_8": lambda app: sign(app, 8, True),
    "bank_1": lambda app: bank(app, 1),
    "bank_8": lambda app: bank(app, 8),
    "settled": lambda app: settled(app, 6),
    "round_1": lambda app: over_round(app, 1),
    "round_8": lambda app: over_round(app, 8),
    "round_long_names": lambda app: over_round(
        app, 4, 5, seats=[Seat(LONG_NAME), *people("<b>Ñoño</b> 😀", LONG_NAME[::-1], "אבגדה")]
    ),
    "round_prizes": prizes,
    "round_broke": broke,
    "hot_seat": hot_seat,
    "refused": refused,
    "eliminated": eliminated,
    "focus": focus,
    "hint": lambda app: played(app, "jugadores=3", lambda s: s.turn == 0 and bool(s.bets[0])).ask_hint(),
    "start": lambda app: table(app, GAME),
    "result_1": lambda app: ended(app, 1, 8),
    "result_8": lambda app: ended(app, 8, 12),
    "replay": replay,
    "result_early": lambda app: ended(app, 2, 100, 5, True),
}
