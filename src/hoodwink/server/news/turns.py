"""What is news, and for whom: somebody who is away is awaited, or the match is over."""

import asyncio
from typing import Final

from hoodwink.kernel.seats import Seat
from hoodwink.server.news.sending import Courier, Message
from hoodwink.server.store.port import Store, Unavailable

QUIET: Final = 60_000
"""Nobody hears of the same table twice within so many milliseconds, unless it is over."""


class Turns:
    """Looks up who wants to hear; says which table, and nothing of the game."""

    def __init__(self, store: Store, courier: Courier, public_url: str) -> None:
        self._store: Final = store
        self._courier: Final = courier
        self._url: Final = public_url
        self._told: Final[dict[tuple[str, str], int]] = {}
        self._sending: Final[set[asyncio.Task[None]]] = set()

    def tell(
        self, table: str, game: str, person: str, seat: Seat | None, event: str, at: int
    ) -> None:
        """To who has that seat; without one, to the host who only looks after the table."""
        last = self._told.get((table, person))
        if event != "over" and last is not None and at - last < QUIET:
            return
        if len(self._told) > 10_000:
            self._told.clear()
        self._told[table, person] = at
        body: dict[str, object] = {
            "event": event,
            "table": table,
            "game": game,
            "seat": seat,
            "link": f"{self._url}/t/{table}",
            "at": at,
        }
        task = asyncio.get_running_loop().create_task(self._send(person, body))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, person: str, body: dict[str, object]) -> None:
        try:
            who = await self._store.person(person)
        except Unavailable:
            return
        if who is not None and who.webhook and who.webhook_secret:
            self._courier.send(Message(who.webhook, who.webhook_secret, body))
