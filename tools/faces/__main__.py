"""The set of faces, from parts and recipes.

python -m tools.faces            says whether the set is not what they make
python -m tools.faces --write    writes it again
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.faces.compose import ROOT, text

FILE = "web/src/art/sets/cornish-people.svg"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Check or write the faces of Cornwall.")
    parser.add_argument("--write", action="store_true", help="write the set")
    parser.add_argument("--root", type=Path, default=ROOT, help="where the project is")
    chosen = parser.parse_args(arguments)
    file, now = chosen.root / FILE, text()
    if file.exists() and file.read_text("utf-8") == now:
        return 0
    print(("wrote " if chosen.write else "changed: ") + FILE)
    if chosen.write:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8")
    return 0 if chosen.write else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
