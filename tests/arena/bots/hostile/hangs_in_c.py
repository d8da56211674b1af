"""Every signal that can be blocked is, and the interpreter never comes back."""

import ctypes
import signal


class HangsInC:
    def choose(self, view):
        signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        ctypes.CDLL(None).sleep(3600)
