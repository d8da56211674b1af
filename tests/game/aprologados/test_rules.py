"""Every row of the rule page, W1 to W14."""

from collections import Counter
from random import Random

import pytest

from game.aprologados.parts import (
    Abandon,
    AprologadosOptions,
    Drew,
    End,
    Exchange,
    Lay,
    LeftOver,
    Pass,
    Passed,
    Reason,
    Redealt,
    Take,
    TilesAwaited,
)
from game.aprologados.rules import Aprologados, FirstRules
from game.aprologados.tiles import BLANK, languages, load_tiles, tiles_for
from game.core import BadOptions, Budget, CommonReason, IllegalMove, Level, Match, Move, UnreadableMove
from game.core.registry import computer_player
from tests.game.aprologados.table import table, tiles

APALABRADOS, SCRABBLE = "reglas=apalabrados", "reglas=scrabble"


def refusal(match: Aprologados, text: str) -> IllegalMove:
    """Why a move is refused; shows as well that nothing changes (W14)."""
    before = [match.view(seat) for seat in (0, 1, None)]
    with pytest.raises(IllegalMove) as caught:
        match.play(match.parse(text))
    assert [match.view(seat) for seat in (0, 1, None)] == before
    return caught.value


# -- W1 ------------------------------------------------------------------------------------------------------------


def test_W1_the_word_must_be_in_the_dictionary():
    error = refusal(table("8H casa", ("xjexxxx", "e")), "8H casaxj")
    assert (error.reason, error.details) == (Reason.NOT_A_WORD, {"word": "casaxj"})


def test_W1_no_inflection_counts_unless_it_is_there():
    match = table("8H casa", ("sxxxxxx", "e"), words="casa casar")
    assert refusal(match, "8H casas").details == {"word": "casas"}
    table("8H casa", ("rxxxxxx", "e"), words="casa casar").play(Lay(7, 7, True, tuple("casar")))


def test_W1_every_word_formed_counts_also_across_the_play():
    """9I no is a word, but under the s of casa it also writes sx."""
    match = table("8H casa, I7 pan", ("xxxxxxe", "e"), words="casa pan no nx")
    error = refusal(match, "9I nx")
    assert (error.reason, error.details) == (Reason.NOT_A_WORD, {"word": "sx"})


def test_W1_a_digraph_tile_alone_is_no_word_to_look_up():
    """A word is two tiles or more: the tx of txakur needs no word down."""
    table("", ("[tx]akurxx", "e"), "idioma=euskera reglas=scrabble").play(Lay(7, 7, True, ("tx", "a", "k", "u", "r")))


# -- W2, W3 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["8M", "M13"])
def test_W2_a_word_stays_on_the_board(place):
    error = refusal(table("8H casa", ("cosaeee", "e")), f"{place} cosa")
    assert (error.reason, error.details) == (Reason.OFF_BOARD, {"word": "cosa"})


def test_W2_words_may_reach_both_edges():
    match = table("A8 a", ("lxxxxxx", "e"), words="la al")
    match.check(match.parse("A7 la"))
    match = table("O14 a", ("lxxxxxx", "e"), words="al")
    match.check(match.parse("O14 al"))


def test_W3_a_tile_is_never_laid_on_another():
    error = refusal(table("8H casa", ("cosaeee", "e")), "8H cosa")
    assert (error.reason, error.details) == (Reason.OCCUPIED, {"square": "I8", "tile": "a"})


def test_W3_a_blank_is_not_laid_over_the_letter_that_it_would_show():
    assert refusal(table("8H casa", ("?sxxxxx", "e")), "8H Casas").reason == Reason.OCCUPIED


def test_W3_a_digraph_tile_is_not_two_single_ones():
    match = table("8H [tx]akur", ("eatxrrr", "e"), "idioma=euskera reglas=scrabble")
    assert refusal(match, "H7 etxea").reason == Reason.OCCUPIED


# -- W4, W5 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["", APALABRADOS, SCRABBLE, "idioma=euskera", "idioma=ingles"])
def test_W4_each_starts_with_seven_tiles(options):
    match = Aprologados.new(AprologadosOptions.parse(options), 3)
    assert [len(rack) for rack in match.racks] == [7, 7]
    assert Counter(match.racks[0] + match.racks[1] + match.bag) == Counter(match.setting.tiles.counts)
    assert [event.count for event in match.opening if isinstance(event, Drew)] == [7, 7]


def test_W5_the_first_word_covers_the_centre():
    error = refusal(table("", ("casaeee", "e")), "8I casa")
    assert (error.reason, error.details) == (Reason.CENTRE, {"square": "H8"})
    match = table("", ("casaeee", "e"))
    for place in ("8E", "8H", "H5", "H8"):
        match.check(match.parse(f"{place} casa"))


def test_W5_the_first_word_has_two_tiles():
    """In Basque a digraph tile alone spells two letters, yet it is one tile."""
    match = table("", ("[tx]aaaaaa", "e"), "idioma=euskera reglas=scrabble", words="tx txa")
    assert refusal(match, "8H [tx]").reason == Reason.TWO_TILES
    match.check(match.parse("8H [tx]a"))


def test_W5_holds_after_a_pass_too():
    match = table("", ("casaeee", "cosaeee"), bag="aeiou")
    match.play(Pass())
    assert refusal(match, "8A cosa").reason == Reason.CENTRE


# -- W6, W7 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["", APALABRADOS, SCRABBLE])
def test_W6_a_play_apart_from_all_words_is_refused(options):
    error = refusal(table("8H casa", ("cosaeee", "e"), options), "12A cosa")
    assert (error.reason, error.details) == (Reason.APART, {"word": "cosa"})


@pytest.mark.parametrize(("play", "word"), [("9J oh", "oh"), ("L8 sol", "sol")])
def test_W6_a_play_alongside_is_refused_in_the_default_preset_only(play, word):
    """oh lies under casa (so, ah are words); sol makes casas, but contains no tile of the board itself."""
    error = refusal(table("8H casa", ("ohsolxx", "e")), play)
    assert (error.reason, error.details) == (Reason.ALONGSIDE, {"word": word})
    for options in (APALABRADOS, SCRABBLE):
        match = table("8H casa", ("ohsolxx", "e"), options)
        match.check(match.parse(play))


def test_W6_crossing_and_extending_are_allowed():
    match = table("8H casa", ("pnsxxxx", "e"))
    match.check(match.parse("I7 pan"))
    match.check(match.parse("8H casas"))


def test_W6_touching_by_a_corner_is_not_touching():
    assert refusal(table("8H casa", ("solxxxx", "e"), APALABRADOS), "L9 sol").reason == Reason.APART


def test_W7_a_word_is_named_whole():
    error = refusal(table("8H casa", ("sxxxxxx", "e")), "8J sas")
    assert (error.reason, error.details) == (Reason.NOT_WHOLE, {"word": "sas", "whole": "casas"})
    error = refusal(table("8H casa", ("eesxxxx", "e")), "8F es")
    assert (error.reason, error.details) == (Reason.NOT_WHOLE, {"word": "es", "whole": "escasa"})


def test_W7_a_part_of_a_word_is_not_extended():
    """asa inside casa: as could not become astro by using only the end of it."""
    assert refusal(table("8H casa", ("rxxxxxx", "e")), "8I asar").reason == Reason.NOT_WHOLE


def test_a_play_needs_a_tile_of_ones_own():
    assert refusal(table("8H casa", ("xxxxxxx", "e")), "8H casa").reason == Reason.NOTHING_LAID


def test_a_play_needs_the_tiles():
    error = refusal(table("8H casa", ("pxxxxxx", "e")), "I7 pan")
    assert (error.reason, error.details) == (Reason.NO_TILE, {"tile": "n"})
    assert refusal(table("", ("casxxxx", "e")), "8H casa").details == {"tile": "a"}


def test_W14_a_capital_without_a_blank_is_told_as_such():
    assert refusal(table("8H casa", ("pnxxxxx", "e")), "I7 paN").reason is Reason.NO_BLANK
    match = table("", ("aeiours", "e"), APALABRADOS, bag="ttttttt")
    assert refusal(match, "cambiar ?").reason is Reason.NO_BLANK


def test_a_face_that_no_tile_has():
    error = refusal(table("", ("?asaxxx", "e")), "8H Kasa")
    assert (error.reason, error.details) == (Reason.NO_FACE, {"tile": "K"})
    assert refusal(table("", ("ca[ll]exxx", "e")), "8H ca[ll]e").reason == Reason.NO_FACE


def test_one_square_is_no_word():
    match = table("8H casa", ("sxxxxxx", "e"), APALABRADOS)
    assert refusal(match, "L8 s").reason == Reason.ONE_SQUARE


# -- W8 is in test_scores; W9 too ------------------------------------------------------------------------------------


def test_W8_a_blank_keeps_its_face_for_the_rest_of_the_match():
    match = table("", ("cas?eee", "e"), bag="aeiouaeiou", words="casa ca ce")
    match.play(match.parse("8H casA"))
    assert match.cells[match.setting.layout.centre + 3] == "A"
    error = refusal(table("8H casA", ("exxxxxx", "e")), "8H case")
    assert (error.reason, error.details) == (Reason.OCCUPIED, {"square": "K8", "tile": "a"})


# -- W10 -----------------------------------------------------------------------------------------------------------


def test_W10_as_many_tiles_are_taken_as_were_used():
    match = table("", ("casaeee", "aeiouls"), bag="oooooooooo")
    events = match.play(match.parse("8H casa"))
    assert Drew(0, 4, ("o",) * 4, 6) in events
    assert Counter(match.racks[0]) == Counter("eeeoooo") and len(match.bag) == 6


def test_W10_while_the_bag_has_them():
    match = table("", ("casaeee", "aeiouls"), bag="oo")
    match.play(match.parse("8H casa"))
    assert Counter(match.racks[0]) == Counter("eeeoo") and match.bag == []


def test_W10_with_an_empty_bag_the_match_goes_on():
    match = table("", ("casaeee", "aeiouls"))
    match.play(match.parse("8H casa"))
    assert match.turn == 1 and match.racks[0] == ["e"] * 3


# -- W11 -----------------------------------------------------------------------------------------------------------


def test_W11_a_player_may_pass_also_with_a_word_to_lay():
    match = Aprologados.new(seed=4)
    assert match.can_play(0)
    assert match.play(Pass()) == [Passed(0, False, 1)]
    assert match.turn == 1


def test_W11_no_exchange_in_the_default_preset():
    match = Aprologados.new(seed=4)
    assert refusal(match, f"cambiar {match.racks[0][0]}").reason == Reason.EXCHANGE_OFF
    assert not any(isinstance(move, Exchange) for move in match.moves())


@pytest.mark.parametrize("options", [APALABRADOS, SCRABBLE])
def test_W11_exchange_while_the_bag_has_seven(options):
    match = table("", ("aeiours", "e"), options, bag="ttttttt")
    match.play(match.parse("cambiar a e"))
    assert Counter(match.racks[0]) == Counter("iourstt")
    assert Counter(match.bag) == Counter("tttttae") and match.turn == 1
    match = table("", ("aeiours", "e"), options, bag="tttttt")
    error = refusal(match, "cambiar a e")
    assert (error.reason, error.details) == (Reason.EXCHANGE_BAG, {"left": 6, "needed": 7})


def test_W11_only_tiles_that_one_has_are_exchanged():
    match = table("", ("aeiours", "e"), APALABRADOS, bag="ttttttt")
    assert refusal(match, "cambiar a a").details == {"tile": "a"}
    assert refusal(match, "cambiar").reason == Reason.EXCHANGE_NOTHING


def test_W11_every_exchange_is_among_the_moves():
    match = table("", ("aab", "e"), APALABRADOS, bag="ttttttt", words="zz")
    offered = {str(move) for move in match.moves() if isinstance(move, Exchange)}
    assert offered == {f"cambiar {tiles}" for tiles in ("a", "b", "a a", "a b", "a a b")}


# -- W12 -----------------------------------------------------------------------------------------------------------


def test_W12_the_match_ends_when_nobody_can_add_a_word():
    match = table("", ("laxx", "xx"), words="la")
    match.play(match.parse("8H la"))
    assert match.turn is None and match.outcome.reason is End.NO_PLAYS


def test_W12_it_goes_on_while_the_other_can():
    match = table("", ("laxx", "as"), words="la las lasa")
    match.play(match.parse("8H la"))
    assert match.turn == 1
    match.play(match.parse("8H las"))
    assert match.turn == 0, "x has no word, but the rival's a still makes lasa"
    assert list(match.moves()) == [Pass(), Abandon()]
    assert match.play(Pass()) == [Passed(0, True, 1)]
    match.play(match.parse("8H lasa"))
    assert match.outcome.reason is End.NO_PLAYS


def test_W12_the_rival_learns_no_more_than_that_one_passed():
    forced, chosen = Passed(0, True, 1), Passed(0, False, 1)
    for seat in (1, None):
        assert forced.seen_by(seat) == chosen.seen_by(seat)
    assert forced.seen_by(0).forced and not chosen.seen_by(0).forced


@pytest.mark.parametrize("options", [APALABRADOS, SCRABBLE])
def test_W12_six_turns_in_a_row_without_points_end_it_where_tiles_can_be_exchanged(options):
    match = table("", ("laxxxxx", "xxxxxxx"), options, words="la", bag="x" * 9)
    match.play(match.parse("8H la"))
    for turn in range(5):
        assert match.outcome is None
        move = match.parse("pasar") if turn == 3 else Exchange(tuple(match.racks[match.turn][:1]))
        match.play(move)
    match.play(Exchange(tuple(match.racks[match.turn][:1])))
    assert match.outcome.reason is End.SCORELESS
    first = table("", ("laxxxxx", "xxxxxxx"), options, words="la", bag="x" * 9, game=FirstRules)
    for _ in range(8):
        first.play(Exchange(tuple(first.racks[first.turn][:1])))
    assert first.outcome is None, "by the first rules it went on"


def test_W12_scrabble_ends_when_the_bag_is_empty_and_a_rack_too():
    match = table("", ("la", "as"), SCRABBLE, words="la las lasa")
    match.play(match.parse("8G la"))
    assert match.outcome.reason is End.WENT_OUT and match.outcome.points == (2 * (1 + 1) + 2, -2)
    for options, game in (("", Aprologados), (APALABRADOS, Aprologados), (SCRABBLE, FirstRules)):
        match = table("", ("la", "as"), options, words="la las lasa", game=game)
        match.play(match.parse("8G la"))
        assert match.outcome is None and match.turn == 1, "the other plays on"


# -- W12b ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["aprologados", "apalabrados", "scrabble"])
def test_W12b_tiles_are_drawn_anew_until_somebody_can_open(own_bank, preset):
    own_bank(mia="jaque jota caja")
    options = AprologadosOptions(diccionario="mia", reglas=preset)
    redealt = 0
    for seed in range(20):
        match = Aprologados.new(options, seed)
        assert match.outcome is None and (match.can_play(0) or match.can_play(1))
        assert Counter(match.racks[0] + match.racks[1] + match.bag) == Counter(match.setting.tiles.counts)
        redealt += any(isinstance(event, Redealt) for event in match.opening)
        assert sum(isinstance(event, Drew) for event in match.opening) == 2, "only the deal that counts is told"
    assert redealt > 10


def test_W12b_a_bank_too_small_to_play_with_is_said(own_bank):
    own_bank(mia="zzzzzzz", larga="abcdefghij")
    for name in ("mia", "larga"):
        with pytest.raises(BadOptions, match=f"diccionario: '{name}' does not fit"):
            Aprologados.new(AprologadosOptions(diccionario=name), 1)


def test_W12b_dealt_by_hand_the_tiles_go_back_and_are_asked_for_again(own_bank):
    own_bank(mia="jaque jota caja")
    match = Aprologados.new(AprologadosOptions(diccionario="mia", reparto="manual"), 1)
    match.play(Take(0, tuple("aeiourt")))
    events = match.play(Take(1, tuple("aeiourt")))
    assert events[1:] == [Redealt(1), TilesAwaited(0, 7), TilesAwaited(1, 7)]
    assert match.turn == 0 and match.dealing and match.bag == match.setting.tiles.all() and match.racks == [[], []]
    match.play(Take(0, tuple("jotaeee")))
    match.play(Take(1, tuple("aeiourt")))
    assert match.turn == 0 and not match.dealing and match.outcome is None


@pytest.mark.parametrize("options", ["", APALABRADOS, SCRABBLE, "reparto=manual"])
def test_W12_matches_with_a_tiny_bank_end(own_bank, options):
    own_bank(mia="jaque jota caja")
    for seed in range(3):
        match = Aprologados.new(AprologadosOptions.parse(f"diccionario=mia {options}"), seed)
        players = [computer_player("aprologados", level, seed) for level in (Level.HABITUAL, Level.MAESTRO)]
        for _ in range(300):
            if match.turn is None:
                break
            match.play(players[match.turn].choose(match.view(match.turn), Budget(playouts=2)))
        assert match.outcome is not None and any(turn.words for turn in match.history)


def test_W12_a_view_says_when_passing_is_all_there_is():
    assert table("8H casa", ("qq", "s")).view(0).must_pass
    assert not table("8H casa", ("qq", "s")).view(1).must_pass, "it is not their turn"
    assert not table("8H casa", ("qs", "s")).view(0).must_pass
    assert not table("8H casa", ("qq", "s"), APALABRADOS, bag="a" * 7).view(0).must_pass, "they can exchange"


def test_W12_where_tiles_can_be_exchanged_a_word_can_still_come():
    match = table("", ("laxxxxx", "xxxxxxx"), APALABRADOS, words="la", bag="x" * 9)
    match.play(match.parse("8H la"))
    assert match.turn == 1 and not match.view(1).must_pass


def test_W12_four_passes_in_a_row_end_it():
    match = Aprologados.new(seed=4)
    for expected in (1, 2, 3):
        assert match.play(Pass())[0].in_a_row == expected
        assert match.outcome is None
    match.play(Pass())
    assert match.outcome.reason is End.PASSES and match.outcome.draw


def test_W12_a_word_breaks_the_row_of_passes():
    match = Aprologados.new(seed=4)
    for _ in range(3):
        match.play(Pass())
    match.play(next(move for move in match.moves() if isinstance(move, Lay)))
    assert match.passes == 0
    match.play(Pass())
    assert match.outcome is None


@pytest.mark.parametrize("options", [APALABRADOS, SCRABBLE])
def test_W11_W12_an_exchange_breaks_the_row_of_passes(options):
    match = Aprologados.new(AprologadosOptions.parse(options), seed=4)
    for _ in range(3):
        match.play(Pass())
    match.play(Exchange((match.racks[match.turn][0],)))
    assert (match.passes, match.outcome) == (0, None)
    assert match.play(Pass())[0].in_a_row == 1
    assert match.outcome is None


def test_W12_an_exchange_is_no_pass():
    match = Aprologados.new(AprologadosOptions.parse(APALABRADOS), seed=4)
    for _ in range(4):
        match.play(Exchange((match.racks[match.turn][0],)))
    assert match.outcome is None and match.passes == 0


@pytest.mark.parametrize(("bag", "over"), [("x" * 7, False), ("x" * 6, True), ("", True)])
def test_W11_W12_while_tiles_can_be_exchanged_the_match_goes_on_without_a_word(bag, over):
    match = table("", ("la", "xx"), APALABRADOS, words="la", bag=bag + "x" * 2)
    match.play(match.parse("8H la"))
    assert (match.outcome is not None) is over
    if over:
        assert match.outcome.reason is End.NO_PLAYS


def test_W12_who_abandons_ends_it():
    match = Aprologados.new(seed=4)
    match.play(Abandon())
    assert match.turn is None and match.outcome.reason is End.ABANDONED
    with pytest.raises(IllegalMove) as caught:
        match.play(Pass())
    assert caught.value.reason is CommonReason.MATCH_OVER


# -- W13 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scores", "winners"), [((5, 3), (0,)), ((3, 5), (1,)), ((4, 4), ())])
def test_W13_more_points_win(scores, winners):
    match = Aprologados.new(seed=4)
    match.scores = list(scores)
    for _ in range(4):
        match.play(Pass())
    assert match.outcome.winners == winners and match.outcome.points == scores


def test_W13_who_abandons_loses_whatever_the_points():
    match = Aprologados.new(seed=4)
    match.scores = [100, 3]
    match.play(Abandon())
    assert match.outcome.winners == (1,) and match.outcome.points == (100, 3)


def test_W13_scrabble_subtracts_what_is_left_and_adds_it_to_who_went_out():
    """la: a lies on the double centre, 2 × 2 = 4. The rival keeps z and j: 18 points."""
    match = table("", ("la", "zj"), SCRABBLE, words="la")
    events = match.play(match.parse("8G la"))
    assert LeftOver(1, ("z", "j"), 18, 0) in events
    assert match.outcome.points == (4 + 18, -18)


def test_W13_scrabble_without_anybody_out_only_subtracts():
    match = table("", ("lax", "zj"), SCRABBLE, words="la")
    match.play(match.parse("8G la"))
    assert match.outcome.points == (4 - 8, -18)


def test_W13_the_other_presets_leave_the_points():
    for options, points in (("", 2 * (1 + 1)), (APALABRADOS, 1 + 1)):
        match = table("", ("lax", "zj"), options, words="la")
        match.play(match.parse("8G la"))
        assert match.outcome.points == (points, 0)


# -- W14 -----------------------------------------------------------------------------------------------------------


def test_W14_a_foreign_move_is_refused():
    class Other(Move):
        def __str__(self):
            return "other"

    with pytest.raises(IllegalMove) as caught:
        Aprologados.new(seed=4).play(Other())
    assert caught.value.reason is CommonReason.FOREIGN_MOVE


# -- options -------------------------------------------------------------------------------------------------------


def test_defaults_are_those_of_the_rule_page():
    assert (
        str(AprologadosOptions())
        == "idioma=castellano reglas=aprologados reparto=aleatorio inicio=normal diccionario=incluido empieza=1"
    )


def test_any_language_follows_from_the_seed():
    options = AprologadosOptions(idioma="aleatorio")
    found = [Aprologados.new(options, seed).language for seed in range(40)]
    assert set(found) == set(languages()) == {"castellano", "euskera", "ingles"}
    assert found == [Aprologados.new(options, seed).language for seed in range(40)]
    assert Aprologados.new(options, 1).view(0).language == found[1]


def test_inicio_alterno_alternates_from_player_1_on():
    alternate = AprologadosOptions(inicio="alterno")
    assert [alternate.for_match(number).empieza for number in range(4)] == [1, 2, 1, 2]
    assert [AprologadosOptions().for_match(number).empieza for number in range(3)] == [1, 1, 1]
    assert Aprologados.new(alternate.for_match(1), 5).turn == 1
    assert Aprologados.new(AprologadosOptions(), 5).turn == 0


def test_a_bank_that_does_not_exist_is_a_clear_error():
    with pytest.raises(BadOptions, match="diccionario: 'nada' does not fit; allowed: incluido"):
        AprologadosOptions.parse("diccionario=nada")


# -- reparto manual --------------------------------------------------------------------------------------------------

MANUAL = "reparto=manual"


def by_hand(first: str = "caminos", second: str = "aeiouls") -> Aprologados:
    match = Aprologados.new(AprologadosOptions.parse(MANUAL), 1)
    match.play(Take(0, tuple(tiles(first))))
    match.play(Take(1, tuple(tiles(second))))
    return match


def test_manual_deal_starts_with_tiles_for_both_in_any_order():
    match = Aprologados.new(AprologadosOptions.parse(MANUAL), 1)
    assert [event for event in match.opening if isinstance(event, TilesAwaited)] == [
        TilesAwaited(0, 7),
        TilesAwaited(1, 7),
    ]
    assert match.dealing and match.view(match.turn).undealt == tuple(sorted(match.setting.tiles.all()))
    assert refusal(match, "pasar").details == {"player": 1, "count": 7}
    match.play(Take(1, tuple("aeiouls")))
    assert match.racks[1] == sorted("aeiouls") and match.dealing and match.turn == 0
    match.play(Take(0, tuple("caminos")))
    assert not match.dealing and match.turn == 0 and match.view(0).undealt is None


def test_manual_deal_after_each_word():
    match = by_hand()
    events = match.play(match.parse("8D caminos"))
    assert events[-1] == TilesAwaited(0, 7) and match.turn == 0
    assert refusal(match, "pasar").reason is Reason.TILES_AWAITED
    match.play(Take(0, tuple("tttrrrd")))
    assert match.turn == 1


def test_manual_deal_refuses_what_is_not_undealt_and_wrong_counts():
    match = by_hand("caminoz")
    assert refusal(match, "fichas 1 a").reason is Reason.NOT_DEALING
    match.play(match.parse("8E camino"))
    assert refusal(match, "fichas 1 a e i o u").details == {"count": 6, "given": 5}
    assert refusal(match, "fichas 1 z e i o u a").details == {"tile": "z"}, "the only z is on the rack"
    assert refusal(match, "fichas 2 a").reason is Reason.NOT_DEALING
    match.play(match.parse("fichas 1 e i o u a ?"))
    assert BLANK in match.racks[0]


def test_manual_deal_takes_what_is_left_if_that_is_less():
    match = by_hand()
    match.bag = ["a", "b"]
    match.play(match.parse("8D caminos"))
    assert match.missing == [2, 0]
    match.play(match.parse("fichas 1 a b"))
    assert match.bag == [] and match.turn == 1


def test_manual_deal_with_an_empty_bag_asks_for_nothing():
    match = by_hand()
    match.bag = []
    match.play(match.parse("8D caminos"))
    assert not match.dealing and match.turn == 1


def test_manual_deal_after_an_exchange():
    match = Aprologados.new(AprologadosOptions.parse(f"{MANUAL} {APALABRADOS}"), 1)
    match.play(Take(0, tuple("caminos")))
    match.play(Take(1, tuple("aeiouls")))
    match.play(match.parse("cambiar c m"))
    assert match.missing == [2, 0] and match.bag.count("c") == 4
    match.play(match.parse("fichas 1 e e"))
    assert match.turn == 1 and Counter(match.racks[0]) == Counter("ainosee")


# -- boards and tiles ------------------------------------------------------------------------------------------------


CLASSIC = """
T..d...T...d..T
.D...t...t...D.
..D...d.d...D..
d..D...d...D..d
....D.....D....
.t...t...t...t.
..d...d.d...d..
T..d...+...d..T
..d...d.d...d..
.t...t...t...t.
....D.....D....
d..D...d...D..d
..D...d.d...D..
.D...t...t...D.
T..d...T...d..T
"""


@pytest.mark.parametrize("preset", ["aprologados", "scrabble"])
def test_the_board_is_the_one_of_the_rule_page(preset):
    layout = Aprologados.new(AprologadosOptions(reglas=preset)).setting.layout
    assert (layout.size, layout.centre, layout.marks) == (15, 112, "".join(CLASSIC.split()))
    assert layout.word[layout.centre] == 2, "the centre doubles"
    assert Counter(layout.marks) == {"T": 8, "D": 16, "t": 12, "d": 24, "+": 1, ".": 164}


def test_apalabrados_keeps_its_own_board():
    layout = Aprologados.new(AprologadosOptions(reglas="apalabrados")).setting.layout
    assert (layout.size, layout.centre) == (15, 112)
    assert Counter(layout.marks) == {"T": 8, "D": 12, "t": 28, "d": 12, "*": 1, ".": 164}
    assert layout.word[layout.centre] == 1
    rows = [layout.marks[row * 15 : row * 15 + 15] for row in range(15)]
    assert rows == rows[::-1] and all(row == row[::-1] for row in rows)


@pytest.mark.parametrize(
    ("name", "count", "points"),
    [
        ("castellano", 93, 68 * 1 + 5 * 2 + 10 * 3 + 5 * 4 + 1 * 5 + 3 * 8 + 1 * 10),
        ("castellano_scrabble", 98, 68 * 1 + 7 * 2 + 10 * 3 + 5 * 4 + 2 * 5 + 5 * 8 + 1 * 10),
        ("ingles", 98, 68 * 1 + 7 * 2 + 8 * 3 + 10 * 4 + 1 * 5 + 2 * 8 + 2 * 10),
        ("euskera", 96, 63 * 1 + 12 * 2 + 4 * 3 + 4 * 4 + 8 * 5 + 3 * 8 + 2 * 10),
        ("euskera_scrabble", 98, 61 * 1 + 10 * 2 + 4 * 3 + 6 * 4 + 8 * 5 + 7 * 8 + 2 * 10),
        # by the first version of the rules
        ("castellano_reglas1", 95, 68 * 1 + 7 * 2 + 10 * 3 + 5 * 4 + 1 * 5 + 3 * 8 + 1 * 10),
        ("castellano_scrabble_reglas1", 98, 68 * 1 + 7 * 2 + 10 * 3 + 5 * 4 + 2 * 5 + 5 * 8 + 1 * 10),
        ("euskera_reglas1", 98, 61 * 1 + 10 * 2 + 4 * 3 + 6 * 4 + 8 * 5 + 7 * 8 + 2 * 10),
    ],
)
def test_tile_sets_have_the_tiles_of_the_rule_page(name, count, points):
    """Points by hand: the tiles of each row of the table, times its points."""
    tiles = load_tiles(name)
    assert sum(tiles.counts.values()) == count + 2 and tiles.counts[BLANK] == 2
    assert sum(tiles.value(tile) for tile in tiles.all()) == points


@pytest.mark.parametrize("preset", ["aprologados", "apalabrados"])
@pytest.mark.parametrize(
    ("language", "some"),
    [
        ("castellano", {"d": 3, "e": 12, "z": 1, "ñ": 1}),
        ("euskera", {"t": 8, "r": 7, "k": 5, "b": 2, "z": 2, "x": 1}),
        ("ingles", {"e": 12, "d": 4, "z": 1}),
    ],
)
def test_no_digraph_tiles_outside_the_scrabble_preset(language, preset, some):
    tiles = Aprologados.new(AprologadosOptions(idioma=language, reglas=preset)).setting.tiles
    assert tiles.digraphs == () and {face: tiles.counts[face] for face in some} == some


def test_the_scrabble_preset_has_its_own_sets():
    assert tiles_for("castellano", "scrabble").digraphs == ("ch", "ll", "rr")
    assert tiles_for("euskera", "scrabble").digraphs == ("rr", "ts", "tx", "tz")
    assert tiles_for("ingles", "scrabble") is tiles_for("ingles", "")


def test_in_spanish_scrabble_single_letters_do_not_stand_for_a_digraph_tile():
    match = table("", ("perroxx", "e"), SCRABBLE)
    error = refusal(match, "8H perro")
    assert (error.reason, error.details) == (Reason.SPLIT_DIGRAPH, {"word": "perro", "tile": "rr"})
    assert not any(isinstance(move, Lay) and "rr" in move.word for move in match.moves())
    table("", ("perroxx", "e"), f"idioma=euskera {SCRABBLE}", words="perro").play(match.parse("8H perro"))
    table("", ("perroxx", "e"), SCRABBLE, game=FirstRules).play(match.parse("8H perro"))


def test_nor_do_they_across_the_play():
    """l under the l of al would write all, a word of the bank here, with two single tiles."""
    match = table("H7 al, 7G pan", ("lexxxxx", "e"), SCRABBLE, words="al all le el pan")
    error = refusal(match, "9H le")
    assert (error.reason, error.details) == (Reason.SPLIT_DIGRAPH, {"word": "all", "tile": "ll"})
    assert match.parse("9H le") not in match.moves()


# -- versions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["", "idioma=euskera", APALABRADOS, SCRABBLE])
def test_a_match_begun_by_the_first_rules_is_read_and_goes_on_by_them(options):
    match = Match(FirstRules, AprologadosOptions.parse(options), 8)
    for _ in range(6):
        match.play(next(move for move in match.state.moves() if isinstance(move, Lay)))
    assert "game aprologados rules 1\n" in match.text()
    for text in (match.text(), match.text().replace(" rules 1\n", "\n")):  # before there were two, none was written
        again = Match.from_text(text)
        assert again.game is FirstRules and again.state.view(0) == match.state.view(0)
    assert match.state.view(0).sample(Random(1)).rules == 1
    assert "game aprologados rules 2\n" in Match(Aprologados).text()


# -- texts of moves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "8H casa",
        "H8 casa",
        "15A [tx]akUr",
        "O15 [TX]a",
        "pasar",
        "abandonar",
        "cambiar ? a e",
        "cambiar",
        "fichas 2 a rr",
        "1A ñu",
    ],
)
def test_moves_are_texts_both_ways(text):
    assert str(Aprologados.parse(text)) == text


def test_across_and_down_are_told_by_the_order_of_the_place():
    assert Aprologados.parse("8C casa") == Lay(7, 2, True, tuple("casa"))
    assert Aprologados.parse("c8 casa") == Lay(7, 2, False, tuple("casa"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "casa",
        "8H",
        "8H ",
        "16A casa",
        "0A casa",
        "P1 casa",
        "8H ca sa",
        "8H ca[t]",
        "8H c1",
        "8H [Tx]a",
        "fichas a e",
        "fichas 3 a",
        "pasar ya",
        "cambiar 1",
    ],
)
def test_what_is_no_move(text):
    with pytest.raises(UnreadableMove):
        Aprologados.parse(text)
