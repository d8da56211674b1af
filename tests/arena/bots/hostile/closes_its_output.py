import os
import sys


class ClosesItsOutput:
    def choose(self, view):
        sys.stdout.close()
        for number in (0, 1, 2):
            try:
                os.close(number)
            except OSError:
                continue
        return view.moves()[0]
