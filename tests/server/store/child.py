"""Another process at the same database, for tests: `child.py TASK PLACE [WORD]`."""

import asyncio
import resource
import sys
from collections.abc import Sequence

from hoodwink.server.store.errors import Conflict, Unavailable
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.things import Row
from hoodwink.server.store.writes import append

TABLE = "table-one"


async def race(place: str, name: str) -> None:
    """Wants every number for itself; tells those that it got."""
    store = await open_store(place)
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(40):
        try:
            await store.committed(append(Row(TABLE, number, 0, name.encode())))
            print(number)
        except Conflict:
            pass
    await store.close()


async def stream(place: str, _: str) -> None:
    """Tells each number once it is kept, until somebody kills it."""
    store = await open_store(place)
    print("ready", flush=True)
    for number in range(1_000_000):
        await store.committed(append(Row(TABLE, number, 0, b"streamed" * 20)))
        print(number, flush=True)


async def fill(place: str, limit: str) -> None:
    """Writes until nothing more fits; tells how many were kept, and what was said then."""
    store = await open_store(place)
    if limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), resource.RLIM_INFINITY))
    number = 0
    try:
        while number < 1_000:
            await store.committed(append(Row(TABLE, number, 0, b"f" * 20_000)))
            number += 1
    except Unavailable as error:
        print(error)
    print(number, len(await store.log(TABLE)))
    if limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.committed(append(Row(TABLE, number, 0, b"room again")))
    await store.close()


def main(task: str, place: str, word: Sequence[str]) -> None:
    tasks = {"race": race, "stream": stream, "fill": fill}
    asyncio.run(tasks[task](place, "".join(word)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
