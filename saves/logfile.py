"""The log file: what went wrong while the program ran, for whoever wants to mend it. It holds nothing personal."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

NAME = "sobremesa"
FILE = "sobremesa.log"
MOST_BYTES, KEPT = 200_000, 2


def write_log_in(folder: Path) -> None:
    """Write what is logged from now on into a file there; a folder that cannot be written to has no log."""
    logger = logging.getLogger(NAME)
    try:
        handler = RotatingFileHandler(
            folder / FILE, maxBytes=MOST_BYTES, backupCount=KEPT, encoding="utf-8", delay=True
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.addHandler(handler)
    logger.propagate = False
