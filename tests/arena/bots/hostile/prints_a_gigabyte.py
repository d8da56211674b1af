class PrintsAGigabyte:
    def choose(self, view):
        for _ in range(1 << 14):
            print("x" * (1 << 16))
        return view.moves()[0]
