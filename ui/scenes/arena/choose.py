"""Before a league: a folder of bots, who of them plays and who does not and why, how the league is played.

Walking through folders runs nothing. The bots of one are opened, each behind walls, when somebody asks for it: by the
button, by Enter in the line with the path, or by dropping the folder on the window.
"""

import os
import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from arena.guide import template
from arena.opening import fresh
from game.arena.schedule import Terms
from ui import colours, fonts
from ui.flow.background import Task
from ui.flow.league import Live, Look, Opening, Plan, Running, fault_in_words, look_into
from ui.scene import Scene
from ui.scenes.arena.folders import Folders, draw_scroll
from ui.scenes.arena.guide import GuideScene
from ui.scenes.arena.live import LiveScene
from ui.texts import load_texts

if TYPE_CHECKING:
    from ui.app import App

LAST_FOLDER = "arena.folder"
"""Under which the folder of the last league is kept."""
GAMES = (2, 4, 10, 20, 50, 100, 200, 500, 1000)
SECONDS = ((0.25, "¼"), (0.5, "½"), (1.0, "1"), (2.0, "2"), (5.0, "5"))
SEED_BITS = 64
MOST_NAMES = 50


class ChooseScene(Scene):
    """A panel: folders on the left, bots and options on the right."""

    def __init__(self, app: "App", folder: Path | None = None) -> None:
        super().__init__(app)
        self.folders = Folders(self, self.walk)
        self.look: Look | None = None
        self.looking: Task[Look] | None = None
        self.opening: Task[Running] | None = None
        self.note, self.fault = "", False
        """A sentence at the foot, and whether it tells of something wrong."""
        self.anew = False
        """Whether a new league is wanted though one was begun."""
        self.games, self.seconds, self.duplicate, self.seed = 100, 1.0, False, ""
        self.jobs = os.cpu_count() or 1
        self.first = 0
        kept = app.keeping.ask(lambda: app.store.settings.get(LAST_FOLDER), None)
        self.typed = ""
        start = folder or (Path(kept) if kept else Path.home())
        self._enter(start if start.is_dir() else Path.home())

    # -- the folder --------------------------------------------------------------------------------------------

    def walk(self, folder: Path) -> None:
        """Go to another folder, and look at nothing yet."""
        self._enter(folder)
        self.rebuild()

    def _enter(self, folder: Path) -> None:
        if self.looking is not None:
            self.looking.abandon()
        self.look = self.looking = None
        self.note, self.fault, self.anew, self.first = "", False, False, 0
        self.folders.enter(folder)
        self.typed = str(folder)

    def look_at(self, text: str) -> None:
        """Open the bots of a folder."""
        folder = Path(text.strip()).expanduser() if text.strip() else Path()
        if folder.is_file():
            folder = folder.parent
        if not text.strip() or not folder.is_dir():
            self.refuse(self.say("arena.league.no_folder", folder=text))
            return
        self._enter(folder.resolve())
        self.app.keeping.do(lambda: self.app.store.settings.put(LAST_FOLDER, str(folder.resolve())))
        self.looking = Task(partial(look_into, folder.resolve(), self.app.settings.language))
        self.rebuild()

    def refuse(self, sentence: str) -> None:
        """Say why something is not possible."""
        self.app.sounds.play("wrong")
        self.note, self.fault = sentence, True
        self.rebuild()

    def _write_template(self) -> None:
        """A first bot, under a name that nothing has yet."""
        language = self.say("bots.language")
        name = self.say("arena.window.first_bot")
        for number in range(1, MOST_NAMES):
            file = self.folders.folder / (f"{name}_{number}.py" if number > 1 else f"{name}.py")
            try:
                with file.open("x", encoding="utf-8") as written:
                    written.write(template(language, file.stem))
            except FileExistsError:
                continue
            except OSError as error:
                self.refuse(self.say("bots.not_written", file=file, why=error.strerror))
                return
            self._enter(self.folders.folder)
            self.note = self.say("arena.window.template_written", file=file)
            break
        self.rebuild()

    # -- the league --------------------------------------------------------------------------------------------

    @property
    def continuing(self) -> bool:
        """Whether a league that was begun is to go on."""
        return self.look is not None and self.look.begun is not None and not self.anew

    def _start(self) -> None:
        look = self.look
        if look is None:
            self.look_at(self.typed)
            return
        if len(look.able) < 2:
            self.refuse(self.say("arena.window.too_few", n=len(look.able)))
            return
        if look.begun is not None and not self.anew:
            terms, journal = look.begun.terms, look.begun.folder
        else:
            if self.seed and not self.seed.isdecimal():
                self.refuse(self.say("arena.window.bad_seed"))
                return
            seed = int(self.seed) if self.seed else secrets.randbits(SEED_BITS)
            terms, journal = Terms(seed, self.games, self.duplicate), fresh(look.folder)
        plan = Plan(terms, self.seconds, self.jobs)
        self._opening = Opening(plan, journal, look.found, look.walls, self.app.settings.language)
        self.opening = Task(lambda progress: self._opening.open())
        self.rebuild()

    def _opened(self, running: Live) -> None:
        again = self._opening
        self._enter(self.folders.folder)
        self.app.push(LiveScene(self.app, running, lambda newer: Task(lambda progress: again.open(newer))))

    def _new_league(self) -> None:
        self.anew = True
        self.rebuild()

    # -- the scene ---------------------------------------------------------------------------------------------

    def leave(self) -> None:
        if self.looking is not None:
            self.looking.abandon()

    def uncovered(self) -> None:
        self.rebuild()

    @property
    def busy(self) -> bool:
        """Whether something is being found out."""
        return self.looking is not None or self.opening is not None

    @property
    def animating(self) -> bool:
        return self.busy

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.looking is not None and self.looking.done:
            task, self.looking = self.looking, None
            try:
                self.look = task.result()
                self.note, self.fault = "", False
            except Exception as fault:  # whatever a folder may hold
                self.note, self.fault = fault_in_words(fault, load_texts(self.app.settings.language)), True
            self.rebuild()
        if self.opening is not None and self.opening.done:
            opening, self.opening = self.opening, None
            try:
                self._opened(opening.result())
            except Exception as fault:
                self.refuse(fault_in_words(fault, load_texts(self.app.settings.language)))

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.look_at(event.file)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y, self.folders.rect.collidepoint(self.app.mouse()))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            current = self.focus.current
            by = 6 if event.key == pygame.K_PAGEDOWN else -6
            self._scroll(by, current is not None and current.name.startswith("folder"))
            return True
        return super().handle(event)

    def _scroll(self, by: int, folders: bool) -> None:
        if folders:
            self.folders.scroll(by)
        else:
            area = self.bots_area()
            fits = max(1, area.height // self.line_height)
            self.first = max(0, min(self.first + by, len(self._bot_lines(area.width)) - fits))
            self.app.redraw()

    # -- layout ------------------------------------------------------------------------------------------------

    @property
    def line_height(self) -> int:
        """Of a line in the list of bots."""
        return self.m.pt(24)

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(1210), m.width - m.px(24)), min(m.pt(672), m.height - m.px(16)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def columns(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the folders and where bots and options stand."""
        m, box = self.m, self.box()
        top, bottom = box.top + m.pt(92), box.bottom - m.pt(136)
        left = pygame.Rect(box.left + m.px(28), top, round(box.width * 0.40), bottom - top)
        right = pygame.Rect(left.right + m.px(32), top, box.right - m.px(28) - left.right - m.px(32), bottom - top)
        return left, right

    def bots_area(self) -> pygame.Rect:
        """Where the bots are listed."""
        _, right = self.columns()
        return pygame.Rect(right.left, right.top, right.width, right.height - self.m.pt(176))

    def build(self) -> None:
        m = self.m
        left, _ = self.columns()
        entry = pygame.Rect(left.left, left.top, left.width, m.pt(40))
        self.form.entry(entry, self.typed, self._type, 500, done=lambda: self.look_at(self.typed), name="path")
        self.folders.build(pygame.Rect(left.left, entry.bottom + m.pt(10), left.width, left.height - m.pt(50)))
        if self.look is not None and self.look.found and not self.continuing:
            self._build_options()
        self._build_foot()

    def _build_foot(self) -> None:
        """The buttons along the lower edge: what leads away on the left, what goes on on the right."""
        m, box = self.m, self.box()
        left = [
            ("back", self.say("common.back"), self.back, 120),
            ("guide", self.say("arena.window.guide"), lambda: self.app.push(GuideScene(self.app)), 190),
            ("template", self.say("arena.window.template"), self._write_template, 220),
        ]
        right = [("start", self._start_text(), self._start, 250)]
        if self.continuing:
            right.append(("new", self.say("arena.window.new"), self._new_league, 160))
        gap, height = m.px(10), m.pt(50)
        wanted = sum(m.pt(width) for *_, width in (*left, *right))
        share = min(1.0, (box.width - m.px(56) - gap * 5) / wanted)
        top = box.bottom - m.px(22) - height
        x = box.left + m.px(28)
        for name, text, action, width in left:
            rect = pygame.Rect(x, top, round(m.pt(width) * share), height)
            self.form.button(rect, text, action, name=name)
            x = rect.right + gap
        x = box.right - m.px(28)
        for name, text, action, width in right:
            rect = pygame.Rect(0, top, round(m.pt(width) * share), height)
            rect.right = x
            first = name == "start"
            self.form.button(rect, text, action, "primary" if first else "", not (first and self.busy), name=name)
            x = rect.left - gap

    def _type(self, text: str) -> None:
        self.typed = text
        if self.look is not None or self.looking is not None:
            self._enter(self.folders.folder)
            self.typed = text
            self.app.redraw()

    def _start_text(self) -> str:
        if self.look is None:
            return self.say("arena.window.look")
        if self.look.begun is not None and not self.anew:
            return self.say("arena.window.show" if self.look.begun.over else "arena.window.continue")
        return self.say("arena.window.start")

    def option_cell(self, number: int) -> pygame.Rect:
        """The place of an option: three in a row, two rows."""
        _, right = self.columns()
        m = self.m
        row, column = divmod(number, 3)
        width = (right.width - 2 * m.px(16)) // 3
        top = right.bottom - m.pt(158) + row * m.pt(80)
        return pygame.Rect(right.left + column * (width + m.px(16)), top, width, m.pt(72))

    def _control(self, number: int) -> pygame.Rect:
        cell = self.option_cell(number)
        return pygame.Rect(cell.left, cell.top + self.m.pt(26), cell.width, self.m.pt(40))

    def _build_options(self) -> None:
        self._stepper(0, "games", str(self.games), self._step_games)
        self.form.segmented(
            self._control(1), SECONDS, self.seconds, partial(setattr, self, "seconds"), "seconds", "small"
        )
        self._stepper(2, "jobs", str(self.jobs), self._step_jobs)
        choices = [(False, self.say("common.off")), (True, self.say("common.on"))]
        self.form.segmented(
            self._control(3), choices, self.duplicate, partial(setattr, self, "duplicate"), "duplicate", "small"
        )
        seed = self._control(4)
        seed.width = self._control(5).right - seed.left
        self.form.entry(seed, self.seed, partial(setattr, self, "seed"), 20, name="seed")

    def _stepper(self, number: int, name: str, text: str, step: Callable[[int], object]) -> None:
        rect = self._control(number)
        for by, icon in ((-1, "minus"), (1, "plus")):
            part = pygame.Rect(rect.left if by < 0 else rect.right - rect.height, rect.top, rect.height, rect.height)
            self.form.button(part, "", partial(step, by), icon=icon, name=f"{name} {icon}")

    def _step_games(self, by: int) -> None:
        self.games = GAMES[max(0, min(len(GAMES) - 1, GAMES.index(self.games) + by))]

    def _step_jobs(self, by: int) -> None:
        self.jobs = max(1, min(os.cpu_count() or 1, self.jobs + by))

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.cloth(surface)
        paint.panel(surface, box)
        title = (box.centerx, box.top + m.pt(14))
        paint.text(surface, self.say("arena.window.title"), title, 34, "title", colours.BRASS, "midtop")
        left, right = self.columns()
        for key, column in (("arena.window.folder", left), ("arena.window.bots", right)):
            at = (column.left, column.top - m.px(6))
            paint.text(surface, self.say(key), at, 20, "serif", colours.CREAM, "bottomleft")
        self.folders.draw(surface)
        self._draw_bots(surface)
        if self.look is not None and self.look.found:
            if self.continuing:
                self._draw_begun(surface)
            else:
                self._draw_options(surface)
        note = pygame.Rect(box.left + m.px(28), left.bottom + m.pt(6), box.width - m.px(56), m.pt(48))
        colour = colours.RED_LIGHT if self.fault else colours.CREAM
        paint.paragraph(
            surface, self.note or self._walls(), note, 15, "bold" if self.fault else "serif_italic", colour,
            spacing=1.0, middle=True,
        )  # fmt: skip
        super().draw(surface)

    def _walls(self) -> str:
        """Which walls stand, in a sentence."""
        if self.look is None:
            return self.say("arena.window.warning")
        missing = self.look.walls.missing
        if not missing:
            return self.say("arena.window.walls_stand")
        return self.say("arena.window.walls_missing", what=" ".join(self.say(wall.value) for wall in missing))

    def _bot_lines(self, width: int) -> list[tuple[str, str, bool]]:
        """The list in lines: an icon, a text, whether it is a name."""
        assert self.look is not None
        lines: list[tuple[str, str, bool]] = []
        room = width - self.m.pt(46)
        for bot in sorted(self.look.found, key=lambda bot: (bool(bot.problem), bot.name.lower())):
            tail = f"  ·  {self.say('arena.window.original')}" if bot.original else ""
            lines.append(("cross" if bot.problem else "check", bot.name + tail, True))
            if bot.problem:
                wrapped = fonts.wrap(bot.problem, "sans", self.m.pt(15), room)
                lines += [("", line, False) for line in wrapped]
        return lines

    def _draw_bots(self, surface: pygame.Surface) -> None:
        m, area, paint = self.m, self.bots_area(), self.paint
        if self.look is None or not self.look.found:
            empty = area if self.look is None else self.columns()[1]
            if self.looking is not None:
                self._draw_progress(surface, area)
                return
            key = "none" if self.look is not None or not self.folders.bots else "not_looked"
            text = self.say(f"arena.window.{key}", n=self.folders.bots)
            paint.paragraph(surface, text, empty, 17, "sans", colours.CREAM)
            return
        lines, height = self._bot_lines(area.width), self.line_height
        fits = max(1, area.height // height)
        able = len(self.look.able)
        count = self.say("arena.window.count", n=able, out=len(self.look.found) - able)
        paint.text(surface, count, (area.right, area.top - m.px(6)), 16, "sans", colours.CREAM, "bottomright")
        for number, (icon, text, name) in enumerate(lines[self.first : self.first + fits]):
            middle = area.top + number * height + height // 2
            if icon:
                paint.sprite(surface, f"icons/{icon}", (area.left + m.pt(12), middle), m.pt(18))
            colour = colours.IVORY if name else colours.RED_LIGHT
            at = (area.left + m.pt(30), middle)
            paint.text(
                surface, text, at, 17 if name else 15, "bold" if name else "sans", colour, "midleft",
                area.width - m.pt(44),
            )  # fmt: skip
        draw_scroll(surface, self, area, self.first, fits, len(lines))

    def _draw_progress(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        assert self.looking is not None
        m = self.m
        self.paint.text(surface, self.say("arena.window.looking"), area.topleft, 17, "sans", colours.CREAM)
        bar = pygame.Rect(area.left, area.top + m.pt(34), area.width, m.pt(10))
        pygame.draw.rect(surface, colours.WOOD_DARK, bar, border_radius=m.px(5))
        bar.width = round(bar.width * self.looking.progress)
        pygame.draw.rect(surface, colours.BRASS, bar, border_radius=m.px(5))

    def _draw_begun(self, surface: pygame.Surface) -> None:
        assert self.look is not None and self.look.begun is not None
        begun, cell = self.look.begun, self.option_cell(0)
        key = "over" if begun.over else "begun"
        terms = begun.terms
        text = self.say(
            f"arena.window.{key}", played=begun.played, games=begun.games, each=terms.games, folder=begun.folder.name
        )
        area = pygame.Rect(cell.left, cell.top, self.columns()[1].width, self.m.pt(150))
        self.paint.paragraph(surface, text, area, 18, "sans", colours.BRASS)

    def _draw_options(self, surface: pygame.Surface) -> None:
        paint = self.paint
        for number, name in enumerate(("games", "seconds", "jobs", "duplicate", "seed")):
            cell = self.option_cell(number)
            width = cell.width * (2 if name == "seed" else 1)
            text = self.say(f"arena.window.option.{name}")
            paint.text(surface, text, cell.topleft, 16, "bold", colours.CREAM, width=width)
        for number, value in ((0, self.games), (2, self.jobs)):
            paint.text(surface, str(value), self._control(number).center, 20, "bold", colours.BRASS, "center")
