from pathlib import Path

import pytest

from cli.kit import Terminal
from smallest.seating import sit_down


@pytest.fixture(autouse=True)
def _seated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test here finds the smallest game among the others."""
    sit_down(monkeypatch)


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(tmp_path, monkeypatch)
