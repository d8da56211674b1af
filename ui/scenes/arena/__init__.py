"""The arena in the window: a folder of bots is chosen, their league is played and watched, medals are given."""
