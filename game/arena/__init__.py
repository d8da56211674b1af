"""The competition of Brisca bots, as far as it is arithmetic: pairings, tables, brackets, intervals and ratings."""
