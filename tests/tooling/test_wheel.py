"""A wheel has everything in it: it serves, speaks and knows the rules without a checkout."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("src", "docs/rules", "setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the plain package, unpacked; made from a copy, for making one leaves files."""
    copy, made = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("made")
    for name in SOURCES:
        source = ROOT / name
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("*.egg-info"))
        else:
            shutil.copy(source, copy / name)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps"]
    subprocess.run([*pip, "-w", str(made), "."], cwd=copy, check=True, timeout=300)
    with zipfile.ZipFile(next(made.glob("*.whl"))) as wheel:
        wheel.extractall(made / "unpacked")
    return made / "unpacked"


def run(installed: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment: Any = {**os.environ, "PYTHONPATH": str(installed), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "hoodwink", *words],
        cwd=installed.parent,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_every_file_of_the_package_is_in_it(installed: Path) -> None:
    package = ROOT / "src/hoodwink"
    wanted = {
        file.relative_to(package)
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so"
    }
    unpacked = installed / "hoodwink"
    there = {file.relative_to(unpacked) for file in unpacked.rglob("*")}
    assert sorted(wanted - there) == []
    pages = {page.name for page in (ROOT / "docs/rules").glob("*.md")}
    assert {file.name for file in (installed / "hoodwink/rules").iterdir()} == pages


def test_it_knows_the_rules_and_keeps_tables(installed: Path, tmp_path: Path) -> None:
    assert "SD-043" in run(installed, "rules", "shahdozd", "SD-043").stdout
    store = str(tmp_path / "tables.db")
    empty = tmp_path / "none.jsonl"
    empty.write_text("", "utf-8")
    assert run(installed, "import", str(empty), "--db", store).returncode == 2
    done = run(installed, "export", str(tmp_path / "records"), "--db", store)
    assert (done.returncode, done.stderr) == (0, "")
