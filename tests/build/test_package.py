"""What goes into the package, and the papers around it: README, requirements, the entry for the menu."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.core.registry import NAMES
from ui.tables.rooms import room_of

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "build" / "linux"
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="a shell script")


class Recorder:
    """Stands in for PyInstaller: runs the spec and keeps what it was asked for."""

    def __init__(self, platform, monkeypatch):
        monkeypatch.setattr(sys, "platform", platform)
        self.asked = {}
        names = {name: self.note(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        self.names = {"SPECPATH": str(ROOT / "build"), **names}
        exec(compile((ROOT / "build" / "sobremesa.spec").read_text(encoding="utf-8"), "spec", "exec"), self.names)

    def note(self, name):
        def asked(*arguments, **settings):
            self.asked[name] = settings
            return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])

        return asked


@pytest.fixture
def linux(monkeypatch):
    return Recorder("linux", monkeypatch)


def test_what_is_loaded_by_name_is_in_the_package(linux):
    modules = set(linux.asked["Analysis"]["hiddenimports"])
    assert {f"game.{name}" for name in NAMES} | {f"game.{name}.ai" for name in NAMES} <= modules
    assert {f"ui.tables.{name}.{room_of(name).table.partition(':')[0]}" for name in NAMES} <= modules
    assert {f"ui.tables.{name}.room" for name in NAMES} <= modules
    assert not any("shots" in name for name in modules)


def test_assets_the_guide_and_the_house_bots_are_in_the_package(linux):
    assert linux.asked["Analysis"]["datas"] == [
        (str(ROOT / "assets"), "assets"),
        (str(ROOT / "docs" / "bots"), "docs/bots"),
        (str(ROOT / "arena" / "house" / "*.py"), "arena/house"),
    ]


def test_a_bot_finds_the_library_in_the_package(linux):
    modules = set(linux.asked["Analysis"]["hiddenimports"])
    for name in ("heapq", "statistics", "concurrent.futures.thread", "xml.etree.ElementTree", "arena.child", "math"):
        assert name in modules
    assert not modules & set(linux.asked["Analysis"]["excludes"])
    assert not any(part.startswith("test") for name in modules for part in name.split("."))


@pytest.mark.parametrize("name", ["numpy", "tkinter", "PIL", "pytest", "pygame.docs", "pygame.tests"])
def test_dead_weight_is_left_out(linux, name):
    assert name in linux.asked["Analysis"]["excludes"]


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("pygame_gui/data/NotoSansJP-Bold.otf", False),
        ("pygame_gui\\data\\NotoSansKR-Regular.ttf", False),
        ("pygame_gui/data/NotoSansArabic-Bold.ttf", False),
        ("pygame/docs/generated/index.html", False),
        ("pygame_gui/data/NotoSans-Regular.ttf", True),
        ("pygame_gui/data/FiraCode-Regular.ttf", True),
        ("pygame/freesansbold.ttf", True),
        ("assets/sprites/cards/O1.png", True),
        ("assets/i18n/es/brisca.toml", True),
        ("arena/house/novato.py", True),
    ],
)
def test_files_in_the_package(linux, path, wanted):
    assert linux.names["wanted"]((path, "source", "DATA")) is wanted


def test_one_folder_without_a_console(linux):
    assert linux.asked["EXE"]["exclude_binaries"] is True
    assert linux.asked["EXE"]["console"] is False
    assert linux.asked["EXE"]["strip"] and linux.asked["COLLECT"]["strip"]
    assert "BUNDLE" not in linux.asked


def test_a_mac_gets_an_app(monkeypatch):
    bundle = Recorder("darwin", monkeypatch).asked["BUNDLE"]
    assert bundle["name"] == "Sobremesa.app"
    assert bundle["info_plist"]["NSHighResolutionCapable"] is True
    assert bundle["version"] == version()
    assert Path(bundle["icon"]).name == "icon.icns"


def version():
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


class TestMenuEntry:
    @pytest.fixture
    def folder(self, tmp_path):
        """A folder with a space in its name, and a program in it that tells where it is."""
        folder = tmp_path / "my games"
        folder.mkdir()
        (folder / "sobremesa").write_text("#!/bin/sh\necho started $0\n")
        (folder / "sobremesa").chmod(0o755)
        for name in ("sobremesa.desktop", "add-to-menu.sh"):
            (folder / name).write_bytes((LINUX / name).read_bytes())
        return folder

    def line(self, path, key):
        (value,) = re.findall(f"^{key}=(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        return value.replace("\\\\", "\\")

    @posix_only
    def test_a_double_click_starts_the_program_beside_it(self, folder):
        entry = folder / "sobremesa.desktop"
        command = self.line(entry, "Exec").replace("%k", f"'{entry}'")
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd="/")
        assert done.stdout.strip() == f"started {folder}/sobremesa", done.stderr

    @posix_only
    def test_into_the_menu_and_out_again(self, folder, tmp_path):
        environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        script = ["sh", str(folder / "add-to-menu.sh")]
        subprocess.run(script, env=environment, check=True, capture_output=True)
        entry = tmp_path / ".local/share/applications/sobremesa.desktop"
        assert self.line(entry, "Exec") == f'"{folder}/sobremesa"'
        assert self.line(entry, "Icon") == f"{folder}/sobremesa.png"
        assert self.line(entry, "Name") == "Sobremesa"
        subprocess.run([*script, "--remove"], env=environment, check=True, capture_output=True)
        assert not entry.exists()


class TestPapers:
    @pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
    def test_everything_is_pinned(self, name):
        for line in (ROOT / name).read_text().splitlines():
            assert re.fullmatch(r"#.*|-r requirements\.txt|[A-Za-z0-9_-]+==[0-9.]+", line), line

    def test_the_readme_has_the_commands_that_ci_runs(self):
        commands = re.findall(r"^(?:python3|py) -m venv.*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
        assert len(commands) == 4
        assert [("main.py" in line, "pytest" in line) for line in commands] == [(True, False)] * 2 + [(False, True)] * 2
        pattern = re.search(r"grep -m1 '(.*)' README.md", (ROOT / ".ci" / "run").read_text()).group(1)
        assert [line for line in commands if re.search(pattern, line)] == [commands[2]]

    @pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
    def test_links_lead_somewhere(self, name):
        for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8")):
            assert (ROOT / target).exists(), target
