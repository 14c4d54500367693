"""What a connection may say. Each frame is one of these, as JSON text."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

LONGEST_CHAT: Final = 500
MOST_MOVES: Final = 64

Words = Annotated[str, Meta(max_length=200)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
"""The sender's own word for a message: repeated, it is answered again and not done twice."""
Number = Annotated[int, Meta(ge=0)]
"""Of the last announcement that the sender has seen."""
Moves = Annotated[tuple[Words, ...], Meta(min_length=1, max_length=MOST_MOVES)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A message from a connection."""


class Hello(Ask, frozen=True, tag="hello"):
    """The first message of all. Without a key one looks on."""

    key: Annotated[str, Meta(max_length=100)] | None = None
    """Who I am, as `POST /api/keys` has told it."""
    seen: Number | None = None
    """After a lost line: what had been seen, so that only the rest is told; 0: all of it."""


class Play(Ask, frozen=True, tag="play"):
    """One or more small moves, all or nothing. All but the last are quiet."""

    id: MessageId
    """Comes back with the answer; repeated, it is answered again and nothing is done twice."""
    seen: Number
    """The `number` that I was told last: if more was said since then, the move is `stale`."""
    moves: Moves
    """In the words of the game, as they stand among the moves that I was told."""


class Try(Ask, frozen=True, tag="try"):
    """What would I see and may do after these? Nothing is stored, nobody hears of it."""

    id: MessageId
    """Comes back with the answer."""
    seen: Number
    """The `number` that I was told last."""
    moves: Moves
    """Quiet ones, as many as have been prepared so far. The last may be one that others hear."""


class Why(Ask, frozen=True, tag="why"):
    """Which rule stands against this move, for my own seat?"""

    id: MessageId
    """Comes back with the answer."""
    move: Words
    """In the words of the game; it need not be among my moves."""


class Hint(Ask, frozen=True, tag="hint"):
    """What would a bot do in my place? It sees what I see and no more."""

    id: MessageId
    """Comes back with the answer."""
    seen: Number
    """The `number` that I was told last."""


class Waive(Ask, frozen=True, tag="waive"):
    """I have nothing to say: a bot need not wait for me.

    Where I am asked myself, what the clock would say for me is said.
    """

    seen: Number
    """The `number` that I was told last."""


class Chat(Ask, frozen=True, tag="chat"):
    """A word to all at the table. The game never hears it."""

    id: MessageId
    """Comes back with the answer."""
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    """One line of plain text; what cannot be printed is left out."""


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there?"""


AnyAsk = Hello | Play | Try | Why | Hint | Waive | Chat | Ping

read: Final = msgspec.json.Decoder(AnyAsk).decode
