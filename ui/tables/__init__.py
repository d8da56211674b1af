"""The tables: a room for each game, and what they share."""
