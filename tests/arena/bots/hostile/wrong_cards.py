class Evil:
    def __str__(self):
        raise KeyError("no text")


class Huge:
    def __str__(self):
        return "O1" * 20_000_000


class WrongCards:
    """A card of somebody else's, no card, nothing, rubbish, too much."""

    def __init__(self):
        self.answers = [None, "O99", '\ud800\u202e\x00\n{"card":"O1"}', Huge(), Evil(), 3.5, b"O1", [], {}]

    def choose(self, view):
        if self.answers:
            return self.answers.pop(0)
        return next(card for card in ("O1", "C1", "E1", "B1") if card not in map(str, view.hand))
