"""A file dropped onto the window: what it is decides what becomes of it."""

from pathlib import Path

import pygame

from game.arena.reading import is_match, read_match
from game.core import BadMatch, IllegalMove, Match, OtherRules
from saves.files import read_text
from ui.app import App
from ui.scenes.replay import ReplayScene
from ui.tables.base.dialogs import tell
from ui.tables.base.exchange import import_file, kinds, of_another_program


def take_file(app: App, path: Path) -> bool:
    """Keep the match of another program among one's own, or show one of ours or of RoboBrisca, which is not kept.

    Whether the matches that are kept have changed. What a file is that cannot be taken is told.
    """
    if of_another_program(path):
        return import_file(app, path)
    found = _match(app, path)
    if isinstance(found, str):
        tell(app, app.say("files.title"), found)
    elif isinstance(app.scene, DroppedScene):
        app.replace(DroppedScene(app, found))
    else:
        app.push(DroppedScene(app, found))
    return False


class DroppedScene(ReplayScene):
    """A replay of a file's match. The next file may be dropped onto it: games are studied one after the other."""

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            take_file(self.app, Path(event.file))
            return True
        return super().handle(event)


def _match(app: App, path: Path) -> Match | str:
    """The match of a file, or the sentence that says why there is none."""
    try:
        text = read_text(path)
        if not is_match(text):
            return app.say("files.unknown", file=path.name, kinds=kinds())
        return read_match(text)
    except OSError as fault:
        return app.say("files.not_read", file=path.name, why=fault.strerror or fault)
    except OtherRules as fault:
        return app.say(fault.reason.value, **fault.details)
    except BadMatch as fault:
        refused = fault.__cause__
        if not isinstance(refused, IllegalMove):
            return app.say("files.unreadable", file=path.name, line=fault.line)
        why = app.say(refused.reason.value, **refused.details)
        return app.say("files.refused", file=path.name, line=fault.line, why=why)
