"""A pack is tried out in a process of its own, which ends when it takes too long or too much.

Run as `python -m hoodwink.server.tables.packs.checking SECONDS MEMORY`, with the order on stdin.
"""

import asyncio
import resource
import signal
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec

from hoodwink import HoodwinkError, Match, PackError
from hoodwink.kernel.options import OptionValue, settle
from hoodwink.match import box_of
from hoodwink.server.tables.packs.reading import read
from hoodwink.server.thinking.process import surroundings

MEMORY: Final = 1 << 28
"""Bytes that may be mapped; nobody's pack needs a tenth of it."""
AT_ONCE: Final = 2
TOO_LONG: Final = "the pack takes too long to be read"
TOO_MUCH: Final = "the pack takes too much memory to be read"
UNREADABLE: Final = "the pack cannot be read"


class Order(msgspec.Struct, frozen=True):
    """The match that is wanted."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    pack: str


_turns: Final = asyncio.Semaphore(AT_ONCE)


async def check(order: Order, seconds: float, memory: int = MEMORY) -> None:
    """PackError says why the match cannot be laid out."""
    async with _turns:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", __name__, str(seconds), str(memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=surroundings(),
            start_new_session=True,
        )  # fmt: skip
        try:
            said, _ = await asyncio.wait_for(child.communicate(msgspec.json.encode(order)), seconds)
        except TimeoutError:
            raise PackError(TOO_LONG) from None
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
    if said:
        raise PackError(said.decode())
    if child.returncode != 0:
        ended_late = child.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
        raise PackError(TOO_LONG if ended_late else UNREADABLE)


def laid_out(order: Order) -> Match:
    known = box_of(order.game).options
    options: dict[str, Any] = settle(known, order.options)  # first: none may pass for a seed
    return Match(order.game, order.seats, pack=read(order.pack), **options)


def main(seconds: float, memory: int) -> None:
    """Says what is wrong, or nothing."""
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    for what, most in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_CPU, int(seconds) + 1),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(OSError, ValueError):  # some systems know no such limit
            resource.setrlimit(what, (most, most))
    try:
        match = laid_out(order)
        match.public()
        match._rules.printed()
    except HoodwinkError as error:
        sys.stdout.write(str(error))
    except MemoryError:
        sys.stdout.write(TOO_MUCH)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
