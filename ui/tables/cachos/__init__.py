"""The room of Cachos."""
