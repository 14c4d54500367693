"""What is said out of place: sentences that are known or should be, but are not listed."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Protocol

from conformance.cases import Case
from conformance.reasons.reason import Attempt, Reasons
from conformance.sentences import Kinds, Pattern, jumble, patterns
from conformance.tables import Table
from conformance.verdict import hold
from conformance.walks import Route, draws_of
from hoodwink import Move, Refusal, UnknownMove
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.options import Options, settle
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.seats import Seat

EACH = 6
"""How many sentences of a pattern are tried in one place, if there are more."""
JUMBLED = 30
"""How many sentences of any known words are tried in one place."""


class Playing(Protocol):
    """What a chair stands at."""

    case: Case
    rules: Game[Any]
    route: Route


class Chair:
    """A seat somewhere in a match, or one that nobody has."""

    def __init__(self, table: Playing, state: Any, seat: Seat) -> None:
        self.table = table
        self.state = state
        self.seat = seat
        self.taken = 0 <= seat < table.case.seats

    @cached_property
    def view(self) -> View:
        return self.table.rules.view(self.state, self.seat if self.taken else None)

    @cached_property
    def options(self) -> Options:
        return settle(self.table.case.box.options, self.table.case.options)

    def sayings(self, chance: Chance, many: int = EACH) -> "Iterator[Saying]":
        """Some sentences of every pattern that are none of its moves."""
        known = patterns_of(self.table.case.phrases, reasons_of(self.table), self.table.case.pack)
        yield from self._unlisted(text for each in known for text in each.some(many, chance))

    def jumbled(self, chance: Chance) -> "Iterator[Saying]":
        """Some sentences of a known verb and any known words that are none of its moves."""
        kinds = kinds_of(reasons_of(self.table), self.table.case.pack)
        yield from self._unlisted(jumble(self.table.case.phrases, kinds).some(JUMBLED, chance))

    def _unlisted(self, texts: Iterable[str]) -> "Iterator[Saying]":
        listed = {move.text for move in self.table.rules.moves(self.state, self.seat)}
        for text in texts:
            saying = Saying(self, text)
            if text not in listed and not (saying.move and saying.move.text in listed):
                yield saying


class Saying:
    """A sentence that should be refused."""

    def __init__(self, chair: Chair, text: str) -> None:
        self.chair = chair
        self.text = text

    @cached_property
    def move(self) -> Move | None:
        """None if the words are not understood."""
        try:
            return self.chair.table.rules.read(self.text)
        except UnknownMove:
            return None

    @cached_property
    def refusal(self) -> Refusal | None:
        """None if the words are not understood, or nothing stands against them."""
        if self.move is None:
            return None
        return self.chair.table.rules.refusal(self.chair.state, self.chair.seat, self.move)

    @property
    def attempt(self) -> Attempt:
        chair, case = self.chair, self.chair.table.case
        pack = case.pack or built_in(case.box.name)
        return Attempt(chair.view, chair.seat, self.text, chair.options, pack)

    def __str__(self) -> str:
        refused = f" is refused by {self.refusal.rule} {self.refusal.key}" if self.refusal else ""
        where = self.chair.view.get("phase", "this point")
        return f"{self.text!r} of seat {self.chair.seat} at {where}{refused}"


def patterns_of(
    phrases: tuple[Move, ...], reasons: Reasons, pack: Pack | None
) -> tuple[Pattern, ...]:
    """All that can be said in a game."""
    kinds = reasons.words(pack)
    places = frozenset(word for kind in reasons.places for word in kinds[kind])
    return patterns(phrases, kinds_of(reasons, pack), places)


def kinds_of(reasons: Reasons, pack: Pack | None) -> Kinds:
    return tuple(tuple(words) for words in reasons.words(pack).values())


def chairs(table: Table) -> Iterator[Chair]:
    """Every seat, and one that is not at the table, at every position."""
    for state in table.positions:
        for seat in range(table.case.seats + 1):
            yield Chair(table, state, seat)


def sayings(table: Table) -> Iterator[Saying]:
    chance = draws_of(table.route)
    for chair in chairs(table):
        yield from chair.sayings(chance)


def reasons_of(table: Playing) -> Reasons:
    reasons = table.case.entry.reasons
    hold(reasons, f"say in conformance/reasons what the refusals of {table.case} state")
    assert reasons is not None
    return reasons
