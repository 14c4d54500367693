"""Who may act in King, Thief, Minister, and what happens then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.games.shahdozd import powers, sight
from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.choices import Choices
from hoodwink.games.shahdozd.coins import pay_or_substitute, substitute, take
from hoodwink.games.shahdozd.moves import (
    CHARACTERS,
    EXECUTIONER,
    KING,
    MINISTER,
    NO_SLOT,
    PEASANT,
    PHRASES,
    SHERIFF,
    SLOTS,
    THIEF,
    Accuse,
    BlindMix,
    Claim,
    Deal,
    First,
    Look,
    Mix,
    Name,
    Peek,
    Reply,
    Rotate,
    Shuffle,
    Tax,
)
from hoodwink.games.shahdozd.position import dump, load
from hoodwink.games.shahdozd.seating import Seating, asked
from hoodwink.games.shahdozd.state import NO_REPLY, NOBODY_CLAIMS, State
from hoodwink.games.shahdozd.view import imagine, view
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.outcome import Outcome, most_wins
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, NATURE_ACTS, NOBODY, SEATS_IN, Seat

OPTIONS: Final = (
    Option("memory", True, "SD-053"),
    Option("mixing", "choose", "D-5", choices=("choose", "open", "hidden", "random")),
    Option("broke_look", "enough", "D-3", choices=("enough", "always")),
    Option("turn_cap", 0, "D-23", low=0, high=10_000),
)


class KingThiefMinister(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._choices: Final = Choices(options, pack)
        self._seatings: Final = self._choices.seatings
        self._memory: Final = options["memory"] is True
        self._turn_cap: Final = int(options["turn_cap"])
        coins, amounts = pack.entry("coins"), pack.entry("amounts")
        self._in_game_each: Final = coins.count("in_game_each", 1, 50)  # SD-003
        self._in_purse_each: Final = coins.count("in_purse_each", 0, self._in_game_each - 1)
        self._king_takes: Final = amounts.count("king_takes", 1, 50)
        self._minister_takes: Final = amounts.count("minister_takes", 1, 50)
        self._peasant_penalty: Final = amounts.count("peasant_penalty", 0, 50)

    def start(self, seats: int) -> State:
        s = State(seats)
        s.purse = [self._in_purse_each] * seats  # SD-004, D-1
        s.bank = (self._in_game_each - self._in_purse_each) * seats
        return s

    def to_act(self, s: State) -> Sequence[Seat]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        return NOBODY  # SD-059: nothing to interject, talk is free

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._choices.of(s, seat)

    def odds(self, s: State) -> Sequence[int]:
        return [1] * len(self.moves(s, NATURE))

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return self._choices.refusal(s, seat, move)

    def fallback(self, s: State, seat: Seat) -> Move:
        return self._choices.fallback(s, seat)

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(values, self._seatings, self._in_game_each)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._seatings[len(s.purse)], seat, self._memory, self.outcome(s))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen, self._seatings[len(seen["purses"])], chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != at.OVER:
            return None
        return most_wins(s.purse, "turn cap" if s.bank else "bank empty")  # SD-057, D-19

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Reply):
            self._reply(s, seat, 1 if move.speaks_up else 0, tell)
        elif isinstance(move, Claim):
            self._claim(s, move.character, tell)
        elif isinstance(move, Rotate):
            self._rotate(s, move, tell)
        elif isinstance(move, Look):
            self._look(s, tell)
        elif isinstance(move, Deal):
            self._deal(s, move.character)
        elif isinstance(move, Peek):
            self._reply(s, seat, move.slot, tell)
        elif isinstance(move, Name):
            self._name(s, move, tell)
        else:
            self._use(s, move, tell)

    def _use(self, s: State, move: Move, tell: Tell | None) -> None:
        """The choices that are made a few times a game."""
        table = self._seatings[len(s.purse)]
        if isinstance(move, First):
            s.turn = move.seat  # SD-005, D-2
            s.phase = at.DEAL
            return
        if isinstance(move, BlindMix):
            s.mixed = move.slot * 6 + move.other
            self._wait_for_nobody(s, at.SHUFFLE)
            return
        if isinstance(move, Mix):
            self._mix(s, move, tell)
        elif isinstance(move, Shuffle):
            slot, other = divmod(s.mixed, 6)
            sight.mix_unseen(s, slot, other, move.swap, NATURE)
            if tell:
                tell("mixed", seat=s.turn, slots=[SLOTS[slot], SLOTS[other]], hidden=True)
        elif isinstance(move, Accuse):
            powers.accuse(s, table, move, tell)
        else:
            assert isinstance(move, Tax)
            powers.tax(s, table, s.turn, move.seat, tell)
        self._end_turn(s, tell)

    def _wait_for_nobody(self, s: State, phase: int) -> None:
        """Chance is due, or nothing any more."""
        s.phase = phase
        s.waiting = 0
        s.replies = [NO_REPLY] * len(s.purse)

    def _deal(self, s: State, character: int) -> None:
        s.faces.append(character)  # SD-006, SD-007
        if len(s.faces) == 6:
            self._ask(s, at.PEEK)

    def _reply(self, s: State, seat: Seat, reply: int, tell: Tell | None) -> None:
        """A sealed choice: nothing happens before the last one is in."""
        s.replies[seat] = reply
        s.waiting &= ~(1 << seat)
        if s.waiting:
            return
        if s.phase == at.CHALLENGE:
            self._settle_claim(s, tell)
        elif s.phase == at.ANSWER:
            self._settle_answers(s, tell)
        else:
            self._peek(s, tell)

    def _ask(self, s: State, phase: int) -> None:
        """All who are asked choose, sealed."""
        s.phase = phase
        s.replies = [NO_REPLY] * len(s.purse)
        s.waiting = asked(s, self._seatings[len(s.purse)])

    def _peek(self, s: State, tell: Tell | None) -> None:
        if tell:
            tell("first_player", seat=s.turn)
        for seat, slot in enumerate(s.replies):
            if slot == NO_SLOT:
                if tell:
                    tell("declined_peek", seat=seat)  # D-22
                continue
            card = sight.see(s, slot, seat)  # SD-011, SD-054a
            if tell:
                tell("peeked", {seat: {"card": CHARACTERS[card]}}, seat=seat, slot=SLOTS[slot])
        self._wait_for_player(s, at.TURN)

    def _wait_for_player(self, s: State, phase: int) -> None:
        """The player whose turn it is chooses alone."""
        s.phase = phase
        s.waiting = 1 << s.turn
        s.replies = [NO_REPLY] * len(s.purse)

    def _end_turn(self, s: State, tell: Tell | None) -> None:
        s.shown = 0
        s.turns += 1
        s.claimed = NOBODY_CLAIMS
        if s.bank == 0 or s.turns == self._turn_cap:  # SD-056, D-23
            self._wait_for_nobody(s, at.OVER)
            if tell:
                tell("game_over", reason="turn cap" if s.bank else "bank empty")
            return
        s.turn = (s.turn + 1) % len(s.purse)  # SD-012
        self._wait_for_player(s, at.TURN)

    def _look(self, s: State, tell: Tell | None) -> None:
        seat = s.turn
        table = self._seatings[len(s.purse)]
        if s.purse[seat]:
            pay_or_substitute(s, table, seat, 1, tell)  # SD-014
        else:
            substitute(s, table, seat, tell)  # SD-015
        if s.bank:
            slot = table.slot_of[seat]
            card = sight.see(s, slot, seat)  # SD-054b
            if tell:
                tell("looked", {seat: {"card": CHARACTERS[card]}}, seat=seat, slot=SLOTS[slot])
        self._end_turn(s, tell)

    def _rotate(self, s: State, move: Rotate, tell: Tell | None) -> None:
        s.backs = s.backs[-move.steps :] + s.backs[: -move.steps]  # SD-017 to SD-021
        if tell:
            tell("rotated", seat=s.turn, way=move.word)
        self._end_turn(s, tell)

    def _claim(self, s: State, character: int, tell: Tell | None) -> None:
        s.claimant = s.turn
        s.claimed = character  # SD-022
        if tell:
            tell("claimed", seat=s.turn, character=CHARACTERS[character])
        if character == PEASANT:
            self._show_peasant(s, tell)  # D-9: no challenge
        else:
            self._ask(s, at.CHALLENGE)  # SD-039

    def _settle_claim(self, s: State, tell: Tell | None) -> None:
        table = self._seatings[len(s.purse)]
        challenger = first_challenger(s, table)
        if challenger is None:
            self._stand(s, tell)  # SD-045
        elif self._challenge(s, challenger, tell):
            pay_or_substitute(s, table, challenger, 1, tell)  # SD-041, SD-048 when broke
            if s.bank == 0:
                self._end_turn(s, tell)  # D-27
            else:
                self._stand(s, tell)
        else:
            self._end_turn(s, tell)  # SD-042

    def _challenge(self, s: State, challenger: Seat, tell: Tell | None) -> bool:
        """The challenger alone sees the card; all hear whether the claim was true."""
        slot = self._seatings[len(s.purse)].slot_of[s.claimant]
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
            take(s, seat, self._minister_takes, tell)  # SD-025
            self._end_turn(s, tell)
        elif s.claimed == KING:
            self._crown(s, tell)
        elif s.claimed == THIEF:
            powers.steal(s, self._seatings[len(s.purse)], seat, tell)
            self._end_turn(s, tell)
        else:
            self._wait_for_player(s, CHOICE_OF[s.claimed])

    def _crown(self, s: State, tell: Tell | None) -> None:
        """The King takes his coins and asks who is the Minister."""
        take(s, s.turn, self._king_takes, tell)  # SD-024, D-12
        if s.bank == 0:
            self._end_turn(s, tell)  # D-13
        else:
            self._ask(s, at.ANSWER)  # D-28, D-30

    def _settle_answers(self, s: State, tell: Tell | None) -> None:
        table = self._seatings[len(s.purse)]
        ministers = [seat for seat in table.from_right[s.turn] if s.replies[seat] == 1]
        if tell:
            tell("answered", king=s.turn, seats=sorted(ministers))
        if not ministers:
            self._end_turn(s, tell)
        elif len(ministers) == 1:
            s.claimant = ministers[0]
            s.claimed = MINISTER
            self._ask(s, at.CHALLENGE)  # D-4
        else:
            self._confront(s, ministers, tell)

    def _confront(self, s: State, ministers: Sequence[Seat], tell: Tell | None) -> None:
        """Two Ministers or more see each other's cards; the false ones pay, the true one takes."""
        true_one = self._compare(s, ministers, tell)
        for seat in ministers:  # D-31
            if seat != true_one:
                pay_or_substitute(s, self._seatings[len(s.purse)], seat, 1, tell)  # SD-047
            if s.bank == 0:
                break
        if true_one is not None:
            take(s, true_one, self._minister_takes, tell)  # D-7
        self._end_turn(s, tell)

    def _compare(self, s: State, ministers: Sequence[Seat], tell: Tell | None) -> Seat | None:
        """SD-046: each sees the others' cards; returns the true Minister, if there is one."""
        true_one: Seat | None = None
        for seat in ministers:
            slot = self._seatings[len(s.purse)].slot_of[seat]
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

    def _mix(self, s: State, move: Mix, tell: Tell | None) -> None:
        slots = [SLOTS[move.slot], SLOTS[move.other]]
        if not move.hidden:
            sight.mix_openly(s, move.slot, move.other, move.swap)
            if tell:
                tell("mixed", seat=s.turn, slots=slots, hidden=False, swapped=move.swap)
            return
        sight.mix_unseen(s, move.slot, move.other, move.swap, s.turn)  # SD-026, D-5
        if tell:
            tell("mixed", {s.turn: {"swapped": move.swap}}, seat=s.turn, slots=slots, hidden=True)

    def _show_peasant(self, s: State, tell: Tell | None) -> None:
        slot = self._seatings[len(s.purse)].slot_of[s.turn]
        if self._turn_up(s, slot, tell) == PEASANT:  # SD-035
            self._wait_for_player(s, at.NAME)
        else:
            self._fail_peasant(s, tell)

    def _turn_up(self, s: State, slot: int, tell: Tell | None) -> int:
        card = sight.show(s, slot)  # SD-054e
        s.shown |= 1 << slot
        if tell:
            tell("shown", slot=SLOTS[slot], card=CHARACTERS[card])
        return card

    def _name(self, s: State, move: Name, tell: Tell | None) -> None:
        if tell:
            tell("named", seat=s.turn, slot=SLOTS[move.slot], character=CHARACTERS[move.character])
        if self._turn_up(s, move.slot, tell) != move.character:
            self._fail_peasant(s, tell)
        elif s.shown.bit_count() == 5:  # D-6, D-33
            take(s, s.turn, s.bank, tell)  # SD-037
            self._end_turn(s, tell)

    def _fail_peasant(self, s: State, tell: Tell | None) -> None:
        if tell:
            tell("peasant_failed", seat=s.turn)
        table = self._seatings[len(s.purse)]
        pay_or_substitute(s, table, s.turn, self._peasant_penalty, tell)  # SD-038, D-25
        self._end_turn(s, tell)


CHOICE_OF: Final = {MINISTER: at.MIX, EXECUTIONER: at.ACCUSE, SHERIFF: at.TAX}


def first_challenger(s: State, table: Seating) -> Seat | None:
    """SD-043: of those who challenge, the first counter-clockwise from the claimant's right."""
    for seat in table.from_right[s.claimant]:
        if s.replies[seat] == 1:
            return seat
    return None
