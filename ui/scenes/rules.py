"""The rules of a game, as a page to read."""

import pygame

from ui import colours
from ui.app import App
from ui.scene import Scene
from ui.tables.rooms import room_of
from ui.theme import escape


def as_html(text: str, heading: int) -> str:
    """Our plain texts in pygame-gui's tags: `# ` starts a heading, `- ` a point of a list."""
    result = []
    for line in text.strip().split("\n"):
        if line.startswith("# "):
            result.append(f"<font pixel_size={heading} color=#7d1418><b>{escape(line[2:])}</b></font>")
        elif line.startswith("- "):
            result.append("   •  " + escape(line[2:]))
        else:
            result.append(escape(line))
    return "<br>".join(result)


COMMON_KEYS = (
    ("Tab", "walk"),
    ("H", "hint"),
    ("U", "undo"),
    ("G", "log"),
    ("M", "sound"),
    ("F1", "rules"),
    ("F11", "screen"),
    ("Esc", "menu"),
    ("Enter Space", "go_on"),
)
"""The keys of every table."""


def keys_page(app: App, game: str) -> str:
    """The keys at the table of a game, as a section of its rules."""
    own = [(printed, f"{game}.key.{does}") for printed, does in room_of(game).keys]
    common = [(printed, f"keys.{does}") for printed, does in COMMON_KEYS]
    lines = [f"- {_printed(app, printed)}: {app.say(key)}." for printed, key in [*own, *common]]
    return "\n".join([f"# {app.say('keys.title')}", *lines])


def _printed(app: App, printed: str) -> str:
    """What stands on the keys, in the user's language."""
    words = [app.say(f"keys.name.{word}") if app.knows(f"keys.name.{word}") else word for word in printed.split(" ")]
    return " ".join(words)


class RulesScene(Scene):
    """A sheet of paper that scrolls, by wheel and by keys."""

    opaque = False

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game

    @property
    def title(self) -> str:
        """What stands on top."""
        return self.say(f"{self.game}.name")

    def page(self, heading: int) -> str:
        """The text in pygame-gui's tags; headings of that many pixels."""
        return as_html(self.say(f"{self.game}.rules").strip() + "\n" + keys_page(self.app, self.game), heading)

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        width = min(m.pt(860), m.width - m.px(48))
        rect = pygame.Rect(0, 0, width, m.height - m.px(48))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        top = m.pt(74)
        text = pygame.Rect(box.left + m.px(30), box.top + top, box.width - m.px(60), box.height - top - m.pt(84))
        heading = m.pt(23)
        self.text = self.form.text_box(text, self.page(heading), "paper_text", heading)
        rect = pygame.Rect(0, 0, m.pt(200), m.pt(46))
        rect.midbottom = (box.centerx, box.bottom - m.px(22))
        self.form.button(rect, self.say("common.close"), self.back, "paper", name="close")

    def handle(self, event: pygame.Event) -> bool:
        bar = self.text.scroll_bar
        steps = {
            pygame.K_DOWN: 0.08,
            pygame.K_UP: -0.08,
            pygame.K_PAGEDOWN: 0.3,
            pygame.K_PAGEUP: -0.3,
            pygame.K_SPACE: 0.3,
            pygame.K_END: 1.0,
            pygame.K_HOME: -1.0,
        }
        if bar is not None and event.type == pygame.KEYDOWN and event.key in steps and not self.focus.visible:
            now = bar.start_percentage + steps[event.key]
            bar.set_scroll_from_start_percentage(max(0.0, min(1.0 - bar.visible_percentage, now)))
            bar.has_moved_recently = True
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.sheet(surface, box)
        self.paint.text(
            surface,
            self.title,
            (box.centerx, box.top + m.pt(20)),
            36,
            "title",
            colours.INK,
            "midtop",
        )
        super().draw(surface)
