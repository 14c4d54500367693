"""`python -m bench.load`."""

from bench.load.run import main

if __name__ == "__main__":
    main()
