"""Sentences that every voice must say alike.

python -m tools.cases            says whether the file no longer tells what Python says
python -m tools.cases --write    writes it again
"""

import sys
from collections.abc import Iterator, Sequence

from tools import made
from tools.cases.case import Case
from tools.cases.files import messages, names
from tools.cases.hearing import heard, sayings
from tools.cases.made import made as made_up
from tools.cases.spoken import spoken
from tools.cases.subjects import one_of_each_company

FILE = "web/src/voice/cases.jsonl"


def cases() -> Iterator[Case]:
    """From the golden tables first; then made ones for all that they never said, and for everybody
    whom each message may be about."""
    found = [*spoken()]
    yield from found
    said = heard(found)
    for name in names():
        for saying in sayings(name):
            if saying[0] in messages(name):
                yield from () if (name, saying) in said else made_up(name, saying)
                yield from one_of_each_company(name, saying)


def text() -> str:
    return "".join(f"{line}\n" for line in dict.fromkeys(case.line() for case in cases()))


def main(arguments: Sequence[str]) -> int:
    return made.run(arguments, "the cases of the voice", made.ROOT, lambda: {FILE: text()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
