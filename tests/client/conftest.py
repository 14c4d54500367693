"""What all tests of the client may use."""

from collections.abc import Iterator

import pytest

from server.kit import Serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("served") / "tables.db")
    yield server
    server.kill()
