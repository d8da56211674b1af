"""The end of a match of Siete y Medio: who won most, the closing statistics, and two small charts."""

from typing import Protocol

import pygame

from game.siete_y_medio.parts import START_BANK, START_MONEY
from game.siete_y_medio.statistics import Group, Statistics, statistics
from ui import colours, fonts
from ui.colours import Colour
from ui.tables.base.result import Finished, ResultScene
from ui.tables.siete_y_medio.money import figure, signed
from ui.tables.siete_y_medio.shown import Shown

LINES: tuple[Colour, ...] = (
    (176, 42, 38),
    (30, 88, 156),
    (44, 118, 62),
    (196, 124, 16),
    (118, 60, 140),
    (16, 124, 132),
    (150, 84, 40),
    (84, 84, 92),
)
"""The colours of the players' lines, dark enough for paper; each also has a mark of its own."""
SOFT: Colour = (200, 180, 140)


class Settled(Finished, Protocol):
    """What the sheet needs of the table under it."""

    shown: Shown

    @property
    def names(self) -> list[str]: ...
    def avatar(self, seat: int) -> str: ...


class SieteYMedioResult(ResultScene):
    """Standings and statistics on the left, the charts on the right, what to do next below."""

    table: Settled

    @property
    def statistics(self) -> Statistics:
        """The closing statistics of the rules."""
        return statistics(self.table.shown.rounds, len(self.table.names))

    @property
    def title(self) -> str:
        outcome = self.table.match.state.outcome
        if outcome is not None and not outcome.winners:
            return self.say("siete_y_medio.bank_wins")
        return super().title

    def box(self) -> pygame.Rect:
        m = self.m
        rect = pygame.Rect(0, 0, min(m.px(1180), m.width - m.px(20)), min(m.px(690), m.height - m.px(14)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    # -- layout ------------------------------------------------------------------------------------------------

    def areas(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The left and the right half of the sheet between the title and the buttons."""
        m, box = self.m, self.box()
        top, bottom = box.top + m.pt(112), box.bottom - m.px(34) - m.pt(48)
        left = pygame.Rect(box.left + m.px(36), top, round(box.width * 0.47), bottom - top)
        right = pygame.Rect(left.right + m.px(34), top, box.right - m.px(36) - left.right - m.px(34), bottom - top)
        return left, right

    def facts(self) -> list[str]:
        """S20 in sentences."""
        stats, names = self.statistics, self.table.names
        bet = stats.greatest_bet
        if stats.best is None:
            facts = [self.say("siete_y_medio.stat_best_bank", gain=stats.best_gain)]
        else:
            facts = [self.say("siete_y_medio.stat_best", name=names[stats.best], gain=stats.best_gain)]
        if bet.seat is not None:
            facts.append(
                self.say("siete_y_medio.stat_greatest_bet", amount=bet.amount, name=names[bet.seat], round=bet.round)
            )
        gain = abs(stats.group_gain)
        words = {Group.WON: {"gain": gain}, Group.LOST: {"loss": gain}, Group.EVEN: {}}[stats.group]
        facts.append(self.say(stats.group.value, **words))
        facts.append(self.say("siete_y_medio.stat_seven_and_figure", n=len(stats.seven_and_figure)))
        top = ", ".join(f"{number} ({count})" for number, count in stats.top_numbers)
        facts.append(f"{self.say('siete_y_medio.stat_top_numbers')}: {top}")
        return facts

    # -- picture -----------------------------------------------------------------------------------------------

    def draw_figures(self, surface: pygame.Surface) -> None:
        left, right = self.areas()
        stats = self.statistics
        x = left.right + self.m.px(17)
        pygame.draw.line(surface, SOFT, (x, left.top), (x, left.bottom), max(1, self.m.px(1)))
        below = self._standings(surface, left)
        self._facts(surface, pygame.Rect(left.left, below, left.width, left.bottom - below))
        gap = self.m.px(14)
        half = round((right.height - gap) * 0.54)
        self._money_chart(surface, pygame.Rect(right.left, right.top, right.width, half), stats)
        self._card_chart(
            surface, pygame.Rect(right.left, right.top + half + gap, right.width, right.height - half - gap), stats
        )

    def _standings(self, surface: pygame.Surface, area: pygame.Rect) -> int:
        """Everybody's money and gain, best first; where it ends."""
        table, paint, m = self.table, self.paint, self.m
        money, bank = table.shown.money, table.shown.bank_money
        rows = [(money[seat] - START_MONEY, name, money[seat], seat) for seat, name in enumerate(table.names)]
        rows.sort(key=lambda row: (-row[0], row[3]))
        rows.append((bank - START_BANK, self.say("siete_y_medio.bank"), bank, -1))
        step = min(m.pt(40), round(area.height * 0.56 / len(rows)))
        size = min(19, step / m.unit / m.text_scale * 0.64)
        y = area.top
        for gain, name, amount, seat in rows:
            middle = y + step / 2
            if seat < 0:
                pygame.draw.line(surface, SOFT, (area.left, y), (area.right, y), max(1, m.px(1)))
                paint.sprite(surface, "chips/dealer", (area.left + m.px(40), middle), min(step * 0.9, m.pt(32)))
            else:
                self._mark(surface, seat, (area.left + m.px(12), middle))
                paint.sprite(
                    surface,
                    table.avatar(seat),
                    (area.left + m.px(40), middle),
                    min(step * 0.94, m.pt(34)),
                    alpha=120 if table.shown.out(seat) else 255,
                )
            colour = colours.GREEN if gain > 0 else colours.RED if gain < 0 else colours.INK_SOFT
            x = area.left + m.px(62)
            paint.text(surface, name, (x, middle), size, "bold", colours.INK, "midleft", area.width * 0.5 - m.px(40))
            paint.text(
                surface,
                figure(self.app, amount),
                (area.left + area.width * 0.78, middle),
                size,
                "sans",
                colours.INK,
                "midright",
            )
            paint.text(
                surface, signed(self.app, gain), (area.right - m.px(4), middle), size, "bold", colour, "midright"
            )
            y += step
        return y + m.px(10)

    def _facts(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The statistics, at the largest size that fits."""
        paint, m = self.paint, self.m
        facts = self.facts()
        width = area.width - m.px(24)
        for size in (20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10):
            step = round(fonts.font("sans", m.pt(size)).get_height() * 1.03)
            wrapped = [fonts.wrap(fact, "sans", m.pt(size), width) for fact in facts]
            if sum(map(len, wrapped)) * step + len(facts) * m.px(6) <= area.height:
                break
        lines_high = sum(map(len, wrapped)) * step
        gap = max(m.px(6), min(m.px(22), (area.height - lines_high) // len(facts)))
        y = area.top + (m.px(8) if gap > m.px(12) else 0)
        for lines in wrapped:
            pygame.draw.aacircle(surface, colours.RED, (area.left + m.px(8), y + step / 2), max(2, m.px(3.5)))
            for line in lines:
                paint.text(surface, line, (area.left + m.px(22), y), size, "sans", colours.INK)
                y += step
            y += gap

    def _mark(self, surface: pygame.Surface, seat: int, at: tuple[float, float], radius: float = 6) -> None:
        """The sign of a player in the chart: a colour, and a shape for those who do not see it."""
        x, y, r = at[0], at[1], self.m.px(radius)
        colour = LINES[seat]
        shapes = {
            1: [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)],
            2: [(x, y - r), (x + r, y + r), (x - r, y + r)],
            3: [(x, y - r * 1.2), (x + r * 1.2, y), (x, y + r * 1.2), (x - r * 1.2, y)],
            4: [(x, y + r), (x + r, y - r), (x - r, y - r)],
        }
        if seat % 5 in shapes:
            pygame.draw.polygon(surface, colour, shapes[seat % 5])
        else:
            pygame.draw.aacircle(surface, colour, (x, y), r)
        if seat >= 5:
            pygame.draw.aacircle(surface, (246, 238, 218), (x, y), r * 0.45)

    def _heading(self, surface: pygame.Surface, area: pygame.Rect, text: str) -> pygame.Rect:
        """A chart's title; the room that is left for the chart."""
        size = 18 / self.m.text_scale**0.5
        high = self.m.pt(size * 1.5)
        self.paint.text(surface, text, area.topleft, size, "serif", colours.INK, "topleft", area.width)
        return pygame.Rect(area.left, area.top + high, area.width, area.height - high)

    def _money_chart(self, surface: pygame.Surface, area: pygame.Rect, stats: Statistics) -> None:
        """A line for every player's money, from the start over all rounds."""
        m, paint = self.m, self.paint
        area = self._heading(surface, area, self.say("siete_y_medio.chart_money"))
        small = 14 / m.text_scale
        plot = pygame.Rect(area.left + m.px(52), area.top + m.px(6), area.width - m.px(66), area.height - m.px(30))
        top = max(START_MONEY, *(max(series) for series in stats.money))
        step = next(step for step in (1000, 2500, 5000, 10000, 25000, 50000, 100000, 10**9) if top / step <= 5)
        high = -(-top // step) * step
        rounds = len(stats.bank_money) - 1

        def at(number: int, money: int) -> tuple[float, float]:
            return plot.left + plot.width * number / max(1, rounds), plot.bottom - plot.height * money / high

        for value in range(0, high + 1, step):
            y = at(0, value)[1]
            pygame.draw.line(surface, SOFT, (plot.left, y), (plot.right, y), max(1, m.px(1)))
            paint.text(
                surface, figure(self.app, value), (plot.left - m.px(8), y), small, "sans", colours.INK_SOFT, "midright"
            )
        every = next(every for every in (1, 2, 5, 10, 20, 25, 50) if rounds / every <= 12)
        for number in range(0, rounds + 1, every):
            paint.text(
                surface,
                str(number),
                (at(number, 0)[0], plot.bottom + m.px(5)),
                small,
                "sans",
                colours.INK_SOFT,
                "midtop",
            )
        for seat, series in enumerate(stats.money):
            points = [at(number, money) for number, money in enumerate(series)]
            off = max(0.6, m.unit * 0.8)
            for dx, dy in ((0, 0), (off, 0), (-off, 0), (0, off), (0, -off)):
                pygame.draw.aalines(surface, LINES[seat], False, [(x + dx, y + dy) for x, y in points])
            for point in points if rounds <= 12 else points[-1:]:
                self._mark(surface, seat, point, 4.5)

    def _card_chart(self, surface: pygame.Surface, area: pygame.Rect, stats: Statistics) -> None:
        """A bar for each number; the five that came out most stand out."""
        m, paint = self.m, self.paint
        area = self._heading(surface, area, self.say("siete_y_medio.chart_cards"))
        top = {number: place for place, (number, _) in enumerate(stats.top_numbers)}
        small = 14 / m.text_scale
        most = max(1, *(count for _, count in stats.counts))
        width = area.width / len(stats.counts)
        base = area.bottom - m.px(24)
        room = base - area.top - m.px(24)
        for place, (number, count) in enumerate(stats.counts):
            x = area.left + width * (place + 0.5)
            bar = pygame.Rect(0, 0, round(width * 0.62), round(room * count / most))
            bar.midbottom = (round(x), base)
            colour = colours.RED if number in top else (190, 160, 110)
            if count:
                pygame.draw.rect(surface, colour, bar, border_top_left_radius=m.px(4), border_top_right_radius=m.px(4))
                paint.text(
                    surface,
                    str(count),
                    (x, bar.top - m.px(2)),
                    small,
                    "bold" if number in top else "sans",
                    colours.INK,
                    "midbottom",
                )
            paint.text(surface, str(number), (x, base + m.px(4)), 15 / m.text_scale, "bold", colours.INK, "midtop")
        pygame.draw.line(surface, colours.INK_SOFT, (area.left, base), (area.right, base), max(1, m.px(1)))
