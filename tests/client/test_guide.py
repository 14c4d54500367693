"""The example of the guide does what it says."""

import re
from pathlib import Path

import pytest

from hoodwink.client import Api
from server.kit import Serving

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "client.md"


def test_ten_lines_are_a_remote_bot(served: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    assert len([line for line in program.splitlines() if line]) <= 10
    host = served.person("Host")
    link = served.link(host, bots={"1": "random", "2": "random"}, options={"turn_cap": 12})
    begun = program.replace("    while", f'    start("{link}")\n    while', 1)
    there = "http://127.0.0.1:8000/t/..."
    exec(begun.replace(there, link), {"start": lambda link: start(served, host, link)})
    assert "winners" in capsys.readouterr().out


def start(served: Serving, host: str, link: str) -> None:
    Api(served.url, host).ask("POST", f"/api/tables/{link.rpartition('/')[2]}/start")
