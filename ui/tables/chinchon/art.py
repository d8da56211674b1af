"""What is drawn on the table of Chinchón around its cards: plates, frames, the padlock, marks, banners."""

from typing import TYPE_CHECKING

import pygame

from game.chinchon.melds import JOKER_VALUE
from game.chinchon.parts import Phase
from game.chinchon.view import ChinchonView
from ui import colours
from ui.paint import PREMULTIPLIED
from ui.tables.chinchon.places import MIDDLE
from ui.tables.chinchon.room import SORT
from ui.tables.chinchon.sheet import plain, signed
from ui.widgets.faces import CARD_RATIO
from ui.widgets.plates import Plate, draw_plate

if TYPE_CHECKING:
    from ui.tables.chinchon.table import ChinchonTable


class TableArt:
    """Draws for one table."""

    def __init__(self, table: "ChinchonTable") -> None:
        self.table = table

    @property
    def m(self):
        """The measures of the window."""
        return self.table.m

    @property
    def paint(self):
        """What to draw with."""
        return self.table.paint

    # -- under the cards ---------------------------------------------------------------------------------------

    def under(self, surface: pygame.Surface) -> None:
        """Plates, the frames of groups, and where stock and discards lie."""
        table, shown = self.table, self.table.shown
        for seat, who in enumerate(table.match.seats):
            out = seat not in shown.playing
            plate = Plate(
                who.name,
                table.avatar(seat),
                self._line(seat),
                seat == shown.turn,
                out,
                plain(shown.totals[seat]),
            )
            draw_plate(surface, self.paint, table.places.plate(seat), plate)
        self._dealer(surface)
        self._frames(surface)
        if not table.closed:
            self._empty_pile(surface)
        if table.viewer is not None and not table.by_hand:
            self._panel(surface)

    def _line(self, seat: int) -> str:
        """The line on a plate: out, the mano, re-entries left or the level of a computer player."""
        table, shown = self.table, self.table.shown
        if seat not in shown.playing:
            return table.say("chinchon.out")
        parts = [table.say("chinchon.mano")] if seat == shown.mano else []
        if shown.reentries[seat]:
            parts.append(table.say("chinchon.reentries", n=shown.reentries[seat]))
        elif not parts and not table.match.seats[seat].human:
            parts.append(table.say(f"level.{table.match.seats[seat].level}"))
        return " · ".join(parts)

    def _dealer(self, surface: pygame.Surface) -> None:
        """A button beside the plate of who deals."""
        m, dealer = self.m, self.table.shown.dealer
        plate = self.table.places.plate(dealer)
        x = plate.left + m.px(4) if self.table.places.edge(dealer) == "right" else plate.right - m.px(4)
        self.paint.sprite(surface, "chips/dealer", (x, plate.bottom - m.px(3)), m.px(30))

    def _frames(self, surface: pygame.Surface) -> None:
        """A tray under every group of one's hand that lies together."""
        table, m = self.table, self.m
        pieces = table.stage.zone(table.hand.zone) if table.hand.zone else []
        if not table.breaks([piece.key for piece in pieces]) and not self._all_one(pieces):
            return
        at = {piece.key: piece for piece in pieces}
        area = table.places.hand_area()
        for group in table.grouping.groups:
            mine = [at[str(card)] for card in group.cards if str(card) in at]
            if len(mine) < len(group.cards) or any(piece is table.hand.dragged for piece in mine):
                continue
            rects = [table.stage.rect(piece, piece.goal) for piece in mine]
            left, right = min(rect.left for rect in rects), max(rect.right for rect in rects)
            frame = pygame.Rect(left, area.top, right - left, area.height).inflate(m.px(16), m.px(16))
            name = "chinchon:tray"
            table.app.sprites.paint(name, self._tray)
            surface.blit(table.app.sprites.get(name, frame.size), frame, special_flags=PREMULTIPLIED)

    def _all_one(self, pieces: list) -> bool:
        """Whether the whole hand is one group."""
        groups = self.table.grouping.groups
        return len(groups) == 1 and len(groups[0].cards) == len(pieces) and self.table.app.settings.of(SORT) == "groups"

    def _tray(self, size: tuple[int, int]) -> pygame.Surface:
        m = self.m
        tray = pygame.Surface(size, pygame.SRCALPHA)
        radius = m.px(14)
        pygame.draw.rect(tray, (10, 6, 3, 110), tray.get_rect(), border_radius=radius)
        pygame.draw.rect(tray, (*colours.BRASS, 255), tray.get_rect(), max(2, m.px(2.5)), radius)
        return tray.premul_alpha()

    def _empty_pile(self, surface: pygame.Surface) -> None:
        """Where the discards lie when there are none."""
        if self.table.stage.zone("pile"):
            return
        pose = self.table.places.pile_pose("pile", 0)
        rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * CARD_RATIO))
        rect.center = (round(pose.x), round(pose.y))
        pygame.draw.rect(surface, colours.BRASS_DARK, rect, max(2, self.m.px(2)), self.m.px(8))

    def _panel(self, surface: pygame.Surface) -> None:
        """The points of one's loose cards, and the padlock: lit when a legal close exists."""
        table, m, paint = self.table, self.m, self.paint
        panel, lock = table.places.panel(), table.places.padlock()
        paint.plate(surface, panel)
        can = bool(table.closes) and table.can_act
        name = "lit" if can else "closed" if table.closed else "open"
        paint.sprite(surface, f"chips/padlock_{name}", lock.center, lock.width, alpha=255 if can else 150)
        middle = (panel.left + lock.left) // 2
        if table.points is not None:
            room = lock.left - panel.left - m.px(8)
            label = table.say("chinchon.loose")
            size = 15 if paint.text_size(label, 15)[0] <= room else 15 / m.text_scale
            paint.text(surface, label, (middle, panel.top + m.px(14)), size, "sans", colours.CREAM, "midtop", room)
            colour = colours.GREEN_LIGHT if table.points <= 4 else colours.IVORY
            paint.text(
                surface,
                str(table.points),
                (middle, panel.centery + m.px(16)),
                40 / max(1, m.text_scale**0.5),
                "serif",
                colour,
                "center",
            )

    # -- over the cards ----------------------------------------------------------------------------------------

    def over(self, surface: pygame.Surface) -> None:
        """Counts, marks, what can be taken, points of a counted hand, banners, the great moment."""
        table, view = self.table, self.table.own_view
        if not table.closed:
            self._counts(surface, view)
            self._taken(surface, view)
        if table.by_hand:
            table.picker.draw(surface)
        for piece in table.stage.pieces.values():
            if piece.lit:
                self.paint.glow(surface, table.stage.rect(piece), colours.BRASS, 4, 10)
        self._tags(surface)
        if table.banner:
            self._banner(surface, *table.banner)
        table.flourish.draw(surface)

    def _counts(self, surface: pygame.Surface, view: ChinchonView) -> None:
        table, m = self.table, self.m
        pose = table.places.pile_pose("stock", 0)
        below = pose.y + m.px(MIDDLE * CARD_RATIO / 2 + 8)
        if table.left_in_stock:
            text = table.say("chinchon.in_stock", n=table.left_in_stock)
            colour = colours.CREAM
            if view.exhaustions == 3 and not table.script.busy:
                text, colour = table.say("chinchon.in_last_stock", n=table.left_in_stock), colours.RED_LIGHT
            self.paint.text(surface, text, (pose.x, below), 17, "bold", colour, "midtop", shadow=True)
        if table.can_act and view.phase is Phase.TAKE:
            for zone in ("stock", "pile"):
                if table.stage.zone(zone):
                    self.paint.glow(surface, table.pile_rect(zone), colours.BRASS, 2, 9)

    def _taken(self, surface: pygame.Surface, view: ChinchonView) -> None:
        """A tab over the card that was taken in this turn, until the discard."""
        table, m = self.table, self.m
        piece = table.stage.pieces.get(str(view.taken)) if view.taken and view.seat == view.turn else None
        if piece is None or piece.zone != table.hand.zone or table.script.busy:
            return
        rect = table.stage.rect(piece)
        label = table.say("chinchon.taken")
        width = self.paint.text_size(label, 15, "bold")[0] + m.px(18)
        tab = pygame.Rect(0, 0, width, m.pt(22))
        tab.midbottom = (rect.centerx, rect.top - m.px(4))
        pygame.draw.rect(surface, colours.BRASS, tab, border_radius=m.px(6))
        tip = m.px(6)
        x, y = tab.centerx, tab.bottom - 1
        corners = [(x - tip, y), (x, y + tip), (x + tip, y)]
        pygame.draw.polygon(surface, colours.BRASS, corners)
        self.paint.text(surface, label, tab.center, 15, "bold", colours.WOOD_DARK, "center")

    def _tags(self, surface: pygame.Surface) -> None:
        """What each hand counts, beside its plate."""
        m = self.m
        for seat, points in self.table.counted.items():
            text = signed(points)
            tag = pygame.Rect(0, 0, max(m.px(62), self.paint.text_size(text, 26, "serif")[0] + m.px(24)), m.pt(40))
            tag.center = tuple(map(round, self.table.places.tag(seat)))
            pygame.draw.rect(surface, colours.IVORY, tag, border_radius=m.px(10))
            good = points <= 0
            colour = colours.GREEN if good else colours.RED if points >= JOKER_VALUE else colours.INK
            pygame.draw.rect(surface, colour, tag, max(2, m.px(2)), m.px(10))
            self.paint.text(surface, text, tag.center, 26, "serif", colour, "center")

    def _banner(self, surface: pygame.Surface, title: str, text: str) -> None:
        m, paint = self.m, self.paint
        width = max(paint.text_size(title, 34, "title")[0], paint.text_size(text, 20)[0]) + m.px(96)
        rect = pygame.Rect(0, 0, min(width, m.width - m.px(40)), m.pt(118))
        rect.center = (m.width // 2, round(m.height * 0.435))
        paint.panel(surface, rect)
        inner = rect.width - m.px(48)
        paint.text(surface, title, (rect.centerx, rect.top + m.pt(18)), 34, "title", colours.BRASS, "midtop", inner)
        paint.text(surface, text, (rect.centerx, rect.top + m.pt(72)), 20, "sans", colours.IVORY, "midtop", inner)
