"""The table of Escoba: two hands, the cards between them, and the choice of what to take."""

from typing import TYPE_CHECKING

import pygame

from game.cards import Card
from game.core import Move
from game.escoba.parts import DealResult, Play
from game.escoba.view import EscobaView
from ui import colours
from ui.focus import Target
from ui.stage.stage import Piece
from ui.tables.escoba.events import EscobaEvents
from ui.tables.escoba.places import STOCK, TABLE
from ui.tables.escoba.room import LIT
from ui.widgets.faces import CARD_RATIO, card_name
from ui.widgets.plates import Plate, draw_plate

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor


class EscobaTable(EscobaEvents):
    """What a person sees and does: play a card, and where it could take in several ways point at what it takes."""

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.ways: list[Play] = []
        """What can still be done with the card that was played, while the person chooses."""

    # -- what a person does ------------------------------------------------------------------------------------

    def controls(self) -> None:
        if self.viewer is not None:
            m, size = self.m, self.m.px(40)
            sort = pygame.Rect(m.width - m.px(190), m.height - m.px(26) - size, size, size)
            self.form.button(sort, "", self.next_sort, "quiet", tip=self.say("escoba.sort"), icon="sort", name="sort")

    def your_turn(self, view: EscobaView) -> None:
        self.ways = []
        self.hold_hand()
        self.hand.add_targets()
        self.app.sounds.play("turn")

    def plays(self, card: Card) -> list[Play]:
        """What can be done with a card of one's hand."""
        return [move for move in self.view.moves() if isinstance(move, Play) and move.card == card]

    def use(self, key: str) -> None:
        if not self.can_act:
            self.tell(self.say("common.not_your_turn"))
            return
        self.ways = self.plays(Card.parse(key))
        self._choose()

    def _choose(self, pointed: str = "") -> None:
        """Keep the ways with the card that was pointed at. The last one is played; else what they share lights up,
        what none of them takes is dimmed, and the keyboard reaches the rest."""
        self.ways = [way for way in self.ways if not pointed or Card.parse(pointed) in way.taken]
        if len(self.ways) == 1:
            self.commit(self.ways[0])
            return
        takers = {str(card): [way for way in self.ways if card in way.taken] for card in self.view.table}
        self.focus.drop("table:")
        for piece in self.stage.pieces.values():
            ways = takers.get(piece.key, [])
            piece.lit = len(ways) == len(self.ways) or piece.key == str(self.ways[0].card)
            piece.dimmed = piece.zone == TABLE and not ways
            if 0 < len(ways) < len(self.ways):
                self.focus.add(self._target(piece))
        self.focus.restore(next(target.name for target in self.focus.targets if target.name.startswith("table:")))
        self.tell(self.say("escoba.choose"))

    def _target(self, piece: Piece) -> Target:
        return Target(f"table:{piece.key}", lambda: self.stage.rect(piece), lambda: self._choose(piece.key))

    def handle_table(self, event: pygame.Event) -> bool:
        if self.number_key(event):
            return True
        if self.ways and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            piece = self.stage.at(event.pos, (TABLE,))
            if piece is not None and not piece.dimmed:
                self._choose(piece.key)
                return True
        return self.hand.handle(event)

    def show_hint(self, move: Move) -> None:
        assert isinstance(move, Play)
        cards = (move.card, *move.taken)
        for piece in self.stage.pieces.values():
            piece.lit = piece.key in map(str, cards)
        self.tell(self.say("table.hint_is", what=" + ".join(card_name(self.app, card) for card in cards)))

    # -- picture -----------------------------------------------------------------------------------------------

    def draw_under(self, surface: pygame.Surface) -> None:
        shown = self.shown
        for seat, who in enumerate(self.match.seats):
            level = self.say(f"level.{who.level}") if who.level else ""
            line = self.say("escoba.escobas", n=shown.escobas[seat]) if self.options.cuenta_a_la_vista else level
            badge = str(shown.points[seat]) if self.options.a_21 else ""
            plate = Plate(who.name, self.avatar(seat), line, seat == shown.turn, badge=badge)
            draw_plate(surface, self.paint, self.places.plate(seat), plate)

    def draw_over(self, surface: pygame.Surface) -> None:
        m, paint, shown = self.m, self.paint, self.shown
        stock = self.places.stock(0)
        if shown.stock:
            below = (stock.x, stock.y + m.px(STOCK * CARD_RATIO / 2 + 6))
            left = self.say("escoba.in_stock", n=shown.stock)
            paint.text(surface, left, below, 17, "bold", colours.CREAM, "midtop", shadow=True)
        for seat, taken in enumerate(shown.taken):
            if taken and self.options.cuenta_a_la_vista:
                pose = self.places.pile(seat, 2)
                paint.text(surface, str(taken), (pose.x, pose.y), 22, "bold", colours.IVORY, "center", shadow=True)
        for piece in self.stage.pieces.values():
            if piece.lit:
                paint.glow(surface, self.stage.rect(piece), colours.BRASS, 4, 10)
            elif self._takes(piece):
                paint.glow(surface, self.stage.rect(piece), colours.GREEN_LIGHT, 2, 10)
        if shown.count is not None and self.on_top:
            self._draw_count(surface, shown.count)

    def _takes(self, piece: Piece) -> bool:
        """Whether a card of one's hand is to be pointed out as one that takes something."""
        own = self.can_act and piece.zone == self.hand.zone and self.app.settings.of(LIT)
        return own and bool(self.plays(Card.parse(piece.key))[0].taken)

    def _draw_count(self, surface: pygame.Surface, result: DealResult) -> None:
        """The count of the deal: a line for each thing that counts, a column for each seat."""
        m, paint, row = self.m, self.paint, self.m.pt(30)
        rect = pygame.Rect(0, 0, m.pt(520), row * (len(result._fields) + 3))
        rect.center = (m.width // 2, round(m.height * 0.46))
        paint.panel(surface, rect)
        left, columns = rect.left + m.pt(36), (rect.right - m.pt(180), rect.right - m.pt(40))
        paint.text(surface, self.say("escoba.count"), (left, rect.top + m.pt(20)), 24, "serif", colours.BRASS)
        for name, x in zip(self.names, columns, strict=True):
            paint.text(surface, name, (x, rect.top + m.pt(26)), 17, "bold", colours.CREAM, "topright", m.pt(128))
        for number, (field, figures) in enumerate(zip(result._fields, result, strict=True)):
            y = rect.top + m.pt(32) + row * (number + 1)
            paint.text(surface, self.say(f"escoba.category.{field}"), (left, y), 19, "sans", colours.IVORY)
            for figure, other, x in zip(figures, figures[::-1], columns, strict=True):
                colour, face = (colours.BRASS, "bold") if figure > other else (colours.CREAM, "sans")
                paint.text(surface, str(figure), (x, y), 19, face, colour, "topright")
        above = rect.top + m.pt(32) + row * len(result._fields)
        pygame.draw.line(surface, colours.BRASS_DARK, (left, above), (columns[-1], above))

    def result_lines(self) -> list[tuple[str, str]]:
        return [
            (name, self.say("escoba.points", n=points))
            for name, points in zip(self.names, self.shown.points, strict=True)
        ]
