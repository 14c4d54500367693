"""Sentences that every voice must say alike.

python -m tools.cases            says whether the file no longer tells what Python says
python -m tools.cases --write    writes it again
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.cases.case import Case
from tools.cases.files import messages, names
from tools.cases.hearing import heard, sayings
from tools.cases.made import made
from tools.cases.spoken import spoken

ROOT = Path(__file__).resolve().parents[2]
FILE = "web/src/voice/cases.jsonl"


def cases() -> Iterator[Case]:
    """From the golden tables first; then made ones for all that they never said."""
    found = [*spoken()]
    yield from found
    said = heard(found)
    for name in names():
        for saying in sayings(name):
            if (name, saying) not in said and saying[0] in messages(name):
                yield from made(name, saying)


def text() -> str:
    return "".join(f"{line}\n" for line in dict.fromkeys(case.line() for case in cases()))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Check or write the cases of the voice.")
    parser.add_argument("--write", action="store_true", help="write the file")
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
