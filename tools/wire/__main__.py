"""OpenAPI, AsyncAPI, TypeScript types, and the page that tells how to connect.

python -m tools.wire            says which files no longer tell what is so
python -m tools.wire --write    writes them again
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.wire.asyncapi import asyncapi
from tools.wire.modules import modules
from tools.wire.openapi import openapi
from tools.wire.page import page

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = "docs/reference"
TYPES = "web/src/wire"


def files() -> dict[str, str]:
    """All of them, by their place in the project."""
    return {
        f"{REFERENCE}/openapi.json": _json(openapi()),
        f"{REFERENCE}/asyncapi.json": _json(asyncapi()),
        f"{REFERENCE}/wire.md": page(),
        **{f"{TYPES}/{name}": text for name, text in modules()},
    }


def _json(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def outdated(root: Path) -> dict[str, str]:
    """What should be there and is not, or is otherwise."""
    return {name: text for name, text in files().items() if _read(root / name) != text}


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Check or write what tells of the wire.")
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--root", type=Path, default=ROOT, help="where the project is")
    chosen = parser.parse_args(arguments)
    changed = outdated(chosen.root)
    for name, text in changed.items():
        print(("wrote " if chosen.write else "changed: ") + name)
        if chosen.write:
            (chosen.root / name).parent.mkdir(parents=True, exist_ok=True)
            (chosen.root / name).write_text(text, encoding="utf-8")
    return 0 if chosen.write or not changed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
