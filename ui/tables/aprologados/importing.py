"""A word bank of one's own: choose files, a folder or a zip, see them compiled, read what was dropped and why."""

import re
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.aprologados.lexicon import LexiconError, normalise
from game.aprologados.tiles import languages
from game.aprologados.wordbank import WordBankError
from game.core import Options
from saves.wordbanks import LARGEST
from ui import colours
from ui.focus import Target
from ui.scene import Scene
from ui.tables.aprologados.compiling import Work, draw_progress, draw_report, dropped

if TYPE_CHECKING:
    from ui.app import App

NAME_LIMIT = 30
MOST_ENTRIES = 2000


class Stage(Enum):
    """How far it has come."""

    CHOOSE = "choose"
    WORK = "work"
    DONE = "done"
    FAILED = "failed"


class SettingUp(Protocol):
    """What is needed of the set-up from which one comes."""

    options: Options

    def choose(self, field: str, value: object) -> None: ...
    def rebuild(self) -> None: ...


class ImportScene(Scene):
    """Four sheets of one panel: choose a file, wait, the report, or what went wrong."""

    opaque = False
    last_folder: ClassVar[Path | None] = None

    def __init__(self, app: "App", setup: SettingUp) -> None:
        super().__init__(app)
        self.setup = setup
        self.stage = Stage.CHOOSE
        self.folder = self.last_folder or Path.home()
        self.entries: list[Path] = []
        self.index = 0
        self.scroll = 0
        self.paths: list[Path] = []
        """What the bank is made of: files, zips or a folder."""
        self.names = True
        """Whether what is written with a capital comes in."""
        self.name = ""
        self.named = False
        chosen = getattr(setup.options, "idioma", "")
        self.language = chosen if chosen in languages() else languages()[0]
        self.error = ""
        self.work: Work | None = None
        self.typed = ""
        self.go_to(self.folder)

    # -- folders -----------------------------------------------------------------------------------------------

    def go_to(self, folder: Path) -> None:
        """Show what a folder has: its folders first, then its files."""
        try:
            found = [path for path in folder.iterdir() if not path.name.startswith(".")]
            folders = sorted((path for path in found if path.is_dir()), key=by_name)
            files = sorted((path for path in found if path.is_file()), key=by_name)
        except OSError as error:
            self.error = self.say("aprologados.bank.no_folder", why=error.strerror or error)
            return
        self.folder, self.error = folder, ""
        above = [folder.parent] if folder.parent != folder else []
        self.entries = [*above, *folders, *files][:MOST_ENTRIES]
        self.index = self.scroll = 0
        self.paths = []

    def label(self, entry: Path) -> str:
        """An entry of the list as it is shown."""
        if entry == self.folder.parent:
            return self.say("aprologados.bank.up")
        return entry.name

    def open(self, number: int) -> None:
        """Go into a folder, or choose a file; choosing it again leaves it out."""
        if not 0 <= number < len(self.entries):
            return
        entry = self.entries[number]
        self.index = number
        if entry.is_dir():
            self.go_to(entry)
        else:
            chosen = [path for path in self.paths if path.is_file()]
            self.take([path for path in chosen if path != entry] if entry in chosen else [*chosen, entry])
        self.rebuild()

    def take(self, paths: list[Path]) -> None:
        """Make the bank of these, and name it after the first unless a name was given."""
        self.paths, self.error = paths, ""
        if not self.named:
            stem = (paths[0].name if paths[0].is_dir() else paths[0].stem) if paths else ""
            self.name = re.sub(r"[^a-zñ0-9]+", "_", normalise(stem)).strip("_")[:NAME_LIMIT]

    def take_folder(self) -> None:
        """Make the bank of all that the shown folder has."""
        self.take([self.folder])
        self.rebuild()

    def go_typed(self) -> None:
        """Show the folder that was typed, or take the file."""
        path = Path(self.typed.strip()).expanduser()
        if path.is_file():
            self.go_to(path.parent)
            self.take([path])
        else:
            self.go_to(path)
        self.rebuild()

    def dropped_in(self, path: Path) -> None:
        """A file or folder was dropped onto the window: it joins what was dropped before."""
        if self.stage is Stage.DONE or self.stage is Stage.FAILED:
            self.again()
        if self.stage is Stage.CHOOSE:
            self.take([*(other for other in self.paths if other != path), path])
            self.rebuild()

    # -- what happens ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Compile what is chosen."""
        if not self.paths:
            self.error = self.say("aprologados.bank.choose")
            self.app.sounds.play("wrong")
            return
        type(self).last_folder = self.folder
        self.work = Work(self.app, self.name, self.paths, self.language, self.names)
        self.stage = Stage.WORK
        self.rebuild()
        self.work.start()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        work = self.work
        if self.stage is not Stage.WORK or work is None or work.is_alive() or work.ident is None:
            return
        if work.report is not None:
            self.stage = Stage.DONE
            self.app.sounds.play("right")
        elif work.fault is not None:
            self.fail(work.fault)
        else:
            self.stage = Stage.CHOOSE
        self.rebuild()

    def fail(self, fault: LexiconError) -> None:
        """Say what is wrong: with the name here, with the file on a sheet of its own."""
        code = fault.code if isinstance(fault, WordBankError) else ""
        self.app.sounds.play("wrong")
        self.error = self.sentence(code, fault)
        self.stage = Stage.CHOOSE if code in ("name", "taken") else Stage.FAILED

    def sentence(self, code: str, fault: LexiconError) -> str:
        """A fault in the user's language."""
        cause = fault.__cause__
        why = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(fault)
        files = ", ".join(path.name for path in self.paths)
        named = {"name": "bad_name", "not_written": "not_kept"}
        own, common = f"aprologados.bank.{named.get(code, code)}", f"aprologados.import.error.{code}"
        key = next(filter(self.app.knows, (own, common)), "aprologados.bank.unreadable")
        name = self.name if code in ("name", "taken") else files
        return self.say(key, name=name, file=files, language=self.language, why=why, n=LARGEST // 1_000_000)

    def cancel(self) -> None:
        """Stop the work."""
        if self.work:
            self.work.cancelled = True

    def again(self) -> None:
        """Back to the files."""
        self.stage, self.error, self.paths = Stage.CHOOSE, "", []
        self.rebuild()

    def use(self) -> None:
        """Choose the new bank for the match that is being set up."""
        self.app.pop()
        self.setup.choose("diccionario", self.name)

    def back(self) -> None:
        if self.stage is Stage.WORK:
            self.cancel()
        else:
            self.app.pop()
            self.setup.rebuild()

    def leave(self) -> None:
        self.cancel()

    @property
    def animating(self) -> bool:
        return self.stage is Stage.WORK

    # -- layout ------------------------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        high = {Stage.CHOOSE: m.height, Stage.DONE: m.pt(240)}
        if self.stage is Stage.DONE:
            high[Stage.DONE] += m.pt(46) * len(self.dropped()) + (m.pt(56) if self.work and self.work.share else 0)
        rect = pygame.Rect(0, 0, min(m.pt(760), m.width - m.px(40)), high.get(self.stage, m.pt(280)))
        rect.height = min(rect.height, m.height - m.px(24))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def inner(self) -> pygame.Rect:
        """The panel within its margins, below the title."""
        m, box = self.m, self.box()
        top = box.top + m.px(20) + m.pt(42)
        return pygame.Rect(box.left + m.px(32), top, box.width - m.px(64), box.bottom - m.px(24) - top)

    def list_rect(self) -> pygame.Rect:
        """Where the files stand."""
        m, inner = self.m, self.inner()
        top = inner.top + m.pt(66) + m.px(6)
        return pygame.Rect(inner.left, top, inner.width, inner.bottom - m.pt(176) - m.px(16) - top)

    def row_rect(self, row: int) -> pygame.Rect:
        """The place of a row of the list."""
        m, rect = self.m, self.list_rect()
        return pygame.Rect(rect.left + m.px(6), rect.top + m.px(5) + row * m.pt(30), rect.width - m.px(20), m.pt(30))

    def fits(self) -> int:
        """How many rows there is room for."""
        return max(1, (self.list_rect().height - self.m.px(10)) // self.m.pt(30))

    def build(self) -> None:
        say, m, inner = self.say, self.m, self.inner()
        row = pygame.Rect(inner.left, inner.bottom - m.pt(48), inner.width, m.pt(48))
        if self.stage is Stage.CHOOSE:
            self._build_choice()
            pairs = [
                ("cancel", say("common.cancel"), self.back, "", True),
                ("add", say("aprologados.bank.open"), self.start, "primary", bool(self.paths)),
            ]
        elif self.stage is Stage.WORK:
            pairs = [("cancel", say("common.cancel"), self.cancel, "", True)]
        elif self.stage is Stage.DONE:
            pairs = [
                ("close", say("common.back"), self.back, "", True),
                ("use", say("aprologados.bank.use"), self.use, "primary", True),
            ]
        else:
            pairs = [
                ("close", say("common.back"), self.back, "", True),
                ("again", say("aprologados.bank.again"), self.again, "primary", True),
            ]
        width, gap = min(m.pt(290), (row.width - m.px(12)) // 2), m.px(12)
        left = row.centerx - (width * len(pairs) + gap * (len(pairs) - 1)) // 2
        for number, (name, text, action, kind, enabled) in enumerate(pairs):
            rect = pygame.Rect(left + number * (width + gap), row.top, width, row.height)
            self.form.button(rect, text, action, kind, enabled, name=name)

    def _build_choice(self) -> None:
        m, inner = self.m, self.inner()
        whole = pygame.Rect(inner.right - m.pt(150), inner.top, m.pt(150), m.pt(40))
        where = pygame.Rect(inner.left, inner.top, inner.width - whole.width - m.px(8), m.pt(40))
        self.typed = str(self.folder)
        self.form.entry(where, self.typed, self._type, 500, self.go_typed, name="path")
        self.form.button(whole, self.say("aprologados.bank.folder"), self.take_folder, "small", name="folder")
        self.focus.add(Target("files", self.list_rect, lambda: self.open(self.index)))
        label, height = m.pt(92), m.pt(40)
        top = self.list_rect().bottom + m.px(12)
        entry = pygame.Rect(inner.left + label, top, inner.width - label, height)
        self.form.entry(entry, self.name, self._rename, NAME_LIMIT, self.start, name="name")
        choices = [(name, self.say(f"aprologados.value.idioma.{name}")) for name in languages()]
        row = entry.move(0, height + m.px(8))
        left = pygame.Rect(row.left, row.top, round(row.width * 0.55), height)
        right = pygame.Rect(left.right + m.px(10), row.top, row.right - left.right - m.px(10), height)
        self.form.segmented(left, choices, self.language, self._set_language, "language", "small")
        kept = [(True, self.say("aprologados.bank.with_names")), (False, self.say("aprologados.bank.without_names"))]
        self.form.segmented(right, kept, self.names, self._set_names, "names", "small")

    def _rename(self, text: str) -> None:
        self.name, self.named, self.error = text.strip(), bool(text.strip()), ""

    def _type(self, text: str) -> None:
        self.typed = text

    def _set_names(self, names: bool) -> None:
        self.names = names

    def _set_language(self, language: str) -> None:
        self.language = language

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.dropped_in(Path(event.file))
            return True
        if self.stage is Stage.CHOOSE and self._handle_list(event):
            self.app.redraw()
            return True
        return super().handle(event)

    def _handle_list(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll = max(0, min(self.scroll - event.y * 2, len(self.entries) - self.fits()))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for row in range(min(self.fits(), len(self.entries) - self.scroll)):
                if self.row_rect(row).collidepoint(event.pos):
                    self.app.sounds.play("click")
                    self.open(self.scroll + row)
                    return True
        at_list = not self.focus.visible or (self.focus.current is not None and self.focus.current.name == "files")
        if event.type != pygame.KEYDOWN or not at_list or self.form.typing:
            return False
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -self.fits(), pygame.K_PAGEDOWN: self.fits()}
        if event.key in steps:
            self.index = max(0, min(self.index + steps[event.key], len(self.entries) - 1))
            self.scroll = max(self.index - self.fits() + 1, min(self.scroll, self.index), 0)
            self.focus.restore("files")
            self.focus.visible = True
            return True
        if event.key == pygame.K_BACKSPACE:
            self.go_to(self.folder.parent)
            self.rebuild()
            return True
        return False

    # -- picture -----------------------------------------------------------------------------------------------

    def dropped(self) -> list[tuple[str, str, str]]:
        """What was dropped: how many, why, and some of them."""
        assert self.work is not None and self.work.report is not None
        return dropped(self.app, self.work.report)

    def title(self) -> str:
        """What the panel is about."""
        if self.stage is Stage.DONE:
            return self.say("aprologados.bank.done", name=self.name)
        return self.say("aprologados.bank.failed" if self.stage is Stage.FAILED else "aprologados.bank.title")

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint, inner = self.m, self.box(), self.paint, self.inner()
        paint.panel(surface, box)
        paint.text(
            surface,
            self.title(),
            (box.centerx, box.top + m.px(20)),
            26,
            "serif",
            colours.BRASS,
            "midtop",
            box.width - m.px(48),
        )
        if self.stage is Stage.CHOOSE:
            self._draw_choice(surface)
        elif self.stage is Stage.WORK and self.work is not None:
            draw_progress(surface, paint, inner, self.work.fraction, self.say)
        elif self.stage is Stage.DONE and self.work is not None and self.work.report is not None:
            draw_report(surface, paint, inner, self.work, self.app)
        else:
            area = pygame.Rect(inner.left, inner.top + m.px(8), inner.width, inner.height - m.pt(60))
            paint.paragraph(surface, self.error, area, 19, "sans", colours.RED_LIGHT, "centre", middle=True)
        super().draw(surface)

    def chosen(self) -> str:
        """What the bank would be made of."""
        if not self.paths:
            return self.say("aprologados.bank.choose")
        names = ", ".join(path.name for path in self.paths)
        return self.say("aprologados.bank.chosen", n=len(self.paths), names=names)

    def _draw_choice(self, surface: pygame.Surface) -> None:
        m, paint, inner = self.m, self.paint, self.inner()
        note, colour = (self.error or self.chosen(), colours.RED_LIGHT if self.error else colours.CREAM)
        at = (inner.left, inner.top + m.pt(40) + m.px(3) + m.pt(13))
        paint.text(surface, note, at, 16, "bold" if self.error else "sans", colour, "midleft", inner.width)
        rect = self.list_rect()
        pygame.draw.rect(surface, (20, 13, 8), rect, border_radius=m.px(8))
        pygame.draw.rect(surface, colours.BRASS_DARK, rect, max(1, m.px(1.5)), m.px(8))
        for row in range(min(self.fits(), len(self.entries) - self.scroll)):
            self._draw_row(surface, self.scroll + row, self.row_rect(row))
        if len(self.entries) > self.fits():
            track = pygame.Rect(rect.right - m.px(11), rect.top + m.px(6), m.px(5), rect.height - m.px(12))
            height = max(m.px(18), track.height * self.fits() // len(self.entries))
            top = track.top + (track.height - height) * self.scroll // (len(self.entries) - self.fits())
            pygame.draw.rect(surface, colours.BRASS_DARK, (track.left, top, track.width, height), 0, m.px(3))
        top = rect.bottom + m.px(12)
        for number, key in enumerate(("name", "language")):
            y = top + m.pt(20) + number * (m.pt(40) + m.px(8))
            paint.text(
                surface, self.say(f"aprologados.bank.{key}"), (inner.left, y), 17, "bold", colours.CREAM, "midleft"
            )

    def _draw_row(self, surface: pygame.Surface, number: int, rect: pygame.Rect) -> None:
        m, entry = self.m, self.entries[number]
        chosen = entry in self.paths
        if chosen or number == self.index:
            pygame.draw.rect(surface, (120, 86, 38) if chosen else (52, 35, 20), rect, border_radius=m.px(6))
        folder = number < len(self.entries) and entry.is_dir()
        icon = "back" if entry == self.folder.parent else "forward" if folder else "log"
        self.paint.sprite(surface, f"icons/{icon}", (rect.left + m.pt(18), rect.centery), m.pt(18))
        self.paint.text(
            surface,
            self.label(entry),
            (rect.left + m.pt(38), rect.centery),
            17,
            "bold" if folder else "sans",
            colours.IVORY,
            "midleft",
            rect.width - m.pt(46),
        )


def by_name(path: Path) -> str:
    """The order of a list of files."""
    return path.name.lower()
