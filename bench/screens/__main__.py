"""`python -m bench.screens`."""

from bench.screens.run import main

if __name__ == "__main__":
    main()
