"""`python -m game`: series of matches, replays, the list of games, and clear words for what makes no sense."""

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.brisca import Brisca
from game.brisca.parts import BriscaOptions
from game.core import Level, Match, Seat
from game.core.registry import NAMES
from game.series import Series, Thinking
from tests.game.brisca.tables import first_moves

ROOT = Path(__file__).parents[2]


def run(capsys, *words):
    """The exit code, the output and the complaints of a command."""
    try:
        code = main(words)
    except SystemExit as stop:
        code = stop.code
    said = capsys.readouterr()
    return code, said.out, said.err


def figures(capsys, *words):
    code, out, _ = run(capsys, "play", "brisca", *words, "--json")
    assert code == 0
    return json.loads(out)


class TestPlay:
    def test_figures(self, capsys, monkeypatch):
        ticks = itertools.count()
        monkeypatch.setattr("game.__main__.time.perf_counter", lambda: next(ticks) * 0.5)
        told = figures(
            capsys, "--seats", "maestro,aprendiz,maestro,aprendiz", "--matches", "3", "--seed", "7", "--playouts", "6"
        )
        assert told["game"] == "brisca"
        assert told["options"] == str(BriscaOptions())
        assert told["seats"] == ["maestro", "aprendiz"] * 2
        assert (told["matches"], told["seed"], told["playouts"]) == (3, 7, 6)
        assert told["moves"] == 3 * 40
        assert told["wins"][0] == told["wins"][2] and told["wins"][1] == told["wins"][3]
        assert told["wins"][0] + told["wins"][1] + told["draws"] == 3
        assert sum(told["winners"].values()) + told["draws"] == sum(told["reasons"].values()) == 3
        assert set(told["winners"]) <= {"0+2", "1+3"}
        assert told["points"][0] + told["points"][1] == 3 * 120
        assert told["points_per_match"][0] == round(told["points"][0] / 3, 2)
        for level in ("maestro", "aprendiz"):
            spent = told["seconds_per_move"][level]
            assert spent["moves"] == 60
            assert spent["mean"] == spent["max"] == 0.5
        assert told["seconds"] == (2 * told["moves"] + 1) * 0.5
        assert told["matches_per_second"] == round(3 / told["seconds"], 3)

    def test_is_repeatable_and_depends_on_the_seed(self, capsys):
        def points(seed):
            return figures(capsys, "--seats", "maestro,aprendiz", "--matches", "4", "--seed", seed, "--playouts", "4")[
                "points"
            ]

        assert points("1") == points("1") != points("2")

    def test_the_next_match_has_the_next_seed(self, capsys):
        def points(seed, matches):
            return figures(capsys, "--seats", "habitual,habitual", "--matches", matches, "--seed", seed)["points"]

        one, two, both = points("5", "1"), points("6", "1"), points("5", "2")
        assert both == [one[0] + two[0], one[1] + two[1]]

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_seats_say_how_many_play(self, capsys, seats):
        told = figures(capsys, "--seats", ",".join(["habitual"] * seats), "--matches", "1")
        assert f"jugadores={seats}" in told["options"]
        assert len(told["wins"]) == seats

    def test_without_seats_all_are_habitual(self, capsys):
        told = figures(capsys, "--matches", "1", "--options", "jugadores=3 al_mejor_de=3")
        assert told["seats"] == ["habitual"] * 3
        assert "al_mejor_de=3" in told["options"]

    def test_seconds_instead_of_playouts(self, capsys):
        told = figures(capsys, "--seats", "maestro,aprendiz", "--matches", "1", "--seconds", "0.002")
        assert (told["playouts"], told["seconds_allowed"]) == (None, 0.002)

    def test_table(self, capsys):
        code, out, err = run(capsys, "play", "brisca", "--seats", "habitual,aprendiz", "--matches", "5")
        assert code == 0 and err == ""
        assert "5 matches from seed 0, at most 60 playouts a move" in out
        assert "   0  habitual " in out and "   1  aprendiz " in out
        assert "matches a second" in out

    @pytest.mark.parametrize("name", NAMES)
    def test_every_game_can_be_played(self, capsys, name):
        code, out, _ = run(capsys, "play", name, "--matches", "1", "--playouts", "2", "--json")
        assert code == 0
        assert json.loads(out)["matches"] == 1

    @pytest.mark.parametrize(
        ("words", "complaint"),
        [
            (["mus"], "there is no game 'mus'; there are "),
            (["brisca", "--seats", "maestro,tonto"], "there is no level 'tonto'; there are aprendiz, habitual,"),
            (["brisca", "--seats", ""], "there is no level ''"),
            (["brisca", "--seats", "maestro"], "brisca has 2, 3, 4 players, but --seats names 1"),
            (["brisca", "--seats", ",".join(["maestro"] * 5)], "but --seats names 5"),
            (["brisca", "--options", "jugadores=2", "--seats", "maestro,maestro,maestro"], "brisca has 2 players"),
            (["brisca", "--options", "jugadores=9"], "option jugadores: '9' does not fit; allowed: 2, 3, 4"),
            (["brisca", "--options", "arrastre=on"], "option arrastre"),
            (["brisca", "--options", "jugadores"], "words of the form name=value"),
            (["brisca", "--matches", "0"], "'0' is not a whole number from 1 up"),
            (["brisca", "--matches", "many"], "'many' is not a whole number from 1 up"),
            (["brisca", "--playouts", "-1"], "--playouts"),
            (["brisca", "--seconds", "0"], "'0' is not a number of seconds"),
            (["brisca", "--seconds", "nan"], "'nan' is not a number of seconds"),
            (["brisca", "--seconds", "1", "--playouts", "5"], "not allowed with"),
            (["brisca", "--seed", "x"], "--seed"),
            ([], "required"),
        ],
    )
    def test_what_makes_no_sense(self, capsys, words, complaint):
        code, out, err = run(capsys, "play", *words)
        assert (code, out) == (2, "")
        assert complaint in err and "Traceback" not in err

    @pytest.mark.parametrize("words", [[], ["dance"]])
    def test_no_such_command(self, capsys, words):
        code, _, err = run(capsys, *words)
        assert code == 2 and "usage" in err

    def test_stopped_from_the_keyboard(self, capsys, monkeypatch):
        def two_then_stop(self, clock):
            for number, tally in enumerate(play(self, clock)):
                yield tally
                if number == 1:
                    raise KeyboardInterrupt

        play = Series.play
        monkeypatch.setattr(Series, "play", two_then_stop)
        code, out, err = run(capsys, "play", "brisca", "--matches", "50", "--json")
        assert code == 0 and json.loads(out)["matches"] == 2
        assert "these are the matches so far" in err


class TestReplay:
    @pytest.fixture
    def file(self, tmp_path):
        return tmp_path / "match.txt"

    def write(self, file, moves):
        seats = [Seat("Ane"), Seat("Máquina", Level.MAESTRO)]
        match = first_moves(Match(Brisca, BriscaOptions(jugadores=2, empieza=1), 5, seats), moves)
        file.write_text(match.text(), encoding="utf-8")
        return match

    def test_move_by_move_with_events(self, capsys, file):
        match = self.write(file, 40)
        code, out, err = run(capsys, "replay", str(file))
        assert (code, err) == (0, "")
        lines = out.splitlines()
        assert "seat 0: Ane (human)" in lines and "seat 1: Máquina (maestro)" in lines
        for number, move in enumerate(match.moves, 1):
            name = match.seats[match.movers[number - 1]].name
            at = lines.index(f"{number:>4}. {name} (seat {match.movers[number - 1]}): {move}")
            following = [line.strip() for line in lines[at + 1 : at + 1 + len(match.events[number])]]
            assert following == [str(event) for event in match.events[number]]
        winner = match.seats[match.state.outcome.winners[0]].name
        assert lines[-1].startswith(f"Won by {winner} (brisca.more_points); points ")

    def test_an_unfinished_one(self, capsys, file):
        self.write(file, 1)
        code, out, _ = run(capsys, "replay", str(file))
        assert code == 0
        assert out.splitlines()[-1] == "Not finished: it is the turn of Máquina (seat 1)."

    def test_a_byte_order_mark_is_passed_over(self, capsys, file):
        self.write(file, 1)
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
        assert run(capsys, "replay", str(file))[0] == 0

    def test_an_illegal_move_is_told_with_its_line(self, capsys, file):
        match = self.write(file, 4)
        lines = file.read_text(encoding="utf-8").splitlines()
        lines[9] = f"{match.movers[2]} {match.moves[0]}"
        file.write_text("\n".join(lines), encoding="utf-8")
        code, out, err = run(capsys, "replay", str(file))
        assert code == 1
        assert f"{file}, line 10: '{lines[9]}': brisca.not_in_hand" in err
        assert "   2. " in out and "   3. " not in out, "what was sound is shown"

    def test_a_cut_file(self, capsys, file):
        self.write(file, 4)
        file.write_bytes(file.read_bytes()[:-6])
        code, _, err = run(capsys, "replay", str(file))
        assert code == 1 and "line 12: the file is cut" in err

    def test_no_text_at_all(self, capsys, file):
        file.write_bytes(b"sobremesa match 1\n\x89PNG\xff\xfe")
        code, out, err = run(capsys, "replay", str(file))
        assert (code, out) == (1, "")
        assert "line 2: this is no text in UTF-8" in err

    def test_no_saved_match(self, capsys, file):
        file.write_text("hello\n")
        code, out, err = run(capsys, "replay", str(file))
        assert (code, out) == (1, "") and "line 1: this is no saved match" in err

    @pytest.mark.parametrize("path", ["gone.txt", "."])
    def test_a_file_that_cannot_be_read(self, capsys, tmp_path, path):
        code, out, err = run(capsys, "replay", str(tmp_path / path))
        assert (code, out) == (2, "")
        assert "cannot read" in err and "Traceback" not in err


def test_games(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert [line for line in out.splitlines() if line in NAMES] == list(NAMES)
    assert "    jugadores                2, 3, 4 (default: 4)" in out
    assert "levels: aprendiz, habitual, maestro" in out


def test_thinking_counts():
    spent = Thinking()
    assert spent.mean == 0
    spent.add(1.0)
    spent.add(3.0)
    assert (spent.moves, spent.mean, spent.longest) == (2, 2.0, 3.0)


BLOCKED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"pygame", "pygame_gui", "appdirs", "sqlite3", "numpy"}:
            raise ImportError(f"{name} is not to be imported here")
sys.meta_path.insert(0, Blocked())
from game.__main__ import main
from game.core.registry import NAMES
codes = [main(["play", name, "--matches", "1", "--playouts", "2", "--json"]) for name in NAMES]
sys.exit(any(codes) or any(name.startswith("pygame") for name in sys.modules))
"""


def test_no_pygame_is_needed():
    done = subprocess.run([sys.executable, "-c", BLOCKED], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_as_a_module_from_the_shell():
    done = subprocess.run([sys.executable, "-m", "game", "play", "mus"], cwd=ROOT, capture_output=True, timeout=60)
    assert done.returncode == 2
    assert b"there is no game 'mus'" in done.stderr


def test_a_reader_that_goes_away_is_no_error():
    command = [sys.executable, "-m", "game", "replay", "tests/playthroughs/brisca/two_players.txt"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0
