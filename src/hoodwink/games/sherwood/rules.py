"""Sherwood Forest put together: which chapter answers in which phase, and who is next."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoodwink.games.sherwood.phases import homecoming, raids, road, sheriff
from hoodwink.games.sherwood.phases.alliances import answers
from hoodwink.games.sherwood.phases.alliances.drafting import Drafting
from hoodwink.games.sherwood.phases.alliances.suggestions import may_suggest
from hoodwink.games.sherwood.phases.order import WINDOWS, awaited, out_of_place
from hoodwink.games.sherwood.phases.planning import Planning
from hoodwink.games.sherwood.phases.rounds import Rounds, odds, set_up
from hoodwink.games.sherwood.phases.sharing.loot import Sharing
from hoodwink.games.sherwood.position import dump, load
from hoodwink.games.sherwood.scoring import outcome
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.view import own, public, view
from hoodwink.games.sherwood.view.printing import printed
from hoodwink.games.sherwood.worlds import imagine
from hoodwink.kernel.chapters import Chapter, ChapterGame, Rooms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import SEATS_IN, Seat

ROOMS: Final = Rooms(public, own, imagine, dump, load, outcome, printed)


class SherwoodForest(ChapterGame[State, Setting]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        setting = Setting(options, pack)
        super().__init__(setting, _chapters(setting), at.OVER, setting.phrases.read, ROOMS)

    def start(self, seats: int) -> State:
        return set_up(self._setting, seats)

    def proceed(self, s: State, tell: Tell | None) -> None:
        """Wait for whoever has a choice; where nobody can be asked, the story goes on."""
        s.wait_for(awaited(s, self._setting))
        while not s.waiting and s.phase in WINDOWS:
            WINDOWS[s.phase].then(s, self._setting, tell)
            s.wait_for(awaited(s, self._setting))

    def may_act(self, s: State) -> tuple[Seat, ...]:
        return SEATS_IN[may_suggest(s, self._setting)]

    def out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return out_of_place(s, seat, move)

    def odds(self, s: State) -> Sequence[int]:
        return odds(s, self._setting)

    def seats(self, s: State) -> int:
        return len(s.camp)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._setting, seat)


def _chapters(setting: Setting) -> Mapping[int, Chapter[State]]:
    return {
        **dict.fromkeys((at.FIRST, at.LAYOUT, at.CHOOSE, at.REVEAL), Rounds(setting)),
        **dict.fromkeys((at.ACTION, at.LOOK, at.DRAW), Planning(setting)),
        at.DRAFT: Drafting(setting),
        at.ANSWER: answers.Answers(setting),
        at.MESSENGER: road.Messengers(setting),
        **dict.fromkeys((at.ORDER, at.EQUIP), raids.Raids(setting)),
        **dict.fromkeys((at.SHARE, at.SURPLUS), Sharing(setting)),
        at.PROVISIONS: homecoming.Homecoming(setting),
        at.CAPE: sheriff.Sheriff(setting),
    }
