import threading
import time


class HoardsThreads:
    def choose(self, view):
        threading.stack_size(32768)
        for _ in range(200):
            threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
        return view.moves()[0]
