"""A sixth game as the guide in CONTRIBUTING.md makes it: its rules, its room and its texts, and none of the program's
own lines."""
