"""Pictures of Chinchón."""

from collections.abc import Callable

from game.cards import Card
from game.chinchon.parts import Close, Discard, Done, Phase, Source, Take
from game.chinchon.rules import Chinchon
from game.core import Budget, Level, Move, Seat
from game.core.registry import computer_player, game_type
from ui.app import App
from ui.flow.conductor import Conductor
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.shots.build import LONG_NAME, one_person
from ui.tables.chinchon.room import AUTO_LAY_OFF, SORT
from ui.tables.chinchon.table import ChinchonTable

GAME = "chinchon"
Until = Callable[[Chinchon], bool]


def state_of(conductor: Conductor) -> Chinchon:
    """The match as it is."""
    state = conductor.match.state
    assert isinstance(state, Chinchon)
    return state


def thoughtful(conductor: Conductor) -> Move:
    """What a computer player would do."""
    state = conductor.match.state
    player = computer_player(GAME, Level.HABITUAL, len(conductor.match.moves))
    return player.choose(state.view(state.turn), Budget(playouts=20))


def start(app: App, options: str = "", seed: int = 1, seats: list[Seat] | None = None) -> Conductor:
    """A match that has just been dealt."""
    chosen = game_type(GAME).options_type.parse(options)
    return Conductor.start(app.store, app.thinker, GAME, chosen, seats or one_person(chosen.seats), seed)


def play_until(conductor: Conductor, until: Until) -> Chinchon:
    """Let computer players play for everybody until something is so."""
    state = state_of(conductor)
    while state.turn is not None and not until(state):
        conductor.play(thoughtful(conductor), state.turn)
    return state


def give(state: Chinchon, seat: int, cards: str) -> None:
    """Put cards into a hand by exchanging them with whatever holds them, so that no card is lost."""
    wanted = [Card.parse(word) for word in cards.split()]
    hand = state.hands[seat]
    for place, card in enumerate(wanted):
        for cards_there in (state.stock, state.pile, *state.hands):
            if card in cards_there:
                there = cards_there.index(card)
                cards_there[there], hand[place] = hand[place], card
                break
    if state.taken_from is not None and seat == state.turn:
        state.taken = hand[-1]
    for known in state.public:
        known.clear()


def sit(app: App, conductor: Conductor) -> ChinchonTable:
    """Show the table as it is."""
    scene = ChinchonTable(app, conductor)
    app.push(scene)
    settle(app)
    return scene


def second_turn(state: Chinchon) -> bool:
    """Seat 0 may discard, and close."""
    return state.turn == 0 and state.phase is Phase.DISCARD and not state.first_round()


EIGHT = "O3 C3 E3 B5 B6 B7 O10 E12"
CLOSING = "O3 C3 E3 B5 B6 B7 E4 O12"


def own_turn(
    app: App,
    options: str = "jugadores=4",
    cards: str = EIGHT,
    seats: list[Seat] | None = None,
    sort: str = "groups",
    until: Until = second_turn,
) -> ChinchonTable:
    """Seat 0 to discard, with certain cards."""
    app.prefer(SORT, sort)
    conductor = start(app, options, 3, seats)
    state = play_until(conductor, until)
    give(state, 0, cards)
    return sit(app, conductor)


def taking(app: App, options: str = "jugadores=3") -> None:
    conductor = start(app, options, 5)
    play_until(conductor, lambda state: state.turn == 0 and state.phase is Phase.TAKE and len(state.history) > 8)
    sit(app, conductor)


def close_dialog(app: App, cards: str = CLOSING, options: str = "jugadores=4") -> None:
    own_turn(app, options, cards).try_close()


def refused(app: App) -> None:
    scene = own_turn(app)
    scene.try_close()
    still(scene)


class StillTable(ChinchonTable):
    """A table that does not move on, so that a note stays in the picture."""

    @property
    def animating(self) -> bool:
        return False


def still(scene: ChinchonTable) -> None:
    """Let the note stay."""
    scene.toast_left = 1e9
    scene.__class__ = StillTable


def by_hand(app: App, phase: Phase, own: str, options: str = "jugadores=4 comodines=2") -> ChinchonTable:
    """Another player has closed; seat 0 shows, or lays off, by hand."""
    app.prefer(AUTO_LAY_OFF, False)
    conductor = start(app, options, 3)
    state = play_until(conductor, lambda now: now.turn == 1 and now.phase is Phase.DISCARD and not now.first_round())
    rivals = ("", "O2 O3 O4 B5 B6 B7 C4 E12", "E1 E2 E3 O7 E7 O12 C12", "B12 B11 B10 C1 C2 C3 O11")
    for seat in range(1, state.seats):
        give(state, seat, rivals[seat])
    give(state, 0, own)
    conductor.play(Close(Card.parse("E12")), 1)
    while not (state.turn == 0 and state.phase is phase):
        assert state.turn is not None
        conductor.play(Done() if state.turn == 0 else thoughtful(conductor), state.turn)
    return sit(app, conductor)


def showing(app: App) -> None:
    """A group is being picked: three cards of a run of four."""
    by_hand(app, Phase.SHOW, "C5 C6 C7 C10 O1 B4 E11").use("C5")


def which_way(app: App) -> None:
    """A comodín may lie at either end of the run."""
    by_hand(app, Phase.SHOW, "C5 C6 JK1 E11 O1 B4 O10").use("JK1")


def choosing(app: App) -> None:
    """A comodín fits in many places."""
    by_hand(app, Phase.LAY, "E11 C6 JK1 O5 O1 B4 E10").use("JK1")


def sheet(
    app: App, options: str = "jugadores=4 reenganches=2", seats: list[Seat] | None = None, hands: int = 9
) -> None:
    conductor = start(app, options, 9, seats)
    play_until(conductor, lambda state: len(state.results) >= hands and state.phase is Phase.TAKE)
    scene = sit(app, conductor)
    scene.open_sheet(len(scene.shown.results))


def reentry(app: App) -> None:
    conductor = start(app, "jugadores=4 reenganches=2 limite=60", 2)
    play_until(conductor, lambda state: state.phase is Phase.REENTRY and state.turn == 0)
    sit(app, conductor)


def chinchon(app: App) -> None:
    app.settings = app.store.settings.change(trick_pause="click")
    scene = own_turn(app, "jugadores=3", "O1 O2 O3 O4 O5 O6 O7 B12")
    scene.commit(Close(Card.parse("B12")))
    settle(app)


def banner(app: App) -> None:
    """The last stock is announced."""
    app.settings = app.store.settings.change(trick_pause="click")
    conductor = start(app, "jugadores=4", 4)
    state = state_of(conductor)
    while not (state.exhaustions == 2 and len(state.stock) == 0):
        assert state.turn is not None
        move = Take(Source.STOCK) if state.phase is Phase.TAKE else Discard(state.hands[state.turn][-1])
        conductor.play(move, state.turn)
    scene = sit(app, conductor)
    assert state.turn is not None
    scene.commit(Discard(state.hands[state.turn][-1]), state.turn)
    settle(app)


def counted(app: App) -> None:
    """The end of a hand before the sheet comes up."""
    app.settings = app.store.settings.change(trick_pause="click")
    conductor = start(app, "jugadores=4", 3)
    state = play_until(conductor, second_turn)
    give(state, 0, CLOSING)
    scene = sit(app, conductor)
    scene.commit(Close(Card.parse("O12")))
    for _ in range(400):
        app.step(0.05)
        if scene.shown.counted and scene.script.holding:
            break
        if scene.script.holding:
            scene.script.skip()


def ended(app: App) -> None:
    conductor = start(app, "jugadores=4 limite=50", 6)
    play_until(conductor, lambda state: state.outcome is not None)
    sit(app, conductor)


def replay(app: App) -> None:
    """The middle of a match, all hands open."""
    conductor = start(app, "jugadores=4 comodines=2 limite=50", 6)
    play_until(conductor, lambda state: state.outcome is not None)
    scene = ReplayScene(app, conductor.match)
    app.push(scene)
    scene.go_to(22)


def focus(app: App) -> None:
    scene = own_turn(app)
    scene.focus.restore("close")
    scene.focus.visible = True


SHOTS = {
    "start": lambda app: sit(app, start(app)),
    "take": taking,
    "hand": own_turn,
    "hand_two": lambda app: own_turn(app, "jugadores=2", CLOSING),
    "hand_48": lambda app: own_turn(app, "jugadores=4 baraja=48 comodines=2", "O8 O9 JK1 B5 B6 B7 O10 E12"),
    "hand_suit": lambda app: own_turn(app, "jugadores=3", sort="suit"),
    "long_names": lambda app: own_turn(
        app,
        "jugadores=4 reenganches=3",
        seats=[Seat(LONG_NAME), *(Seat(name, Level.MAESTRO) for name in ("<b>Ñoño</b> 😀", LONG_NAME[::-1], "אבגדה"))],
    ),
    "focus": focus,
    "hint": lambda app: own_turn(app).ask_hint(),
    "close": close_dialog,
    "close_all": lambda app: close_dialog(app, "O3 C3 E3 B5 B6 B7 B10 O12"),
    "close_run": lambda app: close_dialog(app, "O2 O3 O4 O5 O6 O7 JK1 B4", "jugadores=3 comodines=2"),
    "refused": refused,
    "showing": showing,
    "which_way": which_way,
    "laying": lambda app: by_hand(app, Phase.LAY, "E6 C6 B3 O5 O1 B4 E10", "jugadores=4"),
    "laying_two": lambda app: by_hand(app, Phase.LAY, "E6 C6 B3 O5 O1 B4 E10", "jugadores=2"),
    "choosing": choosing,
    "counted": counted,
    "sheet": sheet,
    "sheet_two": lambda app: sheet(app, "jugadores=2", hands=4),
    "reentry": reentry,
    "banner": banner,
    "chinchon": chinchon,
    "replay": replay,
    "result": ended,
}
