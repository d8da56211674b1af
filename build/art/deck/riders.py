"""The four caballos: a rider in the saddle, reins in one hand, the suit's sign in the other."""

from __future__ import annotations

from dataclasses import dataclass

import palette as p

from deck.attributes import cuff, fist, holding
from deck.cloth import border, brocade, shade
from deck.faces import Head, back_of_head, front_of_head
from deck.grounds import grass
from deck.hats import hat
from deck.horses import Horse, rearing, walking
from deck.pen import LINE, circle, ellipse, limb, line, place, shape


@dataclass(frozen=True)
class Rider:
    """How one caballo differs from the others."""

    head: Head
    hat: tuple[str, str, str, str]
    tunic: str
    figure: str
    pattern: str
    sleeve: str
    hose: str
    cape: str
    horse: Horse
    hand: tuple[float, float]  # where the hand with the sign is, and how the sign leans
    lean: float = 0
    facing_right: bool = False
    armour: bool = False
    rears: bool = False


RIDERS = {
    "O": Rider(
        Head("bob", p.HAIR_BROWN, "none", -0.5, p.HAIR_BROWN, 0.4, nose="straight", smile=0.7),
        ("brim", p.BLUE, p.GOLD, p.WHITE),
        p.RED,
        p.GOLD,
        "lozenge",
        p.GOLD,
        p.BLUE,
        p.BLUE,
        Horse("#a8622c", "#5a2f14", p.GREEN, p.GOLD, p.RED, socks=True),
        (306, 240),
    ),
    "C": Rider(
        Head("long", p.HAIR_FAIR, "round", 0.5, p.BLUE, 0.4, nose="hooked", broad=1.05),
        ("turban", p.WHITE, p.RED, p.RED),
        p.GREEN,
        p.GOLD,
        "flower",
        p.RED,
        p.GOLD,
        p.RED,
        Horse("#f1ebdf", "#cbbfa6", p.BLUE, p.GOLD, p.RED, caparison=True),
        (284, 236),
        facing_right=True,
    ),
    "E": Rider(
        Head("short", p.HAIR_BLACK, "pointed", -0.6, p.HAIR_BROWN, -0.8, nose="hooked", broad=0.95, lids=0.9),
        ("helmet", p.BLUE, p.RED, p.RED),
        p.BLUE,
        p.STEEL_LIGHT,
        "scale",
        p.BLUE,
        p.RED,
        p.RED,
        Horse("#4d433f", "#241c1a", p.GOLD, p.RED, p.BLUE),
        (304, 262),
        7,
        armour=True,
        rears=True,
    ),
    "B": Rider(
        Head(
            "curls",
            p.HAIR_GREY,
            "moustache",
            0.5,
            p.GREEN_DARK,
            0.2,
            nose="straight",
            lids=0.85,
            broad=1.04,
            lines=True,
        ),
        ("beret", p.RED, p.GOLD, p.GREEN_LIGHT),
        p.GOLD,
        p.GREEN,
        "stripe",
        p.GREEN,
        p.RED,
        p.GREEN,
        Horse("#a9aeb4", "#6a6e76", p.RED, p.GOLD, p.GREEN, dapple=True, nod=8),
        (300, 262),
        14,
    ),
}


def rider(suit: str) -> tuple[str, str]:
    """The ground under a caballo, and the caballo.

    All is drawn for a horse that faces left; the arm with the sign is on the card's right whichever way it faces.
    """
    r = RIDERS[suit]
    behind, over = hat(*r.hat)
    seat = 226
    seated = _leg(r) + _torso(r, suit) + _reins(r)
    x = 416 - seat if r.facing_right else seat
    neck = limb([(x, 176, 17), (x, 206, 20)], p.SKIN, 3.4)
    head = x, 142, 1.14
    hx, hy = r.hand
    arm = (
        limb([(x + 34, 230, 22), (x + 60, 292, 21), (hx - 12, hy + 18, 14)], r.sleeve)
        + cuff(hx - 12, hy + 18, -60)
        + place(holding(suit, 0.88), hx, hy, angle=r.lean)
    )
    upper = (
        place(back_of_head(r.head, behind), *head) + neck + _collar(r, x) + place(front_of_head(r.head, over), *head)
    )
    if r.rears:
        mounted = (
            f'<g transform="translate(-8 -12) rotate(7 226 350)">{_cape(r)}</g>'
            + rearing(r.horse)
            + f'<g transform="translate(-8 -12) rotate(7 226 350)">{seated}{upper}{arm}</g>'
        )
        figure = place(place(mounted, -208, -604), 218, 604, 0.96)
    else:
        mount = _cape(r) + walking(r.horse) + seated
        whole = (place(mount, 416, 0, flip=True) if r.facing_right else mount) + upper + arm
        figure = place(place(whole, -40, -604), 40, 604, 0.955)  # leaves the lower index its corner
    return grass(), brocade(f"tunic_{suit}", r.tunic, r.figure, r.pattern) + figure


def _cape(r: Rider) -> str:
    return (
        shape("M250 206 C300 222 340 268 366 330 C340 334 322 350 300 348 C276 340 250 320 236 290 Z", r.cape, LINE)
        + line("M266 236 C296 262 318 296 330 336", 3)
        + line("M357 324 C336 327 318 342 300 340 C282 334 262 322 248 304", 3.4, p.GOLD_LIGHT)
    )


def _torso(r: Rider, suit: str) -> str:
    fill = f"url(#tunic_{suit})"
    skirt = shape(
        "M188 318 C172 344 170 366 176 388 C206 398 254 394 284 378 C282 350 274 332 262 316 Z", fill, LINE
    ) + border("M177 380 C206 390 254 386 283 371", r.sleeve, 9)
    chest = shape(
        "M186 204 C176 240 182 286 188 326 C208 336 244 334 264 322 C272 286 278 240 266 204 C244 214 206 214 186"
        " 204 Z",
        fill,
        LINE,
    )
    if r.armour:
        chest = (
            shape(
                "M186 204 C174 240 178 286 188 326 C208 336 244 334 264 322 C276 286 280 240 266 204 C244 214 206 214"
                " 186 204 Z",
                "url(#steel)",
                LINE,
            )
            + line("M226 214 L226 328 M184 262 C206 276 246 276 272 260", 2.8, p.STEEL_DARK)
            + "".join(circle(x, y, 2.6, p.GOLD, 1.4) for x, y in ((196, 226), (256, 226), (196, 300), (256, 300)))
        )
    shadow = shade("M266 204 C278 240 272 286 264 322 C256 327 248 330 240 331 C252 290 256 244 248 210 Z")
    belt = border("M187 320 C208 332 244 330 265 317", p.GOLD, 10)
    return skirt + chest + shadow + belt


def _leg(r: Rider) -> str:
    thigh = limb([(232, 366, 30), (206, 396, 27), (190, 424, 22)], r.hose)
    boot = limb([(190, 416, 24), (196, 458, 20), (204, 500, 14)], p.HAIR_BROWN)
    top = shape("M164 412 C176 424 204 428 216 418 L214 432 C200 440 176 436 166 426 Z", p.LEATHER_LIGHT, 3.2)
    foot = shape(
        "M192 492 C198 498 212 498 218 492 C222 504 222 512 216 516 L176 518 C166 518 164 510 172 506 C182 504 190"
        " 500 192 492 Z",
        p.HAIR_BROWN,
        3.6,
    )
    stirrup = (
        line("M206 440 L196 488", 3.4, p.INK)
        + line("M174 522 L216 520", 6.4, p.INK)
        + line("M176 522 L214 520", 2.6, p.GOLD)
    )
    spur = line("M220 504 L234 500", 3.4, p.INK) + circle(236, 499, 4.5, p.GOLD, 2)
    return thigh + boot + top + foot + stirrup + spur


def _reins(r: Rider) -> str:
    reins = "M80 326 C110 340 140 334 166 312"
    near = limb([(196, 232, 21), (176, 276, 20), (186, 306, 17), (174, 314, 13)], r.sleeve)
    return (
        line(reins, 7.5, p.INK)
        + line(reins, 3.6, r.horse.harness)
        + near
        + cuff(174, 312, 160)
        + place(fist(), 160, 312, 0.66, flip=True)
    )


def _collar(r: Rider, x: float) -> str:
    if r.armour:
        return ellipse(x, 206, 36, 12, "url(#steel)", 3.4) + line(
            f"M{x - 34} 208 C{x - 14} 218 {x + 14} 218 {x + 34} 208", 2.4, p.STEEL_DARK
        )
    return "".join(ellipse(x + dx, 206 - abs(dx) * 0.1, 8.5, 11, p.WHITE, 2.8) for dx in (-38, 38, -26, 26, -13, 13, 0))
