"""Who may act in Cornish Smuggler, and what happens then."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hoodwink.games.cornish import (
    customs,
    drafts,
    hiring,
    landing,
    powers,
    raid,
    rounds,
    stores,
    trade,
    travel,
    windows,
)
from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import phases as at
from hoodwink.games.cornish.choices import fallback_of, moves_of, odds_of
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.phases import LET_BE, UNLISTED
from hoodwink.games.cornish.position import dump, load
from hoodwink.games.cornish.refusing import refusal_of
from hoodwink.games.cornish.scoring import final_outcome
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
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

Handler = Callable[[Terms, State, Seat, Choice, Tell | None], None]


class CornishSmuggler(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.terms: Final = Terms(options, pack)

    def start(self, seats: int) -> State:
        return drafts.lay_out(self.terms, seats)

    def seats(self, s: State) -> int:
        return len(s.gold)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        return NOBODY  # answers are asked for, see windows.py

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return moves_of(self.terms, s, seat)

    def odds(self, s: State) -> Sequence[int]:
        return odds_of(self.terms, s)

    def fallback(self, s: State, seat: Seat) -> Move:
        return fallback_of(self.terms, s, seat)

    def read(self, text: str) -> Move:
        return self.terms.words.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def dump(self, s: State) -> dict[str, Any]:
        return dump(self.terms, s)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(self.terms, values)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(self.terms, s, seat, self.outcome(s))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(self.terms, seen, chance)

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refusal_of(self.terms, s, seat, move)

    def outcome(self, s: State) -> Outcome | None:
        return final_outcome(self.terms, s) if s.phase == at.OVER else None

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Choice)
        s.listed_for = UNLISTED
        phase = s.phase
        HANDLERS[move.act](self.terms, s, seat, move, tell)
        if phase < at.TURN:
            return
        if phase == at.GRANT and move.act != say.DONE:
            powers.spend(s)
        rounds.proceed(self.terms, s, tell)


def _place_pawn(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    if s.phase == at.PAWNS:
        drafts.place_first_pawn(t, s, seat, m, tell)
    else:
        hiring.place_pawn(t, s, seat, m, tell)


def _place_officer(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    customs.recruit(t, s, seat, m.end, tell)


def _march(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    if s.phase == at.CUSTOMS:
        customs.step(t, s, m, seat, tell)
    else:
        travel.march(t, s, seat, m, tell)


def _bribe(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    if s.phase == at.GRANT:
        powers.suborn(t, s, seat, m, tell)
    else:
        trade.bribe(t, s, seat, m, tell)


def _play(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    if s.phase == at.WINDOW:
        windows.reply(t, s, seat, m.what + 1, tell)
    else:
        powers.play(t, s, seat, m, tell)


def _let_be(t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    windows.reply(t, s, seat, LET_BE, tell)


def _pass(_t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    s.passed |= 1 << seat  # CS-043, CS-058
    s.acted = True
    if tell:
        tell("passed", seat=seat)


def _end_turn(t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    if tell:
        tell("turn_ended", seat=seat)  # C-50
    rounds.end_turn(t, s, tell)


def _reveal(t: Terms, s: State, _seat: Seat, m: Choice, tell: Tell | None) -> None:
    s.unseen[t.characters[m.what].deck] &= ~(1 << m.what)
    rounds.turn_up(t, s, m.what, tell)


def _deal_secret(t: Terms, s: State, _seat: Seat, m: Choice, tell: Tell | None) -> None:
    """CS-131: only who draws a secret knows it."""
    s.undealt[m.what] -= 1
    drawer = s.draws.pop(0)
    hand = s.hands[drawer]
    hand.append(m.what)
    hand.sort()
    if tell:
        tell("secret_drawn", {drawer: {"secret": t.secrets[m.what].key}}, seat=drawer)


def _spill(t: Terms, s: State, _seat: Seat, m: Choice, tell: Tell | None) -> None:
    victim = s.spilling.pop(0)
    s.hands[victim].remove(m.what)
    if tell:
        tell("secret_spilt", seat=victim, secret=t.secrets[m.what].key)


BY_ACT: Final[dict[int, Handler]] = {
    say.FIRST: drafts.choose_first,
    say.TAKE_SHIP: drafts.take_ship,
    say.TAKE_WAREHOUSE: drafts.take_warehouse,
    say.DRAW: drafts.draw_pair,
    say.DEAL: drafts.deal,
    say.REVEAL: _reveal,
    say.SECRET: _deal_secret,
    say.SPILL: _spill,
    say.KEEP: drafts.keep,
    say.PLACE_PAWN: _place_pawn,
    say.PLACE_SHIP: drafts.place_ship,
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
