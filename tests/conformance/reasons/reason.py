"""What a game has to say for its refusals, so that the kit can hold it to that."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from conformance.sentences import Words
from hoodwink import Refusal
from hoodwink.kernel.game import View
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat
from hoodwink.locales import rulebook


@dataclass(frozen=True)
class Attempt:
    """Something that a seat says, and what it sees then."""

    view: View
    seat: Seat
    text: str
    options: Options
    pack: Pack

    @property
    def words(self) -> list[str]:
        return self.text.split()

    @property
    def verb(self) -> str:
        return self.words[0]

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def awaited(self) -> bool:
        return self.seat in self.view["to_act"]

    def among(self, key: str) -> Any:
        """What the view says of this seat in a list with an entry for every seat."""
        return self.view[key][self.seat]

    def __str__(self) -> str:
        return f"{self.text!r} of seat {self.seat} at {self.view.get('phase', 'this point')}"


Claim = Callable[[Attempt], object]
"""Whether that which a refusal states is so, by what the seat itself can see."""


@dataclass(frozen=True)
class Reasons:
    """The kinds of words that a game is made of, and for its refusals:

    `subjects`: by verb, a pattern; a rule speaks of the verb if it holds that. `general`: keys of
    refusals that would stand against any words. `claims`: by key, whether what is stated is so.
    `places`: the kinds of words that are places, so that each may be said where another is due.
    `rules`: by verbs, the rule that is cited when what follows them is none of their words.
    """

    words: Callable[[Pack | None], Words]
    subjects: Mapping[str, str]
    general: frozenset[str]
    claims: Mapping[str, Claim]
    refusals: tuple[Refusal, ...]
    rule: Callable[[str], str | None]
    places: tuple[str, ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)

    def is_so(self, key: str, attempt: Attempt) -> bool:
        """Whether what is stated is so; not, where that cannot be asked of these words."""
        try:
            return bool(self.claims[key](attempt))
        except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError):
            return False

    def rule_of(self, verb: str) -> str | None:
        return next((rule for verbs, rule in self.rules.items() if verb in verbs.split()), None)


def rules_of(game: str) -> Callable[[str], str | None]:
    """The text of each rule on the page of a game, after the heading that it stands under."""
    page = rulebook.page(game) or ""

    @cache
    def told(rule: str) -> str | None:
        text = rulebook.rule_in(page, rule)
        before = page.partition(f"**{rule}**")[0]
        heading = before.rpartition("\n#")[2].partition("\n")[0]
        return text and f"{heading.lstrip('# ')}: {text}"

    return told
