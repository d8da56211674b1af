"""A scene: what fills the window, or lies over what does."""

import pygame

from ui.app import App
from ui.focus import Focus
from ui.measures import Measures
from ui.paint import Painter
from ui.widgets.form import Form


class Scene:
    """The verbs of a scene. `build` lays out its widgets; it is called on entering, on a resize, and when the
    language or the text size changes, so it takes everything from the scene's own fields."""

    opaque = True
    """Whether it covers the whole window. What lies under a scene that does not is drawn first, dimmed."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.focus = Focus()
        self.form: Form
        self.host: Scene | None = None
        """The scene that shows this one as a part of itself: a replay shows a table."""
        self.frame: tuple[Measures, Painter] | None = None
        """The part of the window that the host leaves to it; None for all of it."""

    # -- the five verbs ----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The scene comes up."""
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; True if nobody else should. Widgets come first, then the focus, then Escape."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if self.focus.handle(event):
            return True
        return self.form.handle(event)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.form.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene."""
        self.form.draw(surface)

    def leave(self) -> None:
        """The scene goes."""

    # -- help for scenes ---------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether it must be drawn again even if nothing happens from outside."""
        return False

    @property
    def m(self) -> Measures:
        """The measures of what it has of the window."""
        return self.frame[0] if self.frame else self.app.measures

    @property
    def paint(self) -> Painter:
        """What to draw with."""
        return self.frame[1] if self.frame else self.app.painter

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over it."""
        return self.app.scene is (self.host or self)

    def fit_into(self, size: tuple[int, int], host: "Scene", text: float = 1.0) -> None:
        """Be a part of another scene, at a size of its own; the host draws it, updates it and lays it out. `text`: how
        much larger than in proportion its text is, where the part is small."""
        self.host = host
        measures = Measures(*size, text_scale=self.app.measures.text_scale * text)
        self.frame = measures, Painter(measures, self.app.sprites, self.app.lines)

    def rebuild(self) -> None:
        """Lay everything out anew; the focus stays on the widget of the same name."""
        name = self.focus.clear()
        self.form = Form(self.app, self.focus, getattr(self, "form", None))
        self.build()
        self.focus.restore(name)
        self.form.update(0.0)
        self.app.redraw()

    def build(self) -> None:
        """Lay out the widgets for the present size and language."""

    def back(self) -> None:
        """What Escape does."""
        self.app.pop()

    def say(self, key: str, **values: object) -> str:
        """A sentence in the user's language."""
        return self.app.say(key, **values)

    def uncovered(self) -> None:
        """The scene is on top again after another one left."""
