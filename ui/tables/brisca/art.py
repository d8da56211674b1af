"""What the table of Brisca looks like around the cards that move on it."""

from typing import Protocol

import pygame

from game.brisca.parts import BriscaOptions, Trick
from game.core import Match
from ui import colours
from ui.tables.base.canvas import Canvas
from ui.tables.brisca.places import STOCK, Places
from ui.tables.brisca.shown import Shown
from ui.widgets.faces import CARD_RATIO, card_face
from ui.widgets.plates import Plate, draw_plate


class Pictured(Canvas, Protocol):
    """What the picture needs of its table."""

    shown: Shown

    @property
    def places(self) -> Places: ...
    @property
    def match(self) -> Match: ...
    @property
    def options(self) -> BriscaOptions: ...
    def edge(self, seat: int) -> str: ...


def draw_plates(surface: pygame.Surface, table: Pictured) -> None:
    """Who plays, whose turn it is, and the points if they are open."""
    for seat, who in enumerate(table.match.seats):
        games = str(table.shown.games[seat]) if table.options.al_mejor_de > 1 else ""
        plate = Plate(who.name, table.avatar(seat), _line(table, seat), seat == table.shown.turn, badge=games)
        draw_plate(surface, table.paint, table.places.plate(seat), plate)


def _line(table: Pictured, seat: int) -> str:
    """The team, the points, or the level of a computer player."""
    side, level = table.shown.side(seat), table.match.seats[seat].level
    parts = []
    if len(table.shown.points) < len(table.shown.won):
        parts.append(table.say("brisca.team", n=side + 1))
    if table.options.puntos_a_la_vista:
        parts.append(table.say("brisca.points", n=table.shown.points[side]))
    if not parts and level is not None:
        parts.append(table.say(f"level.{level}"))
    return " · ".join(parts)


def draw_stock(surface: pygame.Surface, table: Pictured) -> None:
    """How many cards are left; once there are none, which suit is the trump."""
    m, paint, shown = table.m, table.paint, table.shown
    stock = table.places.centre("stock", 0)
    if shown.stock:
        below = (stock.x, stock.y + m.px(STOCK * CARD_RATIO / 2 + 6))
        left = table.say("brisca.in_stock", n=shown.stock)
        paint.text(surface, left, below, 17, "bold", colours.CREAM, "midtop", shadow=True)
    elif shown.trump:
        trump = table.say("brisca.trump_is", suit=table.say(f"cards.suit.{shown.trump.suit}"))
        paint.text(surface, trump, (stock.x, stock.y), 20, "serif", colours.CREAM, "center", shadow=True)


def draw_piles(surface: pygame.Surface, table: Pictured) -> None:
    """How many cards everybody has won."""
    for seat, count in enumerate(table.shown.won):
        if count:
            pose = table.places.pile(table.edge(seat), 2)
            table.paint.text(surface, str(count), (pose.x, pose.y), 22, "bold", colours.IVORY, "center", shadow=True)


def draw_trick(surface: pygame.Surface, table: Pictured, trick: Trick) -> None:
    """The trick before, large, with who played what."""
    m, paint = table.m, table.paint
    count, step = len(trick.cards), m.px(134)
    rect = pygame.Rect(0, 0, count * step + m.px(56), m.px(300))
    rect.center = (m.width // 2, round(m.height * 0.44))
    paint.panel(surface, rect)
    title = table.say("brisca.last_trick")
    paint.text(surface, title, (rect.centerx, rect.top + m.px(18)), 22, "serif", colours.BRASS, "midtop")
    for number, card in enumerate(trick.cards):
        seat = (trick.leader + number) % len(table.match.seats)
        x = rect.centerx + (number - (count - 1) / 2) * step
        shown = paint.sprite(surface, card_face(table.app, card), (x, rect.centery + m.px(8)), m.px(110))
        if seat == trick.winner:
            paint.glow(surface, shown, colours.BRASS, 3, 8)
        name, foot = table.match.seats[seat].name, (x, rect.bottom - m.px(20))
        paint.text(surface, name, foot, 16, "bold", colours.IVORY, "midbottom", m.px(126))
