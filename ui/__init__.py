"""The window: scenes, tables, widgets and what they need from pygame."""
