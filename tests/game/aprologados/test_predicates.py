"""The calls of the rule page's table: what each does, and every error, which changes nothing."""

from collections import Counter

import pytest

from game.aprologados.keeper import CallError, Standing
from game.aprologados.parts import AprologadosOptions, Lay
from game.aprologados.predicates import Predicates
from game.aprologados.spelling import lay_from_word
from game.aprologados.terms import CallUnreadable, read_call, write_fact
from game.core import Budget, Level, Match, Outcome
from tests.game.aprologados.table import table, tiles
from tests.game.aprologados.test_texts import sentences


class Memory:
    """A keeper that keeps in memory, as the store does on disk."""

    def __init__(self) -> None:
        self.finished: list[tuple[Match, Outcome]] = []
        self.kept: list[str] = []
        self.options = ""
        self.unfinished: Match | None = None
        self.uncounted: list[Match] = []

    def resume(self):
        return self.unfinished

    def start(self, match):
        self.keep(match)

    def keep(self, match):
        self.kept.append(match.text())
        if match.state.outcome:
            self.finished.append((match, match.state.outcome))

    def finish(self, match, outcome):
        self.finished.append((match, outcome))

    def discount(self, match):
        self.uncounted.append(match)

    def known(self, name):
        names = [seat.name for match, _ in self.finished for seat in match.seats if seat.human]
        return next((known for known in names if known.casefold() == name.strip().casefold()), None)

    def standing(self, name):
        points = [
            outcome.points[seat]
            for match, outcome in self.counted()
            for seat, who in enumerate(match.seats)
            if who.name == name
        ]
        won = sum(match.seats[winner].name == name for match, outcome in self.counted() for winner in outcome.winners)
        lost = sum(
            outcome.winners != ()
            and match.seats[outcome.winners[0]].name != name
            and name in [seat.name for seat in match.seats]
            for match, outcome in self.counted()
        )
        mean = sum(points) / len(points) if points else None
        return Standing(name, len(points), won, lost, max(points, default=None), mean)

    def counted(self):
        return [(match, outcome) for match, outcome in self.finished if match not in self.uncounted]

    def standings(self):
        names = {seat.name for match, _ in self.counted() for seat in match.seats}
        return [self.standing(name) for name in sorted(names)]

    def recall(self):
        return self.options

    def remember(self, options):
        self.options = options


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def session(memory) -> Predicates:
    return Predicates(memory, sentences("es").say, lambda: 5, lambda: Budget(playouts=2))


def fails(session: Predicates, call: str) -> str:
    """The error of a call, which changed nothing."""
    before = session.match.text() if session.match else None
    options = (session.options, session.mode, session.level, session.started)
    with pytest.raises(CallError) as caught:
        session.call(call)
    assert (session.match.text() if session.match else None) == before
    assert (session.options, session.mode, session.level, session.started) == options
    return str(caught.value)


def deal(session: Predicates, first: str = "caminos", second: str = "aeiouls") -> None:
    """Two people, tiles dealt by hand."""
    session.call("establecer_opcion(reparto,manual).")
    session.call("iniciar_partida(ana,jon).")
    for name, rack in (("ana", first), ("jon", second)):
        session.asignar_fichas(name, tiles(rack))


# -- options -------------------------------------------------------------------------------------------------------


def test_ver_opcion(session):
    defaults = {
        "idioma": "castellano",
        "modo": "persona_vs_maquina",
        "reparto": "aleatorio",
        "inicio": "normal",
        "reglas": "aprologados",
        "diccionario": "incluido",
        "nivel": "maestro",
        "maquina": "2",
    }
    for option, value in defaults.items():
        assert session.call(f"ver_opcion({option}).") == [f"opcion({option},{value})."]
    assert "color" in fails(session, "ver_opcion(color).")
    assert "empieza" in fails(session, "ver_opcion(empieza)."), "who starts follows from inicio"


def test_establecer_opcion(session, memory):
    assert session.call("establecer_opcion(idioma,euskera).") == ["opcion(idioma,euskera)."]
    assert session.call("establecer_opcion(modo,persona_vs_persona).") == ["opcion(modo,persona_vs_persona)."]
    assert "idioma=euskera" in memory.options
    assert "color" in fails(session, "establecer_opcion(color,rojo).")
    error = fails(session, "establecer_opcion(idioma,latin).")
    assert "latin" in error and "castellano, euskera, ingles, aleatorio" in error
    session.call("iniciar_partida(ana).")
    assert "iniciada" in fails(session, "establecer_opcion(idioma,ingles).")


def test_options_are_remembered_for_the_next_session(session, memory):
    session.call("establecer_opcion(reglas,scrabble).")
    session.call("establecer_opcion(nivel,aprendiz).")
    later = Predicates(memory, session.say, session.seed, session.budget)
    assert later.options == AprologadosOptions(reglas="scrabble") and later.level is Level.APRENDIZ


# -- beginning and ending --------------------------------------------------------------------------------------------


def test_iniciar_partida_against_the_machine(session):
    assert session.call("iniciar_partida(ana).") == ["partida(ana,ordenador,castellano).", "turno(ana)."]
    assert [seat.level for seat in session.match.seats] == [None, Level.MAESTRO]
    assert "iniciada" in fails(session, "iniciar_partida(jon).")


def test_iniciar_partida_between_people(session):
    assert session.call("iniciar_partida(ana,'Jon A').") == [
        "partida(ana,'Jon A',castellano).",
        "opcion(modo,persona_vs_persona).",
        "turno(ana).",
    ]
    assert session.call("ver_opcion(modo).") == ["opcion(modo,persona_vs_persona)."]
    assert "iniciada" in fails(session, "iniciar_partida(eva,ion).")


@pytest.mark.parametrize(
    "call",
    [
        "iniciar_partida(ordenador).",
        "iniciar_partida(ana,ordenador).",
        "iniciar_partida(ana,'ANA').",
        "iniciar_partida('').",
    ],
)
def test_iniciar_partida_refuses_names_that_tell_nobody_apart(session, call):
    fails(session, call)


def test_inicio_alterno_goes_by_the_session(session):
    session.call("establecer_opcion(inicio,alterno).")
    for expected in ("ana", "jon", "ana"):
        assert session.call("iniciar_partida(ana,jon).")[-1] == f"turno({expected})."
        session.call("abandonar_partida(jon).")


def test_the_machine_starts_by_itself_where_it_is_its_turn(session):
    session.call("establecer_opcion(inicio,alterno).")
    session.call("iniciar_partida(ana).")
    session.call("abandonar_partida(ana).")
    lines = session.call("iniciar_partida(ana).")
    assert lines[1].startswith("jugada(ordenador,") and lines[2] == "turno(ana)."


def test_abandonar_partida(session, memory):
    assert "ninguna partida" in fails(session, "abandonar_partida(ana).")
    session.call("iniciar_partida(ana,jon).")
    assert "eva" in fails(session, "abandonar_partida(eva).")
    assert session.call("abandonar_partida(ana).") == [
        "abandona(ana).",
        "fin(abandono).",
        "puntuacion(ana,0).",
        "puntuacion(jon,0).",
        "gana(jon).",
    ]
    assert session.match is None and memory.finished[-1][1].winners == (1,)


def test_abandonar_partida_out_of_turn(session, memory):
    session.call("iniciar_partida(ana,jon).")
    assert session.call("abandonar_partida(jon).")[-1] == "gana(ana)."
    assert memory.finished[-1][1].winners == (0,) and session.match is None


# -- words -----------------------------------------------------------------------------------------------------------


def test_formar_palabra(session):
    deal(session)
    assert session.call("formar_palabra(ana,horizontal,8,4,caminos).") == [
        "jugada(ana,horizontal,8,4,[c,a,m,i,n,o,s],68).",
        "faltan_fichas(ana,7).",
    ]
    assert session.call("asignar_fichas(ana,[t,r,t,r,e,e,?]).") == ["recibe(ana,[?,e,e,r,r,t,t]).", "turno(jon)."]
    assert session.call("formar_palabra(jon,vertical,8,10,sol).")[0] == "jugada(jon,vertical,8,10,[s,o,l],5)."
    assert session.call("mostrar_puntuacion.") == ["puntuacion(ana,68).", "puntuacion(jon,5)."]


def test_formar_palabra_errors(session):
    assert "ninguna partida" in fails(session, "formar_palabra(ana,horizontal,8,4,caminos).")
    deal(session)
    assert "turno de jon" in fails(session, "formar_palabra(jon,horizontal,8,8,sol).")
    assert "eva" in fails(session, "formar_palabra(eva,horizontal,8,8,sol).")
    assert "diagonal" in fails(session, "formar_palabra(ana,diagonal,8,8,casino).")
    assert "1 a 15" in fails(session, "formar_palabra(ana,horizontal,0,8,casino).")
    assert "1 a 15" in fails(session, "formar_palabra(ana,horizontal,8,h,casino).")
    assert "H8" in fails(session, "formar_palabra(ana,horizontal,1,1,camino).")
    assert "se sale" in fails(session, "formar_palabra(ana,horizontal,8,12,camino).")
    assert "ficha t" in fails(session, "formar_palabra(ana,horizontal,8,8,santo).")
    assert "«camoins»" in fails(session, "formar_palabra(ana,horizontal,8,8,camoins).")
    session.call("formar_palabra(ana,horizontal,8,4,caminos).")
    assert "le faltan 7" in fails(session, "formar_palabra(ana,vertical,8,4,cae).")


def test_pasar_turno(session):
    assert "ninguna partida" in fails(session, "pasar_turno(ana).")
    session.call("iniciar_partida(ana,jon).")
    assert "turno de jon" in fails(session, "pasar_turno(jon).")
    assert session.call("pasar_turno(ana).") == ["pasa(ana).", "turno(jon)."]
    for name in ("jon", "ana"):
        session.call(f"pasar_turno({name}).")
    assert session.call("pasar_turno(jon).")[1:] == [
        "fin(pases).",
        "puntuacion(ana,0).",
        "puntuacion(jon,0).",
        "empate.",
    ]
    assert "ninguna partida" in fails(session, "mostrar_puntuacion.")


def test_asignar_fichas_errors(session):
    assert "ninguna partida" in fails(session, "asignar_fichas(ana,[a]).")
    session.call("iniciar_partida(ana,jon).")
    assert "no le faltan" in fails(session, "asignar_fichas(ana,[a])."), "the deal is random"
    session.call("abandonar_partida(ana).")
    session.call("establecer_opcion(reparto,manual).")
    session.call("iniciar_partida(ana,jon).")
    assert "eva" in fails(session, "asignar_fichas(eva,[a,a,a,a,a,a,a]).")
    assert "7 fichas" in fails(session, "asignar_fichas(ana,[a,a,a]).")
    assert "ficha z" in fails(session, "asignar_fichas(ana,[z,z,a,a,a,a,a]).")
    assert "ficha k" in fails(session, "asignar_fichas(ana,[k,a,a,a,a,a,a]).")
    assert "lista" in fails(session, "asignar_fichas(ana,aeiouls).")
    session.call("asignar_fichas(ana,[a,e,i,o,u,l,comodin]).")
    assert "no le faltan" in fails(session, "asignar_fichas(ana,[a,e,i,o,u,l,s]).")
    assert Counter(session.match.state.racks[0]) == Counter("aeioul?")


def test_the_machine_answers_as_soon_as_it_has_its_tiles(session):
    session.call("establecer_opcion(reparto,manual).")
    assert session.call("iniciar_partida(ana).")[1:] == ["faltan_fichas(ana,7).", "faltan_fichas(ordenador,7)."]
    session.call("asignar_fichas(ana,[c,a,m,i,n,o,s]).")
    assert session.call("asignar_fichas(ordenador,[a,e,i,o,u,l,s]).")[-1] == "turno(ana)."
    session.call("formar_palabra(ana,horizontal,8,4,caminos).")
    lines = session.call("asignar_fichas(ana,[t,r,t,r,e,e,a]).")
    assert lines[1].startswith("jugada(ordenador,") and lines[2].startswith("faltan_fichas(ordenador,")
    assert "fichas" in fails(session, "pasar_turno(ana)."), "the machine's tiles come first"


def test_cambiar_fichas(session):
    session.call("iniciar_partida(ana,jon).")
    first = session.match.state.racks[0][0]
    assert "no se cambian" in fails(session, f"cambiar_fichas(ana,[{first}]).")
    session.call("abandonar_partida(ana).")
    session.call("establecer_opcion(reglas,apalabrados).")
    session.call("iniciar_partida(ana,jon).")
    first = session.match.state.racks[0][0]
    assert session.call(f"cambiar_fichas(ana,[{first}]).") == ["cambia(ana,1).", "turno(jon)."]


# -- showing ---------------------------------------------------------------------------------------------------------


def test_mostrar_fichas(session):
    assert "ninguna partida" in fails(session, "mostrar_fichas(ana).")
    deal(session)
    assert session.call("mostrar_fichas(ana).") == ["fichas(ana,[a,c,i,m,n,o,s])."]
    assert "eva" in fails(session, "mostrar_fichas(eva).")


def test_mostrar_puntuacion_with_and_without_its_accent(session):
    assert "ninguna partida" in fails(session, "mostrar_puntuacion.")
    session.call("iniciar_partida(ana).")
    assert (
        session.call("mostrar_puntuación")
        == session.call("mostrar_puntuacion.")
        == ["puntuacion(ana,0).", "puntuacion(ordenador,0)."]
    )


def test_ver_resumen(session):
    assert "ninguna partida" in fails(session, "ver_resumen.")
    deal(session)
    session.call("formar_palabra(ana,horizontal,8,4,caminos).")
    session.call("asignar_fichas(ana,[t,r,t,r,e,e,a]).")
    session.call("pasar_turno(jon).")
    lines = session.call("ver_resumen.")
    assert "opcion(reparto,manual)." in lines and "opcion(modo,persona_vs_persona)." in lines
    assert lines[-2:] == ["turno(1,ana,caminos,68,[a,c,i,m,n,o,s]).", "turno(2,jon,pasar,0,[a,e,i,l,o,s,u])."]


def test_ver_historial_and_ver_ranking(session):
    assert session.call("ver_historial(nadie).") == ["historial(nadie,victorias(0),derrotas(0),maxima(0),media(0.0))."]
    assert session.call("ver_ranking.") == []
    deal(session)
    session.call("formar_palabra(ana,horizontal,8,4,caminos).")
    session.call("abandonar_partida(ana).")
    session.call("iniciar_partida(ana,jon).")
    session.call("abandonar_partida(jon).")
    session.call("iniciar_partida(eva,jon).")
    session.call("abandonar_partida(jon).")
    assert session.call("ver_historial(ana).") == ["historial(ana,victorias(1),derrotas(1),maxima(68),media(34.0))."]
    assert session.call("ver_ranking.") == [
        "ranking_victorias(1,eva,1,100.0).",
        "ranking_victorias(2,ana,1,50.0).",
        "ranking_victorias(3,jon,1,33.3).",
        "ranking_puntuacion(1,ana,68,34.0).",
        "ranking_puntuacion(2,eva,0,0.0).",
        "ranking_puntuacion(3,jon,0,0.0).",
    ]


def test_ver_ranking_goes_by_percentage_then_by_wins_then_by_name(session, memory):
    people = [
        Standing("many", 10, 4, 6, 90, 50.0),
        Standing("few", 2, 1, 1, 80, 60.0),
        Standing("zoe", 4, 2, 2, 70, 40.0),
        Standing("Ane", 4, 2, 2, 70, 40.0),
        Standing("lost", 3, 0, 3, 99, 40.0),
    ]
    memory.standings = lambda: people
    assert [standing.percentage for standing in people] == [40, 50, 50, 50, 0]
    assert session.call("ver_ranking.") == [
        "ranking_victorias(1,'Ane',2,50.0).",
        "ranking_victorias(2,zoe,2,50.0).",
        "ranking_victorias(3,few,1,50.0).",
        "ranking_victorias(4,many,4,40.0).",
        "ranking_victorias(5,lost,0,0.0).",
        "ranking_puntuacion(1,few,80,60.0).",
        "ranking_puntuacion(2,many,90,50.0).",
        "ranking_puntuacion(3,lost,99,40.0).",
        "ranking_puntuacion(4,'Ane',70,40.0).",
        "ranking_puntuacion(5,zoe,70,40.0).",
    ]


def test_an_unfinished_match_goes_on_in_the_next_session(session, memory):
    deal(session)
    memory.unfinished = session.match
    later = Predicates(memory, session.say, session.seed, session.budget)
    assert later.call("ver_opcion(reparto).") == ["opcion(reparto,manual)."]
    assert later.call("ver_opcion(modo).") == ["opcion(modo,persona_vs_persona)."]
    assert later.call("formar_palabra(ana,horizontal,8,4,caminos).")[0].startswith("jugada(ana,")


def test_ayuda_lists_every_call(session):
    from game.aprologados.predicates import CALLS

    text = "\n".join(session.call("ayuda."))
    assert [call for call in CALLS if call not in text and call != "ayuda"] == []


@pytest.mark.parametrize(
    "call",
    [
        "volar(ana).",
        "iniciar_partida.",
        "iniciar_partida(a,b,c).",
        "ver_opcion(",
        "[a].",
        "ver_opcion(a) b",
        "ver_opcion([a]).",
        "__init__(a).",
        "call(a).",
        "ver opcion",
    ],
)
def test_what_is_no_call(session, call):
    fails(session, call)


# -- Prolog's habits -----------------------------------------------------------------------------------------------


def test_several_goals_in_a_text(session):
    assert session.call("ver_opcion(idioma), ver_opcion(modo).") == [
        "opcion(idioma,castellano).",
        "opcion(modo,persona_vs_maquina).",
    ]
    assert session.call("iniciar_partida(ana,jon). mostrar_puntuacion.")[-1] == "puntuacion(jon,0)."
    error = fails(session, "ver_opcion(color), abandonar_partida(ana).")
    assert "color" in error and session.match is not None, "the first that fails ends it"


def test_comments_and_lines(session):
    text = """
        /* the options,
           before anything else */
        establecer_opcion(reglas, % the preset
                          scrabble),
        ver_opcion(
            reglas).
    """
    assert session.call(text) == ["opcion(reglas,scrabble)."] * 2
    assert session.call("% nothing") == session.call("/* nothing */") == []


@pytest.mark.parametrize(
    ("option", "written", "value"),
    [
        ("idioma", "inglés", "ingles"),
        ("idioma", "'Inglés'", "ingles"),
        ("modo", "persona_vs_máquina", "persona_vs_maquina"),
        ("modo", "'persona vs persona'", "persona_vs_persona"),
        ("modo", "'Persona vs. máquina'", "persona_vs_maquina"),
        ("'Reglas'", '"Scrabble"', "scrabble"),
    ],
)
def test_values_are_understood_as_people_write_them(session, option, written, value):
    assert session.call(f"establecer_opcion({option},{written}).")[0].endswith(f",{value}).")


@pytest.mark.parametrize(
    ("call", "variable"),
    [
        ("iniciar_partida(Ana).", "Ana"),
        ("ver_opcion(_).", "_"),
        ("X.", "X"),
        ("asignar_fichas(ana,[a,B]).", "B"),
        ("formar_palabra(ana,horizontal,F,8,casa).", "F"),
    ],
)
def test_a_variable_is_refused_and_never_taken_for_a_name(session, call, variable):
    error = fails(session, call)
    assert "no están suficientemente instanciados" in error and f" {variable} es una variable" in error


def test_an_empty_name_is_refused_plainly(session):
    for call in ("iniciar_partida('').", "iniciar_partida('  ').", "iniciar_partida(ana,'')."):
        assert fails(session, call) == "El nombre de un jugador no puede estar vacío."


def test_names_that_differ_in_case_are_one_player_and_the_answer_says_so(session, memory):
    session.call("iniciar_partida(ana,jon).")
    assert session.call("pasar_turno('ANA').")[:2] == ["mismo_jugador('ANA',ana).", "pasa(ana)."]
    assert session.call("mostrar_fichas(jon).")[0].startswith("fichas(jon,")
    session.call("abandonar_partida(jon).")
    assert session.call("ver_historial('Ana').")[0] == "mismo_jugador('Ana',ana)."
    assert session.call("iniciar_partida('ANA','Jon').")[:3] == [
        "mismo_jugador('ANA',ana).",
        "mismo_jugador('Jon',jon).",
        "partida(ana,jon,castellano).",
    ]
    assert fails(session, "iniciar_partida(x).") == "Ya hay una partida iniciada."


def test_errors_name_players_and_not_numbers(session):
    session.call("iniciar_partida(ana,jon).")
    assert fails(session, "asignar_fichas(jon,[a]).") == "A jon no le faltan fichas ahora."


def test_an_error_is_all_in_the_language_of_the_user(session, own_bank):
    own_bank(mia="casa casas", enana="zzzzzzz")
    session.call("establecer_opcion(idioma,euskera).")
    assert fails(session, "establecer_opcion(diccionario,mia).") == (
        "El diccionario «mia» es de otro idioma: castellano."
    )
    session.call("establecer_opcion(idioma,castellano), establecer_opcion(diccionario,enana).")
    assert fails(session, "iniciar_partida(ana).") == (
        "El diccionario «enana» es demasiado pequeño para jugar: casi nunca se podría empezar."
    )


def test_iniciar_partida_sets_the_mode_and_says_so(session, memory):
    assert "opcion(modo,persona_vs_persona)." in session.call("iniciar_partida(ana,jon).")
    assert session.call("ver_opcion(modo).") == ["opcion(modo,persona_vs_persona)."]
    assert "modo=persona_vs_persona" in memory.options
    session.call("abandonar_partida(ana).")
    assert "opcion(modo,persona_vs_maquina)." in session.call("iniciar_partida(ana).")


def test_what_the_machine_gives_up_counts_in_no_ranking(session, memory):
    session.call("iniciar_partida(ana).")
    assert session.call("abandonar_partida(ordenador).")[:2] == ["abandona(ordenador).", "no_cuenta."]
    assert memory.finished[-1][1].winners == (0,), "it is in the history"
    assert session.call("ver_ranking.") == [] and "victorias(0)" in session.call("ver_historial(ana).")[0]


def test_the_machine_has_its_own_row_in_the_ranking(session):
    session.call("iniciar_partida(ana).")
    session.call("abandonar_partida(ana).")
    assert session.call("ver_ranking.")[:2] == [
        "ranking_victorias(1,ordenador,1,100.0).",
        "ranking_victorias(2,ana,0,0.0).",
    ]


def test_the_machine_can_be_either_player(session):
    """Who opens follows from `inicio`, and from which player the machine is: so two programs can agree."""
    session.call("establecer_opcion(reparto,manual), establecer_opcion(maquina,1).")
    assert session.call("iniciar_partida(rival).")[0] == "partida(ordenador,rival,castellano)."
    session.call("asignar_fichas(rival,[a,e,i,o,u,l,s]).")
    lines = session.call("asignar_fichas(ordenador,[c,a,m,i,n,o,s]).")
    assert lines[1].startswith("jugada(ordenador,"), "player 1 starts"
    session.call("abandonar_partida(rival).")
    assert "Admite: 1, 2" in fails(session, "establecer_opcion(maquina,3).")


def test_one_machine_plays_a_whole_match_with_luck_of_its_own(memory):
    seeds = iter(range(100, 200))
    session = Predicates(memory, sentences("es").say, lambda: next(seeds), lambda: Budget(playouts=1))
    session.call("iniciar_partida(ana).")
    assert session.match.seed == 100
    session.call("pasar_turno(ana).")
    machine = session.players[1]
    session.call("pasar_turno(ana).")
    assert session.players == {1: machine} and next(seeds) == 102


# -- how a word is read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "board", "rack", "place", "word", "move"),
    [
        ("", "", "casaeee", "8H", "casa", "8H casa"),
        ("", "", "cas?eee", "8H", "casa", "8H casA"),
        ("", "", "casa?ee", "8H", "cAsa", "8H cAsa"),
        ("", "", "casa?ee", "8H", "Casa", "8H Casa"),
        ("", "", "pinguio", "8H", "pingüi", "8H pingui"),
        ("", "", "año?eee", "8H", "año", "8H año"),
        ("", "8H casa", "sxxxxxx", "8H", "casas", "8H casas"),
        ("", "8H caSa", "sxxxxxx", "8H", "casas", "8H casas"),
        ("", "8H casa", "sxxxxxx", "8H", "Casas", "8H casas"),
        ("idioma=euskera reglas=scrabble", "", "[tx]akurtx", "8H", "txakur", "8H txakur"),
        ("idioma=euskera reglas=scrabble", "", "akurtxe", "8H", "txakur", "8H txakur"),
        ("idioma=euskera reglas=scrabble", "", "akur?ee", "8H", "txakur", "8H [TX]akur"),
        ("idioma=euskera reglas=scrabble", "", "akurt?e", "8H", "txakur", "8H tXakur"),
        ("idioma=euskera reglas=scrabble", "", "akur??e", "8H", "TXakur", "8H [TX]akur"),
        ("idioma=euskera reglas=scrabble", "8H [tx]akur", "eexxxxx", "H7", "etxe", "H7 e[tx]e"),
        ("idioma=euskera reglas=scrabble", "", "[tx]akurtx", "8H", ["t", "x", "a", "k", "u", "r"], "8H txakur"),
        ("idioma=euskera reglas=scrabble", "", "[tx]akurtx", "8H", ["tx", "a", "k", "u", "r"], "8H [tx]akur"),
        ("idioma=euskera reglas=scrabble", "", "?akurtx", "8H", ["TX", "a", "k", "u", "r"], "8H [TX]akur"),
        ("reglas=scrabble", "", "pe[rr]orrx", "8H", "perro", "8H pe[rr]o"),
    ],
)
def test_a_word_says_which_tiles_it_uses(options, board, rack, place, word, move):
    match = table(board, (rack, "e"), options)
    start = match.parse(f"{place} x")
    assert isinstance(start, Lay)
    found = lay_from_word(match.setting, match.cells, match.racks[0], start.row, start.column, start.across, word)
    assert str(found) == move
    match.check(found) if word != "pingüi" else None


# -- terms -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("ver_ranking.", ("ver_ranking", [])),
        ("  ver_opcion( idioma ) ", ("ver_opcion", ["idioma"])),
        ("?- f(a, 'B c', \"d\").", ("f", ["a", "B c", "d"])),
        ("f([a,'TX',?],8).", ("f", [["a", "TX", "?"], "8"])),
        ("f([]).", ("f", [[]])),
        (r"f('O\'Hara').", ("f", ["O'Hara"])),
        ("f('a,b).').", ("f", ["a,b)."])),
        ("mostrar_puntuacio\u0301n.", ("mostrar_puntuación", [])),
        ("", None),
        ("% a comment", None),
    ],
)
def test_calls_are_read_as_prolog_writes_them(line, call):
    assert read_call(line) == call


@pytest.mark.parametrize("line", ["f(", "f(a", "f(a))", "f(a,)", "(a)", "f a", "f([a)", "f(a). g(b).", "f(@)", "'"])
def test_what_is_not_read(line):
    with pytest.raises(CallUnreadable):
        read_call(line)


@pytest.mark.parametrize("atom", ["ana", "Ana María", "O'Hara", "back\\slash", "?", "12", "ñu", "a.b", "[x]", "á"])
def test_facts_can_be_read_back(atom):
    assert read_call(write_fact("f", (atom, [atom, "a"]))) == ("f", [atom, [atom, "a"]])
