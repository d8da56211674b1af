"""The rules of the games and their computer players: no pygame, no files, no clock, no global random."""
