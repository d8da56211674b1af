"""Parts that scenes are made of."""
