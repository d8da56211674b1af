"""Cards on the screen: their pictures in the deck that the user chose, and their names in words."""

from game.cards import Card
from ui.app import App

CARD_RATIO = 638 / 416


def card_face(app: App, card: Card | str) -> str:
    """The picture of a card's face."""
    folder = "cards_large" if app.settings.deck == "large" else "cards"
    return f"{folder}/{card}"


def card_back(app: App) -> str:
    """The picture of the backs."""
    return f"cards/back_{app.settings.card_back}"


def card_name(app: App, card: Card) -> str:
    """The card in words: «as de oros»."""
    if card.is_joker:
        return app.say("cards.joker")
    return app.say("cards.card", number=app.say(f"cards.number.{card.number}"), suit=app.say(f"cards.suit.{card.suit}"))
