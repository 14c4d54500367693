"""Plain Python by default; HOODWINK_COMPILE=1 turns the rules and the match into C with mypyc."""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/hoodwink")

# Files mypyc cannot take, each with the reason.
LEFT_OUT: dict[str, str] = {}


def compiled_files() -> list[str]:
    files = [*PACKAGE.glob("kernel/**/*.py"), *PACKAGE.glob("games/**/*.py"), PACKAGE / "match.py"]
    return sorted(f.as_posix() for f in files if f.relative_to(PACKAGE).as_posix() not in LEFT_OUT)


if os.environ.get("HOODWINK_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(compiled_files(), opt_level="3"))
else:
    setup()
