"""A turn has one action: look at your own card, rotate all cards, or claim a character."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import moves as say
from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd import scoring
from hoodwink.games.shahdozd.phases import peasant
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import NOBODY_CLAIMS, State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things import sight
from hoodwink.games.shahdozd.things.coins import pay_or_substitute, substitute
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

WITHOUT_LOOK: Final[tuple[Move, ...]] = (*say.ROTATIONS, *say.CLAIMS)
ALL_ACTIONS: Final[tuple[Move, ...]] = (say.LOOK, *WITHOUT_LOOK)  # SD-012, SD-013
FIRST_OF_ALL: Final = {
    at.PEEK: no.PEEKS_FIRST,
    at.CHALLENGE: no.CLAIM_FIRST,
    at.ANSWER: no.ANSWERS_FIRST,
}
"""What has to be settled before the next action, where many are asked."""


class Turn(Part[State, Setting]):
    """The player whose turn it is acts alone (SD-012 to SD-023)."""

    verbs = "look rotate claim"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return ALL_ACTIONS if self._may_look(s) else WITHOUT_LOOK

    def _may_look(self, s: State) -> bool:
        """A look needs a coin, or a bank that can pay all others."""
        if s.purse[s.turn] or self._setting.always_look:
            return True
        return s.bank >= len(s.purse) - 1  # SD-016, D-3

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.TURN:
            return FIRST_OF_ALL.get(s.phase, no.POWER_FIRST)
        return no.BANK_TOO_SMALL if seat == s.turn else no.NOT_YOUR_TURN

    def fallback(self, s: State, seat: Seat) -> Move:
        return say.ROTATIONS[0]

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, say.Claim):
            self._claim(s, move.character, tell)
        elif isinstance(move, say.Rotate):
            s.backs = s.backs[-move.steps :] + s.backs[: -move.steps]  # SD-017 to SD-021
            if tell:
                tell("rotated", seat=seat, way=move.word)
            s.go_to(at.DONE)
        else:
            self._look(s, seat, tell)

    def _claim(self, s: State, character: int, tell: Tell | None) -> None:
        s.claimant = s.turn
        s.claimed = character  # SD-022
        if tell:
            tell("claimed", seat=s.turn, character=say.CHARACTERS[character])
        if character == say.PEASANT:
            peasant.show_card(s, self._setting, tell)  # D-9: no challenge
        else:
            s.go_to(at.CHALLENGE)  # SD-039

    def _look(self, s: State, seat: Seat, tell: Tell | None) -> None:
        table = self._setting.seatings[len(s.purse)]
        if s.purse[seat]:
            pay_or_substitute(s, table, seat, 1, tell)  # SD-014
        else:
            substitute(s, table, seat, tell)  # SD-015
        if s.bank:
            slot = table.slot_of[seat]
            card = sight.see(s, slot, seat)  # SD-054b
            if tell:
                private = {seat: {"card": say.CHARACTERS[card]}}
                tell("looked", private, seat=seat, slot=say.SLOTS[slot])
        s.go_to(at.DONE)


def end_turn(s: State, setting: Setting, tell: Tell | None) -> None:
    """The next player's turn, or nobody's."""
    s.shown = 0
    s.turns += 1
    s.claimed = NOBODY_CLAIMS
    if s.bank and s.turns != setting.turn_cap:
        s.turn = (s.turn + 1) % len(s.purse)  # SD-012
        s.go_to(at.TURN)
        return
    s.go_to(at.OVER)  # SD-056, D-23
    if tell:
        tell("game_over", reason=scoring.reason(s))
