"""The table of Siete y Medio: a half-moon with the bank on its straight side and up to eight players around it."""

from typing import TYPE_CHECKING, ClassVar

import pygame

from game.cards import Card
from game.core import Event, IllegalMove, Move, View
from game.siete_y_medio.parts import (
    GOAL,
    BankBroke,
    BankDrew,
    BankStood,
    BankWentOver,
    Bet,
    BetPlaced,
    CardDrawn,
    Eliminated,
    FirstCard,
    Hit,
    ReachedGoal,
    RoundEnded,
    RoundStarted,
    Settled,
    Stand,
    WentOver,
    score_of,
)
from game.siete_y_medio.view import SieteYMedioView
from ui.stage.motion import COLLECT, DEAL, PLAY, bounce, ease_in_out
from ui.stage.stage import Piece, Pose
from ui.tables.base.result import ResultScene
from ui.tables.base.table import TableScene
from ui.tables.siete_y_medio.art import goal_sign, over_sign, pile
from ui.tables.siete_y_medio.bet import BetBox
from ui.tables.siete_y_medio.picture import BANK, Picture, Shown
from ui.tables.siete_y_medio.places import Places
from ui.tables.siete_y_medio.result import SieteYMedioResult
from ui.tables.siete_y_medio.round import RoundScene
from ui.widgets.faces import card_back, card_face

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

BANK_PACE = 0.8
"""How long each card of the bank can be looked at before the next one comes."""


class SieteYMedioTable(TableScene):
    """Whoever plays has the middle of the table; the others' cards, bets and scores lie at their places."""

    game: ClassVar[str] = "siete_y_medio"
    shown_type = Shown
    result_scene: ClassVar[type[ResultScene]] = SieteYMedioResult

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.bet = BetBox(self)
        self.picture = Picture(self)
        self.bet_for = -1
        """At how many moves the bet under way began, so that it survives a resize."""

    @property
    def view(self) -> SieteYMedioView:
        seen: SieteYMedioView = self.match.state.view(self.viewer)
        return seen

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return Places(self.m, self.match.state.seats)

    def place(self, zone: str, pieces: list[Piece]) -> list[Pose]:
        kind, number = zone.rstrip("0123456789"), zone.lstrip("abcdefghijklmnopqrstuvwxyz")
        places, seat, count = self.places, int(number or 0), len(pieces)
        if kind == "hand":
            return places.large_hand(count) if seat == self.shown.active else places.small_hand(seat, count)
        if kind == "bet":
            return [places.large_bet if seat == self.shown.active else places.small_bet(seat)] * count
        if kind == "plate":
            rect = places.plate(seat)
            return [Pose(rect.centerx, rect.centery, self.m.px(30), 0, 300)] * count
        if kind == "bank":
            return places.large_hand(count) if self.shown.active == BANK else places.bank_hand(count)
        if kind == "rack":
            return [Pose(places.rack.centerx, places.rack.centery, self.m.px(54), 0, 300)] * count
        if kind == "sign":
            hand = self.shown.cards(self.shown.active if self.shown.active is not None else BANK)
            return [Pose(*places.stamp(len(hand)), self.m.px(124), 0, 900)] * count
        return [places.deck(number) for number in range(count)]

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: View) -> None:
        assert isinstance(view, SieteYMedioView)
        self.shown = Shown.of(view)
        if view.outcome is not None:
            self.shown.bets = [0] * view.seats
        self.stage.clear()
        self._lay_deck()
        for seat, hand in enumerate(view.hands):
            for card in hand:
                self._card(card, f"hand{seat}").dimmed = score_of(hand) > GOAL
            if self.shown.bets[seat]:
                self._pile(f"bet{seat}", f"bet{seat}", view.bets[seat])
        for card in view.bank:
            self._card(card, "bank")

    def before_opening(self) -> None:
        self.stage.clear()
        self.shown.hands = [[] for _ in self.shown.hands]
        self.shown.active = None

    def _lay_deck(self) -> None:
        for number in range(6):
            self.stage.add(f"deck{number}", "deck", card_back(self.app))

    def _card(self, card: Card, zone: str, face_up: bool = True) -> Piece:
        return self.stage.add(str(card), zone, card_face(self.app, card), card_back(self.app), face_up)

    def _pile(self, key: str, zone: str, amount: int) -> Piece:
        piece = self.stage.add(key, zone, pile(self.app.sprites, amount))
        piece.shadow = False
        return piece

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case RoundStarted():
                script.do(self._gather).settle().do(lambda: self._new_round(event)).wait(0.3)
            case FirstCard():
                script.do(lambda: self._give_turn(event.seat)).settle()
                script.do(lambda: self._deal(event.seat, event.card)).settle().wait(0.25)
            case BetPlaced():
                script.do(lambda: self._lay_bet(event)).settle().wait(0.15)
            case CardDrawn():
                script.do(lambda: self._deal(event.seat, event.card)).settle().wait(0.3)
            case ReachedGoal() | WentOver():
                self._show_sign(event.seat, isinstance(event, ReachedGoal))
            case BankDrew():
                script.do(lambda: self._give_turn(BANK)).settle()
                script.do(lambda: self._deal(BANK, event.card)).settle().wait(BANK_PACE)
            case BankStood():
                if event.score == GOAL:
                    self._show_sign(BANK, True)
                else:
                    script.wait(0.5)
            case BankWentOver():
                self._show_sign(BANK, False)
            case Settled():
                script.do(lambda: self._settle(event)).settle().wait(0.12)
            case BankBroke() | Eliminated():
                script.do(lambda: self.tell(self.log.sentence(event)))
            case RoundEnded():
                script.do(lambda: self._round_over(event)).wait(0.6).do(lambda: self.open_round(event.number, True))
                script.until(lambda: self.on_top)
            case _:
                script.settle()

    def _gather(self) -> None:
        """All cards back to the deck."""
        for piece in list(self.stage.pieces.values()):
            if piece.zone != "deck":
                self.stage.move(piece.key, "deck", COLLECT, face_up=False, easing=ease_in_out)

    def _new_round(self, event: RoundStarted) -> None:
        self.stage.clear()
        self._lay_deck()
        self.stage.settle()
        shown = self.shown
        shown.round, shown.active, shown.bank, shown.nets = event.number, None, [], {}
        shown.hands, shown.bets = [[] for _ in shown.hands], [0] * len(shown.bets)
        self.app.sounds.play("cards_shuffle")

    def _give_turn(self, seat: int) -> None:
        """The middle of the table is cleared for the next one: cards and chips go to their owner's place."""
        before, self.shown.active = self.shown.active, seat
        if before is not None and before != seat and before != BANK:
            for zone in (f"hand{before}", f"bet{before}"):
                self.stage.refresh(zone, COLLECT)

    def _deal(self, seat: int, card: Card) -> None:
        zone = "bank" if seat == BANK else f"hand{seat}"
        piece = self._card(card, zone, False)
        piece.pose = piece.goal = self.places.deck(6)
        piece.turn(True, self.stage.speed > 0)
        self.stage.refresh(zone, DEAL)
        self.shown.cards(seat).append(card)
        self.app.sounds.play("card_deal")

    def _lay_bet(self, event: BetPlaced) -> None:
        self.shown.bets[event.seat] = event.amount
        zone = f"bet{event.seat}"
        piece = self._pile(zone, zone, event.amount)
        rect = self.places.large_plate
        piece.pose = piece.goal = Pose(rect.left + rect.height / 2, rect.centery, self.m.px(30), 0, 300)
        self.stage.refresh(zone, PLAY)
        self.app.sounds.play("chips_pile")

    def _show_sign(self, seat: int, reached: bool) -> None:
        """7½ or over: a sign that needs no reading. A person's own stays until it was seen."""
        script = self.script
        script.do(lambda: self._raise_sign(seat, reached)).settle()
        if seat in self.humans:
            script.hold(self.pause)
        else:
            script.wait(1.1)
        script.do(self._lower_sign)

    def _raise_sign(self, seat: int, reached: bool) -> None:
        piece = self.stage.add("sign", "sign", goal_sign(self.paint) if reached else over_sign(self.paint))
        piece.shadow = False
        goal = self.place("sign", [piece])[0]
        piece.pose = piece.goal = Pose(goal.x, goal.y, goal.width * 0.4, 0, 900)
        piece.send(goal, 0.3 * self.stage.speed, easing=bounce)
        for card in self.shown.cards(seat):
            self.stage.pieces[str(card)].dimmed = not reached
            self.stage.pieces[str(card)].lit = reached
        self.app.sounds.play("right" if reached else "wrong")

    def _lower_sign(self) -> None:
        self.stage.remove("sign")
        for piece in self.stage.pieces.values():
            piece.lit = False

    def _settle(self, event: Settled) -> None:
        """Lost chips go to the bank, won ones come from it, and both to their owner."""
        shown, zone = self.shown, f"bet{event.seat}"
        if shown.active == BANK:
            shown.active = None
            self.stage.refresh("bank", COLLECT)
        shown.nets[event.seat] = event.net
        shown.money[event.seat] = event.money
        shown.bank_money -= event.net
        if zone not in self.stage.pieces:
            return
        if event.net > 0:
            won = self._pile(f"won{event.seat}", "rack", event.net)
            won.pose = won.goal = self.place("rack", [won])[0]
            self.stage.move(won.key, zone, COLLECT, easing=ease_in_out)
        else:
            self.stage.move(zone, "rack", COLLECT, easing=ease_in_out)
        self.app.sounds.play("chips_pile")

    def _round_over(self, event: RoundEnded) -> None:
        """The chips are taken in; the amounts are now those of the rules."""
        for piece in [piece for piece in self.stage.pieces.values() if piece.face.startswith("pile:")]:
            self.stage.remove(piece.key)
        self.shown.money, self.shown.bank_money = list(event.money), event.bank_money
        self.shown.bets = [0] * len(self.shown.bets)

    def open_round(self, number: int | None = None, fresh: bool = False) -> None:
        """The closing table of a round: the last one that was settled, if none is named."""
        rounds = self.view.rounds
        if not rounds:
            self.tell(self.say("siete_y_medio.no_round"))
            return
        self.app.push(RoundScene(self.app, self, (number or len(rounds)) - 1, fresh))

    # -- what a person does ------------------------------------------------------------------------------------

    def why_not(self, move: Move) -> IllegalMove | None:
        """Why the rules would refuse a move."""
        try:
            self.match.state.check(move)
        except IllegalMove as error:
            return error
        return None

    def controls(self) -> None:
        m, size = self.m, self.m.px(40)
        rect = pygame.Rect(m.px(16) + 4 * (size + m.px(6)), m.px(14), size, size)
        self.form.button(
            rect,
            "",
            self.open_round,
            "quiet",
            bool(self.view.rounds),
            self.say("siete_y_medio.round_table"),
            "statistics",
            0.78,
            name="rounds",
        )
        if self.finished and not self.script.busy:
            rect = pygame.Rect(0, 0, *self.play_button(0).size)
            rect.midtop = self.places.controls.midtop
            self.form.button(rect, self.say("siete_y_medio.result"), self.open_result, "primary", name="result")
        if not self.can_act:
            return
        if self.view.betting:
            self._begin_bet()
            self.bet.build()
            return
        for number, (name, move) in enumerate((("hit", Hit()), ("stand", Stand()))):
            text = f"{self.say(f'siete_y_medio.{name}')}  ·  {self.say(f'siete_y_medio.key_{name}')}"
            self.form.button(
                self.play_button(number),
                text,
                lambda move=move: self.commit(move),
                "large" if number else "primary",
                name=name,
            )

    def open_result(self) -> None:
        """Back to the closing statistics after a look at the table."""
        self.app.push(self.result_scene(self.app, self))

    def uncovered(self) -> None:
        super().uncovered()
        self.refresh_form()

    def play_button(self, number: int) -> pygame.Rect:
        """Where the two buttons lie: hit on the left, stand on the right."""
        m, area = self.m, self.places.controls
        high, gap = max(m.px(60), m.pt(54)), m.px(20)
        width = min(max(m.px(230), m.pt(200)), (area.width - gap) // 2)
        return pygame.Rect(area.centerx + (gap // 2 if number else -width - gap // 2), area.top, width, high)

    def _begin_bet(self) -> None:
        if self.bet_for != len(self.match.moves):
            self.bet_for = len(self.match.moves)
            turn = self.match.state.turn
            assert turn is not None
            last = [result.bets[turn] for result in self.view.rounds]
            self.bet.propose(last[-1] if last else 0)

    def your_turn(self, view: View) -> None:
        assert isinstance(view, SieteYMedioView)
        if view.betting:
            self.app.sounds.play("turn")
            if len(self.humans) > 1:
                self.tell(self.say("table.turn_of", name=self.match.seats[self.viewer or 0].name))

    def handle_table(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.form.typing:
            return False
        if self.view.betting:
            if event.type == pygame.KEYDOWN and event.key in (pygame.K_p, pygame.K_SPACE):
                return not self.commit(Hit())
            return self.bet.handle(event)
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_p, pygame.K_SPACE):
            return self.commit(Hit() if event.key == pygame.K_p else Stand())
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.places.felt.collidepoint(event.pos):
            return self.commit(Hit())
        return False

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_t and not self.form.typing and not self.script.busy:
            self.open_round()
            return True
        return super().handle(event)

    def show_hint(self, move: Move) -> None:
        match move:
            case Bet():
                what = self.say("siete_y_medio.hint_bet", amount=move.amount)
                self.bet.set(move.amount)
            case Hit():
                what = self.say("siete_y_medio.hit")
            case _:
                what = self.say("siete_y_medio.stand")
        self.tell(self.say("table.hint_is", what=what))

    # -- picture -----------------------------------------------------------------------------------------------

    def status(self) -> str:
        shown = self.shown
        where = self.say("siete_y_medio.round", number=shown.round, total=self.match.options.rounds)
        if shown.active is None:
            return where
        if shown.active == BANK:
            who = self.say("siete_y_medio.bank_plays")
        elif self.humans == [shown.active]:
            who = self.say("table.your_turn")
        else:
            who = self.say("table.turn_of", name=self.match.seats[shown.active].name)
        return f"{where}  ·  {who}"

    def note_bottom(self) -> int:
        area = self.places.controls
        return area.bottom + self.m.px(66) if self.can_act else area.top + self.m.pt(46) + self.m.px(14)

    def draw_cloth(self, surface: pygame.Surface) -> None:
        self.picture.cloth(surface)

    def draw_under(self, surface: pygame.Surface) -> None:
        self.picture.under(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.picture.over(surface)
