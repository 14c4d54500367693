"""A contact sheet: every block of every set, large and at 20 pixels, by day and by night.

python -m tools.sheet --out sheet.html      a page that needs nothing else

It is looked at beside the reference; `make pictures` takes its picture.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
ART: Final = "web/src/art/sets"
STYLE: Final = ("web/src/style/tokens.css", "web/src/style/art.css")

LAYOUT: Final = """
body { margin: 0; font: 12px sans-serif; }
.sprite { position: absolute; width: 0; height: 0; overflow: hidden; }
main { background: var(--table); color: var(--ink); padding: 24px; }
h2 { font: 400 22px serif; margin: 16px 0 8px; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); gap: 12px; }
figure { margin: 0; text-align: center; overflow-wrap: anywhere; }
figure svg { --seat: var(--seat-2); display: block; margin: 0 auto 4px; }
.large { width: 72px; height: 72px; }
.small { width: 20px; height: 20px; }
"""


def sets(root: Path) -> dict[str, str]:
    """Every set by its name."""
    files = sorted((root / ART).glob("*.svg"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


def blocks(text: str) -> list[str]:
    """The names of the blocks of a set, in its order."""
    return re.findall(r'<symbol id="([\w-]+)"', text)


def page(root: Path) -> str:
    drawn = sets(root)
    styles = [(root / name).read_text("utf-8") for name in STYLE if (root / name).exists()]
    sprites = [text.replace("<svg ", '<svg class="sprite" ', 1) for text in drawn.values()]
    shown = "".join(_section(name, blocks(text)) for name, text in drawn.items())
    themes = [f'<main data-theme="{theme}">{shown}</main>' for theme in ("day", "night")]
    head = f'<!doctype html><meta charset="utf-8"><title>Blocks</title><style>{"".join(styles)}'
    return f"{head}{LAYOUT}</style>{''.join(sprites)}{''.join(themes)}\n"


def _section(name: str, names: Sequence[str]) -> str:
    return f"<h2>{escape(name)}</h2><section>{''.join(map(_figure, names))}</section>"


def _figure(name: str) -> str:
    sizes = [f'<svg class="{size}"><use href="#{name}"/></svg>' for size in ("large", "small")]
    return f"<figure>{''.join(sizes)}<figcaption>{name}</figcaption></figure>"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the contact sheet of all blocks.")
    parser.add_argument("--out", type=Path, required=True, help="the page to write")
    parser.add_argument("--root", type=Path, default=ROOT, help="where the project is")
    chosen = parser.parse_args(arguments)
    chosen.out.write_text(page(chosen.root), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
