"""Names of people: what is kept of what was typed, and when two are the same.

Whatever is typed becomes a name that a table can show: emoji, `<b>` and right-to-left letters stay as they are; control
characters, invisible ones and those that turn the direction of the text around are taken out; spaces become single;
what is longer than LONGEST letters as a reader counts them is cut. Only a name with nothing visible is refused.
"""

import unicodedata
from collections.abc import Iterator

from saves.faults import BadName, NameReason

LONGEST = 40
LONGEST_IN_CODE_POINTS = 160  # so that no letter carries a tower of a hundred accents

_JOINER = "\u200d"
_KEPT_FORMATS = {"\u200c", _JOINER} | {chr(code) for code in range(0xE0020, 0xE0080)}
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")


def clean_name(text: str) -> str:
    """The name as it is kept; raises BadName if nothing of it can be seen.

    >>> clean_name("  Ana\\u202e \\n María ")
    'Ana María'
    """
    spaced = "".join(" " if char.isspace() else char for char in text)
    shown = "".join(char for char in unicodedata.normalize("NFC", spaced) if _shown(char))
    name = " ".join(shown.split())
    name = "".join(list(letters(name))[:LONGEST])[:LONGEST_IN_CODE_POINTS].strip(f" {_JOINER}")
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise BadName(NameReason.EMPTY, name)
    return name


def folded(name: str) -> str:
    """What two spellings of one name have in common.

    >>> folded("JOSÉ") == folded("Jose\\u0301")
    True
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def letters(text: str) -> Iterator[str]:
    """The text in pieces that a reader takes for one letter each: with its accents, or an emoji of several parts.

    >>> len(list(letters("e\\u0301👩🏽‍🚀🇪🇸")))
    3
    """
    piece = ""
    for char in text:
        if piece and _continues(piece, char):
            piece += char
        else:
            if piece:
                yield piece
            piece = char
    if piece:
        yield piece


def _continues(piece: str, char: str) -> bool:
    if _is_flag_half(char):
        return len(piece) == 1 and _is_flag_half(piece)
    joined = piece.endswith(_JOINER) and unicodedata.category(char) == "So"
    skin = "\U0001f3fb" <= char <= "\U0001f3ff"
    return joined or skin or char in _KEPT_FORMATS or unicodedata.category(char).startswith("M")


def _is_flag_half(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _shown(char: str) -> bool:
    if char in _KEPT_FORMATS:
        return True
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co") and char not in _BLANK_LETTERS
