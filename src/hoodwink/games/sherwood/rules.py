"""Who may act in Sherwood Forest, and what happens then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.games.sherwood import alliances, homecoming, loot, planning, raids, rounds, sheriff
from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.choices import choices, fallback, may_suggest, odds
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.moves import (
    Buy,
    Convoy,
    Donate,
    Drop,
    Equip,
    First,
    Give,
    Hear,
    Hide,
    Hush,
    Look,
    Pass,
    Place,
    Propose,
    Recruit,
    Reply,
    Send,
    Suggest,
    Use,
)
from hoodwink.games.sherwood.position import dump, load
from hoodwink.games.sherwood.reasons import reason
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.terms import change
from hoodwink.games.sherwood.view import view
from hoodwink.games.sherwood.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, NATURE_ACTS, NOBODY, SEATS_IN, Seat


class SherwoodForest(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._forest: Final = Forest(options, pack)

    def start(self, seats: int) -> State:
        return rounds.set_up(self._forest, seats)

    def seats(self, s: State) -> int:
        return len(s.camp)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        return SEATS_IN[may_suggest(self._forest, s)]

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        if s.listed is not None and s.listed_for == seat:
            return s.listed
        s.listed = choices(self._forest, s, seat)
        s.listed_for = seat
        return s.listed

    def odds(self, s: State) -> Sequence[int]:
        return odds(s, len(self.moves(s, NATURE)))

    def read(self, text: str) -> Move:
        return self._forest.moves.phrases.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return reason(self._forest, s, seat, move)

    def fallback(self, s: State, seat: Seat) -> Move:
        return fallback(self._forest, s, self.moves(s, seat))

    def dump(self, s: State) -> dict[str, Any]:
        return dump(self._forest, s)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(self._forest, values)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(self._forest, s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(self._forest, seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        return rounds.outcome(s)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        s.listed = None
        if s.phase == at.DRAFT:
            self._draft(s, seat, move, tell)
        elif s.phase == at.ACTION:
            self._act(s, seat, move, tell)
        elif isinstance(move, Reply):
            self._reply(s, seat, move.answer, tell)
        elif isinstance(move, Send):
            raids.send(self._forest, s, move.place, tell)
        elif s.waiting:
            self._raid(s, move, tell)
        else:
            self._happen(s, move, tell)

    def _act(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        """SF-032: one of the five actions, or talk before it."""
        f = self._forest
        if isinstance(move, Hide):
            alliances.choose_hideout(s, move)
        elif isinstance(move, Look):
            planning.go_to_inn(f, s, move.place, tell)
        elif isinstance(move, Donate):
            planning.donate(s, move.sacks, tell)
        elif isinstance(move, Buy):
            planning.go_to_merchant(s, tell)
        elif isinstance(move, Recruit):
            planning.recruit(s, tell)
        elif isinstance(move, Suggest):
            alliances.suggest(s, seat, move, tell)
        else:
            assert isinstance(move, Hush)
            alliances.hush(s, tell)

    def _draft(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        f = self._forest
        if isinstance(move, Place):
            planning.occupy(f, s, move.raiders, tell)
        elif isinstance(move, Drop):
            alliances.drop(s)
        elif isinstance(move, Propose):
            alliances.propose(f, s, tell)
        elif isinstance(move, Suggest):
            alliances.suggest(s, seat, move, tell)
        else:
            assert s.draft is not None
            change(s.draft, s.turn, move)

    def _reply(self, s: State, seat: Seat, answer: int, tell: Tell | None) -> None:
        """A sealed answer: nothing happens before the last one is in, but all see that it is."""
        f = self._forest
        if tell:
            tell("chose", seat=seat)
        if s.phase == at.ANSWER:
            alliances.answer(f, s, seat, answer, tell)
        elif s.phase == at.MESSENGER:
            raids.redirect(f, s, seat, answer, tell)
        elif s.phase == at.PROVISIONS:
            homecoming.provide(f, s, seat, answer, tell)
        elif sheriff.cape(f, s, seat, answer, tell):
            raids.move_on(f, s, tell)

    def _raid(self, s: State, move: Move, tell: Tell | None) -> None:
        f = self._forest
        if isinstance(move, Use):
            raids.use(f, s, move.kind, tell)
        elif isinstance(move, Pass):
            raids.pass_by(f, s, tell)
        elif isinstance(move, Hear):
            raids.hear(f, s, move.seat, tell)
        elif s.phase == at.SHARE:
            assert isinstance(move, Give)
            loot.give(f, s, move, tell)
        else:
            loot.give_freely(f, s, move, tell)

    def _happen(self, s: State, move: Move, tell: Tell | None) -> None:
        """What chance decides."""
        f = self._forest
        if isinstance(move, First):
            s.figure = move.seat  # SF-023
            rounds.wait_for_chance(s, at.LAYOUT)
        elif isinstance(move, Equip):
            planning.buy(f, s, move.kind, tell)
        else:
            assert isinstance(move, Convoy)
            self._lay_down(s, move.card, tell)

    def _lay_down(self, s: State, card: int, tell: Tell | None) -> None:
        """A card that nobody had seen is decided."""
        f = self._forest
        if s.phase == at.LAYOUT:
            rounds.lay_row(f, s, card, tell)
            return
        s.row[s.cart] = card
        s.pool &= ~(1 << card)
        if s.phase == at.LOOK:
            planning.look(f, s, tell)
        else:
            raids.depart(f, s, tell)
