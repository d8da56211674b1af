"""What is pure of the competition: pairings, table, bracket, intervals and ratings; the bots' talk with us, and
RoboBrisca's world, offered to bots that were written for it."""
