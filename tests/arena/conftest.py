collect_ignore_glob = ["bots/*"]
"""Bots are run behind walls, never imported here."""
