"""The room of Aprologados."""
