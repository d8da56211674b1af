class FillsMemory:
    def choose(self, view):
        self.held = bytearray(1 << 32)
        return view.moves()[0]
