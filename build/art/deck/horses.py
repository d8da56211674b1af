"""Horses, in profile, facing left: a proud walk and a rearing one, in four coats and harnesses."""

from __future__ import annotations

from dataclasses import dataclass

import palette as p

from deck.cloth import border, shade
from deck.pen import LINE, circle, ellipse, limb, line, place, shape


@dataclass(frozen=True)
class Horse:
    """A coat, and what the horse wears."""

    coat: str
    mane: str
    cloth: str
    trim: str
    harness: str = p.RED
    dapple: bool = False
    socks: bool = False
    caparison: bool = False  # cloth over chest and rump too
    nod: float = 0  # how far the head is lowered, in degrees


def _hoof(x: float, y: float, angle: float = 0) -> str:
    return place(
        shape("M-11 -7 C-4 -10 6 -10 11 -7 L15 9 L-15 9 Z", p.INK, 3) + line("M-8 -2 L8 -2", 1.6, p.HAIR_GREY),
        x,
        y,
        angle=angle,
    )


def _leg(joints: list[tuple[float, float, float]], horse: Horse, far: bool, hoof_angle: float = 0) -> str:
    fill = p.mix(horse.coat, p.INK, 0.28) if far else horse.coat
    x, y, _ = joints[-1]
    sock = ""
    if horse.socks:
        (ax, ay, aw), (bx, by, bw) = joints[-2], joints[-1]
        mid = (ax * 0.55 + bx * 0.45, ay * 0.55 + by * 0.45, aw * 0.55 + bw * 0.45)
        sock = limb([mid, joints[-1]], p.WHITE, 3)
    return limb(joints, fill) + sock + _hoof(x, y + 6, hoof_angle)


def _tail(horse: Horse) -> str:
    d = (
        "M338 358 C366 348 392 372 386 420 C382 462 392 500 372 548 C366 520 356 520 350 548 C338 510 352 478 350 446"
        " C348 414 346 392 330 380 Z"
    )
    return shape(d, horse.mane, LINE) + line(
        "M350 366 C374 376 374 420 370 456 C368 486 374 506 368 528 M344 374 C362 392 360 430 360 462 "
        "C360 486 356 506 354 526",
        2.4,
        p.mix(horse.mane, "#ffffff", 0.35),
    )


BODY = (
    "M120 232 C158 238 180 288 192 336 C220 352 256 346 286 338 C326 330 356 360 352 408 C350 444 330 458 308 462 "
    "C270 474 204 476 162 464 C118 454 92 420 98 378 C102 350 110 334 102 300 Z"
)
HEAD = (
    "M122 234 C104 224 86 234 78 256 C68 282 52 300 44 318 C40 330 48 344 62 344 C72 344 80 338 86 328 C94 316 108"
    " 312 120 302 C134 290 136 250 122 234 Z"
)


def _mane(horse: Horse) -> str:
    lock = "M0 0 C16 2 30 12 34 30 C22 26 10 24 2 28 Z"
    locks = "".join(
        place(shape(lock, horse.mane, 3.2), x, y, s, a)
        for x, y, s, a in (
            (124, 236, 1.1, 8),
            (142, 250, 1.15, 18),
            (156, 270, 1.15, 26),
            (168, 294, 1.1, 32),
            (176, 318, 0.95, 36),
        )
    )
    forelock = shape("M118 232 C104 230 92 238 88 258 C98 250 108 252 118 246 Z", horse.mane, 3.2)
    return locks + forelock


def _head(horse: Horse) -> str:
    shadow = p.mix(horse.coat, p.INK, 0.3)
    ears = shape("M106 236 C98 222 100 210 106 200 C114 208 120 220 120 234 Z", horse.coat, 3.4) + shape(
        "M118 234 C116 220 122 210 130 204 C134 214 134 226 128 238 Z", shadow, 3.4
    )
    blaze = (
        shape("M86 246 C76 270 64 288 54 304 C60 308 66 306 70 300 C80 282 88 266 92 250 Z", p.WHITE, 0)
        if horse.socks
        else ""
    )
    eye = (
        shape("M80 268 C84 260 94 260 98 267 C93 272 86 273 80 268 Z", p.WHITE, 2.2)
        + circle(88, 267, 4.2, p.INK, 0)
        + line("M78 264 C84 256 94 256 100 263", 3)
    )
    nose = ellipse(53, 322, 3.4, 5, p.INK, 0, angle=30) + line("M54 337 C62 336 70 332 75 325", 2.6)
    cheek = line("M104 306 C96 300 96 284 106 274", 2.4, shadow)
    muzzle = shape(
        "M44 318 C40 330 48 344 62 344 C70 344 76 340 80 334 C70 330 60 320 54 308 C50 312 46 314 44 318 Z",
        p.mix(horse.coat, p.INK, 0.18),
        0,
    )
    straps = "M122 242 L80 326 M66 292 C76 300 88 308 98 312 M88 250 C100 258 114 264 128 266"
    bridle = line(straps, 8.5, p.INK) + line(straps, 4.4, horse.harness)
    studs = "".join(circle(x, y, 4.2, p.GOLD, 2) for x, y in ((80, 326), (112, 262), (82, 304)))
    return ears + shape(HEAD, horse.coat, LINE) + muzzle + blaze + cheek + eye + nose + bridle + studs


def _coat_marks(horse: Horse) -> str:
    shadow = shade(
        "M98 400 C104 446 150 462 180 466 C240 478 300 470 330 448 C346 436 352 420 352 400 C330 440 250 452 190 446"
        " C150 442 116 424 98 400 Z",
        0.2,
    )
    if not horse.dapple:
        return shadow
    spots = "".join(
        circle(x, y, r, p.mix(horse.coat, "#ffffff", 0.5), 0)
        for x, y, r in (
            (316, 372, 8),
            (334, 390, 6),
            (318, 398, 7),
            (300, 384, 6),
            (334, 416, 6),
            (306, 416, 7),
            (322, 438, 5),
            (126, 400, 7),
            (144, 418, 6),
            (124, 424, 5),
            (146, 390, 5),
            (130, 350, 6),
            (140, 326, 5),
            (150, 352, 5),
            (126, 376, 5),
            (128, 306, 4),
        )
    )
    return shadow + spots


def _harness(horse: Horse) -> str:
    chest = "M104 366 C130 384 160 380 182 366"
    rump = "M286 352 C310 372 336 376 352 376"
    bells = "".join(
        circle(x, y, 6, "url(#gold_round)", 2.4)
        for x, y in ((124, 384), (146, 386), (166, 380), (306, 374), (326, 383))
    )
    return border(chest, horse.harness, 9) + border(rump, horse.harness, 9) + bells


def saddle_cloth(horse: Horse) -> str:
    """The cloth under the saddle, hanging down the flank, and the girth."""
    d = "M182 336 C212 352 256 350 288 338 C296 380 298 430 292 480 C262 492 214 492 186 480 C178 430 176 380 182 336 Z"
    fringe = "".join(line(f"M{x} 486 L{x} 497", 4, horse.trim) for x in range(192, 292, 9))
    return (
        fringe
        + shape(d, horse.cloth, LINE)
        + shade(
            "M262 348 C270 346 280 342 288 338 C296 380 298 430 292 480 C284 484 276 486 266 488 "
            "C274 440 272 390 262 348 Z"
        )
        + border("M184 472 C214 484 262 484 292 472", horse.trim, 11)
    )


def _caparison(horse: Horse) -> str:
    """Cloth over the rump and the chest, scalloped at its hem."""
    rump = (
        "M276 340 C326 330 356 362 353 410 C352 440 350 458 352 476 C342 490 330 490 322 476 C314 490 300 490 292 478"
        " C284 470 280 400 276 340 Z"
    )
    chest = (
        "M190 334 C196 380 196 430 190 476 C180 488 168 488 160 474 C152 486 138 484 132 470 C122 478 110 470 106 456"
        " C92 420 96 380 104 346 C120 362 160 356 190 334 Z"
    )
    stars = "".join(
        place(shape("M0 -9 L3 -3 L9 -3 L4 2 L6 9 L0 5 L-6 9 L-4 2 L-9 -3 L-3 -3 Z", horse.trim, 0), x, y)
        for x, y in (
            (310, 372),
            (334, 392),
            (308, 416),
            (334, 440),
            (306, 456),
            (128, 384),
            (156, 388),
            (126, 420),
            (156, 426),
            (150, 456),
        )
    )
    return shape(rump, horse.cloth, LINE) + shape(chest, horse.cloth, LINE) + stars


def _front(horse: Horse) -> str:
    """Mane and head, which a nodding horse lowers together."""
    return place(place(_mane(horse) + _head(horse), -140, -300), 140, 300, angle=-horse.nod)


def walking(horse: Horse) -> str:
    """A horse at a proud walk, one foreleg lifted."""
    return "".join(
        (
            _tail(horse),
            _leg([(150, 440, 26), (152, 492, 17), (156, 540, 11), (154, 582, 9)], horse, True),
            _leg([(296, 430, 34), (290, 484, 20), (302, 528, 12), (280, 580, 9)], horse, True),
            _leg([(318, 420, 40), (322, 474, 27), (346, 520, 13), (334, 582, 10)], horse, False),
            shape(BODY, horse.coat, LINE),
            _leg([(128, 424, 30), (100, 466, 20), (68, 488, 13), (72, 524, 10), (84, 548, 9)], horse, False, -24),
            _shoulders(horse),
            _coat_marks(horse),
            _caparison(horse) if horse.caparison else _harness(horse),
            saddle_cloth(horse),
            _front(horse),
        )
    )


def _shoulders(horse: Horse) -> str:
    """Where the near legs grow out of the body: coat without outline, so that no seam shows."""
    return shape("M104 414 C110 392 150 392 166 420 C162 446 122 446 104 414 Z", horse.coat, 0) + shape(
        "M286 400 C298 368 342 370 349 404 C346 440 300 446 286 400 Z", horse.coat, 0
    )


def rearing(horse: Horse) -> str:
    """The same horse on its hind legs. What sits on it must be turned by REARED as well."""
    fore = "".join(
        (
            _leg([(150, 436, 26), (110, 470, 18), (96, 508, 12), (120, 540, 9)], horse, True, -50),
            shape(BODY, horse.coat, LINE),
            _leg([(128, 424, 30), (84, 446, 20), (52, 474, 13), (70, 510, 10), (84, 530, 9)], horse, False, -36),
            _shoulders(horse),
            _coat_marks(horse),
            _harness(horse),
            saddle_cloth(horse),
            _front(horse),
        )
    )
    hind = "".join(
        (
            _leg([(262, 440, 36), (236, 492, 22), (262, 536, 13), (236, 584, 9)], horse, True),
            _leg([(292, 430, 42), (276, 490, 28), (314, 532, 14), (292, 586, 10)], horse, False),
        )
    )
    haunch = shape(
        "M262 404 C280 372 326 384 330 420 C326 452 276 470 258 452 C252 436 254 420 262 404 Z", horse.coat, 0
    )
    return (
        place(_tail(horse), -34, 26)
        + hind
        + reared(fore)
        + haunch
        + reared(border("M286 352 C310 372 336 376 352 376", horse.harness, 9))
    )


def reared(body: str) -> str:
    """The drawing turned as the body of a rearing horse is."""
    return f'<g transform="translate(-36 14) rotate(17 315 430)">{body}</g>'
