"""A game in RoboBrisca's own file of 48 lines, written and read.

The names of the four seats, each followed by a space; the first seat; the 28 undealt cards in draw order, the trump
last; the four hands; forty lines `seat card reward`; the points of the four seats. The file carries the deal and no
seed, so a game read from it is one of `KnownDeal`.
"""

from collections.abc import Callable, Iterable
from math import isfinite

from game.arena.robobrisca.cards import Action
from game.arena.robobrisca.forward import ForwardModel, Heuristic, Scorer
from game.arena.robobrisca.observation import SEATS, GameState
from game.arena.robobrisca.translate import card_of, collection_of
from game.brisca.deals import number_of
from game.brisca.parts import BriscaOptions, Play
from game.brisca.rules import HAND, Brisca, KnownDeal, points_of
from game.cards import DECK_40, Card
from game.core import BadMatch, IllegalMove, Match, Seat

DEALT = SEATS * HAND
UNDEALT = len(DECK_40) - DEALT
LINES = 3 + SEATS + len(DECK_40) + 1


class BadGameFile(BadMatch):
    """A text that is no game of RoboBrisca: in which line, why, and what was sound before it, if anything was."""


# -- writing -----------------------------------------------------------------------------------------------------------


def played_out(
    names: Iterable[str],
    state: GameState,
    choose: Callable[[], Action],
    model: ForwardModel | None = None,
    heuristic: Scorer | None = None,
) -> str:
    """Play a game that is dealt to its end, by what `choose` says for the seat to move; the text of its file."""
    model, heuristic = model or ForwardModel(), heuristic or Heuristic()
    lines = ["".join(f"{_one_word(name)} " for name in names), str(state.turn), str(state.main_deck)]
    lines += map(str, state.hands)
    while not state.is_terminal():
        seat, action = state.turn, choose()
        lines.append(f"{seat} {action} {model.play(state, action, heuristic)}")
    lines.append(" ".join(str(model.get_points_player(seat, state)) for seat in range(state.n_players)))
    return "\n".join(lines) + "\n"


def write_game(match: Match) -> str:
    """The file of a finished match of one game among four, without the exchange; ValueError for any other."""
    options = match.options
    if not isinstance(options, BriscaOptions) or (options.jugadores, options.al_mejor_de) != (SEATS, 1):
        raise ValueError("RoboBrisca's files are of one game of Brisca among four players")
    if match.state.outcome is None:
        raise ValueError("RoboBrisca's files are of games that have come to their end")
    cards = [move.card for move in match.moves if isinstance(move, Play)]
    if len(cards) < len(match.moves):
        raise ValueError("RoboBrisca's files know no exchange of the trump card")
    return write_cards(match.until(0), cards)


def write_cards(match: Match, cards: Iterable[Card]) -> str:
    """The file of a match that is dealt and not begun, and of the cards that were then played to its end."""
    dealt = match.state
    assert isinstance(dealt, Brisca)
    state = GameState()
    state.turn = dealt.leader
    state.trump_card = card_of(dealt.trump_card)
    state.main_deck = collection_of(reversed(dealt.stock))
    state.hands = [collection_of(hand) for hand in dealt.hands]
    actions = (Action(card_of(card)) for card in cards)
    return played_out([seat.name for seat in match.seats], state, lambda: next(actions))


def _one_word(name: str) -> str:
    """A name without spaces: they are what parts the names."""
    return "_".join(name.split()) or "?"


# -- reading -----------------------------------------------------------------------------------------------------------


def is_game_file(text: str) -> bool:
    """Whether a text is meant as a game of RoboBrisca, sound or not: line 2 is a seat, or line 3 cards."""
    lines = [line.split() for line in text.splitlines()[1:3]]
    seat = bool(lines) and len(lines[0]) == 1 and lines[0][0].isdecimal()
    return seat or (len(lines) > 1 and bool(lines[1]) and _card(lines[1][0]) is not None)


def read_game(text: str) -> Match:
    """The match of a file. BadGameFile if it is none, or says something else than the rules.

    Rewards have to be numbers and no more: a game may have been written by another heuristic.
    """
    return _Reader(text).match()


class _Reader:
    """Reads the lines in their order, so that the first one that is wrong is told."""

    def __init__(self, text: str) -> None:
        self.lines = text.rstrip().splitlines()
        self.number = 0
        self.found: Match | None = None
        self.seen: set[Card] = set()

    def wrong(self, why: str) -> BadGameFile:
        """What is wrong with the present line."""
        return BadGameFile(self.number, why, self.found)

    def next(self) -> list[str]:
        """The words of the next line."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.wrong(f"the file is cut: a game of RoboBrisca has {LINES} lines")
        return self.lines[self.number - 1].split()

    def match(self) -> Match:
        """The whole game."""
        names, first = self.names(), self.first()
        undealt = self.cards(UNDEALT)
        hands = [self.cards(HAND) for _ in range(SEATS)]
        deck = [hands[(first + place) % SEATS][place // SEATS] for place in range(DEALT)]
        seed = number_of([*deck, undealt[-1], *undealt[:-1]])
        self.found = Match(KnownDeal, BriscaOptions(empieza=first + 1), seed, [Seat(name) for name in names])
        for _ in DECK_40:
            self.move(self.found)
        self.points(self.found)
        if len(self.lines) > LINES:
            self.number += 1
            raise self.wrong(f"the game ends above: a game of RoboBrisca has {LINES} lines")
        return self.found

    def names(self) -> list[str]:
        """Names of several words cannot be told apart unless all have equally many."""
        words = self.next()
        each, rest = divmod(len(words), SEATS)
        if rest or not words:
            raise self.wrong(f"expected {SEATS} names, each followed by a space, found '{' '.join(words)}'")
        return [" ".join(words[each * seat : each * (seat + 1)]) for seat in range(SEATS)]

    def first(self) -> int:
        words = self.next()
        if len(words) != 1:
            raise self.wrong(f"expected the first seat alone, found {len(words)} words")
        return self.seat(words[0])

    def seat(self, word: str) -> int:
        if word not in map(str, range(SEATS)):
            raise self.wrong(f"'{word}' is no seat; there are 0 to {SEATS - 1}")
        return int(word)

    def card(self, word: str) -> Card:
        card = _card(word)
        if card is None:
            raise self.wrong(f"'{word}' is no card; cards are written like O1, C12, E7, B3")
        return card

    def cards(self, count: int) -> list[Card]:
        """A line of so many cards that did not stand above."""
        found = [self.card(word) for word in self.next()]
        for card in found:
            if card in self.seen:
                raise self.wrong(f"{card} is there twice")
            self.seen.add(card)
        if len(found) != count:
            raise self.wrong(f"expected {count} cards, found {len(found)}")
        return found

    def move(self, match: Match) -> None:
        words = self.next()
        if len(words) != 3:
            raise self.wrong(f"expected a seat, a card and a reward, found '{' '.join(words)}'")
        seat, card = self.seat(words[0]), self.card(words[1])
        try:
            if not isfinite(float(words[2])):
                raise ValueError
            match.play(Play(card), seat)
        except IllegalMove as error:
            raise self.wrong(f"'{' '.join(words)}': {error}") from error
        except ValueError:
            raise self.wrong(f"the reward is a number, not '{words[2]}'") from None

    def points(self, match: Match) -> None:
        """The points have to be those that the seats took."""
        assert isinstance(match.state, Brisca)
        words, tricks = self.next(), match.state.tricks
        taken = [sum(points_of(trick.cards) for trick in tricks if trick.winner == seat) for seat in range(SEATS)]
        if words != list(map(str, taken)):
            raise self.wrong(f"says the points are '{' '.join(words)}', but they are {' '.join(map(str, taken))}")


def _card(word: str) -> Card | None:
    try:
        card = Card.parse(word)
    except ValueError:
        return None
    return card if card in DECK_40 else None
