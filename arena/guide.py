"""The guide *Tu primer bot* and the template that it begins with: one text for the window, the console and a reader."""

import re
import sys
from pathlib import Path

FOLDER = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[1])) / "docs" / "bots"
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"[^\W\d]\w*")


def guide(language: str) -> str:
    """The guide, in Markdown."""
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    """The bots of the guide, in its order; each is a whole file."""
    return EXAMPLE.findall(guide(language))


def template(language: str, name: str) -> str:
    """The guide's first bot, under another name. ValueError if that cannot be the name of a file of Python."""
    if not NAME.fullmatch(name):
        raise ValueError(name)
    title = "".join(word[:1].upper() + word[1:] for word in name.split("_"))
    return re.sub(r"^class \w+", f"class {title or name}", examples(language)[0], count=1, flags=re.MULTILINE)
