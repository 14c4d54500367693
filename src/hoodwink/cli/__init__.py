"""The terminal client: `hoodwink play`, `replay`, `verify`, `rules` and `arena`."""

import sys
from collections.abc import Sequence
from typing import Final

EXTRA: Final = {"babel", "fluent", "rich", "typer"}
"""What `hoodwink[terminal]` installs and the engine alone does not."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    try:
        from hoodwink.cli.app import run
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in EXTRA:
            raise
        print("The terminal needs a little more: pip install hoodwink[terminal]", file=sys.stderr)
        return 2
    return run(sys.argv[1:] if arguments is None else arguments)
