"""Sounds of the table, synthesised in pure Python: the same code always gives the same bytes."""
