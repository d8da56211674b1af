"""Pictures of the arena: a league whose games were recorded here, card by card, without a process."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from arena.league import Began, Ended, Moved, News
from arena.opening import Begun
from arena.seat import BotFile, FaultKind
from arena.walls import Wall, Walls
from game.arena.competition import Competition
from game.arena.record import FaultNote, Record
from game.arena.schedule import Fixture, Terms
from ui.app import App
from ui.flow.background import Task
from ui.flow.league import Look, Running
from ui.scenes.arena.choose import ChooseScene
from ui.scenes.arena.interlude import InterludeScene
from ui.scenes.arena.live import LiveScene
from ui.scenes.arena.medals import MedalsScene

BOTS = (
    "alondra", "brújula", "cicuta", "dominó", "Maximiliana_Goikoetxea_Etxeberria", "fandango", "guirigay", "hojalata",
    "iguana", "jilguero",
)  # fmt: skip
HOUSE = ("Novato", "Tertuliano", "Decano")
TERMS = Terms(seed=7, games=4)
FOLDER = Path("/home/ana/bots-liga")


@dataclass
class Recorded:
    """A league that was played before: its news come at once, or not at all."""

    competition: Competition
    waiting: list[News] = field(default_factory=list)
    folder: Path = FOLDER
    fault: Exception | None = None
    running: bool = True
    paused: bool = False

    def start(self) -> None:
        """Nothing is played."""

    def news(self) -> list[News]:
        """All of it, once."""
        found, self.waiting = self.waiting, []
        return found

    def pause(self) -> None:
        """Nothing is played."""

    def go_on(self) -> None:
        """Nothing is played."""

    def stop(self) -> None:
        """Nothing is played."""

    def wait(self) -> None:
        """Nothing is played."""


def recorded(fixture: Fixture, faulty: str = "cicuta") -> Record:
    """A game of random cards, with a fault now and then."""
    match, random = fixture.match(), Random(fixture.key)
    faults = []
    while (seat := match.state.turn) is not None:
        moves = match.state.moves()
        move = moves[int(random.random() * len(moves))]
        if fixture.name(seat) == faulty and random.random() < 0.05:
            faults.append(FaultNote(len(match.moves), seat, FaultKind.LATE.value))
        match.play(move, seat)
    return Record.of(fixture, match, tuple(faults))


def played(games: int | None, bots: int = len(BOTS)) -> tuple[Competition, list[News]]:
    """A competition, and the news of its first games; of all of them without a number."""
    names = BOTS[:bots]
    along, news = Competition(TERMS, names, HOUSE), list[News]()
    while not along.over and (games is None or len(news) < games):
        record = recorded(along.left()[0])
        along.add(record)
        left = along.games - len(along.records)
        news.append(Ended(record, len(along.records), along.games, 1.4 * left))
    return Competition(TERMS, names, HOUSE), news


def live(app: App, games: int | None, moves: int = 22, bots: int = len(BOTS)) -> LiveScene:
    """The league after so many games, in the middle of another."""
    competition, news = played(games, bots)
    for piece in news:
        assert isinstance(piece, Ended)
        competition.add(piece.record)
    left = competition.left()
    fresh = Competition(TERMS, BOTS[:bots], HOUSE)
    for record in competition.records[:-6]:
        fresh.add(record)
    league = Recorded(fresh, [*news[len(fresh.records) :]])
    if left:
        record = recorded(left[0])
        seat = left[0].match().state.turn or 0
        league.waiting += [Began(left[0]), Moved(left[0], record.moves[:moves], seat, None)]

    scene = LiveScene(app, league, never)
    app.push(scene)
    for _ in range(400):
        app.step(0.05)
        table = scene.watch.table
        if table is not None and table.conductor.made == moves and not table.script.busy:
            break
    return scene


def never(newer: Path | None) -> Task[Running]:
    """Nothing is opened for a picture."""
    raise AssertionError


def choosing(
    app: App, found: tuple[BotFile, ...], begun: Begun | None = None, missing: tuple[Wall, ...] = ()
) -> ChooseScene:
    """The scene before a league, with what was found in a folder."""
    scene = ChooseScene(app, Path("/"))
    scene.folders.folder, scene.typed = Path("/home/ana/bots"), "/home/ana/bots"
    scene.folders.names = ["..", "archivo", "equipo_rojo", "pruebas"]
    scene.folders.bots, scene.jobs = len(found), 2
    scene.look = Look(Path("/home/ana/bots"), found, Walls(frozenset(Wall) - set(missing)), begun) if found else None
    app.push(scene)
    return scene


def bot(name: str, problem: str = "", original: bool = False) -> BotFile:
    return BotFile(name, Path(f"/home/ana/bots/{name}.py"), original, problem)


GOOD = tuple(bot(name, original=number % 3 == 2) for number, name in enumerate(BOTS[:6]))


def problems(app: App) -> None:
    say = app.say
    choosing(
        app,
        (
            *GOOD[:3],
            bot("mago", say("arena.problem.missing", module="torch")),
            bot("nadie", say("arena.gone.no_bot")),
            bot("perezoso", say("arena.gone.slow_start")),
            bot("roto", say("arena.problem.error", error="SyntaxError: '(' was never closed (roto.py, line 12)")),
        ),
        missing=(Wall.READING, Wall.WRITING, Wall.NETWORK),
    )


def begun(app: App) -> None:
    choosing(app, GOOD, Begun(FOLDER, TERMS, 38, 112))


def bracket(app: App) -> None:
    scene = live(app, 120 + 22)
    scene.bracket = True
    scene.rebuild()


def skipped(app: App) -> None:
    live(app, 120 + 22).skip()


def interlude(app: App) -> None:
    names = live(app, 120, moves=0).board.competition.qualified
    app.push(InterludeScene(app, names, never, lambda running: None))


def medals(app: App) -> None:
    scene = live(app, None, moves=40, bots=5)
    app.push(MedalsScene(app, scene.board.competition, FOLDER))


SHOTS = {
    "empty": lambda app: choosing(app, ()),
    "choose": lambda app: choosing(app, GOOD),
    "problems": problems,
    "begun": begun,
    "live": lambda app: live(app, 57),
    "bracket": bracket,
    "skipped": skipped,
    "interlude": interlude,
    "medals": medals,
}
