"""How fast an address may ask: whatever it asks for, also for what is not there."""

from typing import Any, Final

import msgspec

from hoodwink.server.limits import Buckets
from hoodwink.server.web.entrance.door import Door
from hoodwink.server.wire.bodies import Problem

TOO_FAST: Final = msgspec.json.encode(Problem("too-fast", "too many requests; wait a moment"))


def with_rates(app: Any, door: Door) -> Any:
    """An application that lets nobody wait in vain: who asks too often is told at once."""
    requests = Buckets(door.limits.requests, door.limits.requests_at_once)

    async def rated(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and not requests.take(door.address_in(scope)):
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            await send({"type": "http.response.start", "status": 429, "headers": headers})
            await send({"type": "http.response.body", "body": TOO_FAST})
        else:
            await app(scope, receive, send)

    return rated
