"""One instance of a bot at one seat, in a process of its own: asked with a time budget, ended whatever it does."""

import hashlib
import math
import os
import secrets
import time
from contextlib import suppress
from dataclasses import asdict
from enum import StrEnum
from typing import Any

from arena.process import Child, Seen, start_child, threads_of
from arena.seat import BotFile, Fault, FaultKind, Reply
from arena.talk import BadTalk, Lines, plain, plain_lines, readable, write_line
from arena.walls import LIMITS
from game.arena.wire import write_view
from game.brisca.rules import Brisca
from game.brisca.view import BriscaView
from game.core import UnreadableMove

START_SECONDS = 30.0
"""For what comes before the first move, imports above all; counts against no move."""
KEPT_PRINTS = 1 << 16
MOST_PRINTS = 1 << 23
"""Bytes that a bot may print in a game."""
CHUNK = 1 << 16
MOST_THREADS = 128
LOOK_EVERY = 0.05
"""Seconds between two looks at a bot that thinks long: no limit of the system's holds root to a number of threads."""


class Gone(StrEnum):
    """Why an instance was ended before its game was. The value is the key of its sentence."""

    LEFT = "arena.gone.left"
    SLOW_START = "arena.gone.slow_start"
    STUCK = "arena.gone.stuck"
    """Still at the move before when its time for this one was over."""
    OUTPUT = "arena.gone.output"
    THREADS = "arena.gone.threads"
    OUT_OF_TURN = "arena.gone.out_of_turn"
    NO_BOT = "arena.gone.no_bot"


def open_bot(bot: BotFile, seat: int, seed: int) -> "Instance":
    """A fresh instance of a bot at a seat, with luck of its own that follows from the game's seed."""
    return Instance(bot, seat, seed)


def open_unhurried(bot: BotFile, seat: int, seed: int) -> "Instance":
    """An instance that its author looks into: it is waited for as long as it takes, and runs in the terminal."""
    return Instance(bot, seat, seed, Seen())


class Instance:
    """A bot's process, and where the talk with it stands."""

    def __init__(self, bot: BotFile, seat: int, seed: int, seen: Seen | None = None) -> None:
        self.bot = bot
        self.child: Child = seen or start_child()
        self.patience = math.inf if seen else 0.0
        """What it is given beyond every budget."""
        self.lines = Lines(self.child.answers)
        self.gone = ""
        """Why it plays no more: a key of a sentence, or the bot's own words."""
        self.trace = ""
        """The traceback of why it never came up."""
        self.hello: dict[str, Any] | None = None
        self.owed: str | None = None
        """The token of an ask that it has not answered."""
        self.printed = 0
        self.kept = b""
        self.closed = False
        luck = hashlib.sha256(f"{seed}/{seat}".encode()).hexdigest()
        hello = {"file": str(bot.file.resolve()), "seed": luck, "limits": asdict(LIMITS)}
        self._send(hello)

    @property
    def prints(self) -> str:
        """What it printed, tracebacks too: the first 64 KB."""
        return self.kept.decode("utf-8", "replace")

    def choose(self, view: BriscaView, seconds: float) -> Reply:
        """Ask for a move and wait for it, at most twice the budget and a little: once for a move that is still owed."""
        if self.gone or not self.begin():
            return Reply(None, Fault(FaultKind.GONE, self.gone, self.trace))
        self.child.resume()
        if self.owed and self._hear(time.monotonic() + seconds + self.patience) is None:
            if not self.gone:
                self._end(Gone.STUCK)
                return Reply(None, Fault(FaultKind.LATE), seconds)
            return Reply(None, Fault(FaultKind.GONE, self.gone))
        if self._spoke_unasked():
            return Reply(None, Fault(FaultKind.GONE, self.gone))
        started = time.monotonic()
        self.owed = secrets.token_hex(8)
        self._send({"token": self.owed, "seconds": seconds, "view": write_view(view)})
        answer = self._hear(started + seconds + self.patience)
        spent = time.monotonic() - started
        if answer is not None:
            self.child.pause()
            return self._judge(answer, view, spent)
        if self.gone:
            return Reply(None, Fault(FaultKind.GONE, self.gone), spent)
        return Reply(None, Fault(FaultKind.LATE), spent)

    def begin(self) -> bool:
        """Wait until it is ready for its first ask; False if it never will be."""
        if self.hello is None and not self.gone:
            hello = self._read(time.monotonic() + START_SECONDS + self.patience)
            if hello is not None:
                self.hello = hello
                if "no_bot" in hello:
                    self._end(Gone.NO_BOT)
                elif "problem" in hello:
                    self.trace = plain_lines(str(hello.get("trace", "")))
                    self._end(plain(f"{hello['problem']}: {hello.get('detail', '')}"))
            elif not self.gone:
                self._end(Gone.SLOW_START)
        return not self.gone

    def close(self) -> None:
        """The game is over: end whatever runs."""
        if not self.closed:
            self.closed = True
            self._drain()
            self.child.end()
            self.gone = self.gone or Gone.LEFT

    # -- the talk ----------------------------------------------------------------------------------------------

    def _judge(self, answer: dict[str, Any], view: BriscaView, spent: float) -> Reply:
        """What came back is text: a card, or what went wrong."""
        if "error" in answer:
            trace = plain_lines(str(answer.get("trace", "")))
            return Reply(None, Fault(FaultKind.CRASH, plain(str(answer["error"])), trace), spent)
        text = str(answer.get("card"))
        try:
            move = Brisca.parse(text)
        except UnreadableMove:
            return Reply(None, Fault(FaultKind.WRONG_CARD, plain(text)), spent)
        if move not in view.moves():
            return Reply(None, Fault(FaultKind.WRONG_CARD, plain(text)), spent)
        return Reply(move, None, spent)

    def _send(self, message: dict[str, Any]) -> None:
        try:
            write_line(self.child.asks, message)
        except OSError:
            self._end(Gone.LEFT)

    def _hear(self, until: float) -> dict[str, Any] | None:
        """The answer that is owed; None if it does not come in time, or if there is nobody left to give it."""
        answer = self._read(until)
        if answer is None:
            return None
        if answer.get("token") != self.owed:
            self._end(Gone.OUT_OF_TURN)
            return None
        if self._crowded():
            self._end(Gone.THREADS)
            return None
        self.owed = None
        return answer

    def _read(self, until: float) -> dict[str, Any] | None:
        """The next message, while what the bot prints is kept or thrown away."""
        pipes = {self.child.answers, self.child.prints}
        try:
            while not self.gone:
                message = self.lines.take()
                if message is not None:
                    return message
                late = time.monotonic() >= until
                ready = readable(pipes, min(until, time.monotonic() + LOOK_EVERY))
                if self.child.answers in ready:
                    self.lines.feed()
                elif ready and not self._keep_prints():
                    pipes.discard(self.child.prints)
                elif self._crowded():
                    self._end(Gone.THREADS)
                elif late:
                    return None
        except BadTalk:
            self._end(Gone.OUT_OF_TURN)
        except EOFError:
            self._end(Gone.LEFT)
        return None

    def _crowded(self) -> bool:
        return threads_of(self.child.pid) > MOST_THREADS

    def _keep_prints(self) -> bool:
        """Take what it printed; False if it can print no more."""
        data = os.read(self.child.prints, CHUNK)
        self.printed += len(data)
        self.kept += data[: KEPT_PRINTS - len(self.kept)]
        if self.printed > MOST_PRINTS:
            self._end(Gone.OUTPUT)
        return bool(data)

    def _drain(self) -> None:
        while len(self.kept) < KEPT_PRINTS and readable([self.child.prints], 0.0) and self._keep_prints():
            continue

    def _spoke_unasked(self) -> bool:
        """Whether anything came before it was asked, or its end; either way it plays no more."""
        if self.lines.rest:
            self._end(Gone.OUT_OF_TURN)
        elif readable([self.child.answers], 0.0):
            why = Gone.OUT_OF_TURN
            with suppress(BadTalk):
                try:
                    self.lines.feed()
                except EOFError:
                    why = Gone.LEFT
            self._end(why)
        return bool(self.gone)

    def _end(self, why: str) -> None:
        if not self.closed:
            self.close()
        self.gone = why
