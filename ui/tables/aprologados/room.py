"""Aprologados seen from outside."""

from ui.tables.room import FileKind, Room, Tool

ROOM = Room(
    table="table:AprologadosTable",
    keys=(
        ("A – Z", "write"),
        ("Shift A – Z", "blank"),
        ("← ↑ → ↓", "square"),
        ("Space", "turn"),
        ("Backspace", "erase"),
        ("Enter", "play"),
        ("Ctrl", "shortcuts"),
    ),
    tools={"diccionario": Tool("aprologados.bank.button", "house:HouseScene")},
    files=(FileKind(".gcg", "aprologados.window.gcg", "notation:write", "notation:read"),),
)
