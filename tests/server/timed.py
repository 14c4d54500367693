"""A real server in a thread of this process, with real sockets, whose time the test tells."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from hoodwink.server import app
from hoodwink.server.limits import NO_LIMITS
from hoodwink.server.serving import address, bound, configured
from hoodwink.server.settings import Settings
from server.adversary.worlds import Time
from server.kit import PATIENCE, TOKEN, Host

TIDY_EVERY = 0.05


class Timed(Host):
    """Looks after its tables as often as a test can wait for."""

    def __init__(self, url: str, time: Time) -> None:
        self.url = url
        self.time = time

    def loaded(self) -> int:
        """How many tables are in memory."""
        told = self.numbers()
        [line] = [line for line in told.splitlines() if line.startswith("hoodwink_tables_loaded ")]
        return int(line.split()[1])


@contextmanager
def timed(db: Path, patch: pytest.MonkeyPatch) -> Iterator[Timed]:
    time, ends = Time(), threading.Event()
    patch.setattr(app, "now", time)
    patch.setattr(app, "TIDY_EVERY", TIDY_EVERY)
    settings = Settings(str(db), limits=NO_LIMITS, pace=0.0, admin_token=TOKEN)
    with bound("127.0.0.1", 0) as listening:
        url = address(listening, "127.0.0.1")

        async def serve() -> None:
            async with app.opened(settings, url) as server:
                running = uvicorn.Server(configured(server))
                ending = asyncio.create_task(_end_with(running, ends))
                await running.serve(sockets=[listening])
                await ending

        thread = threading.Thread(target=asyncio.run, args=[serve()])
        thread.start()
        try:
            yield Timed(url, time)
        finally:
            ends.set()
            thread.join(PATIENCE)


async def _end_with(running: uvicorn.Server, ends: threading.Event) -> None:
    await asyncio.to_thread(ends.wait)
    running.should_exit = True
