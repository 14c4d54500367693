"""A rulebook is read by chapters: each knows its verbs, what may be chosen, and what happens."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.compiling import mypyc_attr
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move, Never
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import BITS, MOST, NATURE, NATURE_ACTS, NOBODY, SEATS_IN, Seat
from hoodwink.kernel.waiting import Waiting

S = TypeVar("S", bound=Waiting)
T = TypeVar("T")
NO_MOVES: Final[tuple[Move, ...]] = ()
VERBS: Final = "verbs"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(ABC, Generic[S]):
    """One chapter of a rulebook, with all of its verbs."""

    __slots__ = ()

    verbs: str = ""
    """The first words of its moves, in one line: a tuple would not compile."""

    @abstractmethod
    def moves(self, s: S, seat: Seat) -> Sequence[Move]:
        """All that may be chosen here by a seat that the game waits for."""

    def chances(self, s: S) -> Sequence[Move]:
        """All that chance may answer, when nobody is waited for."""
        return NO_MOVES

    def interjections(self, s: S, seat: Seat) -> Sequence[Move]:
        """What a seat may say that nothing waits for."""
        return NO_MOVES

    @abstractmethod
    def why_not(self, s: S, seat: Seat, move: Move) -> Refusal:
        """What stands against a move of this chapter that is not listed."""

    @abstractmethod
    def apply(self, s: S, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Make a listed move, and say what is pending."""

    def fallback(self, s: S, seat: Seat) -> Move:
        """What the clock plays for the absent."""
        return self.moves(s, seat)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Chapter[S], Generic[S, T]):
    """A chapter that holds its setting."""

    __slots__ = ("_setting",)

    def __init__(self, setting: T) -> None:
        self._setting: Final = setting


class TheEnd(Chapter[Any]):
    """Nothing is left to choose."""

    def moves(self, s: Any, seat: Seat) -> Sequence[Move]:
        return NO_MOVES

    def why_not(self, s: Any, seat: Seat, move: Move) -> Refusal:
        raise AssertionError("at the end all is out of place")

    def apply(self, s: Any, seat: Seat, move: Move, tell: Tell | None) -> None:
        raise AssertionError("at the end there is no move")


THE_END: Final = TheEnd()


class Rooms(Generic[S, T]):
    """Who answers, from the state and the setting, what is not about chapters."""

    def __init__(
        self,
        public: Callable[[S, T], Mapping[str, Any]],
        own: Callable[[S, T, Seat | None], Mapping[str, Any]],
        imagine: Callable[[T, View, Chance], S],
        dump: Callable[[S, T], Mapping[str, Any]],
        load: Callable[[T, Mapping[str, Any]], S],
        outcome: Callable[[S, T], Outcome],
        printed: Callable[[T], Mapping[str, Any]] | None = None,
    ) -> None:
        self.public: Final = public
        self.own: Final = own
        self.imagine: Final = imagine
        self.dump: Final = dump
        self.load: Final = load
        self.outcome: Final = outcome
        self.printed: Final = printed


@mypyc_attr(allow_interpreted_subclasses=True)
class ChapterGame(Game[S], Generic[S, T]):
    """A game whose phases are chapters: looks up the one that answers now.

    Several phases may belong to one chapter; the last phase of all is the end.
    """

    def __init__(
        self,
        setting: T,
        chapters: Mapping[int, Chapter[S]],
        over: int,
        read: Callable[[str], Move],
        rooms: Rooms[S, T],
    ) -> None:
        self._setting: Final = setting
        self._over: Final = over
        self._read: Final = read
        self._rooms: Final = rooms
        self._chapters: Final = [chapters.get(phase, THE_END) for phase in range(over + 1)]
        self._verbs: Final = [verbs_of(chapter) for chapter in self._chapters]
        self._home: Final[dict[str, Chapter[S]]] = {}
        for chapter, verbs in zip(self._chapters, self._verbs, strict=True):
            for verb in verbs:
                self._home.setdefault(verb, chapter)

    @property
    def setting(self) -> T:
        return self._setting

    @property
    def chapters(self) -> Sequence[Chapter[S]]:
        """By the number of the phase, which chapter answers in it."""
        return self._chapters

    @abstractmethod
    def proceed(self, s: S, tell: Tell | None) -> None:
        """Nobody is waited for: go on to what is pending, and decide who is next."""

    @abstractmethod
    def out_of_place(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        """What stands against anything that this seat could say now."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        if state.waiting:
            return SEATS_IN[state.waiting]
        return NOBODY if state.phase == self._over else NATURE_ACTS

    def may_act(self, state: S) -> tuple[Seat, ...]:
        return NOBODY

    def moves(self, state: S, seat: Seat) -> Sequence[Move]:
        chapter = self._chapters[state.phase]
        if 0 <= seat < MOST and state.waiting & BITS[seat]:
            return chapter.moves(state, seat)
        if seat == NATURE:
            return NO_MOVES if state.waiting else chapter.chances(state)
        return chapter.interjections(state, seat)

    def apply(self, state: S, seat: Seat, move: Move, tell: Tell | None) -> None:
        self.step(state, seat, move, tell)

    def step(self, state: S, seat: Seat, move: Move, tell: Tell | None) -> tuple[Seat, ...]:
        self._chapters[state.phase].apply(state, seat, move, tell)
        if not state.waiting:
            self.proceed(state, tell)
            if not state.waiting:
                return NOBODY if state.phase == self._over else NATURE_ACTS
        return SEATS_IN[state.waiting]

    def read(self, text: str) -> Move:
        return self._read(text)

    def copy(self, state: S) -> S:
        return state.copy()

    def fallback(self, state: S, seat: Seat) -> Move:
        return self._chapters[state.phase].fallback(state, seat)

    def refusal(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        reason = self.out_of_place(state, seat, move)
        if reason is None and isinstance(move, Never):
            return move.refusal
        return reason or self._chapter_of(state, move).why_not(state, seat, move)

    def public(self, state: S) -> View:
        return cast(View, self._rooms.public(state, self._setting))

    def own(self, state: S, seat: Seat | None) -> View:
        return cast(View, self._rooms.own(state, self._setting, seat))

    def imagine(self, view: View, chance: Chance) -> S:
        return self._rooms.imagine(self._setting, view, chance)

    def dump(self, state: S) -> dict[str, Any]:
        return cast(View, self._rooms.dump(state, self._setting))

    def load(self, values: Mapping[str, Any]) -> S:
        return self._rooms.load(self._setting, values)

    def outcome(self, state: S) -> Outcome | None:
        return self._rooms.outcome(state, self._setting) if state.phase == self._over else None

    def printed(self) -> View:
        printed = self._rooms.printed
        return cast(View, printed(self._setting)) if printed else {}

    def _chapter_of(self, s: S, move: Move) -> Chapter[S]:
        """Where a move belongs: here, if this chapter knows its verb."""
        verb = move.verb
        return self._chapters[s.phase] if verb in self._verbs[s.phase] else self._home[verb]


def verbs_of(chapter: Chapter[Any]) -> list[str]:
    """The first words of its moves. Asked by name: compiled code would not look further than the
    base, and never see what the class of a plain game says."""
    said: str = getattr(chapter, VERBS)
    return said.split()
