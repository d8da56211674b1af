"""The table's own things: pieces that lie in zones, the motion between them, the script that plays events out."""
