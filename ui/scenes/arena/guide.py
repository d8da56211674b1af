"""The guide to a first bot, on the sheet that the rules are printed on."""

import re
from typing import TYPE_CHECKING

from arena.guide import guide
from ui.scenes.rules import RulesScene
from ui.theme import escape

if TYPE_CHECKING:
    from ui.app import App

HEADING, CODE = "#7d1418", "#3c4a60"


class GuideScene(RulesScene):
    """Scrolls like the rules."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, "brisca")

    @property
    def title(self) -> str:
        return self.say("arena.window.guide")

    def page(self, heading: int) -> str:
        return markdown(guide(self.say("bots.language")), heading)


def markdown(text: str, heading: int) -> str:
    """What the guide uses of Markdown, in pygame-gui's tags: headings, paragraphs, lists, quotations, code.

    >>> markdown("# One\\n\\nA *b*\\nc.\\n\\n- d", 20).split("<br><br>")[1:]
    ['A <i>b</i> c.', '   •  d']
    """
    blocks: list[str] = []
    for block in _blocks(text):
        if block.startswith("```"):
            blocks.append(_code(block.split("\n")[1:-1]))
        elif block.startswith("    "):
            blocks.append(_code([line[4:] for line in block.split("\n")]))
        elif block.startswith("#"):
            title = _inline(block.lstrip("# "))
            blocks.append(f"<font pixel_size={heading} color={HEADING}><b>{title}</b></font>")
        elif block.startswith("- "):
            points = [" ".join(point.split()) for point in re.split(r"^- ", block, flags=re.MULTILINE)[1:]]
            blocks.append("<br>".join("   •  " + _inline(point) for point in points))
        else:
            blocks.append(_inline(" ".join(line.removeprefix("> ").strip() for line in block.split("\n"))))
    return "<br><br>".join(blocks)


def _blocks(text: str) -> list[str]:
    """What empty lines part, except within fences."""
    found, fenced = [""], False
    for line in text.strip().split("\n"):
        if line.startswith("```"):
            if not fenced:
                found.append("")
            found[-1] += line + "\n"
            fenced = not fenced
            if not fenced:
                found.append("")
        elif line.strip() or fenced:
            found[-1] += line + "\n"
        else:
            found.append("")
    return [block.rstrip("\n") for block in found if block.strip()]


def _code(lines: list[str]) -> str:
    kept = "<br>".join(escape(line).replace(" ", "\u00a0") for line in lines)
    return f"<font color={CODE}>{kept}</font>"


def _inline(text: str) -> str:
    text = escape(text)
    text = re.sub(r"`([^`]+)`", rf"<font color={CODE}>\1</font>", text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"\*([^*]+)\*", r"<i>\1</i>", text)
    return re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
