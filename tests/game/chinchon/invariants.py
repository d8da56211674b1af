"""What must hold in every state of Chinchón, whatever is played."""

from random import Random

from game.chinchon import Chinchon
from game.chinchon.melds import Group
from game.chinchon.parts import MOST_TURNS, ChinchonOptions, Close, Phase
from game.core import IllegalMove, Match


def check_state(state: Chinchon) -> None:
    """Cards are conserved, hands have their size, totals follow the score sheet, the stock keeps its rhythm."""
    down = state.showdown
    places = [*state.stock, *state.pile, *(card for hand in state.hands for card in hand)]
    if down:
        places += [card for shown in down.table for card in shown.group.cards]
        places += [down.closing_card] if down.closing_card else []
    assert sorted(places) == sorted(state.options.deck)
    if state.phase in (Phase.TAKE, Phase.DISCARD):
        for seat, hand in enumerate(state.hands):
            extra = seat == state.turn and state.phase is Phase.DISCARD
            assert len(hand) == (7 + extra if seat in state.playing else 0)
        assert state.stock or state.phase is Phase.DISCARD
        assert state.exhaustions <= 3 and len(state.history) < MOST_TURNS
        assert len(state.pile) >= 1 or state.phase is Phase.DISCARD
    if state.results:
        assert tuple(state.totals) == state.results[-1].totals_after
    for seat, known in enumerate(state.public):
        hand = set(state.hands[seat])
        if down and seat == down.closer and down.closing_card:
            hand.add(down.closing_card)
        assert known <= hand
    if down:
        for shown in down.table:
            check_group(state, shown.group)
    if state.outcome is None and not state.tie_break and state.phase in (Phase.TAKE, Phase.DISCARD):
        assert all(state.totals[seat] <= state.options.limite for seat in state.playing)


def check_group(state: Chinchon, group: Group) -> None:
    """A group of the table keeps to R9, R10 and C2 after any laying off."""
    naturals = [(place, card) for place, card in enumerate(group.cards) if not card.is_joker]
    assert len(group.cards) >= 3 and len(naturals) >= 2
    if group.suit:
        assert 0 <= group.low <= group.high < state.melds.ranks
        assert all(
            card.suit == group.suit and state.melds.rank[card.number] == group.low + place for place, card in naturals
        )
    else:
        assert len(group.cards) <= 4 and len({card.number for _, card in naturals}) == 1


def check_moves(state: Chinchon) -> None:
    """`moves` is exactly what `check` accepts, tried on closes and on what other seats could do."""
    legal = set(state.moves())
    for move in legal:
        state.check(move)
    if state.phase is Phase.DISCARD and state.turn is not None:
        for card in state.hands[state.turn]:
            refusal = state.close_refusal(card)
            assert (refusal is None) == (Close(card) in legal)
        assert (state.close_refusal() is None) == any(isinstance(move, Close) for move in legal)
    for word in ("mazo", "descarte", "listo", "reenganche si", "coloca JK1 0", "coloca O4 1 alto", "grupo O1 O2 O3"):
        move = state.parse(word)
        try:
            state.check(move)
        except IllegalMove:
            assert move not in legal
        else:
            assert move in legal


def play_randomly(options: str, seed: int, share: float = 0.1) -> Match:
    """A match of random moves with the invariants checked in a share of its states; closes are taken when offered."""
    match = Match(Chinchon, ChinchonOptions.parse(options), seed)
    rng = Random(f"{options} {seed}")
    while match.state.turn is not None:
        state = match.state
        assert isinstance(state, Chinchon)
        moves = state.moves()
        closes = [move for move in moves if isinstance(move, Close)]
        pool = closes if closes and rng.random() < 0.9 else moves
        if rng.random() < share or state.phase in (Phase.SHOW, Phase.LAY, Phase.REENTRY):
            check_state(state)
            check_moves(state)
        match.play(pool[int(rng.random() * len(pool))])
    assert isinstance(match.state, Chinchon)
    check_state(match.state)
    check_end(match.state)
    return match


def check_end(state: Chinchon) -> None:
    """One winner, and a reason that agrees with the totals."""
    outcome = state.outcome
    assert outcome is not None
    (winner,) = outcome.winners
    last = state.results[-1]
    assert outcome.points == last.totals
    match outcome.reason.name:
        case "CHINCHON":
            assert last.closer == winner
        case "LAST_LEFT":
            assert last.totals[winner] <= state.options.limite
            rivals = [seat for seat, points in enumerate(last.points) if points is not None and seat != winner]
            assert all(last.totals[seat] > state.options.limite for seat in rivals)
        case "LOWEST":
            rivals = [seat for seat, points in enumerate(last.points) if points is not None and seat != winner]
            assert all(last.totals[seat] > last.totals[winner] for seat in rivals)
