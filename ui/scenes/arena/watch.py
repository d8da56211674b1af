"""The table in the arena: one game of the league after another, at a pace of its own."""

from typing import TYPE_CHECKING

import pygame

from ui.flow.broadcast import Show
from ui.flow.conductor import Conductor
from ui.flow.record import Record
from ui.scene import Scene
from ui.tables.base.table import AnyTable
from ui.tables.opening import open_table

if TYPE_CHECKING:
    from ui.app import App

TEMPOS = (2.0, 1.0, 0.5, 0.25, 0.12)
"""How much longer than in play everything takes, from the slowest to the quickest."""
TEMPO_NAMES = ("½×", "1×", "2×", "4×", "8×")
LINGER = 1.5
"""Seconds that a game stays on the table after its end, at the plain tempo."""

LARGER = 1.25
"""Text on the small table, in proportion to that on a large one."""


class Watch:
    """Hosts the table of a game in a part of a scene."""

    def __init__(self, app: "App", host: Scene, show: Show) -> None:
        self.app = app
        self.host = host
        self.show = show
        self.table: AnyTable | None = None
        self.open = True
        self.pace = 2
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._lingered = 0.0

    # -- where it is -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game on the table has been shown to its end."""
        table = self.table
        return table is None or (table.conductor.turn is None and not table.script.busy and not table.stage.busy)

    @property
    def animating(self) -> bool:
        """Whether something moves, or soon will."""
        table = self.table
        return table is not None and (table.animating or (not self.over and table.on_top and not self._waiting))

    @property
    def _waiting(self) -> bool:
        """Whether all is shown that the league has played of this game."""
        table = self.table
        return table is not None and not table.script.busy and table.conductor.made >= self.show.recording.until

    # -- what can be done --------------------------------------------------------------------------------------

    def look(self, open_: bool) -> None:
        """Show all hands, or none."""
        self.open = open_
        if self.table is not None:
            self.table.conductor.open = open_
            self.table.rebuild()

    def next_tempo(self) -> None:
        """Quicker; after the quickest comes the slowest."""
        self.pace = (self.pace + 1) % len(TEMPOS)
        if self.table is not None:
            self.table.tempo = TEMPOS[self.pace]

    # -- the table ---------------------------------------------------------------------------------------------

    def fit(self, rect: pygame.Rect) -> None:
        """Lie in this part of the window."""
        self._rect = rect
        if self.table is not None:
            self.table.fit_into(rect.size, self.host, LARGER)
            self.table.rebuild()

    def update(self, seconds: float) -> None:
        """Let time pass; after a game take the newest."""
        if self.table is not None:
            self.table.update(seconds)
        if not self.over:
            self._lingered = 0.0
            return
        self._lingered += seconds
        if self.table is None or self._lingered >= LINGER * TEMPOS[self.pace]:
            self._take_next()

    def _take_next(self) -> None:
        match = self.show.next()
        if match is None:
            return
        self.close()
        conductor = Conductor.watched(Record.apart(self.app.store, match), self.app.thinker, self.show.recording)
        conductor.open = self.open
        self.table = open_table(self.app, conductor)
        self.table.portraits = [f"avatars/computer_{1 + 3 * (seat % 2)}" for seat in range(len(match.seats))]
        self.table.tempo = TEMPOS[self.pace]
        self.table.fit_into(self._rect.size, self.host, LARGER)
        self.table.enter()
        self._lingered = 0.0
        self.app.redraw()

    def close(self) -> None:
        """Leave the table."""
        if self.table is not None:
            self.table.leave()
            self.table = None

    def draw(self, surface: pygame.Surface) -> None:
        """The table, in its part of the window."""
        if self.table is not None:
            self.table.draw(surface.subsurface(self._rect))
