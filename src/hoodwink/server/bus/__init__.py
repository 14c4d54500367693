"""Tells other processes that a table has changed. In one process nobody else needs to know."""

from collections.abc import Callable
from typing import Final, Protocol

Heard = Callable[[str], None]


class Bus(Protocol):
    """A port: in-process here, subjects of a message broker where there are many machines."""

    def tell(self, table: str) -> None: ...
    def listen(self, heard: Heard) -> None: ...


class InProcess:
    """Whoever listens hears at once."""

    def __init__(self) -> None:
        self._listeners: Final[list[Heard]] = []

    def tell(self, table: str) -> None:
        for heard in self._listeners:
            heard(table)

    def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)
