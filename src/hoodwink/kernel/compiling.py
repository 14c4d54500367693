"""Words to the compiler. Plain Python need not have it, and hears nothing."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_words: bool) -> Callable[[T], T]:
        return lambda cls: cls
