"""What chance hardly ever brings at the table of Aprologados."""

from game.aprologados.parts import AprologadosOptions, Redealt, Take
from game.aprologados.rules import Aprologados
from ui.tables.aprologados.shown import Shown


def test_tiles_with_which_nobody_can_begin_go_back_and_are_entered_anew():
    state = Aprologados.new(AprologadosOptions.parse("reparto=manual"), 1)
    consonants = [tile for tile in state.bag if tile in "bcdfghjlmnprstvz"]
    seats = (0, 1, None)
    through = {seat: Shown.of(state.view(seat)) for seat in seats}
    for seat in range(2):
        events = state.play(Take(seat, tuple(consonants[7 * seat : 7 * seat + 7])))
        for eyes in seats:
            for event in events:
                through[eyes].follow(event.seen_by(eyes))
            assert through[eyes] == Shown.of(state.view(eyes))
    assert Redealt(1) in events
    assert through[0].missing == [7, 7] and through[0].racks[0] == []
