"""What HTTP requests hold, and what they are answered with."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hoodwink.kernel.seats import Seat
from hoodwink.server.wire.house import ClockRules, HouseRules

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=99)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request."""


class Join(Body, frozen=True):
    """Somebody new with a name; or, with a link, the same person on another device."""

    name: Name | None = None
    link: Token | None = None


class Joined(msgspec.Struct, frozen=True):
    key: str
    """To be kept: it is the person. The server has its hash alone."""
    person: str
    name: str


class Me(msgspec.Struct, frozen=True):
    person: str
    name: str
    webhook: str | None


class ChangeMe(Body, frozen=True):
    name: Name | None = None


class SetWebhook(Body, frozen=True):
    url: Annotated[str, Meta(max_length=500)] | None


class WebhookSet(msgspec.Struct, frozen=True):
    secret: str | None
    """Signs every message; shown once."""


class Link(msgspec.Struct, frozen=True):
    link: str
    expires: int


class OptionTold(msgspec.Struct, frozen=True):
    name: str
    kind: str
    default: bool | int | str
    rule: str
    choices: list[str]
    low: int
    high: int


class GameTold(msgspec.Struct, frozen=True):
    name: str
    fewest: int
    most: int
    options: list[OptionTold]
    bots: list[str]
    """The best first."""
    rules: int


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Count
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | str] = {}
    pack: str | None = None
    """The text of an owner's pack."""
    bots: dict[str, Annotated[str, Meta(max_length=100)]] = {}
    """By seat."""
    clock: ClockRules = ClockRules()
    window: Annotated[int, Meta(ge=0, le=600)] = 8
    open: bool = False
    watch: bool = True
    sit: Seat | None = None
    """The host sits down here at once."""

    @property
    def house(self) -> HouseRules:
        return HouseRules(self.clock, self.window, self.watch)


class Sit(Body, frozen=True):
    seat: Count | None = None


class ManSeat(Body, frozen=True):
    seat: Count
    bot: Annotated[str, Meta(max_length=100)] | None = None


class HandOver(Body, frozen=True):
    bot: Annotated[str, Meta(max_length=100)] | None = None


class OfSeat(Body, frozen=True):
    seat: Count


class Mute(Body, frozen=True):
    person: Token
    mute: bool = True


class TableMade(msgspec.Struct, frozen=True):
    id: str
    code: str | None
    link: str


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[str | None]
    """Names; a bot by its own, None: free."""
    seat: Seat | None
    """Mine."""
    my_turn: bool
    touched: int
    open: bool


class Problem(msgspec.Struct, frozen=True):
    """What was wrong and what would be right."""

    error: str
    detail: str
    extra: dict[str, Any] = {}
