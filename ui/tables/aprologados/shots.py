"""Pictures of Aprologados."""

from game.aprologados import player
from game.aprologados.parts import Abandon, AprologadosOptions, Lay, Pass, Reason
from game.aprologados.rules import Aprologados
from game.aprologados.wordbank import Reason as Dropped
from game.aprologados.wordbank import Report, WordBankError
from game.core import Budget, IllegalMove, Level, Seat
from ui.app import App
from ui.flow.conductor import Conductor
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.scenes.setup import SetupScene
from ui.shots.build import LONG_NAME, one_person
from ui.tables.aprologados.compiling import Work
from ui.tables.aprologados.deal import DealScene
from ui.tables.aprologados.dialogs import LookUpScene
from ui.tables.aprologados.house import HouseScene
from ui.tables.aprologados.importing import ImportScene, Stage
from ui.tables.aprologados.pickers import BlankScene, ExchangeScene
from ui.tables.aprologados.table import AprologadosTable
from ui.tables.base.dialogs import tell

GAME = "aprologados"


def played(
    app: App,
    options: str = "",
    turns: int = 0,
    seed: int = 3,
    seats: list[Seat] | None = None,
    level: Level = Level.HABITUAL,
) -> AprologadosTable:
    """A table after so many turns of two computer players."""
    chosen = AprologadosOptions.parse(options)
    conductor = Conductor.start(app.store, app.thinker, GAME, chosen, seats or one_person(2), seed)
    mind = player(level, seed)
    state = conductor.match.state
    assert isinstance(state, Aprologados)
    while state.turn is not None and (len(state.history) < turns or (turns and (state.dealing or state.turn != 0))):
        conductor.play(mind.choose(state.view(state.turn), Budget(playouts=10)), state.turn)
    scene = AprologadosTable(app, conductor)
    app.push(scene)
    settle(app)
    return scene


def laid(app: App, options: str = "", seed: int = 3, turns: int = 8) -> AprologadosTable:
    """The best word that comes to mind lies on the board, not yet played."""
    scene = played(app, options, turns, seed)
    move = player(Level.HABITUAL, 1).choose(scene.view, Budget(playouts=10))
    assert isinstance(move, Lay)
    scene.lay_hint(move)
    quiet(scene)
    return scene


def hint(app: App, steps: int, options: str = "") -> None:
    """So many steps of a hint."""
    scene = played(app, options, 8)
    for _ in range(steps):
        scene.ask_hint()
        settle(app)
    quiet(scene)


class StillTable(AprologadosTable):
    """A note that is pictured does not go."""

    animating = False


def near(app: App) -> None:
    """A refused word with its neighbours."""
    scene = played(app, turns=4)
    scene.__class__ = StillTable
    scene.refuse(IllegalMove(Reason.NOT_A_WORD, word="casoa"))


def quiet(scene: AprologadosTable) -> None:
    scene.toast_left = 0


def invalid(app: App, options: str = "") -> None:
    """Tiles that make no word, tried and refused."""
    scene = laid(app, options)
    used = list(scene.tray.placed)
    tiles = [scene.tray.placed[square][0] for square in used] + scene.tray.rack
    scene.tray.recall_all()
    for square, tile in zip(used, reversed(tiles), strict=False):
        scene.tray.lay(tile, square, "Z" if tile.blank else "")
    scene.arrange(0.0)
    scene.play()
    quiet(scene)


def writing(app: App) -> None:
    """A word being typed downwards."""
    scene = played(app, turns=4)
    scene.fingers._write_at(3 * 15 + 11)
    assert scene.fingers.writer
    scene.fingers.writer.flip()
    for tile in scene.tray.rack[:3]:
        if not tile.blank:
            scene.fingers._letter(tile.face)
    quiet(scene)


def focus(app: App) -> None:
    scene = played(app, turns=8)
    scene.focus.restore("rack:2")
    scene.focus.visible = True


def picked(app: App) -> None:
    """A tile is picked up and waits for its square."""
    scene = played(app, turns=8)
    scene.fingers.pick(scene.tray.rack[2])


def blank(app: App, options: str) -> None:
    scene = played(app, options, 6)
    app.push(BlankScene(app, scene, lambda face: None))


def exchange(app: App, options: str = "") -> None:
    scene = played(app, f"reglas=scrabble {options}", 6)
    picker = ExchangeScene(app, scene, lambda tiles: None)
    app.push(picker)
    picker.chosen = {1, 4, 5}
    picker.rebuild()


def deal(app: App, options: str = "") -> None:
    played(app, f"reparto=manual {options}")
    settle(app)
    assert isinstance(app.scene, DealScene)
    for tile in "aeio":
        app.scene.choose(next(cell for cell in app.scene.cells() if cell.tile == tile))


def unseen(app: App, options: str = "") -> None:
    played(app, options, 14).show_unseen()


def summary(app: App, options: str = "", turns: int = 9) -> None:
    played(app, options, turns).show_summary()


def over(app: App, options: str = "") -> AprologadosTable:
    """A match that somebody gave up, with its result on the table."""
    scene = played(app, options, 14)
    scene.conductor.play(Abandon(), 0)
    scene.rebuild()
    settle(app)
    return scene


def missed(app: App, options: str = "") -> None:
    """What got away."""
    over(app, options).show_missed()


def imported_match(app: App) -> None:
    """Where an exported match is."""
    over(app)
    where = app.say("files.written", folder="/home/ana", file="aprologados-20261118-ana-remedios.gcg")
    tell(app, app.say("aprologados.window.gcg"), where)


def look_up(app: App) -> None:
    app.push(LookUpScene(app, played(app, turns=4), "ñandú"))


def passes(app: App) -> None:
    scene = played(app, turns=6)
    for number in range(4):
        scene.conductor.play(Pass(), number % 2)
    scene.rebuild()
    settle(app)


def replay(app: App) -> None:
    """A match looked at once more, in its middle, with all racks open."""
    match = played(app, turns=16).match
    app.go_home()
    scene = ReplayScene(app, match)
    app.push(scene)
    scene.go_to(8)


LISTS = {
    "diccionario_espanol.txt": "casa\ncasas\nárbol\nniño, ña\n",
    "english words.txt": "Apple\nBanana\nex-wife\n",
    "notas.txt": "1\n2\n",
}


def importer(app: App) -> ImportScene:
    """The files of a folder, from the set-up."""
    assert app.store.file
    folder = app.store.file.parent / "Documentos"
    (folder / "Listas").mkdir(parents=True)
    for name, text in LISTS.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "foto.png").write_bytes(bytes(range(256)))
    setup = SetupScene(app, GAME)
    app.push(setup)
    scene = ImportScene(app, setup)
    app.push(scene)
    scene.go_to(folder)
    scene.open(next(n for n, entry in enumerate(scene.entries) if entry.name.startswith("diccionario")))
    return scene


class StandingStill(ImportScene):
    """A picture of the work does not move."""

    animating = False


def importing(app: App) -> None:
    """Half way."""
    scene = importer(app)
    scene.work = Work(app, scene.name, scene.paths, scene.language)
    scene.work.fraction = 0.62
    scene.stage = Stage.WORK
    scene.__class__ = StandingStill
    scene.rebuild()


def imported(app: App) -> None:
    """The report of a list with faults of every kind."""
    scene = importer(app)
    scene.work = Work(app, scene.name, scene.paths, scene.language)
    report = Report("castellano", "utf-8", 91_204, 84_310)
    examples = {
        Dropped.DUPLICATE: (4102, "Casa, árbol, ARBOL"),
        Dropped.HYPHEN: (1203, "ex-novio, físico-químico, -azo"),
        Dropped.ABBREVIATION: (640, "ADN, S.A., etc."),
        Dropped.TOO_LONG: (512, "electroencefalografista"),
        Dropped.NO_TILE: (301, "kiwi, web, wau"),
        Dropped.SEVERAL_WORDS: (101, "a priori, vox populi"),
        Dropped.TOO_SHORT: (26, "a, e, o"),
        Dropped.NOT_A_WORD: (9, "4x4, ¿?"),
    }
    for reason, (count, words) in examples.items():
        report.dropped[reason], report.examples[reason] = count, words.split(", ")
    report.skipped = [("foto.png", "not_text"), ("numeros.txt", "empty")]
    scene.work.report = report
    scene.work.share = 0.07
    scene.stage = Stage.DONE
    scene.rebuild()


def import_failed(app: App) -> None:
    scene = importer(app)
    scene.take([scene.folder / "foto.png"])
    scene.fail(WordBankError("not_text", ""))
    scene.rebuild()


def own_bank(app: App) -> None:
    """The set-up once there are banks of one's own."""
    scene = importer(app)
    app.wordbanks.add("mis_palabras", scene.paths, "castellano")
    scene.name = "mis_palabras"
    scene.use()


def house(app: App, options: str = "") -> HouseScene:
    """The house's words of a bank."""
    for word, added, note in (
        ("guasap", True, "en casa se juega"),
        ("zzz", True, ""),
        ("zuzon", False, "no lo dice nadie, y además así no se puede perder una partida por él"),
    ):
        change = app.wordbanks.add_word if added else app.wordbanks.strike_word
        change("castellano", word, note)
    setup = SetupScene(app, GAME)
    app.push(setup)
    scene = HouseScene(app, setup)
    app.push(scene)
    return scene


def house_error(app: App) -> None:
    """A word that no tiles can write."""
    scene = house(app)
    scene.word = "kiwi!"
    scene._change(True)


def house_empty(app: App) -> None:
    setup = SetupScene(app, GAME)
    app.push(setup)
    app.push(HouseScene(app, setup))


def several(app: App) -> None:
    """Two files chosen for one bank."""
    scene = importer(app)
    scene.open(next(n for n, entry in enumerate(scene.entries) if entry.name.startswith("notas")))


EUSKERA, INGLES = "idioma=euskera", "idioma=ingles"

SHOTS = {
    "empty": lambda app: played(app),
    "middle": lambda app: played(app, "", 10),
    "middle_euskera": lambda app: played(app, EUSKERA, 10),
    "middle_ingles": lambda app: played(app, INGLES, 10, 5),
    "late": lambda app: played(app, "", 19, level=Level.MAESTRO),
    "scrabble": lambda app: played(app, "reglas=scrabble", 7, 8),
    "scrabble_empty": lambda app: played(app, "reglas=scrabble"),
    "valid": laid,
    "valid_euskera": lambda app: laid(app, EUSKERA),
    "hint_where": lambda app: hint(app, 1),
    "hint_with": lambda app: hint(app, 2),
    "hint_whole": lambda app: hint(app, 3),
    "near": near,
    "invalid": invalid,
    "writing": writing,
    "focus": focus,
    "picked": picked,
    "long_names": lambda app: played(app, "", 8, seats=[Seat(LONG_NAME), Seat("<b>Ñoño</b> 😀", Level.APRENDIZ)]),
    "blank": lambda app: blank(app, ""),
    "blank_euskera": lambda app: blank(app, EUSKERA),
    "blank_ingles": lambda app: blank(app, INGLES),
    "deal": deal,
    "deal_euskera": lambda app: deal(app, EUSKERA),
    "exchange": exchange,
    "exchange_ingles": lambda app: exchange(app, INGLES),
    "unseen": unseen,
    "unseen_euskera": lambda app: unseen(app, EUSKERA),
    "look_up": look_up,
    "summary": summary,
    "summary_euskera": lambda app: summary(app, EUSKERA),
    "missed": missed,
    "missed_euskera": lambda app: missed(app, EUSKERA),
    "exported": imported_match,
    "result": passes,
    "replay": replay,
    "import": importer,
    "import_progress": importing,
    "import_report": imported,
    "import_error": import_failed,
    "setup_own_bank": own_bank,
    "import_several": several,
    "house": house,
    "house_error": house_error,
    "house_empty": house_empty,
}
