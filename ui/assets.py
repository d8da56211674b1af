"""Where the program's pictures, fonts, sounds and texts lie, from source and in the package."""

import sys
from pathlib import Path

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[1])) / "assets"


def asset_path(*parts: str) -> Path:
    """The path of an asset: `asset_path("fonts", "sans_regular.ttf")`."""
    return ROOT.joinpath(*parts)
