"""Who moves, and what becomes of it: the flow of a match without a window."""
