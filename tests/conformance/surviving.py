"""A position that was let in: it is itself, goes on, keeps its goods and can be imagined."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from conformance.cases import Case
from conformance.verdict import hold, same
from conformance.walks import FAR, choose
from hoodwink import Match
from hoodwink.games import BOXES
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.game import Game
from hoodwink.kernel.seats import Seat

A_WHILE = 25
"""After so many moves a position that was accepted is looked at again."""


class Survivor:
    """What was accepted, and the match made of it."""

    def __init__(self, case: Case, position: dict[str, Any], match: Match, luck: float) -> None:
        self.case = case
        self.match = match
        self.position = position
        self.chance = Chance(secret_from(str(luck)))
        box = BOXES[position["game"]]
        self.rules: Game[Any] = box.open(position["options"], case.pack)
        self.state = self.rules.load(position["state"])

    def check(self) -> None:
        self._try("written", self._is_itself)
        self._try("waited for", self._waits_for_somebody)
        self._try("counted", self._keeps_its_goods)
        self._try("imagined", partial(self._can_be_imagined, list(range(self.match.seats))))
        self._try("played on", partial(self._plays_on, A_WHILE))
        self._try("counted after a while", self._keeps_its_goods)
        seat = self.chance.below(self.match.seats)
        self._try("imagined after a while", partial(self._can_be_imagined, [seat, None]))
        self._try("taken up after a while", self._can_be_taken_up)
        self._try("played to the end", partial(self._plays_on, FAR))
        self._try("counted at the end", self._keeps_its_goods)

    def _try(self, what: str, step: Callable[[], None]) -> None:
        try:
            step()
        except AssertionError as wrong:
            raise AssertionError(
                f"accepted, but cannot be {what}: {wrong}{_line(wrong)}"
            ) from wrong
        except Exception as error:
            said = f"{type(error).__name__}: {str(error)[:120]}"
            raise AssertionError(f"accepted, but cannot be {what}: {said}{_line(error)}") from error

    def _is_itself(self) -> None:
        written = {**self.match.position(), "state": self.rules.dump(self.state)}
        same(_text(written), _text(self.position), "it is written as it was read")

    def _waits_for_somebody(self) -> None:
        acting, outcome = self.rules.to_act(self.state), self.rules.outcome(self.state)
        hold(bool(acting) != bool(outcome), "it waits for somebody exactly until it is over")
        for seat in acting:
            moves = self.rules.moves(self.state, seat)
            hold(moves, f"it waits for {seat} who cannot move")
            hold(seat < 0 or self.rules.fallback(self.state, seat) in moves, f"{seat} falls back")
        hold(self.match.to_act or self.match.outcome, "the match waits for nobody")

    def _keeps_its_goods(self) -> None:
        truth = self.rules.dump(self.state)
        found, expected = self.case.entry.conserved(truth, self.match.seats)
        same(found, expected, "goods and coins are conserved")

    def _can_be_imagined(self, seats: list[Seat | None]) -> None:
        for seat in seats:
            seen = self.rules.view(self.state, seat)
            world = self.rules.imagine(json.loads(json.dumps(seen)), self.chance)
            same(self.rules.view(world, seat), seen, f"an imagined world shows {seat} its view")

    def _can_be_taken_up(self) -> None:
        position = {**self.position, "state": json.loads(_text(self.rules.dump(self.state)))}
        Match.from_position(position, 1, pack=self.case.pack)

    def _plays_on(self, moves: int) -> None:
        for _ in range(moves):
            chosen = choose(self.rules, self.state, self.chance)
            if chosen is None:
                hold(self.rules.outcome(self.state), "over without an outcome")
                return
            self.rules.apply(self.state, *chosen, None)
        hold(moves < FAR, f"no end after {FAR} moves")


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _line(error: BaseException) -> str:
    """Where in the engine it came from, if it did."""
    found = ""
    trace = error.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if "hoodwink/games" in file or "hoodwink/kernel" in file:
            found = f" in {file.rpartition('hoodwink/')[2]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found
