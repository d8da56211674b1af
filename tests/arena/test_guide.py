"""Every bot of the guide plays, in all languages; the three guides hold the same bots."""

import ast
import re

import pytest

from arena.discovery import look_at
from arena.guide import examples, guide, template
from game.brisca import Brisca
from tests.arena.tables import FIRST, LED_BY_SEAT_0, Table
from ui.texts import LANGUAGES, load_texts

BOTS = [(language, number) for language in LANGUAGES for number in range(len(examples(language)))]


@pytest.mark.parametrize(("language", "number"), BOTS)
def test_a_bot_of_the_guide_plays_without_a_fault(language, number, tmp_path):
    file = tmp_path / "bot.py"
    file.write_text(re.sub(r"^(SE\w+) = .*", r"\1 = 0.02", examples(language)[number], flags=re.MULTILINE))
    assert not look_at(file, load_texts(language)).problem
    table = Table([file, FIRST, file, FIRST])
    assert table.faults == [[]] * 4


def test_the_guides_hold_the_same_bots_and_say_what_a_bot_is():
    def shape(text):
        return [type(node).__name__ for node in ast.walk(ast.parse(text))]

    def calls(text):
        return [node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]

    spanish = examples("es")
    assert len(spanish) == 5
    for language in LANGUAGES:
        assert [shape(text) for text in examples(language)] == [shape(text) for text in spanish]
        assert [len(calls(text)) for text in examples(language)] == [len(calls(text)) for text in spanish]
        assert guide(language).count("\n## ") == 7
        assert guide(language).count("\n> **") == 1


def test_the_words_of_the_view_that_the_guide_names_exist():
    view = Brisca.new(LED_BY_SEAT_0).view(0)
    for language in LANGUAGES:
        for name in re.findall(r"`view\.(?!py)(\w+)", guide(language)):
            assert hasattr(view, name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_the_first_bot_under_its_own_name(language):
    made = template(language, "la_bruja_2")
    assert "class LaBruja2:" in made
    with pytest.raises(ValueError, match="3x"):
        template(language, "3x")
