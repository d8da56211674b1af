"""The reto: whole matches against a player in Prolog and a second copy of ours, and every way to break the rules."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from game.aprologados import banks
from game.aprologados.keeper import CallError, Nothing
from game.aprologados.parts import AprologadosOptions, End
from game.aprologados.predicates import Predicates
from game.aprologados.reto import Answer, Foul, Reto
from game.aprologados.terms import read_call
from game.core import Budget, Level, Match
from tests.game.aprologados.test_texts import sentences
from ui.console import reto

ROOT = Path(__file__).parents[2]
PROLOG = shutil.which("swipl")
LANGUAGES = ("castellano", "euskera", "ingles")
OPENS = {"castellano": "nuestro", "euskera": "rival", "ingles": "nuestro"}

needs_prolog = pytest.mark.skipif(
    PROLOG is None and os.environ.get("SOBREMESA_REQUIRE_SWIPL") != "1", reason="SWI-Prolog is not here"
)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    monkeypatch.chdir(ROOT)
    yield
    banks.set_provider(None)


def played(capsys, saved: Path, *arguments: str) -> Match:
    """A reto from the shell, to its end."""
    code = reto.reto([*arguments, "--nivel", "aprendiz", "--semilla", "4", "--guardar", str(saved)])
    told = capsys.readouterr().out.splitlines()
    assert code == 0, told[-1]
    match = Match.from_text(saved.read_text(encoding="utf-8"))
    points = [
        f"puntuacion({seat.name},{points})."
        for seat, points in zip(match.seats, match.state.outcome.points, strict=True)
    ]
    assert told[-4] == "fin(sin_jugadas)." and told[-3:-1] == points
    assert (
        sum(line.startswith("jugada(") for line in told) == sum(bool(turn.words) for turn in match.state.history) > 10
    )
    return match


@needs_prolog
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_against_a_player_in_prolog(capsys, tmp_path, language):
    words = tmp_path / "palabras.txt"
    words.write_text("\n".join(banks.common(language)), encoding="utf-8")
    command = f"{PROLOG} -q -g main tests/reto/jugador.pl -- {words}"
    opens = OPENS[language]
    match = played(
        capsys, tmp_path / "match", "--con", command, "--palabras", str(words), "--idioma", language, "--abre", opens
    )
    assert match.seats[0].name == opens and match.state.history[0].seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_against_a_second_copy(capsys, tmp_path, language):
    command = f"{sys.executable} main.py consola"
    match = played(capsys, tmp_path / "match", "--con", command, "--idioma", language, "--abre", OPENS[language])
    assert match.options.idioma == language and match.seats[0].name == OPENS[language]


# -- who breaks the rules ----------------------------------------------------------------------------------------------


class Copy:
    """A session of ours as a side; `change` may alter its answers, and some calls it may not know."""

    def __init__(self, name: str, change=None, unknown: tuple[str, ...] = ()) -> None:
        self.unknown = unknown
        self.name = name
        self.change = change
        self.session = Predicates(Nothing(), sentences("es").say, lambda: 3, lambda: Budget(playouts=1))
        self.session.level = Level.APRENDIZ

    def call(self, text: str) -> Answer:
        if any(word in text for word in self.unknown):
            return Answer([], "no existe")
        try:
            lines = self.session.call(text)
        except CallError as error:
            answer = Answer([], str(error))
        else:
            answer = Answer([fact for line in lines if (fact := read_call(line))])
        return self.change(text, answer) if self.change else answer


def replaced(name, new):
    """The facts of that name by its machine are told in another way."""

    def change(text, answer):
        facts = [new(args) if fact == name and args[0] == "ordenador" else (fact, args) for fact, args in answer.facts]
        return Answer([fact for fact in facts if fact], answer.error)

    return change


def refused(text, answer):
    return Answer([], "no me gusta") if text.startswith("formar_palabra(") else answer


def ends(text, answer):
    return Answer([*answer.facts, ("fin", ["porque_si"])]) if text.startswith("formar_palabra(") else answer


def never_ends(text, answer):
    return Answer([fact for fact in answer.facts if fact[0] != "fin"], answer.error)


def shown(text, answer):
    wrong = [("fichas", [args[0], ["z"]]) if fact == "fichas" else (fact, args) for fact, args in answer.facts]
    return Answer(wrong, answer.error)


def scored(text, answer):
    return Answer([(fact, [args[0], "999"]) if fact == "puntuacion" else (fact, args) for fact, args in answer.facts])


@pytest.mark.parametrize("opens", [True, False])
@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("refused", refused),
        ("illegal", replaced("jugada", lambda args: ("jugada", [*args[:4], ["x", "j", "x", "j"], args[5]]))),
        ("illegal", replaced("jugada", lambda args: ("jugada", [args[0], args[1], "99", *args[3:]]))),
        ("points", replaced("jugada", lambda args: ("jugada", [*args[:5], "500"]))),
        ("unreadable", replaced("jugada", lambda args: ("jugada", [args[0], "diagonal", *args[2:]]))),
        ("no_play", replaced("jugada", lambda args: None)),
        ("disagrees", shown),
        ("disagrees", scored),
        ("early_end", ends),
        ("late_end", never_ends),
    ],
)
def test_who_breaks_the_rules_is_told(key, change, opens):
    fair, foul = Copy("uno"), Copy("otro", change)
    match = Reto([foul, fair] if opens else [fair, foul], AprologadosOptions(), 5, lambda line: None)
    with pytest.raises(Foul) as caught:
        match.play()
    keys = (
        {"late_end", "refused"} if key == "late_end" else {key}
    )  # one that is silent at its own last move refuses first
    assert caught.value.side is foul and caught.value.key.removeprefix("aprologados.reto.") in keys
    assert sentences("es").say(caught.value.key, **{**caught.value.details, "why": "", "points": 1})


def test_two_fair_sides_agree_to_the_end():
    told = []
    match = Reto([Copy("uno"), Copy("otro")], AprologadosOptions(), 6, told.append)
    outcome = match.play()
    assert outcome.reason is End.NO_PLAYS and match.result(outcome)[0] == "fin(sin_jugadas)."
    assert told[0].startswith("jugada(uno,")


def test_a_program_that_knows_the_document_alone_can_open_too():
    """It has no option `maquina`: by `inicio alterno` its machine opens the second match of the session."""
    match = Reto([Copy("otro", unknown=("maquina", "reglas")), Copy("uno")], AprologadosOptions(), 7, lambda line: None)
    assert match.play().reason is End.NO_PLAYS and match.state.history[0].seat == 0


SILENT = "import time; time.sleep(600)"
GONE = "input(); print('true.')"


@pytest.mark.parametrize(("program", "said"), [(SILENT, "No contesta a "), (GONE, "Ha terminado sin contestar a ")])
def test_a_program_that_does_not_answer_is_told(capsys, program, said):
    code = reto.reto(["--con", f'{sys.executable} -c "{program}"', "--plazo", "1" if program == SILENT else "60"])
    assert code == 1 and capsys.readouterr().out.startswith(f"falta(rival,'{said}")


def test_what_is_no_fact_is_for_people_and_prompts_are_passed_over(capsys):
    program = "print('Welcome!'); print('?- opcion(a,b).'); print('% so'); print('?- true.'); input()"
    side = reto.PipedSide(f'{sys.executable} -c "{program}"', 30)
    assert side.call("ver_opcion(a).") == Answer([("opcion", ["a", "b"])])
    side.close()
