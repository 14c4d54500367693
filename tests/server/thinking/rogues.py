"""Bots that fail in one way each, as a host's own bots might."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

from hoodwink import Move
from hoodwink.bots import QuietBot

View = dict[str, Any]


class First(QuietBot):
    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return moves[0]


class Raises(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        raise KeyError(f"the secret is {view}")


class Leaves(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        sys.exit("enough")


class Exits(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        os._exit(0)


class Sleeps(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        time.sleep(600)


class Spins(First):
    """Deep in C, where no other thread of the worker comes to its turn."""

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return 7 ** (7**9)


class Breeds(First):
    """Leaves a child behind that holds whatever it inherits."""

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        subprocess.run(["sleep", "600"], check=True)


class Invents(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return Move("take everything")


class Rewords(First):
    """A move of its own making, but in the words of a listed one."""

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return Move(moves[-1].text)


class Says(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return moves[0].text


class Shrugs(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return None


class Babbles(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return {"move": [moves, object()]}


class Hoards(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        hoard = []
        while True:
            hoard.append(bytearray(10_000_000))


class Prints(First):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        print("all I know:", view)
        print("all I know:", view, file=sys.stderr)
        os.write(1, b"garbage\n" * 100)
        assert sys.stdin.read() == ""
        return moves[0]


class Forges(First):
    """Writes to every line that it finds open."""

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        for line in range(3, 64):
            try:
                os.write(line, b"\x00\x00\x00\x02hi")
            except OSError:
                continue
        return moves[0]


class Looks(First):
    """Finds nothing of the server's surroundings."""

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return moves[1 if "HOODWINK_SECRET" in os.environ else 0]


class Waits(First):
    """As long as its seed says, in thousandths of a second."""

    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        time.sleep(int(str(self.seed)) / 1000)
        return moves[0]


class Stillborn(First):
    def __init__(self, seed: int | str) -> None:
        raise RuntimeError("no")


NO_BOT = "not something that makes bots"
