"""The set of faces, from parts and recipes.

python -m tools.faces            says whether the set is not what they make
python -m tools.faces --write    writes it again
"""

import sys
from collections.abc import Sequence

from tools import made
from tools.faces.compose import text

FILE = "web/src/art/sets/cornish-people.svg"


def main(arguments: Sequence[str]) -> int:
    return made.run(arguments, "the faces of Cornwall", made.ROOT, lambda: {FILE: text()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
