"""The pages of the browser table: built by `make web`, read once, told from memory."""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "pages"

FIRST: Final = "index.html"
"""Every page of ours is this file, which finds its way by its own address."""

WAYS: Final = frozenset({"", "t", "new", "join", "rules", "device"})
"""How an address of a page begins; the browser's `src/ways.ts` has the same."""

ASSETS: Final = "/assets/"
FOR_EVER: Final = b"public, max-age=31536000, immutable"  # a changed file has another name
ASK_AGAIN: Final = b"no-cache"
PACKED: Final = (".html", ".js", ".css", ".svg", ".json")
MISSING: Final = (
    "The pages of the browser table are not built. In a checkout: make web; then start again.\n"
)


@dataclass(frozen=True)
class Page:
    """A file as it is sent to browsers."""

    kind: bytes
    plain: bytes
    packed: bytes | None
    """By gzip, where that makes it smaller."""
    cache: bytes


def pages_in(folder: Path) -> Mapping[str, Page]:
    """By address; empty where nothing has been built."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {f"/{file.relative_to(folder).as_posix()}": _page(file, folder) for file in files}


def _page(file: Path, folder: Path) -> Page:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if file.suffix in PACKED else None
    hashed = file.relative_to(folder).as_posix().startswith(ASSETS[1:])
    return Page(kind.encode(), plain, packed, FOR_EVER if hashed else ASK_AGAIN)


def with_pages(app: Any, folder: Path = FOLDER) -> Any:
    """An application that has the pages, too. They count towards no limit: they cost nothing."""
    pages = pages_in(folder)

    async def paged(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await app(scope, receive, send)
            return
        path = scope["path"]
        page = pages.get(path)
        if page is None and path.split("/")[1] in WAYS:
            page = pages.get(f"/{FIRST}")
            if page is None:
                await _tell(send, scope, 503, _missing())
                return
        if page is None:
            await app(scope, receive, send)
        else:
            await _tell(send, scope, 200, page)

    return paged


def _missing() -> Page:
    return Page(b"text/plain; charset=utf-8", MISSING.encode(), None, ASK_AGAIN)


async def _tell(send: Any, scope: Any, status: int, page: Page) -> None:
    body, headers = page.plain, [(b"content-type", page.kind), (b"cache-control", page.cache)]
    if page.packed is not None:
        headers.append((b"vary", b"accept-encoding"))
        if b"gzip" in dict(scope["headers"]).get(b"accept-encoding", b""):
            body = page.packed
            headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    told = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": told})
