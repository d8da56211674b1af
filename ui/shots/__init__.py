"""What the gallery takes pictures of: a file for the program and one for each game."""
