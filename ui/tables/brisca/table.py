"""The table of Brisca."""

from typing import TYPE_CHECKING, ClassVar

import pygame

from game.brisca.parts import (
    RANK,
    Dealt,
    Drawn,
    GameEnded,
    GameStarted,
    Play,
    Played,
    Swap,
    Swapped,
    TrickWon,
    TrumpShown,
)
from game.brisca.view import BriscaView
from game.cards import Card
from game.core import Event, Move, View
from ui import colours
from ui.stage.motion import COLLECT, DEAL, DEAL_STEP, PLAY, ease_in_out
from ui.stage.stage import Piece, Pose
from ui.tables.base.table import TableScene
from ui.tables.cards.faces import CARD_RATIO, card_back, card_face, card_name
from ui.tables.cards.hand import Hand
from ui.tables.cards.order import keep_order, kept_order
from ui.widgets.plates import PLATE, Plate, draw_plate

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

OWN, RIVAL, TRICK, STOCK, PILE = 118, 64, 102, 92, 60
"""Widths of cards in units: in one's hand, in a rival's, on the table, in the stock, in a won pile."""

SORTS = ("suit", "strength", "none")


class BriscaTable(TableScene):
    """Hands at the edges, the trick in the middle, stock and trump beside it."""

    game: ClassVar[str] = "brisca"

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.hand = Hand(self, self._play_key, self._reordered)
        self.own_order = {seat: kept_order(conductor.record, seat) for seat in self.humans}
        self.left_in_stock = 0
        self.trump: Card | None = None
        self.won = [0] * self.match.state.seats
        self.last_trick_open = False

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def side_of(self) -> dict[int, str]:
        """Which edge of the screen each seat has; play goes to the right."""
        edges = {2: ("bottom", "top"), 3: ("bottom", "right", "left"), 4: ("bottom", "right", "top", "left")}
        names = edges[self.match.state.seats]
        return {seat: names[self.place_of(seat)] for seat in range(self.match.state.seats)}

    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.m.width * 0.52, self.m.height * 0.45

    def plate_rect(self, seat: int) -> pygame.Rect:
        """Where a seat's name plate lies."""
        m = self.m
        rect = pygame.Rect(0, 0, m.px(PLATE[0]), m.px(PLATE[1]))
        edge = self.side_of[seat]
        if edge == "bottom":
            rect.bottomleft = (m.px(26), m.height - m.px(26))
        elif edge == "top":
            rect.midright = (m.width // 2 - m.px(120), m.px(116))
        elif edge == "right":
            rect.midtop = (m.width - m.px(26) - rect.width // 2, round(m.height * 0.16))
        else:
            rect.midtop = (m.px(26) + rect.width // 2, round(m.height * 0.16))
        return rect

    def place(self, zone: str, pieces: list[Piece]) -> list[Pose]:
        kind, seat = zone.rstrip("0123456789"), zone.lstrip("abcdefghijklmnopqrstuvwxyz")
        edge = self.side_of[int(seat)] if seat else ""
        if kind == "hand":
            return self._hand_poses(edge, pieces)
        if kind == "trick":
            return [self._trick_pose(edge)] * len(pieces)
        if kind == "won":
            return [self._pile_pose(edge, number) for number in range(len(pieces))]
        return [self._centre_pose(zone, number) for number in range(len(pieces))]

    def _hand_poses(self, edge: str, pieces: list[Piece]) -> list[Pose]:
        m = self.m
        if edge == "bottom":
            area = pygame.Rect(0, 0, m.px(560), 1)
            area.center = (m.width // 2, m.height - m.px(104))
            return self.hand.poses(pieces, area, m.px(OWN))
        step, width = m.px(36), m.px(RIVAL)
        poses = []
        for number in range(len(pieces)):
            along = (number - (len(pieces) - 1) / 2) * step
            if edge == "top":
                poses.append(Pose(m.width / 2 + along, m.px(116), width, 180, number))
            else:
                x = m.width - m.px(84) if edge == "right" else m.px(84)
                poses.append(Pose(x, m.height * 0.42 + along, width, 90 if edge == "right" else 270, number))
        return poses

    def _trick_pose(self, edge: str) -> Pose:
        m = self.m
        x, y = self.middle()
        dx, dy, angle = {"bottom": (0, 62, 3), "top": (0, -62, -4), "right": (104, 0, -8), "left": (-104, 0, 8)}[edge]
        depth = {"bottom": 4, "right": 3, "top": 1, "left": 2}[edge]
        return Pose(x + m.px(dx), y + m.px(dy), m.px(TRICK), angle, 100 + depth)

    def _pile_pose(self, edge: str, number: int) -> Pose:
        m = self.m
        lift = number * m.px(1.6)
        x, y = {
            "bottom": (m.width - m.px(80), m.height - m.px(84)),
            "top": (m.width / 2 + m.px(160), m.px(116)),
            "right": (m.width - m.px(84), m.height * 0.62),
            "left": (m.px(84), m.height * 0.62),
        }[edge]
        return Pose(x - lift / 2, y - lift, m.px(PILE), 90 if edge in ("bottom", "top") else 0, number)

    def _centre_pose(self, zone: str, number: int) -> Pose:
        m = self.m
        x, y = m.width * 0.27, self.middle()[1]
        if zone == "trump":
            return Pose(x + m.px(58), y, m.px(STOCK), 90, -10)
        if zone == "aside":
            return Pose(x - m.px(96), y + m.px(20), m.px(48), 0, -20)
        return Pose(x - number * m.px(0.8), y - number * m.px(1.2), m.px(STOCK), 0, number)

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: View) -> None:
        assert isinstance(view, BriscaView)
        self.stage.clear()
        self.left_in_stock, self.trump = view.stock, view.trump_card
        self._lay_stock()
        if view.removed is not None:
            self._card(view.removed, "aside")
        for seat, count in enumerate(view.hand_counts):
            self._lay_hand(view, seat, count)
            self.won[seat] = sum(len(trick.cards) for trick in view.tricks if trick.winner == seat)
            self._lay_pile(seat)
        for number, card in enumerate(view.table):
            self._card(card, f"trick{(view.leader + number) % view.seats}")
        self.hand.zone = f"hand{self.bottom}" if self.viewer is not None else ""

    def _lay_stock(self) -> None:
        if self.left_in_stock and self.trump is not None:
            self._card(self.trump, "trump")
        for number in range(min(6, max(0, self.left_in_stock - 1))):
            self.stage.add(f"stock{number}", "stock", card_back(self.app))

    def _lay_hand(self, view: BriscaView, seat: int, count: int) -> None:
        if seat == view.seat:
            for card in self.sorted(seat, list(view.hand)):
                self._card(card, f"hand{seat}")
        else:
            known = sorted(view.public[seat])
            for number in range(count):
                face = card_face(self.app, known[number]) if number < len(known) else card_back(self.app)
                self.stage.add(f"h{seat}.{number}", f"hand{seat}", face, card_back(self.app), number < len(known))

    def _lay_pile(self, seat: int) -> None:
        for number in range(min(5, (self.won[seat] + 3) // 4)):
            self.stage.add(f"won{seat}.{number}", f"won{seat}", card_back(self.app))

    def _card(self, card: Card, zone: str, face_up: bool = True) -> Piece:
        return self.stage.add(str(card), zone, card_face(self.app, card), card_back(self.app), face_up)

    def sorted(self, seat: int, cards: list[Card]) -> list[Card]:
        """One's hand in the order that one wants: sorted, or as one has laid it by hand."""
        mode = self.app.settings.hand_sort
        own = self.own_order.get(seat, [])
        if mode == "none":
            return sorted(cards, key=lambda card: own.index(str(card)) if str(card) in own else len(own))
        trump = self.trump.suit if self.trump else ""
        strength = {card: RANK[card.number] for card in cards}
        if mode == "suit":
            return sorted(cards, key=lambda card: (card.suit == trump, card.suit, strength[card]))
        return sorted(cards, key=lambda card: (card.suit == trump, strength[card], card.suit))

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case GameStarted():
                script.do(lambda: self._new_game(event)).wait(0.25)
            case Dealt():
                script.do(lambda: self._deal(event.seat, event.card)).wait(DEAL_STEP)
            case TrumpShown():
                script.settle().do(lambda: self._show_trump(event.card)).settle().wait(0.4)
            case Played():
                script.do(lambda: self._throw(event)).settle()
            case Swapped():
                script.do(lambda: self._swap(event)).settle().wait(0.6)
            case TrickWon():
                script.hold(self.pause).do(lambda: self._collect(event)).settle()
            case Drawn():
                script.do(lambda: self._draw_card(event)).wait(DEAL_STEP)
            case GameEnded():
                script.settle()

    def _new_game(self, event: GameStarted) -> None:
        self.stage.clear()
        self.won = [0] * self.match.state.seats
        self.trump = None
        self.left_in_stock = 39 if event.removed else 40
        if event.removed:
            self._card(event.removed, "aside")
        for number in range(6):
            self.stage.add(f"stock{number}", "stock", card_back(self.app))
        self.stage.settle()
        self.hand.zone = f"hand{self.bottom}" if self.viewer is not None else ""
        self.app.sounds.play("cards_shuffle")

    def _from_stock(self, key: str, zone: str, face: str, face_up: bool) -> None:
        """A card glides from the stock to a hand."""
        piece = self.stage.add(key, zone, face, card_back(self.app), False)
        piece.pose = piece.goal = self._centre_pose("stock", 6)
        piece.turn(face_up, self.stage.speed > 0)
        self.stage.refresh(zone, DEAL)
        self.left_in_stock -= 1
        self._thin_stock()
        self.app.sounds.play("card_deal")

    def _thin_stock(self) -> None:
        visible = self.left_in_stock - (1 if self.trump else 0)
        while len(self.stage.zone("stock")) > max(0, visible):
            self.stage.remove(self.stage.zone("stock")[-1].key)

    def _deal(self, seat: int, card: Card | None) -> None:
        zone = f"hand{seat}"
        key = str(card) if card else f"h{seat}.{len(self.stage.zone(zone))}"
        face = card_face(self.app, card) if card else card_back(self.app)
        self._from_stock(key, zone, face, card is not None)

    def _show_trump(self, card: Card) -> None:
        self.trump = card
        piece = self._card(card, "trump", False)
        piece.pose = piece.goal = self._centre_pose("stock", 6)
        piece.turn(True, self.stage.speed > 0)
        self.stage.refresh("trump", PLAY)
        self.app.sounds.play("card_flip")

    def _throw(self, event: Played) -> None:
        zone, key = f"hand{event.seat}", str(event.card)
        if key not in self.stage.pieces:
            known = self.stage.zone(zone)
            piece = self.stage.rename(known[len(known) // 2].key, key)
            piece.face = card_face(self.app, event.card)
        self.stage.pieces[key].dimmed = False
        self.stage.move(key, f"trick{event.seat}", PLAY, face_up=True)
        self.app.sounds.play("card_play")

    def _swap(self, event: Swapped) -> None:
        """The trump card and the 7 change places."""
        assert self.trump is not None
        zone, gave, took = f"hand{event.seat}", str(event.gave), str(event.took)
        if gave not in self.stage.pieces:
            piece = self.stage.rename(self.stage.zone(zone)[-1].key, gave)
            piece.face = card_face(self.app, event.gave)
        self.stage.move(took, zone, PLAY)
        self.stage.move(gave, "trump", PLAY, face_up=True)
        self.trump = event.gave
        self.app.sounds.play("card_flip")

    def _collect(self, event: TrickWon) -> None:
        for seat in range(self.match.state.seats):
            for piece in list(self.stage.zone(f"trick{seat}")):
                self.stage.move(piece.key, f"won{event.seat}", COLLECT, face_up=False, easing=ease_in_out)
        self.won[event.seat] += len(event.cards)
        self.app.sounds.play("cards_gather")

    def _draw_card(self, event: Drawn) -> None:
        if event.is_trump_card:
            key = str(event.card)
            self.left_in_stock = 0
            self.stage.move(key, f"hand{event.seat}", DEAL)
            self.app.sounds.play("card_deal")
        else:
            self._deal(event.seat, event.card)

    # -- what a person does ------------------------------------------------------------------------------------

    def controls(self) -> None:
        m = self.m
        size = m.px(40)
        sort = pygame.Rect(m.width - m.px(190), m.height - m.px(26) - size, size, size)
        if self.viewer is not None:
            self.form.button(sort, "", self._next_sort, "quiet", tip=self.say("brisca.sort"), icon="sort", name="sort")
        swap = self.can_act and Swap() in self.view.moves()
        if swap:
            rect = pygame.Rect(0, 0, m.pt(290), m.pt(44))
            rect.midtop = (round(m.width * 0.27), round(self.middle()[1]) + m.px(80) + m.pt(26))
            self.form.button(rect, self.say("brisca.swap"), lambda: self.commit(Swap()), "primary", name="swap")

    def your_turn(self, view: View) -> None:
        self.hand.zone = f"hand{self.bottom}"
        self.hand.add_targets()
        self.app.sounds.play("turn")

    def handle_table(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if pygame.K_1 <= event.key <= pygame.K_9:
                cards = self.stage.zone(self.hand.zone)
                if event.key - pygame.K_1 < len(cards):
                    self._play_key(cards[event.key - pygame.K_1].key)
                return True
            if event.key == pygame.K_c and self.match.options.cambio_del_7:
                self.commit(Swap())
                return True
        return self.hand.handle(event)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.last_trick_open = not self.last_trick_open
            self.app.redraw()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_o:
            self._next_sort()
            return True
        if self.last_trick_open and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.last_trick_open = False
            return True
        return super().handle(event)

    def _play_key(self, key: str) -> None:
        if not self.can_act:
            self.tell(self.say("common.not_your_turn"))
            return
        self.commit(Play(Card.parse(key)))

    def _reordered(self, keys: list[str]) -> None:
        """Dragging a card within the hand puts an end to sorting."""
        assert self.viewer is not None
        self.own_order[self.viewer] = keys
        keep_order(self.conductor.record, self.viewer, keys)
        if self.app.settings.hand_sort != "none":
            self.app.settings = self.app.store.settings.change(hand_sort="none")

    def _next_sort(self) -> None:
        if self.viewer is None or self.script.busy:
            return
        modes = list(SORTS)
        now = self.app.settings.hand_sort
        new = modes[(modes.index(now) + 1) % len(modes)] if now in modes else modes[0]
        self.app.settings = self.app.store.settings.change(hand_sort=new)
        cards = [piece.key for piece in self.stage.zone(self.hand.zone)]
        self.own_order[self.viewer] = cards
        order = [str(card) for card in self.sorted(self.viewer, [Card.parse(key) for key in cards])]
        self.stage.zone(self.hand.zone).sort(key=lambda piece: order.index(piece.key))
        self.stage.refresh(self.hand.zone, PLAY)
        if self.can_act:
            self.hand.add_targets()
        self.tell(self.say(f"brisca.sort_{new}"))

    def show_hint(self, move: Move) -> None:
        for piece in self.stage.pieces.values():
            piece.lit = isinstance(move, Play) and piece.key == str(move.card)
        what = card_name(self.app, move.card) if isinstance(move, Play) else self.say("brisca.swap")
        self.tell(self.say("table.hint_is", what=what))

    # -- picture -----------------------------------------------------------------------------------------------

    def draw_under(self, surface: pygame.Surface) -> None:
        view = self.view
        assert isinstance(view, BriscaView)
        for seat, who in enumerate(self.match.seats):
            plate = Plate(
                who.name, self.avatar(seat), self._line(view, seat), seat == view.turn, badge=self._games(seat)
            )
            draw_plate(surface, self.paint, self.plate_rect(seat), plate)

    def _line(self, view: BriscaView, seat: int) -> str:
        side = self.match.state.side(seat)
        parts = []
        if self.match.state.sides < self.match.state.seats:
            parts.append(self.say("brisca.team", n=side + 1))
        if self.match.options.puntos_a_la_vista:
            parts.append(self.say("brisca.points", n=view.points[side]))
        if not parts and not self.match.seats[seat].human:
            level = self.match.seats[seat].level
            parts.append(self.say(f"level.{level}"))
        return " · ".join(parts)

    def _games(self, seat: int) -> str:
        return str(self.match.state.games_won(seat)) if self.match.options.al_mejor_de > 1 else ""

    def draw_over(self, surface: pygame.Surface) -> None:
        m, paint = self.m, self.paint
        stock = self._centre_pose("stock", 0)
        below = stock.y + m.px(STOCK * CARD_RATIO / 2 + 6)
        if self.left_in_stock:
            paint.text(
                surface,
                self.say("brisca.in_stock", n=self.left_in_stock),
                (stock.x, below),
                17,
                "bold",
                colours.CREAM,
                "midtop",
                shadow=True,
            )
        elif self.trump:
            paint.text(
                surface,
                self.say("brisca.trump_is", suit=self.say(f"cards.suit.{self.trump.suit}")),
                (stock.x, stock.y),
                20,
                "serif",
                colours.CREAM,
                "center",
                shadow=True,
            )
        for seat, count in enumerate(self.won):
            if count:
                pose = self._pile_pose(self.side_of[seat], 2)
                paint.text(surface, str(count), (pose.x, pose.y), 22, "bold", colours.IVORY, "center", shadow=True)
        for piece in self.stage.pieces.values():
            if piece.lit:
                paint.glow(surface, self.stage.rect(piece), colours.BRASS, 4, 10)
        if self.last_trick_open:
            self._draw_last_trick(surface)

    def _draw_last_trick(self, surface: pygame.Surface) -> None:
        """The trick before, large, with who played what."""
        view = self.view
        assert isinstance(view, BriscaView)
        m, paint = self.m, self.paint
        if not view.tricks:
            self.last_trick_open = False
            self.tell(self.say("brisca.no_trick"))
            return
        trick = view.tricks[-1]
        count = len(trick.cards)
        width = m.px(110)
        rect = pygame.Rect(0, 0, count * m.px(134) + m.px(56), m.px(300))
        rect.center = (m.width // 2, round(m.height * 0.44))
        paint.panel(surface, rect)
        paint.text(
            surface,
            self.say("brisca.last_trick"),
            (rect.centerx, rect.top + m.px(18)),
            22,
            "serif",
            colours.BRASS,
            "midtop",
        )
        for number, card in enumerate(trick.cards):
            seat = (trick.leader + number) % view.seats
            x = rect.centerx + (number - (count - 1) / 2) * m.px(134)
            shown = paint.sprite(surface, card_face(self.app, card), (x, rect.centery + m.px(8)), width)
            if seat == trick.winner:
                paint.glow(surface, shown, colours.BRASS, 3, 8)
            paint.text(
                surface,
                self.match.seats[seat].name,
                (x, rect.bottom - m.px(20)),
                16,
                "bold",
                colours.IVORY,
                "midbottom",
                m.px(126),
            )

    def result_lines(self) -> list[tuple[str, str]]:
        state = self.match.state
        sides = [
            [who.name for seat, who in enumerate(self.match.seats) if state.side(seat) == side]
            for side in range(state.sides)
        ]
        points = [sum(result.points[side] for result in state.results) for side in range(state.sides)]
        figures = [self.say("brisca.points", n=value) for value in points]
        if self.match.options.al_mejor_de > 1:
            won = [
                sum(side in {state.side(seat) for seat in result.winners} for result in state.results)
                for side in range(state.sides)
            ]
            figures = [
                self.say("brisca.games_and_points", n=games, points=value)
                for games, value in zip(won, points, strict=True)
            ]
        return [(" + ".join(names), figure) for names, figure in zip(sides, figures, strict=True)]
