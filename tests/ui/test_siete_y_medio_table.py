"""Siete y Medio in the window: by mouse and by keyboard, to the closing statistics."""

import pygame
import pytest

from game.core import Level, Match, Seat
from game.siete_y_medio.parts import GOAL, Bet, Hit, SieteYMedioOptions, Stand, score_of
from game.siete_y_medio.rules import SieteYMedio
from tests.ui.replaying import go_through
from ui.measures import Measures
from ui.tables.base.curtain import CurtainScene
from ui.tables.cards.table import STOCK
from ui.tables.siete_y_medio.dialogs import RoundScene
from ui.tables.siete_y_medio.events import BACKS
from ui.tables.siete_y_medio.money import figure, signed
from ui.tables.siete_y_medio.places import BANK_HAND, Places
from ui.tables.siete_y_medio.result import SieteYMedioResult
from ui.widgets.faces import CARD_RATIO

GAME = "siete_y_medio"
ALONE = [Seat("Ana")]
TWO = [Seat("Ana"), Seat("Rosa", Level.HABITUAL)]
PEOPLE = [Seat("Ana"), Seat("Luis"), Seat("Eva")]


def await_person(driver, table):
    """Let time pass until a person is to act, or something lies over the table."""
    driver.wait(lambda: (table.can_act and table.conductor.asking) or driver.app.scene is not table)


def betting(table):
    return table.can_act and table.view.betting


def score(table):
    return score_of(table.match.state.hands[table.match.state.turn])


def test_a_match_by_mouse(driver):
    """Bets from chips, hits by button and by a tap on the table, the closing tables, the statistics, a rematch."""
    table = driver.table(GAME, "jugadores=2 rounds=3", TWO, seed=4)
    bets = taps = tables = 0
    while not isinstance(driver.app.scene, SieteYMedioResult):
        await_person(driver, table)
        if isinstance(driver.app.scene, RoundScene):
            assert driver.app.scene.result.number == tables + 1
            driver.step(10)
            driver.press("go on")
            tables += 1
        elif betting(table):
            driver.press("chip 500")
            driver.press("chip 100")
            assert table.bet.amount == 600
            driver.press("bet")
            bets += 1
        elif table.can_act and score(table) < 9:
            before = len(table.match.moves)
            if taps % 2:
                driver.press("hit")
            else:
                driver.click(table.places.felt.center)
            assert table.match.moves[before] == Hit()
            taps += 1
        elif table.can_act:
            driver.press("stand")
    assert bets == tables == 3
    assert taps
    assert table.match.state.rounds[0].bets[0] == 600
    assert table.match.state.outcome is not None
    driver.press("result.rematch")
    assert driver.app.scene is not table
    assert driver.app.scene.match.moves == []


def test_a_match_by_keyboard(driver):
    """Digits and Enter bet, P asks, Space stands, Space leaves the closing table."""
    table = driver.table(GAME, "jugadores=2 rounds=3", TWO, seed=9)
    while not isinstance(driver.app.scene, SieteYMedioResult):
        await_person(driver, table)
        if isinstance(driver.app.scene, RoundScene):
            driver.key(pygame.K_SPACE)
            assert isinstance(driver.app.scene, RoundScene), "a key meant for the table sent the sheet away unseen"
            driver.step(10)
            driver.key(pygame.K_SPACE)
            assert not isinstance(driver.app.scene, RoundScene)
        elif betting(table):
            for digit in "350":
                driver.key(ord(digit), text=digit)
            driver.key(pygame.K_RETURN)
        elif table.can_act:
            driver.key(pygame.K_p if score(table) < 10 else pygame.K_SPACE)
    assert [result.bets[0] for result in table.match.state.rounds] == [350, 350, 350]
    assert {Hit(), Stand()} & set(table.match.moves)


def test_every_control_is_reached_by_tab(driver):
    table = driver.table(GAME, "jugadores=1 rounds=1", ALONE)
    await_person(driver, table)
    for name in ("chip 100", "chip 500", "chip 1000", "clear", "amount", "slider"):
        driver.tab_to(name)
    driver.tab_to("chip 1000")
    driver.key(pygame.K_RETURN)
    assert table.bet.amount == 1000
    driver.tab_to("slider")
    driver.key(pygame.K_RIGHT)
    assert table.bet.amount == 1050
    driver.tab_to("bet")
    driver.key(pygame.K_RETURN)
    assert table.match.moves == [Bet(1050)]
    await_person(driver, table)
    driver.tab_to("stand")
    driver.key(pygame.K_RETURN)
    assert table.match.moves[-1] == Stand()


def test_a_bet_is_typed_and_one_out_of_range_is_refused_with_the_reason(driver):
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    await_person(driver, table)
    driver.press("amount")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("1501")
    assert table.bet.amount == 1501
    driver.press("bet")
    assert table.toast == driver.app.say("siete_y_medio.bet_too_high", maximum=1500, bet=1501)
    driver.press("clear")
    driver.press("bet")
    assert table.toast == driver.app.say("siete_y_medio.bet_too_low", minimum=100, bet=0)
    assert table.match.moves == []
    driver.press("amount")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("777")
    driver.key(pygame.K_RETURN)
    assert table.match.moves == [Bet(777)]


def test_a_chip_beyond_the_greatest_bet_or_the_money_is_refused(driver):
    table = driver.table(GAME, "jugadores=1 rounds=9", ALONE)
    await_person(driver, table)
    driver.press("chip 1000")
    driver.press("chip 1000")
    assert table.bet.amount == 1000
    assert table.toast == driver.app.say("siete_y_medio.bet_too_high", maximum=1500, bet=2000)
    assert not table.bet.can_add(1000)
    table.match.state.money[0] = table.shown.money[0] = 600
    driver.press("chip 500")
    assert table.toast == driver.app.say("siete_y_medio.bet_beyond_money", money=600, bet=1500)


def test_a_right_click_takes_a_chip_off(driver):
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    await_person(driver, table)
    driver.press("chip 1000")
    driver.press("chip 500")
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=driver.target("chip 500").center, button=3))
    driver.step()
    assert table.bet.amount == 1000


def test_the_slider_is_dragged_and_steps_by_fifty(driver):
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    await_person(driver, table)
    rect = driver.target("slider")
    driver.move((rect.left + 12, rect.centery))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(rect.left + 12, rect.centery), button=1))
    driver.step()
    for x in range(rect.left + 12, rect.centerx, 40):
        driver.move((x, rect.centery))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1))
    driver.step()
    assert 600 <= table.bet.amount <= 1000
    assert table.bet.amount % 50 == 0
    assert table.bet.entry.get_text() == str(table.bet.amount)


def test_hitting_before_the_bet_says_why_not(driver):
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    await_person(driver, table)
    driver.key(pygame.K_p)
    assert table.toast == driver.app.say("siete_y_medio.bet_first")
    driver.click(table.places.felt.center)
    assert table.match.moves == []


def test_a_bet_can_be_taken_back_but_not_a_card(driver):
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    await_person(driver, table)
    driver.key(pygame.K_RETURN)
    await_person(driver, table)
    assert table.match.moves == [Bet(100)]
    driver.key(pygame.K_u)
    assert table.match.moves == []
    await_person(driver, table)
    driver.key(pygame.K_RETURN)
    await_person(driver, table)
    driver.key(pygame.K_p)
    moves = len(table.match.moves)
    driver.key(pygame.K_u)
    assert len(table.match.moves) == moves


def play_until(driver, table, done):
    """Act for whoever is to move until something is so."""
    for _ in range(300):
        await_person(driver, table)
        if done():
            return
        if isinstance(driver.app.scene, RoundScene):
            driver.step(10)
        if isinstance(driver.app.scene, RoundScene) or betting(table):
            driver.key(pygame.K_RETURN)
        elif table.can_act:
            driver.key(pygame.K_p)
    raise AssertionError("it never came to it")


@pytest.mark.parametrize("reached", [True, False])
def test_seven_and_a_half_and_going_over_show_a_sign_until_it_was_seen(driver, reached):
    table = driver.table(GAME, "jugadores=1 rounds=100", ALONE, seed=2)
    driver.app.settings = driver.app.store.settings.change(trick_pause="click")
    for _ in range(200):
        driver.wait(lambda: table.can_act or table.script.holding or driver.app.scene is not table)
        if isinstance(driver.app.scene, RoundScene):
            driver.step(10)
            driver.key(pygame.K_RETURN)
        elif table.script.holding:
            assert "sign" in table.stage.pieces
            total = score_of(table.shown.hands[0])
            face = "sign:goal" if total == GOAL else "sign:over"
            assert total >= GOAL
            assert table.stage.pieces["sign"].face == face
            if (total == GOAL) == reached:
                driver.key(pygame.K_SPACE)
                assert "sign" not in table.stage.pieces
                return
            driver.key(pygame.K_SPACE)
        else:
            driver.key(pygame.K_RETURN if table.view.betting else pygame.K_p)
    raise AssertionError("the sign never came")


def test_the_closing_table_stays_until_it_was_seen_and_opens_again(driver):
    table = driver.table(GAME, "jugadores=1 rounds=4", ALONE)
    play_until(driver, table, lambda: isinstance(driver.app.scene, RoundScene))
    scene = driver.app.scene
    driver.step(60)
    assert driver.app.scene is scene
    assert table.shown.round == 1
    driver.press("go on")
    await_person(driver, table)
    assert table.shown.round == 2
    driver.key(pygame.K_t)
    assert isinstance(driver.app.scene, RoundScene)
    assert driver.app.scene.result is table.match.state.rounds[0]
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is table
    play_until(driver, table, lambda: isinstance(driver.app.scene, RoundScene))
    assert driver.app.scene.index == 1
    driver.step(10)
    driver.press("previous")
    assert driver.app.scene.index == 0
    driver.key(pygame.K_PAGEDOWN)
    assert driver.app.scene.index == 1


def test_before_the_first_round_is_over_there_is_no_closing_table(driver):
    table = driver.table(GAME, "jugadores=1 rounds=4", ALONE)
    await_person(driver, table)
    driver.key(pygame.K_t)
    assert driver.app.scene is table
    assert table.toast == driver.app.say("siete_y_medio.no_round")


def test_several_people_take_turns_without_a_curtain(driver):
    table = driver.table(GAME, "jugadores=3 rounds=1", PEOPLE)
    for seat, who in enumerate(PEOPLE):
        await_person(driver, table)
        assert not isinstance(driver.app.scene, CurtainScene)
        assert table.viewer == table.shown.active == seat
        assert who.name in table.status()
        assert who.name in table.toast
        driver.key(pygame.K_RETURN)
        await_person(driver, table)
        driver.key(pygame.K_SPACE)
    driver.wait(lambda: isinstance(driver.app.scene, RoundScene))
    assert len(table.stage.zone(BANK_HAND)) == len(table.match.state.rounds[0].bank)


def test_the_table_shows_the_money_of_the_round_on_it_and_not_of_the_next(driver):
    """The next round starts in the move that ends one, yet until the sheet is seen the old round lies there."""
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    play_until(driver, table, lambda: isinstance(driver.app.scene, RoundScene))
    state = table.match.state
    assert state.round == 2
    assert table.shown.money == list(state.rounds[0].money)
    assert table.shown.hands == [list(state.rounds[0].hands[0])]
    assert table.shown.bank_money == state.rounds[0].bank_money


def test_the_result_names_the_bank_when_it_won_most(driver):
    for seed in range(1, 30):
        table = driver.table(GAME, "jugadores=1 rounds=1", ALONE, seed)
        play_until(driver, table, lambda: isinstance(driver.app.scene, SieteYMedioResult))
        result = driver.app.scene
        winners = table.match.state.outcome.winners
        stats = table.match.state.statistics()
        assert result.title == driver.app.say("result.you_win" if winners else "siete_y_medio.bank_wins")
        assert any(str(stats.greatest_bet.amount) in fact for fact in result.facts())
        assert len(result.facts()) == 5
        driver.press("result.look")
        assert driver.app.scene is table
        driver.press("result")
        assert isinstance(driver.app.scene, SieteYMedioResult)
        driver.press("result.menu")
        if not winners:
            return
    raise AssertionError("the bank never won")


def test_who_cannot_bet_any_more_is_shown_as_out(driver):
    table = driver.table(GAME, "jugadores=2 rounds=4", [Seat("Ana"), Seat("Luis")])
    await_person(driver, table)
    assert not table.shown.out(0)
    table.match.state.money[1] = 99
    table.rebuild()
    assert table.shown.out(1)
    driver.key(pygame.K_RETURN)
    await_person(driver, table)
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: isinstance(driver.app.scene, RoundScene))
    assert driver.app.scene.result.lines[1] is None
    driver.step(10)
    driver.press("go on")
    assert driver.app.scene is table


def test_a_broken_bank_is_told_on_the_table_and_on_the_result(driver):
    for seed in range(1, 40):
        table = driver.table(GAME, "jugadores=1 rounds=9", ALONE, seed)
        await_person(driver, table)
        table.match.state.bank_money = 50
        table.rebuild()
        play_until(driver, table, lambda: isinstance(driver.app.scene, RoundScene))
        scene = driver.app.scene
        if scene.result.unpaid:
            assert scene.notes_height() > 0
            driver.step(10)
            driver.press("go on")
            driver.wait(lambda: isinstance(driver.app.scene, SieteYMedioResult))
            assert table.match.state.outcome.reason.value == "siete_y_medio.bank_broke"
            return
        driver.app.go_home()
    raise AssertionError("the bank never broke")


def test_the_hint_names_a_move_and_fills_in_a_bet(driver):
    table = driver.table(GAME, "jugadores=1 rounds=2", ALONE)
    await_person(driver, table)
    driver.key(pygame.K_h)
    driver.wait(lambda: table.hint is not None)
    assert isinstance(table.hint, Bet)
    assert table.bet.amount == table.hint.amount
    driver.key(pygame.K_RETURN)
    await_person(driver, table)
    assert table.match.moves == [Bet(table.bet.amount)]


@pytest.mark.parametrize("animation", ["off", "slow"])
def test_a_resize_at_any_moment_is_safe(driver, animation):
    table = driver.table(GAME, "jugadores=8 rounds=1", [Seat("Ana"), *(Seat(n, Level.HABITUAL) for n in "BCDEFGH")])
    driver.app.settings = driver.app.store.settings.change(animation=animation)
    sizes = ((1024, 640), (320, 240), (2560, 1440), (1280, 720))
    await_person(driver, table)
    driver.type("250")
    for size in sizes:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step()
        assert driver.app.window.get_size() == size
        assert table.bet.amount == 250
    driver.key(pygame.K_RETURN)
    await_person(driver, table)
    driver.key(pygame.K_SPACE)
    for number in range(400):
        if isinstance(driver.app.scene, RoundScene):
            break
        size = sizes[number // 12 % 4]
        if number % 12 == 0:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step(1)
    driver.wait(lambda: table.match.state.outcome is not None)


@pytest.mark.parametrize("options", ["jugadores=3 rounds=3", "jugadores=1 rounds=2"])
def test_a_finished_match_is_looked_at_once_more(driver, options):
    match = Match(SieteYMedio, SieteYMedioOptions.parse(options), 3)
    while match.state.turn is not None:
        has_bet = match.state.bets[match.state.turn]
        move = Bet(300) if not has_bet else Hit() if score_of(match.state.hands[match.state.turn]) < 12 else Stand()
        match.play(move, match.state.turn)

    def look(table, eyes):
        view = table.view
        seen = [str(card) for hand in (*view.hands, view.bank) for card in hand]
        assert sorted(seen + [f"deck{n}" for n in range(BACKS)]) == sorted(
            key for key in table.stage.pieces if not key.startswith("bet")
        )
        assert all(piece.face.startswith("cards/back") for piece in table.stage.zone(STOCK))

    go_through(driver, match, look)


SIZES = ((960, 600), (1024, 640), (1280, 720), (1920, 1200), (2560, 1080), (3840, 2160))


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_nothing_on_the_table_lies_outside_the_window_or_on_something_else(seats, scale):
    for size in SIZES:
        m = Measures(*size, text_scale=scale)
        places, window = Places(m, seats), pygame.Rect(0, 0, *size)
        middle = [places.controls, places.dial, places.large_plate, box(places.large_bet, 1)]
        bank = [places.bank_plate, places.bank_dial, places.rack, box(places.deck(5), CARD_RATIO)]
        for seat in range(seats):
            plate, chips = places.plate(seat), box(places.small_bet(seat), 1)
            cards = [box(pose, CARD_RATIO) for pose in places.small_hand(seat, 6)]
            others = [places.plate(other) for other in range(seats) if other != seat]
            for rect in (plate, chips, *cards):
                assert window.contains(rect)
                assert rect.collidelist(middle) < 0
                assert rect.collidelist(bank) < 0
                assert rect.collidelist(others) < 0
            assert chips.collidelist(cards) < 0
        for rect in middle + bank:
            assert window.contains(rect)


def box(pose, ratio):
    """The rectangle of a piece, a hair smaller than it is."""
    rect = pygame.Rect(0, 0, round(pose.width) - 2, round(pose.width * ratio) - 2)
    rect.center = (round(pose.x), round(pose.y))
    return rect


@pytest.mark.parametrize(
    ("amount", "plain", "with_sign"),
    [
        (0, "0", "0"),
        (4500, "4500", "+4500"),
        (-300, "−300", "−300"),
        (100000, "100\u00a0000", "+100\u00a0000"),
    ],
)
def test_amounts_as_they_are_written(driver, amount, plain, with_sign):
    assert figure(driver.app, amount) == plain
    assert signed(driver.app, amount) == with_sign
