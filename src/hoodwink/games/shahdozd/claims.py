"""Claims: who dares to doubt one, what comes of it, and who answers the King."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import powers, sight
from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.coins import pay_or_substitute, take
from hoodwink.games.shahdozd.moves import (
    CHARACTERS,
    EXECUTIONER,
    KING,
    MINISTER,
    PEASANT,
    SHERIFF,
    THIEF,
)
from hoodwink.games.shahdozd.peasant import Naming
from hoodwink.games.shahdozd.seating import Seating
from hoodwink.games.shahdozd.state import State
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat

CHOICE_OF: Final = {MINISTER: at.MIX, EXECUTIONER: at.ACCUSE, SHERIFF: at.TAX}
"""Where a claim that stands leads, if the claimant has something to choose."""


class Claims(Naming):
    """From the words to their consequences. Windows are sealed, then settled by priority."""

    def reply(self, s: State, seat: Seat, reply: int, tell: Tell | None) -> None:
        """A sealed choice: nothing happens before the last one is in."""
        s.replies[seat] = reply
        s.waiting &= ~(1 << seat)
        if tell:
            tell("chose", seat=seat)  # D-34
        if s.waiting:
            return
        if s.phase == at.CHALLENGE:
            self._settle_claim(s, tell)
        elif s.phase == at.ANSWER:
            self._settle_answers(s, tell)
        else:
            self.peek(s, tell)

    def claim(self, s: State, character: int, tell: Tell | None) -> None:
        s.claimant = s.turn
        s.claimed = character  # SD-022
        if tell:
            tell("claimed", seat=s.turn, character=CHARACTERS[character])
        if character == PEASANT:
            self.show_peasant(s, tell)  # D-9: no challenge
        else:
            self.ask(s, at.CHALLENGE)  # SD-039

    def _settle_claim(self, s: State, tell: Tell | None) -> None:
        table = self.table(s)
        challenger = first_challenger(s, table)
        if challenger is None:
            self._stand(s, tell)  # SD-045
        elif self._challenge(s, challenger, tell):
            pay_or_substitute(s, table, challenger, 1, tell)  # SD-041, SD-048 when broke
            if s.bank == 0:
                self.end_turn(s, tell)  # D-27
            else:
                self._stand(s, tell)
        else:
            self.end_turn(s, tell)  # SD-042

    def _challenge(self, s: State, challenger: Seat, tell: Tell | None) -> bool:
        """The challenger alone sees the card; all hear whether the claim was true."""
        slot = self.table(s).slot_of[s.claimant]
        card = sight.see(s, slot, challenger)  # SD-040, SD-054c
        true = card == s.claimed
        if true:
            sight.show(s, slot)
        else:
            sight.deny(s, slot, s.claimed)
        if tell:
            tell(
                "challenged",
                {challenger: {"card": CHARACTERS[card]}},
                seat=challenger,
                claimant=s.claimant,
                character=CHARACTERS[s.claimed],
                true=true,
            )  # D-29
        return true

    def _stand(self, s: State, tell: Tell | None) -> None:
        """The claim stands: the character is played, whatever the card is."""
        seat = s.claimant
        if seat != s.turn:
            take(s, seat, self.minister_takes, tell)  # SD-025
            self.end_turn(s, tell)
        elif s.claimed == KING:
            self._crown(s, tell)
        elif s.claimed == THIEF:
            powers.steal(s, self.table(s), seat, tell)
            self.end_turn(s, tell)
        else:
            self.wait_for_player(s, CHOICE_OF[s.claimed])

    def _crown(self, s: State, tell: Tell | None) -> None:
        """The King takes his coins and asks who is the Minister."""
        take(s, s.turn, self.king_takes, tell)  # SD-024, D-12
        if s.bank == 0:
            self.end_turn(s, tell)  # D-13
        else:
            self.ask(s, at.ANSWER)  # D-28, D-30

    def _settle_answers(self, s: State, tell: Tell | None) -> None:
        table = self.table(s)
        ministers = [seat for seat in table.from_right[s.turn] if s.replies[seat] == 1]
        if tell:
            tell("answered", king=s.turn, seats=sorted(ministers))
        if not ministers:
            self.end_turn(s, tell)
        elif len(ministers) == 1:
            s.claimant = ministers[0]
            s.claimed = MINISTER
            self.ask(s, at.CHALLENGE)  # D-4
        else:
            self._confront(s, ministers, tell)

    def _confront(self, s: State, ministers: Sequence[Seat], tell: Tell | None) -> None:
        """Two Ministers or more see each other's cards; the false ones pay, the true one takes."""
        true_one = self._compare(s, ministers, tell)
        for seat in ministers:  # D-31
            if seat != true_one:
                pay_or_substitute(s, self.table(s), seat, 1, tell)  # SD-047
            if s.bank == 0:
                break
        if true_one is not None:
            take(s, true_one, self.minister_takes, tell)  # D-7
        self.end_turn(s, tell)

    def _compare(self, s: State, ministers: Sequence[Seat], tell: Tell | None) -> Seat | None:
        """SD-046: each sees the others' cards; returns the true Minister, if there is one."""
        true_one: Seat | None = None
        for seat in ministers:
            slot = self.table(s).slot_of[seat]
            fellows = [other for other in ministers if other != seat]
            card = s.card_at(slot)
            for fellow in fellows:
                sight.see(s, slot, fellow)  # SD-054f
            if card == MINISTER:
                true_one = seat
                sight.show(s, slot)
            else:
                sight.deny(s, slot, MINISTER)
            if tell:
                private = {fellow: {"card": CHARACTERS[card]} for fellow in fellows}
                tell("confronted", private, seat=seat, true=card == MINISTER)
        return true_one


def first_challenger(s: State, table: Seating) -> Seat | None:
    """SD-043: of those who challenge, the first counter-clockwise from the claimant's right."""
    for seat in table.from_right[s.claimant]:
        if s.replies[seat] == 1:
            return seat
    return None
