"""The grid of bids in Cachos: what a person can bid, and how it comes to be chosen."""

from functools import lru_cache

import pygame
from pygame_gui.elements import UIButton

from game.cachos.ai.odds import answer_odds
from game.cachos.bids import AS, FACES, PINTAS, Bid, arithmetic
from game.cachos.parts import Phase
from game.cachos.view import CachosView
from game.core import Move
from ui import colours, fonts
from ui.focus import Target
from ui.tables.cachos.art import draw_bar
from ui.tables.cachos.words import KEYS, Asked, area_of, build_obligo, build_words, draw_obligo

GRID = "bids"
LEGAL, LOWEST, BARRED = (66, 46, 28), (104, 76, 38), (33, 24, 16)


class BidBox:
    """The grid (pinta × quantity). Each pinta keeps a quantity of its own, which begins at the lowest legal one."""

    def __init__(self, table: Asked, view: CachosView) -> None:
        self.table = table
        self.view = view
        """What the person who is asked knows; kept, since a picture asks for it many times."""
        self.face = 0
        self.picked: dict[int, int] = {}
        self.first = 1
        """The quantity in the leftmost column."""
        self.hover: Bid | None = None
        self.button: UIButton | None = None
        """Says the chosen bid, and is named after it."""

    # -- what is chosen ----------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Bid | None:
        """The bid that Enter would say."""
        return Bid(self.picked[self.face], self.face) if self.face in self.picked else None

    def begin(self) -> None:
        """A new turn: the lowest legal bid of each pinta, and of all of them the lowest."""
        view = self.view
        self.picked = {face: low for face in FACES if (low := view.lowest(face)) is not None}
        self.hover = None
        lowest = [Bid(low, face) for face, low in self.picked.items() if face != AS or view.bid is not None]
        self.face = min(lowest, key=lambda bid: bid.key).face if lowest else 0
        self.first = max(1, min(self.picked.values(), default=1))
        self._keep_in_sight()

    def choose(self, bid: Bid) -> bool:
        """Choose a bid; one that is not legal says why and changes nothing."""
        refused = self.view.refusal(bid)
        if refused is not None:
            self.table.refuse(refused)
            return False
        self.face, self.picked[bid.face] = bid.face, bid.quantity
        self._keep_in_sight()
        if self.button is not None and self.button.alive():
            self.button.set_text(bid.spoken)
        self.table.app.redraw()
        return True

    def say(self) -> None:
        """Say the chosen bid."""
        if self.chosen is not None:
            self.table.commit(self.chosen)

    def _step(self, by: int) -> None:
        if self.chosen is not None:
            self.choose(Bid(self.chosen.quantity + by, self.face))

    def _turn(self, by: int) -> None:
        """To the next pinta that can be bid."""
        faces = sorted(self.picked)
        if faces:
            at = faces.index(self.face) if self.face in faces else 0
            face = faces[(at + by) % len(faces)]
            self.choose(Bid(self.picked[face], face))

    def _keep_in_sight(self) -> None:
        if self.face in self.picked:
            quantity = self.picked[self.face]
            self.first = max(min(self.first, quantity), quantity - self.columns + 1)
        self.first = max(1, min(self.first, self.view.in_play - self.columns + 1))

    def reckoning(self) -> str:
        """Where the lowest quantity of the pinta comes from: half of 7, rounded up."""
        face = self.hover.face if self.hover and self.hover.face in self.picked else self.face
        if not face:
            return ""
        view = self.view
        if face == AS and view.bid is None and view.obligo is None:
            return self.table.say("cachos.opening_ases")
        step, quantity, lowest = arithmetic(view.bid, face)
        return self.table.say(f"cachos.step.{step}", quantity=quantity, lowest=lowest)

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def names_width(self) -> int:
        """The width of the column with the pintas."""
        m = self.table.m
        return self.table.places.cell[1] + m.px(12) + widest_name(m.pt(16))

    @property
    def columns(self) -> int:
        """How many quantities are in sight."""
        places = self.table.places
        room = places.panel.width - self.table.m.px(32) - self.names_width
        return max(1, min(self.view.in_play, room // places.cell[0]))

    def cell(self, bid: Bid) -> pygame.Rect:
        """Where a bid is in the grid."""
        places, m = self.table.places, self.table.m
        width, height = places.cell
        room = places.panel.width - m.px(32) - self.names_width
        width = min(room // self.columns, round(width * 1.5))
        left = places.panel.left + m.px(16) + self.names_width
        top = places.panel.top + m.px(14) + places.head
        return pygame.Rect(
            left + (bid.quantity - self.first) * width,
            top + (bid.face - 1) * height,
            width - max(1, m.px(2)),
            height - max(1, m.px(2)),
        )

    def grid(self) -> pygame.Rect:
        """All of it."""
        return self.cell(Bid(self.first, 1)).union(self.cell(Bid(self.first + self.columns - 1, 6)))

    def at(self, position: tuple[int, int]) -> Bid | None:
        """The bid under a point."""
        for face in FACES:
            for quantity in range(self.first, self.first + self.columns):
                if self.cell(Bid(quantity, face)).collidepoint(position):
                    return Bid(quantity, face)
        return None

    # -- widgets -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Buttons and focus for the person to move."""
        if self.view.phase is Phase.OBLIGO:
            build_obligo(self.table, self.view)
            return
        self._build_say()
        self.table.focus.add(Target(GRID, self._focus_rect, self.say))
        build_words(self.table, self.view)

    def _focus_rect(self) -> pygame.Rect:
        return self.cell(self.chosen) if self.chosen else self.grid()

    def _build_say(self) -> None:
        table, m = self.table, self.table.m
        panel = table.places.panel
        width = min(panel.width * 6 // 10, max(m.px(290), m.pt(280)))
        rect = pygame.Rect(panel.right - m.px(14) - width, panel.top + m.px(12), width, table.places.head - m.px(6))
        text = self.chosen.spoken if self.chosen else table.say("cachos.no_bid_left")
        self.button = table.form.button(
            rect, text, self.say, "primary", self.chosen is not None, table.say("cachos.say_it"), name="say"
        )

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Keys for every word; the grid by click, wheel, arrows and digits."""
        if event.type == pygame.KEYDOWN and event.key in KEYS:
            self.table.commit(KEYS[event.key])
            return True
        if self.view.phase is Phase.OBLIGO:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            self.hover = self.at(event.pos)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._click(event.pos)
        if event.type == pygame.MOUSEWHEEL and self.table.places.panel.collidepoint(self.table.app.mouse()):
            self.first = max(1, min(self.first - event.y - event.x, self.view.in_play - self.columns + 1))
            return True
        return False

    def arrows(self, event: pygame.Event) -> bool:
        """Arrows choose a bid, unless the focus was taken elsewhere."""
        focus = self.table.focus
        steps = {
            pygame.K_LEFT: (self._step, -1),
            pygame.K_RIGHT: (self._step, 1),
            pygame.K_UP: (self._turn, -1),
            pygame.K_DOWN: (self._turn, 1),
        }
        if event.type != pygame.KEYDOWN or event.key not in steps or self.view.phase is Phase.OBLIGO:
            return False
        if focus.visible and focus.current is not None and focus.current.name != GRID:
            return False
        focus.restore(GRID)
        focus.visible = True
        action, by = steps[event.key]
        action(by)
        return True

    def _key(self, event: pygame.Event) -> bool:
        if pygame.K_1 <= event.key <= pygame.K_6:
            face = event.key - pygame.K_0
            self.choose(Bid(self.picked.get(face, arithmetic(self.view.bid, face).lowest), face))
        elif event.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_MINUS, pygame.K_KP_MINUS):
            self._step(1 if event.key in (pygame.K_PLUS, pygame.K_KP_PLUS) else -1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.say()
        else:
            return False
        return True

    def _click(self, position: tuple[int, int]) -> bool:
        bid = self.at(position)
        if bid is None:
            return False
        if bid == self.chosen:
            self.say()
        else:
            self.choose(bid)
        return True

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The panel; the buttons are the form's."""
        self.table.paint.panel(surface, area_of(self.table, self.view))
        if self.view.phase is Phase.OBLIGO:
            draw_obligo(surface, self.table, self.view)
            return
        self._draw_reckoning(surface)
        odds = answer_odds(self.view) if self.table.helps else {}
        for face in FACES:
            self._draw_row(surface, face, odds)
        self._draw_more(surface)

    def _draw_reckoning(self, surface: pygame.Surface) -> None:
        """Where the lowest quantity comes from: half of 7, rounded up."""
        table, m, panel = self.table, self.table.m, self.table.places.panel
        target = next(target for target in table.focus.targets if target.name == "say")
        rect = pygame.Rect(panel.left + m.px(18), panel.top + m.px(10), 0, table.places.head - m.px(2))
        rect.width = target.rect().left - m.px(10) - rect.left
        text = self.reckoning()
        size = 16 if table.paint.text_size(text, 16)[0] < rect.width * 1.7 else 14
        table.paint.paragraph(surface, text, rect, size, "sans", colours.CREAM, spacing=1.05, middle=True)

    def _draw_row(self, surface: pygame.Surface, face: int, odds: dict[Move, float]) -> None:
        table, m, paint = self.table, self.table.m, self.table.paint
        low = self.view.lowest(face)
        row = self.cell(Bid(self.first, face))
        left = table.places.panel.left + m.px(16)
        name = PINTAS[face][1]
        paint.sprite(
            surface,
            table.die(face),
            (left + row.height / 2, row.centery),
            row.height - m.px(2),
            alpha=255 if low is not None else 90,
        )
        mine = face == self.face
        colour = (132, 118, 100) if low is None else colours.BRASS if mine else colours.IVORY
        paint.text(surface, name, (left + row.height + m.px(6), row.centery), 16, "bold", colour, "midleft")
        for quantity in range(self.first, self.first + self.columns):
            bid = Bid(quantity, face)
            self._draw_cell(surface, bid, low is not None and quantity >= low, quantity == low, odds.get(bid))

    def _draw_cell(self, surface: pygame.Surface, bid: Bid, legal: bool, lowest: bool, odds: float | None) -> None:
        m, paint, rect = self.table.m, self.table.paint, self.cell(bid)
        radius = max(2, m.px(5))
        chosen = bid == self.chosen
        ground = colours.BRASS if chosen else LOWEST if lowest else LEGAL if legal else BARRED
        pygame.draw.rect(surface, ground, rect, border_radius=radius)
        if lowest or (legal and bid == self.hover):
            pygame.draw.rect(surface, colours.BRASS, rect, max(1, m.px(1.5)), border_radius=radius)
        if bid == self.table.hint:
            paint.glow(surface, rect, colours.GREEN_LIGHT, 2, 6)
        if bid == self.view.bid:
            pygame.draw.rect(surface, colours.CREAM, rect, max(1, m.px(1.5)), border_radius=radius)
        colour = colours.WOOD_DARK if chosen else colours.IVORY if legal else (112, 98, 80)
        raised = m.px(2) if odds is not None else 0
        paint.text(
            surface,
            str(bid.quantity),
            (rect.centerx, rect.centery - raised),
            16,
            "bold" if legal else "sans",
            colour,
            "center",
        )
        if odds is not None and legal:
            draw_bar(
                surface, pygame.Rect(rect.left + m.px(4), rect.bottom - m.px(6), rect.width - m.px(8), m.px(4)), odds
            )

    def _draw_more(self, surface: pygame.Surface) -> None:
        """Small arrows where the grid goes on beyond its edges."""
        m, grid = self.table.m, self.grid()
        for there, x, by in (
            (self.first > 1, grid.left - m.px(5), -1),
            (self.first + self.columns <= self.view.in_play, grid.right + m.px(4), 1),
        ):
            if there:
                y, size = grid.centery, m.px(6)
                points = [(x, y - size), (x + by * size, y), (x, y + size)]
                pygame.draw.polygon(surface, colours.BRASS, points)


@lru_cache(maxsize=4)
def widest_name(pixels: int) -> int:
    """How much room the longest name of a pinta takes."""
    return max(fonts.font("bold", pixels).size(many)[0] for _, many in PINTAS.values())
