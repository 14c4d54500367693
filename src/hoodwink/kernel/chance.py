"""Chance that can be checked: a stream of numbers that a secret alone determines."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final


class Chance:
    """Draws numbers from a keyed stream; the same secret draws the same numbers."""

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        self.secret: Final = secret
        self.drawn = drawn

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound.

        256 bits are reduced modulo the bound: what that favours is below 2**-200.
        """
        digest = blake2b(b"%d" % self.drawn, digest_size=32, key=self.secret).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big") % bound

    def weighted(self, odds: Sequence[int]) -> int:
        """An index, each as likely as its weight says."""
        mark = self.below(sum(odds))
        for index, weight in enumerate(odds):
            mark -= weight
            if mark < 0:
                return index
        raise AssertionError("a mark below the sum falls within some weight")

    def shuffled(self, count: int) -> list[int]:
        """The numbers below count in random order."""
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def secret_from(seed: int | str) -> bytes:
    """The secret that a script's seed stands for."""
    return sha256(f"hoodwink seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first choice, so that the secret cannot be changed later."""
    return sha256(secret).hexdigest()
