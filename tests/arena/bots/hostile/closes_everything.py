import os
import time


class ClosesEverything:
    def choose(self, view):
        os.closerange(0, 200)
        time.sleep(3600)
