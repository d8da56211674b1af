"""What outlives the program: matches, players, settings, and the statistics that follow from them."""

from saves.faults import (
    BadName,
    FaultKind,
    MatchClosed,
    MatchInUse,
    NameReason,
    NoSuchMatch,
    Notice,
    NoticeKind,
    SaveError,
    StoreFault,
)
from saves.matches import ASSISTED, MatchLine, MoveLine, Result
from saves.names import clean_name
from saves.players import Person
from saves.settings import Settings, Setup
from saves.statistics import HeadToHead, Order, Tally
from saves.store import Store, data_folder

__all__ = [
    "ASSISTED",
    "BadName",
    "FaultKind",
    "HeadToHead",
    "MatchClosed",
    "MatchInUse",
    "MatchLine",
    "MoveLine",
    "NameReason",
    "NoSuchMatch",
    "Notice",
    "NoticeKind",
    "Order",
    "Person",
    "Result",
    "SaveError",
    "Settings",
    "Setup",
    "Store",
    "StoreFault",
    "Tally",
    "clean_name",
    "data_folder",
]
