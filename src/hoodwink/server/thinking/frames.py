"""What goes over the line between the server and a worker: lengths and JSON."""

from collections.abc import Callable
from typing import Final

import msgspec

from hoodwink.server.thinking.question import Failure, Question

LENGTH: Final = 4
MOST: Final = 1 << 26
"""No question is so long, and no answer: who announces more is talking nonsense."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The words of a move; without them the bot kept still, or failed."""

    move: str | None = None
    failed: Failure | None = None
    spent: bool = False
    """The worker has no memory left, and wants to be replaced."""


def framed(message: Question | Answer) -> bytes:
    body = msgspec.json.encode(message)
    return len(body).to_bytes(LENGTH) + body


def length_in(head: bytes) -> int:
    length = int.from_bytes(head)
    if length > MOST:
        raise ValueError(f"a message of {length} bytes")
    return length


read_question: Final[Callable[[bytes], Question]] = msgspec.json.Decoder(Question).decode
read_answer: Final[Callable[[bytes], Answer]] = msgspec.json.Decoder(Answer).decode
