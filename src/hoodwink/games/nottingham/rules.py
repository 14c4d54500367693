"""Who may act in Sheriff of Nottingham, and what happens then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham import scoring
from hoodwink.games.nottingham.moves import DONE, DRAWS, FIRSTS, PHRASES
from hoodwink.games.nottingham.moves.verbs import (
    DECK,
    PASS,
    Decide,
    Declare,
    Draw,
    DrawFrom,
    Fill,
    First,
    Give,
    Lay,
    LayOn,
    Serve,
    SetAside,
    Threaten,
)
from hoodwink.games.nottingham.phases import bags, inspection, market, rounds
from hoodwink.games.nottingham.phases.bargain import open_offers, words
from hoodwink.games.nottingham.phases.choices import Choices
from hoodwink.games.nottingham.phases.objections import Objections
from hoodwink.games.nottingham.position.dumping import dump
from hoodwink.games.nottingham.position.loading import load
from hoodwink.games.nottingham.setting import OPTIONS, Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import deck
from hoodwink.games.nottingham.view import view
from hoodwink.games.nottingham.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE_ACTS, NOBODY, SEATS_IN, TABLE, Seat

__all__ = ["OPTIONS", "SheriffOfNottingham"]


class SheriffOfNottingham(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._setting: Final = Setting(options, pack)
        self._choices: Final = Choices(self._setting)
        self._objections: Final = Objections(self._setting)

    def start(self, seats: int) -> State:
        setting = self._setting
        s = State(seats)
        s.deck = list(setting.decks[seats])
        s.deck_left = sum(s.deck) - setting.removed  # SN-138, A-27
        s.purse = [setting.coins] * seats  # SN-025
        return s

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        """Whoever has something to say while the Sheriff decides, and the clock."""
        if s.phase != at.INSPECT:
            return NOBODY
        may_speak = self._choices.replies.may_speak
        seats = [seat for seat in range(len(s.purse)) if seat != s.sheriff and may_speak(s, seat)]
        return [*seats, TABLE] if self._choices.time_may_run_out(s) else seats

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._choices.of(s, seat)

    def odds(self, s: State) -> Sequence[int]:
        if s.phase == at.FIRST:
            return [1] * len(s.purse)  # SN-033
        return [count for count in s.deck if count]

    def draw(self, s: State, chance: Chance) -> Move:
        if s.phase == at.FIRST:
            return FIRSTS[chance.below(len(s.purse))]
        return DRAWS[deck.drawn(s, self._setting, chance)]

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        """None for a legal move; else the first reason that stands against it."""
        if move in self.moves(s, seat):
            return None
        return self._objections.of(s, seat, move)

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def seats(self, s: State) -> int:
        return len(s.purse)

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(values, self._setting)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._setting, seat, self.outcome(s))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen, self._setting, chance)

    def fallback(self, s: State, seat: Seat) -> Move:
        return self._choices.fallback(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s, self._setting) if s.phase == at.OVER else None

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        phase = s.phase
        if phase == at.FILL:
            if isinstance(move, Fill):
                bags.fill(s, seat, move.kind)
            elif bags.close(s, seat, tell):
                bags.go_on_declaring(s)
        elif phase == at.INSPECT:
            draft = s.drafts[seat] if seat >= 0 else None
            if draft is not None:
                words.go_on(s, seat, draft, move, tell)
            else:
                self._inspect(s, seat, move, tell)
        elif isinstance(move, Draw):
            self._draw(s, move.kind, tell)
        elif isinstance(move, SetAside):
            market.set_aside(s, move.kind)
        elif at.ASIDE <= phase <= at.LAY:
            self._trade(s, move, tell)
        elif isinstance(move, Declare):
            if bags.declare(s, move.kind, tell):
                inspection.go_on(s)
        elif isinstance(move, First):
            rounds.begin(s, move.seat, tell)
        elif isinstance(move, Serve):
            rounds.serve(s, self._setting, seat, move.kind, tell)
        else:
            self._trade(s, move, tell)

    def _draw(self, s: State, kind: int, tell: Tell | None) -> None:
        if s.phase == at.DRAWING:
            if market.draw_unseen(s, self._setting, kind, tell):
                rounds.next_merchant(s, self._setting, tell)
        elif s.phase == at.REFILL:
            rounds.refill(s, self._setting, kind, tell)
        else:
            rounds.deal(s, self._setting, kind, tell)

    def _trade(self, s: State, move: Move, tell: Tell | None) -> None:
        """A choice at the market, or one that an inspection has left to make."""
        setting = self._setting
        if isinstance(move, Lay):
            over = market.lay(s, move.kind, tell)
        elif isinstance(move, DrawFrom):
            over = self._draw_from(s, move.source, tell)
        elif isinstance(move, LayOn):
            over = market.choose_pile(s, move.pile, tell)
        elif move is DONE:
            over = market.done(s, setting, tell)
        elif isinstance(move, Give):
            over = inspection.give(s, setting, move.kind, tell)
        else:
            over = market.begin_laying(s)  # stop
        if not over:
            return
        if s.turn != NO_SEAT:
            rounds.next_merchant(s, self._setting, tell)
        elif isinstance(move, Give) or inspection.collect(s, setting, tell):
            self._go_on_inspecting(s, tell)

    def _draw_from(self, s: State, source: int, tell: Tell | None) -> bool:
        if source == DECK:
            s.wait_for_chance(at.DRAWING)  # SN-045
            return False
        return market.draw_open(s, self._setting, source, tell)

    def _inspect(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Decide):
            if move.outcome == PASS:
                open_offers.take_bribe(s, move.seat, tell)
                inspection.let_pass(s, move.seat, tell)
                self._go_on_inspecting(s, tell)
            elif inspection.inspect(s, self._setting, move.seat, tell):
                self._go_on_inspecting(s, tell)
        elif isinstance(move, Threaten):
            inspection.threaten(s, move.seat, tell)
        elif seat == TABLE:
            inspection.time_out(s, tell)
            self._go_on_inspecting(s, tell)
        else:
            words.say(s, seat, move, tell)

    def _go_on_inspecting(self, s: State, tell: Tell | None) -> None:
        if inspection.go_on(s):
            inspection.end(s)
            rounds.end(s, self._setting, tell)
