"""What is pure of the arena: a view as a text for another process, and the world of the RoboBrisca bots."""
