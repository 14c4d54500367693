"""Play by chance with stops: what could be said there, by whom, and what may be."""

from collections.abc import Iterator
from typing import Any

from conformance.cases import Case
from conformance.reasons.reason import Attempt
from conformance.sayings import Chair, Saying
from conformance.walks import Route, choose, draws_of, verbs_listed
from hoodwink import NATURE, TABLE
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.seats import Seat

AWAITED, INTERJECTING, OTHER = 8, 2, 1
"""How many sentences of each pattern are tried by whom: few reasons stand against the others."""
SELDOM = 4
"""At one stop of so many, those try who are not at the table, and words are jumbled."""


class Walk:
    """One match from its beginning to its end, looked at where it goes on in a new way."""

    def __init__(self, case: Case, seed: int, stride: int) -> None:
        self.case = case
        self.rules = case.open()
        self.route = Route(case, seed, 0)
        self._stride = stride
        self._chance = draws_of(self.route)
        self._stops = 0

    def stops(self) -> Iterator[Any]:
        """The state whenever other kinds of moves are to be chosen from, and now and then."""
        state, kinds = self.rules.start(self.case.seats), set()
        steps = 0
        while True:
            kind = (self.rules.view(state, None).get("phase"), verbs_listed(self.rules, state))
            if kind not in kinds or steps % self._stride == 0:
                kinds.add(kind)
                self._stops += 1
                yield state
            chosen = choose(self.rules, state, self._chance)
            if chosen is None:
                return
            self.rules.apply(state, *chosen, None)
            steps += 1

    def refused(self, state: Any) -> Iterator[Saying]:
        """What is not listed, tried by all who could say something."""
        for chair, many in self._chairs(state):
            yield from chair.sayings(self._chance, many)
            if chair.taken and self._stops % SELDOM == 0:
                yield from chair.jumbled(self._chance)

    def allowed(self, state: Any) -> Iterator[Attempt]:
        """Some of what is listed: as much of each verb."""
        for seat in range(self.case.seats):
            chair = Chair(self, state, seat)
            texts = [move.text for move in self.rules.moves(state, seat)]
            for verb in sorted({text.partition(" ")[0] for text in texts}):
                said = [text for text in texts if text.partition(" ")[0] == verb]
                yield Saying(chair, said[self._chance.below(len(said))]).attempt

    def _chairs(self, state: Any) -> Iterator[tuple[Chair, int]]:
        many: dict[Seat, int] = dict.fromkeys(self.rules.may_act(state), INTERJECTING)
        many |= dict.fromkeys(self.rules.to_act(state), AWAITED)
        others = [seat for seat in range(self.case.seats) if seat not in many]
        if others:
            many[_one_of(others, self._chance)] = OTHER
        if self._stops % SELDOM == 0:
            many = dict.fromkeys((self.case.seats, NATURE, TABLE), OTHER) | many
        for seat, each in many.items():
            yield Chair(self, state, seat), each


def _one_of(seats: list[Seat], chance: Chance) -> Seat:
    return seats[chance.below(len(seats))]
