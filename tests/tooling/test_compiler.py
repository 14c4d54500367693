"""What compiling needs is in its lock: an empty clone installs that, and nothing else."""

import ast
import re
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements/compile.txt"
INSTALLED = {"fluent": "fluent_runtime"}
"""What is imported by another name than it is installed by."""


@pytest.fixture
def compiled_files(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """As `setup.py` lists them, which is only read here, not run."""
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.chdir(ROOT)
    found: Any = runpy.run_path("setup.py")["compiled_files"]
    return lambda: list(found())


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)


def files_of(module: str) -> Iterator[Path]:
    """A module's file, and those of the packages that it lies in."""
    path = ROOT / "src"
    for part in module.split("."):
        path /= part
        yield from (
            file for file in (path / "__init__.py", path.with_suffix(".py")) if file.exists()
        )


def needed(files: list[str]) -> set[str]:
    """Packages of others that are read with these files, as the type checker follows imports."""
    found: set[str] = set()
    seen: set[Path] = set()
    todo = [ROOT / file for file in files]
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            names = set(imported(file))
            ours = {name for name in names if name.split(".")[0] == "hoodwink"}
            found |= {name.split(".")[0] for name in names - ours}
            todo += [other for name in ours for other in files_of(name)]
    return found - sys.stdlib_module_names


def locked() -> set[str]:
    named = re.findall(r"^([a-z0-9._-]+)==", LOCK.read_text("utf-8"), re.MULTILINE)
    return {name.replace("-", "_") for name in named}


def test_whatever_compiled_sources_import_is_locked(
    compiled_files: Callable[[], list[str]],
) -> None:
    packages = needed(compiled_files())
    assert "msgspec" in packages  # the server's compiled part writes with it
    assert {INSTALLED.get(name, name) for name in packages} <= locked()


def test_the_lock_pins_what_the_developers_lock_pins() -> None:
    pinned = re.compile(r"^([a-z0-9._-]+==[^ ]+)", re.MULTILINE)
    everything = pinned.findall((ROOT / "requirements/dev.txt").read_text("utf-8"))
    assert set(pinned.findall(LOCK.read_text("utf-8"))) <= set(everything)
