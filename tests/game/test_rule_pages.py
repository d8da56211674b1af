"""The pages of rules in docs/rules: what code and tests cite stands there, and what stands there is tested by name."""

import ast
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from game.core.registry import NAMES

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^(?:- |\| )([A-Z][0-9]+[a-z]?)(?:\.| \|)", re.MULTILINE)
NUMBERED = re.compile(r"^\| ([0-9]+) \|", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9`+'])([A-Z])([0-9]+)(?:[-–][A-Z]?([0-9]+))?([a-z])?(?![A-Za-z0-9`'])")
VECTOR = {"brisca": "vector-{}", "siete_y_medio": "V{}"}
"""How tests name the vectors of a page that only numbers them."""

UNTESTED = {
    "brisca": {"R1", "R2", "R3", "R4", "R5", "R6"},  # the competition is not among the rules of game/
}


def rows(name: str) -> set[str]:
    """The ids of a page."""
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    return {*ROW.findall(page), *(VECTOR[name].format(number) for number in NUMBERED.findall(page) if name in VECTOR)}


def prose(path: Path) -> list[str]:
    """The docstrings and the comments of a module: where it cites rows."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    with path.open("rb") as file:
        found += [token.string for token in tokenize.tokenize(file.readline) if token.type == tokenize.COMMENT]
    return [re.sub(r"`[^`]*`|>>>.*(?:\n.*)*", "", text) for text in found]


def cited(text: str) -> set[str]:
    """The rows that a text names; of a span like S11–S16 its ends."""
    found = set()
    for letter, first, last, ending in CITED.findall(text):
        found |= {f"{letter}{first}{ending}", f"{letter}{last or first}{ending}"}
    return found


@pytest.fixture(scope="module")
def tests() -> dict[str, list[str]]:
    """The names of all tests of each game, as pytest collects them."""
    command = [sys.executable, "-m", "pytest", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider"]
    folders = [f"tests/game/{name}" for name in NAMES]
    answer = subprocess.run(
        [*command, "--collect-only", "-q", *folders], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [line.partition("::") for line in answer.stdout.splitlines() if "::" in line]
    return {name: [test for path, _, test in lines if f"game/{name}/" in path] for name in NAMES}


def names(test: str) -> set[str]:
    """The rows in the name of a test: test_K13_K15_which_hands_may_pass[P1]."""
    function, _, case = test.partition("[")
    return {word for word in function.split("::")[-1].split("_") if ROW.match(f"- {word}.")} | {
        re.split(r"[-\] ]", case)[0] if not case.startswith("vector-") else case.rstrip("]")
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_row_has_a_test_with_its_id_in_its_name(name, tests):
    tested = set().union(*map(names, tests[name]))
    assert rows(name) - tested == UNTESTED.get(name, set()), "UNTESTED names exactly the rows without a test"


@pytest.mark.parametrize("name", NAMES)
def test_every_row_that_a_test_names_exists(name, tests):
    letters = {row[0] for row in rows(name) if row[0].isupper()}
    named = {word for test in tests[name] for word in names(test.partition("[")[0])}
    assert {word for word in named if word[:1] in letters} <= rows(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_row_that_code_and_tests_cite_exists(name):
    letters = {row[0] for row in rows(name) if row[0].isupper()}
    for folder in (ROOT / "game" / name, ROOT / "tests" / "game" / name):
        for path in sorted(folder.rglob("*.py")):
            found = set().union(*map(cited, prose(path)))
            assert {row for row in found if row[0] in letters} <= rows(name), path


@pytest.mark.parametrize("name", NAMES)
def test_a_page_numbers_its_rows_without_a_gap_in_the_rules(name):
    """A row is never dropped: the rules and decisions of a page run from 1 on (vectors may have gaps)."""
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    before_vectors = page.partition("## Test vectors")[0]
    numbers: dict[str, list[int]] = {}
    for row in ROW.findall(before_vectors):
        if row[1:].isdigit():
            numbers.setdefault(row[0], []).append(int(row[1:]))
    assert numbers
    for found in numbers.values():
        assert found == list(range(1, len(found) + 1))


def test_a_citation_is_found_in_prose():
    assert cited("B5: any card (S11–S16); see W12b") == {"B5", "S11", "S16", "W12b"}
    assert cited("UTF8 x3 A4xy") == set()
