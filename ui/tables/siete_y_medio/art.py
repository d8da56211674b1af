"""What the table of Siete y Medio looks like around the cards and chips that move on it."""

from typing import Protocol

import pygame

from game.core import Move
from game.siete_y_medio.parts import GOAL, Bet, Hit, Score, Stand, score_of
from ui import colours
from ui.colours import Colour
from ui.focus import Focus
from ui.paint import PREMULTIPLIED, Painter
from ui.stage.stage import Stage
from ui.tables.base.canvas import Canvas
from ui.tables.siete_y_medio.money import figure, pile, rack, signed
from ui.tables.siete_y_medio.places import Places
from ui.tables.siete_y_medio.score import draw_dial, state_colour
from ui.tables.siete_y_medio.shown import BANK, Shown
from ui.widgets.plates import Plate, draw_plate

PRINT: Colour = (132, 140, 156)
"""What is printed on the cloth: seen, but never before cards and chips."""


class Pictured(Canvas, Protocol):
    """What the picture needs of its table."""

    stage: Stage
    shown: Shown
    cloth: str

    @property
    def places(self) -> Places: ...


# -- the table -----------------------------------------------------------------------------------------------------


def draw_moon(surface: pygame.Surface, table: Pictured) -> None:
    """The half-moon on its dark floor."""
    prints = (table.say("siete_y_medio.name"), table.say("siete_y_medio.bank_rule"))
    name = moon_table(table.paint, table.cloth, table.places.moon, prints)
    surface.blit(table.app.sprites.get(name, table.m.size), (0, 0))


def moon_table(paint: Painter, cloth: str, moon: pygame.Rect, prints: tuple[str, str]) -> str:
    """The name of the whole table: a dark floor, and on it the half-moon of cloth in its wooden rail, with the game's
    name and the bank's rule printed on the cloth."""
    name = f"moon:{cloth}:{prints}"

    def painter(size: tuple[int, int]) -> pygame.Surface:
        table = pygame.Surface(size)
        floor = paint.sprites.source("tables/wood_dark").convert()
        Painter.tile(table, floor, table.get_rect())
        veil = pygame.Surface(size)
        veil.fill((96, 92, 90))
        table.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        table.blit(paint.sprites.get("tables/light", size), (0, 0), special_flags=PREMULTIPLIED)
        paint.shadow(table, moon.inflate(-moon.width // 5, -moon.height // 6), 60, 170)
        table.blit(_cut(paint, cloth, size, moon), (0, 0), special_flags=PREMULTIPLIED)
        y = moon.top + moon.height * 0.738
        paint.text(table, prints[0], (moon.centerx, y), 30 / paint.m.text_scale, "title", PRINT, "midbottom")
        paint.text(
            table,
            prints[1],
            (moon.centerx, y),
            17 / paint.m.text_scale,
            "serif_italic",
            PRINT,
            "midtop",
            moon.width * 0.34,
        )
        rail = paint.sprites.get("tables/half_moon", moon.size)
        table.blit(rail, moon, special_flags=PREMULTIPLIED)
        return table

    paint.sprites.paint(name, painter)
    return name


def _cut(paint: Painter, picture: str, size: tuple[int, int], moon: pygame.Rect) -> pygame.Surface:
    """The cloth cut to the half-moon; its edge lies under the rail."""
    cloth = pygame.Surface(size)
    Painter.tile(cloth, paint.sprites.source(picture).convert(), cloth.get_rect())
    cloth.blit(paint.sprites.get("tables/light", size), (0, 0), special_flags=PREMULTIPLIED)
    shape = pygame.Surface(size, pygame.SRCALPHA)
    across, down = moon.width / 1280, moon.height / 720
    ellipse = pygame.Rect(0, 0, round(2 * 616 * across), round(2 * 668 * down))
    ellipse.center = (moon.centerx, round(moon.top + 21 * down))
    shape.set_clip(pygame.Rect(0, ellipse.centery, *size))
    pygame.draw.ellipse(shape, (255, 255, 255, 255), ellipse)
    shape.set_clip(None)
    shape.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


# -- below the pieces ----------------------------------------------------------------------------------------------


def draw_plates(surface: pygame.Surface, table: Pictured) -> None:
    """The bank's chips, the plates, and who plays."""
    shown, places, paint = table.shown, table.places, table.paint
    chips = rack(table.app.sprites, shown.bank_money)
    surface.blit(table.app.sprites.get(chips, places.rack.size), places.rack, special_flags=PREMULTIPLIED)
    bank = Plate(
        table.say("siete_y_medio.bank"), "chips/dealer", figure(table.app, shown.bank_money), shown.active == BANK
    )
    draw_plate(surface, paint, places.bank_plate, bank)
    for seat, name in enumerate(table.names):
        out = shown.out(seat)
        line = table.say("siete_y_medio.out") if out else figure(table.app, shown.money[seat])
        draw_plate(surface, paint, places.plate(seat), Plate(name, table.avatar(seat), line, seat == shown.active, out))
    lit = [table.stage.rect(piece) for piece in table.stage.pieces.values() if piece.lit]
    if lit:
        paint.glow(surface, lit[0].unionall(lit[1:]), state_colour(GOAL), 6, 14)
    if shown.active == BANK:
        draw_plate(surface, paint, places.large_plate, bank)
    elif shown.active is not None:
        _draw_active(surface, table, shown.active)


def _draw_active(surface: pygame.Surface, table: Pictured, seat: int) -> None:
    """Who plays, with the money on hand, beside the large cards."""
    amount, rect = figure(table.app, table.shown.money[seat]), table.places.large_plate
    money = table.say("siete_y_medio.has", money=amount)
    if table.paint.text_size(money, 15)[0] > rect.width - rect.height * 1.1 - table.m.px(12):
        money = amount
    draw_plate(surface, table.paint, rect, Plate(table.names[seat], table.avatar(seat), money, True))
    if table.shown.bets[seat]:
        draw_bet(surface, table, table.shown.bets[seat])


def draw_bet(surface: pygame.Surface, table: Pictured, amount: int, allowed: bool = True) -> None:
    """The bet of whoever plays, in figures; the one that is still being made also in chips."""
    m, paint, pose, seat = table.m, table.paint, table.places.large_bet, table.shown.active
    if amount and seat is not None and not table.shown.bets[seat]:
        side = round(pose.width)
        image = table.app.sprites.get(pile(table.app.sprites, amount), (side, side))
        surface.blit(image, image.get_rect(center=(round(pose.x), round(pose.y))), special_flags=PREMULTIPLIED)
    at = (pose.x + pose.width / 2 + m.px(10), pose.y + m.px(4))
    paint.text(
        surface,
        table.say("siete_y_medio.bet"),
        at,
        16 / m.text_scale**0.4,
        "sans",
        colours.CREAM,
        "bottomleft",
        shadow=True,
    )
    paint.text(
        surface,
        figure(table.app, amount),
        at,
        28 / m.text_scale**0.6,
        "bold",
        colours.IVORY if allowed else colours.RED_LIGHT,
        "topleft",
        shadow=True,
    )


# -- above the pieces ----------------------------------------------------------------------------------------------


def draw_totals(surface: pygame.Surface, table: Pictured) -> None:
    """What every hand adds up to, and the amounts beside the plates."""
    shown, places, paint = table.shown, table.places, table.paint
    if shown.bank:
        dial = places.dial if shown.active == BANK else places.bank_dial
        draw_dial(surface, paint, dial, score_of(shown.bank))
    for seat, hand in enumerate(shown.hands):
        if hand and seat == shown.active:
            draw_dial(surface, paint, places.dial, score_of(hand))
        elif hand:
            _draw_badge(surface, table, seat, score_of(hand), len(hand))
        line = shown.lines[seat]
        if line is not None:
            colour = colours.GREEN_LIGHT if line.net > 0 else colours.RED_LIGHT
            _draw_amount(surface, table, seat, signed(table.app, line.net), 18, colour)
        elif shown.bets[seat] and seat != shown.active:
            _draw_amount(surface, table, seat, figure(table.app, shown.bets[seat]), 16, colours.IVORY)


def _draw_badge(surface: pygame.Surface, table: Pictured, seat: int, score: Score, count: int) -> None:
    """The score at a place: gold with a star for 7½, red and crossed for over."""
    m, paint, centre = table.m, table.paint, table.places.badge(seat, count)
    rect = pygame.Rect(0, 0, m.px(44), m.px(44))
    rect.center = (round(centre[0]), round(centre[1]))
    draw_dial(surface, paint, rect, score)
    if score >= GOAL:
        icon = "icons/star" if score == GOAL else "icons/cross"
        paint.sprite(surface, icon, (rect.right - m.px(4), rect.top + m.px(4)), m.px(22))


def _draw_amount(surface: pygame.Surface, table: Pictured, seat: int, text: str, size: float, colour: Colour) -> None:
    """A figure between the chips of a place and its plate."""
    x, y = table.places.small_bet(seat).x, table.places.plate(seat).top
    size /= table.m.text_scale**0.5
    table.paint.text(surface, text, (x, y), size, "bold", colour, "midbottom", shadow=True)


def draw_tap(surface: pygame.Surface, table: Pictured) -> None:
    """The line below the two buttons."""
    area, button = table.places.controls, table.places.play_button(0)
    table.paint.text(
        surface,
        table.say("siete_y_medio.tap"),
        (area.centerx, button.bottom + table.m.px(10)),
        15,
        "italic",
        colours.CREAM,
        "midtop",
        area.width,
        shadow=True,
    )


def draw_hinted(surface: pygame.Surface, paint: Painter, focus: Focus, hint: Move) -> None:
    """A glow around the button of the move that was advised."""
    hinted = {Hit: "hit", Stand: "stand", Bet: "bet"}[type(hint)]
    for target in focus.targets:
        if target.name == hinted:
            paint.glow(surface, target.rect(), state_colour(GOAL), 4, 10)


def draw_sign(surface: pygame.Surface, stage: Stage) -> None:
    """The sign of 7½ or over lies above the dial that it may touch."""
    sign = stage.pieces.get("sign")
    if sign is not None:
        stage.draw_piece(surface, sign)
