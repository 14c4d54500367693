"""King, Thief, Minister put together: which chapter answers in which phase, and who is next."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from hoodwink.games.shahdozd import scoring
from hoodwink.games.shahdozd.moves import PHRASES
from hoodwink.games.shahdozd.phases.challenge import Challenge
from hoodwink.games.shahdozd.phases.executioner import Executioner
from hoodwink.games.shahdozd.phases.king import King
from hoodwink.games.shahdozd.phases.minister import Minister
from hoodwink.games.shahdozd.phases.order import out_of_place
from hoodwink.games.shahdozd.phases.peasant import Peasant
from hoodwink.games.shahdozd.phases.setup import Setup
from hoodwink.games.shahdozd.phases.sheriff import Sheriff
from hoodwink.games.shahdozd.phases.turn import Turn, end_turn
from hoodwink.games.shahdozd.position import dump, load
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State, awaited
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.view import own, public
from hoodwink.games.shahdozd.view.printing import printed
from hoodwink.games.shahdozd.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.chapters import Chapter, ChapterGame
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, Seat


class KingThiefMinister(ChapterGame[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._setting: Final = Setting(options, pack)
        super().__init__(_chapters(self._setting), at.OVER, PHRASES.read)

    @property
    def setting(self) -> Setting:
        return self._setting

    def start(self, seats: int) -> State:
        s = State(seats)
        s.purse = [self._setting.purse_each] * seats  # SD-004, D-1
        s.bank = (self._setting.coins_each - self._setting.purse_each) * seats
        return s

    def proceed(self, s: State, tell: Tell | None) -> None:
        if s.phase == at.DONE:
            end_turn(s, self._setting, tell)
        s.wait_for_all(s.phase, awaited(s))

    def out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return out_of_place(s, seat, move)

    def odds(self, s: State) -> Sequence[int]:
        return [1] * len(self.moves(s, NATURE))

    def seats(self, s: State) -> int:
        return len(s.purse)

    def dump(self, s: State) -> dict[str, Any]:
        return cast(View, dump(s, self._setting))

    def load(self, values: Mapping[str, Any]) -> State:
        return load(self._setting, values)

    def printed(self) -> View:
        return dict(printed(self._setting))

    def public(self, s: State) -> View:
        return cast(View, public(s, self._setting))

    def own(self, s: State, seat: Seat | None) -> View:
        return cast(View, own(s, self._setting, seat))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(self._setting, seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s) if s.phase == at.OVER else None


def _chapters(setting: Setting) -> dict[int, Chapter[State]]:
    setup, minister = Setup(setting), Minister(setting)
    return {
        at.FIRST: setup,
        at.DEAL: setup,
        at.PEEK: setup,
        at.TURN: Turn(setting),
        at.CHALLENGE: Challenge(setting),
        at.ANSWER: King(setting),
        at.MIX: minister,
        at.SHUFFLE: minister,
        at.ACCUSE: Executioner(setting),
        at.TAX: Sheriff(setting),
        at.NAME: Peasant(setting),
    }
