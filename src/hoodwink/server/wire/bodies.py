"""What HTTP requests hold, and what they are answered with."""

from typing import Annotated, Any, Literal

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
    """As the others at a table see it: 1 to 24 letters."""
    link: Token | None = None
    """As `POST /api/me/link` has told it on the first device."""


class Joined(msgspec.Struct, frozen=True):
    """Somebody whom the server knows from now on."""

    key: str
    """To be kept: it is the person. The server has its hash alone."""
    person: str
    """The id by which others know who this is."""
    name: str
    """As it was understood, without what cannot be printed."""


class Me(msgspec.Struct, frozen=True):
    """Whoever asks."""

    person: str
    """The id by which others know who this is."""
    name: str
    """As the others see it."""
    webhook: str | None
    """Where news go while this person is away."""


class ChangeMe(Body, frozen=True):
    """Another name."""

    name: Name | None = None
    """As the others will see it: 1 to 24 letters."""


class SetWebhook(Body, frozen=True):
    """Where to tell me that it is my turn, or that it is over."""

    url: Annotated[str, Meta(max_length=500)] | None
    """An address that takes JSON by POST; null: nowhere."""


class WebhookSet(msgspec.Struct, frozen=True):
    """It is known now where news go."""

    secret: str | None
    """Signs every message; shown once."""


class Link(msgspec.Struct, frozen=True):
    """Makes another device the same person, once and soon."""

    link: str
    """For `POST /api/keys` on the other device."""
    expires: int
    """Until when it can be taken, in milliseconds since the epoch."""


class NewTable(Body, frozen=True):
    """What is played, by how many, and by which rules of the house."""

    game: Annotated[str, Meta(max_length=40)]
    """One of `GET /api/games`."""
    seats: Count
    """How many play; bots count."""
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | str] = {}
    """Those that are to differ from the default."""
    pack: str | None = None
    """The text of an owner's pack."""
    bots: dict[str, Annotated[str, Meta(max_length=100)]] = {}
    """By seat."""
    clock: ClockRules = ClockRules()
    """How long one may think."""
    window: Annotated[int, Meta(ge=0, le=600)] = 8
    """The seconds that a bot leaves to people who may have a word to say."""
    open: bool = False
    """Whether it is listed for all; else who has the link or the code comes."""
    watch: bool = True
    """Whether others may look on."""
    sit: Seat | None = None
    """The host sits down here at once."""

    @property
    def house(self) -> HouseRules:
        return HouseRules(self.clock, self.window, self.watch)


class Sit(Body, frozen=True):
    """A chair for who asks."""

    seat: Count | None = None
    """From 0; null: the first that is free."""


class ManSeat(Body, frozen=True):
    """A bot for an empty chair, or none."""

    seat: Count
    """From 0."""
    bot: Annotated[str, Meta(max_length=100)] | None = None
    """By its name; null takes the bot away."""


class HandOver(Body, frozen=True):
    """A bot for my own seat."""

    bot: Annotated[str, Meta(max_length=100)] | None = None
    """By its name; null: the best there is."""


class OfSeat(Body, frozen=True):
    """Whom it concerns."""

    seat: Count
    """From 0."""


class Mute(Body, frozen=True):
    """Whether all hear what somebody says."""

    person: Token
    """By the id that a chair or a line of chat tells."""
    mute: bool = True
    """False: they are heard again."""


class TableMade(msgspec.Struct, frozen=True):
    """Where a table is found."""

    id: str
    """128 random bits: who does not know it does not find the table."""
    code: str | None
    """Short, to be read out; stands for the table until the match begins."""
    link: str
    """To be sent to the others."""


class WordToAll(msgspec.Struct, frozen=True):
    """What who runs the server has to say."""

    text: str = ""
    """Plain text, never markup; empty: nothing."""
    at: int = 0
    """The moment when it was said, by the server's clock."""


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    """As its socket and its routes name it."""
    game: str
    """By its name."""
    status: Literal["lobby", "playing", "over", "closed"]
    """How far it is."""
    seats: list[str | None]
    """Names; a bot by its own, null: free."""
    seat: Seat | None
    """Mine."""
    my_turn: bool
    """Whether the match waits for me."""
    touched: int
    """When something happened last, in milliseconds since the epoch."""
    open: bool
    """Whether it is listed for all."""
    needs: str | None = None
    """The version of Hoodwink that opens it; null: this one does."""
    hosted: bool = False
    """Whether I am its host, who may close it; others leave it."""


class Problem(msgspec.Struct, frozen=True):
    """What was wrong and what would be right."""

    error: str
    """A word for programs, such as `not-host`."""
    detail: str
    """A sentence for who writes them."""
    extra: dict[str, Any] = {}
    """More about it, where there is more."""
