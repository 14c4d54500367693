"""A game that nobody has drawn or written sentences for, to see that the terminal can play it.

Each in turn takes 1 to 20 pebbles from the heap of 60; then, until the clock closes the moment,
the others may shout once for a pebble of their own. The heap's end is the game's end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Box, Game, View
from hoodwink.kernel.moves import Move, Phrasebook
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome, most_wins
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import TABLE, Seat

TAKES = tuple(Move(f"take {count}") for count in range(1, 21))
SHOUT, CLOSE = Move("shout"), Move("close")
PHRASES = Phrasebook((*TAKES, SHOUT, CLOSE))

State = dict[str, Any]


class Pebbles(Game[State]):
    """The state is a table of JSON values, and nothing in it is hidden."""

    def __init__(self, options: Options, pack: Pack) -> None:
        pass

    def start(self, seats: int) -> State:
        return {"heap": 60, "purses": [0] * seats, "turn": 0, "shouts": None}

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s["heap"] == 0:
            return ()
        return (s["turn"],) if s["shouts"] is None else (TABLE,)

    def may_act(self, s: State) -> tuple[Seat, ...]:
        shouts = s["shouts"]
        return () if shouts is None or s["heap"] == 0 else tuple(shouts)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat in self.may_act(s):
            return (SHOUT,)
        if seat not in self.to_act(s):
            return ()
        return (CLOSE,) if seat == TABLE else TAKES[: s["heap"]]

    def odds(self, s: State) -> Sequence[int]:
        return ()

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move is CLOSE:
            s["turn"], s["shouts"] = (s["turn"] + 1) % len(s["purses"]), None
            return
        count = 1 if move is SHOUT else int(move.text.split()[1])
        s["heap"] -= count
        s["purses"][seat] += count
        s["shouts"] = [other for other in s["shouts"] or range(len(s["purses"])) if other != seat]
        if tell:
            tell("pebbles_taken", seat=seat, count=count)

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(s, seat) else Refusal("P-1", "not-now", "Not now.")

    def public(self, s: State) -> View:
        return {"game": "pebbles", "phase": "taking", **self.copy(s)}

    def own(self, s: State, seat: Seat | None) -> View:
        return {"seat": seat}

    def imagine(self, view: View, chance: Chance) -> State:
        return {key: view[key] for key in ("heap", "purses", "turn", "shouts")}

    def fallback(self, s: State, seat: Seat) -> Move:
        return self.moves(s, seat)[0]

    def outcome(self, s: State) -> Outcome | None:
        return None if s["heap"] else most_wins(s["purses"], "heap empty")

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def seats(self, s: State) -> int:
        return len(s["purses"])

    def copy(self, s: State) -> State:
        return {key: value[:] if isinstance(value, list) else value for key, value in s.items()}

    def dump(self, s: State) -> dict[str, Any]:
        return self.copy(s)

    def load(self, values: Mapping[str, Any]) -> State:
        return dict(values)


BOX = Box("pebbles", range(2, 4), (), Pebbles)
PACK = "game = 'pebbles'\nversion = '1'\n"
