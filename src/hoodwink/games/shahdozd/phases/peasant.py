"""The Peasant shows his own card and then names all the others."""

from collections.abc import Sequence

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.moves import CHARACTERS, NAMES, PEASANT, SLOTS, Name
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things import sight
from hoodwink.games.shahdozd.things.coins import pay_or_substitute, take
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has, only


def show_card(s: State, setting: Setting, tell: Tell | None) -> None:
    """The claim itself: the card is turned up, and nobody has to challenge it."""
    slot = setting.seatings[len(s.purse)].slot_of[s.turn]
    if _turn_up(s, slot, tell) == PEASANT:  # SD-035
        s.go_to(at.NAME)
    else:
        _fail(s, setting, tell)


class Peasant(Part[State, Setting]):
    """Card by card, until all are right or one is wrong (SD-035 to SD-038)."""

    verbs = "name"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        """Every hidden card as every character not yet turned up."""
        hidden = [slot for slot in range(6) if not has(s.shown, slot)]
        missing = [s.card_at(slot) for slot in hidden]
        return [NAMES[slot][who] for slot in hidden for who in sorted(missing)]  # SD-036

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        return no.ALREADY_SHOWN if s.phase == at.NAME and seat == s.turn else no.NOT_PEASANT

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Name)
        if tell:
            tell("named", seat=seat, slot=SLOTS[move.slot], character=CHARACTERS[move.character])
        if _turn_up(s, move.slot, tell) != move.character:
            _fail(s, self._setting, tell)
        elif s.shown.bit_count() == 5:  # D-6, D-33
            take(s, seat, s.bank, tell)  # SD-037
            s.go_to(at.DONE)


def _turn_up(s: State, slot: int, tell: Tell | None) -> int:
    card = sight.show(s, slot)  # SD-054e
    s.shown |= only(slot)
    if tell:
        tell("shown", slot=SLOTS[slot], card=CHARACTERS[card])
    return card


def _fail(s: State, setting: Setting, tell: Tell | None) -> None:
    if tell:
        tell("peasant_failed", seat=s.turn)
    table = setting.seatings[len(s.purse)]
    pay_or_substitute(s, table, s.turn, setting.peasant_penalty, tell)  # SD-038, D-25
    s.go_to(at.DONE)
