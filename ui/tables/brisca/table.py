"""The table of Brisca: hands at the edges, the trick in the middle, stock and trump beside it."""

import pygame

from game.brisca.parts import RANK, Play, Swap
from game.brisca.view import BriscaView
from game.cards import Card
from game.core import Move
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.tables.brisca.art import draw_piles, draw_plates, draw_stock, draw_trick
from ui.tables.brisca.events import BriscaEvents
from ui.widgets.faces import card_name


class BriscaTable(BriscaEvents):
    """What a person sees and does."""

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.last_trick_open = False

    def in_order(self, cards: list[Card], mode: str) -> list[Card]:
        trump = self.shown.trump.suit if self.shown.trump else ""
        strength = {card: RANK[card.number] for card in cards}
        if mode == "suit":
            return sorted(cards, key=lambda card: (card.suit == trump, card.suit, strength[card]))
        return sorted(cards, key=lambda card: (card.suit == trump, strength[card], card.suit))

    # -- what a person does ------------------------------------------------------------------------------------

    def controls(self) -> None:
        m = self.m
        size = m.px(40)
        if self.viewer is not None:
            sort = pygame.Rect(m.width - m.px(190), m.height - m.px(26) - size, size, size)
            self.form.button(sort, "", self.next_sort, "quiet", tip=self.say("brisca.sort"), icon="sort", name="sort")
        if self.can_act and Swap() in self.view.moves():
            rect = pygame.Rect(0, 0, m.pt(290), m.pt(44))
            rect.midtop = (round(m.width * 0.27), round(self.places.middle[1]) + m.px(80) + m.pt(26))
            self.form.button(rect, self.say("brisca.swap"), lambda: self.commit(Swap()), "primary", name="swap")

    def your_turn(self, view: BriscaView) -> None:
        self.hold_hand()
        self.hand.add_targets()
        self.app.sounds.play("turn")

    def handle_table(self, event: pygame.Event) -> bool:
        if self.number_key(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_c and self.options.cambio_del_7:
            self.commit(Swap())
            return True
        return self.hand.handle(event)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self._toggle_last_trick()
            return True
        if self.last_trick_open and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.last_trick_open = False
            return True
        return super().handle(event)

    def _toggle_last_trick(self) -> None:
        if self.shown.last is None:
            self.tell(self.say("brisca.no_trick"))
        else:
            self.last_trick_open = not self.last_trick_open
            self.app.redraw()

    def use(self, key: str) -> None:
        if self.can_act:
            self.commit(Play(Card.parse(key)))
        else:
            self.tell(self.say("common.not_your_turn"))

    def show_hint(self, move: Move) -> None:
        for piece in self.stage.pieces.values():
            piece.lit = isinstance(move, Play) and piece.key == str(move.card)
        what = card_name(self.app, move.card) if isinstance(move, Play) else self.say("brisca.swap")
        self.tell(self.say("table.hint_is", what=what))

    # -- picture -----------------------------------------------------------------------------------------------

    def draw_under(self, surface: pygame.Surface) -> None:
        draw_plates(surface, self)

    def draw_over(self, surface: pygame.Surface) -> None:
        draw_stock(surface, self)
        draw_piles(surface, self)
        for piece in self.stage.pieces.values():
            if piece.lit:
                self.paint.glow(surface, self.stage.rect(piece), colours.BRASS, 4, 10)
        if self.last_trick_open and self.shown.last is not None:
            draw_trick(surface, self, self.shown.last)

    def result_lines(self) -> list[tuple[str, str]]:
        """Each side with its points, and in a series with its games."""
        results, side = self.view.results, self.shown.side
        lines = []
        for number in range(len(self.shown.points)):
            names = [name for seat, name in enumerate(self.names) if side(seat) == number]
            points = sum(result.points[number] for result in results)
            games = sum(number in {side(seat) for seat in result.winners} for result in results)
            key = "brisca.games_and_points" if self.options.al_mejor_de > 1 else "brisca.points"
            lines.append((" + ".join(names), self.say(key, n=points, games=games, points=points)))
        return lines
