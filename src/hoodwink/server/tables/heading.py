"""What stays the same at a table from the first row of its log to the last."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from hoodwink import HoodwinkError, Match, Pack, RecordError, Tell, deal_again
from hoodwink.kernel.options import Options, settle
from hoodwink.match import box_of
from hoodwink.match.record import MOST_SEATS
from hoodwink.server.tables.packs import SHELF, OnShelf
from hoodwink.server.wire.house import HouseRules
from hoodwink.server.wire.pieces import PackTold


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match that is played at the table, and how the house keeps it."""

    header: dict[str, Any] = msgspec.field(name="record")
    """The first line of the record: game, seats, options, version of the rules, commitment."""
    house: HouseRules = HouseRules()
    pack: str | None = None
    """The text of an owner's pack; it stays with its table."""

    @property
    def game(self) -> str:
        return str(self.header["game"])

    @property
    def seats(self) -> int:
        return int(self.header["seats"])

    @property
    def commitment(self) -> str:
        return str(self.header["commitment"])


class OtherVersion(HoodwinkError):
    """A table that this Hoodwink cannot go on with; says which one can."""

    def __init__(self, header: Mapping[str, Any], why: str) -> None:
        self.by: Final = str(header.get("by", "of another version"))
        super().__init__(f"open this table with Hoodwink {self.by}, which began it: {why}")


def headed(
    game: str, seats: int, options: Options, house: HouseRules, pack: str | None = None
) -> tuple[Heading, bytes]:
    """A heading by today's rules and nature's secret; HoodwinkError says what is wrong."""
    settled: dict[str, Any] = settle(
        box_of(game).options, options
    )  # first: no option may pass for a seed
    record = Match(game, seats, pack=uploaded(pack), **settled).record(reveal=True)
    assert record.secret
    return Heading(record.header, house, pack), record.secret


def dealt(heading: Heading, secret: bytes, tell: Tell | None = None) -> Match:
    """The match of a table before the first choice; OtherVersion if its rules are not ours."""
    try:
        return deal_again(heading.header, secret, pack=uploaded(heading.pack), tell=tell)
    except RecordError as error:
        raise OtherVersion(heading.header, str(error)) from error


def uploaded(pack: str | None) -> Pack | None:
    """From the shelf: a table that is served has brought it there before."""
    return None if pack is None else SHELF.read(pack).pack


async def brought(heading: Heading) -> OnShelf | None:
    """The pack of a table, read before anything is asked of it; to be held while it is served."""
    if heading.pack is None:
        return None
    try:
        return await SHELF.bring(
            heading.pack, partial(laid_out, heading.game, heading.header["options"])
        )
    except HoodwinkError as error:  # it was good when the table was made
        raise OtherVersion(heading.header, str(error)) from error


def laid_out(game: str, options: Options, pack: Pack) -> None:
    """All that a match needs of a pack; what is dealt by it later is dealt at once."""
    box_of(game).open(options, pack)


class _FirstLine(msgspec.Struct):
    """What is asked of the first line of a record before anything is dealt."""

    by: str
    game: str
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    commitment: str
    options: dict[str, Any]
    pack: PackTold


class _Outline(msgspec.Struct):
    """What every Hoodwink can read, whatever the others wrote beside it."""

    header: dict[str, Any] = msgspec.field(default={}, name="record")


write: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(Heading).decode
_read_outline: Final = msgspec.json.Decoder(_Outline).decode


def read(text: bytes) -> Heading:
    """OtherVersion for a shape that is not known here: a newer Hoodwink may have written it."""
    try:
        made = _read(text)
        msgspec.convert(made.header, _FirstLine)
    except msgspec.MsgspecError as error:
        raise OtherVersion(outline(text), "its heading cannot be read here") from error
    return made


def outline(text: bytes) -> dict[str, Any]:
    """As much of the first line of a record as there is."""
    try:
        return _read_outline(text).header
    except msgspec.MsgspecError:
        return {}


def seats_told(text: bytes) -> int:
    """How many seats there are, as far as it is told; 0 if not."""
    seats = outline(text).get("seats")
    return seats if type(seats) is int and 0 < seats <= MOST_SEATS else 0
