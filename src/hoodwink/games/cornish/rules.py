"""Who may act in Cornish Smuggler, and what happens then."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.phases import (
    customs,
    hiring,
    landing,
    raid,
    rounds,
    setup,
    stores,
    trade,
    travel,
    windows,
)
from hoodwink.games.cornish.phases.cards import powers
from hoodwink.games.cornish.phases.choices import fallback_of, moves_of, odds_of
from hoodwink.games.cornish.position import dump, load
from hoodwink.games.cornish.refusals.refusing import refusal_of
from hoodwink.games.cornish.scoring import final_outcome
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.state.phases import LET_BE
from hoodwink.games.cornish.view import view
from hoodwink.games.cornish.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE_ACTS, NOBODY, SEATS_IN, Seat

Handler = Callable[[State, Setting, Seat, Choice, Tell | None], None]


class CornishSmuggler(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._setting: Final = Setting(options, pack)

    @property
    def setting(self) -> Setting:
        return self._setting

    def start(self, seats: int) -> State:
        return setup.lay_out(self._setting, seats)

    def seats(self, s: State) -> int:
        return len(s.gold)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        return NOBODY  # answers are asked for, see phases/windows.py

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return moves_of(s, self._setting, seat)

    def odds(self, s: State) -> Sequence[int]:
        return odds_of(s, self._setting)

    def fallback(self, s: State, seat: Seat) -> Move:
        return fallback_of(s, self._setting, seat)

    def read(self, text: str) -> Move:
        return self._setting.words.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s, self._setting)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(self._setting, values)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._setting, seat, self.outcome(s))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(self._setting, seen, chance)

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refusal_of(s, self._setting, seat, move)

    def outcome(self, s: State) -> Outcome | None:
        return final_outcome(s, self._setting) if s.phase == at.OVER else None

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Choice)
        phase = s.phase
        HANDLERS[move.act](s, self._setting, seat, move, tell)
        if phase < at.TURN:
            return
        if phase == at.GRANT and move.act != say.DONE:
            powers.spend(s)
        rounds.proceed(s, self._setting, tell)


def _place_pawn(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    if s.phase == at.PAWNS:
        setup.place_first_pawn(s, setting, seat, move, tell)
    else:
        hiring.place_pawn(s, setting, seat, move, tell)


def _place_officer(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    customs.recruit(s, setting, seat, move.end, tell)


def _march(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    if s.phase == at.CUSTOMS:
        customs.step(s, setting, seat, move, tell)
    else:
        travel.march(s, setting, seat, move, tell)


def _bribe(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    if s.phase == at.GRANT:
        powers.suborn(s, setting, seat, move, tell)
    else:
        trade.bribe(s, setting, seat, move, tell)


def _play(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    if s.phase == at.WINDOW:
        windows.reply(s, setting, seat, move.what + 1, tell)
    else:
        powers.play(s, setting, seat, move, tell)


def _let_be(s: State, setting: Setting, seat: Seat, _move: Choice, tell: Tell | None) -> None:
    windows.reply(s, setting, seat, LET_BE, tell)


def _pass(s: State, _setting: Setting, seat: Seat, _move: Choice, tell: Tell | None) -> None:
    s.passed |= 1 << seat  # CS-043, CS-058
    s.acted = True
    if tell:
        tell("passed", seat=seat)


def _end_turn(s: State, setting: Setting, seat: Seat, _move: Choice, tell: Tell | None) -> None:
    if tell:
        tell("turn_ended", seat=seat)  # C-50
    rounds.end_turn(s, setting, tell)


def _reveal(s: State, setting: Setting, _seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.unseen[setting.characters[move.what].deck] &= ~(1 << move.what)
    rounds.turn_up(s, setting, move.what, tell)


def _deal_secret(s: State, setting: Setting, _seat: Seat, move: Choice, tell: Tell | None) -> None:
    """CS-131: only who draws a secret knows it."""
    s.undealt[move.what] -= 1
    drawer = s.draws.pop(0)
    hand = s.hands[drawer]
    hand.append(move.what)
    hand.sort()
    if tell:
        tell("secret_drawn", {drawer: {"secret": setting.secrets[move.what].key}}, seat=drawer)


def _spill(s: State, setting: Setting, _seat: Seat, move: Choice, tell: Tell | None) -> None:
    victim = s.spilling.pop(0)
    s.hands[victim].remove(move.what)
    if tell:
        tell("secret_spilt", seat=victim, secret=setting.secrets[move.what].key)


BY_ACT: Final[dict[int, Handler]] = {
    say.FIRST: setup.choose_first,
    say.TAKE_SHIP: setup.take_ship,
    say.TAKE_WAREHOUSE: setup.take_warehouse,
    say.DRAW: setup.draw_pair,
    say.DEAL: setup.deal,
    say.REVEAL: _reveal,
    say.SECRET: _deal_secret,
    say.SPILL: _spill,
    say.KEEP: setup.keep,
    say.PLACE_PAWN: _place_pawn,
    say.PLACE_SHIP: setup.place_ship,
    say.PLACE_OFFICER: _place_officer,
    say.SAIL: travel.sail,
    say.WALK: travel.walk,
    say.CARRY: travel.carry,
    say.HAUL: travel.haul,
    say.MARCH: _march,
    say.BUY_REPUTATION: trade.buy_reputation,
    say.BUY: trade.buy,
    say.UNLOAD: landing.unload,
    say.LAND: landing.land,
    say.CALL_OFF: landing.call_off,
    say.HIRE: hiring.hire,
    say.BRIBE: _bribe,
    say.SELL: trade.sell,
    say.WORK: trade.work,
    say.DISCOVER: trade.discover,
    say.RAID: raid.raid,
    say.STORM: raid.storm,
    say.PASS: _pass,
    say.STORE: stores.store,
    say.FETCH: stores.fetch,
    say.USE: powers.use,
    say.PLAY: _play,
    say.LET_BE: _let_be,
    say.REMOVE: hiring.remove_pawn,
    say.DONE: powers.done,
    say.END_TURN: _end_turn,
    say.TARGET: powers.target,
    say.RECALL: powers.recall,
    say.RELEASE: powers.release,
    say.ROUSE: powers.rouse,
}
HANDLERS: Final[list[Handler]] = [BY_ACT[act] for act in range(len(BY_ACT))]
