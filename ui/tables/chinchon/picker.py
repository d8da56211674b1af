"""Showing groups and laying cards off by hand: what is picked, what may join it, where it may go."""

from functools import partial
from typing import Protocol

import pygame

from game.cards import Card
from game.chinchon.layoff import Place, Side
from game.chinchon.melds import Group
from game.chinchon.parts import LayOff, Phase, Reason, Show
from game.chinchon.view import ChinchonView
from game.core import IllegalMove, Move
from ui import colours
from ui.focus import Focus, Target
from ui.stage.motion import SETTLE
from ui.stage.stage import Stage
from ui.tables.base.canvas import Canvas
from ui.tables.cards.hand import Hand
from ui.tables.chinchon.dialogs import ArrangementScene
from ui.tables.chinchon.places import Places
from ui.widgets.faces import card_name

SLOT = 26
"""The width of the place at the end of a run, in units."""


class Picked(Canvas, Protocol):
    """What picking needs of its table."""

    stage: Stage
    focus: Focus
    hand: Hand

    @property
    def places(self) -> Places: ...
    @property
    def view(self) -> ChinchonView: ...
    def tell(self, sentence: str) -> None: ...
    def refuse(self, error: IllegalMove) -> None: ...
    def commit(self, move: Move) -> bool: ...
    def refresh_buttons(self) -> None: ...


class Picker:
    """What a player who does not leave it to the program has picked so far."""

    def __init__(self, table: Picked) -> None:
        self.table = table
        self.picked: list[str] = []

    def clear(self) -> None:
        """Nothing is picked."""
        self.picked = []

    def begin(self, view: ChinchonView) -> None:
        """A new turn of showing or laying off: dim what cannot be used."""
        self.clear()
        self.refresh(view)

    @property
    def cards(self) -> list[Card]:
        """The picked cards."""
        return [Card.parse(key) for key in self.picked]

    def refresh(self, view: ChinchonView) -> None:
        """Light and dim one's cards for what is picked now."""
        usable = self.usable(view)
        for piece in self.table.stage.zone(self.table.hand.zone):
            piece.dimmed = piece.key not in usable and piece.key not in self.picked
        self.table.stage.refresh(self.table.hand.zone, SETTLE)
        self._add_places(view)
        self.table.app.redraw()

    def usable(self, view: ChinchonView) -> set[str]:
        """The cards that can be picked next."""
        if view.phase is Phase.SHOW:
            return {str(card) for group in view.shows(self.cards) for card in group.cards}
        return {str(card) for card in view.layable()}

    # -- groups, card by card ----------------------------------------------------------------------------------

    def toggle(self, key: str) -> None:
        """Pick a card for a group, or put it back. Cards that every possible group needs join by themselves."""
        view = self.table.view
        if key in self.picked:
            self.picked.remove(key)
        elif key not in self.usable(view):
            self._refuse_card(key)
            return
        else:
            self.picked.append(key)
            self.table.app.sounds.play("card_flip")
            self._add_forced(view)
        self.refresh(view)
        self.table.refresh_buttons()
        groups = self.groups(view)
        if groups and {frozenset(group.cards) for group in view.shows(self.cards)} == {frozenset(self.cards)}:
            self.show(groups)

    def _add_forced(self, view: ChinchonView) -> None:
        """If all groups that can still come of it share a card, it is forced."""
        possible = [set(group.cards) for group in view.shows(self.cards)]
        forced = set.intersection(*possible) if possible else set()
        self.picked += sorted(str(card) for card in forced if str(card) not in self.picked)

    def _refuse_card(self, key: str) -> None:
        table = self.table
        name = card_name(table.app, Card.parse(key))
        table.app.sounds.play("wrong")
        table.tell(table.say("chinchon.no_group_with" if self.picked else "chinchon.in_no_group", card=name))

    def groups(self, view: ChinchonView) -> list[Group]:
        """The groups that exactly the picked cards make, in every order that counts."""
        return [group for group in view.shows(self.cards) if len(group.cards) == len(self.picked)]

    def show(self, groups: list[Group] | None = None) -> None:
        """Show the picked group; ask first if a comodín may lie at either end."""
        groups = groups or self.groups(self.table.view)
        if not groups:
            self.table.refuse(IllegalMove(Reason.NOT_A_GROUP, cards=" ".join(self.picked)))
        elif len(groups) == 1:
            self._commit(groups[0])
        else:
            self.table.app.push(ArrangementScene(self.table.app, groups, self._commit))

    def _commit(self, group: Group) -> None:
        self.clear()
        self.table.commit(Show(group.cards))

    # -- laying off --------------------------------------------------------------------------------------------

    def lay(self, key: str, drop: tuple[int, int] | None) -> None:
        """Lay a card where it fits; where several places do, at the one it was dropped on, or ask for one."""
        view = self.table.view
        card = Card.parse(key)
        places = view.layable().get(card, [])
        if not places:
            self.table.app.sounds.play("wrong")
            self.table.tell(self.table.say("chinchon.fits_nowhere", card=card_name(self.table.app, card)))
        elif len(places) == 1:
            self._lay(card, places[0])
        else:
            near = self.place_at(drop, places) if drop else None
            if near:
                self._lay(card, near)
            else:
                self.picked = [] if self.picked == [key] else [key]
                self.refresh(view)
                if self.picked:
                    self.table.tell(self.table.say("chinchon.choose_place"))

    def _lay(self, card: Card, place: Place) -> None:
        self.clear()
        self.table.commit(LayOff(card, *place))

    def open_places(self, view: ChinchonView) -> list[Place]:
        """The places that are offered for the picked card."""
        if view.phase is not Phase.LAY or not self.picked:
            return []
        return view.layable().get(self.cards[0], [])

    def slot(self, place: Place) -> pygame.Rect:
        """Where a place is on the screen."""
        m = self.table.m
        rect = self.table.places.group_rect(place.group)
        slot = pygame.Rect(0, 0, m.px(SLOT), rect.height)
        if place.side is Side.LOW:
            slot.midright = (rect.left - m.px(3), rect.centery)
        else:
            slot.midleft = (rect.right + m.px(3), rect.centery)
        return slot

    def place_at(self, position: tuple[int, int], places: list[Place]) -> Place | None:
        """The place under a point: its slot, or the nearer end of its group."""
        m = self.table.m
        near = [
            place
            for place in places
            if self.table.places.group_rect(place.group).inflate(m.px(2 * SLOT + 10), m.px(24)).collidepoint(position)
        ]
        return min(near, key=lambda place: pygame.Vector2(self.slot(place).center).distance_to(position), default=None)

    def click(self, position: tuple[int, int]) -> bool:
        """A click on a place that is offered."""
        place = self.place_at(position, self.open_places(self.table.view))
        if place is None:
            return False
        self._lay(self.cards[0], place)
        return True

    def _add_places(self, view: ChinchonView) -> None:
        """Make the offered places reachable by keyboard."""
        focus = self.table.focus
        focus.drop("place:")
        for place in self.open_places(view):
            lay = partial(self._lay, self.cards[0], place)
            focus.add(Target(f"place:{place}", partial(self.slot, place), lay))
        if focus.visible and self.open_places(view):
            focus.restore(f"place:{self.open_places(view)[0]}")

    def draw(self, surface: pygame.Surface) -> None:
        """The offered places as open slots; while a card is dragged, those of that card."""
        view = self.table.view
        places = self.open_places(view)
        if self.table.hand.dragged and view.phase is Phase.LAY:
            places = view.layable().get(Card.parse(self.table.hand.dragged.key), [])
        for place in places:
            slot = self.slot(place)
            pygame.draw.rect(surface, colours.WOOD_DARK, slot, border_radius=self.table.m.px(5))
            self.table.paint.glow(surface, slot.inflate(-4, -4), colours.BRASS, 2, 6)
            self.table.paint.text(surface, "+", slot.center, 24, "bold", colours.BRASS, "center")
