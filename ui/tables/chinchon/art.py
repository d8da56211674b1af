"""What is drawn on the table of Chinchón around its cards: plates, frames, the padlock, marks, banners."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from game.chinchon.melds import JOKER_VALUE, MOST_LEFT, Grouping
from game.chinchon.view import ClosePreview
from game.core import Match
from ui import colours
from ui.measures import Measures
from ui.paint import PREMULTIPLIED
from ui.stage.stage import Piece, Stage
from ui.tables.base.canvas import Canvas
from ui.tables.cards.hand import Hand
from ui.tables.cards.table import STOCK
from ui.tables.chinchon.places import MIDDLE, PILE, Places
from ui.tables.chinchon.room import SORT
from ui.tables.chinchon.sheet import plain, signed
from ui.tables.chinchon.shown import Shown
from ui.widgets.faces import CARD_RATIO
from ui.widgets.plates import Plate, draw_plate


class Pictured(Canvas, Protocol):
    """What the picture needs of its table."""

    stage: Stage
    hand: Hand
    shown: Shown
    grouping: Grouping
    points: int | None
    closes: Sequence[ClosePreview]

    @property
    def places(self) -> Places: ...
    @property
    def match(self) -> Match: ...
    @property
    def viewer(self) -> int | None: ...
    @property
    def can_act(self) -> bool: ...
    @property
    def by_hand(self) -> bool: ...
    def edge(self, seat: int) -> str: ...
    def breaks(self, keys: list[str]) -> set[int]: ...


def draw_plates(surface: pygame.Surface, table: Pictured) -> None:
    """Who plays, with the totals, whose turn it is, and a button beside the plate of who deals."""
    shown = table.shown
    for seat, who in enumerate(table.match.seats):
        out = seat not in shown.playing
        total = plain(shown.totals[seat])
        plate = Plate(who.name, table.avatar(seat), _line(table, seat), seat == shown.acting, out, total)
        draw_plate(surface, table.paint, table.places.plate(seat), plate)
    m, rect = table.m, table.places.plate(shown.dealer)
    x = rect.left + m.px(4) if table.edge(shown.dealer) == "right" else rect.right - m.px(4)
    table.paint.sprite(surface, "chips/dealer", (x, rect.bottom - m.px(3)), m.px(30))


def _line(table: Pictured, seat: int) -> str:
    """The line on a plate: out, the mano, re-entries left or the level of a computer player."""
    shown, level = table.shown, table.match.seats[seat].level
    if seat not in shown.playing:
        return table.say("chinchon.out")
    parts = [table.say("chinchon.mano")] if seat == shown.mano else []
    if shown.reentries[seat]:
        parts.append(table.say("chinchon.reentries", n=shown.reentries[seat]))
    elif not parts and level is not None:
        parts.append(table.say(f"level.{level}"))
    return " · ".join(parts)


def draw_frames(surface: pygame.Surface, table: Pictured) -> None:
    """A tray under every group of one's hand that lies together."""
    m, sprites = table.m, table.app.sprites
    pieces = table.stage.zone(table.hand.zone)
    if not table.breaks([piece.key for piece in pieces]) and not _all_one(table, pieces):
        return
    at = {piece.key: piece for piece in pieces}
    area = table.places.hand_area()
    for group in table.grouping.groups:
        mine = [at[str(card)] for card in group.cards if str(card) in at]
        if len(mine) < len(group.cards) or any(piece is table.hand.dragged for piece in mine):
            continue
        rects = [table.stage.rect(piece, piece.goal) for piece in mine]
        left, right = min(rect.left for rect in rects), max(rect.right for rect in rects)
        frame = pygame.Rect(left, area.top, right - left, area.height).inflate(m.px(16), m.px(16))
        sprites.paint("chinchon:tray", partial(_tray, m))
        surface.blit(sprites.get("chinchon:tray", frame.size), frame, special_flags=PREMULTIPLIED)


def _all_one(table: Pictured, pieces: list[Piece]) -> bool:
    """Whether the whole hand is one group."""
    groups = table.grouping.groups
    return len(groups) == 1 and len(groups[0].cards) == len(pieces) and table.app.settings.of(SORT) == "groups"


def _tray(m: Measures, size: tuple[int, int]) -> pygame.Surface:
    tray = pygame.Surface(size, pygame.SRCALPHA)
    radius = m.px(14)
    pygame.draw.rect(tray, (10, 6, 3, 110), tray.get_rect(), border_radius=radius)
    pygame.draw.rect(tray, (*colours.BRASS, 255), tray.get_rect(), max(2, m.px(2.5)), radius)
    return tray.premul_alpha()


def draw_empty_pile(surface: pygame.Surface, table: Pictured) -> None:
    """Where the discards lie when there are none."""
    if table.stage.zone(PILE):
        return
    pose = table.places.pile_pose(PILE, 0)
    rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * CARD_RATIO))
    rect.center = (round(pose.x), round(pose.y))
    pygame.draw.rect(surface, colours.BRASS_DARK, rect, max(2, table.m.px(2)), table.m.px(8))


def draw_panel(surface: pygame.Surface, table: Pictured) -> None:
    """The points of one's loose cards, and the padlock: lit when a legal close exists."""
    m, paint = table.m, table.paint
    panel, lock = table.places.panel(), table.places.padlock()
    paint.plate(surface, panel)
    can = bool(table.closes) and table.can_act
    name = "lit" if can else "closed" if table.shown.closed else "open"
    paint.sprite(surface, f"chips/padlock_{name}", lock.center, lock.width, alpha=255 if can else 150)
    if table.points is None:
        return
    middle, room = (panel.left + lock.left) // 2, lock.left - panel.left - m.px(8)
    label = table.say("chinchon.loose")
    size = 15 if paint.text_size(label, 15)[0] <= room else 15 / m.text_scale
    paint.text(surface, label, (middle, panel.top + m.px(14)), size, "sans", colours.CREAM, "midtop", room)
    colour = colours.GREEN_LIGHT if table.points <= MOST_LEFT else colours.IVORY
    size = 40 / max(1, m.text_scale**0.5)
    paint.text(surface, str(table.points), (middle, panel.centery + m.px(16)), size, "serif", colour, "center")


def draw_stock(surface: pygame.Surface, table: Pictured) -> None:
    """How many cards are left, in red when the hand ends with them, and what can be taken now."""
    m, shown = table.m, table.shown
    pose = table.places.pile_pose(STOCK, 0)
    if shown.stock:
        below = (pose.x, pose.y + m.px(MIDDLE * CARD_RATIO / 2 + 8))
        text = table.say("chinchon.in_last_stock" if shown.last_stock else "chinchon.in_stock", n=shown.stock)
        colour = colours.RED_LIGHT if shown.last_stock else colours.CREAM
        table.paint.text(surface, text, below, 17, "bold", colour, "midtop", shadow=True)
    if table.can_act and shown.taken is None:
        for zone in (STOCK, PILE):
            if table.stage.zone(zone):
                table.paint.glow(surface, table.places.pile_rect(zone), colours.BRASS, 2, 9)


def draw_taken(surface: pygame.Surface, table: Pictured) -> None:
    """A tab over the card that was taken in this turn, until the discard."""
    m, shown = table.m, table.shown
    piece = table.stage.pieces.get(str(shown.taken)) if shown.turn == table.viewer else None
    if piece is None or piece.zone != table.hand.zone or piece.moving:
        return
    rect = table.stage.rect(piece)
    label = table.say("chinchon.taken")
    width = table.paint.text_size(label, 15, "bold")[0] + m.px(18)
    tab = pygame.Rect(0, 0, width, m.pt(22))
    tab.midbottom = (rect.centerx, rect.top - m.px(4))
    pygame.draw.rect(surface, colours.BRASS, tab, border_radius=m.px(6))
    tip = m.px(6)
    x, y = tab.centerx, tab.bottom - 1
    pygame.draw.polygon(surface, colours.BRASS, [(x - tip, y), (x, y + tip), (x + tip, y)])
    table.paint.text(surface, label, tab.center, 15, "bold", colours.WOOD_DARK, "center")


def draw_tags(surface: pygame.Surface, table: Pictured) -> None:
    """What each hand counts, beside its plate."""
    m, paint = table.m, table.paint
    for seat, points in table.shown.counted.items():
        text = signed(points)
        tag = pygame.Rect(0, 0, max(m.px(62), paint.text_size(text, 26, "serif")[0] + m.px(24)), m.pt(40))
        x, y = table.places.tag(seat)
        tag.center = (round(x), round(y))
        pygame.draw.rect(surface, colours.IVORY, tag, border_radius=m.px(10))
        colour = colours.GREEN if points <= 0 else colours.RED if points >= JOKER_VALUE else colours.INK
        pygame.draw.rect(surface, colour, tag, max(2, m.px(2)), m.px(10))
        paint.text(surface, text, tag.center, 26, "serif", colour, "center")


def draw_banner(surface: pygame.Surface, table: Pictured, title: str, text: str) -> None:
    """A large line and a smaller one over the middle of the table."""
    m, paint = table.m, table.paint
    width = max(paint.text_size(title, 34, "title")[0], paint.text_size(text, 20)[0]) + m.px(96)
    rect = pygame.Rect(0, 0, min(width, m.width - m.px(40)), m.pt(118))
    rect.center = (m.width // 2, round(m.height * 0.435))
    paint.panel(surface, rect)
    inner = rect.width - m.px(48)
    paint.text(surface, title, (rect.centerx, rect.top + m.pt(18)), 34, "title", colours.BRASS, "midtop", inner)
    paint.text(surface, text, (rect.centerx, rect.top + m.pt(72)), 20, "sans", colours.IVORY, "midtop", inner)
