"""Which tests a developer runs all day: the rest is left to `make test`."""

from pathlib import Path

import pytest

from web.widths.sizes import seed

TESTS = Path(__file__).parent
THOROUGH = {"benchmark", "client", "server", "web"}
"""Folders whose tests start processes and wait for them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in THOROUGH:
            item.add_marker("thorough")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tells which windows were looked at by chance, also when all is well in them."""
    reports = (each for some in terminalreporter.stats.values() for each in some)
    if any("web/widths/" in getattr(each, "nodeid", "") for each in reports):
        terminalreporter.write_line(f"Windows by chance: HOODWINK_SEED={seed()}")
