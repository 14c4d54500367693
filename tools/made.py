"""Files that are made from the code: which no longer tell what is so, and writing them again."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

Files = Callable[[], Mapping[str, str]]
"""All of them as they should be, by their place in a folder."""


def outdated(folder: Path, files: Files) -> dict[str, str]:
    """What should be there and is not, or is otherwise."""
    return {name: text for name, text in files().items() if _read(folder / name) != text}


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def run(arguments: Sequence[str], what: str, folder: Path, files: Files) -> int:
    """As a command: 1 if something is outdated and was not to be written."""
    parser = argparse.ArgumentParser(description=f"Check or write {what}.")
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--folder", type=Path, default=folder, help="where they are kept")
    chosen = parser.parse_args(arguments)
    changed = outdated(chosen.folder, files)
    for name, text in changed.items():
        print(("wrote " if chosen.write else "changed: ") + name)
        if chosen.write:
            _write(chosen.folder / name, text)
    return 0 if chosen.write or not changed else 1


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
