"""What all tests of the server may use."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.kit import Serving
from server.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for each worker; started by the first test that wants it."""
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not stop it; each makes its own tables."""
    served = Serving(tmp_path_factory.mktemp("served") / "tables.db")
    yield served
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """Servers of a test's own, with settings of their own; stopped at its end."""
    made: list[Serving] = []

    def start(**environment: str) -> Serving:
        made.append(Serving(environment.pop("db", tmp_path / f"own{len(made)}.db"), **environment))
        return made[-1]

    yield start
    for server in made:
        server.stop()
