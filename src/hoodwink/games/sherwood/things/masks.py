"""Sets of small numbers (seats, places, hideouts, cards), each a bit of one number."""

from collections.abc import Iterable


def only(number: int) -> int:
    """The set of one."""
    return 1 << number


def first(count: int) -> int:
    """The numbers from 0 on, so many."""
    return (1 << count) - 1


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def has(mask: int, number: int) -> bool:
    return mask >> number & 1 == 1


def without(mask: int, number: int) -> int:
    return mask & ~(1 << number)


def is_many(mask: int) -> bool:
    """Whether there is more than one in it."""
    return mask & (mask - 1) != 0
