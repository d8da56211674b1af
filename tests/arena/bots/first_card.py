class FirstCard:
    """The least that is a bot."""

    def choose(self, view):
        return view.moves()[0]
