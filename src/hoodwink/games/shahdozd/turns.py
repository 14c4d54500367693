"""How turns begin and end, and whom the game waits for in between."""

from collections.abc import Mapping
from typing import Final

from hoodwink.games.shahdozd import sight
from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.coins import pay_or_substitute, substitute
from hoodwink.games.shahdozd.moves import CHARACTERS, NO_SLOT, SLOTS, BlindMix, Rotate
from hoodwink.games.shahdozd.seating import Seating, asked
from hoodwink.games.shahdozd.state import NO_REPLY, NOBODY_CLAIMS, State
from hoodwink.kernel.events import Tell
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat


class Turns:
    """The frame of the game: dealing, peeking, one action a turn, and the end."""

    def __init__(self, seatings: Mapping[int, Seating], turn_cap: int, pack: Pack) -> None:
        amounts = pack.entry("amounts")
        self.king_takes: Final = amounts.count("king_takes", 1, 50)
        self.minister_takes: Final = amounts.count("minister_takes", 1, 50)
        self.peasant_penalty: Final = amounts.count("peasant_penalty", 0, 50)
        self._turn_cap: Final = turn_cap
        self._seatings: Final = seatings

    def table(self, s: State) -> Seating:
        return self._seatings[len(s.purse)]

    def wait_for_nobody(self, s: State, phase: int) -> None:
        """Chance is due, or nothing any more."""
        s.phase = phase
        s.waiting = 0
        s.replies = [NO_REPLY] * len(s.purse)

    def wait_for_player(self, s: State, phase: int) -> None:
        """The player whose turn it is chooses alone."""
        s.phase = phase
        s.waiting = 1 << s.turn
        s.replies = [NO_REPLY] * len(s.purse)

    def ask(self, s: State, phase: int) -> None:
        """All who are asked choose, sealed."""
        s.phase = phase
        s.replies = [NO_REPLY] * len(s.purse)
        s.waiting = asked(s, self.table(s))

    def end_turn(self, s: State, tell: Tell | None) -> None:
        s.shown = 0
        s.turns += 1
        s.claimed = NOBODY_CLAIMS
        if s.bank == 0 or s.turns == self._turn_cap:  # SD-056, D-23
            self.wait_for_nobody(s, at.OVER)
            if tell:
                tell("game_over", reason="turn cap" if s.bank else "bank empty")
            return
        s.turn = (s.turn + 1) % len(s.purse)  # SD-012
        self.wait_for_player(s, at.TURN)

    def go_first(self, s: State, seat: Seat, tell: Tell | None) -> None:
        s.turn = seat  # SD-005, D-2
        s.phase = at.DEAL
        if tell:
            tell("first_player", seat=seat)

    def deal(self, s: State, character: int) -> None:
        s.faces.append(character)  # SD-006, SD-007
        if len(s.faces) == 6:
            self.ask(s, at.PEEK)

    def peek(self, s: State, tell: Tell | None) -> None:
        for seat, slot in enumerate(s.replies):
            if slot == NO_SLOT:
                if tell:
                    tell("declined_peek", seat=seat)  # D-22
                continue
            card = sight.see(s, slot, seat)  # SD-011, SD-054a
            if tell:
                tell("peeked", {seat: {"card": CHARACTERS[card]}}, seat=seat, slot=SLOTS[slot])
        self.wait_for_player(s, at.TURN)

    def look(self, s: State, tell: Tell | None) -> None:
        seat = s.turn
        table = self.table(s)
        if s.purse[seat]:
            pay_or_substitute(s, table, seat, 1, tell)  # SD-014
        else:
            substitute(s, table, seat, tell)  # SD-015
        if s.bank:
            slot = table.slot_of[seat]
            card = sight.see(s, slot, seat)  # SD-054b
            if tell:
                tell("looked", {seat: {"card": CHARACTERS[card]}}, seat=seat, slot=SLOTS[slot])
        self.end_turn(s, tell)

    def rotate(self, s: State, move: Rotate, tell: Tell | None) -> None:
        s.backs = s.backs[-move.steps :] + s.backs[: -move.steps]  # SD-017 to SD-021
        if tell:
            tell("rotated", seat=s.turn, way=move.word)
        self.end_turn(s, tell)

    def hand_to_chance(self, s: State, move: BlindMix) -> None:
        """D-5: the Minister has taken two cards, chance puts them back."""
        s.mixed = move.slot * 6 + move.other
        self.wait_for_nobody(s, at.SHUFFLE)
