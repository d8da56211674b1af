"""Makes dist/: the program as one folder, for the system that this runs on.

    python build/package.py            make it, and tell its size
    python build/package.py --smoke    then start it: a match in a real window, a bot against the house, and a good end

Needs requirements-dev.txt. PyInstaller's own folder is .pyinstaller/, apart from build/, which is ours.
"""

import argparse
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
FOLDER = DIST / "Sobremesa"
LINUX = sys.platform.startswith("linux")
BUNDLED = ("pygame-ce", "pygame-gui", "python-i18n", "appdirs")
SMOKE_SECONDS = 240


def version() -> str:
    """The version of the program, as pyproject.toml has it."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def executable() -> Path:
    """What starts the packaged program."""
    if sys.platform == "darwin":
        return DIST / "Sobremesa.app" / "Contents" / "MacOS" / "Sobremesa"
    return FOLDER / ("Sobremesa.exe" if sys.platform == "win32" else "sobremesa")


def freeze() -> None:
    """Let PyInstaller do its work."""
    subprocess.run(
        [
            sys.executable,
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--log-level=WARN",
            f"--distpath={DIST}",
            f"--workpath={ROOT / '.pyinstaller'}",
            str(ROOT / "build" / "sobremesa.spec"),
        ],
        cwd=ROOT,
        check=True,
    )


def add_papers() -> None:
    """The licences of the program and of what comes with it; on Linux also what puts it into the menu."""
    shutil.copy(ROOT / "LICENSE", FOLDER)
    for name in BUNDLED:
        for file in distribution(name).files or []:
            if re.match(r"(licen[cs]e|copying|lgpl)[^.]*(\.txt|\.md)?$", file.name, re.IGNORECASE):
                place = FOLDER / "licences" / f"{name}-{file.name}"
                place.parent.mkdir(exist_ok=True)
                shutil.copy(str(file.locate()), place)
    if LINUX:
        entry = (ROOT / "build" / "linux" / "sobremesa.desktop").read_text(encoding="utf-8")
        (FOLDER / "sobremesa.desktop").write_text(entry.replace("@VERSION@", version()), encoding="utf-8")
        (FOLDER / "sobremesa.desktop").chmod(0o755)
        shutil.copy(ROOT / "build" / "linux" / "add-to-menu.sh", FOLDER)
        shutil.copy(ROOT / "assets" / "sprites" / "app" / "icon_256.png", FOLDER / "sobremesa.png")


def size_in_mb(folder: Path) -> float:
    """What the folder weighs."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def smoke() -> int:
    """Let the packaged program play a match in its window, and a bot against the house; its exit code."""
    if LINUX and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        print("--smoke opens a real window, and there is no DISPLAY; start Xvfb and set it", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        for words in (["--smoke"], ["bot", "nuevo", "bot"], ["bot", "probar", "bot.py"]):
            code = run_packaged(words, Path(folder))
            if code:
                return code
    return 0


def run_packaged(words: list[str], folder: Path) -> int:
    """Start the packaged program in that folder; its exit code."""
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    try:
        done = subprocess.run([str(executable()), *words], env=environment, timeout=SMOKE_SECONDS, cwd=folder)
    except subprocess.TimeoutExpired:
        print(f"the packaged program did not end within {SMOKE_SECONDS} s", file=sys.stderr)
        return 1
    if done.returncode:
        print(f"the packaged program ended with code {done.returncode}", file=sys.stderr)
    return 1 if done.returncode else 0


def main() -> int:
    """Make the package; the exit code."""
    parser = argparse.ArgumentParser(description="Make dist/ with the program for this system.")
    parser.add_argument("--smoke", action="store_true", help="then start it and let it play a match in a real window")
    asked = parser.parse_args()
    if importlib.util.find_spec("PyInstaller") is None:
        print("PyInstaller is missing: pip install -r requirements-dev.txt", file=sys.stderr)
        return 2
    shutil.rmtree(FOLDER, ignore_errors=True)
    freeze()
    add_papers()
    built_on = f", needs glibc {platform.libc_ver()[1]} or newer" if LINUX else ""
    print(f"Sobremesa {version()}: {executable()}, {size_in_mb(FOLDER):.1f} MB{built_on}")
    return smoke() if asked.smoke else 0


if __name__ == "__main__":
    sys.exit(main())
