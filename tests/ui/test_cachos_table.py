"""Cachos in the window, by mouse and by keyboard, to the end of a match."""

import pygame
import pytest

from game.cachos.ai.odds import truth
from game.cachos.bids import FACES, Bid
from game.cachos.parts import Calzar, Dudar, Obligar, Obligo, Pasar, Sentido, SinObligo, Way
from game.core import Level, Seat
from saves.matches import ASSISTED
from tests.ui.replaying import finished, go_through
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.result import ResultScene
from ui.tables.cachos.dialogs import RoundScene
from ui.tables.cachos.places import dice_of
from ui.tables.cachos.room import DICE, HELPER
from ui.tables.cachos.shots import played

ALONE = [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)]
FOUR = [Seat("Ana"), *(Seat(name, Level.APRENDIZ) for name in ("Rosa", "Luis", "Eva"))]


def over(driver):
    return isinstance(driver.app.scene, ResultScene)


def until_turn(driver, table):
    driver.wait(lambda: table.can_act or over(driver))
    return table.can_act


def at(driver, condition, obligo=None, seats=FOUR):
    """A table at which the match has come to seat 0 and to something."""
    table = played(
        driver.app,
        f"jugadores={len(seats)}",
        lambda state: state.turn == 0 and condition(state),
        seats=seats,
        obligo=obligo,
    )
    driver.wait(lambda: table.can_act)
    return table


def open_pictures(table):
    """The dice that lie open on the screen, by seat."""
    found = {}
    for piece in table.stage.pieces.values():
        if piece.zone.kind == "dice":
            found.setdefault(piece.zone.number, []).append(int(piece.face[-1]))
    return {seat: tuple(faces) for seat, faces in found.items()}


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_a_match_by_mouse(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    said = 0
    while until_turn(driver, table):
        view = table.view
        if Dudar() in view.moves() and truth(view, view.bid) < 0.55:
            driver.press("dudar")
        else:
            bids = [bid for bid in view.moves() if isinstance(bid, Bid)]
            if bids[0] != table.box.chosen:
                driver.click(table.box.cell(bids[0]).center)
            driver.press("say")
        said += 1
    assert said > 5
    assert table.match.state.outcome is not None
    driver.press("result.rematch")
    assert driver.app.scene is not table
    assert driver.app.scene.match.moves == []


def test_a_match_by_keyboard(driver):
    table = driver.table("cachos", "jugadores=2", ALONE, seed=5)
    doubts = 0
    while until_turn(driver, table):
        view = table.view
        if Dudar() in view.moves() and truth(view, view.bid) < 0.55:
            doubts += 1
            if doubts == 1:
                driver.tab_to("dudar")
                driver.key(pygame.K_RETURN)
            else:
                driver.key(pygame.K_d)
        else:
            if driver.app.scene.focus.visible:
                driver.tab_to("bids")
            driver.key(pygame.K_DOWN)
            driver.key(pygame.K_RETURN)
    assert doubts > 1
    assert table.match.state.outcome is not None


# -- one's own dice ----------------------------------------------------------------------------------------------------


def test_own_dice_show_only_while_the_cup_is_held_up(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    assert open_pictures(table) == {}
    cup = table.cup_rect().center
    driver.move(cup)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=cup, button=1))
    driver.step(12)
    assert open_pictures(table) == {0: table.match.state.dice[0]}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=cup, button=1))
    driver.step()
    assert open_pictures(table) == {}


def test_alone_a_short_click_leaves_the_cup_up(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    driver.click(table.cup_rect().center)
    assert open_pictures(table) == {0: table.match.state.dice[0]}
    driver.click(table.cup_rect().center)
    assert open_pictures(table) == {}
    driver.tab_to("cup")
    driver.key(pygame.K_RETURN)
    assert open_pictures(table) == {0: table.match.state.dice[0]}


def test_a_key_lifts_the_cup_while_it_is_down(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    driver.step()
    assert open_pictures(table) == {0: table.match.state.dice[0]}
    driver.app.refit()
    assert open_pictures(table) == {0: table.match.state.dice[0]}
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    driver.step()
    assert open_pictures(table) == {}


def test_hot_seat_shows_no_dice_without_a_hand_on_the_cup(driver):
    table = driver.table("cachos", "jugadores=2", [Seat("Ana"), Seat("Luis")])
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    first = table.match.state.turn
    assert open_pictures(table) == {}
    driver.key(pygame.K_v)
    assert open_pictures(table) == {}
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    assert open_pictures(table) == {}
    driver.click(table.cup_rect().center)
    assert open_pictures(table) == {}, "a short click must not leave the dice in sight of a neighbour"
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    driver.step()
    assert open_pictures(table) == {first: table.match.state.dice[first]}
    driver.press("say")
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    assert open_pictures(table) == {}, "the key is still down, but another one is to look"


@pytest.mark.parametrize("kind", Obligo)
def test_obligo_shows_exactly_what_the_rules_let_one_see(driver, kind):
    table = at(driver, lambda s: s.obligo is kind and s.bid is not None and s.counts[0] > 1, kind)
    dice = table.match.state.dice
    driver.click(table.cup_rect().center)
    if kind is Obligo.CERRADO:
        assert open_pictures(table) == {}
        assert table.toast == driver.app.say("cachos.closed_to_you")
    else:
        assert open_pictures(table) == {seat: cup for seat, cup in enumerate(dice) if seat and cup}
        assert table.toast == driver.app.say("cachos.open_to_others")


def test_in_obligo_cerrado_a_single_die_may_be_looked_at(driver):
    table = at(driver, lambda s: s.obligo is Obligo.CERRADO and s.counts[0] == 1, Obligo.CERRADO)
    driver.click(table.cup_rect().center)
    assert open_pictures(table) == {0: table.match.state.dice[0]}


def test_the_log_tells_no_dice_before_the_reveal(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    thrown = [line for line in table.log.lines if driver.app.say("cachos.event.Rolled", name="Ana", count=5) in line]
    assert len(thrown) == 1
    assert not any(str(table.match.state.dice[0]) in line for line in table.log.lines)


# -- bids --------------------------------------------------------------------------------------------------------------


def test_each_pinta_begins_at_its_lowest_legal_bid(driver):
    table = at(driver, lambda s: s.bid is not None and s.bid.quantity > 2)
    view = table.view
    assert table.box.picked == {face: low for face in FACES if (low := view.lowest(face)) is not None}
    for face in table.box.picked:
        driver.key(pygame.K_0 + face)
        assert table.box.chosen == Bid(view.lowest(face), face)
        assert view.refusal(table.box.chosen) is None


def test_a_barred_bid_says_why_and_changes_nothing(driver):
    table = at(driver, lambda s: s.bid is not None and s.bid.quantity > 2 and s.bid.face > 2)
    standing, chosen, moves = table.view.bid, table.box.chosen, len(table.match.moves)
    table.box.first = 1
    driver.click(table.box.cell(standing).center)
    needed = Bid(standing.quantity + 1, standing.face)
    assert table.toast == driver.app.say("cachos.not_higher", bid=standing, standing=standing, needed=needed)
    assert (table.box.chosen, len(table.match.moves)) == (chosen, moves)


def test_clicking_a_chosen_bid_again_says_it(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    bid = Bid(9, 6)
    driver.click(table.box.cell(bid).center)
    assert table.box.chosen == bid
    assert bid not in table.match.moves
    driver.click(table.box.cell(bid).center)
    assert bid in table.match.moves


def test_the_wheel_and_the_arrows_reach_every_quantity(driver):
    seats = [Seat("Ana"), *(Seat(f"R{n}", Level.APRENDIZ) for n in range(7))]
    table = at(driver, lambda s: not s.awaiting_obligo, seats=seats)
    driver.move(table.places.panel.center)
    first = table.box.first
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-40))
    driver.step()
    assert table.box.first == table.view.in_play - table.box.columns + 1 > first
    driver.click(table.box.cell(Bid(table.view.in_play - 1, 4)).center)
    for _ in range(2):
        driver.key(pygame.K_RIGHT)
    assert table.box.chosen == Bid(table.view.in_play, 4)
    assert table.toast == driver.app.say("cachos.too_many", dice=table.view.in_play)
    assert table.places.panel.contains(table.box.cell(table.box.chosen))


def test_words_that_are_not_possible_say_why(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    moves = len(table.match.moves)
    for move in (Calzar(), Pasar()):
        driver.press(str(move))
        assert table.toast == driver.app.say("cachos.two_left")
    driver.press("sentido derecha")
    assert len(table.match.moves) == moves
    assert table.toast in (driver.app.say("cachos.direction_two"), driver.app.say("cachos.direction_late"))


def test_the_opener_chooses_the_direction(driver):
    table = at(driver, lambda s: s.bid is None and not s.awaiting_obligo and s.opener == 0)
    driver.press("sentido derecha")
    driver.wait(lambda: table.can_act)
    assert table.match.moves[-1] == Sentido(Way.DERECHA)
    assert table.shown.way is Way.DERECHA
    driver.key(pygame.K_COMMA)
    assert table.toast == driver.app.say("cachos.direction_once")


@pytest.mark.parametrize("move", [Obligar(Obligo.CERRADO), Obligar(Obligo.ABIERTO), SinObligo()])
def test_the_question_of_the_obligo(driver, move):
    table = at(driver, lambda s: s.awaiting_obligo)
    driver.tab_to(str(move))
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    assert table.match.moves[-1] == move
    assert table.shown.obligo == getattr(move, "kind", None)


def test_the_arithmetic_of_ases_is_said(driver):
    say = driver.app.say
    assert "7" in say("cachos.step.baja", quantity=7, lowest=4)
    table = at(driver, lambda s: s.bid is not None and s.bid.face != 1 and s.bid.quantity > 3)
    quantity = table.view.bid.quantity
    driver.key(pygame.K_1)
    assert table.box.chosen == Bid((quantity + 1) // 2, 1)
    assert table.box.reckoning() == say("cachos.step.baja", quantity=quantity, lowest=(quantity + 1) // 2)


# -- the reveal --------------------------------------------------------------------------------------------------------


def doubt(driver, animation="slow"):
    table = at(driver, lambda s: s.bid is not None and Dudar() in s.moves() and s.bid.quantity > 2)
    driver.app.settings = driver.app.store.settings.change(animation=animation, trick_pause="click")
    driver.press("dudar")
    return table


def test_the_reveal_lifts_every_cup_and_counts_to_the_total(driver):
    table = doubt(driver)
    driver.wait(lambda: table.shown.reveal is not None)
    up = []
    driver.wait(lambda: up.append(len(table.shown.reveal.up)) or table.script.holding)
    show = table.match.state.rounds[-1].showdown
    assert sorted({0, *up}) == list(range(5)), "one cup after another"
    assert open_pictures(table) == {seat: cup for seat, cup in enumerate(show.dice) if cup}
    assert len(table.shown.reveal.lit) == show.total
    assert table.shown.reveal.decided


def test_one_click_skips_the_reveal_to_its_outcome(driver):
    table = doubt(driver)
    driver.wait(lambda: table.shown.reveal is not None)
    driver.key(pygame.K_SPACE)
    assert table.script.holding
    assert table.shown.reveal.decided
    assert table.shown.reveal.up == {0, 1, 2, 3}
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: table.shown.reveal is None)
    assert open_pictures(table) == {}


def test_the_last_table_of_dice_can_be_looked_at_again(driver):
    table = doubt(driver, "off")
    driver.wait(lambda: table.script.holding)
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: not table.script.busy)
    driver.key(pygame.K_l)
    scene = driver.app.scene
    assert isinstance(scene, RoundScene)
    assert scene.round == table.match.state.rounds[-1]
    number = scene.index
    driver.key(pygame.K_PAGEUP)
    assert scene.index == max(0, number - 1)
    driver.key(pygame.K_l)
    assert driver.app.scene is table


def test_a_round_cannot_be_looked_up_before_it_is_revealed(driver):
    table = doubt(driver)
    driver.wait(lambda: table.shown.reveal is not None)
    shown = len(table.match.state.rounds) - 1
    driver.key(pygame.K_l)
    scene = driver.app.scene
    assert (len(scene.rounds) if isinstance(scene, RoundScene) else 0) == shown


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_the_helper_is_off_and_marks_the_match_when_on(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    identifier = table.conductor.record.identifier
    assert not table.helps
    assert ASSISTED not in driver.app.store.matches.notes(identifier, 0)
    driver.app.prefer(HELPER, True)
    driver.step()
    assert table.helps
    assert driver.app.store.matches.notes(identifier, 0) == {ASSISTED: "helper"}
    assert ASSISTED not in driver.app.store.matches.notes(identifier, 1)


def test_a_hint_chooses_the_bid_that_it_names(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_h)
    driver.wait(lambda: table.hint is not None)
    assert table.hint in table.view.moves()
    assert not isinstance(table.hint, Bid) or table.box.chosen == table.hint


@pytest.mark.parametrize("name", ["ivory", "red", "wood"])
def test_the_dice_are_of_the_set_in_the_settings(driver, name):
    driver.app.prefer(DICE, name)
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    driver.click(table.cup_rect().center)
    assert {piece.face for piece in table.stage.zone(dice_of(0))} == {
        f"dice/{name}_{face}" for face in table.match.state.dice[0]
    }


@pytest.mark.parametrize("count", range(2, 9))
def test_no_place_lies_on_another(driver, count):
    from ui.measures import Measures
    from ui.tables.cachos.places import Places

    for size in ((960, 600), (1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)):
        for scale in (1.0, 1.25, 1.5):
            places = Places(Measures(*size, text_scale=scale), count)
            window = pygame.Rect(0, 0, *size)
            rooms = [places.spot(place) for place in range(1, count)] + [places.plate(0), places.panel, places.actions]
            for number, room in enumerate(rooms):
                assert window.contains(room), (size, scale, number)
                assert room.collidelist(rooms[number + 1 :]) < 0, (size, scale, number)
            assert places.middle.height > 0
            assert not any(places.middle.colliderect(places.spot(place)) for place in range(1, count))


def test_a_resize_in_the_middle_of_the_throw_is_safe(driver):
    table = driver.table("cachos", "jugadores=4", FOUR)
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    driver.step(6)
    for size in ((1024, 640), (320, 240), (2560, 1440), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step()
    driver.app.settings = driver.app.store.settings.change(animation="off")
    driver.wait(lambda: table.can_act)
    assert [piece for piece in table.stage.pieces if piece.startswith("start")] == []


def test_an_idle_table_draws_nothing(driver):
    table = driver.table("cachos", "jugadores=2", ALONE)
    driver.wait(lambda: table.can_act)
    driver.step(60)
    assert not table.animating
    assert not driver.app._dirty


@pytest.mark.parametrize(("options", "seed"), [("jugadores=2", 1), ("jugadores=5", 2)])
def test_a_finished_match_can_be_looked_at_again(driver, options, seed):
    def nothing_secret(table, eyes):
        if eyes is not None and table.view.outcome is None:
            assert open_pictures(table) == {seat: cup for seat, cup in enumerate(table.view.dice) if cup}

    scene = go_through(driver, finished("cachos", options, seed), nothing_secret)
    scene.look_through(None)
    scene.go_to(1)
    dice = scene.conductor.match.state.dice
    assert open_pictures(scene.table) == {seat: cup for seat, cup in enumerate(dice) if cup}
