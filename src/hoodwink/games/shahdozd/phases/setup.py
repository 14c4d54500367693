"""Before the first turn: who goes first, six cards are dealt, and everybody may peek at one."""

from collections.abc import Sequence

from hoodwink.games.shahdozd import moves as say
from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things import sight
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has


class Setup(Part[State, Setting]):
    """Chance lays the table, then one peek each, under cover (SD-005 to SD-011)."""

    verbs = "first deal peek"

    def chances(self, s: State) -> Sequence[Move]:
        if s.phase == at.FIRST:
            return say.FIRSTS[: len(s.purse)]
        return [deal for deal in say.DEALS if deal.character not in s.faces]

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._setting.seatings[len(s.purse)].peeks[seat]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.PEEK:
            return no.SETUP_ONLY
        return no.OWN_SLOT if has(s.waiting, seat) else no.SEALED  # D-34

    def fallback(self, s: State, seat: Seat) -> Move:
        return say.PEEKS[say.NO_SLOT]

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, say.Deal):
            s.faces.append(move.character)  # SD-006, SD-007
            s.go_to(at.DEAL if len(s.faces) < len(say.SLOTS) else at.PEEK)
        elif isinstance(move, say.First):
            s.turn = move.seat  # SD-005, D-2
            s.go_to(at.DEAL)
            if tell:
                tell("first_player", seat=s.turn)
        else:
            assert isinstance(move, say.Peek)
            s.reply(seat, move.slot, tell)  # D-34
            if not s.waiting:
                _peek(s, tell)


def _peek(s: State, tell: Tell | None) -> None:
    """All have chosen: each looks at the slot, or at none."""
    for seat, slot in enumerate(s.replies):
        if slot == say.NO_SLOT:
            if tell:
                tell("declined_peek", seat=seat)  # D-22
            continue
        card = sight.see(s, slot, seat)  # SD-011, SD-054a
        if tell:
            tell("peeked", {seat: {"card": say.CHARACTERS[card]}}, seat=seat, slot=say.SLOTS[slot])
    s.forget_replies()
    s.go_to(at.TURN)
