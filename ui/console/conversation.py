"""A session of calls as text goes in and comes out: facts, then `true.`; or an error on one line, then `false.`"""

from collections.abc import Callable

from game.aprologados.keeper import CallError
from game.aprologados.predicates import Predicates
from game.aprologados.terms import Call, CallUnfinished, CallUnreadable, read_queries, write_atom

LEAVING = frozenset({"salir", "halt", "exit", "quit"})

Write = Callable[[str], None]


class Conversation:
    """Hears lines, and answers each query as soon as it is whole."""

    def __init__(self, session: Predicates, write: Write) -> None:
        self.session = session
        self.write = write
        self.pending = ""
        """The lines of a query that is not whole yet."""
        self.failed = False
        self.over = False

    def hear(self, line: str) -> None:
        """A line more."""
        self._answer(self.pending + line + "\n", at_end=False)

    def end(self) -> None:
        """No line will come any more."""
        self._answer(self.pending, at_end=True)

    def _answer(self, text: str, at_end: bool) -> None:
        queries: list[list[Call]] = []
        wrong: CallUnreadable | None = None
        try:
            for query in read_queries(text):
                queries.append(query)
        except CallUnfinished as error:
            if not at_end:
                self.pending = text
                return
            wrong = error
        except CallUnreadable as error:
            wrong = error
        self.pending = ""
        for query in queries:
            self._query(query)
            if self.over:
                return
        if wrong is not None:
            self._error(self.session.unreadable(wrong))

    def _query(self, query: list[Call]) -> None:
        """Goal by goal; the first that fails ends it."""
        for call in query:
            if call[0] in LEAVING and not call[1]:
                self.over = True
                return
            try:
                facts = self.session.goal(call)
            except CallError as error:
                self._error(error)
                return
            for fact in facts:
                self.write(fact)
        self.write("true.")

    def _error(self, error: CallError) -> None:
        self.failed = True
        self.write(f"error({write_atom(str(error))}).")
        self.write("false.")
