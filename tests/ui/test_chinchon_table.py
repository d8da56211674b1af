"""Chinchón in the window, by mouse and by keyboard, to the end of a match."""

import pygame
import pytest

from game.cards import Card
from game.chinchon.melds import Kind
from game.chinchon.parts import Auto, Automatic, Close, Discard, Done, LayOff, Phase, Reenter, Show, Source, Take
from game.core import Level, Seat
from tests.ui.replaying import finished, go_through
from ui.flow.drivers import Recording
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.result import ResultScene
from ui.tables.cards.table import STOCK, hand_of
from ui.tables.chinchon.dialogs import ArrangementScene, CloseScene, ReentryDialog
from ui.tables.chinchon.places import PILE
from ui.tables.chinchon.room import AUTO_LAY_OFF, SORT
from ui.tables.chinchon.sheet import SheetScene
from ui.tables.chinchon.shots import give, play_until, second_turn
from ui.widgets.faces import card_face

ALONE = [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)]
THREE = [*ALONE, Seat("Luis", Level.APRENDIZ)]
CLOSING = "O3 C3 E3 B5 B6 B7 E4 O12"


def best_discard(table):
    """The card that leaves the fewest points."""
    hand = table.match.state.hands[0]
    melds = table.match.state.melds
    return str(min(hand, key=lambda card: melds.points([other for other in hand if other != card])))


def to_my_turn(driver, table, phase=Phase.TAKE):
    driver.wait(lambda: table.can_act and table.match.state.phase is phase)


def sitting(driver, options, cards, until=second_turn, seats=None, seed=3):
    """A table at which seat 0 has certain cards."""
    table = driver.table("chinchon", options, seats or [Seat("Ana"), *THREE[1:]][: int(options[10])], seed)
    state = play_until(table.conductor, until)
    give(state, 0, cards)
    table.sheets_seen = len(state.results)
    table.rebuild()
    driver.step()
    return table


def keys(table):
    return [piece.key for piece in table.stage.zone(hand_of(0))]


def test_a_match_by_mouse(driver):
    table = driver.table("chinchon", "jugadores=2 limite=50", ALONE, seed=4)
    sheets = 0
    while not isinstance(driver.app.scene, ResultScene):
        driver.wait(lambda: table.can_act or driver.app.scene is not table)
        if isinstance(driver.app.scene, SheetScene):
            driver.press("go_on")
            sheets += 1
        elif isinstance(driver.app.scene, CloseScene):
            driver.press("chinchon.close_yes")
        elif table.can_act and table.match.state.phase is Phase.TAKE:
            driver.click(table.places.pile_rect(STOCK if len(table.match.moves) % 3 else PILE).center)
        elif table.closes:
            driver.click(table.places.padlock().center)
        elif table.can_act:
            card = table.stage.pieces[best_discard(table)]
            rect = table.stage.rect(card)
            driver.click((rect.left + 14, rect.centery))
    assert table.match.state.outcome is not None
    assert sheets == len(table.match.state.results)
    driver.press("result.rematch")
    assert driver.app.scene is not table
    assert driver.app.scene.match.moves == []


def test_a_match_by_keyboard(driver):
    table = driver.table("chinchon", "jugadores=2 limite=50", ALONE, seed=4)
    while not isinstance(driver.app.scene, ResultScene):
        driver.wait(lambda: table.can_act or driver.app.scene is not table)
        if isinstance(driver.app.scene, (SheetScene, CloseScene)):
            driver.key(pygame.K_RETURN)
        elif table.can_act and table.match.state.phase is Phase.TAKE:
            driver.tab_to("stock" if len(table.match.moves) % 3 else "pile")
            driver.key(pygame.K_RETURN)
        elif table.closes:
            driver.tab_to("close")
            driver.key(pygame.K_SPACE)
        elif table.can_act:
            driver.tab_to(f"hand:{best_discard(table)}")
            driver.key(pygame.K_RETURN)
    assert table.match.state.outcome is not None


def test_taking_by_key_click_and_drag(driver):
    table = driver.table("chinchon", "jugadores=2", ALONE)
    to_my_turn(driver, table)
    driver.key(pygame.K_r)
    assert table.match.moves[-1] == Take(Source.STOCK)
    to_my_turn(driver, table, Phase.DISCARD)
    assert str(table.view.taken) in keys(table)
    driver.key(pygame.K_8)
    to_my_turn(driver, table)
    driver.drag(table.places.pile_rect(PILE).center, table.places.hand_area().center)
    assert table.match.moves[-1] == Take(Source.PILE)
    to_my_turn(driver, table, Phase.DISCARD)
    driver.key(pygame.K_1)
    to_my_turn(driver, table)
    driver.drag(table.places.pile_rect(STOCK).center, (200, 300))
    assert table.match.movers[-1] != 0, "dropped on the table, the card stays in the stock"
    driver.drag(table.places.pile_rect(STOCK).center, table.places.hand_area().center)
    assert table.match.moves[-1] == Take(Source.STOCK)
    assert len(keys(table)) == 8


def test_a_card_is_thrown_by_dragging_it_onto_the_table(driver):
    table = sitting(driver, "jugadores=2", CLOSING)
    driver.drag(table.stage.rect(table.stage.pieces["O12"]).center, table.places.pile_rect(PILE).center)
    assert Discard(Card.parse("O12")) in table.match.moves[-3:]


def test_what_cannot_be_done_is_said(driver):
    table = driver.table("chinchon", "jugadores=2", ALONE)
    to_my_turn(driver, table)
    driver.key(pygame.K_1)
    assert table.toast == driver.app.say("chinchon.take_first")
    driver.click(table.places.padlock().center)
    assert table.toast == driver.app.say("chinchon.take_first")
    driver.key(pygame.K_r)
    to_my_turn(driver, table, Phase.DISCARD)
    driver.key(pygame.K_r)
    assert table.toast == driver.app.say("chinchon.already_taken")
    driver.key(pygame.K_c)
    assert table.toast == driver.app.say("chinchon.first_round")


@pytest.mark.parametrize(
    ("cards", "total", "reason"),
    [
        ("O1 C4 E7 B10 O5 C12 E2 B3", 0, "left_over"),
        ("O3 C3 E3 B5 B6 B7 E12 O12", 0, "too_high"),
        (CLOSING, 98, "over_limit"),
    ],
)
def test_why_one_cannot_close_is_said_with_cards_in_words(driver, cards, total, reason):
    table = sitting(driver, "jugadores=2", cards)
    table.match.state.totals[0] = total
    table.rebuild()
    driver.wait(lambda: table.can_act)
    assert not table.closes
    driver.key(pygame.K_c)
    assert driver.app.scene is table
    refusal = table.view.close_refusal()
    assert refusal.reason.value == f"chinchon.{reason}"
    assert table.toast and "E12" not in table.toast and "E4" not in table.toast


def test_closing_asks_once_and_shows_what_goes_down(driver):
    table = sitting(driver, "jugadores=3", CLOSING)
    driver.wait(lambda: table.can_act)
    assert table.closes
    driver.key(pygame.K_c)
    scene = driver.app.scene
    assert isinstance(scene, CloseScene)
    assert {len(group.cards) for group in scene.preview.layout.groups} == {3}
    assert str(scene.preview.discard) == "O12"
    driver.press("chinchon.close_no")
    assert driver.app.scene is table
    assert not any(isinstance(move, Close) for move in table.match.moves)
    driver.drag(table.stage.rect(table.stage.pieces["O12"]).center, table.places.padlock().center)
    assert isinstance(driver.app.scene, CloseScene)
    driver.key(pygame.K_RETURN)
    assert Close(Card.parse("O12")) in table.match.moves
    assert table.match.state.showdown.closer == 0 or table.match.state.results


def test_the_program_lays_down_for_everybody_and_the_sheet_stays_until_seen(driver):
    table = sitting(driver, "jugadores=3", CLOSING)
    driver.wait(lambda: table.can_act)
    table.commit(Close(Card.parse("O12")))
    driver.wait(lambda: isinstance(driver.app.scene, SheetScene))
    driver.step(40)
    assert isinstance(driver.app.scene, SheetScene)
    assert any(isinstance(move, Auto) for move in table.match.moves)
    result = table.match.state.results[-1]
    assert (result.closer, result.how) == (0, Kind.ONE_CARD)
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: driver.app.scene is table and not table.script.busy)
    driver.key(pygame.K_p)
    assert isinstance(driver.app.scene, SheetScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is table


def closed_by_rival(driver, own, options="jugadores=3 comodines=2"):
    """Rosa has closed; Ana shows and lays off by hand."""
    driver.app.prefer(AUTO_LAY_OFF, False)
    table = driver.table("chinchon", options, THREE, 3)
    state = play_until(table.conductor, lambda now: now.turn == 1 and len(now.hands[1]) == 8 and not now.first_round())
    give(state, 1, "O2 O3 O4 B5 B6 B7 C4 E12")
    give(state, 2, "E1 E2 E3 O10 O7 E7 O12")
    give(state, 0, own)
    table.conductor.play(Close(Card.parse("E12")), 1)
    play_until(table.conductor, lambda now: now.turn == 0)
    table.rebuild()
    driver.wait(lambda: table.can_act)
    driver.step()
    return table


def test_groups_are_picked_card_by_card_and_a_forced_card_joins_by_itself(driver):
    table = closed_by_rival(driver, "C6 E6 O6 O5 O1 B4 E10")
    assert table.view.phase is Phase.SHOW
    assert table.stage.pieces["E10"].dimmed
    driver.key(pygame.K_1 + keys(table).index("E10"))
    assert driver.app.say("chinchon.in_no_group", card="sota de espadas") == table.toast
    driver.click(table.stage.rect(table.stage.pieces["C6"]).center)
    assert Show(tuple(map(Card.parse, ("O6", "C6", "E6")))) in table.match.moves
    driver.wait(lambda: table.can_act)
    assert table.view.phase is Phase.LAY


def test_a_larger_group_waits_for_the_button(driver):
    table = closed_by_rival(driver, "C5 C6 C7 C10 O1 B4 E11")
    rect = table.stage.rect(table.stage.pieces["C5"])
    driver.click((rect.left + 12, rect.centery))
    assert table.picker.picked == ["C5", "C6", "C7"], "the six and the seven are in all its groups, the sota is not"
    assert not any(isinstance(move, Show) and move.cards[0].suit == "C" for move in table.match.moves)
    driver.press("show")
    assert Show(tuple(map(Card.parse, ("C5", "C6", "C7")))) in table.match.moves
    driver.wait(lambda: table.can_act or isinstance(driver.app.scene, SheetScene))
    assert Card.parse("C10") in table.match.state.hands[0]


def test_a_comodin_at_the_end_of_a_run_asks_for_its_side(driver):
    table = closed_by_rival(driver, "C5 C6 JK1 O10 O1 B4 E10")
    driver.key(pygame.K_1 + keys(table).index("C5"))
    scene = driver.app.scene
    assert isinstance(scene, ArrangementScene)
    assert [str(group) for group in scene.groups] == ["C5 C6 JK1", "JK1 C5 C6"]
    driver.press("way 1")
    assert Show(tuple(map(Card.parse, ("JK1", "C5", "C6")))) in table.match.moves


def test_cards_are_laid_off_kept_back_and_the_phase_ends_by_a_button(driver):
    table = closed_by_rival(driver, "C5 C12 B12 O5 O1 B4 E11")
    assert table.view.phase is Phase.LAY
    rival = next(n for n, shown in enumerate(table.view.table) if "O4" in str(shown.group))
    driver.click(table.stage.rect(table.stage.pieces["O5"]).center)
    assert table.match.moves[-1] == LayOff(Card.parse("O5"), rival, table.match.moves[-1].side)
    driver.wait(lambda: table.can_act)
    driver.drag(table.stage.rect(table.stage.pieces["B4"]).center, table.places.group_rect(rival).center)
    assert isinstance(table.match.moves[-1], LayOff)
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_1 + keys(table).index("C12"))
    assert table.toast == driver.app.say("chinchon.fits_nowhere", card="rey de copas")
    driver.press("done")
    assert Done() in table.match.moves
    driver.wait(lambda: isinstance(driver.app.scene, SheetScene))
    assert table.match.state.results[-1].points[0] == 5 + 10 + 10 + 10 + 1, "the ace was kept back"


def test_where_several_places_fit_one_chooses(driver):
    table = closed_by_rival(driver, "C5 C12 O11 JK1 B2 E10 C1")
    assert table.view.phase is Phase.LAY
    before = len(table.match.moves)
    driver.tab_to("hand:JK1")
    driver.key(pygame.K_RETURN)
    assert len(table.match.moves) == before
    places = table.picker.open_places(table.view)
    assert len(places) > 2
    driver.click(table.picker.slot(places[1]).center)
    assert table.match.moves[before] == LayOff(Card.parse("JK1"), *places[1])


def test_automatic_finishes_a_phase_by_hand(driver):
    table = closed_by_rival(driver, "C6 E6 O6 O5 O1 B4 E10")
    driver.press("auto")
    assert Auto() in table.match.moves


def test_a_reentry_is_offered_and_not_forced(driver):
    table = driver.table("chinchon", "jugadores=4 reenganches=2 limite=60", [*THREE, Seat("Eva", Level.APRENDIZ)], 2)
    play_until(table.conductor, lambda state: state.phase is Phase.REENTRY and state.turn == 0)
    table.sheets_seen = len(table.match.state.results)
    table.rebuild()
    driver.wait(lambda: isinstance(driver.app.scene, ReentryDialog))
    driver.key(pygame.K_ESCAPE)
    driver.press("pause.go_on")
    driver.wait(lambda: isinstance(driver.app.scene, ReentryDialog))
    back = table.match.state.return_total
    driver.press(driver.app.say("chinchon.reentry_yes"))
    assert table.match.moves[-1] == Reenter(True) or Reenter(True) in table.match.moves
    assert table.match.state.totals[0] == back
    assert 0 in table.match.state.playing


def test_a_chinchon_has_its_moment(driver):
    table = sitting(driver, "jugadores=3", "O1 O2 O3 O4 O5 O6 O7 B12")
    driver.wait(lambda: table.can_act)
    driver.app.settings = driver.app.store.settings.change(animation="fast", trick_pause="click")
    heard = []
    driver.app.sounds.play = heard.append
    table.commit(Close(Card.parse("B12")))
    driver.wait(lambda: table.flourish.seat == 0)
    assert "chinchon" in heard
    assert [str(card) for card in table.flourish.cards] == [f"O{n}" for n in range(1, 8)]
    driver.wait(lambda: table.script.holding)
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: driver.key(pygame.K_RETURN) or isinstance(driver.app.scene, ResultScene))
    assert table.flourish.seat is None


def test_the_automatic_close_is_announced_at_the_third_reshuffle(driver):
    table = driver.table("chinchon", "jugadores=2", ALONE, 4)
    driver.app.settings = driver.app.store.settings.change(trick_pause="click")
    state = table.match.state

    def passing(seat):
        return Take(Source.STOCK) if state.phase is Phase.TAKE else Discard(state.hands[seat][-1])

    while not (state.exhaustions == 2 and not state.stock):
        table.conductor.play(passing(state.turn), state.turn)
    table.rebuild()
    table.commit(passing(state.turn), state.turn)
    driver.wait(lambda: table.banner is not None)
    assert table.banner[0] == driver.app.say("chinchon.near_stock")
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: table.banner is None)
    while state.exhaustions < 4 and not state.showdown:
        table.conductor.play(passing(state.turn), state.turn)
    assert state.showdown.how is Automatic.STOCK


def test_the_hand_sorts_four_ways_and_remembers_ones_own_order(driver):
    table = sitting(driver, "jugadores=2", CLOSING)
    driver.wait(lambda: table.can_act)
    assert set(keys(table)[:3]) in ({"O3", "C3", "E3"}, {"B5", "B6", "B7"})
    assert len(table.breaks(keys(table))) == 2
    driver.key(pygame.K_o)
    assert keys(table) == ["O3", "O12", "C3", "E3", "E4", "B5", "B6", "B7"]
    driver.key(pygame.K_o)
    assert keys(table)[:3] == ["C3", "E3", "O3"]
    assert keys(table)[-1] == "O12"
    first, last = (table.stage.rect(table.stage.pieces[key]) for key in (keys(table)[0], keys(table)[-1]))
    moved = keys(table)[0]
    driver.drag((first.left + 12, first.centery), (last.right - 8, last.centery))
    assert keys(table)[-1] == moved
    assert driver.app.settings.of(SORT) == "none"
    own = keys(table)
    driver.app.refit()
    assert keys(table) == own
    driver.key(pygame.K_o)
    assert driver.app.settings.of(SORT) == "groups"


def test_live_points_follow_the_hand(driver):
    table = sitting(driver, "jugadores=2", CLOSING)
    driver.wait(lambda: table.can_act)
    assert table.points == 4
    table.commit(Discard(Card.parse("E4")))
    driver.wait(lambda: not table.script.busy)
    assert table.points == 10


def test_hot_seat_shows_nothing_secret_behind_the_curtain(driver):
    table = driver.table("chinchon", "jugadores=2", [Seat("Ana"), Seat("Luis")])
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    secrets = {str(card) for hand in table.match.state.hands for card in hand}
    assert not secrets & set(table.stage.pieces)
    assert table.points is None and not table.closes
    driver.key(pygame.K_RETURN)
    seat = table.match.state.turn
    assert {piece.key for piece in table.stage.zone(hand_of(seat))} == set(map(str, table.match.state.hands[seat]))
    assert not set(map(str, table.match.state.hands[1 - seat])) & set(table.stage.pieces)
    to_my_turn(driver, table)
    driver.key(pygame.K_r)
    to_my_turn(driver, table, Phase.DISCARD)
    driver.key(pygame.K_1)
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    hidden = {str(card) for hand in table.match.state.hands for card in hand}
    assert not hidden & set(table.stage.pieces)


@pytest.mark.parametrize("size", [(960, 600), (1024, 640), (1280, 720), (3840, 2160)])
def test_four_players_with_48_cards_and_comodines_fit(driver, size):
    driver.app.prefer(AUTO_LAY_OFF, True)
    table = sitting(
        driver,
        "jugadores=4 baraja=48 comodines=2",
        "O1 O2 O3 B5 B6 B7 JK1 E12",
        seats=[*THREE, Seat("Eva", Level.APRENDIZ)],
    )
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    driver.step()
    window = pygame.Rect((0, 0), driver.app.canvas.get_size())

    def inside():
        for piece in table.stage.pieces.values():
            assert window.contains(table.stage.rect(piece, piece.goal)), piece.key

    inside()
    assert len(keys(table)) == 8
    driver.wait(lambda: table.can_act)
    table.commit(Close(Card.parse("E12")))
    while not isinstance(driver.app.scene, SheetScene):
        driver.step(1)
        inside()
    assert window.contains(driver.app.scene.box())


def test_a_resize_in_the_middle_of_counting_still_brings_the_sheet(driver):
    table = sitting(driver, "jugadores=3", CLOSING)
    driver.wait(lambda: table.can_act)
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    table.commit(Close(Card.parse("O12")))
    driver.wait(lambda: table.match.state.results)
    driver.app.refit()
    driver.wait(lambda: isinstance(driver.app.scene, SheetScene))


def test_the_hand_can_be_arranged_by_keyboard_and_while_others_play(driver):
    table = sitting(driver, "jugadores=2", CLOSING)
    driver.wait(lambda: table.can_act)
    driver.step()
    before = keys(table)
    driver.tab_to(f"hand:{before[1]}")
    driver.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert keys(table) == [before[0], before[2], before[1], *before[3:]]
    table.conductor.drivers[1] = Recording([])  # a rival who takes all the time in the world
    table.commit(Discard(Card.parse("O12")))
    driver.wait(lambda: not table.script.busy)
    assert not table.can_act
    mine = keys(table)
    first, last = (table.stage.rect(table.stage.pieces[key]) for key in (mine[0], mine[-1]))
    driver.drag((first.left + 12, first.centery), (last.right - 6, last.centery))
    assert keys(table) == [*mine[1:], mine[0]]
    driver.click((table.stage.rect(table.stage.pieces[mine[1]]).left + 12, last.centery))
    assert table.toast == driver.app.say("common.not_your_turn")


def test_nothing_of_the_next_hand_is_told_before_this_one_is_counted(driver):
    table = sitting(driver, "jugadores=3", CLOSING)
    driver.wait(lambda: table.can_act)
    before = list(table.shown.totals)
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    table.commit(Close(Card.parse("O12")))
    driver.wait(lambda: bool(table.match.state.results))
    assert table.shown.totals == before
    driver.wait(lambda: isinstance(driver.app.scene, SheetScene))
    assert table.shown.totals == list(table.match.state.results[-1].totals)


@pytest.mark.parametrize(
    ("options", "seed"), [("jugadores=2", 5), ("jugadores=4 comodines=2 reenganches=1 limite=50", 2)]
)
def test_a_finished_match_can_be_looked_at_again(driver, options, seed):
    def nothing_secret(table, eyes):
        view = table.view
        if eyes is None:
            return
        counted = view.results[-1].kept if view.phase in (Phase.REENTRY, Phase.OVER) else ()
        secrets = set(view.unseen()) - {card for kept in counted for card in kept}
        assert not {str(card) for card in secrets} & set(table.stage.pieces)
        faces = {card_face(table.app, card) for card in secrets}
        assert not faces & {piece.face for piece in table.stage.pieces.values()}

    scene = go_through(driver, finished("chinchon", options, seed), nothing_secret)
    scene.look_through(None)
    scene.go_to(9)
    hands = scene.conductor.match.state.hands
    for seat, hand in enumerate(hands):
        assert {piece.key for piece in scene.table.stage.zone(hand_of(seat)) if piece.face_up} == set(map(str, hand))
