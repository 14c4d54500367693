"""A Pig in a Poke put together: which chapter answers in which phase, and who is next."""

from collections.abc import Sequence
from typing import Final

from hoodwink.kernel.chapters import ChapterGame, Rooms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat
from smallest.poke import scoring
from smallest.poke.moves import PHRASES
from smallest.poke.phases.answering import Answering
from smallest.poke.phases.dealing import Dealing
from smallest.poke.phases.order import awaited, out_of_place
from smallest.poke.phases.selling import Selling
from smallest.poke.position import dump, load
from smallest.poke.setting import Setting
from smallest.poke.state import State
from smallest.poke.things import moments as at
from smallest.poke.things.deck import left
from smallest.poke.view import own, public
from smallest.poke.worlds import imagine

ROOMS: Final = Rooms(public, own, imagine, dump, load, scoring.outcome)


class PigInAPoke(ChapterGame[State, Setting]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        setting = Setting(options, pack)
        dealing, answering = Dealing(setting), Answering(setting)
        chapters = {at.DEAL: dealing, at.SELL: Selling(), at.ANSWER: answering}
        super().__init__(setting, chapters, at.OVER, PHRASES.read, ROOMS)

    def start(self, seats: int) -> State:
        s = State(seats)
        s.purse = [self._setting.purse] * seats  # PP-01
        return s

    def proceed(self, s: State, tell: Tell | None) -> None:
        if s.phase == at.SOLD:
            self._pass_on(s, tell)
        s.wait_for(awaited(s))

    def _pass_on(self, s: State, tell: Tell | None) -> None:
        s.seller += 1  # PP-03
        s.go_to(at.SELL)
        if s.seller < len(s.purse):
            return
        s.seller = 0
        s.round += 1
        s.go_to(at.DEAL if s.round < self._setting.rounds else at.OVER)  # PP-07
        if tell and s.phase == at.OVER:
            tell("game_over", reason=scoring.REASON)

    def out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return out_of_place(s, seat, move)

    def odds(self, s: State) -> Sequence[int]:
        return [cards for cards in left(s, self._setting) if cards]

    def seats(self, s: State) -> int:
        return len(s.purse)
