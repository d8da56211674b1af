"""A list of words becomes a bank, beside the window: how far it has come, and the report of what was dropped."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.aprologados.lexicon import LexiconError
from game.aprologados.openings import SENTENCE
from game.aprologados.wordbank import CLEANING_SHARE, Report
from ui import colours
from ui.paint import Painter
from ui.tables.aprologados.dialogs import count_text

if TYPE_CHECKING:
    from ui.app import App


EXAMPLES = 3


class Cancelled(Exception):
    """The user wants no more of it."""


class Work(threading.Thread):
    """Compiles files beside the window, which goes on drawing."""

    def __init__(self, app: "App", name: str, paths: Sequence[Path], language: str, names: bool = True) -> None:
        super().__init__(daemon=True)
        self.app, self.bank, self.paths, self.language, self.names = app, name, paths, language, names
        self.share: float | None = None
        """How many opening racks can lay a word, if the bank is too small to play with."""
        self.fraction = 0.0
        self.report: Report | None = None
        self.fault: LexiconError | None = None
        self.cancelled = False

    def run(self) -> None:
        try:
            report = self.app.wordbanks.add(self.bank, self.paths, self.language, self._progress, self.names)
            self.share = self.app.wordbanks.too_small(self.bank)
            self.report = report
        except LexiconError as fault:
            self.fault = fault
        except Cancelled:
            pass

    def _progress(self, fraction: float) -> None:
        self.fraction = fraction
        if self.cancelled:
            raise Cancelled


def dropped(app: "App", report: Report) -> list[tuple[str, str, str]]:
    """What was dropped: how many, why, and some of them; then the files that gave nothing."""
    words = [
        (
            count_text(app, count),
            app.say(f"aprologados.import.{reason}"),
            app.say("aprologados.bank.such_as", words=", ".join(report.examples[reason])),
        )
        for reason, count in sorted(report.dropped.items(), key=lambda item: -item[1])
    ]
    files: dict[str, list[str]] = {}
    for file, code in report.skipped:
        files.setdefault(code, []).append(file)
    for code, names in files.items():
        why = app.say(f"aprologados.bank.skipped_{code}")
        some = app.say("aprologados.bank.such_as", words=", ".join(names[:EXAMPLES]))
        words.append((count_text(app, len(names)), why, some))
    return words


def draw_report(surface: pygame.Surface, paint: Painter, inner: pygame.Rect, work: Work, app: "App") -> None:
    """How many words were kept, and what was dropped; and whether that is enough to play with."""
    m, report = paint.m, work.report
    assert report is not None
    line = app.say("aprologados.bank.kept", kept=count_text(app, report.kept), lines=count_text(app, report.lines))
    paint.text(surface, line, inner.midtop, 20, "bold", colours.GREEN_LIGHT, "midtop", inner.width)
    gone = dropped(app, report)
    key = "aprologados.bank.dropped" if gone else "aprologados.bank.nothing_dropped"
    top = inner.top + m.pt(40)
    paint.text(surface, app.say(key), (inner.left, top), 17, "serif", colours.BRASS)
    top += m.pt(30)
    bottom = inner.bottom - m.pt(56)
    if work.share is not None:
        bottom -= m.pt(56)
        area = pygame.Rect(inner.left, bottom + m.pt(4), inner.width, m.pt(50))
        warning = app.say(SENTENCE, percent=round(100 * work.share))
        paint.paragraph(surface, warning, area, 17, "bold", colours.RED_LIGHT, "centre", 1.1)
    room = bottom - top
    step = min(m.pt(46), room // max(1, len(gone)))
    numbers = max((paint.text_size(count, 17, "bold")[0] for count, *_ in gone), default=0)
    left = inner.left + numbers + m.px(10)
    for number, (count, why, words) in enumerate(gone):
        y = top + number * step
        paint.text(surface, count, (inner.left + numbers, y), 17, "bold", colours.IVORY, "topright")
        shown = paint.text(surface, why, (left, y), 17, "sans", colours.IVORY, width=inner.right - left)
        if step >= m.pt(42):
            paint.text(surface, words, (left, y + m.pt(21)), 15, "italic", colours.CREAM, width=inner.right - left)
        else:
            x = shown.right + m.px(12)
            paint.text(surface, words, (x, shown.centery), 15, "italic", colours.CREAM, "midleft", inner.right - x)


def draw_progress(
    surface: pygame.Surface, paint: Painter, inner: pygame.Rect, done: float, say: Callable[[str], str]
) -> None:
    """How far the work has come."""
    m = paint.m
    key = "cleaning" if done < CLEANING_SHARE else "packing"
    paint.text(
        surface,
        say(f"aprologados.bank.{key}"),
        (inner.centerx, inner.top + m.pt(24)),
        19,
        "sans",
        colours.IVORY,
        "midtop",
    )
    bar = pygame.Rect(inner.left + m.px(20), inner.top + m.pt(66), inner.width - m.px(40), m.pt(26))
    pygame.draw.rect(surface, (20, 13, 8), bar, border_radius=m.px(8))
    filled = pygame.Rect(bar.left, bar.top, max(m.px(16), round(bar.width * done)), bar.height)
    pygame.draw.rect(surface, (178, 136, 66), filled, border_radius=m.px(8))
    pygame.draw.rect(surface, colours.BRASS_DARK, bar, max(1, m.px(1.5)), m.px(8))
    paint.text(surface, f"{round(done * 100)} %", bar.center, 16, "bold", colours.IVORY, "center", shadow=True)
