"""Pictures of Cachos."""

from collections.abc import Callable
from random import Random

from game.cachos.bids import AS, Bid
from game.cachos.parts import Calzar, Dudar, DudarPaso, Obligar, Obligo, Pasar, Sentido, Way
from game.cachos.rules import Cachos
from game.core import Level, Move, Seat
from ui.app import App
from ui.flow.conductor import Conductor
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.shots.build import LONG_NAME, one_person
from ui.tables.cachos.room import HELPER
from ui.tables.cachos.table import CachosTable

Until = Callable[[Cachos], bool]


def sensible(state: Cachos, rng: Random, obligo: Obligo | None = None) -> Move:
    """A move about as people make them: near the expected count, then doubt."""
    legal = state.moves()
    if obligo is not None and Obligar(obligo) in legal:
        return Obligar(obligo)
    bids = [move for move in legal if isinstance(move, Bid)]
    dice = sum(state.counts)
    fair = [bid for bid in bids if bid.quantity <= dice * (0.17 if bid.face == 1 else 0.34)]
    if state.bid is None and fair:
        raised = [bid for bid in fair if bid.face != 1 and bid.quantity >= dice * 0.12] or fair
        return raised[int(rng.random() * len(raised))]
    if fair and rng.random() < 0.8:
        return fair[int(rng.random() * min(5, len(fair)))]
    if Pasar() in legal and rng.random() < 0.3:
        return Pasar()
    return Dudar() if Dudar() in legal else legal[0]


def played(
    app: App, options: str, until: Until, seed: int = 1, seats: list[Seat] | None = None, obligo: Obligo | None = None
) -> CachosTable:
    """A table whose match has come to a point, with the first seed that leads to it."""
    chosen = Cachos.options_type.parse(options)
    for number in range(seed, seed + 400):
        trial, rng, moves = Cachos.new(chosen, number), Random(number), []
        while trial.turn is not None and not until(trial):
            moves.append((trial.turn, sensible(trial, rng, obligo)))
            trial.play(moves[-1][1])
        if until(trial):
            break
    conductor = Conductor.start(app.store, app.thinker, "cachos", chosen, seats or one_person(chosen.seats), number)
    for seat, move in moves:
        conductor.play(move, seat)
    scene = CachosTable(app, conductor)
    app.push(scene)
    settle(app)
    return scene


def frozen(app: App, scene: CachosTable, until: Callable[[], bool]) -> None:
    """Let time pass until something is seen, and stop it there."""
    for _ in range(6000):
        app.step(0.02)
        if until():
            break
    scene.script.clear()
    scene.script.hold(None)
    scene.toast_left = 0.0


def answering(state: Cachos, least: int = 3) -> bool:
    """Seat 0 answers, and some have spoken."""
    return state.turn == 0 and state.bid is not None and len({said.seat for said in state.log}) >= least


def over(state: Cachos, quantity: int) -> bool:
    """More than so many are bid."""
    return state.bid is not None and state.bid.quantity > quantity


def on_ases(state: Cachos) -> bool:
    """Ases are bid."""
    return state.bid is not None and state.bid.face == AS


def about_to_open(state: Cachos, seat: int) -> bool:
    """The seat has to make the first bid of a round after the first."""
    return state.turn == seat and state.bid is None and len(state.rounds) > 0 and not state.awaiting_obligo


def opening_roll(app: App, count: int) -> None:
    app.settings = app.store.settings.change(animation="slow", trick_pause="click")
    options = Cachos.options_type.parse(f"jugadores={count}")
    scene = CachosTable(app, Conductor.start(app.store, app.thinker, "cachos", options, one_person(count), 3))
    app.push(scene)
    frozen(app, scene, lambda: scene.script.holding)


def throwing(app: App) -> None:
    app.settings = app.store.settings.change(animation="slow", trick_pause=0.0)
    options = Cachos.options_type.parse("jugadores=5")
    scene = CachosTable(app, Conductor.start(app.store, app.thinker, "cachos", options, one_person(5), 3))
    app.push(scene)
    frozen(app, scene, lambda: scene.shown.thrown and sum(p.moving for p in scene.stage.pieces.values()) > 3)


def opening(app: App, count: int) -> None:
    played(
        app,
        f"jugadores={count}",
        lambda s: about_to_open(s, 0),
    )


def bidding(app: App, count: int, **more: object) -> CachosTable:
    least = min(3, count)
    return played(app, f"jugadores={count}", lambda s: answering(s, least) and len(s.rounds) >= 1, **more)  # type: ignore[arg-type]


def peek(app: App, count: int) -> None:
    bidding(app, count).look(True)


def aces(app: App) -> None:
    scene = played(app, "jugadores=5", lambda s: answering(s) and over(s, 5) and not on_ases(s))
    assert scene.view.bid is not None
    scene.box.choose(Bid((scene.view.bid.quantity + 1) // 2, 1))


def from_aces(app: App) -> None:
    played(app, "jugadores=5", lambda s: answering(s, 2) and on_ases(s))


def helper(app: App, count: int) -> None:
    app.prefer(HELPER, True)
    scene = bidding(app, count)
    scene.look(True)


def passed(app: App) -> None:
    played(app, "jugadores=5", lambda s: s.turn == 0 and s.log != [] and s.log[-1].move == Pasar())


def obligo_question(app: App) -> None:
    played(app, "jugadores=4", lambda s: s.turn == 0 and s.awaiting_obligo)


def obligo(app: App, kind: Obligo, count: int = 4, own_die: bool = False) -> CachosTable:
    return played(
        app,
        f"jugadores={count}",
        lambda s: s.turn == 0 and s.bid is not None and s.obligo is kind and (s.counts[0] == 1) == own_die,
        obligo=kind,
    )


def cerrado_own(app: App) -> None:
    obligo(app, Obligo.CERRADO, own_die=True).look(True)


def false_start(app: App) -> None:
    scene = played(app, "jugadores=4", lambda s: about_to_open(s, 3))
    scene.commit(Bid(2, 1), 3)


def reveal(app: App, count: int, word: Move, until: Until | None = None, whole: bool = True) -> None:
    """The dice on the table after a word of seat 0."""
    scene = played(app, f"jugadores={count}", until or (lambda s: answering(s, 2) and word in s.moves() and over(s, 2)))
    app.settings = app.store.settings.change(animation="slow", trick_pause="click")
    scene.commit(word)
    frozen(
        app,
        scene,
        lambda: scene.script.holding if whole else scene.shown.reveal is not None and len(scene.shown.reveal.lit) >= 2,
    )


def look_again(app: App, count: int) -> None:
    scene = played(app, f"jugadores={count}", lambda s: s.turn == 0 and len(s.rounds) == 3)
    scene.open_round()


def replay(app: App) -> None:
    """The middle of a match, all dice open."""
    whole = played(app, "jugadores=5", lambda s: s.turn is None).match
    app.go_home()
    scene = ReplayScene(app, whole)
    app.push(scene)
    scene.go_to(next(n for n in range(8, scene.count) if answering(whole.until(n).state)))  # type: ignore[arg-type]


def log(app: App) -> None:
    bidding(app, 5).log.toggle()


def refused(app: App) -> None:
    scene = bidding(app, 4)
    scene.commit(DudarPaso())
    scene.toast_left = 1e9
    type(scene).animating = property(lambda self: False)  # type: ignore[assignment]


def direction(app: App) -> None:
    scene = played(app, "jugadores=5", lambda s: about_to_open(s, 0))
    scene.commit(Sentido(Way.DERECHA))


def focus(app: App) -> None:
    scene = bidding(app, 4)
    scene.focus.restore("calzar")
    scene.focus.visible = True


SHOTS = {
    "opening_roll_2": lambda app: opening_roll(app, 2),
    "opening_roll_8": lambda app: opening_roll(app, 8),
    "throwing": throwing,
    "opening": lambda app: opening(app, 4),
    "direction": direction,
    "false_start": false_start,
    "bidding_2": lambda app: bidding(app, 2),
    "bidding_3": lambda app: bidding(app, 3),
    "bidding_4": lambda app: bidding(app, 4),
    "bidding_6": lambda app: bidding(app, 6),
    "bidding_8": lambda app: bidding(app, 8),
    "long_names": lambda app: bidding(
        app,
        8,
        seats=[
            Seat(LONG_NAME),
            Seat("<b>Ñoño</b> 😀", Level.APRENDIZ),
            Seat(LONG_NAME[::-1], Level.HABITUAL),
            *one_person(6)[1:],
        ],
    ),
    "peek_2": lambda app: peek(app, 2),
    "peek_5": lambda app: peek(app, 5),
    "to_aces": aces,
    "from_aces": from_aces,
    "after_a_pass": passed,
    "obligo_question": obligo_question,
    "obligo_cerrado": lambda app: obligo(app, Obligo.CERRADO),
    "obligo_cerrado_own": cerrado_own,
    "obligo_abierto": lambda app: obligo(app, Obligo.ABIERTO),
    "obligo_abierto_8": lambda app: obligo(app, Obligo.ABIERTO, 8),
    "counting": lambda app: reveal(app, 5, Dudar(), whole=False),
    "reveal_2": lambda app: reveal(app, 2, Dudar()),
    "reveal_5": lambda app: reveal(app, 5, Dudar()),
    "reveal_8": lambda app: reveal(app, 8, Dudar()),
    "reveal_calzar": lambda app: reveal(app, 4, Calzar()),
    "reveal_pass": lambda app: reveal(app, 5, DudarPaso(), lambda s: s.turn == 0 and DudarPaso() in s.moves()),
    "helper_4": lambda app: helper(app, 4),
    "helper_8": lambda app: helper(app, 8),
    "look_again_4": lambda app: look_again(app, 4),
    "look_again_8": lambda app: look_again(app, 8),
    "log": log,
    "refused": refused,
    "focus": focus,
    "replay": replay,
    "result_2": lambda app: played(app, "jugadores=2", lambda s: s.turn is None),
    "result_8": lambda app: played(app, "jugadores=8", lambda s: s.turn is None),
}
