"""What thinks: the computer players of the game."""
