"""The console as another program meets it: lines in, lines out, an exit code; and two copies that play each other."""

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from game.aprologados.terms import read_call
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
            if not answer.startswith("%"):
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
    """Two people, tiles by hand: caminos 68, sol 5, then four passes. The window's rankings show it."""
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
    assert "fin(pases).\npuntuacion(ana,68).\npuntuacion(jon,5).\ngana(ana)." in done.stdout
    assert "historial(ana,victorias(1),derrotas(0),maxima(68),media(68.0))." in done.stdout
    with Store.open(tmp_path) as store:
        (line,) = store.matches.finished("aprologados")
        assert [seat.name for seat in line.seats] == ["ana", "jon"] and line.result.points == (68, 5)
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


def test_a_query_that_fails_stops_there_and_the_next_goes_on(tmp_path):
    done = script(tmp_path, "ver_opcion(idioma), ver_opcion(color), ver_opcion(modo). ver_opcion(reglas).")
    assert done.stdout.splitlines() == [
        "opcion(idioma,castellano).",
        "error('No existe la opción «color». Las opciones son: idioma, modo, reglas, reparto, inicio, diccionario, "
        "nivel, maquina.').",
        "false.",
        "opcion(reglas,aprologados).",
        "true.",
    ]
    assert done.returncode == 1


def test_a_call_may_take_several_lines_and_needs_no_point(tmp_path):
    done = script(
        tmp_path, "/* one", "two */ ver_opcion(", "  idioma % which", ").", "ver_opcion(modo)", ".", "ver_opcion(reglas"
    )
    assert done.stdout.splitlines() == [
        "opcion(idioma,castellano).",
        "true.",
        "opcion(modo,persona_vs_maquina).",
        "true.",
        "error('No se entiende la llamada: ver_opcion(reglas').",
        "false.",
    ]


def test_input_in_latin_1_is_understood(tmp_path):
    text = "establecer_opcion(idioma,inglés).\niniciar_partida(begoña,íñigo).\n"
    for encoding in ("latin-1", "utf-8", "utf-8-sig"):
        done = subprocess.run(
            [sys.executable, "main.py", "consola"],
            cwd=ROOT,
            env={**os.environ, "SOBREMESA_DATA": str(tmp_path / encoding), "LC_ALL": "es_ES.UTF-8"},
            input=text.encode(encoding),
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        assert "partida(begoña,'íñigo',ingles)." in done.stdout.decode()


def test_an_error_is_one_line(tmp_path):
    done = script(tmp_path, "ver_opcion('a\\nb').", "iniciar_partida('a\\nb','A\\nB').")
    assert len(done.stdout.splitlines()) == 4 and done.stdout.count("error('") == 2


def test_two_consoles_on_one_folder_keep_to_their_own_match(tmp_path, start):
    one, two = start(tmp_path), start(tmp_path)
    one.call("iniciar_partida(ana,jon).")
    two.call("iniciar_partida(eva,pau).")
    one.call("pasar_turno(ana).")
    two.call("pasar_turno(eva).")
    assert ("turno", ["ana"]) in one.call("pasar_turno(jon).")
    one.close()
    third = start(tmp_path)  # goes on with the one that nobody has open
    assert third.call("mostrar_fichas(jon).")[0][0] == "fichas"
    two.call("pasar_turno(pau).")
    two.call("abandonar_partida(pau).")
    third.call("abandonar_partida(ana).")
    two.close()
    third.close()
    with Store.open(tmp_path) as store:
        assert {tuple(seat.name for seat in line.seats) for line in store.matches.finished("aprologados")} == {
            ("ana", "jon"),
            ("eva", "pau"),
        }
        assert store.matches.unfinished() == []


def test_what_the_machine_gives_up_is_in_the_history_and_in_no_ranking(tmp_path):
    done = script(
        tmp_path, "iniciar_partida(ana).", "abandonar_partida(ordenador).", "ver_ranking.", "ver_historial(ana)."
    )
    assert done.returncode == 0 and "ranking" not in done.stdout and "victorias(0),derrotas(0)" in done.stdout
    with Store.open(tmp_path) as store:
        assert len(store.matches.finished("aprologados")) == 1
        assert store.statistics.ranking("aprologados") == [] == store.statistics.computer_ranking("aprologados")
    done = script(
        tmp_path, "iniciar_partida(ana).", "abandonar_partida(ana).", "ver_ranking.", "ver_historial(ordenador)."
    )
    assert "ranking_victorias(1,ordenador,1,100.0)." in done.stdout
    assert "historial(ordenador,victorias(1)," in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="a terminal of its own is Unix's")
def test_a_terminal_has_completion_history_and_colour_that_a_pipe_does_not_get(tmp_path):
    import pty

    pytest.importorskip("readline")

    def at_terminal(*keys: bytes) -> str:
        parent, child = pty.openpty()
        environment = {**os.environ, "SOBREMESA_DATA": str(tmp_path), "LC_ALL": "es_ES.UTF-8", "TERM": "xterm"}
        environment.pop("NO_COLOR", None)
        process = subprocess.Popen(
            [sys.executable, "main.py", "consola"], cwd=ROOT, env=environment, stdin=child, stdout=child, stderr=child
        )
        os.close(child)
        seen = b""
        for number, key in enumerate(keys):
            while seen.count(b"?- ") <= number:
                seen += os.read(parent, 1000)
            os.write(parent, key)
        try:
            while chunk := os.read(parent, 1000):
                seen += chunk
        except OSError:  # the terminal is gone with the program
            pass
        process.wait(timeout=60)
        os.close(parent)
        return seen.decode()

    seen = at_terminal(b"ver_op\tidi\t).\r", b"salir.\r")
    assert "opcion(idioma,castellano)." in seen and "\x1b[32mtrue." in seen
    seen = at_terminal(b"\x1b[A\x1b[A\r", b"salir.\r")  # two lines back: the first one typed above
    assert "opcion(idioma,castellano)." in seen
    assert "\x1b" not in script(tmp_path, "ver_opcion(idioma).", "ver_opcion(color).").stdout


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
    assert "jugada(ana,horizontal,8,8,[c,a,s,a],12)." in played.stdout
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
