"""The sounds of the table: lazily loaded, never the same variant twice running, silent without a device."""

from __future__ import annotations

import logging
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

log = logging.getLogger(__name__)

RATE, SAMPLE_SIZE, CHANNELS, BUFFER = 44100, -16, 2, 512  # a buffer of 12 ms: the tap comes with the card
VOICES = 16
SHORTEST_GAP = 0.025  # seconds; the same sound twice within it would only be louder
VARIANT_NUMBER = re.compile(r"_\d+$")


@contextmanager
def _without_native_complaints() -> Iterator[None]:
    """ALSA writes its complaints straight to the terminal when there is no sound card: hold them back."""
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # started without a terminal: nothing to hold back
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Sounds:
    """Plays `name.wav`, or one of `name_1.wav`, `name_2.wav` … at random, from a folder.

    The sound device is opened at the first sound, or before by `open()` (some 100 ms: best after the first
    frame). Whatever is missing, device, file or name, is told once in the log, and then there is silence.
    """

    def __init__(
        self,
        folder: Path,
        volume: int = 70,
        muted: bool = False,
        rng: Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._variants: dict[str, list[Path]] = {}
        for path in sorted(folder.glob("*.wav")):
            self._variants.setdefault(VARIANT_NUMBER.sub("", path.stem), []).append(path)
        if not self._variants:
            log.warning("There are no sounds in %s: the game stays silent.", folder)
        self._folder = folder
        self._volume = min(100, max(0, volume))
        self._muted = muted
        self._rng = rng or Random()
        self._clock = clock
        self._loaded: dict[Path, pygame.mixer.Sound] = {}
        self._last: dict[str, Path] = {}
        self._started: dict[str, float] = {}
        self._told: set[str] = set()
        self._open: bool | None = None  # None: not tried yet

    # ---- the device ---------------------------------------------------------------------------------------

    def open(self) -> bool:
        """Open the sound device unless that was tried before; whether there is one."""
        if self._open is None:
            self._open = self._try_to_open()
        return self._open

    def _try_to_open(self) -> bool:
        if not pygame.mixer.get_init():
            try:
                with _without_native_complaints():
                    pygame.mixer.init(RATE, SAMPLE_SIZE, CHANNELS, BUFFER)
            except (pygame.error, NotImplementedError) as error:
                self._tell_once("device", f"No sound device could be opened ({error}): the game stays silent.")
                return False
        if not pygame.mixer.get_init():
            return False
        pygame.mixer.set_num_channels(VOICES)
        return True

    @property
    def available(self) -> bool:
        """Whether there is a device to play on (asks for it the first time)."""
        return self.open() and bool(pygame.mixer.get_init())

    def close(self) -> None:
        """Stop everything and give the device back; a later sound opens it again."""
        self._loaded.clear()
        self._open = None
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    # ---- settings -----------------------------------------------------------------------------------------

    @property
    def volume(self) -> int:
        """From 0 to 100, as the player sets it."""
        return self._volume

    @volume.setter
    def volume(self, value: int) -> None:
        self._volume = min(100, max(0, value))
        for sound in self._loaded.values():
            sound.set_volume(self._gain)

    @property
    def muted(self) -> bool:
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value
        if value:
            self.stop()

    @property
    def _gain(self) -> float:
        """The ear hears ratios: squared, each step of the slider sounds about as large as the next."""
        return (self._volume / 100.0) ** 2

    # ---- playing ------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """What can be played, variants counted as one."""
        return sorted(self._variants)

    def play(self, name: str) -> bool:
        """Play a sound; whether it can be heard. Never raises: a game does not stop for a sound."""
        if name not in self._variants:
            known = ", ".join(self.names) or "none"
            self._tell_once(name, f"There is no sound called '{name}' in {self._folder}. There are: {known}.")
            return False
        if self._muted or self._volume == 0:
            return False
        now = self._clock()
        if now - self._started.get(name, -1.0e9) < SHORTEST_GAP or not self.available:
            return False
        path = self._choose(name)
        sound = self._load(path)
        if sound is None:
            return False
        self._last[name], self._started[name] = path, now
        sound.set_volume(self._gain)
        try:
            return bool(sound.play())  # no channel when all voices are busy
        except pygame.error as error:
            self._tell_once("playing", f"The sound device failed ({error}).")
            return False

    def preload(self, *names: str) -> None:
        """Load sounds before they are needed, so that the first one does not cost a frame."""
        if self.available:
            for name in names:
                for path in self._variants.get(name, []):
                    self._load(path)

    def stop(self) -> None:
        """Silence at once."""
        if pygame.mixer.get_init():
            pygame.mixer.stop()

    def _choose(self, name: str) -> Path:
        paths = self._variants[name]
        fresh = [path for path in paths if path != self._last.get(name)]
        return self._rng.choice(fresh or paths)

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._loaded:
            try:
                sound = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                self._tell_once(path.name, f"The sound {path} cannot be read ({error}): it is left out.")
                return None
            sound.set_volume(self._gain)
            self._loaded[path] = sound
        return self._loaded[path]

    def _tell_once(self, about: str, sentence: str) -> None:
        if about not in self._told:
            self._told.add(about)
            log.warning("%s", sentence)
