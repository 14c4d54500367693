"""`python -m hoodwink` is the `hoodwink` command."""

from hoodwink.cli import main

main()
