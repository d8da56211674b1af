"""Put a grown texture (kit/noise.py, kit/wood.py) inside an SVG drawing."""

from __future__ import annotations

import base64
import io

from kit.shapes import n
from PIL import Image


def picture(image: Image.Image, x: float, y: float, width: float, height: float, extra: str = "") -> str:
    """An `<image>` element that carries the texture."""
    out = io.BytesIO()
    image.convert("RGBA" if image.mode == "RGBA" else "RGB").save(out, "PNG")
    data = base64.b64encode(out.getvalue()).decode("ascii")
    return (
        f'<image x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" preserveAspectRatio="none" '
        f'href="data:image/png;base64,{data}" {extra}/>'
    )
