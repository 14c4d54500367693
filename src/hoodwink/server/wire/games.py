"""What is told of a game: its options, what its board is drawn from, and its rules to be read."""

from typing import Literal

import msgspec

from hoodwink.server.wire.pieces import PackTold, Printed


class OptionTold(msgspec.Struct, frozen=True):
    """What can be chosen at a game, as its own schema has it."""

    name: str
    """As a new table names it."""
    kind: str
    """A `flag` is true or false, a `count` has bounds, a `choice` its words."""
    default: bool | int | str
    """What is played unless told."""
    rule: str
    """Where the rules speak of it."""
    choices: list[str]
    """One of these, for a choice."""
    low: int
    """The least, for a count."""
    high: int
    """The most, for a count."""


class GameTold(msgspec.Struct, frozen=True):
    """A game that this server has."""

    name: str
    """As a new table names it."""
    fewest: int
    """Seats."""
    most: int
    """Seats."""
    options: list[OptionTold]
    """All that can be chosen."""
    bots: list[str]
    """The best first."""
    rules: int
    """The version of its rules; a match goes on only by the version it began with."""


class PackShown(msgspec.Struct, frozen=True):
    """What a board is drawn from. It stays the same at a table, and holds nothing of its match."""

    game: str
    """By its name."""
    options: dict[str, bool | int | str]
    """All of them, as they are played."""
    pack: PackTold
    """Which content it is; how it is drawn may change and leave the digest as it is."""
    texts: dict[str, dict[str, str]]
    """By language, the names that an owner's pack brings for its words. They are no markup."""
    printed: Printed
    """Places, cards and numbers, as the game types them."""


class RunTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some words of a rules page. They are text, and no markup."""

    text: str
    """To be shown as it is."""
    style: Literal["plain", "strong", "soft", "code", "rule", "section"] = "plain"
    """Stressed, in italics, what one types, or a word that leads elsewhere."""
    to: str | None = None
    """The number of a rule, or the id of a section, that it leads to."""


class BlockTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, an item, a rule, a table or an example."""

    kind: Literal["text", "item", "rule", "table", "code"]
    """What it is drawn as."""
    rule: str | None = None
    """The number of a rule."""
    runs: list[RunTold] = []
    """What it says."""
    rows: list["RowTold"] = []
    """Of a table, its heading first."""


class RowTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of a table."""

    cells: list[list[RunTold]]
    """From left to right."""
    rule: str | None = None
    """The number of the rule that stands in it."""


class SectionTold(msgspec.Struct, frozen=True):
    """A part of a rules page."""

    id: str
    """As other parts name it."""
    title: str
    """Its heading."""
    level: int
    """1 for the page itself, 2 for a part, 3 for a part of a part."""
    blocks: list[BlockTold]
    """What it says, in order."""


class RulesTold(msgspec.Struct, frozen=True):
    """The rules of a game, to be read by a person."""

    game: str
    """By its name."""
    language: str
    """The one that it is written in: English, if nobody has written it in the one asked for."""
    sections: list[SectionTold]
    """From top to bottom."""
