"""Rules of thumb with numbers: what a trick is likely to bring, less what the card would be worth later.

The weights are rounded from tuning by play, sides exchanged, against the habitual and against earlier weights.
"""

from math import comb

from game.brisca.ai.light import ABOVE, BEATS, FIRST_TRUMP, POINTS_OF, TRUMPS, Light

KEEP_PLAIN = (0.1, 0.15, 0.2, 0.25, 0.3, 0.6, 0.6, 1.2, 3.0, 3.8)
"""What a card of a plain suit is worth in the hand, in points, from the 2 up to the as."""
KEEP_TRUMP = (4.8, 5.1, 5.3, 5.6, 5.9, 8.8, 10.9, 12.0, 16.4, 29.0)
OVERTAKES = 0.85
"""How readily a rival who holds a higher card of the suit plays it."""
TRUMPS_ANYWAY, TRUMPS_PER_POINT = 0.05, 0.09
"""How readily a rival who holds a trump plays it: for nothing, and more for each point on the table."""
PARTNER_TAKES = 0.9
"""How readily a partner still to play takes a trick from the rivals."""
STILL_TO_FALL = 1.0
"""Points that each player still to come is likely to add to a trick of ours."""

ALL = (1 << 40) - 1
KEEP = KEEP_PLAIN * 3 + KEEP_TRUMP
WILL_TRUMP = tuple(min(1.0, TRUMPS_ANYWAY + TRUMPS_PER_POINT * stake) for stake in range(60))


def _none(drawn: int, unseen: int, sought: int) -> float:
    """How likely it is that none of the sought cards is among so many drawn from the unseen."""
    if unseen < drawn or not sought:
        return 1.0
    return comb(max(0, unseen - sought), drawn) / comb(unseen, drawn)


NONE = tuple(
    tuple(tuple(_none(drawn, unseen, sought) for sought in range(11)) for unseen in range(41)) for drawn in range(4)
)


def likely_best(light: Light) -> int:
    """The card that promises most to the seat to move, which looks at nothing but what it may see."""
    seat, sides = light.turn, light.sides
    hand = light.hands[seat]
    if len(hand) == 1:
        return hand[0]
    gone = light.gone
    for card in hand:
        gone |= 1 << card
    hidden = ALL & ~gone
    after = light.seats - 1 - light.count
    none = NONE[len(hand)][hidden.bit_count()]
    no_trump = none[(hidden & TRUMPS).bit_count()]
    ours_now = light.count > 0 and light.holder % sides == seat % sides
    beating = BEATS[light.high] if light.count else ALL
    loss = 1 / (sides - 1)
    best, found = -1000.0, hand[0]
    for card in hand:
        stake = light.stake + POINTS_OF[card]
        takes = beating >> card & 1
        ours = takes or ours_now
        if after:
            high = card if takes else light.high
            higher = none[(hidden & ABOVE[high]).bit_count()]
            if high < FIRST_TRUMP:
                holds = (1 - OVERTAKES * (1 - higher)) * (1 - WILL_TRUMP[stake] * (1 - no_trump))
            else:
                holds = 1 - WILL_TRUMP[stake] * (1 - higher)
            chance = _chance(bool(ours), holds, after, sides == light.seats)
            worth = (chance - (1 - chance) * loss) * stake + STILL_TO_FALL * after * chance
        else:
            worth = stake if ours else -stake * loss
        worth -= KEEP[card]
        if worth > best:
            best, found = worth, card
    return found


def _chance(ours: bool, holds: float, after: int, alone: bool) -> float:
    """How likely the trick ends with us, if each rival still to play leaves it alone with the chance `holds`."""
    rivals = after if alone else (after + 1) // 2
    partner_helps = PARTNER_TAKES * (1 - holds) if after > rivals else 0.0
    if not ours:
        return partner_helps
    kept = holds**rivals
    return kept + (1 - kept) * partner_helps
