"""A table that has been walked to somewhere: what every property looks at."""

from typing import Any

from conformance.walks import Draws, Pick, Route, choose, draws_of
from hoodwink import NATURE, TABLE, Listener, Move
from hoodwink.kernel.game import Game
from hoodwink.kernel.seats import Seat


class Table:
    """A case walked along a route.

    `trail` is every state on the way; `positions` are the ones after the steps and after each
    pick; `unsealed` those of them where no sealed choice waits for others.
    """

    def __init__(self, route: Route) -> None:
        self.route = route
        self.case = route.case
        self.rules: Game[Any] = route.case.open()
        self.log: list[tuple[Seat, Move]] = []
        self.heard = Listener()
        self.listed: dict[Move, None] = {}
        self.trail: list[Any] = []
        self.positions: list[Any] = []
        self.unsealed: list[Any] = []
        self._sealed = False
        self._state = self.rules.start(route.case.seats)
        self._walk()

    @property
    def met(self) -> dict[Move, None]:
        """All that can be said at all, and what was listed on the way."""
        return dict.fromkeys(self.route.case.phrases) | self.listed

    def _walk(self) -> None:
        chance = draws_of(self.route)
        for _ in range(self.route.steps):
            self._go(chance)
        self._keep()
        for pick in self.route.picks:
            self._go(Pick(pick))
            self._keep()

    def _keep(self) -> None:
        self.positions.append(self.rules.copy(self._state))
        self.trail.append(self.positions[-1])
        if not self._sealed:
            self.unsealed.append(self.positions[-1])

    def _go(self, draws: Draws) -> None:
        chosen = choose(self.rules, self._state, draws)
        if chosen is None:
            return
        seat, move = chosen
        self.trail.append(self.rules.copy(self._state))
        before = set(self.rules.to_act(self._state))
        self.listed.update(dict.fromkeys(self.rules.moves(self._state, seat)))
        self.rules.apply(self._state, seat, move, self.heard)
        self.log.append(chosen)
        after = set(self.rules.to_act(self._state))
        # Who is left of several, or still chooses: something may lie sealed until they are done.
        self._sealed = bool(after) and after <= before and (self._sealed or len(before) > 1)

    @property
    def end(self) -> Any:
        """The last position."""
        return self.positions[-1]

    @property
    def observers(self) -> list[Seat | None]:
        """The seats, and one who only watches."""
        return [*range(self.case.seats), None]

    @property
    def anyone(self) -> list[Seat]:
        """All who could try to move, down to one who is not at the table."""
        return [*range(self.case.seats), NATURE, TABLE, self.case.seats]
