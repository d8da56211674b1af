"""The sixth game under the same strict types as the program."""

import subprocess
import sys

from tests.sixth.registered import HERE, NAME

ROOT = HERE.parents[1]


def put_together(folder):
    """The program with the game in its place, by links: a checker of types knows nothing of what a test adds."""
    lent = {"game": HERE / "game" / NAME, "ui/tables": HERE / "tables" / NAME}
    for place in ("", *lent):
        (folder / place).mkdir(parents=True, exist_ok=True)
    for place in ("game", "ui", "ui/tables"):
        for item in (ROOT / place).iterdir():
            if not (folder / place / item.name).exists():
                (folder / place / item.name).symlink_to(item)
    for place, item in lent.items():
        (folder / place / NAME).symlink_to(item)
    for name in ("saves", "arena", "pyproject.toml"):
        (folder / name).symlink_to(ROOT / name)


def mypy(folder, *what):
    command = [sys.executable, "-m", "mypy", *what]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout


def test_its_types_are_strict(tmp_path):
    put_together(tmp_path)
    assert mypy(tmp_path, f"-p=game.{NAME}", f"-p=ui.tables.{NAME}").startswith("Success: no issues found in 1")
    spoilt = tmp_path / "game" / "spoilt.py"
    spoilt.write_text(f"from game.{NAME}.parts import value\n\n\ndef wrong(card):\n    return value(5)\n")
    faults = mypy(tmp_path, "-m=game.spoilt")
    assert "no-untyped-def" in faults and "arg-type" in faults
