"""What a request must be before any route sees it: not too many, by a known name, and in JSON."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from hoodwink.server.limits import Buckets
from hoodwink.server.web.entrance.door import Door
from hoodwink.server.wire.bodies import Problem

No = tuple[int, Problem]
Check = Callable[[Any], No | None]

TOO_FAST: Final = (429, Problem("too-fast", "too many requests; wait a moment"))
OTHER_HOST: Final = (
    421,
    Problem("other-host", "this server has other names; HOODWINK_HOSTS may give it this one"),
)
TWO_HOSTS: Final = (400, Problem("bad-request", "a request names one host"))
NO_JSON: Final = (415, Problem("bad-request", "send application/json"))


def with_checks(app: Any, door: Door) -> Any:
    """An application that hears only what has passed."""
    requests = Buckets(door.limits.requests, door.limits.requests_at_once)

    def rate(scope: Any) -> No | None:
        return None if requests.take(door.address_in(scope)) else TOO_FAST

    def host(scope: Any) -> No | None:
        return wrong_host(scope, door)

    checks: tuple[Check, ...] = (rate, host, no_json)

    async def checked(scope: Any, receive: Any, send: Any) -> None:
        no = None if scope["type"] != "http" else first_no(checks, scope)
        if no is None:
            await app(scope, receive, send)
        else:
            await tell(send, *no)

    return checked


def first_no(checks: tuple[Check, ...], scope: Any) -> No | None:
    return next((no for check in checks if (no := check(scope)) is not None), None)


def wrong_host(scope: Any, door: Door) -> No | None:
    """A name that somebody else has pointed here is another site's, and its pages could speak."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    if len(named) > 1:
        return TWO_HOSTS
    return None if not named or door.hosts.known(named[0].decode("latin-1")) else OTHER_HOST


def no_json(scope: Any) -> No | None:
    """A page of another site can send a form, or plain text, without being asked."""
    if scope["method"] in ("GET", "HEAD", "DELETE") or not scope["path"].startswith("/api"):
        return None
    headers: Mapping[bytes, bytes] = dict(scope["headers"])
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return None
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return None if kind == b"application/json" else NO_JSON


async def tell(send: Any, status: int, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
