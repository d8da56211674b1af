class Recursion:
    def choose(self, view):
        return self.choose(view)
