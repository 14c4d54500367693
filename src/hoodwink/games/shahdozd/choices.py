"""What may be chosen now, and why something else may not."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.moves import (
    ALLOW,
    ANSWER,
    BLIND_MIXES,
    CHALLENGE,
    CLAIMS,
    DEALS,
    FIRSTS,
    HIDDEN_MIXES,
    LOOK,
    NAMES,
    OPEN_MIXES,
    PEEKS,
    ROTATIONS,
    SHUFFLES,
    STAY_SILENT,
    Deal,
    First,
    Shuffle,
)
from hoodwink.games.shahdozd.seating import Seating, read_seating
from hoodwink.games.shahdozd.state import State
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move, Never
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, Seat

NONE: Final[tuple[Move, ...]] = ()
WITHOUT_LOOK: Final[tuple[Move, ...]] = (*ROTATIONS, *CLAIMS)
ALL_ACTIONS: Final[tuple[Move, ...]] = (LOOK, *WITHOUT_LOOK)  # SD-012, SD-013
WINDOW: Final[tuple[Move, ...]] = (ALLOW, CHALLENGE)
ANSWERS: Final[tuple[Move, ...]] = (STAY_SILENT, ANSWER)
MIXES: Final[dict[str, tuple[Move, ...]]] = {  # SD-027
    "choose": (*OPEN_MIXES, *HIDDEN_MIXES),
    "open": OPEN_MIXES,
    "hidden": HIDDEN_MIXES,
    "random": BLIND_MIXES,
}


class Choices:
    """The legal moves under the options of a match."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.seatings: Final[dict[int, Seating]] = {
            seats: read_seating(pack, seats) for seats in range(3, 7)
        }
        self._mixes: Final = MIXES[str(options["mixing"])]
        self._always_look: Final = options["broke_look"] == "always"

    def of(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat == NATURE:
            return self._of_chance(s)
        if seat < 0 or not s.waiting >> seat & 1:
            return NONE
        if s.phase == at.CHALLENGE:
            return WINDOW
        if s.phase == at.TURN:
            return ALL_ACTIONS if self._may_look(s) else WITHOUT_LOOK
        if s.phase == at.ANSWER:
            return ANSWERS
        return self._of_phase(s, seat)

    def _of_phase(self, s: State, seat: Seat) -> Sequence[Move]:
        table = self.seatings[len(s.purse)]
        if s.phase == at.PEEK:
            return table.peeks[seat]
        if s.phase == at.MIX:
            return self._mixes
        if s.phase == at.ACCUSE:
            return table.accusations[seat]
        if s.phase == at.TAX:
            return table.taxes[seat]
        return nameable(s)

    def _of_chance(self, s: State) -> Sequence[Move]:
        if s.phase == at.DEAL:
            return [deal for deal in DEALS if deal.character not in s.faces]
        if s.phase == at.FIRST:
            return FIRSTS[: len(s.purse)]
        return SHUFFLES if s.phase == at.SHUFFLE else NONE

    def _may_look(self, s: State) -> bool:
        """A look needs a coin, or a bank that can pay all others."""
        if s.purse[s.turn] or self._always_look:
            return True
        return s.bank >= len(s.purse) - 1  # SD-016, D-3

    def fallback(self, s: State, seat: Seat) -> Move:
        """Quiet and cheap: decline, allow, stay silent, rotate, keep."""
        if s.phase == at.PEEK:
            return PEEKS[-1]
        if s.phase == at.TURN:
            return ROTATIONS[0]
        return self.of(s, seat)[0]

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        """None for a legal move; else the first reason that stands against it."""
        if move in self.of(s, seat):
            return None
        out_of_place = self._out_of_place(s, seat, move)
        if out_of_place is None and isinstance(move, Never):
            return move.refusal
        return out_of_place or self._out_of_time(s, seat, move)

    def _out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        """Reasons that hold for any move of this seat now."""
        if s.phase == at.OVER:
            return no.CAP_REACHED if s.bank else no.GAME_OVER
        if not 0 <= seat < len(s.purse) and seat != NATURE:
            return no.NOT_A_PLAYER
        if seat == NATURE or isinstance(move, First | Deal | Shuffle):
            return no.CHANCE_DECIDES
        return None if s.waiting else no.CHANCE_FIRST

    def _out_of_time(self, s: State, seat: Seat, move: Move) -> Refusal:
        phase, wrong_phase, wrong_seat, wrong_choice = WHEN[move.verb]
        if s.phase != phase:
            return wrong_phase
        if s.replies[seat] != at.NO_REPLY:
            return no.SEALED  # D-34
        return wrong_choice if s.waiting >> seat & 1 else wrong_seat


WHEN: Final[dict[str, tuple[int, Refusal, Refusal, Refusal]]] = {
    "peek": (at.PEEK, no.SETUP_ONLY, no.SEALED, no.OWN_SLOT),
    "look": (at.TURN, no.ONE_ACTION, no.NOT_YOUR_TURN, no.BANK_TOO_SMALL),
    "rotate": (at.TURN, no.ONE_ACTION, no.NOT_YOUR_TURN, no.NOT_YOUR_TURN),
    "claim": (at.TURN, no.ONE_ACTION, no.NOT_YOUR_TURN, no.NOT_YOUR_TURN),
    "allow": (at.CHALLENGE, no.NO_CLAIM, no.OWN_CLAIM, no.SEALED),
    "challenge": (at.CHALLENGE, no.NO_CLAIM, no.OWN_CLAIM, no.SEALED),
    "answer": (at.ANSWER, no.NO_KING, no.OWN_KING, no.SEALED),
    "stay": (at.ANSWER, no.NO_KING, no.OWN_KING, no.SEALED),
    "mix": (at.MIX, no.NOT_MINISTER, no.NOT_MINISTER, no.OTHER_MIXING),
    "accuse": (at.ACCUSE, no.NOT_EXECUTIONER, no.NOT_EXECUTIONER, no.NOT_ANOTHERS_CARD),
    "tax": (at.TAX, no.NOT_SHERIFF, no.NOT_SHERIFF, no.NOT_ANOTHER_PLAYER),
    "name": (at.NAME, no.NOT_PEASANT, no.NOT_PEASANT, no.ALREADY_SHOWN),
}
"""When each verb has its place; what is wrong at another time, for another seat, and otherwise."""


def nameable(s: State) -> list[Move]:
    """What a Peasant may still name: every hidden card as every character not yet turned up."""
    hidden = [slot for slot in range(6) if not s.shown >> slot & 1]
    missing = [s.card_at(slot) for slot in hidden]
    return [NAMES[slot][who] for slot in hidden for who in sorted(missing)]  # SD-036
