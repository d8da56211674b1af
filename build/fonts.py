"""Make the fonts in assets/fonts from two pinned npm packages: `python build/fonts.py [--check]`.

SDL_ttf knows no OpenType features, so what a feature would switch on has to be the default: figures that
are lining and of equal width (columns of points align), and in the *caps* cut small capitals in place of
lower case. Each font is also cut down to the characters that Spanish, Basque and English need.
Needs npm (to fetch the packages) and fontTools; the same input gives the same bytes.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"

FIGURES = "0123456789"
CHARACTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA0, 0x180)))  # Latin-1 and Latin Extended-A: names of players, too
    + "‐‑‒–—‘’‚“”„†•…‰‹›⁄€™−×÷½¼¾·←↑→↓↔↕≈≠≤≥√∞◊♪✓✗■□▲▼◆●○"
    + "\u200b\u2009\u202f\u2212\ufb01\ufb02"
)
LAYOUT_FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]


@dataclass(frozen=True)
class Package:
    """An npm package and the sha512 of its archive, as npm itself states it."""

    name: str
    version: str
    sha512: str
    licence_file: str  # what the licence is called in assets/fonts

    @property
    def archive(self) -> str:
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"


@dataclass(frozen=True)
class Cut:
    """One font file to make: where its source is, and what becomes the default in it."""

    file: str
    package: Package
    source: str
    substitutions: tuple[str, ...] = ()  # single-substitution features to apply to the character map
    rename: tuple[tuple[str, str], ...] = ()  # for fonts with a reserved name


ALEGREYA = Package(
    "@expo-google-fonts/alegreya",
    "0.4.2",
    "fE6ckTCI9YMEdTu1TUvbV3RKDZZ14A+rhEik0dn7gXhfoYaaQnFO/ogSgFGl/aIC0PK4OIbqvmM1cfE7ejNw9g==",
    "Alegreya-OFL.txt",
)
SOURCE_SANS = Package(
    "@expo-google-fonts/source-sans-3",
    "0.4.1",
    "sxsO4kfxQnVMT6ri/yWiBefkgem6suvc7KWJ4m/kWGTGqxkGouxG7MQsZ8XR6wqasxYZxdWK1gtusMBLSZDiiA==",
    "SourceSans3-OFL.txt",
)
LINING_TABULAR = ("lnum", "tnum")
SMALL_CAPITALS = ("smcp", "lnum", "tnum")
# 'Source' is a reserved font name: a changed font must not carry it.
NEW_SANS_NAME = (("Source Sans 3", "Sobremesa Sans"), ("SourceSans3", "SobremesaSans"))
CAPS_NAME = (("Alegreya", "Alegreya Caps"),)


def _serif(file: str, source: str) -> Cut:
    return Cut(file, ALEGREYA, f"{source}/Alegreya_{source}.ttf", LINING_TABULAR)


def _sans(file: str, source: str) -> Cut:
    return Cut(file, SOURCE_SANS, f"{source}/SourceSans3_{source}.ttf", rename=NEW_SANS_NAME)


CUTS = (
    _serif("serif_regular.ttf", "400Regular"),
    _serif("serif_italic.ttf", "400Regular_Italic"),
    _serif("serif_bold.ttf", "700Bold"),
    _serif("serif_bold_italic.ttf", "700Bold_Italic"),
    _serif("serif_extrabold.ttf", "800ExtraBold"),
    Cut("serif_caps_bold.ttf", ALEGREYA, "700Bold/Alegreya_700Bold.ttf", SMALL_CAPITALS, CAPS_NAME),
    _sans("sans_regular.ttf", "400Regular"),
    _sans("sans_italic.ttf", "400Regular_Italic"),
    _sans("sans_bold.ttf", "700Bold"),
    _sans("sans_bold_italic.ttf", "700Bold_Italic"),
)


def fetch(package: Package, folder: Path) -> dict[str, bytes]:
    """The files of a package by their path in it; an archive already in the folder is not fetched again."""
    archive = folder / package.archive
    if not archive.exists():
        command = ["npm", "pack", "--silent", f"{package.name}@{package.version}"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    packed = archive.read_bytes()
    if base64.b64encode(hashlib.sha512(packed).digest()).decode() != package.sha512:
        raise SystemExit(f"{archive.name} is not the archive this script was written for: its sha512 differs.")
    with tarfile.open(fileobj=BytesIO(packed)) as tar:
        return {
            member.name.removeprefix("package/"): tar.extractfile(member).read()  # type: ignore[union-attr]
            for member in tar.getmembers()
            if member.isfile()
        }


def _single_substitutions(font: TTFont, feature: str) -> dict[str, str]:
    gsub = font["GSUB"].table
    lookups = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    }
    mapping: dict[str, str] = {}
    for index in sorted(lookups):
        for subtable in gsub.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            mapping |= getattr(subtable, "mapping", {})
    if not mapping:
        raise SystemExit(f"The font has no feature '{feature}' to make the default.")
    return mapping


def apply_feature(font: TTFont, feature: str) -> None:
    """Let characters show the glyphs that the feature would have put in their place."""
    mapping = _single_substitutions(font, feature)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap = {code: mapping.get(glyph, glyph) for code, glyph in table.cmap.items()}


def level_figures(font: TTFont) -> None:
    """Give all figures the same advance where they miss it by a unit or two of rounding."""
    glyphs = [font.getBestCmap()[ord(figure)] for figure in FIGURES]
    widths = [font["hmtx"][glyph][0] for glyph in glyphs]
    width = max(widths, key=widths.count)
    if max(abs(width - other) for other in widths) > 2:
        raise SystemExit(f"Figures are not tabular: advances {widths}.")
    for glyph in glyphs:
        font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])


def rename(font: TTFont, pairs: tuple[tuple[str, str], ...]) -> None:
    """Change the family, full and PostScript names; copyright, licence and designer stay as they are."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            text = record.toUnicode()
            for old, new in pairs:
                text = text.replace(old, new.replace(" ", "") if record.nameID in (3, 6) else new)
            record.string = text


def make(cut: Cut, data: bytes) -> bytes:
    """The finished font file."""
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    for feature in cut.substitutions:
        apply_feature(font, feature)
    level_figures(font)
    options = Options()
    options.layout_features = LAYOUT_FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    rename(font, cut.rename)
    out = BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def make_all(archives: Path) -> dict[str, bytes]:
    """Every file that belongs in assets/fonts, README excepted, by name."""
    made: dict[str, bytes] = {}
    for package in (ALEGREYA, SOURCE_SANS):
        files = fetch(package, archives)
        made[package.licence_file] = files["LICENSE_FONT"]
        for cut in CUTS:
            if cut.package is package:
                made[cut.file] = make(cut, files[cut.source])
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the fonts in assets/fonts.")
    parser.add_argument("--check", action="store_true", help="compare with what is committed, write nothing")
    parser.add_argument("--archives", type=Path, help="a folder where the npm archives are kept between runs")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        made = make_all(arguments.archives or Path(temporary))
    FONTS.mkdir(parents=True, exist_ok=True)
    different = []
    for name, data in made.items():
        path = FONTS / name
        if not arguments.check:
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            different.append(name)
        print(f"{name:24} {len(data):8,} bytes")
    if different:
        raise SystemExit(f"Not what the code makes: {', '.join(different)}. Run python build/fonts.py.")


if __name__ == "__main__":
    main()
