"""The cards at the size of a web page: `python build/web_cards.py` makes assets/web/cards/ out of assets/sprites/."""

from pathlib import Path

from PIL import Image

ASSETS = Path(__file__).resolve().parents[1] / "assets"
WIDTH = 184
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
NAMES = [f"{suit}{number}" for suit in "OCEB" for number in NUMBERS] + ["back_1"]


def main() -> None:
    """Scale the forty cards and a back down."""
    out = ASSETS / "web" / "cards"
    out.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        card = Image.open(ASSETS / "sprites" / "cards" / f"{name}.png").convert("RGBA")
        height = round(card.height * WIDTH / card.width)
        card.resize((WIDTH, height), Image.Resampling.LANCZOS).save(out / f"{name}.webp", quality=84, method=6)


if __name__ == "__main__":
    main()
