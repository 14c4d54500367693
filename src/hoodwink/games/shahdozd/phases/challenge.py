"""Who doubts a claim, what comes of it, and where a claim that stands leads."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import moves as say
from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.phases import Window, king, thief
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things import sight
from hoodwink.games.shahdozd.things.coins import pay_or_substitute, take
from hoodwink.games.shahdozd.things.seating import Seating
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

CHOICE_OF: Final = {say.MINISTER: at.MIX, say.EXECUTIONER: at.ACCUSE, say.SHERIFF: at.TAX}
"""Where a claim that stands leads, if the claimant has something to choose."""


class Challenge(Window):
    """All others allow or challenge under cover; one challenge is settled (SD-039 to SD-048)."""

    verbs = "allow challenge"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return say.CLAIM_REPLIES

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase == at.NAME:
            return no.PEASANT_SHOWS  # D-9
        if s.phase != at.CHALLENGE:
            return no.CLAIM_STANDS if s.phase in at.PLAYED else no.NO_CLAIM
        return no.OWN_CLAIM if seat == s.claimant else no.SEALED  # D-34

    def _settle(self, s: State, tell: Tell | None) -> None:
        table = self._setting.seatings[len(s.purse)]
        challenger = first_challenger(s, table)
        if challenger is None:
            self._stand(s, tell)  # SD-045
            return
        slot = table.slot_of[s.claimant]
        _look(s, slot, challenger, tell)
        if s.card_at(slot) != s.claimed:
            s.go_to(at.DONE)  # SD-042
            return
        pay_or_substitute(s, table, challenger, 1, tell)  # SD-041, SD-048 when broke
        if s.bank == 0:
            s.go_to(at.DONE)  # D-27
        else:
            self._stand(s, tell)

    def _stand(self, s: State, tell: Tell | None) -> None:
        """The claim stands: the character is played, whatever the card is."""
        if s.claimant != s.turn:
            take(s, s.claimant, self._setting.minister_takes, tell)  # SD-025
            s.go_to(at.DONE)
        elif s.claimed == say.KING:
            king.crown(s, self._setting, tell)
        elif s.claimed == say.THIEF:
            thief.steal(s, self._setting, tell)
        else:
            s.go_to(CHOICE_OF[s.claimed])


def _look(s: State, slot: int, challenger: Seat, tell: Tell | None) -> None:
    """The challenger alone sees the card; all hear whether the claim was true."""
    card = sight.see(s, slot, challenger)  # SD-040, SD-054c
    true = card == s.claimed
    if true:
        sight.show(s, slot)
    else:
        sight.deny(s, slot, s.claimed)
    if tell:
        tell(
            "challenged",
            {challenger: {"card": say.CHARACTERS[card]}},
            seat=challenger,
            claimant=s.claimant,
            character=say.CHARACTERS[s.claimed],
            true=true,
        )  # D-29


def first_challenger(s: State, table: Seating) -> Seat | None:
    """SD-043: of those who challenge, the first counter-clockwise from the claimant's right."""
    for seat in table.from_right[s.claimant]:
        if s.replies[seat] == 1:
            return seat
    return None
