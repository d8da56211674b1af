"""Every scene looks as it did when somebody last looked at it."""

import pygame
import pytest

from tests.ui.pictures import FOLDER, difference, small_picture
from ui.gallery import shots, take

SHOTS = dict(shots())
WHOLE, FIELD = 2.5, 40
"""How far a picture may be from the kept one: fonts differ by a hair between builds of a library."""


@pytest.fixture(autouse=True)
def every_picture_is_drawn(monkeypatch):
    """A plain label may stand in for a picture that nobody has drawn, but in none of our games."""

    def missing(name):
        raise AssertionError(f"there is no picture {name}")

    monkeypatch.setattr("ui.sprites.stand_in", missing)


@pytest.mark.parametrize("name", SHOTS)
def test_picture(name):
    path = FOLDER / f"{name}.png"
    assert path.exists(), f"look at it and keep it: python -m tests.ui.pictures {name}"
    picture = small_picture(SHOTS[name])
    kept = pygame.image.load(str(path)).convert(24)
    whole, field = difference(picture, kept)
    assert whole < WHOLE and field < FIELD, f"{name} has changed ({whole:.1f}, {field}): look at it, then keep it"


def test_no_picture_of_a_scene_that_is_gone():
    assert {path.stem for path in FOLDER.glob("*.png")} <= set(SHOTS)


def test_a_changed_scene_would_be_noticed():
    one, other = (small_picture(SHOTS[name]) for name in ("program_settings", "program_saved_empty"))
    whole, field = difference(one, other)
    assert whole > WHOLE and field > FIELD


@pytest.mark.parametrize("language", ["eu", "en"])
@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
def test_scenes_draw_in_other_languages_and_sizes(language, size):
    for name in list(SHOTS)[:: 9 if size[0] < 2000 else 25]:
        assert take(SHOTS[name], size, language, 150).get_size() == size
