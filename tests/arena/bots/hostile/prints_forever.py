class PrintsForever:
    """Little at a time, and never an answer."""

    def choose(self, view):
        while True:
            print(".")
