"""What card tables share."""
