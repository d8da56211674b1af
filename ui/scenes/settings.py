"""Settings: shown at once, kept at once."""

from typing import Any

import pygame

from ui import colours
from ui.scene import Scene
from ui.texts import LANGUAGES


class SettingsScene(Scene):
    """Two columns of rows on a wooden panel."""

    opaque = False

    def rows(self) -> list[tuple[str, list[tuple[Any, str]]]]:
        """The settings that are a choice: their field and what it takes, in the user's language."""
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
            ("auto_lay_off", [(True, say("settings.auto_lay_off_on")), (False, say("settings.auto_lay_off_off"))]),
            (
                "dice_set",
                [(name, say(f"settings.dice_{number}")) for number, name in enumerate(("ivory", "red", "wood"), 1)],
            ),
            ("cachos_helper", onoff),
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
        for number, (field, choices) in enumerate(self.rows()):
            cell = self.cell(number)
            control = pygame.Rect(cell.left, cell.top + m.pt(24), cell.width, min(m.pt(40), cell.height - m.pt(26)))
            value = getattr(self.app.settings, field)
            self.form.segmented(control, choices, value, lambda new, f=field: self._set(f, new), field, "small")
        cell = self.cell(len(self.rows()))
        control = pygame.Rect(cell.left, cell.top + m.pt(24), cell.width, min(m.pt(36), cell.height - m.pt(26)))
        self.form.slider(control, self.app.settings.volume, 0, 100, 5, self._volume, "volume")
        rect = pygame.Rect(0, 0, m.pt(220), m.pt(48))
        rect.midbottom = (box.centerx, box.bottom - m.px(22))
        self.form.button(rect, self.say("common.done"), self.app.pop, "primary", name="done")

    def _set(self, field: str, value: object) -> None:
        self.app.change_settings(**{field: value})

    def _volume(self, value: int) -> None:
        """No refit here: the slider is still being held."""
        self.app.settings = self.app.store.settings.change(volume=value)
        self.app.apply_settings()
        self.app.sounds.play("click")

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.panel(surface, box)
        self.paint.text(
            surface, self.say("settings.title"), (box.centerx, box.top + m.pt(18)), 32, "serif", colours.BRASS, "midtop"
        )
        for number, field in enumerate([field for field, _ in self.rows()] + ["volume"]):
            cell = self.cell(number)
            self.paint.text(
                surface, self.say(f"settings.{field}"), cell.topleft, 17, "bold", colours.CREAM, width=cell.width
            )
        super().draw(surface)
