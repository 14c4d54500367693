"""`python -m hoodwink` is the `hoodwink` command."""

import sys

from hoodwink.cli import main

if __name__ == "__main__":  # the arena's processes import this module again
    sys.exit(main())
