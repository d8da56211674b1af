"""Aprologados: the word game, in Spanish, Basque and English."""
