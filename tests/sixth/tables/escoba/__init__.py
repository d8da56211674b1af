"""The room of Escoba."""
