"""The console as another program meets it: lines in, lines out, an exit code; and two copies that play each other."""

import os
import random
import re
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from game.aprologados.terms import read_call
from game.aprologados.tiles import load_tiles
from saves.statistics import Order
from saves.store import Store

ROOT = Path(__file__).parents[2]


class Program:
    """A copy of the program, with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "SOBREMESA_DATA": str(folder), "LC_ALL": "es_ES.UTF-8", "PYTHONPATH": ""}
        environment.pop("DISPLAY", None)
        self.process = subprocess.Popen(
            [sys.executable, "main.py", "consola"],
            cwd=ROOT,
            env=environment,
            text=True,
            encoding="utf-8",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def call(self, line: str) -> list[tuple[str, list]]:
        """The facts of an answer; fails if the call did."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        facts = []
        while (answer := self.process.stdout.readline().strip()) not in ("true.", "false.", ""):
            facts.append(read_call(answer))
        assert answer == "true.", (line, facts)
        return facts

    def close(self) -> int:
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(timeout=30)


@pytest.fixture
def start():
    programs = []

    def make(folder: Path) -> Program:
        programs.append(Program(folder))
        return programs[-1]

    yield make
    for program in programs:
        if program.process.poll() is None:
            program.process.kill()
            program.process.wait()


def script(folder: Path, *lines: str, arguments: tuple[str, ...] = ("consola",)) -> subprocess.CompletedProcess:
    environment = {**os.environ, "SOBREMESA_DATA": str(folder), "LC_ALL": "es_ES.UTF-8"}
    environment.pop("DISPLAY", None)
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=environment,
        encoding="utf-8",
        input="\n".join(lines),
        capture_output=True,
        timeout=120,
        check=False,
    )


def test_a_piped_script_of_a_whole_match_reaches_the_histories(tmp_path):
    """Two people, tiles by hand: caminos 62, sol 5, then four passes. The window's rankings show it."""
    done = script(
        tmp_path,
        "% a match by hand",
        "establecer_opcion(reparto,manual).",
        "iniciar_partida(ana,jon).",
        "asignar_fichas(ana,[c,a,m,i,n,o,s]).",
        "asignar_fichas(jon,[a,e,i,o,u,l,s]).",
        "formar_palabra(ana,horizontal,8,4,caminos).",
        "asignar_fichas(ana,[t,r,t,r,e,e,?]).",
        "formar_palabra(jon,vertical,8,10,sol).",
        "asignar_fichas(jon,[z,z]).",
        "asignar_fichas(jon,[z,a]).",
        "pasar_turno(ana).",
        "pasar_turno(jon).",
        "pasar_turno(ana).",
        "pasar_turno(jon).",
        "ver_historial(ana).",
        "ver_ranking.",
    )
    assert done.returncode == 1, "one call failed"
    assert done.stdout.count("true.") == 14 and done.stdout.count("false.") == 1
    assert "error('La ficha z no está entre las que quedan por repartir.')." in done.stdout
    assert "fin(pases).\npuntuacion(ana,62).\npuntuacion(jon,5).\ngana(ana)." in done.stdout
    assert "historial(ana,victorias(1),derrotas(0),maxima(62),media(62.0))." in done.stdout
    with Store.open(tmp_path) as store:
        (line,) = store.matches.finished("aprologados")
        assert [seat.name for seat in line.seats] == ["ana", "jon"] and line.result.points == (62, 5)
        assert [tally.name for tally in store.statistics.ranking("aprologados", Order.MEAN_POINTS)] == ["ana", "jon"]
    again = script(tmp_path, "ver_historial(jon).", "ver_opcion(reparto).")
    assert again.returncode == 0
    assert again.stdout.splitlines() == [
        "historial(jon,victorias(0),derrotas(1),maxima(5),media(5.0)).",
        "true.",
        "opcion(reparto,manual).",
        "true.",
    ]


def test_a_match_goes_on_in_the_next_run(tmp_path):
    script(
        tmp_path,
        "establecer_opcion(nivel,aprendiz).",
        "iniciar_partida(ana).",
        "pasar_turno(ana).",
        "salir.",
        "no_call.",
    )
    done = script(tmp_path, "ver_resumen.", "abandonar_partida(ana).", "mostrar_puntuacion.")
    assert "turno(1,ana,pasar,0," in done.stdout and "turno(2,ordenador," in done.stdout
    assert done.stdout.rstrip().endswith("error('No hay ninguna partida iniciada.').\nfalse.")
    assert script(tmp_path, "iniciar_partida(ana).").returncode == 0


def test_no_pygame_is_loaded(tmp_path):
    code = "import sys; sys.argv = ['main.py']; from ui.console.calls import console; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_whole_match_against_the_machine(tmp_path, start):
    """The person plays by luck of the machine's own word list: it passes, the machine plays to its end."""
    program = start(tmp_path)
    program.call("establecer_opcion(nivel,aprendiz).")
    facts = program.call("iniciar_partida(ana).")
    answers = 0
    while not any(name == "fin" for name, _ in facts):
        facts = program.call("pasar_turno(ana).")
        answers += any(name == "jugada" for name, _ in facts)
        if answers == 6:
            facts = program.call("abandonar_partida(ana).")
    assert facts[-1][0] in ("gana", "empate")
    assert program.close() == 0


def draw(undealt: Counter, count: int, rng: random.Random) -> list[str]:
    tiles = rng.sample(sorted(undealt.elements()), min(count, undealt.total()))
    undealt.subtract(tiles)
    return tiles


def test_the_reto_two_copies_play_each_other_by_hand(tmp_path, start):
    """Each enters the other's play as its person's, and both are told the tiles that both drew; to the very end."""
    rng = random.Random(4)
    undealt = Counter(load_tiles("castellano").counts)
    one, two = start(tmp_path / "one"), start(tmp_path / "two")
    for program in (one, two):
        program.call("establecer_opcion(reparto,manual).")
        program.call("establecer_opcion(nivel,habitual).")
    two.call("establecer_opcion(inicio,alterno).")  # its machine starts its second match of the conductor
    two.call("iniciar_partida(nadie).")
    two.call("abandonar_partida(nadie).")
    one.call("iniciar_partida(rival).")
    two.call("iniciar_partida(rival).")
    racks = [draw(undealt, 7, rng), draw(undealt, 7, rng)]  # of the machine of `one`, and of that of `two`
    facts = deal(one, "ordenador", racks[0]) + deal(one, "rival", racks[1])
    deal(two, "rival", racks[0])
    facts_two = deal(two, "ordenador", racks[1])
    # in `one` the person (two's machine) starts; in `two` the machine does
    assert ("turno", ["rival"]) in facts
    programs, pending, turn, ended = (one, two), facts_two, 1, [False, False]
    for _ in range(120):
        mover, other = programs[turn], programs[1 - turn]
        play = next((fact for fact in pending if fact[0] in ("jugada", "pasa") and fact[1][0] == "ordenador"), None)
        assert play is not None, pending
        drawn: list[str] = []
        if play[0] == "pasa":
            ended[turn] |= any(name == "fin" for name, _ in pending)
            pending = other.call("pasar_turno(rival).")
        else:
            _, direction, row, column, faces, points = play[1]
            lacking = next((int(args[1]) for name, args in pending if name == "faltan_fichas"), 0)
            drawn = draw(undealt, lacking, rng)
            ended[turn] |= any(name == "fin" for name, _ in pending)
            word = "[" + ",".join(f"'{face}'" for face in faces) + "]"
            pending = other.call(f"formar_palabra(rival,{direction},{row},{column},{word}).")
            assert ("jugada", ["rival", direction, row, column, faces, points]) in pending, "both count the same"
            if drawn:
                told = deal(mover, "ordenador", drawn)
                ended[turn] |= any(name == "fin" for name, _ in told)
                pending = deal(other, "rival", drawn)
        turn = 1 - turn
        if any(name == "fin" for name, _ in pending):
            ended[turn] = True
            break
    if any(name in ("jugada", "pasa") and args[0] == "ordenador" for name, args in pending):
        last = next(fact for fact in pending if fact[0] in ("jugada", "pasa") and fact[1][0] == "ordenador")
        relay = (
            "pasar_turno(rival)."
            if last[0] == "pasa"
            else (
                f"formar_palabra(rival,{last[1][1]},{last[1][2]},{last[1][3]},"
                + "["
                + ",".join(f"'{face}'" for face in last[1][4])
                + "])."
            )
        )
        told = programs[1 - turn].call(relay)
        ended[1 - turn] |= any(name == "fin" for name, _ in told)
    assert ended == [True, True], "both say that it is over"
    results = []
    for folder in ("one", "two"):
        with Store.open(tmp_path / folder) as store:
            results.append(store.matches.finished("aprologados")[0].result.points)
    assert one.close() == 0 and two.close() == 0
    assert results[0] == results[1][::-1] and max(results[0]) > 50


def deal(program: Program, name: str, tiles: list[str]) -> list[tuple[str, list]]:
    return program.call(f"asignar_fichas({name},[{','.join(tiles)}]).")


# -- word banks ------------------------------------------------------------------------------------------------------


def test_a_bank_of_several_files_and_the_house_s_words(tmp_path):
    (tmp_path / "lista").mkdir()
    (tmp_path / "lista" / "a.txt").write_text("casa\nMadrid\nsol\n", encoding="utf-8")
    (tmp_path / "lista" / "b.txt").write_text("ñu\nperro\n", encoding="utf-16")
    (tmp_path / "lista" / "c.txt").write_bytes(b"\x89PNG\0\0")
    diccionario = partial(script, tmp_path)
    added = diccionario(arguments=("diccionario", "add", "mio", str(tmp_path / "lista"), "--sin-nombres"))
    assert added.returncode == 0 and "nombres propios: Madrid" in added.stdout, added.stderr
    assert "Sin leer: c.txt." in added.stdout
    assert "demasiado pequeño para jugar bien" in added.stdout
    for arguments in (("palabra", "mio", "Guasap", "--nota", "de casa"), ("tachar", "mio", "ñu")):
        assert diccionario(arguments=("diccionario", *arguments)).returncode == 0
    assert diccionario(arguments=("diccionario", "palabras", "mio")).stdout == "+guasap\tde casa\n-ñu\n"
    assert diccionario(arguments=("diccionario", "olvidar", "mio", "ñu")).returncode == 0
    assert diccionario(arguments=("diccionario", "palabras", "mio")).stdout == "+guasap\tde casa\n"
    wrong = diccionario(arguments=("diccionario", "palabra", "mio", "wifi"))
    assert wrong.returncode == 1 and "«wifi» no se puede poner" in wrong.stderr
    unknown = diccionario(arguments=("diccionario", "palabra", "nada", "casa"))
    assert unknown.returncode == 1 and "«nada»" in unknown.stderr


def test_word_banks_are_added_listed_played_and_removed(tmp_path):
    words = tmp_path / "lista.txt"
    words.write_bytes("casa\r\ncasas\r\nCafé\r\nniño, ña\r\nsub-director\r\nx\r\n".encode("latin-1"))
    added = script(tmp_path, arguments=("diccionario", "add", "mio", str(words), "--idioma", "castellano"))
    assert added.returncode == 0 and re.search(r"^5 palabras de 6 líneas$", added.stdout, re.MULTILINE), added.stdout
    assert "con guion: sub-director" in added.stdout
    assert script(tmp_path, arguments=("diccionario", "list")).stdout == "mio\tcastellano\n"
    played = script(
        tmp_path,
        "establecer_opcion(idioma,euskera).",
        "establecer_opcion(diccionario,mio).",
        "establecer_opcion(idioma,castellano).",
        "establecer_opcion(diccionario,mio).",
        "establecer_opcion(reparto,manual).",
        "iniciar_partida(ana,jon).",
        "asignar_fichas(ana,[c,a,s,a,e,s,o]).",
        "asignar_fichas(jon,[c,a,s,a,e,s,o]).",
        "formar_palabra(ana,horizontal,8,8,cosa).",
        "formar_palabra(ana,horizontal,8,8,casa).",
    )
    assert played.stdout.count("false.") == 2, "of another language; cosa is not in it"
    assert "«cosa» no está en el diccionario." in played.stdout
    assert "jugada(ana,horizontal,8,8,[c,a,s,a],6)." in played.stdout
    again = script(tmp_path, arguments=("diccionario", "add", "mio", str(words)))
    assert again.returncode == 1 and "Ya hay un diccionario" in again.stderr
    assert script(tmp_path, arguments=("diccionario", "remove", "mio")).returncode == 0
    assert script(tmp_path, arguments=("diccionario", "remove", "mio")).returncode == 1
    assert script(tmp_path, arguments=("diccionario", "list")).stdout == ""


def test_what_is_not_text_is_told(tmp_path):
    picture = tmp_path / "foto.png"
    picture.write_bytes(bytes(range(256)) * 20)
    done = script(tmp_path, arguments=("diccionario", "add", "foto", str(picture)))
    assert done.returncode == 1 and "no es de texto" in done.stderr and "Traceback" not in done.stderr
    done = script(tmp_path, arguments=("diccionario", "add", "nada", str(tmp_path / "no_hay.txt")))
    assert done.returncode == 1 and "No se puede leer" in done.stderr
