"""Words that no reader should stumble over."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUFFIXES = {".css", ".ftl", ".html", ".json", ".md", ".py", ".toml", ".ts", ".tsx", ".yml"}
WHOSE = re.compile(r"(?<![a-z])(the|an)[ _]own(?![a-z])", re.IGNORECASE)
"""Own is somebody's: your own hand, a seat's own part, a pawn of one's own."""
RECORD = re.compile(r"public record|record of inspections", re.IGNORECASE)
"""A record is a match written down; inspections have a tally."""


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.suffix in SUFFIXES and path.is_file()]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="what is tracked, git alone knows")
@pytest.mark.parametrize("stumble", [WHOSE, RECORD], ids=["whose", "record"])
def test_nobody_stumbles_over_a_word(stumble: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if stumble.search(line)
    ]
    assert found == []
