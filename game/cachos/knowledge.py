"""Who may look at which dice."""

from game.cachos.parts import Obligo


def sees(viewer: int | None, owner: int, count: int, obligo: Obligo | None) -> bool:
    """K17, D30: whether a seat may see the dice of an owner who has so many of them.

    Ordinarily one's own; in *obligo cerrado* only one's own single die; in *abierto* all but one's own.
    An onlooker sees none: what only some may see is not public.
    """
    if viewer is None:
        return False
    if obligo is Obligo.ABIERTO:
        return viewer != owner
    return viewer == owner and (obligo is None or count == 1)
