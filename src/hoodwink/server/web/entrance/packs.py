"""The heading of a new table. Nobody knows what stands in a pack: the server itself never waits."""

from asyncio import to_thread

from litestar.exceptions import HTTPException, TooManyRequestsException

from hoodwink.kernel.options import Options
from hoodwink.server.tables.heading import Heading, headed, laid_out
from hoodwink.server.tables.packs import SHELF, OnShelf
from hoodwink.server.tables.packs.checking import Order, check
from hoodwink.server.web.desk import AnyRequest, Desk
from hoodwink.server.wire.house import HouseRules

Made = tuple[Heading, bytes, OnShelf | None]


def let_in(desk: Desk, request: AnyRequest, person: str, pack: str) -> None:
    """A pack that is small enough, of somebody who has not brought too many."""
    most = desk.limits.pack_bytes
    if len(pack.encode()) > most:
        raise HTTPException(f"a pack has at most {most} bytes", status_code=413)
    if not (desk.packs.take(person) and desk.packs_there.take(desk.address(request))):
        raise TooManyRequestsException("too many packs of one person or address; wait a while")


async def heading_for(
    desk: Desk, game: str, seats: int, options: Options, house: HouseRules, pack: str | None
) -> Made:
    """With the pack, to be held until the table is there; HoodwinkError says what is wrong."""
    brought = None
    if pack is not None:
        if SHELF.find(pack) is None:
            await check(Order(game, seats, dict(options), pack), desk.limits.pack_seconds)
        brought = await SHELF.bring(pack, lambda read: laid_out(game, options, read))
    heading, secret = await to_thread(headed, game, seats, options, house, pack)
    return heading, secret, brought
