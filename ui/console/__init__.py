"""Aprologados by calls, without a window."""
