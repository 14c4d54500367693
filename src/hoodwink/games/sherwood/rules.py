"""Who may act in Sherwood Forest, and what happens then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

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
from hoodwink.games.sherwood.phases import homecoming, planning, raids, rounds, sheriff
from hoodwink.games.sherwood.phases.alliances import proposals as alliances
from hoodwink.games.sherwood.phases.alliances.terms import change
from hoodwink.games.sherwood.phases.choices import choices, fallback, may_suggest, odds
from hoodwink.games.sherwood.phases.reasons import reason
from hoodwink.games.sherwood.phases.sharing import loot
from hoodwink.games.sherwood.position import dump, load
from hoodwink.games.sherwood.scoring import outcome
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
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
        self._setting: Final = Setting(options, pack)

    @property
    def setting(self) -> Setting:
        return self._setting

    def start(self, seats: int) -> State:
        return rounds.set_up(self._setting, seats)

    def seats(self, s: State) -> int:
        return len(s.camp)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        return SEATS_IN[may_suggest(s, self._setting)]

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        if s.listed is not None and s.listed_for == seat:
            return s.listed
        s.listed = choices(s, self._setting, seat)
        s.listed_for = seat
        return s.listed

    def odds(self, s: State) -> Sequence[int]:
        return odds(s, len(self.moves(s, NATURE)))

    def read(self, text: str) -> Move:
        return self._setting.moves.phrases.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return reason(s, self._setting, seat, move)

    def fallback(self, s: State, seat: Seat) -> Move:
        return fallback(s, self._setting, self.moves(s, seat))

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s, self._setting)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(self._setting, values)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._setting, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(self._setting, seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        return outcome(s)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        s.listed = None
        if s.phase == at.DRAFT:
            self._draft(s, seat, move, tell)
        elif s.phase == at.ACTION:
            self._act(s, seat, move, tell)
        elif isinstance(move, Reply):
            self._reply(s, seat, move.answer, tell)
        elif isinstance(move, Send):
            raids.send(s, self._setting, move.place, tell)
        elif s.waiting:
            self._raid(s, move, tell)
        else:
            self._happen(s, move, tell)

    def _act(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        """SF-032: one of the five actions, or talk before it."""
        setting = self._setting
        if isinstance(move, Hide):
            alliances.choose_hideout(s, move)
        elif isinstance(move, Look):
            planning.go_to_inn(s, setting, move.place, tell)
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
        setting = self._setting
        if isinstance(move, Place):
            planning.occupy(s, setting, move.raiders, tell)
        elif isinstance(move, Drop):
            alliances.drop(s)
        elif isinstance(move, Propose):
            alliances.propose(s, setting, tell)
        elif isinstance(move, Suggest):
            alliances.suggest(s, seat, move, tell)
        else:
            assert s.draft is not None
            change(s.draft, s.turn, move)

    def _reply(self, s: State, seat: Seat, answer: int, tell: Tell | None) -> None:
        """A sealed answer: nothing happens before the last one is in, but all see that it is."""
        setting = self._setting
        if tell:
            tell("chose", seat=seat)
        if s.phase == at.ANSWER:
            alliances.answer(s, setting, seat, answer, tell)
        elif s.phase == at.MESSENGER:
            raids.redirect(s, setting, seat, answer, tell)
        elif s.phase == at.PROVISIONS:
            homecoming.provide(s, setting, seat, answer, tell)
        elif sheriff.cape(s, setting, seat, answer, tell):
            raids.move_on(s, setting, tell)

    def _raid(self, s: State, move: Move, tell: Tell | None) -> None:
        setting = self._setting
        if isinstance(move, Use):
            raids.use(s, setting, move.kind, tell)
        elif isinstance(move, Pass):
            raids.pass_by(s, setting, tell)
        elif isinstance(move, Hear):
            raids.hear(s, setting, move.seat, tell)
        elif s.phase == at.SHARE:
            assert isinstance(move, Give)
            loot.give(s, setting, move, tell)
        else:
            loot.give_freely(s, setting, move, tell)

    def _happen(self, s: State, move: Move, tell: Tell | None) -> None:
        """What chance decides."""
        setting = self._setting
        if isinstance(move, First):
            s.figure = move.seat  # SF-023
            rounds.wait_for_chance(s, at.LAYOUT)
        elif isinstance(move, Equip):
            planning.buy(s, setting, move.kind, tell)
        else:
            assert isinstance(move, Convoy)
            self._lay_down(s, move.card, tell)

    def _lay_down(self, s: State, card: int, tell: Tell | None) -> None:
        """A card that nobody had seen is decided."""
        setting = self._setting
        if s.phase == at.LAYOUT:
            rounds.lay_row(s, setting, card, tell)
            return
        s.row[s.cart] = card
        s.pool &= ~(1 << card)
        if s.phase == at.LOOK:
            planning.look(s, setting, tell)
        else:
            raids.depart(s, setting, tell)
