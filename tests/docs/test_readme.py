"""What README shows must run: its Python, its commands, its links."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hoodwink

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")])


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.DOTALL)


def commands(tool: str) -> list[str]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith(tool + " ")]


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_in_readme_runs(code: str) -> None:
    words = [sys.executable, "-c", code]
    subprocess.run(words, check=True, capture_output=True, cwd=ROOT, timeout=60)


@pytest.mark.parametrize("command", commands("make"))
def test_the_make_targets_in_readme_exist(command: str) -> None:
    target = command.split()[1]
    assert re.search(rf"^{target}:", MAKEFILE, flags=re.MULTILINE)


def test_the_line_that_installs_names_parts_that_there_are() -> None:
    (line,) = commands("python3")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"\[(\w+)\]", line)
    assert line.startswith("python3 -m pip install ")
    assert set(named) <= set(extras["optional-dependencies"])


@pytest.mark.parametrize("command", commands("hoodwink"))
def test_the_commands_in_readme_run(command: str, tmp_path: Path) -> None:
    match = hoodwink.Match("shahdozd", 3, seed=1, turn_cap=1)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    (tmp_path / "match.jsonl").write_text(match.record().dumps(), encoding="utf-8")
    words = [sys.executable, "-m", "hoodwink", *shlex.split(command)[1:]]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []
