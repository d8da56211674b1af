"""The language to begin with: the system's, if the program speaks it."""

import locale
import os
import subprocess
import sys

LANGUAGES = ("es", "eu", "en")
FALLBACK = "es"


def system_language() -> str:
    """One of LANGUAGES.

    >>> system_language() in LANGUAGES
    True
    """
    return next((found for found in map(spoken, _system_names()) if found), FALLBACK)


def spoken(name: str) -> str | None:
    """The language of a name such as `eu_ES.UTF-8`, if the program speaks it.

    >>> spoken("eu_ES.UTF-8"), spoken("en-GB"), spoken("fr_FR")
    ('eu', 'en', None)
    """
    language = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def _system_names() -> list[str]:
    """What the system says, the most telling first."""
    names = [os.environ.get(name, "").partition(":")[0] for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")]
    if sys.platform == "win32":
        import ctypes

        names.append(locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), ""))
    elif sys.platform == "darwin":  # a program that is opened with a double click gets no LANG there
        names.append(_mac_language())
    return [name for name in names if name and name not in ("C", "POSIX", "C.UTF-8")]


def _mac_language() -> str:
    try:
        asked = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLocale"], capture_output=True, text=True, timeout=2, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip()
