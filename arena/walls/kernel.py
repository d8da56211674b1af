"""Linux's own calls, for which Python has no names."""

import ctypes
import os
from typing import Any

LIBC = ctypes.CDLL(None, use_errno=True)
LIBC.syscall.restype = ctypes.c_long


def syscall(number: int, *arguments: Any) -> int:
    """What the call answers; OSError if it fails."""
    answer = int(LIBC.syscall(ctypes.c_long(number), *arguments))
    if answer < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return answer


def prctl(option: int, *arguments: int) -> int:
    """`prctl` with its arguments filled up with zeros."""
    padded = [ctypes.c_ulong(argument) for argument in (*arguments, 0, 0, 0, 0)[:4]]
    answer = int(LIBC.prctl(ctypes.c_int(option), *padded))
    if answer < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return answer
