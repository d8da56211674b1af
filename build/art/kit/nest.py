"""Lay finished drawings (cards, dice, tiles) into a larger one, with the shadows they throw."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kit.shapes import n

SHADOWS = (
    '<filter id="far" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="11"/></filter>'
    '<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>'
)


def scoped(drawing: str, prefix: str) -> str:
    """The drawing with its ids renamed, so that two drawings can share a page."""
    out = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}\1"', drawing)
    out = re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}\1)", out)
    return re.sub(r'href="#([^"]+)"', rf'href="#{prefix}\1"', out)


@dataclass
class Stage:
    """Things laid one over the other; each gets its own shadow."""

    count: int = 0
    body: str = ""

    def lay(
        self,
        drawing: str,
        x: float,
        y: float,
        height: float,
        angle: float = 0,
        *,
        corner: float = 0.045,
        shadow: str = "box",
        lift: float = 1.0,
        flatten: float = 1.0,
    ) -> Stage:
        """Centre the drawing at (x, y). `shadow` is box, round or none; `lift` how far it is above the cloth."""
        self.count += 1
        size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing)
        if size is None:
            raise ValueError("A drawing to be laid into another needs a viewBox that starts at 0 0.")
        ratio = float(size[1]) / float(size[2])
        width = height * ratio
        inner = re.sub(
            r'width="[\d.]+" height="[\d.]+" (viewBox=)',
            f'x="{n(-width / 2)}" y="{n(-height / 2)}" width="{n(width)}" height="{n(height)}" \\1',
            scoped(drawing, f"d{self.count}_"),
            count=1,
        )
        turn = f"rotate({n(angle)})" + (f" scale(1 {n(flatten)})" if flatten != 1 else "")
        if shadow != "none":
            radius = height / 2 if shadow == "round" else height * corner
            for name, dx, dy, strength in (("far", 9 * lift, 12 * lift, 0.5), ("near", 2.5 * lift, 3.5 * lift, 0.5)):
                self.body += (
                    f'<g transform="translate({n(x + dx)} {n(y + dy)}) {turn}"><rect x="{n(-width / 2 + 2)}" '
                    f'y="{n(-height / 2 + 2)}" width="{n(width - 4)}" height="{n(height - 4)}" rx="{n(radius)}" '
                    f'fill="#0a0402" fill-opacity="{strength}" filter="url(#{name})"/></g>'
                )
        self.body += f'<g transform="translate({n(x)} {n(y)}) {turn}">{inner}</g>'
        return self

    def add(self, body: str) -> Stage:
        self.body += body
        return self
