"""Matches that go to other programs as files, and come from them: as each game's room says, in `Room.files`."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.core import IllegalMove, Match
from game.core.registry import NAMES
from saves.faults import StoreFault
from saves.files import read_text, stem, write_new
from ui.tables.base.dialogs import tell
from ui.tables.room import FileKind
from ui.tables.rooms import load, room_of

if TYPE_CHECKING:
    from ui.app import App


class Unreadable(ValueError):
    """A text that is no match, or none that can be played here: in which line, and what the rules refuse there."""

    def __init__(self, line: int, refused: IllegalMove | None = None) -> None:
        self.line = line
        self.refused = refused
        super().__init__(f"line {line}: {refused or 'not understood'}")


def exports(app: "App", match: Match) -> list[tuple[str, Callable[[], object]]]:
    """The files that can be made of a finished match: what a button says, and what it does."""
    game = match.game.name
    return [(app.say(kind.text), partial(export, app, match, kind)) for kind in room_of(game).files]


def export(app: "App", match: Match, kind: FileKind) -> None:
    """Write a match into the user's own folder, or where that cannot be into the program's, and tell where it is."""
    game = match.game.name
    text = load(game, kind.write)(match)
    name = stem(game, datetime.fromtimestamp(app.clock()).astimezone(), match.seats)
    why = ""
    for folder in filter(None, (Path.home(), app.store.file.parent if app.store.file else None)):
        try:
            path = write_new(folder, name, kind.suffix, text)
        except OSError as fault:
            why = fault.strerror or str(fault)
            continue
        tell(app, app.say(kind.text), app.say("files.written", folder=path.parent, file=path.name))
        return
    tell(app, app.say(kind.text), app.say("files.not_written", why=why))


def import_file(app: "App", path: Path) -> bool:
    """Keep the match of another program's file among one's own; whether it could be. What came of it is told."""
    found = _kind(path)
    title = app.say("files.title")
    if found is None:
        kinds = ", ".join(kind.suffix for game in NAMES for kind in room_of(game).files)
        tell(app, title, app.say("files.unknown", file=path.name, kinds=kinds))
        return False
    game, kind = found
    try:
        match: Match = load(game, kind.read)(read_text(path))
        app.store.matches.import_text(match.text())
    except OSError as fault:
        sentence = app.say("files.not_read", file=path.name, why=fault.strerror or fault)
    except Unreadable as fault:
        sentence = app.say("files.unreadable", file=path.name, line=fault.line)
        if fault.refused is not None:
            why = app.say(fault.refused.reason.value, **fault.refused.details)
            sentence = app.say("files.refused", file=path.name, line=fault.line, why=why)
    except StoreFault as fault:
        sentence = app.say("saves.not_written", why=app.say(fault.kind.value))
    else:
        names = ", ".join(seat.name for seat in match.seats)
        tell(app, title, app.say("files.added", match=f"{app.say(f'{game}.name')}: {names}"))
        return True
    tell(app, title, sentence)
    return False


def _kind(path: Path) -> tuple[str, FileKind] | None:
    """The game and the kind of a file, by the end of its name."""
    for game in NAMES:
        for kind in room_of(game).files:
            if path.suffix.lower() == kind.suffix:
                return game, kind
    return None
