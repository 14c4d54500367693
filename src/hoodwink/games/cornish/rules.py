"""Cornish Smuggler put together: which chapter answers in which phase, and who is next."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoodwink.games.cornish.moves.choices import Act, Choice
from hoodwink.games.cornish.phases import Phase, customs, hiring, rounds, setup, turn
from hoodwink.games.cornish.phases.cards import draws, grants, windows
from hoodwink.games.cornish.phases.order import Places, out_of_place
from hoodwink.games.cornish.position import dump, load
from hoodwink.games.cornish.scoring import outcome
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.view import own, public
from hoodwink.games.cornish.view.printing import printed
from hoodwink.games.cornish.worlds import imagine
from hoodwink.kernel.chapters import ChapterGame, Rooms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move, Never
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat

ROOMS: Final = Rooms(public, own, imagine, dump, load, outcome, printed)


class CornishSmuggler(ChapterGame[State, Setting]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        setting = Setting(options, pack)
        chapters = _chapters(setting)
        self._places: Final = _places(chapters)
        super().__init__(setting, chapters, at.OVER, setting.words.read, ROOMS)

    def start(self, seats: int) -> State:
        return setup.lay_out(self._setting, seats)

    def proceed(self, s: State, tell: Tell | None) -> None:
        rounds.proceed(s, self._setting, tell)

    def out_of_place(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Never):
            return move.refusal
        assert isinstance(move, Choice)
        return out_of_place(s, seat, move, self._places)

    def odds(self, s: State) -> Sequence[int]:
        return draws.odds(s)

    def seats(self, s: State) -> int:
        return len(s.gold)


def _chapters(setting: Setting) -> dict[int, Phase]:
    return {
        **setup.chapters(setting),
        **turn.chapters(setting),
        **hiring.chapters(setting),
        **customs.chapters(setting),
        **windows.chapters(setting),
        **grants.chapters(setting),
        **draws.chapters(setting),
        **rounds.chapters(setting),
    }


def _places(chapters: Mapping[int, Phase]) -> Places:
    """The phases in which each act has its place."""
    found: dict[Act, set[int]] = {}
    for phase, chapter in chapters.items():
        for act in chapter.acts:
            found.setdefault(act, set()).add(phase)
    return {act: frozenset(phases) for act, phases in found.items()}
