"""Sounds play on a dummy device, vary, obey volume and mute, and are silent, not broken, without a device."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from ui.sound import SHORTEST_GAP, Sounds

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"


class Clock:
    """Time that passes only when told to, or by more than the shortest gap at each look."""

    def __init__(self, step: float = 1.0) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The dummy audio driver, and no mixer before or after."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield monkeypatch
    pygame.mixer.quit()


def test_plays_on_the_dummy_device(driver: pytest.MonkeyPatch) -> None:
    sounds = Sounds(FOLDER, clock=Clock())
    assert not pygame.mixer.get_init(), "the device is opened only when a sound is wanted"
    assert sounds.play("card_play")
    assert sounds.available
    assert pygame.mixer.get_busy()
    sounds.stop()
    assert not pygame.mixer.get_busy()


def test_every_name_can_be_played(driver: pytest.MonkeyPatch) -> None:
    sounds = Sounds(FOLDER, clock=Clock())
    assert {"card_deal", "chip", "tile", "dice_throw", "cup_down", "right", "chinchon", "click"} <= set(sounds.names)
    for name in sounds.names:
        assert sounds.play(name), name
        sounds.stop()


def test_no_variant_twice_running_and_all_of_them_heard(driver: pytest.MonkeyPatch) -> None:
    sounds = Sounds(FOLDER, rng=Random(3), clock=Clock())
    heard = []
    for _ in range(40):
        assert sounds.play("card_deal")
        heard.append(sounds._last["card_deal"].stem)
        sounds.stop()
    assert all(a != b for a, b in pairwise(heard))
    assert set(heard) == {f"card_deal_{i}" for i in (1, 2, 3, 4)}


def test_the_same_sound_at_the_same_moment_plays_once(driver: pytest.MonkeyPatch) -> None:
    sounds = Sounds(FOLDER, clock=Clock(SHORTEST_GAP / 2))
    assert [sounds.play("chip") for _ in range(4)] == [True, False, True, False]
    assert sounds.play("tile")


def test_volume_and_mute(driver: pytest.MonkeyPatch) -> None:
    sounds = Sounds(FOLDER, volume=100, clock=Clock())
    assert sounds.play("bell")
    bell = sounds._loaded[FOLDER / "bell.wav"]
    assert bell.get_volume() == 1.0
    sounds.volume = 50
    assert bell.get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.volume = 900
    assert sounds.volume == 100
    sounds.volume = -3
    assert sounds.volume == 0
    assert not sounds.play("bell")
    sounds.volume = 60
    sounds.muted = True
    assert not pygame.mixer.get_busy()
    assert not sounds.play("bell")
    sounds.muted = False
    assert sounds.play("bell")


def test_muted_from_the_start_never_opens_the_device(driver: pytest.MonkeyPatch) -> None:
    assert not Sounds(FOLDER, muted=True).play("win")
    assert not pygame.mixer.get_init()


def test_closed_and_opened_again(driver: pytest.MonkeyPatch) -> None:
    sounds = Sounds(FOLDER, clock=Clock())
    sounds.preload("chip", "tile")
    assert len(sounds._loaded) == 8
    sounds.close()
    assert not pygame.mixer.get_init()
    assert sounds.play("chip")


def test_silent_without_a_device(driver: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    driver.setenv("SDL_AUDIODRIVER", "no_such_driver")
    sounds = Sounds(FOLDER)
    with caplog.at_level(logging.WARNING):
        assert not sounds.play("card_play")
        assert not sounds.play("card_deal")
    assert not sounds.available
    sounds.volume = 30
    sounds.muted = True
    sounds.preload("chip")
    sounds.stop()
    sounds.close()
    assert [record.message for record in caplog.records if "stays silent" in record.message] != []
    assert len(caplog.records) == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only ALSA writes past the program")
def test_nothing_is_written_to_the_terminal_when_alsa_finds_no_card() -> None:
    code = (
        "import sys; from pathlib import Path; from ui.sound import Sounds, log; log.disabled = True\n"
        f"Sounds(Path({str(FOLDER)!r})).play('turn'); print('still here', file=sys.stderr)"
    )
    settings = {**os.environ, "SDL_AUDIODRIVER": "alsa", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=settings, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "still here\n")


def test_unknown_name_is_told_once(driver: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds(FOLDER)
    with caplog.at_level(logging.WARNING):
        assert not sounds.play("trumpet")
        assert not sounds.play("trumpet")
    assert [record.message.split(" in ")[0] for record in caplog.records] == ["There is no sound called 'trumpet'"]


def test_missing_folder_and_broken_file(
    driver: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    with caplog.at_level(logging.WARNING):
        assert not Sounds(tmp_path / "nowhere").play("chip")
        (tmp_path / "chip_1.wav").write_bytes(b"RIFF, but not really")
        assert not Sounds(tmp_path).play("chip")
        shutil.copy(FOLDER / "bell.wav", tmp_path / "bell.wav")
        sounds = Sounds(tmp_path)
        (tmp_path / "bell.wav").unlink()
        assert not sounds.play("bell")
    messages = [record.message for record in caplog.records]
    assert "no sounds in" in messages[0]
    assert sum("cannot be read" in message for message in messages) == 2
