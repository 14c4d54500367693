"""Which tests a developer runs all day: the rest is left to `make test`."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
THOROUGH = {"benchmark", "client", "server", "web"}
"""Folders whose tests start processes and wait for them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in THOROUGH:
            item.add_marker("thorough")
