"""Small pictures of every scene, to notice when one changes that should not.

python -m tests.ui.pictures [part of a name]     takes them anew; look at them before committing
"""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "pictures"
SIZE = (1280, 720)
SMALL = (240, 135)


def small_picture(shot):
    """A scene at a quarter of its size."""
    import pygame

    from ui.gallery import take

    return pygame.transform.smoothscale(take(shot, SIZE, "es"), SMALL).convert(24)


def difference(one, other) -> tuple[float, float]:
    """How far two pictures are apart, from 0 to 255: on the whole, and in the worst of 16×9 fields."""
    import pygame

    delta = one.copy()
    delta.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    delta.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    fields = pygame.transform.smoothscale(delta, (16, 9))
    values = [max(fields.get_at((x, y))[:3]) for x in range(16) for y in range(9)]
    return sum(values) / len(values), max(values)


def main() -> None:
    """Take the pictures anew."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from ui.gallery import shots

    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    known = dict(shots())
    for name, shot in known.items():
        if wanted in name:
            pygame.image.save(small_picture(shot), str(FOLDER / f"{name}.png"))
    for path in FOLDER.glob("*.png"):
        if path.stem not in known:
            path.unlink()


if __name__ == "__main__":
    main()
