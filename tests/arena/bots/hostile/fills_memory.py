class FillsMemory:
    def choose(self, view):
        self.held = [bytearray(1 << 28) for _ in range(64)]
        return view.moves()[0]
