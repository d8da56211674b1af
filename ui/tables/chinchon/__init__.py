"""The room of Chinchón."""
