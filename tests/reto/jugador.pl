% Un jugador pequeño de Aprologados para el reto (docs/reto.md): lee llamadas, contesta hechos y juega como `ordenador`.
%
%     swipl -q -g main jugador.pl -- palabras.txt
%
% Sabe lo justo: las reglas por omisión, reparto manual, las palabras de un archivo (una por línea). De las jugadas que
% encuentra con pocas fichas nuevas elige la de más puntos.

:- encoding(utf8).
:- set_prolog_flag(double_quotes, atom).
:- dynamic arco/3, final/1, ultimo/1.
:- dynamic opcion/2, vale/2, tope/1, celda/3, atril/2, puntos/2, turno/1, faltan/2, bolsa/1, pases/1, en_juego/0.

% -- el diccionario, como un árbol de letras ---------------------------------------------------------------------------

leer_palabras(Archivo) :-
    retractall(arco(_, _, _)), retractall(final(_)), retractall(ultimo(_)), assertz(ultimo(0)),
    setup_call_cleanup(open(Archivo, read, S, [encoding(utf8)]), leer_lineas(S), close(S)).

leer_lineas(S) :-
    linea(S, Linea),
    (   Linea == end_of_file -> true
    ;   atom_chars(Linea, Letras), (Letras = [_, _|_] -> poner(Letras, 0) ; true), leer_lineas(S)
    ).

linea(S, Atomo) :-
    read_line_to_string(S, Cadena),
    (   Cadena == end_of_file -> Atomo = end_of_file
    ;   normalize_space(atom(Atomo), Cadena)
    ).

poner([], N) :- ( final(N) -> true ; assertz(final(N)) ).
poner([L|Ls], N) :-
    (   arco(N, L, M) -> true
    ;   retract(ultimo(U)), M is U + 1, assertz(ultimo(M)), assertz(arco(N, L, M))
    ),
    poner(Ls, M).

es_palabra(Letras) :- anda(Letras, 0, N), final(N).
anda([], N, N).
anda([L|Ls], N, F) :- arco(N, L, M), !, anda(Ls, M, F).

% -- tablero y fichas --------------------------------------------------------------------------------------------------

fila(1,  'T..d...T...d..T').
fila(2,  '.D...t...t...D.').
fila(3,  '..D...d.d...D..').
fila(4,  'd..D...d...D..d').
fila(5,  '....D.....D....').
fila(6,  '.t...t...t...t.').
fila(7,  '..d...d.d...d..').
fila(8,  'T..d...D...d..T').
fila(F, Marcas) :- F > 8, F < 16, G is 16 - F, fila(G, Marcas).

:- table multiplica/4.
multiplica(F, C, Letra, Palabra) :-
    fila(F, Marcas), I is C - 1, sub_atom(Marcas, I, 1, _, M), !, marca(M, Letra, Palabra).
marca('.', 1, 1).  marca(d, 2, 1).  marca(t, 3, 1).  marca('D', 1, 2).  marca('T', 1, 3).

juego(castellano, [1-[a-12, e-12, o-9, i-6, s-6, n-5, r-5, u-5, l-4, t-4], 2-[d-3, g-2], 3-[c-4, b-2, m-2, p-2],
                   4-[h-2, f-1, v-1, y-1], 5-[q-1], 8-[j-1, 'ñ'-1, x-1], 10-[z-1]]).
juego(ingles, [1-[e-12, a-9, i-9, o-8, n-6, r-6, t-6, l-4, s-4, u-4], 2-[d-4, g-3], 3-[b-2, c-2, m-2, p-2],
               4-[f-2, h-2, v-2, w-2, y-2], 5-[k-1], 8-[j-1, x-1], 10-[q-1, z-1]]).
juego(euskera, [1-[a-14, e-12, i-9, n-8, t-8, o-6, u-6], 2-[r-7, k-5], 3-[d-4], 4-[b-2, z-2], 5-[g-2, h-2, l-2, s-2],
                8-[j-1, m-1, p-1], 10-[f-1, x-1]]).

% Una ficha puesta es su letra; un comodín, la letra en mayúscula, que no vale nada.
valor(X, V) :- ( vale(X, W) -> V = W ; V = 0 ).
tasar(Idioma) :-
    retractall(vale(_, _)), juego(Idioma, Filas),
    forall(( member(V-Grupo, Filas), member(X-_, Grupo) ), assertz(vale(X, V))).
% La Ñ va aparte: fuera de una localización española, Prolog no sabe cambiarla.
letra('Ñ', 'ñ') :- !.
letra(X, L) :- downcase_atom(X, L).
mayuscula('ñ', 'Ñ') :- !.
mayuscula(L, X) :- upcase_atom(L, X).
ficha(X, '?') :- letra(X, L), L \== X, !.
ficha(X, X).

todas(Fichas) :-
    opcion(idioma, I), juego(I, Filas),
    findall(X, (member(_-Grupo, Filas), member(X-N, Grupo), between(1, N, _)), Letras),
    append(['?', '?'], Letras, Fichas).

% -- palabras en el tablero --------------------------------------------------------------------------------------------

lugar(horizontal, Linea, P, Linea, P).
lugar(vertical, Linea, P, P, Linea).
otra(horizontal, vertical).
otra(vertical, horizontal).

puesta(D, Linea, P, X) :- lugar(D, Linea, P, F, C), celda(F, C, X).
libre(D, Linea, P) :- \+ puesta(D, Linea, P, _).

antes(D, L, P, []) :- ( P < 1 ; libre(D, L, P) ), !.
antes(D, L, P, Xs) :- puesta(D, L, P, X), Q is P - 1, antes(D, L, Q, Ys), append(Ys, [X], Xs).
despues(D, L, P, []) :- ( P > 15 ; libre(D, L, P) ), !.
despues(D, L, P, [X|Xs]) :- puesta(D, L, P, X), Q is P + 1, despues(D, L, Q, Xs).

% Lo que la ficha X en (F, C) escribiría a través de la dirección D: no si no escribe nada, o sus fichas y sus puntos.
cruce(D, F, C, X, Cruce) :-
    otra(D, E), lugar(E, L, P, F, C), A is P - 1, Z is P + 1,
    antes(E, L, A, As), despues(E, L, Z, Zs),
    (   As == [], Zs == [] -> Cruce = no
    ;   append(As, [X|Zs], Xs), maplist(letra, Xs, Letras), es_palabra(Letras),
        maplist(valor, As, V1), maplist(valor, Zs, V2), sum_list(V1, S1), sum_list(V2, S2),
        valor(X, V), multiplica(F, C, ML, MP), Cruce is (S1 + S2 + V * ML) * MP
    ).

% camino(D, Linea, P, Nodo, Atril, Toca, Cuenta, Jugada): sigue desde la casilla P. Cuenta lleva la suma, el multiplicador,
% los cruces y las fichas nuevas; Jugada acaba en las fichas de la palabra, las que quedan, cuántas son nuevas y los puntos.
camino(D, L, P, Nodo, Atril, _, c(S, MP, Cr, N), j([X|Xs], Resto, Nuevas, Pt)) :-
    P =< 15, puesta(D, L, P, X), !,
    letra(X, Letra), arco(Nodo, Letra, M), valor(X, V), T is S + V, Q is P + 1,
    camino(D, L, Q, M, Atril, si, c(T, MP, Cr, N), j(Xs, Resto, Nuevas, Pt)).
camino(_, _, _, Nodo, Atril, si, c(S, MP, Cr, N), j([], Atril, N, Pt)) :-
    N > 0, final(Nodo),
    ( Atril == [] -> Extra = 40 ; Extra = 0 ),
    Pt is S * MP + Cr + Extra.
camino(D, L, P, Nodo, Atril, Toca, c(S, MP, Cr, N), j([X|Xs], Resto, Nuevas, Pt)) :-
    P =< 15, tope(Tope), N < Tope,
    lugar(D, L, P, F, C),
    elige(Atril, Nodo, X, M, Atril2),
    cruce(D, F, C, X, Cruce),
    valor(X, V), multiplica(F, C, ML, MW),
    ( Cruce == no -> Cr2 = Cr ; Cr2 is Cr + Cruce ),
    T is S + V * ML, MP2 is MP * MW, N2 is N + 1, Q is P + 1,
    toca_centro(F, C, Toca, Toca2),
    camino(D, L, Q, M, Atril2, Toca2, c(T, MP2, Cr2, N2), j(Xs, Resto, Nuevas, Pt)).

toca_centro(8, 8, _, si) :- \+ celda(_, _, _), !.
toca_centro(_, _, Toca, Toca).

elige(Atril, Nodo, X, M, Resto) :-
    sort(Atril, Distintas), member(Ficha, Distintas),
    (   Ficha == '?' -> arco(Nodo, L, M), mayuscula(L, X)
    ;   arco(Nodo, Ficha, M), X = Ficha
    ),
    once(select(Ficha, Atril, Resto)).

% Las jugadas de un atril, con a lo sumo tantas fichas nuevas: D, línea, principio, fichas de la palabra y puntos.
jugada(Atril, Tope, D, L, P, Xs, Resto, Nuevas, Puntos) :-
    retractall(tope(_)), assertz(tope(Tope)),
    member(D, [horizontal, vertical]),
    (   \+ celda(_, _, _) -> L = 8 ; between(1, 15, L), once((between(1, 15, A), puesta(D, L, A, _))) ),
    between(1, 15, P), B is P - 1, ( B < 1 -> true ; libre(D, L, B) ),
    alcanza(D, L, P, Tope),
    camino(D, L, P, 0, Atril, no, c(0, 1, 0, 0), j(Xs, Resto, Nuevas, Puntos)),
    Xs = [_, _|_].

alcanza(_, 8, P, Tope) :- \+ celda(_, _, _), !, P =< 8, P + Tope > 8.
alcanza(D, L, P, Tope) :- Q is min(15, P + Tope), once((between(P, Q, A), puesta(D, L, A, _))).

puede(J) :- atril(J, Atril), once(jugada(Atril, 7, _, _, _, _, _, _, _)).

mejor(Atril, Jugada) :-
    findall(Pt-j(D, L, P, Xs, Resto, Nu), jugada(Atril, 4, D, L, P, Xs, Resto, Nu, Pt), Todas),
    (   Todas \== [] -> keysort(Todas, Orden), last(Orden, Pt-j(D, L, P, Xs, Resto, Nu))
    ;   once(jugada(Atril, 7, D, L, P, Xs, Resto, Nu, Pt))
    ),
    Jugada = jugada(D, L, P, Xs, Resto, Nu, Pt).

% -- la partida --------------------------------------------------------------------------------------------------------

contrario(ordenador, rival).
contrario(rival, ordenador).

di(Hecho) :- format("~q.~n", [Hecho]).

falla(Motivo) :- throw(motivo(Motivo)).
exige(Condicion, Motivo) :- ( call(Condicion) -> true ; falla(Motivo) ).

poner_fichas(_, _, _, []).
poner_fichas(D, L, P, [X|Xs]) :-
    lugar(D, L, P, F, C), ( celda(F, C, _) -> true ; assertz(celda(F, C, X)) ),
    Q is P + 1, poner_fichas(D, L, Q, Xs).

coloca(J, D, L, P, Xs, Resto, Nuevas, Pt) :-
    poner_fichas(D, L, P, Xs),
    retract(atril(J, _)), assertz(atril(J, Resto)),
    retract(puntos(J, S)), T is S + Pt, assertz(puntos(J, T)),
    retractall(pases(_)), assertz(pases(0)),
    lugar(D, L, P, F, C), di(jugada(J, D, F, C, Xs, Pt)),
    bolsa(B), length(B, Quedan), Faltan is min(Nuevas, Quedan),
    (   Faltan > 0 -> retractall(faltan(J, _)), assertz(faltan(J, Faltan)), di(faltan_fichas(J, Faltan))
    ;   cede(J)
    ).

% El turno pasa del jugador J a su contrario: acaba si nadie puede añadir una palabra, y la máquina juega en su turno.
cede(J) :- contrario(J, K), toca(K).

toca(J) :-
    retractall(turno(_)), assertz(turno(J)),
    (   pases(4) -> acaba(pases)
    ;   \+ puede(J), contrario(J, K), \+ puede(K) -> acaba(sin_jugadas)
    ;   J == ordenador -> juega
    ;   di(turno(J))
    ).

juega :-
    atril(ordenador, Atril),
    (   mejor(Atril, jugada(D, L, P, Xs, Resto, Nu, Pt)) -> coloca(ordenador, D, L, P, Xs, Resto, Nu, Pt)
    ;   pasa(ordenador)
    ).

pasa(J) :- retract(pases(N)), M is N + 1, assertz(pases(M)), di(pasa(J)), cede(J).

acaba(Motivo) :-
    retractall(en_juego), di(fin(Motivo)), forall(puntos(J, N), di(puntuacion(J, N))).

% -- las llamadas ------------------------------------------------------------------------------------------------------

llamada(establecer_opcion(O, V)) :-
    exige(memberchk(O, [idioma, modo, reparto, inicio, maquina]), 'no existe esa opción'),
    retractall(opcion(O, _)), assertz(opcion(O, V)), ( O == idioma -> tasar(V) ; true ), di(opcion(O, V)).
llamada(iniciar_partida(rival)) :-
    exige(\+ en_juego, 'ya hay una partida'),
    retractall(celda(_, _, _)), retractall(atril(_, _)), retractall(puntos(_, _)), retractall(faltan(_, _)),
    retractall(bolsa(_)), retractall(pases(_)), retractall(turno(_)),
    assertz(en_juego), assertz(pases(0)), todas(Fichas), assertz(bolsa(Fichas)),
    ( opcion(maquina, 1) -> Primero = ordenador ; Primero = rival ),
    assertz(turno(Primero)),
    forall(member(J, [rival, ordenador]), ( assertz(atril(J, [])), assertz(puntos(J, 0)), assertz(faltan(J, 7)) )),
    di(partida(rival, ordenador)).
llamada(asignar_fichas(J, Fichas)) :-
    exige(en_juego, 'no hay partida'),
    exige(faltan(J, N), 'no le faltan fichas'),
    exige(length(Fichas, N), 'no son las que faltan'),
    bolsa(B), exige(quita(Fichas, B, Resto), 'no quedan esas fichas'),
    retractall(bolsa(_)), assertz(bolsa(Resto)),
    retract(atril(J, A)), append(A, Fichas, T), assertz(atril(J, T)), retract(faltan(J, N)),
    di(recibe(J, Fichas)),
    (   faltan(_, _) -> true
    ;   celda(_, _, _) -> cede(J)
    ;   turno(K), toca(K)
    ).
llamada(formar_palabra(J, D, F, C, Xs)) :-
    en_turno(J), exige(is_list(Xs), 'la palabra va en una lista'),
    lugar(D, L, P, F, C), atril(J, Atril),
    exige(( B is P - 1, ( B < 1 -> true ; libre(D, L, B) ) ), 'no es la palabra entera'),
    exige(encaja(D, L, P, Xs, Atril, Resto, Nuevas, Pt), 'no encaja, no está o faltan fichas'),
    coloca(J, D, L, P, Xs, Resto, Nuevas, Pt).
llamada(pasar_turno(J)) :- en_turno(J), pasa(J).
llamada(abandonar_partida(_)) :- exige(en_juego, 'no hay partida'), acaba(abandono).
llamada(mostrar_fichas(J)) :- exige(en_juego, 'no hay partida'), atril(J, A), di(fichas(J, A)).
llamada(mostrar_puntuacion) :- exige(en_juego, 'no hay partida'), forall(puntos(J, N), di(puntuacion(J, N))).

en_turno(J) :-
    exige(en_juego, 'no hay partida'), exige(\+ faltan(_, _), 'faltan fichas'), exige(turno(J), 'no es su turno').

quita([], B, B).
quita([X|Xs], B, R) :- select(X, B, B2), !, quita(Xs, B2, R).

% Esa jugada exactamente: la primera palabra pasa por el centro, las demás contienen una ficha del tablero.
encaja(D, L, P, Xs, Atril, Resto, Nuevas, Pt) :-
    Xs = [_, _|_], repaso(D, L, P, Xs, Atril, Resto, c(0, 1, 0, 0, no), c(S, M, Cr, Nuevas, si)),
    Nuevas > 0, maplist(letra, Xs, Letras), es_palabra(Letras),
    ( Resto == [] -> Extra = 40 ; Extra = 0 ), Pt is S * M + Cr + Extra.

repaso(D, L, P, [], Atril, Atril, Cuenta, Cuenta) :- ( P > 15 -> true ; libre(D, L, P) ).
repaso(D, L, P, [X|Xs], Atril, Resto, c(S, M, Cr, N, Toca), Cuenta) :-
    P =< 15, Q is P + 1, lugar(D, L, P, F, C),
    (   celda(F, C, Y) -> letra(X, A), letra(Y, A), valor(Y, V), S2 is S + V,
        repaso(D, L, Q, Xs, Atril, Resto, c(S2, M, Cr, N, si), Cuenta)
    ;   ficha(X, Ficha), select(Ficha, Atril, Atril2), !, cruce(D, F, C, X, Cruce),
        valor(X, V), multiplica(F, C, ML, MW), S2 is S + V * ML, M2 is M * MW, N2 is N + 1,
        ( Cruce == no -> Cr2 = Cr ; Cr2 is Cr + Cruce ),
        toca_centro(F, C, Toca, Toca2),
        repaso(D, L, Q, Xs, Atril2, Resto, c(S2, M2, Cr2, N2, Toca2), Cuenta)
    ).

% -- leer y contestar --------------------------------------------------------------------------------------------------

main :-
    set_stream(user_input, encoding(utf8)), set_stream(user_output, encoding(utf8)), set_stream(user_input, tty(false)),
    current_prolog_flag(argv, Argumentos), last(Argumentos, Archivo), leer_palabras(Archivo),
    assertz(opcion(idioma, castellano)), tasar(castellano), assertz(opcion(reparto, manual)),
    repeat,
    read_term(user_input, Llamada, []),
    (   Llamada == end_of_file -> !, halt
    ;   contesta(Llamada), flush_output, fail
    ).

contesta(Llamada) :-
    catch(( llamada(Llamada) -> di(true) ; falla('no se entiende') ), motivo(M), ( di(error(M)), di(false) )).
