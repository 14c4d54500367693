"""OpenAPI, AsyncAPI, TypeScript types, and the page that tells how to connect.

python -m tools.wire            says which files no longer tell what is so
python -m tools.wire --write    writes them again
"""

import json
import sys
from collections.abc import Sequence
from typing import Any

from tools import made
from tools.wire.asyncapi import asyncapi
from tools.wire.modules import modules
from tools.wire.openapi import openapi
from tools.wire.page import page

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


def main(arguments: Sequence[str]) -> int:
    return made.run(arguments, "what tells of the wire", made.ROOT, files)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
