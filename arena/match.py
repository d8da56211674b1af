"""One game of the competition: four seats are asked in turn, faults cost a card (R5)."""

from collections.abc import Callable, Mapping
from random import Random
from sys import intern

from arena.seat import BotFile, BotSeat, Fault, FaultKind, Open
from game.arena.record import FaultNote, Record
from game.arena.schedule import Fixture
from game.brisca.rules import Brisca
from game.core import IllegalMove, Match, Move
from game.core.chance import pick

Watch = Callable[[Match, Fault | None], None]
"""Is told of every move, after it; may wait (a pause) or raise (the end of it all)."""

LONGEST_DETAIL = 300


def play_game(fixture: Fixture, bots: Mapping[str, BotFile], open_seat: Open, seconds: float, watch: Watch) -> Record:
    """Play the game to its end. The seats are closed whatever happens."""
    match = fixture.match()
    notes: list[FaultNote] = []
    seats: list[BotSeat] = []
    try:
        for seat in range(len(match.seats)):
            seats.append(open_seat(bots[fixture.name(seat)], seat, fixture.luck))
        watch(match, None)
        while (seat_to_move := match.state.turn) is not None:
            state = match.state
            assert isinstance(state, Brisca)
            reply = seats[seat_to_move].choose(state.view(seat_to_move), seconds)
            fault = reply.fault or _refusal(match, reply.move)
            move = reply.move
            if fault is not None or move is None:
                move = any_card(fixture, match)
            if fault is not None:
                detail = fault.detail[:LONGEST_DETAIL]
                notes.append(FaultNote(len(match.moves), seat_to_move, fault.kind.value, detail, intern(fault.trace)))
            match.play(move, seat_to_move)
            watch(match, fault)
    finally:
        for opened in seats:
            opened.close()
    return Record.of(fixture, match, tuple(notes), tuple(seat.prints for seat in seats))


def any_card(fixture: Fixture, match: Match) -> Move:
    """R5: the card that is played for a bot that found none, from the seed of the game."""
    return pick(match.state.moves(), Random(f"{fixture.deal}/R5/{len(match.moves)}"))


def _refusal(match: Match, move: Move | None) -> Fault | None:
    """The fault of a move that the rules refuse. Whoever brought the answer may have looked already; the rules have
    the last word."""
    if move is None:
        return Fault(FaultKind.WRONG_CARD)
    try:
        match.state.check(move)
    except IllegalMove as error:
        return Fault(FaultKind.WRONG_CARD, str(error))
    return None
