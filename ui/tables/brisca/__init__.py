"""The room of Brisca."""
