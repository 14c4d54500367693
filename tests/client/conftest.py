"""What all tests of the client may use."""

from collections.abc import Iterator

import pytest

from client.served import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served") / "tables.db")
    yield server
    server.kill()
