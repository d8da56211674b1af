"""A light table for playing games out by the thousand: cards are numbers, nothing is told or kept for later.

The rules stand in `rules`; a test plays both side by side. A card is 10 × suit + rank, and the trump suit is always
the last, so that 30 and above are trumps.
"""

from typing import TYPE_CHECKING

from game.brisca.parts import POINTS, RANK
from game.cards import DECK_40, SUITS, Card

if TYPE_CHECKING:
    from game.brisca.rules import Brisca

NUMBER_OF_RANK = {rank: number for number, rank in RANK.items()}
POINTS_OF = tuple(POINTS[NUMBER_OF_RANK[code % 10]] for code in range(40))
FIRST_TRUMP = 30
TRUMPS = sum(1 << code for code in range(FIRST_TRUMP, 40))
ABOVE = tuple(sum(1 << higher for higher in range(code + 1, code - code % 10 + 10)) for code in range(40))
"""For each card the higher ones of its suit, as bits."""
BEATS = tuple(above | (TRUMPS if code < FIRST_TRUMP else 0) for code, above in enumerate(ABOVE))
"""For each card those that take a trick from it, as bits."""

MARGIN = 1 / 60
"""What a point more than the best rival is worth, in games won."""


def _codes(trump: str) -> dict[Card, int]:
    order = [suit for suit in SUITS if suit != trump] + [trump]
    return {card: 10 * order.index(card.suit) + RANK[card.number] for card in DECK_40}


CODES = {trump: _codes(trump) for trump in SUITS}


class Light:
    """One game from where it stands to its end."""

    __slots__ = (
        "count",
        "gone",
        "hands",
        "high",
        "holder",
        "over",
        "points",
        "seats",
        "sides",
        "stake",
        "stock",
        "swaps",
        "taken",
        "turn",
    )

    seats: int
    sides: int
    hands: list[list[int]]
    stock: list[int]
    turn: int
    count: int
    """Cards on the table."""
    high: int
    """The card that holds the trick, and the seat that played it."""
    holder: int
    stake: int
    """Points on the table."""
    gone: int
    """Cards that nobody can hold or draw unseen: played, set aside, or face up under the stock; as bits."""
    points: list[int]
    taken: list[int]
    swaps: bool
    over: bool

    @classmethod
    def of(cls, world: "Brisca") -> "Light":
        """The game that is being played in that world."""
        codes = CODES[world.trump_card.suit]
        light = cls()
        light.seats, light.sides = world.seats, world.sides
        light.hands = [[codes[card] for card in hand] for hand in world.hands]
        light.stock = [codes[card] for card in world.stock]
        assert world.turn is not None
        light.turn = world.turn
        light.count = light.stake = light.gone = 0
        light.high = light.holder = -1
        light.points, light.taken = world.points[:], world.taken[:]
        light.swaps = world.options.cambio_del_7
        light.over = False
        for place, card in enumerate(world.table):
            light._lay(codes[card], (world.leader + place) % world.seats)
        for trick in world.tricks:
            for card in trick.cards:
                light.gone |= 1 << codes[card]
        if world.removed is not None:
            light.gone |= 1 << codes[world.removed]
        if light.stock:
            light.gone |= 1 << light.stock[0]
        return light

    def copy(self) -> "Light":
        """An independent table."""
        twin = Light()
        twin.seats, twin.sides = self.seats, self.sides
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock, twin.points, twin.taken = self.stock[:], self.points[:], self.taken[:]
        twin.turn, twin.count, twin.high, twin.holder = self.turn, self.count, self.high, self.holder
        twin.stake, twin.gone, twin.swaps, twin.over = self.stake, self.gone, self.swaps, self.over
        return twin

    def _lay(self, card: int, seat: int) -> None:
        if not self.count or BEATS[self.high] >> card & 1:
            self.high, self.holder = card, seat
        self.gone |= 1 << card
        self.stake += POINTS_OF[card]
        self.count += 1

    def play(self, card: int) -> None:
        """B5, B7, B8: the seat to move plays the card; a full trick is taken, all draw, the winner is to move."""
        seat = self.turn
        self.hands[seat].remove(card)
        self._lay(card, seat)
        if self.count < self.seats:
            self.turn = (seat + 1) % self.seats
            return
        winner = self.holder
        side = winner % self.sides
        self.points[side] += self.stake
        self.taken[side] += self.count
        self.turn = winner
        self.count = self.stake = 0
        if self.stock:
            self._draw(winner)
        elif not self.hands[winner]:
            self.over = True

    def _draw(self, winner: int) -> None:
        stock = self.stock
        bottom = stock[0]
        for place in range(winner, winner + self.seats):
            self.hands[place % self.seats].append(stock.pop())
        if not stock:
            self.gone &= ~(1 << bottom)
        elif self.swaps:
            self._swap(winner)

    def value(self, seat: int) -> float:
        """B11: what the end is worth to the seat. Winning counts, and the margin too: it tells a likely win from a
        lucky one, and a lost game is still played well."""
        ranking = [(self.points[side], self.taken[side]) for side in range(self.sides)]
        mine = ranking.pop(seat % self.sides)
        best = max(ranking)
        won = 0.5 if mine == best else float(mine > best)
        return won + (mine[0] - best[0]) * MARGIN

    def _swap(self, seat: int) -> None:
        """The exchange, which is always taken: the 7 for a higher trump card, the 2 for one of 7 or lower."""
        seven = FIRST_TRUMP + RANK[7]
        hand, bottom = self.hands[seat], self.stock[0]
        offered = seven if bottom > seven else FIRST_TRUMP
        if offered in hand:
            hand[hand.index(offered)], self.stock[0] = bottom, offered
            self.gone ^= 1 << bottom | 1 << offered
