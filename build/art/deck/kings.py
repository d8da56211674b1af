"""The four kings: standing, crowned, in mantle and long robe. Drawn with the suit's sign on the right."""

from __future__ import annotations

from dataclasses import dataclass

import palette as p

from deck.attributes import cuff, fist, holding, orb
from deck.cloth import border, brocade, ermine, shade
from deck.faces import Head, portrait
from deck.hats import crown
from deck.pen import LINE, circle, ellipse, limb, line, place, shape


@dataclass(frozen=True)
class King:
    """How one king differs from the others."""

    head: Head
    crown: str
    mantle: str                       # colours of mantle, its lining and the robe
    lining: str
    robe: str
    robe_figure: str
    pattern: str
    sleeve: str
    collar: str = "ermine"
    other_hand: str = "belt"
    mirrored: bool = False


KINGS = {
    "O": King(Head("long", p.HAIR_GREY, "long", 0.5, p.BLUE, 0.6), "arches", p.RED, p.GOLD, p.BLUE, p.GOLD, "lozenge", p.BLUE,
              "ermine", "orb"),
    "C": King(Head("bob", p.HAIR_BROWN, "round", -0.5, p.GREEN_DARK, 0.4), "fleurons", p.GREEN, p.RED, p.GOLD, p.RED, "flower",
              p.RED, "chain", "belt"),
    "E": King(Head("short", p.HAIR_BLACK, "pointed", 0.6, p.HAIR_BROWN, -0.9), "points", p.BLUE, p.RED, p.RED, p.GOLD, "scale",
              p.GOLD, "ermine", "belt"),
    "B": King(Head("curls", p.HAIR_RED, "forked", -0.4, p.GREEN_DARK, -0.2), "leaves", p.GOLD, p.GREEN, p.GREEN, p.GOLD_LIGHT,
              "stripe", p.RED, "chain", "orb"),
}

HAND = {"O": (318, 262), "C": (318, 250), "E": (324, 352), "B": (326, 330)}


def king(suit: str) -> str:
    """The picture of a king."""
    k = KINGS[suit]
    hx, hy = HAND[suit]
    robe_fill = f"url(#robe_{suit})"
    ground = ground_strip()
    mantle_back = shape("M158 214 C112 232 92 300 82 400 C74 480 62 552 54 594 C96 606 320 606 362 594 C354 552 342 480 334 400 "
                        "C324 300 304 232 258 214 Z", k.lining, LINE)
    robe = "".join((
        shape("M150 226 C134 300 128 420 112 592 C150 604 266 604 304 592 C288 420 282 300 266 226 Z", robe_fill, LINE),
        shade("M256 240 C270 330 284 470 296 592 C286 597 270 599 252 600 C262 480 262 340 244 240 Z"),
        line("M176 372 C172 450 164 530 158 598 M240 372 C244 450 252 530 258 598", 3),
        shape("M190 236 L226 236 L234 598 C224 601 192 601 182 598 Z", k.sleeve, 3.2),
        line("M208 250 L208 592", 10, k.robe_figure, 'stroke-dasharray="0.1 30"'),
        line("M208 250 L208 592", 4, p.RED_DARK, 'stroke-dasharray="0.1 30"'),
        border("M113 582 C150 594 266 594 303 582", p.GOLD, 15),
    ))
    mantle = "".join((
        shape("M156 216 C112 236 92 300 82 400 C74 480 62 552 54 594 C70 600 92 602 108 600 C122 500 116 420 132 350 C140 310 "
              "158 262 176 236 Z", k.mantle, LINE),
        shade("M120 330 C104 410 98 520 90 601 C98 602 104 601 108 600 C122 500 116 420 132 350 Z"),
        line("M98 372 C90 450 82 520 74 590", 3),
        border("M174 240 C150 280 132 330 124 400 C118 470 116 540 108 598", p.GOLD, 9),
        shape("M260 216 C304 236 324 300 334 400 C342 480 354 552 362 594 C346 600 324 602 308 600 C294 500 300 420 284 350 "
              "C276 310 258 262 240 236 Z", k.mantle, LINE),
        shade("M334 400 C342 480 354 552 362 594 C352 598 342 600 332 600 C328 520 322 440 312 380 Z"),
        border("M242 240 C266 280 284 330 292 400 C298 470 300 540 308 598", p.GOLD, 9),
    ))
    belt = border("M140 366 C170 378 246 378 276 366", p.GOLD, 14) + circle(208, 375, 14, p.RED, 3.4) + circle(208, 375, 6, p.GOLD_LIGHT, 2)
    arms = _holding_arm(k, suit, hx, hy) + _other_arm(k)
    collar = _collar(k)
    head = place(portrait(k.head, hat=crown(k.crown)), 208, 152, 1.16)
    figure = mantle_back + robe + belt + mantle + _feet() + arms + collar + head
    if k.mirrored:
        figure = place(figure, 416, 0, flip=True)
    return brocade(f"robe_{suit}", k.robe, k.robe_figure, k.pattern) + ground + figure


def ground_strip() -> str:
    """Grass and stones under the feet."""
    tufts = "".join(place(line("M-8 0 L-4 -11 M0 0 L0 -15 M8 0 L4 -11", 2.8, p.GREEN_DARK), x, 600) for x in (44, 92, 330, 372))
    return shape("M24 600 C80 588 150 596 208 592 C270 588 330 596 392 600 L392 606 C392 612 388 617 382 617 L34 617 C28 617 24 612 "
                 "24 606 Z", p.GREEN_LIGHT, 0) + line("M24 600 C80 588 150 596 208 592 C270 588 330 596 392 600", 3, p.GREEN_DARK) + tufts


def _feet() -> str:
    shoe = shape("M-26 8 C-24 -8 -4 -12 10 -8 C22 -6 26 2 24 8 Z", p.RED_DARK, 3.4)
    return place(shoe, 180, 598, 0.9) + place(shoe, 238, 598, 0.9, flip=True)


def _holding_arm(k: King, suit: str, hx: float, hy: float) -> str:
    elbow = (300, hy + 62)
    lower = limb([(266, 262, 24), (288, 316, 30), (elbow[0] + 2, elbow[1] - 6, 27), (hx - 16, hy + 22, 17)], k.sleeve)
    hanging = shape(f"M268 300 C280 360 300 400 330 {hy + 130} C344 {hy + 90} 340 {hy + 56} 320 {hy + 34} Z", k.lining, LINE)
    return (hanging if suit in "OC" else "") + lower + cuff(hx - 13, hy + 20, -62) + place(holding(suit), hx, hy)


def _other_arm(k: King) -> str:
    sleeve = limb([(150, 262, 24), (124, 320, 30), (136, 366, 27), (172, 366, 17)], k.sleeve)
    wide = shape("M116 340 C104 390 108 420 122 446 C140 424 160 400 168 382 C150 390 130 380 124 360 Z", k.lining, LINE)
    if k.other_hand == "orb":
        return sleeve + wide + orb(188, 338) + cuff(168, 366, 0) + place(fist(), 196, 366, 0.85)
    return sleeve + wide + cuff(168, 366, 0) + place(fist(), 194, 366, 0.85)


def _collar(k: King) -> str:
    neck = ellipse(208, 208, 26, 24, p.SKIN, 3.4)
    if k.collar == "ermine":
        cape = "M160 206 C130 214 118 246 116 284 C150 306 266 306 300 284 C298 246 286 214 256 206 C236 224 180 224 160 206 Z"
        tails = [(140, 240), (134, 270), (160, 258), (166, 284), (186, 246), (196, 274), (220, 246), (224, 276), (248, 260), (254, 284),
                 (276, 242), (282, 270), (208, 290)]
        return neck + ermine(cape, tails)
    cape = shape("M160 206 C128 216 114 244 108 276 C140 262 180 262 208 290 C236 262 276 262 308 276 C302 244 288 216 256 206 "
                 "C236 224 180 224 160 206 Z", k.mantle, LINE)
    links = "M150 214 C158 262 188 280 208 284 C228 280 258 262 266 214"
    chain = line(links, 13, p.INK) + line(links, 8, p.GOLD) + line(links, 3, p.GOLD_DARK, 'stroke-dasharray="2 7"')
    return neck + cape + chain + circle(208, 292, 12, "url(#gold_round)", 3.2) + circle(208, 292, 5, p.RED, 2)
