"""Chance that can be checked: a stream of numbers that a secret alone determines."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from hmac import digest
from struct import Struct
from typing import Final

_WORDS: Final = Struct(">16I")
"""A block of the stream is sixteen numbers of 32 bits."""

_SPAN: Final = 1 << 32


class Chance:
    """Draws numbers from a keyed stream; the same secret draws the same numbers.

    The stream is cut into words of 32 bits, sixteen to a hash, and `drawn` counts the words.
    """

    __slots__ = ("_block", "_keyed", "drawn", "secret")

    def __init__(self, secret: bytes, drawn: int = 0, keyed: blake2b | None = None) -> None:
        self.secret: Final = secret
        self.drawn = drawn
        self._block: tuple[int, ...] = ()
        self._keyed: Final = keyed or blake2b(digest_size=64, key=secret)

    def copy(self) -> "Chance":
        """The same stream at the same place, to be drawn from independently."""
        twin = Chance(self.secret, self.drawn, self._keyed)
        twin._block = self._block
        return twin

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound, each exactly as likely.

        The words fall into lots of as many as the bound says; if the last lot is not whole, a
        word in it is thrown away and the next one drawn.
        """
        if bound > _SPAN:
            return self._below_many(bound)
        place = self.drawn & 15
        if place and self._block:  # as `_word`, without a call: the hot path
            self.drawn += 1
            word = self._block[place]
        else:
            word = self._word()
        number = word % bound
        while word - number > _SPAN - bound:
            word = self._word()
            number = word % bound
        return number

    def _below_many(self, bound: int) -> int:
        """The same for a bound that needs several words."""
        words = ((bound - 1).bit_length() + 31) // 32
        lots = (1 << 32 * words) // bound
        while True:
            number = 0
            for _ in range(words):
                number = number << 32 | self._word()
            if number < lots * bound:
                return number % bound

    def _word(self) -> int:
        place = self.drawn & 15
        if place == 0 or not self._block:
            block = self._keyed.copy()  # half the work of making it anew with its key
            block.update(b"%d" % (self.drawn >> 4))
            self._block = _WORDS.unpack(block.digest())
        self.drawn += 1
        return self._block[place]

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
    """The secret that a script's seed stands for. One that can be tried out hides nothing."""
    return sha256(f"hoodwink seed {seed}".encode()).digest()


def derived(secret: bytes, purpose: str) -> bytes:
    """A secret for another purpose. Whoever has it learns nothing about this one, or its like."""
    return digest(secret, f"hoodwink {purpose}".encode(), "sha256")


def commitment(secret: bytes) -> str:
    """What is published before the first choice, so that the secret cannot be changed later."""
    return sha256(secret).hexdigest()
