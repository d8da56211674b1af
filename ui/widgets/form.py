"""The widgets of a scene: pygame-gui's, each with its action, its place in the focus order and its icon."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton, UIHorizontalSlider, UITextBox, UITextEntryLine

from ui import colours
from ui.app import App
from ui.focus import Focus, Target
from ui.theme import TEXT_SIZE, Manager

Action = Callable[[], object]


def _rect(widget: UIElement) -> pygame.Rect:
    return pygame.Rect(widget.get_abs_rect())


class Form:
    """Buttons, entries, sliders and text boxes of one scene at one window size."""

    def __init__(self, app: App, focus: Focus, before: "Form | None" = None) -> None:
        """`before`: a form of the same scene that this one takes the place of; its manager serves again."""
        self.app = app
        self.focus = focus
        self.manager: Manager
        if before is not None and before.manager.measures == app.measures:
            self.manager = before.manager
            self.manager.clear_and_reset()
        else:
            self.manager = Manager(app.measures)
        self._actions: dict[Any, Callable[[Any], object]] = {}
        self._icons: list[tuple[UIButton, str, float]] = []
        self._count = 0

    def _name(self, name: str) -> str:
        self._count += 1
        return name or f"widget {self._count}"

    def button(
        self,
        rect: pygame.Rect,
        text: str,
        action: Action,
        kind: str = "",
        enabled: bool = True,
        tip: str = "",
        icon: str = "",
        icon_size: float = 0.62,
        selected: bool = False,
        name: str = "",
        focusable: bool = True,
    ) -> UIButton:
        """A button. `kind` is a style of the theme (primary, quiet, paper, small, left); an icon stands in its
        middle, or before its text."""
        label = text if not (icon and text) else "      " + text
        widget = UIButton(rect, label, self.manager, object_id=f"#{kind}" if kind else None, tool_tip_text=tip or None)
        if not enabled:
            widget.disable()
        if selected:
            widget.select()
        if icon:
            self._icons.append((widget, icon, icon_size))

        def press(_: object = None) -> None:
            if widget.is_enabled:
                self.app.sounds.play("click")
                action()

        self._actions[widget] = press
        if focusable:
            self.focus.add(
                Target(
                    self._name(name),
                    lambda: _rect(widget),
                    press,
                    lambda: widget.alive() and bool(widget.is_enabled and widget.visible),
                )
            )
        return widget

    def segmented(
        self,
        rect: pygame.Rect,
        choices: Sequence[tuple[Any, str]],
        value: Any,
        action: Callable[[Any], object],
        name: str = "",
        kind: str = "",
    ) -> None:
        """A row of buttons of which one is chosen."""
        buttons: list[UIButton] = []

        def choose(index: int) -> None:
            for position, button in enumerate(buttons):
                (button.select if position == index else button.unselect)()
            action(choices[index][0])

        for index, (choice, text) in enumerate(choices):
            left = rect.left + rect.width * index // len(choices)
            right = rect.left + rect.width * (index + 1) // len(choices)
            part = pygame.Rect(left, rect.top, right - left - (2 if index < len(choices) - 1 else 0), rect.height)
            buttons.append(
                self.button(
                    part,
                    text,
                    partial(choose, index),
                    kind=kind,
                    selected=choice == value,
                    name=f"{name or 'choice'} {choice}",
                )
            )

    def slider(
        self,
        rect: pygame.Rect,
        value: int,
        low: int,
        high: int,
        step: int,
        action: Callable[[int], object],
        name: str = "",
    ) -> UIHorizontalSlider:
        """A slider over whole numbers."""
        widget = UIHorizontalSlider(rect, value, (low, high), self.manager, click_increment=step)
        self._actions[widget] = lambda event: action(int(event.value))

        def adjust(by: int) -> None:
            new = max(low, min(high, int(widget.get_current_value()) + by * step))
            widget.set_current_value(new)
            action(new)

        self.focus.add(Target(self._name(name), lambda: _rect(widget), lambda: None, lambda: widget.alive(), adjust))
        return widget

    def entry(
        self,
        rect: pygame.Rect,
        text: str,
        action: Callable[[str], object],
        limit: int = 40,
        done: Action | None = None,
        name: str = "",
    ) -> UITextEntryLine:
        """A line to type in; `action` at every change, `done` at Enter."""
        widget = UITextEntryLine(rect, self.manager, initial_text=text)
        widget.set_text_length_limit(limit)

        def changed(event: Any) -> None:
            if event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED:
                if done:
                    done()
            else:
                action(event.text)

        def focused(on: bool) -> None:
            self.manager.set_focus_set(widget if on else None)

        self._actions[widget] = changed
        self.focus.add(
            Target(
                self._name(name),
                lambda: _rect(widget),
                lambda: self.manager.set_focus_set(widget),
                lambda: widget.alive(),
                typing=True,
                focused=focused,
            )
        )
        return widget

    def text_box(self, rect: pygame.Rect, html: str, kind: str = "", heading: int = 0) -> UITextBox:
        """Text that scrolls, with pygame-gui's few tags; `theme.escape` what came from people. `heading`: the size
        in pixels of bold text in it that is larger."""
        body = self.app.measures.pt(TEXT_SIZE)
        for pixels, style in ((body, "bold"), (body, "italic"), (heading or body, "bold")):
            self._load_font(pixels, style)
        return UITextBox(html, rect, self.manager, object_id=f"#{kind}" if kind else None)

    def _load_font(self, pixels: int, style: str) -> None:
        """pygame-gui warns of a font that a tag asks for unless it was loaded before, and of one loaded twice."""
        known = self.manager.ui_theme.get_font_dictionary()
        if not known.check_font_preloaded(known.create_font_id(pixels, "sans", style == "bold", style == "italic")):
            self.manager.preload_fonts([{"name": "sans", "point_size": pixels, "style": style, "antialiased": "1"}])

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the widgets; True if one of them took it."""
        source = getattr(event, "ui_element", None)
        if source is not None and event.type in (
            pygame_gui.UI_BUTTON_PRESSED,
            pygame_gui.UI_HORIZONTAL_SLIDER_MOVED,
            pygame_gui.UI_TEXT_ENTRY_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_FINISHED,
        ):
            action = self._actions.get(source)
            if action:
                action(event)
                return True
            return False
        return bool(self.manager.process_events(event))

    @property
    def typing(self) -> bool:
        """Whether a text entry has the keyboard."""
        focused = self.manager.get_focus_set()
        return bool(focused) and any(isinstance(element, UITextEntryLine) for element in focused)

    def update(self, seconds: float) -> None:
        """Let time pass for cursors and tool tips."""
        self.manager.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widgets, their icons and the focus ring."""
        self.manager.draw_ui(surface)
        for widget, icon, share in self._icons:
            if widget.alive() and widget.visible:
                self._draw_icon(surface, widget, icon, share)
        target = self.focus.current
        if self.focus.visible and target is not None and target.enabled():
            self.app.painter.glow(surface, target.rect(), colours.BRASS, 3, 10)

    def _draw_icon(self, surface: pygame.Surface, widget: UIButton, icon: str, share: float) -> None:
        rect = _rect(widget)
        size = min(rect.width, rect.height) * share
        centre = rect.center if not widget.text.strip() else (rect.left + rect.height * 0.55, rect.centery)
        self.app.painter.sprite(surface, f"icons/{icon}", centre, size, alpha=255 if widget.is_enabled else 110)
