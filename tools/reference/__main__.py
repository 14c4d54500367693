"""Reference pages and JSON Schemas of all games.

python -m tools.reference            says which files no longer tell what is so
python -m tools.reference --write    writes them again
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from hoodwink.games import BOXES
from tools.reference.catalogue import catalogue
from tools.reference.page import Page
from tools.reference.schema import schema_of

FOLDER = Path(__file__).resolve().parents[2] / "docs/reference"


def files(game: str) -> dict[str, str]:
    """The files of a game, by name."""
    told = catalogue(game)
    schema = json.dumps(schema_of(told), indent=1, ensure_ascii=False)
    return {f"{game}.md": Page(told).text(), f"{game}.schema.json": schema + "\n"}


def outdated(folder: Path) -> dict[str, str]:
    """What should be there and is not, or is otherwise."""
    wanted = {name: text for game in BOXES for name, text in files(game).items()}
    return {name: text for name, text in wanted.items() if _read(folder / name) != text}


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Check or write the reference pages.")
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are kept")
    chosen = parser.parse_args(arguments)
    changed = outdated(chosen.folder)
    for name, text in changed.items():
        print(("wrote " if chosen.write else "changed: ") + name)
        if chosen.write:
            chosen.folder.mkdir(parents=True, exist_ok=True)
            (chosen.folder / name).write_text(text, encoding="utf-8")
    return 0 if chosen.write or not changed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
