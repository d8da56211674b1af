"""All recipes by the name of the file they make."""

from __future__ import annotations

from ..recipe import Recipe
from . import cards, chimes, chips, dice, tiles

RECIPES: dict[str, Recipe] = {
    recipe.name: recipe for module in (cards, chips, tiles, dice, chimes) for recipe in module.RECIPES
}
