"""pygame-gui in our own materials: dark wood, brass lines, ivory text. Made anew when the window's size changes."""

import re
from typing import Any

import i18n
import pygame_gui

from ui.assets import asset_path
from ui.measures import Measures

TEXT_SIZE = 18
"""The size of text in widgets, in units."""

WOOD = {
    "normal_bg": "#4a3220,#33210f,270",
    "hovered_bg": "#67462b,#4a3018,270",
    "active_bg": "#26180c,#33210f,270",
    "selected_bg": "#e0b868,#bb8c44,270",
    "disabled_bg": "#2b2119,#241b14,270",
    "normal_text": "#f4ead4",
    "hovered_text": "#fff6dc",
    "active_text": "#e8cf94",
    "selected_text": "#20140a",
    "disabled_text": "#8f8270",
    "normal_border": "#a67c3a",
    "hovered_border": "#e2b866",
    "active_border": "#e2b866",
    "selected_border": "#f0d592",
    "disabled_border": "#4c3d2c",
    "dark_bg": "#1c120b",
    "disabled_dark_bg": "#1a1511",
    "link_text": "#e2b866",
    "link_hover": "#fff0c0",
    "link_selected": "#fff0c0",
    "text_shadow": "#00000080",
    "normal_text_shadow": "#00000090",
    "hovered_text_shadow": "#00000090",
    "active_text_shadow": "#00000000",
    "selected_text_shadow": "#00000000",
    "disabled_text_shadow": "#00000000",
    "filled_bar": "#c59a4e,#9a7230,270",
    "unfilled_bar": "#1c120b",
    "text_cursor": "#f0d592",
}
BRASS = WOOD | {
    "normal_bg": "#d9b060,#a87c34,270",
    "hovered_bg": "#f0cb7c,#c2944a,270",
    "active_bg": "#8f6826,#a87c34,270",
    "normal_text": "#20140a",
    "hovered_text": "#150c05",
    "active_text": "#150c05",
    "normal_border": "#f3d894",
    "hovered_border": "#fff0c0",
}
QUIET = WOOD | {
    "normal_bg": "#00000000",
    "hovered_bg": "#f4ead422",
    "active_bg": "#00000055",
    "disabled_bg": "#00000000",
    "normal_border": "#00000000",
    "hovered_border": "#a67c3a",
    "disabled_border": "#00000000",
}
PAPER = WOOD | {
    "normal_bg": "#efe3c6,#e0cfa6,270",
    "hovered_bg": "#fbf3dc,#eddcb4,270",
    "active_bg": "#d8c497",
    "normal_text": "#2c1c12",
    "hovered_text": "#2c1c12",
    "active_text": "#2c1c12",
    "normal_border": "#8a6a3a",
    "disabled_bg": "#d9cfb8",
    "disabled_text": "#85765f",
    "disabled_border": "#b3a58a",
}
REFUSED = WOOD | {
    "normal_bg": "#2b2119,#241b14,270",
    "hovered_bg": "#2f251c,#281f17,270",
    "active_bg": "#241b14",
    "normal_text": "#8f8270",
    "hovered_text": "#a39580",
    "normal_border": "#4c3d2c",
    "hovered_border": "#6d5b44",
}
"""A button for what is not possible now: it looks so, and can still be pressed to hear why."""


def theme(m: Measures) -> dict[str, Any]:
    """The theme for a window of those measures."""

    def font(size: float, face: str = "sans") -> dict[str, str]:
        return {
            "name": face,
            "size": str(m.pt(size)),
            "regular_path": str(asset_path("fonts", f"{face}_regular.ttf")),
            "bold_path": str(asset_path("fonts", f"{face}_bold.ttf")),
            "italic_path": str(asset_path("fonts", f"{face}_italic.ttf")),
            "bold_italic_path": str(asset_path("fonts", f"{face}_bold_italic.ttf")),
        }

    shape = {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(max(2, m.px(8))),
        "border_width": str(max(1, m.px(1.5))),
        "shadow_width": "0",
        "text_shadow_size": "0",
    }
    base = {"colours": WOOD, "font": font(TEXT_SIZE), "misc": shape}
    inset = base | {"colours": WOOD | {"normal_bg": "#150e08", "dark_bg": "#150e08", "normal_border": "#6d5229"}}
    bar = {"colours": WOOD, "misc": shape | {"enable_arrow_buttons": "0", "border_width": "0"}}
    return {
        "#base": base,
        "button": base,
        "#primary": base | {"colours": BRASS, "font": font(22, "serif")},
        "#large": base | {"font": font(20)},
        "#quiet": base | {"colours": QUIET},
        "#left": base
        | {"colours": QUIET, "misc": shape | {"text_horiz_alignment": "left", "text_horiz_alignment_padding": "8"}},
        "#paper": base | {"colours": PAPER},
        "#small": base | {"font": font(15)},
        "#refused": base | {"colours": REFUSED},
        "label": base,
        "panel": base | {"colours": WOOD | {"dark_bg": "#00000000", "normal_border": "#00000000"}},
        "text_entry_line": inset,
        "text_box": base
        | {
            "colours": WOOD | {"dark_bg": "#00000000", "normal_border": "#00000000"},
            "misc": shape | {"border_width": "0", "padding": f"{m.px(8)},{m.px(4)}"},
        },
        "#paper_text": base
        | {
            "colours": PAPER | {"dark_bg": "#00000000", "normal_text": "#2c1c12"},
            "misc": shape | {"border_width": "0", "padding": f"{m.px(8)},{m.px(4)}"},
        },
        "horizontal_slider": inset
        | {"misc": shape | {"enable_arrow_buttons": "0", "sliding_button_width": str(m.px(22))}},
        "horizontal_slider.#sliding_button": base | {"colours": BRASS},
        "vertical_scroll_bar": bar,
        "horizontal_scroll_bar": bar,
        "vertical_scroll_bar.#sliding_button": base | {"colours": BRASS},
        "selection_list": inset,
        "progress_bar": inset,
        "status_bar": inset,
        "window": base,
        "tool_tip": base | {"misc": shape | {"rect_width": str(m.px(260))}},
        "tool_tip.text_box": base | {"font": font(16), "colours": WOOD | {"dark_bg": "#1c120b"}},
    }


class Manager(pygame_gui.UIManager):
    """A manager that shares its theme with the others: reading one takes a fifth of a second."""

    _shared: dict[Measures, Any] = {}

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        super().__init__(measures.size, enable_live_theme_updates=False)

    def create_new_theme(self, theme_path: Any = None) -> Any:
        if self.measures not in self._shared:
            self._shared.clear()
            self._shared[self.measures] = super().create_new_theme(theme(self.measures))
        return self._shared[self.measures]


def escape(text: str) -> str:
    """A text as it is, where pygame-gui would take `<` for a tag."""
    return re.sub(r"[<>]", lambda sign: {"<": "&lt;", ">": "&gt;"}[sign.group()], text.replace("&", "&amp;"))


def speak_plainly() -> None:
    """pygame-gui looks every label up in its translations; ours are translated already, so the look-up goes."""
    i18n.t = lambda key, **_: key
