"""King, Thief, Minister put together: which chapter answers in which phase, and who is next."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd.moves import PHRASES
from hoodwink.games.shahdozd.phases.challenge import Challenge
from hoodwink.games.shahdozd.phases.executioner import Executioner
from hoodwink.games.shahdozd.phases.king import King
from hoodwink.games.shahdozd.phases.minister import Minister
from hoodwink.games.shahdozd.phases.order import awaited, out_of_place
from hoodwink.games.shahdozd.phases.peasant import Peasant
from hoodwink.games.shahdozd.phases.setup import Setup
from hoodwink.games.shahdozd.phases.sheriff import Sheriff
from hoodwink.games.shahdozd.phases.turn import Turn, end_turn
from hoodwink.games.shahdozd.position import dump, load
from hoodwink.games.shahdozd.scoring import outcome
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.view import own, public
from hoodwink.games.shahdozd.view.printing import printed
from hoodwink.games.shahdozd.worlds import imagine
from hoodwink.kernel.chapters import Chapter, ChapterGame, Rooms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, Seat

ROOMS: Final = Rooms(public, own, imagine, dump, load, outcome, printed)


class KingThiefMinister(ChapterGame[State, Setting]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        setting = Setting(options, pack)
        super().__init__(setting, _chapters(setting), at.OVER, PHRASES.read, ROOMS)

    def start(self, seats: int) -> State:
        s = State(seats)
        s.purse = [self._setting.purse_each] * seats  # SD-004, D-1
        s.bank = (self._setting.coins_each - self._setting.purse_each) * seats
        return s

    def proceed(self, s: State, tell: Tell | None) -> None:
        if s.phase == at.DONE:
            end_turn(s, self._setting, tell)
        s.wait_for(awaited(s))

    def out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return out_of_place(s, seat, move)

    def odds(self, s: State) -> Sequence[int]:
        return [1] * len(self.moves(s, NATURE))

    def seats(self, s: State) -> int:
        return len(s.purse)


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
