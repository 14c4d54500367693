"""What can go wrong, one name a kind. Each says what was wrong and what would be right."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: the rule, a word to look the sentence up by, the sentence.

    `facts` are what the sentence speaks of, by name, for whoever tells it in another language.
    """

    rule: str
    key: str
    reason: str
    facts: tuple[tuple[str, str | int], ...] = ()


def said_like(rule: str, verb: str, example: str) -> Refusal:
    """Against known words that do not follow their verb: how it is said, by a rule about it."""
    reason = f"The word {verb} is said like this: {example}."
    return Refusal(rule, "said-like", reason, (("verb", verb), ("example", example)))


class HoodwinkError(Exception):
    """Everything that Hoodwink raises on purpose."""


class IllegalMove(HoodwinkError):
    """The game knows this move, but the seat may not make it now."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text!r} is refused by {refusal.rule}: {refusal.reason}")
        self.text = text
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> str:
        return self.refusal.reason


class UnknownMove(HoodwinkError):
    """The words are no move of this game."""

    def __init__(self, text: str, hint: str) -> None:
        super().__init__(f"{text!r} is no move of this game; {hint}")
        self.text = text
        self.hint = hint


class OptionError(HoodwinkError):
    """An option that the game does not have, or a value that it cannot take."""


class SeatsError(HoodwinkError):
    """A number of players that the game is not made for, or a seat that is not at the table."""


class PackError(HoodwinkError):
    """A content pack that is not as it should be: names file, entry and what was expected."""


class PositionError(HoodwinkError):
    """A position that no match of this game could have."""


class BatchError(HoodwinkError):
    """Moves that cannot be sent as one: a step before the last would show something."""
