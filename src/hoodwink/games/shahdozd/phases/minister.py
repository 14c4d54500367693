"""The Minister takes two cards and puts them back, before all eyes, under the table, or blindly."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import moves as say
from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import NOT_MIXED, State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.sight import mix_openly, mix_unseen
from hoodwink.kernel.chapters import Chapter
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat

MIXES: Final[dict[str, tuple[Move, ...]]] = {  # SD-027
    "choose": (*say.OPEN_MIXES, *say.HIDDEN_MIXES),
    "open": say.OPEN_MIXES,
    "hidden": say.HIDDEN_MIXES,
    "random": say.BLIND_MIXES,
}
MIXED_SO: Final = {  # D-5
    "choose": no.SAY_HOW_TO_MIX,
    "open": no.MIX_OPENLY,
    "hidden": no.MIX_HIDDEN,
    "random": no.MIX_BLINDLY,
}
"""Against a mix that the match has not agreed on."""


class Minister(Chapter[State]):
    """Mixing as the match has agreed on it (SD-026, SD-027)."""

    verbs = "mix swap keep"

    def __init__(self, setting: Setting) -> None:
        self._mixes: Final = MIXES[setting.mixing]
        self._how: Final = MIXED_SO[setting.mixing]

    def chances(self, s: State) -> Sequence[Move]:
        return say.SHUFFLES

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._mixes

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        return self._how if s.phase == at.MIX and seat == s.turn else no.NOT_MINISTER

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, say.BlindMix):
            s.mixed = (move.slot, move.other)  # D-5: chance puts them back
            s.go_to(at.SHUFFLE)
            return
        if isinstance(move, say.Shuffle):
            _shuffle(s, move.swap, tell)
        else:
            assert isinstance(move, say.Mix)
            _mix(s, move, tell)
        s.go_to(at.DONE)


def _mix(s: State, move: say.Mix, tell: Tell | None) -> None:
    slots = [say.SLOTS[move.slot], say.SLOTS[move.other]]
    if not move.hidden:
        mix_openly(s, move.slot, move.other, move.swap)
        if tell:
            tell("mixed", seat=s.turn, slots=slots, hidden=False, swapped=move.swap)
        return
    mix_unseen(s, move.slot, move.other, move.swap, s.turn)  # SD-026, D-5
    if tell:
        tell("mixed", {s.turn: {"swapped": move.swap}}, seat=s.turn, slots=slots, hidden=True)


def _shuffle(s: State, swap: bool, tell: Tell | None) -> None:
    """Chance puts the two cards back, and nobody knows how."""
    slot, other = s.mixed
    mix_unseen(s, slot, other, swap, NATURE)
    s.mixed = NOT_MIXED
    if tell:
        tell("mixed", seat=s.turn, slots=[say.SLOTS[slot], say.SLOTS[other]], hidden=True)
