"""Cornish Smuggler put together: which chapter answers in which phase, and who is next."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from hoodwink.games.cornish import scoring, view
from hoodwink.games.cornish.moves.choices import Act, Choice
from hoodwink.games.cornish.phases import Part, customs, hiring, rounds, setup, turn
from hoodwink.games.cornish.phases.cards import draws, grants, windows
from hoodwink.games.cornish.phases.order import Places, out_of_place
from hoodwink.games.cornish.position import dump, load
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.view.printing import printed
from hoodwink.games.cornish.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.chapters import ChapterGame
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move, Never
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat


class CornishSmuggler(ChapterGame[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._setting: Final = Setting(options, pack)
        chapters = _chapters(self._setting)
        self._places: Final = _places(chapters)
        super().__init__(chapters, at.OVER, self._setting.words.read)

    @property
    def setting(self) -> Setting:
        return self._setting

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

    def dump(self, s: State) -> dict[str, Any]:
        return cast(dict[str, Any], dump(s, self._setting))

    def load(self, values: Mapping[str, Any]) -> State:
        return load(self._setting, values)

    def printed(self) -> View:
        return dict(printed(self._setting))

    def public(self, s: State) -> View:
        return cast(View, view.public(s, self._setting, self.outcome(s)))

    def own(self, s: State, seat: Seat | None) -> View:
        return cast(View, view.own(s, self._setting, seat))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(self._setting, seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s, self._setting) if s.phase == at.OVER else None


def _chapters(setting: Setting) -> dict[int, Part]:
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


def _places(chapters: Mapping[int, Part]) -> Places:
    """The phases in which each act has its place."""
    found: dict[Act, set[int]] = {}
    for phase, chapter in chapters.items():
        for act in chapter.acts:
            found.setdefault(act, set()).add(phase)
    return {act: frozenset(phases) for act, phases in found.items()}
