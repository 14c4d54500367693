"""Promises: for a later round than the one they are made in, written down and never enforced."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hoodwink.games.nottingham.events.facts import PromiseTold
from hoodwink.games.nottingham.moves.verbs import BROKEN, KEPT, OPEN, OUTCOMES, STANDINGS
from hoodwink.kernel.reading import Shape, one_of, table, whole
from hoodwink.kernel.seats import Seat


@dataclass(frozen=True)
class Promise:
    """What a seat said it would do about a bag as Sheriff, and what became of that."""

    seat: Seat
    to: Seat
    outcome: int
    about: Seat
    made: int
    standing: str = OPEN

    def after(self, sheriff: Seat, outcome: int, bag: Seat, round_: int) -> "Promise":
        """The promise once a Sheriff has decided on a bag: kept or broken, if it was about that.

        What was promised in that same round is meant for later.
        """
        due = self.standing == OPEN and self.made < round_
        if not due or (self.seat, self.about) != (sheriff, bag):
            return self
        return replace(self, standing=KEPT if self.outcome == outcome else BROKEN)


def promise_json(promise: Promise) -> PromiseTold:
    return {
        "seat": promise.seat,
        "to": promise.to,
        "outcome": OUTCOMES[promise.outcome],
        "about": promise.about,
        "round": promise.made + 1,
        "standing": promise.standing,
    }


def read_promise(told: Mapping[str, Any]) -> Promise:
    """The promise that `promise_json` told."""
    return Promise(
        told["seat"],
        told["to"],
        OUTCOMES.index(told["outcome"]),
        told["about"],
        told["round"] - 1,
        told["standing"],
    )


def promise_shape(seats: int, rounds: int) -> Shape:
    return table(
        {
            **dict.fromkeys(("seat", "to", "about"), whole(0, seats - 1)),
            "outcome": one_of(OUTCOMES),
            "round": whole(1, rounds),
            "standing": one_of(STANDINGS),
        }
    )
