"""The variants of each game that the general tests play: one line of options each."""

VARIANTS = {
    "brisca": [
        "",
        "jugadores=2",
        "jugadores=3",
        "jugadores=4 cambio_del_7=on",
        "jugadores=2 cambio_del_7=on al_mejor_de=3",
        "jugadores=3 al_mejor_de=5",
    ],
}
