"""What an audit says: clean, weak, or that nobody could be asked."""

import sys
from pathlib import Path

import pytest

from tools.audit import LOCKS, ROOT, audited, verdict


@pytest.mark.parametrize(
    ("returned", "said", "found"),
    [
        (0, "No known vulnerabilities found", "clean"),
        (1, "Found 1 known vulnerability in 1 package: jinja2 2.0 GHSA-xxxx 3.1.6", "weak"),
        (1, "requests.exceptions.ConnectionError: Max retries exceeded with url", "unknown"),
        (1, "npm error audit endpoint returned an error", "unknown"),
        (1, "getaddrinfo ENOTFOUND", "unknown"),
    ],
)
def test_a_list_that_cannot_be_reached_is_not_a_weakness(
    returned: int, said: str, found: str
) -> None:
    assert verdict(returned, said) == found


def test_what_is_weak_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", "print('weak: something'); raise SystemExit(1)"]
    assert audited(command, tmp_path, {}) == "weak"
    assert "weak: something" in capsys.readouterr().out


def test_every_lock_of_a_host_is_audited() -> None:
    for lock in LOCKS:
        assert "--hash=sha256:" in (ROOT / "requirements" / lock).read_text("utf-8")
