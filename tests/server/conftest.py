"""What all tests of the server may use."""

from collections.abc import Iterator

import pytest

from server.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for each worker; started by the first test that wants it."""
    with running() as server:
        yield server
