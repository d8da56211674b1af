class Crashes:
    def choose(self, view):
        raise ValueError("no idea\nat all")
