"""Sheriff of Nottingham put together: which chapter answers in which phase, and who is next."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.moves import DRAWS, FIRSTS, PHRASES
from hoodwink.games.nottingham.phases.bags import Bags
from hoodwink.games.nottingham.phases.debts import Debts
from hoodwink.games.nottingham.phases.declaring import Declaring
from hoodwink.games.nottingham.phases.feast import Feast
from hoodwink.games.nottingham.phases.inspection import Inspection
from hoodwink.games.nottingham.phases.laying import Laying
from hoodwink.games.nottingham.phases.market import Market
from hoodwink.games.nottingham.phases.order import awaited, out_of_place
from hoodwink.games.nottingham.phases.rounds import Rounds, odds, set_up
from hoodwink.games.nottingham.position import dump, load
from hoodwink.games.nottingham.scoring import outcome
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NOTHING, State
from hoodwink.games.nottingham.things import deck
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.view import own, public, view
from hoodwink.games.nottingham.view.printing import printed
from hoodwink.games.nottingham.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.chapters import ChapterGame, Rooms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NOBODY, Seat

ROOMS: Final = Rooms(public, own, imagine, dump, load, outcome, printed)


class SheriffOfNottingham(ChapterGame[State, Setting]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        setting = Setting(options, pack)
        rounds, market, laying = Rounds(setting), Market(setting), Laying()
        bags, declaring, self._inspection = Bags(setting), Declaring(), Inspection(setting)
        debts, feast = Debts(setting), Feast(setting)
        super().__init__(
            setting,
            {
                **dict.fromkeys((*at.DEALING, at.REFILL), rounds),
                **dict.fromkeys(at.SHOPPING, market),
                **dict.fromkeys(at.LAYING, laying),
                at.FILL: bags,
                at.DECLARE: declaring,
                at.INSPECTION: self._inspection,
                at.DEBT: debts,
                at.SERVE: feast,
            },
            at.OVER,
            PHRASES.read,
            ROOMS,
        )
        pending = {
            at.ASIDE: market.begin,
            at.DRAW: market.fill_up,
            at.PILE: laying.begin,
            at.LAY: laying.begin,
            at.FILL: bags.begin,
            at.DECLARE: declaring.begin,
            at.INSPECTION: self._inspection.begin,
            at.DEBT: debts.begin,
            at.ROUND_END: rounds.end,
            at.SERVE: feast.begin,
        }
        self._pending: Final = [pending.get(phase) for phase in range(at.ROUND_END + 1)]

    def start(self, seats: int) -> State:
        return set_up(self._setting, seats)

    def proceed(self, s: State, tell: Tell | None) -> None:
        """One thing after another that is pending, until a phase stays: then it wants a choice."""
        phase = NOTHING
        while s.phase != phase:
            phase = s.phase
            pending = self._pending[phase]
            if pending is None:
                return
            pending(s, tell)
        s.wait_for(awaited(s))

    def may_act(self, s: State) -> tuple[Seat, ...]:
        """Whoever has something to say while the Sheriff decides, and the clock."""
        return self._inspection.may_interject(s) if s.phase == at.INSPECTION else NOBODY

    def out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return out_of_place(s, seat, move, self._inspection)

    def odds(self, s: State) -> Sequence[int]:
        return odds(s)

    def draw(self, s: State, chance: Chance) -> Move:
        if s.phase == at.FIRST:
            return FIRSTS[chance.below(len(s.purse))]
        return DRAWS[deck.drawn(s, self._setting, chance)]

    def seats(self, s: State) -> int:
        return len(s.purse)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._setting, seat)
