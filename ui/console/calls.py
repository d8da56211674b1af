"""Aprologados without a window: the console of predicates, a call a line, from the keyboard or a pipe."""

import io
import secrets
import sys
import time

from game.aprologados.predicates import Predicates
from game.core import Budget
from game.core.texts import Texts
from saves.faults import Notice
from saves.store import Store, data_folder
from saves.wordbanks import WordBanks
from ui.console import terminal
from ui.console.conversation import Conversation
from ui.console.keeper import StoreKeeper
from ui.texts import load_texts

EXIT_OK, EXIT_FAILED = 0, 1


def console() -> int:
    """Answer calls until the input ends. 0 if all succeeded, 1 if any failed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")
    WordBanks().install()
    with Store.open() as store:
        settings = store.settings.load()
        texts = load_texts(settings.language)
        for notice in store.notices:
            print(_notice(texts, notice), file=sys.stderr)

        def budget() -> Budget:
            return Budget(seconds=settings.thinking_seconds, clock=time.monotonic)

        session = Predicates(StoreKeeper(store, texts), texts.say, lambda: secrets.randbelow(2**48), budget)
        conversation = Conversation(session, terminal.write)
        lines = terminal.piped(sys.stdin.buffer)
        if sys.stdin.isatty():
            print(f"% {texts.say('aprologados.console.welcome')}")
            lines = terminal.typed(data_folder(), lambda: bool(conversation.pending))
        if session.match is not None:
            print(f"% {texts.say('aprologados.console.resumed')}", flush=True)
        for line in lines:
            conversation.hear(line)
            if conversation.over:
                break
        else:
            conversation.end()
    return EXIT_FAILED if conversation.failed else EXIT_OK


def _notice(texts: Texts, notice: Notice) -> str:
    fault = texts.say(notice.fault.value) if notice.fault else ""
    return texts.say(notice.kind.value, **{**vars(notice), "fault": fault})
