"""A game read by chapters: each phase is answered by the chapter that it belongs to."""

from collections.abc import Sequence

import pytest

from hoodwink.kernel.chapters import THE_END, Chapter, ChapterGame, Rooms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.outcome import Outcome, most_wins
from hoodwink.kernel.seats import NATURE, TABLE, Seat
from hoodwink.kernel.waiting import Waiting

HEADS, CALL, PASS, WHISTLE = Move("heads"), Move("call heads"), Move("pass"), Move("whistle")
NOT_NOW = Refusal("X-1", "not-now", "Not now.")
ALL_OVER = Refusal("X-2", "all-over", "It is over.")
TOSS, GUESS, OVER = range(3)


class Toss(Chapter[Waiting]):
    verbs = "heads"

    def chances(self, s: Waiting) -> Sequence[Move]:
        return (HEADS,)

    def moves(self, s: Waiting, seat: Seat) -> Sequence[Move]:
        return ()

    def why_not(self, s: Waiting, seat: Seat, move: Move) -> Refusal:
        return NOT_NOW

    def apply(self, s: Waiting, seat: Seat, move: Move, tell: Tell | None) -> None:
        s.go_to(GUESS)


class Guess(Chapter[Waiting]):
    verbs = "call pass whistle"

    def moves(self, s: Waiting, seat: Seat) -> Sequence[Move]:
        return (PASS, CALL)

    def interjections(self, s: Waiting, seat: Seat) -> Sequence[Move]:
        return (WHISTLE,)

    def why_not(self, s: Waiting, seat: Seat, move: Move) -> Refusal:
        return NOT_NOW

    def apply(self, s: Waiting, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move is CALL:
            s.go_to(OVER)


def toss(_setting: None, *_seen: object) -> Waiting:
    s = Waiting()
    s.go_to(TOSS)
    return s


def nothing(_s: Waiting, _setting: None, *_seat: object) -> View:
    return {}


def nobody_wins(_s: Waiting, _setting: None) -> Outcome:
    return most_wins([0, 0], "tossed")


ROOMS = Rooms(nothing, nothing, toss, nothing, toss, nobody_wins)


class Coin(ChapterGame[Waiting, None]):
    def __init__(self) -> None:
        super().__init__(None, {TOSS: Toss(), GUESS: Guess()}, OVER, lambda _: CALL, ROOMS)

    def start(self, seats: int) -> Waiting:
        return toss(None)

    def proceed(self, s: Waiting, tell: Tell | None) -> None:
        if s.phase == GUESS:
            s.wait_for(0b10)

    def out_of_place(self, s: Waiting, seat: Seat, move: Move) -> Refusal | None:
        return ALL_OVER if s.phase == OVER else None

    def odds(self, state: Waiting) -> Sequence[int]:
        return [1]

    def seats(self, state: Waiting) -> int:
        return 2

    def copy(self, state: Waiting) -> Waiting:
        return state


def test_a_game_without_options_or_content_has_no_setting() -> None:
    assert Coin().setting is None


def test_the_chapter_of_the_phase_answers() -> None:
    game = Coin()
    s = game.start(2)
    assert (game.to_act(s), list(game.moves(s, NATURE)), game.moves(s, 1)) == (
        (NATURE,),
        [HEADS],
        (),
    )
    game.apply(s, NATURE, HEADS, None)
    assert (game.to_act(s), game.moves(s, 1), game.moves(s, NATURE)) == ((1,), (PASS, CALL), ())
    assert game.moves(s, 0) == game.moves(s, TABLE) == (WHISTLE,)
    assert (game.fallback(s, 1), game.may_act(s)) == (PASS, ())
    game.apply(s, 1, PASS, None)
    assert game.to_act(s) == (1,)
    game.apply(s, 1, CALL, None)
    assert (game.to_act(s), game.moves(s, 1), game.moves(s, NATURE)) == ((), (), ())


def test_a_refusal_comes_from_the_chapter_that_knows_the_verb() -> None:
    game = Coin()
    s = game.start(2)
    assert game.refusal(s, NATURE, HEADS) is None
    assert game.refusal(s, 1, CALL) is game.refusal(s, 1, HEADS) is NOT_NOW
    s.go_to(OVER)
    assert game.refusal(s, 1, CALL) is ALL_OVER


def test_who_has_won_is_asked_only_when_it_is_over() -> None:
    game = Coin()
    s = game.start(2)
    assert game.outcome(s) is None
    s.go_to(OVER)
    assert game.outcome(s) == most_wins([0, 0], "tossed")


def test_nothing_is_done_at_the_end() -> None:
    s = Waiting()
    assert THE_END.moves(s, 0) == ()
    with pytest.raises(AssertionError):
        THE_END.why_not(s, 0, CALL)
    with pytest.raises(AssertionError):
        THE_END.apply(s, 0, CALL, None)


def test_a_game_tells_which_chapter_answers_in_which_phase() -> None:
    toss, guess, over = Coin().chapters
    assert (toss.verbs, guess.verbs, over) == ("heads", "call pass whistle", THE_END)


def test_a_game_need_not_have_anything_printed() -> None:
    assert Coin().printed() == {}
