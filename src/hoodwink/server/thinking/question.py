"""What a bot is asked, and how it can fail to answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from hoodwink.kernel.options import OptionValue

Failure = Literal["crashed", "late", "cheated"]

SENTENCES: Final[Mapping[Failure, str]] = {
    "crashed": "broke off",
    "late": "was not done in time",
    "cheated": "named no move that was offered",
}


@dataclass(frozen=True)
class Question:
    """All that a bot's answer depends on: asked again, anywhere, it is answered the same.

    `seed` is `hoodwink.bots.seed_for(seed of the seat, number of the question)`: a bot is made anew
    for every question, so its dice would else fall the same each time.
    """

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    pack: str | None
    """The owner's pack as TOML, or None for the one that comes with the game."""
    bot: str
    seed: str
    view: Mapping[str, Any]
    moves: tuple[str, ...]
    interject: bool = False
    """Whether nothing waits for the seat: then it may keep still."""


class BotFailed(Exception):
    """No answer that can be played. Says how, never what the bot saw."""

    def __init__(self, kind: Failure, bot: str) -> None:
        self.kind: Final = kind
        self.words: Final = f"bot {bot!r} {SENTENCES[kind]}"
        super().__init__(self.words)
