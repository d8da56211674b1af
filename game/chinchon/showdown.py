"""What follows a close: all show their groups from the closer on, then lay off, then the hand is counted (R15–R18)."""

from collections.abc import Sequence

from game.cards import Card
from game.chinchon.layoff import Place, best_layoffs, best_show, extended, places
from game.chinchon.melds import BONUS, MOST_LEFT, Group, Grouping, Kind, Melds
from game.chinchon.parts import (
    Auto,
    Automatic,
    CardsKept,
    Done,
    GroupShown,
    LaidOff,
    LayOff,
    NothingShown,
    Phase,
    Reason,
    Show,
    TableGroup,
)
from game.core import CommonReason, Event, IllegalMove, Move

ShowMove = Show | LayOff | Auto | Done


class Showdown:
    """The table after a close. Seats that can do nothing are passed over; `turn` is None when all is laid.

    `most` is the highest card that the closer may keep (R11, R24). `kept` is what the closer has left, known to all
    once his groups are down.
    """

    def __init__(
        self,
        melds: Melds,
        hands: list[list[Card]],
        order: Sequence[int],
        closer: int | None,
        how: Kind | Automatic,
        closing_card: Card | None = None,
        most: int = MOST_LEFT,
    ) -> None:
        self.melds = melds
        self.hands = hands
        self.order = tuple(order)
        self.closer = closer
        self.how = how
        self.closing_card = closing_card
        self.most = most
        self.phase = Phase.SHOW
        self.waiting = list(order)
        self.table: list[TableGroup] = []
        self.kept: tuple[Card, ...] | None = None

    @property
    def layoffs(self) -> bool:
        """R16, C16, C23: cards may be laid off unless the closer melded all seven."""
        return self.how not in BONUS

    @property
    def turn(self) -> int | None:
        """The seat that shows or lays off now."""
        return self.waiting[0] if self.waiting else None

    def copy(self, hands: list[list[Card]]) -> "Showdown":
        """An independent showdown over other hands."""
        twin = object.__new__(Showdown)
        twin.__dict__.update(self.__dict__)
        twin.hands, twin.waiting, twin.table = hands, self.waiting[:], self.table[:]
        return twin

    def groups(self) -> list[Group]:
        """The groups on the table, by number."""
        return [shown.group for shown in self.table]

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> list[ShowMove]:
        """All that the seat may do: hold cards back as it likes, unless it has closed."""
        seat = self.turn
        assert seat is not None
        hand = self.hands[seat]
        if self.phase is Phase.LAY:
            laid = [LayOff(card, *place) for card in hand for place in self.places(card)]
            return [Auto(), *laid, Done()]
        shows = [
            Show(group.cards)
            for group in self.melds.groups_in(hand)
            if seat != self.closer or self._still_closes(group.cards)
        ]
        return [Auto(), *shows] if seat == self.closer else [Auto(), *shows, Done()]

    def places(self, card: Card) -> list[Place]:
        """Where the card fits on the table."""
        return places(self.melds, card, self.groups())

    def check(self, move: Move) -> None:
        seat = self.turn
        assert seat is not None
        if isinstance(move, Show):
            self._check_show(move, seat)
        elif isinstance(move, LayOff):
            self._check_layoff(move, seat)
        elif isinstance(move, Done):
            if self.phase is Phase.SHOW and seat == self.closer:
                raise IllegalMove(Reason.CLOSER_NOT_DONE)
        elif not isinstance(move, Auto):
            raise IllegalMove(CommonReason.FOREIGN_MOVE, move=move)

    def _check_show(self, move: Show, seat: int) -> None:
        if self.phase is Phase.LAY:
            raise IllegalMove(Reason.GROUPS_OVER)
        self._check_held(move.cards, seat)
        if self.melds.group(move.cards) is None:
            raise IllegalMove(Reason.NOT_A_GROUP, cards=" ".join(map(str, move.cards)))
        if seat == self.closer and not self._still_closes(move.cards):
            raise self._breaks_close(move.cards)

    def _check_layoff(self, move: LayOff, seat: int) -> None:
        """R17: own groups come first; C18, C23: some may not lay off at all, and never have this turn."""
        if self.phase is Phase.SHOW:
            raise IllegalMove(Reason.GROUPS_FIRST)
        self._check_held((move.card,), seat)
        if not 0 <= move.group < len(self.table):
            raise IllegalMove(Reason.NO_SUCH_GROUP, group=move.group)
        if Place(move.group, move.side) not in self.places(move.card):
            raise IllegalMove(Reason.DOES_NOT_FIT, card=move.card, cards=str(self.table[move.group].group))

    def _check_held(self, cards: Sequence[Card], seat: int) -> None:
        for card in cards:
            if card not in self.hands[seat]:
                raise IllegalMove(Reason.NOT_IN_HAND, card=card)

    def _still_closes(self, cards: Sequence[Card]) -> bool:
        """Whether the closer, with this group down, can show all the rest but a card that he may keep."""
        assert self.closer is not None
        return self._closing_card(self._rest(cards)) is not None

    def _rest(self, cards: Sequence[Card]) -> list[Card]:
        assert self.closer is not None
        return [card for card in self.hands[self.closer] if card not in cards]

    def _closing_card(self, cards: Sequence[Card]) -> Card | None:
        """The cheapest card that the closer may keep while the others are all in groups."""
        single = self._single_card(cards)
        return single if single is not None and self.melds.value(single) <= self.most else None

    def _single_card(self, cards: Sequence[Card]) -> Card | None:
        """The cheapest card without which the others are all in groups, whether it may be kept or not."""
        for card in sorted(cards, key=self.melds.value):
            if self.melds.points([other for other in cards if other != card]) == 0:
                return card
        return None

    def _breaks_close(self, shown: Sequence[Card]) -> IllegalMove:
        """What is wrong with what the closer would be left with."""
        text = " ".join(map(str, shown))
        single = self._single_card(self._rest(shown))
        if single is None:
            return IllegalMove(Reason.BREAKS_CLOSE, cards=text)
        value = self.melds.value(single)
        if value > MOST_LEFT:
            return IllegalMove(Reason.KEEPS_TOO_HIGH, cards=text, card=single, value=value)
        return IllegalMove(Reason.KEEPS_OVER_LIMIT, cards=text, card=single, value=value, most=self.most)

    # -- playing -----------------------------------------------------------------------------------------------

    def start(self) -> list[Event]:
        """The first events: everything, if the closer melded all, since then nobody has anything to choose."""
        events: list[Event] = []
        if not self.layoffs:
            for seat in self.order:
                events += self._show_all(seat)
            self.waiting = []
            return events
        return self._pass_idle()

    def apply(self, move: Move) -> list[Event]:
        """Make a checked move, then pass over all who can do nothing."""
        seat = self.waiting[0]
        events: list[Event] = []
        if isinstance(move, Show):
            events.append(self._show(seat, move.cards))
        elif isinstance(move, LayOff):
            events.append(self._lay(seat, move))
        elif isinstance(move, Auto) and self.phase is Phase.SHOW:
            events += self._show_all(seat)
            self.waiting.pop(0)
        elif isinstance(move, Auto):
            for card, place in best_layoffs(self.melds, self.hands[seat], self.groups())[1]:
                events.append(self._lay(seat, LayOff(card, *place)))
            self.waiting.pop(0)
        else:
            events += self._end_show(seat) if self.phase is Phase.SHOW else []
            self.waiting.pop(0)
        return events + self._pass_idle()

    def _show(self, seat: int, cards: tuple[Card, ...]) -> Event:
        group = self.melds.group(cards)
        assert group is not None
        for card in cards:
            self.hands[seat].remove(card)
        self.table.append(TableGroup(seat, group))
        return GroupShown(seat, len(self.table) - 1, cards)

    def _show_all(self, seat: int) -> list[Event]:
        """R18: the combination that will leave the fewest points, from what is known so far."""
        groups = self._best(seat).groups
        return [*(self._show(seat, group.cards) for group in groups), *self._end_show(seat)]

    def _best(self, seat: int) -> Grouping:
        hand = self.hands[seat]
        if seat == self.closer and self.layoffs:
            kept = self._closing_card(hand)
            return self.melds.grouping([card for card in hand if card != kept])
        if seat == self.closer:
            run = self.melds.arrangements(hand)
            return Grouping((run[0],), ()) if run else self.melds.grouping(hand)
        return best_show(self.melds, hand, self.groups()) if self.layoffs else self.melds.grouping(hand)

    def _end_show(self, seat: int) -> list[Event]:
        if seat == self.closer:
            self.kept = tuple(self.hands[seat])
            return [CardsKept(seat, self.kept)] if self.kept else []
        return [] if any(shown.owner == seat for shown in self.table) else [NothingShown(seat)]

    def _lay(self, seat: int, move: LayOff) -> Event:
        self.hands[seat].remove(move.card)
        owner, group, laid = self.table[move.group]
        group = extended(group, move.card, move.side)
        self.table[move.group] = TableGroup(owner, group, (*laid, (seat, move.card)))
        return LaidOff(seat, move.card, move.group, move.side, owner)

    def _pass_idle(self) -> list[Event]:
        """On to the next seat that has something to show or to lay; C17: laying off comes after all have shown."""
        events: list[Event] = []
        while True:
            while self.waiting and not self._can_act(self.waiting[0]):
                seat = self.waiting.pop(0)
                events += self._end_show(seat) if self.phase is Phase.SHOW else []
            if self.waiting or self.phase is Phase.LAY:
                return events
            self.phase = Phase.LAY
            self.waiting = [seat for seat in self.order if seat != self.closer]

    def _can_act(self, seat: int) -> bool:
        hand = self.hands[seat]
        if self.phase is Phase.SHOW:
            return len(hand) > 1 if seat == self.closer else bool(self.melds.groups_in(hand))
        return any(self.places(card) for card in hand)

    def points(self, seat: int) -> int:
        """R19, R20: what the seat writes down."""
        if seat == self.closer and isinstance(self.how, Kind) and self.how in BONUS:
            return BONUS[self.how]
        return sum(map(self.melds.value, self.hands[seat]))
