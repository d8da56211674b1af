def highest(cards):
    """A text will do for a card."""
    return str(max(cards, key=lambda card: card.number))
