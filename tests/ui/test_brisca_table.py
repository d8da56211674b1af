"""Brisca in the window, by mouse and by keyboard, to the end of a match."""

import pygame

from game.core import Level, Seat
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.pause import PauseScene
from ui.tables.base.result import ResultScene
from ui.tables.cards.table import hand_of

ALONE = [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)]


def first_card(table):
    piece = table.stage.zone(table.hand.zone)[0]
    return table.stage.rect(piece).center


def test_a_match_by_mouse(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    plays = 0
    while not isinstance(driver.app.scene, ResultScene):
        driver.wait(lambda: table.can_act or isinstance(driver.app.scene, ResultScene))
        if table.can_act:
            driver.click(first_card(table))
            plays += 1
    assert plays == 20
    assert table.match.state.outcome is not None
    driver.press("result.rematch")
    assert driver.app.scene is not table
    assert driver.app.scene.match.moves == []


def test_a_match_by_keyboard(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE, seed=5)
    while not isinstance(driver.app.scene, ResultScene):
        driver.wait(lambda: table.can_act or isinstance(driver.app.scene, ResultScene))
        if table.can_act:
            driver.tab_to(f"hand:{table.stage.zone(table.hand.zone)[0].key}")
            driver.key(pygame.K_RETURN)
    assert table.match.state.outcome is not None


def test_a_card_is_played_by_dragging_it_onto_the_table(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.wait(lambda: table.can_act)
    card = table.stage.zone(table.hand.zone)[1].key
    driver.drag(table.stage.rect(table.stage.pieces[card]).center, (640, 320))
    assert [str(move) for move in table.match.moves[:1]] == [card]


def test_dragging_within_the_hand_changes_its_order(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.wait(lambda: table.can_act)
    before = [piece.key for piece in table.stage.zone(hand_of(0))]
    last = table.stage.rect(table.stage.pieces[before[2]]).center
    driver.drag(table.stage.rect(table.stage.pieces[before[0]]).center, (last[0] + 30, last[1]))
    assert [piece.key for piece in table.stage.zone(hand_of(0))] == [before[1], before[2], before[0]]
    assert table.match.moves == []
    driver.app.refit()
    assert [piece.key for piece in table.stage.zone(hand_of(0))] == [before[1], before[2], before[0]]
    driver.app.go_home()
    driver.press("continue")
    driver.press(f"go {table.conductor.record.identifier}")
    driver.wait(lambda: driver.app.scene.can_act)
    assert [piece.key for piece in driver.app.scene.stage.zone(hand_of(0))] == [before[1], before[2], before[0]]


def test_the_number_keys_play_cards(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.wait(lambda: table.can_act)
    card = table.stage.zone(table.hand.zone)[2].key
    driver.key(pygame.K_3)
    assert str(table.match.moves[0]) == card


def test_undo_takes_back_a_card_before_the_next_one_plays(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    driver.wait(lambda: table.can_act)
    driver.click(first_card(table))
    assert len(table.match.moves) == 1
    driver.key(pygame.K_u)
    assert table.match.moves == []
    assert len(table.stage.zone(hand_of(0))) == 3
    assert driver.app.store.matches.line(table.conductor.record.identifier).moves == 0


def test_hot_seat_shows_nothing_secret_behind_the_curtain(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", [Seat("Ana"), Seat("Luis")])
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    assert driver.app.scene.name == "Ana"
    secrets = {str(card) for hand in table.match.state.hands for card in hand}
    assert not secrets & set(table.stage.pieces)
    driver.key(pygame.K_RETURN)
    assert {piece.key for piece in table.stage.zone(hand_of(0))} == {str(card) for card in table.match.state.hands[0]}
    assert not {str(card) for card in table.match.state.hands[1]} & set(table.stage.pieces)
    driver.wait(lambda: table.can_act)
    driver.click(first_card(table))
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    assert driver.app.scene.name == "Luis"
    assert not {str(card) for hand in table.match.state.hands for card in hand} & set(table.stage.pieces)


def test_a_key_meant_for_the_table_does_not_lift_the_curtain(driver):
    driver.table("brisca", "jugadores=2 empieza=1", [Seat("Ana"), Seat("Luis")])
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene))
    curtain = driver.app.scene
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    driver.click((640, round(720 * 0.72)))
    assert driver.app.scene is curtain
    driver.wait(lambda: curtain.ready)
    for key in (pygame.K_SPACE, pygame.K_RETURN):  # repeated while they are still held down
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    driver.step()
    assert driver.app.scene is curtain
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))
    driver.key(pygame.K_SPACE)
    assert driver.app.scene is not curtain


def test_leaving_keeps_the_match_and_the_menu_offers_it(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.wait(lambda: table.can_act)
    driver.click(first_card(table))
    driver.wait(lambda: table.can_act)
    played = len(table.match.moves)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, PauseScene)
    driver.press("pause.leave")
    driver.press("continue")
    identifier = table.conductor.record.identifier
    driver.press(f"go {identifier}")
    again = driver.app.scene
    assert len(again.match.moves) == played
    assert again.match.text() == table.match.text()


def test_the_last_trick_is_shown_on_a_key(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.wait(lambda: len(table.match.state.tricks) == 1 or (table.can_act and driver.click(first_card(table))))
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_l)
    assert table.last_trick_open
    driver.key(pygame.K_l)
    assert not table.last_trick_open


def test_a_resize_in_the_middle_of_a_deal_is_safe(driver):
    table = driver.table("brisca", "empieza=1", [Seat("Ana"), *(Seat(name, Level.APRENDIZ) for name in "BCD")])
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    driver.step(6)
    for size in ((1024, 640), (320, 240), (2560, 1440), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step()
        assert driver.app.window.get_size() == size
    driver.wait(lambda: table.can_act)
    assert len(table.stage.zone(hand_of(0))) == 3


def test_an_illegal_card_says_why_and_changes_nothing(driver):
    from game.brisca.parts import Play, Swap
    from game.cards import Card

    table = driver.table("brisca", "jugadores=2 empieza=1", ALONE)
    driver.wait(lambda: table.can_act)
    stranger = next(card for card in map(str, table.match.state.hands[1]))
    assert not table.commit(Play(Card.parse(stranger)))
    assert table.toast == driver.app.say("brisca.not_in_hand")
    assert not table.commit(Swap())
    assert not table.commit(Play(table.match.state.hands[1][0]), seat=1)
    assert table.match.moves == []
