"""What a connection may say. Each frame is one of these, as JSON text."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

LONGEST_FRAME: Final = 16_384
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
    seen: Number | None = None
    """After a lost line: what had been seen, so that only the rest is told."""


class Play(Ask, frozen=True, tag="play"):
    """One or more small moves, all or nothing."""

    id: MessageId
    seen: Number
    moves: Moves


class Try(Ask, frozen=True, tag="try"):
    """What would I see and may do after these quiet moves? Nothing is stored."""

    id: MessageId
    seen: Number
    moves: Moves


class Why(Ask, frozen=True, tag="why"):
    """Which rule stands against this move, for my own seat?"""

    id: MessageId
    move: Words


class Waive(Ask, frozen=True, tag="waive"):
    """I have nothing to say: a bot need not wait for me."""

    seen: Number


class Chat(Ask, frozen=True, tag="chat"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Ask, frozen=True, tag="ping"):
    pass


AnyAsk = Hello | Play | Try | Why | Waive | Chat | Ping

read: Final = msgspec.json.Decoder(AnyAsk).decode
