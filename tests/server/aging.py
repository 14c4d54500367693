"""Time that goes by while a server is stopped: its file is made older."""

import sqlite3
from contextlib import closing

from server.kit import Serving

DAY = 86_400.0


def sleep(server: Serving, seconds: float) -> None:
    """Stop, let all that was done be so many seconds longer ago, and start again."""
    assert server.stop() == 0
    ms = int(seconds * 1000)
    with closing(sqlite3.connect(server.db)) as file:
        file.execute("UPDATE log SET at = at - ?", (ms,))
        file.execute("UPDATE tables SET touched = touched - ?, created = created - ?", (ms, ms))
        file.commit()
    server.start()
