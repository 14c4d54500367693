"""One connection that writes, renewed when it breaks."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection

from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.failures import IN_DOUBT, Failure, alike, failure
from hoodwink.server.store.statements import Statements
from hoodwink.server.store.writes import Write


class Transactions:
    """Each is kept as a whole or not at all.

    The statements are SQLAlchemy's, but it is the driver that runs them: a group of 16 rows costs
    1.3 times what bare `sqlite3` does, and would cost 1.9 times as much through a `Connection`.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = Statements(engine.dialect)
        self._line: PoolProxiedConnection | None = None
        self.kept = 0

    def attempt(self, writes: Iterable[Write]) -> Failure | None:
        """None once all is synced. A line that died while it was idle is renewed once."""
        writes, held = tuple(writes), self._line is not None
        answer, broken = self._transact(writes)
        if broken and held:
            answer, _ = self._transact(writes)
        return answer

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _transact(self, writes: tuple[Write, ...]) -> tuple[Failure | None, bool]:
        """The failure, and whether the line broke before anything can have been kept."""
        committing = False
        try:
            driver = self._driver()
            cursor = driver.cursor()
            self._statements.perform(cursor, writes)
            committing = True
            driver.commit()
        except Exception as error:
            return self._failed(error, committing)
        self.kept += 1
        return None, False

    def _failed(self, error: Exception, committing: bool) -> tuple[Failure, bool]:
        broken = self._broken()
        answer = Unavailable(IN_DOUBT) if broken and committing else failure(error)
        if self._line is not None:
            with suppress(Exception):  # whatever it says, the line goes if it is of no use
                self._line.rollback()
            if broken or alike(answer):
                self._drop(self._line)
        return answer, broken and not committing

    def _driver(self) -> Any:
        if self._line is None:
            self._line = self._engine.raw_connection()
        return self._line.driver_connection

    def _broken(self) -> bool:
        """A connection of psycopg knows; a file does not go away."""
        return self._line is not None and getattr(self._line.driver_connection, "closed", False)

    def _drop(self, line: PoolProxiedConnection) -> None:
        line.invalidate()
        self._line = None
