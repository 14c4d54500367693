"""Every text is read once, and is there for all tables that have it, as long as one does."""

import asyncio
from asyncio import to_thread
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from hoodwink import Pack
from hoodwink.server.tables.packs.reading import read

Made = TypeVar("Made")


class OnShelf:
    """A pack that was read; who holds this keeps it there."""

    __slots__ = ("__weakref__", "_kept", "hash", "pack")

    def __init__(self, pack: Pack, hash: bytes) -> None:
        self.pack: Final = pack
        self.hash: Final = hash
        """Of all of its text."""
        self._kept: Final[dict[Any, Any]] = {}

    def once(self, what: Any, make: Callable[[], Made]) -> Made:
        """What is told of it, worked out once."""
        if what not in self._kept:
            self._kept[what] = make()
        made: Made = self._kept[what]
        return made


class Shelf:
    """Packs by the hash of their texts."""

    def __init__(self) -> None:
        self._packs: Final[WeakValueDictionary[bytes, OnShelf]] = WeakValueDictionary()
        self._one_by_one: Final[WeakValueDictionary[bytes, asyncio.Lock]] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._packs)

    def find(self, text: str) -> OnShelf | None:
        return self._packs.get(_hashed(text))

    def read(self, text: str) -> OnShelf:
        """From the shelf; who runs no server may also have it read here and now."""
        hash = _hashed(text)
        found = self._packs.get(hash)
        if found is None:
            found = self._packs[hash] = OnShelf(read(text), hash)
        return found

    async def bring(self, text: str, lay_out: Callable[[Pack], object]) -> OnShelf:
        """Read by a thread, with all that is laid out of it for a match; PackError if it is none.

        Those who bring the same one meanwhile wait for it.
        """
        hash = _hashed(text)
        async with self._one_by_one.setdefault(hash, asyncio.Lock()):
            found = self._packs.get(hash)
            if found is None:
                found = OnShelf(await to_thread(read, text), hash)
            await to_thread(lay_out, found.pack)
            return self._packs.setdefault(hash, found)


def _hashed(text: str) -> bytes:
    return sha256(text.encode()).digest()


SHELF: Final = Shelf()
"""One for a process: what is read does not depend on who asks."""
