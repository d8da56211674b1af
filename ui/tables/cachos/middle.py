"""The middle of the table of Cachos: the standing bid, and the count once the cups are up."""

from typing import Protocol

import pygame

from game.cachos.ai.odds import truth
from game.cachos.bids import Bid
from game.cachos.parts import DudarPaso, Showdown
from game.cachos.view import CachosView
from ui import colours
from ui.colours import Colour
from ui.tables.base.canvas import Canvas
from ui.tables.cachos.art import draw_bar
from ui.tables.cachos.places import Places
from ui.tables.cachos.shown import Reveal, Shown


class BidTable(Canvas, Protocol):
    """What the middle needs of its table."""

    shown: Shown
    caption: str

    @property
    def places(self) -> Places: ...
    @property
    def view(self) -> CachosView: ...
    @property
    def helps(self) -> bool: ...
    def die(self, face: int) -> str: ...
    def outcome_lines(self, show: Showdown) -> list[str]: ...


def draw_standing(surface: pygame.Surface, table: BidTable) -> None:
    """The standing bid, large: quantity, pinta, words, whose it is, and what else matters."""
    m, shown, area = table.m, table.shown, table.places.middle
    centre = area.centery
    if table.helps:
        centre -= max(0, m.px(26) + m.pt(76) - area.height // 2)
    below = centre + m.px(26)
    if shown.bid is None or shown.bidder is None:
        _draw_caption(surface, table, table.caption or _opening_caption(table))
    else:
        _draw_bid(surface, table, shown.bid, (area.centerx, centre - m.px(36)))
        _line(surface, table, shown.bid.spoken, below, 28, "serif", colours.IVORY)
        whose = table.say("cachos.bid_of", name=table.names[shown.bidder])
        _line(surface, table, whose, below + m.pt(26), 17, "sans", colours.CREAM)
        if table.helps:
            _draw_chance(surface, table, below + m.pt(48))
    crowded = table.helps and centre + m.px(36) + m.pt(76) > area.bottom
    if (shown.bid or not table.caption) and not crowded:
        _draw_facts(surface, table)


def _line(
    surface: pygame.Surface, table: BidTable, text: str, y: float, size: float, style: str, colour: Colour
) -> None:
    """A line of text in the middle."""
    area = table.places.middle
    table.paint.text(surface, text, (area.centerx, y), size, style, colour, "center", area.width, shadow=True)


def _draw_facts(surface: pygame.Surface, table: BidTable) -> None:
    """How many dice there are, whether ases are wild, and what kind of round it is."""
    shown, area = table.shown, table.places.middle
    parts = [
        table.say("cachos.in_play", n=sum(shown.counts)),
        table.say("cachos.wild" if shown.wild else "cachos.not_wild"),
    ]
    if shown.obligo is not None:
        parts.insert(0, table.say(f"cachos.move.obligo {shown.obligo}"))
    foot, wide = (area.centerx, area.bottom - table.m.px(10)), area.width * 1.3
    table.paint.text(surface, "  ·  ".join(parts), foot, 16, "sans", colours.CREAM, "midbottom", wide, shadow=True)


def _opening_caption(table: BidTable) -> str:
    if table.shown.opener is None or table.shown.turn is None:
        return ""
    if table.shown.false_start:
        return table.say("cachos.false_start")
    return table.say("cachos.opens", name=table.names[table.shown.opener])


def _draw_caption(surface: pygame.Surface, table: BidTable, text: str) -> None:
    area = table.places.middle
    table.paint.paragraph(surface, text, area, 30, "serif", colours.CREAM, "centre", 1.1, middle=True)


def _draw_bid(
    surface: pygame.Surface, table: BidTable, bid: Bid, centre: tuple[float, float], size: float = 68
) -> None:
    """A number and a die side by side."""
    m, paint = table.m, table.paint
    number = f"{bid.quantity} ×"
    die, gap = m.px(size), m.px(14)
    text_width = paint.text_size(number, size * 0.82, "title")[0]
    left = centre[0] - (text_width + gap + die) / 2
    paint.text(surface, number, (left, centre[1]), size * 0.82, "title", colours.BRASS, "midleft", shadow=True)
    paint.sprite(surface, table.die(bid.face), (left + text_width + gap + die / 2, centre[1]), die)


def _draw_chance(surface: pygame.Surface, table: BidTable, y: float) -> None:
    """The helper's word on the standing bid."""
    m, area, view = table.m, table.places.middle, table.view
    if view.bid is None:
        return
    odds = truth(view, view.bid)
    text = table.say("cachos.chance", percent=round(100 * odds))
    bar = pygame.Rect(0, 0, m.px(150), m.px(8))
    width = table.paint.text_size(text, 16, "bold")[0] + m.px(12) + bar.width
    left = area.centerx - width / 2
    at = table.paint.text(surface, text, (left, y), 16, "bold", colours.IVORY, "midleft", shadow=True)
    bar.midleft = (at.right + m.px(12), round(y))
    draw_bar(surface, bar, odds)


def draw_count(surface: pygame.Surface, table: BidTable, reveal: Reveal) -> None:
    """The dice counted so far against the bid, and then what came of it."""
    m, show, centre = table.m, reveal.show, table.places.middle.centery
    if isinstance(show.challenge, DudarPaso):
        whose = table.say("cachos.pass_of", name=table.names[show.target])
        _line(surface, table, whose, centre - m.px(46), 24, "serif", colours.CREAM)
    else:
        _draw_tally(surface, table, show, len(reveal.lit), centre - m.px(46))
    if not reveal.decided:
        return
    first, *others = table.outcome_lines(show)
    y: float = centre + m.px(14)
    _line(surface, table, first, y, 28, "serif", colours.GREEN_LIGHT if show.holds else colours.RED_LIGHT)
    y += m.pt(34)
    for line in others:
        _line(surface, table, line, y, 21, "bold", colours.GREEN_LIGHT if show.change >= 0 else colours.IVORY)
        y += m.pt(28)
    opener = table.shown.next_opener
    if opener is not None:
        _line(surface, table, table.say("cachos.opens", name=table.names[opener]), y, 17, "sans", colours.CREAM)


def _draw_tally(surface: pygame.Surface, table: BidTable, show: Showdown, counted: int, y: float) -> None:
    m, paint, area = table.m, table.paint, table.places.middle
    half = area.width / 4
    for text, x, lit in (
        (table.say("cachos.bid_short"), area.centerx - half, False),
        (table.say("cachos.counted"), area.centerx + half, True),
    ):
        paint.text(surface, text, (x, y - m.px(46)), 16, "sans", colours.CREAM, "center", half * 1.8, shadow=True)
        if not lit:
            _draw_bid(surface, table, show.bid, (x, y), 54)
    enough = counted >= show.bid.quantity
    colour = colours.GREEN_LIGHT if enough else colours.IVORY
    paint.text(surface, str(counted), (area.centerx + half, y), 62, "title", colour, "center", shadow=True)
