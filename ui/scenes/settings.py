"""Settings: shown at once, kept at once."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from saves.settings import Preference
from ui import colours
from ui.scene import Scene
from ui.tables.rooms import GAMES, room_of
from ui.texts import LANGUAGES


class Row(NamedTuple):
    """A setting on the screen."""

    name: str
    title: str
    choices: list[tuple[Any, str]]
    value: Any
    change: Callable[[Any], object]


def preferences() -> list[tuple[str, Preference[Any]]]:
    """What the games let one choose here, each with its game."""
    return [(game, one) for game in GAMES for one in room_of(game).preferences if one.listed]


class SettingsScene(Scene):
    """Two columns of rows on a wooden panel."""

    opaque = False

    def rows(self) -> list[Row]:
        """The settings that are a choice: the program's own, then those that the games bring along."""
        return [*self._own(), *(self._of_game(game, preference) for game, preference in preferences())]

    def _of_game(self, game: str, preference: Preference[Any]) -> Row:
        key = f"{game}.setting.{preference.key}"
        onoff = {True: "common.on", False: "common.off"}
        choices = []
        for value in preference.values:
            named = f"{key}.{value}"
            choices.append((value, self.say(named if self.app.knows(named) else onoff[value])))
        return Row(
            preference.key,
            self.say(key),
            choices,
            self.app.settings.of(preference),
            lambda value: self.app.prefer(preference, value),
        )

    def _own(self) -> list[Row]:
        def row(field: str, choices: list[tuple[Any, str]]) -> Row:
            change = lambda value: self.app.change_settings(**{field: value})  # noqa: E731
            return Row(field, self.say(f"settings.{field}"), choices, getattr(self.app.settings, field), change)

        return [row(field, choices) for field, choices in self._choices()]

    def _choices(self) -> list[tuple[str, list[tuple[Any, str]]]]:
        say = self.say
        onoff = [(True, say("common.on")), (False, say("common.off"))]
        return [
            ("language", list(LANGUAGES.items())),
            ("fullscreen", onoff),
            ("text_scale", [(100, "100 %"), (125, "125 %"), (150, "150 %")]),
            ("sound", onoff),
            ("animation", [(value, say(f"settings.animation_{value}")) for value in ("off", "fast", "normal", "slow")]),
            (
                "trick_pause",
                [
                    (0.8, say("settings.pause_short")),
                    (1.5, say("settings.pause_normal")),
                    (3.0, say("settings.pause_long")),
                    ("click", say("settings.pause_click")),
                ],
            ),
            (
                "thinking_seconds",
                [
                    (seconds, say("settings.seconds", n=text))
                    for seconds, text in ((0.5, "½"), (1.0, "1"), (2.0, "2"), (5.0, "5"))
                ],
            ),
            ("deck", [("standard", say("settings.deck_standard")), ("large", say("settings.deck_large"))]),
            ("card_back", [(number, str(number)) for number in (1, 2, 3)]),
        ]

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(1120), m.width - m.px(32)), min(m.pt(610), m.height - m.px(24)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def cell(self, number: int) -> pygame.Rect:
        """The place of the n-th row: down the left column, then the right one."""
        m, box = self.m, self.box()
        rows = (len(self.rows()) + 2) // 2
        column, row = divmod(number, rows)
        top, bottom = box.top + m.pt(74), box.bottom - m.pt(84)
        height = (bottom - top) // rows
        width = (box.width - m.px(96)) // 2
        return pygame.Rect(box.left + m.px(32) + column * (width + m.px(32)), top + row * height, width, height)

    def build(self) -> None:
        m, box = self.m, self.box()
        for number, row in enumerate(self.rows()):
            cell = self.cell(number)
            control = pygame.Rect(cell.left, cell.top + m.pt(24), cell.width, min(m.pt(40), cell.height - m.pt(26)))
            self.form.segmented(control, row.choices, row.value, row.change, row.name, "small")
        cell = self.cell(len(self.rows()))
        control = pygame.Rect(cell.left, cell.top + m.pt(24), cell.width, min(m.pt(36), cell.height - m.pt(26)))
        self.form.slider(control, self.app.settings.volume, 0, 100, 5, self._volume, "volume")
        rect = pygame.Rect(0, 0, m.pt(220), m.pt(48))
        rect.midbottom = (box.centerx, box.bottom - m.px(22))
        self.form.button(rect, self.say("common.done"), self.app.pop, "primary", name="done")

    def _volume(self, value: int) -> None:
        """No refit here: the slider is still being held."""
        self.app.set_quietly(volume=value)
        self.app.sounds.play("click")

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.panel(surface, box)
        self.paint.text(
            surface, self.say("settings.title"), (box.centerx, box.top + m.pt(18)), 32, "serif", colours.BRASS, "midtop"
        )
        for number, title in enumerate([row.title for row in self.rows()] + [self.say("settings.volume")]):
            cell = self.cell(number)
            self.paint.text(surface, title, cell.topleft, 17, "bold", colours.CREAM, width=cell.width)
        super().draw(surface)
