"""Names without accounts: somebody is whoever holds a key, of which only the hash is kept."""

import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final

from hoodwink import HoodwinkError
from hoodwink.server.store import port, writes

Clock = Callable[[], int]
"""Milliseconds since the epoch."""

LINK_LASTS: Final = 10 * 60_000
LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
"""Combining marks a letter: some languages need two, and a heap of them covers what stands near."""
MOST_MUTED: Final = 200
BELIEVED: Final = 3.0
"""Seconds for which a key that was good is taken for good without asking."""


class NoSuchPerson(HoodwinkError):
    """A key, or a link, that belongs to nobody."""


def hashed(key: str) -> bytes:
    """Keys are random, so a plain hash is enough."""
    return sha256(key.encode()).digest()


def clean_name(name: str) -> str:
    """One printable line; HoodwinkError for none."""
    words = " ".join("".join(c for c in name if c.isprintable() or c.isspace()).split())
    if not words or len(words) > LONGEST_NAME:
        raise HoodwinkError(f"a name has 1 to {LONGEST_NAME} letters")
    if _most_marks(words) > MOST_MARKS:
        raise HoodwinkError(f"a letter has at most {MOST_MARKS} combining marks")
    return words


def _most_marks(words: str) -> int:
    """On any one letter, however it is written: a letter with its accent may be one sign or two."""
    most = marks = 0
    for sign in unicodedata.normalize("NFD", words):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, marks)
    return most


class People:
    """Everybody whom the server knows; names of those at tables are kept at hand."""

    def __init__(self, store: port.Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._names: Final[dict[str, str]] = {}
        self._known: Final[dict[bytes, tuple[port.Person, float]]] = {}
        """With the moment until which it may be believed: another process may know better."""

    def name(self, person: str) -> str | None:
        return self._names.get(person) or None

    async def learn(self, people: Iterable[str | None]) -> None:
        """The names of those who sit somewhere."""
        for id in people:
            if id is not None and id not in self._names:
                person = await self._store.person(id)
                self._names[id] = person.name if person else ""

    async def join(self, name: str) -> tuple[str, port.Person]:
        """Somebody new, and the key."""
        key, at = secrets.token_urlsafe(32), self._clock()
        person = port.Person(secrets.token_urlsafe(9), clean_name(name), at, at)
        await self._store.committed(
            writes.add_person(person), writes.add_key(hashed(key), person.id, at)
        )
        self._names[person.id] = person.name
        return key, person

    async def by_key(self, key: str) -> port.Person:
        """NoSuchPerson for a key that is unknown, lost or blocked: the answer is the same."""
        hash, now = hashed(key), time.monotonic()
        known, until = self._known.get(hash, (None, now))
        if known is not None and now < until:
            return known
        person = await self._store.person_by_key(hash)
        if person is None or person.blocked:
            raise NoSuchPerson("this key is not known here")
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[hash] = person, now + BELIEVED
        self._names[person.id] = person.name
        return person

    async def rename(self, person: port.Person, name: str) -> None:
        self._names[person.id] = clean_name(name)
        await self._store.committed(writes.set_person(person.id, name=self._names[person.id]))
        self._known.clear()

    async def set_webhook(self, person: port.Person, url: str | None, secret: bytes | None) -> None:
        await self._store.committed(
            writes.set_person(person.id, webhook=url, webhook_secret=secret)
        )
        self._known.clear()

    async def mute(self, person: port.Person, whom: str, muted: bool) -> frozenset[str]:
        """Whose chat this person does not want to hear, from now on."""
        mutes = set(person.mutes.split()) - {whom}
        if muted:
            await self.must_know(whom)
            mutes |= {whom}
        if len(mutes) > MOST_MUTED:
            raise HoodwinkError(f"one person may mute {MOST_MUTED} others")
        await self._store.committed(writes.set_person(person.id, mutes=" ".join(sorted(mutes))))
        self._known.clear()
        return frozenset(mutes)

    async def must_know(self, id: str) -> None:
        """NoSuchPerson for words that are nobody's id."""
        if await self._store.person(id) is None:
            raise NoSuchPerson("nobody of that id is known here")

    async def link(self, person: port.Person) -> str:
        """Moves a person to another device, once and soon."""
        link = secrets.token_urlsafe(16)
        expires = self._clock() + LINK_LASTS
        await self._store.committed(writes.add_link(hashed(link), person.id, expires))
        return link

    async def take_link(self, link: str) -> tuple[str, port.Person]:
        """A key of one's own for the other device."""
        now = self._clock()
        person = await self._store.person_by_link(hashed(link), now)
        if person is None or person.blocked:
            raise NoSuchPerson("this link is not known here, or has been used")
        key = secrets.token_urlsafe(32)
        try:
            await self._store.committed(
                writes.take_link(hashed(link), now), writes.add_key(hashed(key), person.id, now)
            )
        except port.Conflict as error:
            raise NoSuchPerson("this link is not known here, or has been used") from error
        return key, person

    async def lose_other_keys(self, person: port.Person, key: str) -> None:
        """Whoever else holds a key of this person, or a link to one, has it no longer."""
        at = self._clock()
        await self._store.committed(
            writes.remove_keys(person.id),
            writes.remove_links_of(person.id),
            writes.add_key(hashed(key), person.id, at),
        )
        self._known.clear()

    async def forget(self, person: port.Person) -> None:
        """Name, keys and everything that was said."""
        await self._store.committed(writes.unsay(person.id), writes.remove_person(person.id))
        self._names[person.id] = ""
        self._known.clear()

    async def block(self, id: str, blocked: bool) -> None:
        await self.must_know(id)
        await self._store.committed(writes.set_person(id, blocked=blocked))
        self._known.clear()
