"""The variants of each game that the general tests play: one line of options each."""

VARIANTS = {
    "chinchon": [
        "",
        "jugadores=2",
        "jugadores=2 comodines=2 prohibir_devolver=on",
        "jugadores=3 baraja=48 reenganches=2 limite=60",
        "jugadores=4 comodines=2 reenganches=1",
        "jugadores=4 baraja=48 comodines=2 limite=50",
    ],
    "siete_y_medio": [
        "",
        "jugadores=1",
        "jugadores=1 rounds=100 premio3=rey_de_oros",
        "jugadores=2 rounds=1",
        "jugadores=4 rounds=10 premio3=rey_de_oros",
        "jugadores=8 rounds=12",
    ],
    "brisca": [
        "",
        "jugadores=2",
        "jugadores=3",
        "jugadores=4 cambio_del_7=on",
        "jugadores=2 cambio_del_7=on al_mejor_de=3",
        "jugadores=3 al_mejor_de=5",
    ],
    "cachos": [
        "",
        "jugadores=2",
        "jugadores=3 obligo=automatico partida_falsa=anulada",
        "jugadores=5 partida_falsa=prohibida siciliana_min=1/3",
        "jugadores=6 obligo=no siciliana=off montado=off",
        "jugadores=8",
    ],
    "aprologados": [
        "",
        "idioma=euskera",
        "idioma=ingles reparto=manual inicio=alterno empieza=2",
        "idioma=castellano reglas=scrabble",
        "idioma=aleatorio reglas=apalabrados reparto=manual",
    ],
}
