class ConstructorFails:
    def __init__(self):
        raise RuntimeError("not today")

    def choose(self, view):
        return view.moves()[0]
