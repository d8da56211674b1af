"""Closing the window while something could not be written: nothing is lost without a question."""

import tempfile
from pathlib import Path

from ui.app import App
from ui.tables.base.dialogs import Dialog, tell


def unsaved_question(app: App) -> Dialog:
    """Save the matches as texts elsewhere, leave without them, or stay."""
    return Dialog(
        app,
        app.say("saves.unsaved"),
        app.say("saves.unsaved_text", n=len(app.keeping.records)),
        [
            (app.say("saves.elsewhere"), lambda: _rescue(app)),
            (app.say("saves.leave_anyway"), lambda: _leave(app)),
            (app.say("common.cancel"), lambda: None),
        ],
    )


def _leave(app: App) -> None:
    app.running = False


def _rescue(app: App) -> None:
    """Into the user's own folder; if not even that can be written, into the system's for passing things."""
    for folder in (Path.home(), Path(tempfile.gettempdir())):
        try:
            paths = app.keeping.rescue(folder)
        except OSError:
            continue
        app.keeping.records.clear()
        tell(app, app.say("saves.unsaved"), app.say("saves.rescued", files=", ".join(map(str, paths))))
        return
    tell(app, app.say("saves.unsaved"), app.say("saves.not_rescued"))
