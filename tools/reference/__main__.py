"""Reference pages and JSON Schemas of all games.

python -m tools.reference            says which files no longer tell what is so
python -m tools.reference --write    writes them again
"""

import json
import sys
from collections.abc import Sequence

from hoodwink.games import BOXES
from tools import made
from tools.reference.catalogue import catalogue
from tools.reference.page import Page
from tools.reference.schema import schema_of

FOLDER = made.ROOT / "docs/reference"


def files() -> dict[str, str]:
    """Those of all games, by name."""
    return {name: text for game in BOXES for name, text in _of_game(game).items()}


def _of_game(game: str) -> dict[str, str]:
    told = catalogue(game)
    schema = json.dumps(schema_of(told), indent=1, ensure_ascii=False)
    return {f"{game}.md": Page(told).text(), f"{game}.schema.json": schema + "\n"}


def main(arguments: Sequence[str]) -> int:
    return made.run(arguments, "the reference pages", FOLDER, files)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
