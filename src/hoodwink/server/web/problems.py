"""Everything that can go wrong on a request, as a short JSON answer; never a stack trace."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from hoodwink import HoodwinkError
from hoodwink.server.people import NoSuchPerson
from hoodwink.server.store import port
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.inbox import Busy
from hoodwink.server.tables.loading import NoSuchTable
from hoodwink.server.tables.seating import NotAllowed
from hoodwink.server.wire.bodies import Problem

_log: Final = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


def _answer(status: int, error: str, detail: str) -> Response[Problem]:
    return Response(Problem(error, detail), status_code=status)


def _of_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    words = {
        401: "not-authorized",
        404: "not-found",
        405: "not-found",
        413: "too-large",
        429: "too-fast",
    }
    detail = error.detail
    if error.status_code == 400 and error.extra:
        detail = f"{detail}: {error.extra}"[:500]
    return _answer(error.status_code, words.get(error.status_code, "bad-request"), detail)


def _of_hoodwink(_: AnyRequest, error: HoodwinkError) -> Response[Problem]:
    if isinstance(error, NoSuchTable | NoSuchPerson):
        return _answer(404, "not-found", str(error))
    if isinstance(error, NotAllowed):
        return _answer(409, error.word, str(error))
    if isinstance(error, OtherVersion):
        return _answer(409, "other-version", str(error))
    return _answer(400, "bad-request", str(error))


def _of_store(_: AnyRequest, error: Exception) -> Response[Problem]:
    if isinstance(error, port.Conflict):
        return _answer(409, "conflict", "somebody else was first; look again")
    if isinstance(error, port.Unfit):
        return _answer(400, "bad-request", str(error))
    return _answer(503, "unavailable", str(error))


def _busy(_: AnyRequest, __: Exception) -> Response[Problem]:
    return _answer(503, "busy", "too much is asked of this table at once")


def _unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    return _answer(400, "bad-request", "the body is no JSON in UTF-8, or too deep")


def _unforeseen(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("unforeseen at %s: %s", request.method, type(error).__name__, exc_info=error)
    return _answer(500, "unforeseen", "something went wrong here; it was written down")


HANDLERS: Final[Any] = {
    HTTPException: _of_http,
    HoodwinkError: _of_hoodwink,
    port.Conflict: _of_store,
    port.Unavailable: _of_store,
    port.Unfit: _of_store,
    Busy: _busy,
    RecursionError: _unreadable,
    UnicodeDecodeError: _unreadable,
    Exception: _unforeseen,
}
