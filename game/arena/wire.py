"""A view of Brisca as one line of text and back, for a bot that lives in another process."""

import json
from collections.abc import Iterable
from typing import Any

from game.brisca.parts import BriscaOptions, End, GameResult, Trick
from game.brisca.rules import Brisca
from game.brisca.view import BriscaView
from game.cards import Card
from game.core import Outcome


def write_view(view: BriscaView) -> str:
    """All that the view knows, on one line."""
    outcome = view.outcome
    return json.dumps(
        {
            "seat": view.seat,
            "turn": view.turn,
            "options": str(view.options),
            "hand": _texts(view.hand),
            "hand_counts": view.hand_counts,
            "public": [_texts(sorted(known)) for known in view.public],
            "trump_card": str(view.trump_card),
            "removed": view.removed and str(view.removed),
            "stock": view.stock,
            "leader": view.leader,
            "table": _texts(view.table),
            "first": view.first,
            "tricks": [(trick.leader, _texts(trick.cards), trick.winner) for trick in view.tricks],
            "points": view.points,
            "taken": view.taken,
            "results": view.results,
            "outcome": outcome and (outcome.winners, outcome.reason, outcome.points),
        },
        separators=(",", ":"),
    )


def read_view(text: str) -> BriscaView:
    """The view of a line that `write_view` wrote."""
    found: dict[str, Any] = json.loads(text)
    outcome = found["outcome"]
    return BriscaView(
        game=Brisca,
        seat=found["seat"],
        turn=found["turn"],
        options=BriscaOptions.parse(found["options"]),
        hand=_cards(found["hand"]),
        hand_counts=tuple(found["hand_counts"]),
        public=tuple(frozenset(_cards(known)) for known in found["public"]),
        trump_card=Card.parse(found["trump_card"]),
        removed=Card.parse(found["removed"]) if found["removed"] else None,
        stock=found["stock"],
        leader=found["leader"],
        table=_cards(found["table"]),
        tricks=tuple(Trick(leader, _cards(cards), winner) for leader, cards, winner in found["tricks"]),
        first=found["first"],
        points=tuple(found["points"]),
        taken=tuple(found["taken"]),
        results=tuple(_result(*result) for result in found["results"]),
        outcome=Outcome(tuple(outcome[0]), End(outcome[1]), tuple(outcome[2])) if outcome else None,
    )


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _cards(texts: Iterable[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)


def _result(points: list[int], cards: list[int], winners: list[int], reason: str) -> GameResult:
    return GameResult(tuple(points), tuple(cards), tuple(winners), End(reason))
