"""A thread that answers, with the right token, before it is asked again."""

import os
import sys
import threading
import time


class AnswersEarly:
    def choose(self, view):
        frame = sys._getframe()
        while "ask" not in frame.f_locals:
            frame = frame.f_back
        ask = frame.f_locals["ask"]
        line = b'{"card":"%s","token":"%s"}\n' % (str(view.hand[0]).encode(), ask["token"].encode())
        for number in range(3, 64):
            try:
                os.write(number, line + line)
            except OSError:
                continue
        threading.Thread(target=time.sleep, args=(3600,)).start()
        return view.moves()[0]
