"""The people who play on this computer. Computer players are not listed: a seat's level and name tell them."""

from dataclasses import dataclass
from datetime import datetime
from sqlite3 import Row

from saves.database import Database, moment
from saves.faults import BadName, NameReason
from saves.names import clean_name, folded


@dataclass(frozen=True)
class Person:
    """Somebody who has played here."""

    id: int
    name: str
    avatar: str
    created: datetime
    last_used: datetime


class Players:
    """People by name: two spellings that differ only in case, or in how accents are encoded, are one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, name: str, avatar: str = "") -> Person:
        """The person of that name, new or known, now the most recent one; see `saves.names` for what is kept of it.

        Somebody who was removed and comes back under the same name has their history again.
        """
        name = clean_name(name)
        now = self._database.clock()
        with self._database.transaction():
            self._database.change(
                "INSERT INTO players (name, fold, avatar, created, last_used) VALUES (?1, ?2, ?3, ?4, ?4)"
                " ON CONFLICT (fold) DO UPDATE SET last_used = ?4, removed = 0,"
                " name = CASE removed WHEN 0 THEN name ELSE ?1 END,"
                " avatar = CASE ?3 WHEN '' THEN avatar ELSE ?3 END",
                name,
                folded(name),
                avatar,
                now,
            )
            found = self.find(name)
        assert found is not None
        return found

    def find(self, name: str) -> Person | None:
        """The person of that name, if there is one."""
        try:
            fold = folded(clean_name(name))
        except BadName:
            return None
        row = self._database.row("SELECT * FROM players WHERE fold = ? AND NOT removed", fold)
        return _person(row) if row else None

    def get(self, player: int) -> Person | None:
        """The person of that id, also one who was removed: old matches still name them."""
        row = self._database.row("SELECT * FROM players WHERE id = ?", player)
        return _person(row) if row else None

    def recent(self, limit: int = 20) -> list[Person]:
        """Who played, the latest first."""
        rows = self._database.rows(
            "SELECT * FROM players WHERE NOT removed ORDER BY last_used DESC, id DESC LIMIT ?", limit
        )
        return [_person(row) for row in rows]

    def rename(self, player: int, name: str) -> Person:
        """Give a person another name, in all matches; raises BadName if somebody else has it."""
        name = clean_name(name)
        with self._database.transaction():
            other = self._database.row(
                "SELECT id, removed FROM players WHERE fold = ? AND id <> ?", folded(name), player
            )
            if other and not other["removed"]:
                raise BadName(NameReason.TAKEN, name)
            if other:  # nobody sees a removed person's name: they give it up
                self._database.change("UPDATE players SET fold = ? WHERE id = ?", f"\n{other['id']}", other["id"])
            self._database.change("UPDATE players SET name = ?, fold = ? WHERE id = ?", name, folded(name), player)
            found = self.get(player)
        if found is None:
            raise KeyError(f"there is no player {player}")
        return found

    def set_avatar(self, player: int, avatar: str) -> None:
        """Choose the picture of a person."""
        with self._database.transaction():
            self._database.change("UPDATE players SET avatar = ? WHERE id = ?", avatar, player)

    def remove(self, player: int) -> None:
        """Take a person off the lists and rankings; their matches stay, and others' statistics with them."""
        with self._database.transaction():
            self._database.change("UPDATE players SET removed = 1 WHERE id = ?", player)


def _person(row: Row) -> Person:
    return Person(row["id"], row["name"], row["avatar"], moment(row["created"]), moment(row["last_used"]))
