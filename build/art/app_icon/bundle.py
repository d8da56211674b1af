"""Pack the icon's PNGs for Windows and macOS: `python build/art/app_icon/bundle.py [--check]`.

Run it after `make.py app_icon`. The same PNGs give the same bytes.
"""

from __future__ import annotations

import io
import struct
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "sprites" / "app"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def _png(size: int) -> bytes:
    return (FOLDER / f"icon_{size}.png").read_bytes()


def ico() -> bytes:
    """A Windows icon with PNG frames."""
    frames = [(size, _png(size)) for size in ICO_SIZES]
    out = io.BytesIO()
    out.write(struct.pack("<HHH", 0, 1, len(frames)))
    offset = 6 + 16 * len(frames)
    for size, data in frames:
        side = size % 256
        out.write(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset))
        offset += len(data)
    for _, data in frames:
        out.write(data)
    return out.getvalue()


def icns() -> bytes:
    """A macOS icon with PNG elements."""
    elements = b"".join(kind + struct.pack(">I", len(_png(size)) + 8) + _png(size) for size, kind in ICNS_TYPES.items())
    return b"icns" + struct.pack(">I", len(elements) + 8) + elements


def main() -> int:
    wrong = []
    for name, data in (("icon.ico", ico()), ("icon.icns", icns())):
        path = FOLDER / name
        if "--check" not in sys.argv:
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            wrong.append(name)
    if wrong:
        print("Not what the PNGs give (run build/art/app_icon/bundle.py and commit):", *wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
