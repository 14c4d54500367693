"""What the guide to speed says of the code is so."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/speed.md").read_text("utf-8")
SOURCES = ROOT / "src/hoodwink"
SHIFT = re.compile(r">> [\w.\[\]]+ & 1\b|(?<!\d)1 << (?!\d)|& ~\(")


def named() -> set[Path]:
    """The files and folders in which shifts may be bare."""
    rows = re.findall(r"^\| `(kernel|games/\w+)` \| (.*) \|$", GUIDE, re.MULTILINE)
    return {
        SOURCES / where / file for where, files in rows for file in re.findall(r"`(.+?)`", files)
    }


def test_only_where_it_is_told_shifts_are_bare() -> None:
    told = named()
    assert [path for path in told if not path.exists()] == []
    bare = [
        file
        for room in ("kernel", "games")
        for file in (SOURCES / room).rglob("*.py")
        if SHIFT.search(file.read_text("utf-8"))
    ]
    assert [file for file in bare if not told & {file, *file.parents}] == []
