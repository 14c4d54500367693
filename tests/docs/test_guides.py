"""What the guides show must run: Python answers as it says there, commands go as written."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import hoodwink

ROOT = Path(__file__).parents[2]
GUIDES = sorted(ROOT.glob("docs/guide/*.md"))
PAGES = [ROOT / "CONTRIBUTING.md", *GUIDES]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
FLAGS = doctest.ELLIPSIS | doctest.REPORT_NDIFF


def told(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def lines(tool: str) -> list[str]:
    """Every command of that tool in a block of shell commands, without its comment."""
    blocks = [block for page in PAGES for block in re.findall(r"```sh\n(.*?)```", told(page), re.S)]
    found = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return sorted({line for line in found if line.split()[:1] == [tool]})


@pytest.fixture
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the guides speak of."""
    pack = files("hoodwink.games").joinpath("nottingham", "pack.toml").read_text(encoding="utf-8")
    mine = re.findall(r"```toml\n(.*?)```", told(ROOT / "docs/guide/packs.md"), re.S)[0]
    rest = pack.partition("[cheese]")[2]
    (tmp_path / "mine.toml").write_text(f"{mine}\n[cheese]{rest}", encoding="utf-8")
    match = hoodwink.Match("shahdozd", 3, seed=1, turn_cap=1)
    while match.to_act:
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    (tmp_path / "match.jsonl").write_text(match.record().dumps(), encoding="utf-8")
    bot = re.findall(r"```python\n(.*?)```", told(ROOT / "docs/guide/bots.md"), re.S)[0]
    (tmp_path / "honest.py").write_text(bot, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_desk")
@pytest.mark.parametrize(
    "page", [page for page in GUIDES if ">>> " in told(page)], ids=lambda page: str(page.name)
)
def test_python_answers_as_the_guide_says(page: Path) -> None:
    shown = "\n".join(re.findall(r"```python\n(>>> .*?)```", told(page), re.S))
    test = doctest.DocTestParser().get_doctest(shown, {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append)
    assert not said, "".join(said)


@pytest.mark.slow
@pytest.mark.usefixtures("_desk")
@pytest.mark.parametrize("command", [*lines("hoodwink"), *lines("PYTHONPATH=.")])
def test_commands_run_as_written(command: str, tmp_path: Path) -> None:
    """Nobody types anything, so a match that is played is left; tournaments are short."""
    spoken = re.sub(r"--games \d+", "--games 3", command).partition("hoodwink ")[2]
    words = [sys.executable, "-m", "hoodwink", *shlex.split(spoken)]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": _path(tmp_path)}
    done = subprocess.run(
        words,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=environment,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


def _path(folder: Path) -> str:
    """The same path from wherever it is looked at, the folder, and the checkout."""
    given = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    return os.pathsep.join([*(str(ROOT / part) for part in given), str(folder), str(ROOT)])


@pytest.mark.parametrize("command", lines("make"))
def test_make_targets_exist(command: str) -> None:
    assert re.search(rf"^{command.split()[1]}:", MAKEFILE, flags=re.MULTILINE)


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: str(page.name))
def test_make_targets_named_in_passing_exist(page: Path) -> None:
    named = set(re.findall(r"`make (\w+)", told(page)))
    assert [name for name in named if not re.search(rf"^{name}:", MAKEFILE, re.MULTILINE)] == []


def test_nothing_refers_to_what_is_not_in_the_project() -> None:
    texts = [ROOT / "README.md", *PAGES, *ROOT.glob("docs/**/*.md")]
    assert [page.name for page in texts if re.search(r"\.\./shared|DESIGN\.md", told(page))] == []
