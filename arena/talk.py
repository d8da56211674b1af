"""The talk between the program and a bot's process: one line of JSON each way, its length bounded."""

import json
import math
import os
import select
import sys
import time
from collections.abc import Collection
from typing import Any

LONGEST = 1 << 16
"""Bytes of the longest line that is listened to."""
LONGEST_WORD = 200
"""Characters of a text that is shown to a person."""
CHUNK = 1 << 16
PEEK_EVERY = 0.0005


class BadTalk(Exception):
    """The other side said something that nobody of ours says."""


def plain(text: str) -> str:
    """A text of a bot's as it may be shown and kept: short, on one line, nothing in it but what can be printed."""
    return "".join(char if char.isprintable() else " " for char in text[:LONGEST_WORD]).rstrip()


def plain_lines(text: str) -> str:
    """A text of many lines, each as `plain` would have it."""
    return "\n".join(map(plain, text.split("\n"))).strip()


def write_line(pipe: int, message: dict[str, Any]) -> None:
    """Send a message; OSError if nobody reads any more."""
    data = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
    while data:
        data = data[os.write(pipe, data) :]


def readable(pipes: Collection[int], until: float) -> list[int]:
    """Those of the pipes that have something to read or have ended; waits for one until that time at the latest."""
    if sys.platform == "win32":
        while True:
            ready = [pipe for pipe in pipes if _peek(pipe)]
            if ready or time.monotonic() >= until:
                return ready
            time.sleep(PEEK_EVERY)
    poll = select.poll()
    for pipe in pipes:
        poll.register(pipe, select.POLLIN)
    left = None if until == math.inf else max(0.0, until - time.monotonic()) * 1000
    return [pipe for pipe, _ in poll.poll(left)]


def _peek(pipe: int) -> bool:
    """Whether a pipe of Windows has something to read or has ended."""
    import _winapi
    import msvcrt

    try:
        return bool(_winapi.PeekNamedPipe(msvcrt.get_osfhandle(pipe), 0)[0])  # type: ignore[attr-defined]
    except OSError:
        return True


class Lines:
    """Messages out of a pipe."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe
        self.rest = b""

    def feed(self) -> None:
        """Read what is there now. EOFError at the end, BadTalk if a line grows too long."""
        data = os.read(self.pipe, CHUNK)
        if not data:
            raise EOFError
        self.rest += data
        if len(self.rest) > LONGEST:
            raise BadTalk

    def take(self) -> dict[str, Any] | None:
        """The next message that has been read to its end, if there is one; BadTalk if it is none of ours."""
        line, end, rest = self.rest.partition(b"\n")
        if not end:
            return None
        self.rest = rest
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise BadTalk from None
        if not isinstance(message, dict):
            raise BadTalk
        return message
