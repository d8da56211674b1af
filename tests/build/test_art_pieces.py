"""The sprites that are not cards: every name the window relies on is there, of its size, and fit for use."""

import importlib.util
import string
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "assets" / "sprites"

GAMES = ("chinchon", "siete_y_medio", "brisca", "cachos", "aprologados")
CLOTHS = tuple(f"tables/cloth_{game}" for game in (*GAMES, "menu"))
ICONS = (
    "menu",
    "settings",
    "hint",
    "undo",
    "sound",
    "mute",
    "help",
    "statistics",
    "players",
    "play",
    "pause",
    "back",
    "forward",
    "close",
    "check",
    "cross",
    "warning",
    "fullscreen",
    "sort",
    "log",
    "replay",
    "trash",
    "lock",
    "unlock",
    "plus",
    "minus",
    "trophy",
    "robot",
    "person",
    "dice",
    "cards",
    "arena",
    "exit",
    "continue",
    "eye",
    "eye_off",
    "shuffle",
    "recall",
    "direction_left",
    "direction_right",
    "turn_arrow",
    "star",
    "globe",
    "music",
    "speed",
    "flag",
    "export",
    "import",
    "search",
)
TILE_FACES = (*string.ascii_uppercase, "N_TILDE", "CH", "LL", "RR", "TS", "TX", "TZ")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
OPAQUE = ("tables/cloth", "tables/wood", "tables/paper", "boards/")
PREMIUMS = ("square", "T", "D", "t2", "d2", "centre")


def contract() -> dict[str, tuple[int, int]]:
    """Every name with its size in pixels."""
    names: dict[str, tuple[int, int]] = dict.fromkeys(CLOTHS, (512, 512))
    names |= {"tables/wood": (512, 128), "tables/wood_dark": (512, 512), "tables/paper": (256, 256)}
    names |= {"tables/light": (1024, 640), "tables/ring": (1024, 1024), "tables/half_moon": (1280, 720)}
    names |= {f"icons/{icon}": (128, 128) for icon in ICONS}
    names |= {f"avatars/person_{number}": (256, 256) for number in range(1, 13)}
    names |= {f"avatars/computer_{number}": (256, 256) for number in range(1, 9)}
    names |= {f"menu/{game}": (960, 720) for game in GAMES} | {"menu/title": (1200, 300)}
    names |= {f"app/icon_{size}": (size, size) for size in ICON_SIZES}
    for kind in ("ivory", "red", "wood"):
        names |= {f"dice/{kind}_{value}": (224, 224) for value in range(1, 7)}
        names |= {f"dice/{kind}_tumble_{frame}": (224, 224) for frame in range(1, 5)}
    names["dice/glow"] = (256, 256)
    names |= {f"cups/{pose}": (480, 600) for pose in ("standing", "tilted", "upside_down", "peek")}
    names |= {f"chips/chip_{value}": (256, 256) for value in (100, 500, 1000)}
    names |= {f"chips/edge_{value}": (256, 48) for value in (100, 500, 1000)}
    names |= {f"chips/padlock_{state}": (256, 256) for state in ("closed", "open", "lit")}
    names |= {"chips/dealer": (256, 256), "chips/turn_ring": (256, 256), "chips/plate": (192, 96)}
    names |= {"chips/bubble": (192, 144), "chips/bubble_tail": (48, 40)}
    names |= {f"tiles/{face}": (192, 192) for face in (*TILE_FACES, "blank", "blank_face")}
    names |= {f"tiles/as_blank_{face}": (192, 192) for face in TILE_FACES}
    names |= {f"tiles/value_{number}": (60, 60) for number in range(11)}
    names |= {f"tiles/{state}": (192, 192) for state in ("selected", "just_played", "invalid")}
    names["tiles/rack"] = (1200, 170)
    names |= {f"boards/{square}": (128, 128) for square in PREMIUMS} | {"boards/frame": (256, 256)}
    names |= {f"ui/button_{state}": (96, 64) for state in ("normal", "hover", "pressed", "disabled", "focus")}
    names |= {"ui/panel": (192, 192), "ui/sheet": (192, 192), "ui/focus_ring": (96, 96), "ui/shadow_card": (128, 128)}
    return names


def load(name: str) -> Image.Image:
    return Image.open(SPRITES / f"{name}.png").convert("RGBA")


def luminance(picture: Image.Image) -> float:
    """Mean relative luminance after WCAG 2."""

    def linear(byte: float) -> float:
        part = byte / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    histogram = picture.convert("RGB").histogram()
    means = [
        sum(linear(value) * histogram[band * 256 + value] for value in range(256)) / (picture.width * picture.height)
        for band in range(3)
    ]
    return 0.2126 * means[0] + 0.7152 * means[1] + 0.0722 * means[2]


def step(one: Image.Image, other: Image.Image) -> float:
    """The mean difference between two lines of pixels."""
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3


@pytest.mark.parametrize("name", contract())
def test_a_sprite_is_there_in_its_size_and_not_empty(name: str) -> None:
    picture = load(name)
    assert picture.size == contract()[name]
    low, high = picture.getchannel("A").getextrema()
    assert high > 100, "nothing can be seen of it"
    assert name.startswith(OPAQUE) or low < 128, "it has no outside"


@pytest.mark.parametrize("name", CLOTHS)
def test_a_cloth_is_dark_enough_for_cards_to_glow_on(name: str) -> None:
    picture = load(name)
    assert luminance(picture) < 0.12
    brightest = max(picture.convert("L").getextrema())
    assert brightest < 110, "a bright speck would look like a thing on the table"


def seam(picture: Image.Image, lag: int) -> tuple[float, float]:
    """How much columns *lag* apart differ across the left and right border, and at most elsewhere."""
    width, height = picture.size
    wide = Image.new("RGB", (2 * width, height))
    wide.paste(picture.convert("RGB"), (0, 0))
    wide.paste(picture.convert("RGB"), (width, 0))
    steps = [step(wide.crop((x, 0, x + 1, height)), wide.crop((x + lag, 0, x + lag + 1, height))) for x in range(width)]
    means = [sum(steps[x : x + lag]) / lag for x in range(width - lag + 1)]
    return means[-1], max(means[: width - 2 * lag])


@pytest.mark.parametrize("lag", [1, 8])
@pytest.mark.parametrize("name", [*CLOTHS, "tables/wood", "tables/wood_dark", "tables/paper"])
def test_a_surface_repeats_without_a_seam(name: str, lag: int) -> None:
    """Neighbours differ no more across the border than elsewhere; nor do columns two threads of a weave apart."""
    for picture in (load(name), load(name).transpose(Image.Transpose.ROTATE_90)):
        across, inside = seam(picture, lag)
        assert across <= inside * 1.05


@pytest.mark.parametrize("icon", ICONS)
def test_an_icon_is_still_there_at_24_pixels(icon: str) -> None:
    alpha = load(f"icons/{icon}").resize((24, 24), Image.Resampling.LANCZOS).getchannel("A")
    covered = sum(alpha.histogram()[128:]) / (24 * 24)
    assert 0.08 < covered < 0.9


def test_no_two_icons_are_alike() -> None:
    small = {icon: load(f"icons/{icon}").resize((24, 24), Image.Resampling.LANCZOS) for icon in ICONS}
    for number, one in enumerate(ICONS):
        for other in ICONS[number + 1 :]:
            difference = ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean
            assert max(difference) > 6, f"{one} looks like {other}"


def test_premium_squares_differ_in_grey() -> None:
    grey = {name: load(f"boards/{name}").convert("L") for name in PREMIUMS}
    for number, one in enumerate(PREMIUMS):
        for other in PREMIUMS[number + 1 :]:
            difference = ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).mean[0]
            assert difference > 8, f"{one} looks like {other} in grey"


@pytest.mark.parametrize("game", GAMES)
def test_a_menu_object_is_not_cut_at_the_border(game: str) -> None:
    alpha = load(f"menu/{game}").getchannel("A")
    width, height = alpha.size
    edges = [(0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height), (width - 1, 0, width, height)]
    assert max(alpha.crop(edge).getextrema()[1] for edge in edges) < 60


def test_nothing_hides_in_the_folders() -> None:
    folders = {name.split("/")[0] for name in contract()} - {"ui"}
    found = {f"{folder}/{path.stem}" for folder in folders for path in (SPRITES / folder).glob("*.png")}
    assert found == {name for name in contract() if name.split("/")[0] in folders}


def test_the_pieces_stay_light() -> None:
    folders = {name.split("/")[0] for name in contract()}
    weight = sum(path.stat().st_size for folder in folders for path in (SPRITES / folder).glob("*.png"))
    assert weight < 7_500_000


def test_the_icon_files_open_and_are_what_the_pngs_give() -> None:
    with Image.open(SPRITES / "app" / "icon.ico") as ico:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= set(ico.info["sizes"])
        ico.load()
    with Image.open(SPRITES / "app" / "icon.icns") as icns:
        assert (512, 512, 2) in icns.info["sizes"] or (1024, 1024, 1) in icns.info["sizes"]
        icns.load()
    spec = importlib.util.spec_from_file_location("bundle", ROOT / "build" / "art" / "app_icon" / "bundle.py")
    assert spec is not None
    assert spec.loader is not None
    bundle = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bundle)
    assert (SPRITES / "app" / "icon.ico").read_bytes() == bundle.ico()
    assert (SPRITES / "app" / "icon.icns").read_bytes() == bundle.icns()
