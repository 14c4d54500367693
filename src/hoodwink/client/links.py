"""Links that people send each other, taken apart."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlsplit

from hoodwink.kernel.errors import HoodwinkError

TABLE: Final = "t"
"""What stands before the id of a table in its link."""


@dataclass(frozen=True)
class Place:
    """A server, and a table there: by its id, or by the short code that is read out to friends."""

    server: str
    id: str | None
    code: str | None = None

    @property
    def socket(self) -> str:
        """Where the table's websocket is."""
        assert self.id
        return f"ws{self.server.removeprefix('http')}/api/tables/{quote(self.id)}/socket"


def place_of(link: str) -> Place:
    """`http://host/t/ID` or `http://host/CODE`; HoodwinkError for anything else."""
    parts = urlsplit(link.strip())
    path, _, last = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not last:
        raise HoodwinkError(f"{link!r} is no link to a table; expected http://.../t/...")
    server, marked = f"{parts.scheme}://{parts.netloc}{path}", f"/{TABLE}"
    if path.endswith(marked):
        return Place(server.removesuffix(marked), last)
    return Place(server, None, last)
