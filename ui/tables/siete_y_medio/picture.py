"""What the table of Siete y Medio looks like around the cards and chips that move on it."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cards import Card
from game.core import Event
from game.siete_y_medio.parts import GOAL, MIN_BET, Bet, Hit, Score, Stand, score_of
from game.siete_y_medio.view import SieteYMedioView
from ui import colours
from ui.colours import Colour
from ui.paint import PREMULTIPLIED
from ui.tables.siete_y_medio.art import draw_dial, moon_table, pile, rack, state_colour
from ui.tables.siete_y_medio.round import figure, signed
from ui.widgets.plates import Plate, draw_plate

if TYPE_CHECKING:
    from ui.tables.siete_y_medio.table import SieteYMedioTable

BANK = -1
"""The bank where a seat is meant."""


@dataclass
class Shown:
    """What the table shows now. It runs behind the match while events are played out."""

    round: int
    hands: list[list[Card]]
    bank: list[Card]
    bets: list[int]
    money: list[int]
    bank_money: int
    active: int | None
    """The seat whose hand lies large in the middle; BANK while the bank plays."""
    nets: dict[int, int] = field(default_factory=dict)
    """What the round brought those who are already settled."""

    @classmethod
    def of(cls, view: SieteYMedioView) -> "Shown":
        """All that the view says."""
        return cls(
            view.round,
            [list(hand) for hand in view.hands],
            list(view.bank),
            list(view.bets),
            list(view.money),
            view.bank_money,
            view.turn,
        )

    def follow(self, event: Event) -> None:
        """Take over what an event says."""

    def cards(self, seat: int) -> list[Card]:
        """The hand of a seat, or the bank's."""
        return self.bank if seat == BANK else self.hands[seat]

    def out(self, seat: int) -> bool:
        """Whether the player cannot bet any more (and not just in this round)."""
        return self.money[seat] < MIN_BET and not self.bets[seat]


class Picture:
    """Draws plates, totals, amounts and signs from what is shown."""

    def __init__(self, table: "SieteYMedioTable") -> None:
        self.table = table

    def cloth(self, surface: pygame.Surface) -> None:
        """The half-moon on its dark floor."""
        table = self.table
        prints = (table.say("siete_y_medio.name"), table.say("siete_y_medio.bank_rule"))
        name = moon_table(table.paint, table.cloth, table.places.moon, prints)
        surface.blit(table.app.sprites.get(name, table.m.size), (0, 0))

    # -- below the pieces --------------------------------------------------------------------------------------

    def under(self, surface: pygame.Surface) -> None:
        """The bank's chips, the plates, and who plays."""
        table, shown, places, paint = self.table, self.table.shown, self.table.places, self.table.paint
        chips = rack(table.app.sprites, shown.bank_money)
        surface.blit(table.app.sprites.get(chips, places.rack.size), places.rack, special_flags=PREMULTIPLIED)
        bank = Plate(
            table.say("siete_y_medio.bank"), "chips/dealer", figure(table.app, shown.bank_money), shown.active == BANK
        )
        draw_plate(surface, paint, places.bank_plate, bank)
        for seat, who in enumerate(table.match.seats):
            out = shown.out(seat)
            line = table.say("siete_y_medio.out") if out else figure(table.app, shown.money[seat])
            plate = Plate(who.name, table.avatar(seat), line, seat == shown.active, out)
            draw_plate(surface, paint, places.plate(seat), plate)
        lit = [table.stage.rect(piece) for piece in table.stage.pieces.values() if piece.lit]
        if lit:
            paint.glow(surface, lit[0].unionall(lit[1:]), state_colour(GOAL), 6, 14)
        if shown.active == BANK:
            draw_plate(surface, paint, places.large_plate, bank)
        elif shown.active is not None:
            self._active(surface, shown.active)

    def _active(self, surface: pygame.Surface, seat: int) -> None:
        """Who plays, with the money on hand, beside the large cards."""
        table = self.table
        amount, rect = figure(table.app, table.shown.money[seat]), table.places.large_plate
        money = table.say("siete_y_medio.has", money=amount)
        if table.paint.text_size(money, 15)[0] > rect.width - rect.height * 1.1 - table.m.px(12):
            money = amount
        plate = Plate(table.match.seats[seat].name, table.avatar(seat), money, True)
        draw_plate(surface, table.paint, rect, plate)
        if table.shown.bets[seat]:
            self.bet(surface, table.shown.bets[seat])

    def bet(self, surface: pygame.Surface, amount: int, allowed: bool = True) -> None:
        """The bet of whoever plays, in figures; the one that is still being made also in chips."""
        table, m, paint, pose = self.table, self.table.m, self.table.paint, self.table.places.large_bet
        seat = table.shown.active
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

    # -- above the pieces --------------------------------------------------------------------------------------

    def over(self, surface: pygame.Surface) -> None:
        """Totals, amounts, and what a person can do."""
        table, shown, places, paint = self.table, self.table.shown, self.table.places, self.table.paint
        if shown.bank:
            dial = places.dial if shown.active == BANK else places.bank_dial
            draw_dial(surface, paint, dial, score_of(shown.bank))
        for seat, hand in enumerate(shown.hands):
            if hand and seat == shown.active:
                draw_dial(surface, paint, places.dial, score_of(hand))
            elif hand:
                self._badge(surface, seat, score_of(hand), len(hand))
            if seat in shown.nets:
                net = shown.nets[seat]
                colour = colours.GREEN_LIGHT if net > 0 else colours.RED_LIGHT
                self._amount(surface, seat, signed(table.app, net), 18, colour)
            elif shown.bets[seat] and seat != shown.active:
                self._amount(surface, seat, figure(table.app, shown.bets[seat]), 16, colours.IVORY)
        if table.can_act:
            self._choices(surface)
        self._sign_on_top(surface)

    def _choices(self, surface: pygame.Surface) -> None:
        table = self.table
        if table.view.betting:
            table.bet.draw(surface)
        else:
            button = table.play_button(0)
            at = (table.places.controls.centerx, button.bottom + table.m.px(10))
            table.paint.text(
                surface,
                table.say("siete_y_medio.tap"),
                at,
                15,
                "italic",
                colours.CREAM,
                "midtop",
                table.places.controls.width,
                shadow=True,
            )
        hinted = {Hit: "hit", Stand: "stand", Bet: "bet"}.get(type(table.hint)) if table.hint else None
        for target in table.focus.targets:
            if target.name == hinted:
                table.paint.glow(surface, target.rect(), state_colour(GOAL), 4, 10)

    def _sign_on_top(self, surface: pygame.Surface) -> None:
        """The sign of 7½ or over lies above the dial that it may touch."""
        sign = self.table.stage.pieces.get("sign")
        if sign is not None:
            self.table.stage.draw_piece(surface, sign)

    def _badge(self, surface: pygame.Surface, seat: int, score: Score, count: int) -> None:
        """The score at a place: gold with a star for 7½, red and crossed for over."""
        m, paint, centre = self.table.m, self.table.paint, self.table.places.badge(seat, count)
        rect = pygame.Rect(0, 0, m.px(44), m.px(44))
        rect.center = (round(centre[0]), round(centre[1]))
        draw_dial(surface, paint, rect, score)
        if score >= GOAL:
            icon = "icons/star" if score == GOAL else "icons/cross"
            paint.sprite(surface, icon, (rect.right - m.px(4), rect.top + m.px(4)), m.px(22))

    def _amount(self, surface: pygame.Surface, seat: int, text: str, size: float, colour: Colour) -> None:
        """A figure between the chips of a place and its plate."""
        x, y = self.table.places.small_bet(seat).x, self.table.places.plate(seat).top
        size /= self.table.m.text_scale**0.5
        self.table.paint.text(surface, text, (x, y), size, "bold", colour, "midbottom", shadow=True)
