"""Packs in which one thing is wrong, and what is said about it."""

from collections.abc import Callable

import pytest

from hoodwink.kernel.errors import PackError


def refusal(read: Callable[[str], object], text: str, right: str, wrong: str) -> str:
    """The sentence that refuses a pack where that stands for what would be right."""
    assert right in text
    with pytest.raises(PackError) as error:
        read(text.replace(right, wrong, 1))
    return str(error.value)
