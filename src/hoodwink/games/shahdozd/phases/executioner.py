"""The Executioner points at a card and names it: if that is right, the owner's coins are his."""

from collections.abc import Sequence

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS, Accuse
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.sight import deny, see, show
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Executioner(Part[State, Setting]):
    """The owner checks the card, and all hear whether it was named right (SD-030, SD-031)."""

    verbs = "accuse"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._setting.seatings[len(s.purse)].accusations[seat]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        mine = s.phase == at.ACCUSE and seat == s.turn
        return no.NOT_ANOTHERS_CARD if mine else no.NOT_EXECUTIONER

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Accuse)
        owner = self._setting.seatings[len(s.purse)].owner_of[move.slot]
        card = see(s, move.slot, owner)  # SD-031, SD-054d
        right = card == move.character
        if tell:
            tell(
                "accused",
                {owner: {"card": CHARACTERS[card]}},
                seat=seat,
                owner=owner,
                slot=SLOTS[move.slot],
                character=CHARACTERS[move.character],
                right=right,
            )
        if right:
            show(s, move.slot)
            _execute(s, owner, tell)
        else:
            deny(s, move.slot, move.character)
        s.go_to(at.DONE)


def _execute(s: State, owner: Seat, tell: Tell | None) -> None:
    """All that the owner has goes to the Executioner."""
    coins = s.purse[owner]
    s.purse[owner] = 0
    s.purse[s.turn] += coins
    if tell and coins:
        tell("stole", seat=s.turn, victim=owner, coins=coins)
