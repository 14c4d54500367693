"""The sheriff game that OpenSpiel plays, on our contract: one game that two engines must agree on.

A smuggler loads some items in secret. Then, round after round, he offers a bribe and the sheriff
says whether he would inspect; only the last offer and the last answer count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hoodwink import Move, Outcome, PositionError, Refusal
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Box, Game, View
from hoodwink.kernel.moves import Phrasebook
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.outcome import most_wins
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat

SMUGGLER, SHERIFF = 0, 1
LOADS = tuple(Move(f"load {items}") for items in range(11))
BRIBES = tuple(Move(f"bribe {coins}") for coins in range(11))
LET_PASS, INSPECT = Move("let pass"), Move("inspect")
ANSWERS = (LET_PASS, INSPECT)
PHRASES = Phrasebook([*LOADS, *BRIBES, *ANSWERS])

OPTIONS = (
    Option("max_bribe", 3, "S-1", low=0, high=10),
    Option("max_items", 3, "S-1", low=0, high=10),
    Option("rounds", 4, "S-2", low=1, high=10),
    Option("item_penalty", 2, "S-3", low=0, high=100),
    Option("item_value", 1, "S-3", low=0, high=100),
    Option("sheriff_penalty", 3, "S-3", low=0, high=100),
)
PACK = Pack('game = "sheriff"\nversion = "1"', "sheriff")
NOT_NOW = Refusal("S-2", "not-now", "The smuggler loads, then offers and answers take turns.")
UNLOADED = -1


@dataclass
class State:
    cargo: int
    left_behind: int
    bribes: list[int]
    answers: list[int]


def conserved(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """Of the three items, and the two players, none is lost."""
    return (max(truth["cargo"], 0) + truth["left_behind"], seats), (3, 2)


class Sheriff(Game[State]):
    """All whole numbers, where OpenSpiel has fractions."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.max_items = int(options["max_items"])
        self.max_bribe = int(options["max_bribe"])
        self.rounds = int(options["rounds"])
        self.item_penalty = int(options["item_penalty"])
        self.item_value = int(options["item_value"])
        self.sheriff_penalty = int(options["sheriff_penalty"])

    def start(self, seats: int) -> State:
        return State(UNLOADED, self.max_items, [], [])

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if len(s.answers) == self.rounds:
            return ()
        return (SHERIFF,) if len(s.bribes) > len(s.answers) else (SMUGGLER,)

    def may_act(self, s: State) -> tuple[Seat, ...]:
        return ()

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(s):
            return ()
        if seat == SHERIFF:
            return ANSWERS
        if s.cargo == UNLOADED:
            return LOADS[: self.max_items + 1]
        return BRIBES[: self.max_bribe + 1]

    def odds(self, s: State) -> Sequence[int]:
        return ()

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if seat == SHERIFF:
            s.answers.append(ANSWERS.index(move))
        elif s.cargo == UNLOADED:
            s.cargo = LOADS.index(move)
            s.left_behind -= s.cargo
        else:
            s.bribes.append(BRIBES.index(move))
        if tell:
            tell("loaded" if move in LOADS else move.text, {seat: {"said": move.text}}, seat=seat)

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(s, seat) else NOT_NOW

    def fallback(self, s: State, seat: Seat) -> Move:
        return self.moves(s, seat)[0]

    def outcome(self, s: State) -> Outcome | None:
        if self.to_act(s):
            return None
        if ANSWERS[s.answers[-1]] is LET_PASS:
            bribe = s.bribes[-1]
            return most_wins((s.cargo * self.item_value - bribe, bribe), "let pass")
        fine = s.cargo * self.item_penalty if s.cargo else -self.sheriff_penalty
        return most_wins((-fine, fine), "inspected")

    def public(self, s: State) -> View:
        return {
            "loaded": s.cargo != UNLOADED,
            "bribes": s.bribes[:],
            "answers": s.answers[:],
        }

    def own(self, s: State, seat: Seat | None) -> View:
        knows = seat == SMUGGLER or not self.to_act(s)
        return {"seat": seat, "cargo": s.cargo if knows else None}

    def imagine(self, seen: View, chance: Chance) -> State:
        cargo = seen["cargo"]
        if cargo is None:
            cargo = chance.below(self.max_items + 1) if seen["loaded"] else UNLOADED
        left_behind = self.max_items - max(cargo, 0)
        return State(cargo, left_behind, seen["bribes"][:], seen["answers"][:])

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def seats(self, s: State) -> int:
        return 2

    def copy(self, s: State) -> State:
        return State(s.cargo, s.left_behind, s.bribes[:], s.answers[:])

    def dump(self, s: State) -> dict[str, Any]:
        return {
            "cargo": s.cargo,
            "left_behind": s.left_behind,
            "bribes": s.bribes[:],
            "answers": s.answers[:],
        }

    def load(self, values: Mapping[str, Any]) -> State:
        read = Reading("position", values, PositionError)
        offers, replies = len(read.rows("bribes")), len(read.rows("answers"))
        return State(
            read.count("cargo", UNLOADED, self.max_items),
            read.count("left_behind", 0, self.max_items),
            read.counts("bribes", offers, 0, self.max_bribe),
            read.counts("answers", replies, 0, 1),
        )


BOX = Box("sheriff", range(2, 3), OPTIONS, Sheriff)
