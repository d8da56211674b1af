"""Computer players of Siete y Medio: one does as the bank does, one has a rule of thumb, one computes."""

from random import Random

from game.core import Budget, Level, Move, Player, View
from game.siete_y_medio.ai.odds import Number, Odds
from game.siete_y_medio.parts import BANK_STANDS, Bet, Hit, Score, Stand, halves
from game.siete_y_medio.view import SieteYMedioView

HABITUAL_STANDS = Score(8)


def player(level: Level, seed: int = 0) -> Player:
    """The computer player of that level."""
    players: dict[Level, type[Player]] = {
        Level.APRENDIZ: Aprendiz,
        Level.HABITUAL: Habitual,
        Level.MAESTRO: Maestro,
    }
    return players[level](seed)


class Aprendiz:
    """Does as the bank does, hitting below 6, though the bank wins the ties; bets as the fancy takes it."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, SieteYMedioView) and view.turn is not None
        if view.betting:
            return _bet(view, 100 * (1 + int(self.rng.random() * 10)))
        return Stand() if view.scores[view.turn] >= BANK_STANDS else Hit()


class Habitual:
    """Lets the bank take the risk: stands from 4 on, and bets more on a seven or a figure."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, SieteYMedioView) and view.turn is not None
        if view.betting:
            good = halves(view.hands[view.turn][0]) in (1, 14)
            return _bet(view, (500 if good else 200) + 50 * int(self.rng.random() * 3))
        return Stand() if view.scores[view.turn] >= HABITUAL_STANDS else Hit()


class Maestro:
    """Counts the cards that lie open and computes what each choice is worth; bets all it may on a hand that should
    win, and as little as it may on any other."""

    def __init__(self, seed: int = 0) -> None:
        self.odds = Odds()

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, SieteYMedioView)
        stand, hit = self.values(view)
        if view.betting:
            least, most = view.bet_limits
            return Bet(most if max(stand, hit) > 0 else least)
        return Hit() if hit > stand else Stand()

    def values(self, view: SieteYMedioView) -> tuple[Number, Number]:
        """What the seat to move may expect per unit of its bet if it stands now, and if it hits and plays on well."""
        assert view.turn is not None
        if self.odds.premio3 != view.options.premio3:
            self.odds = Odds(view.options.premio3)
        self.odds.forget()
        hand, deck = view.hands[view.turn], view.unseen()
        return self.odds.stand(hand, deck), self.odds.hit(hand, deck)


def _bet(view: SieteYMedioView, wish: int) -> Bet:
    """The wish, or what the money allows of it."""
    least, most = view.bet_limits
    return Bet(max(least, min(wish, most)))
