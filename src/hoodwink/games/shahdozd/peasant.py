"""The Peasant, who shows the own card and then names all the others."""

from hoodwink.games.shahdozd import sight
from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.coins import pay_or_substitute, take
from hoodwink.games.shahdozd.moves import CHARACTERS, PEASANT, SLOTS, Name
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.turns import Turns
from hoodwink.kernel.events import Tell


class Naming(Turns):
    """Card by card, until all are right or one is wrong."""

    def show_peasant(self, s: State, tell: Tell | None) -> None:
        slot = self.table(s).slot_of[s.turn]
        if self._turn_up(s, slot, tell) == PEASANT:  # SD-035
            self.wait_for_player(s, at.NAME)
        else:
            self._fail_peasant(s, tell)

    def _turn_up(self, s: State, slot: int, tell: Tell | None) -> int:
        card = sight.show(s, slot)  # SD-054e
        s.shown |= 1 << slot
        if tell:
            tell("shown", slot=SLOTS[slot], card=CHARACTERS[card])
        return card

    def name(self, s: State, move: Name, tell: Tell | None) -> None:
        if tell:
            tell("named", seat=s.turn, slot=SLOTS[move.slot], character=CHARACTERS[move.character])
        if self._turn_up(s, move.slot, tell) != move.character:
            self._fail_peasant(s, tell)
        elif s.shown.bit_count() == 5:  # D-6, D-33
            take(s, s.turn, s.bank, tell)  # SD-037
            self.end_turn(s, tell)

    def _fail_peasant(self, s: State, tell: Tell | None) -> None:
        if tell:
            tell("peasant_failed", seat=s.turn)
        table = self.table(s)
        pay_or_substitute(s, table, s.turn, self.peasant_penalty, tell)  # SD-038, D-25
        self.end_turn(s, tell)
