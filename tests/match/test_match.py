from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import hoodwink
from hoodwink import NATURE, TABLE, Listener, Match, Move, RecordError
from hoodwink.games import BOXES
from hoodwink.kernel.game import laid_over
from hoodwink.match.sitting import sitting_for

PACK = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text(encoding="utf-8")


def played(match: Match, moves: int = 10**9) -> Match:
    """The match after so many fallbacks and first choices."""
    while match.to_act and moves:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[(moves * 7 + seat) % len(match.moves(seat))])
        moves -= 1
    return match


def test_the_games_are_listed() -> None:
    assert "shahdozd" in hoodwink.game_names()


def test_nature_has_answered_before_anybody_chooses() -> None:
    match = Match("shahdozd", 4, seed=7)
    assert match.to_act == (0, 1, 2, 3)
    assert match.version == 7


def test_the_same_seed_gives_the_same_match() -> None:
    assert Match("shahdozd", 4, seed=7).position() == Match("shahdozd", 4, seed=7).position()


def test_without_a_seed_nobody_can_foresee_the_match() -> None:
    commitments = {Match("shahdozd", 4).commitment for _ in range(5)}
    assert len(commitments) == 5


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(hoodwink.HoodwinkError, match=r"no game 'chess'; there are: .*shahdozd"):
        Match("chess", 2)


def test_a_move_may_be_said_in_words() -> None:
    match = Match("shahdozd", 3, seed=1)
    match.play(0, " Peek  NONE")
    assert list(match.to_act) == [1, 2]


def test_a_refused_move_says_its_rule_and_changes_nothing() -> None:
    match = Match("shahdozd", 3, seed=1)
    before = match.position()
    with pytest.raises(hoodwink.IllegalMove) as refused:
        match.play(0, "peek a")
    assert refused.value.rule == "SD-011"
    assert refused.value.reason == "The first peek is at any slot except your own."
    assert match.position() == before
    assert match.refusal(0, "peek a") == refused.value.refusal
    assert match.refusal(0, "peek b") is None


def test_what_was_listed_before_a_move_is_not_allowed_after_it() -> None:
    match = Match("shahdozd", 3, seed=1)
    listed = match.moves(0)
    match.play(0, listed[0])
    with pytest.raises(hoodwink.IllegalMove):
        match.play(0, listed[0])


def test_what_was_listed_before_a_batch_is_not_allowed_after_it() -> None:
    match = Match("shahdozd", 3, seed=1)
    listed = match.moves(0)
    match.play_all(0, [listed[0]])
    with pytest.raises(hoodwink.IllegalMove):
        match.play(0, listed[0])


def test_what_is_listed_for_one_seat_is_not_allowed_to_another() -> None:
    match = Match("shahdozd", 3, seed=1)
    peek_a = match.read("peek a")
    assert peek_a in match.moves(1)
    with pytest.raises(hoodwink.IllegalMove):
        match.play(0, peek_a)


@pytest.mark.parametrize("seat", [-9, -3, 4, 99])
def test_a_move_that_was_listed_is_not_allowed_to_nobody(seat: int) -> None:
    match = Match("shahdozd", 4, 7)
    move = match.moves(0)[0]
    match.play(0, move)
    with pytest.raises(hoodwink.IllegalMove, match="Nobody sits there"):
        match.play(seat, move)


@pytest.mark.parametrize("game", BOXES)
def test_what_is_listed_cannot_be_changed(game: str) -> None:
    match = Match(game, 3, seed=1)
    assert type(match.moves(match.to_act[0])) is tuple


@pytest.mark.parametrize("seats", [3.0, True, "3", None])
def test_a_number_of_players_is_a_whole_number(seats: Any) -> None:
    Match("nottingham", 3, seed=1)  # 3.0 is the same key as 3
    refused = hoodwink.SeatsError if not hoodwink.compiled() else (hoodwink.SeatsError, TypeError)
    with pytest.raises(refused):
        Match("nottingham", seats)
    for options in ({}, {"promos": True}):
        with pytest.raises(hoodwink.SeatsError, match=f"is {seats!r}; expected a whole number"):
            sitting_for("nottingham", seats, options, None)


@pytest.mark.parametrize("seat", [3, 99])
def test_a_seat_that_is_not_at_the_table_is_named(seat: int) -> None:
    match = Match("shahdozd", 3, seed=1)
    with pytest.raises(hoodwink.SeatsError, match=f"no seat {seat}; seats are 0 to 2"):
        match.view(seat)
    with pytest.raises(hoodwink.SeatsError, match=f"no seat {seat}"):
        match.moves(seat)


def test_events_are_told_to_who_listens() -> None:
    match, heard = Match("shahdozd", 3, seed=1), Listener()
    for seat in range(3):
        match.play(seat, "peek none", heard)
    kinds = [event.kind for event in heard.events]
    assert kinds == ["chose"] * 3 + ["declined_peek"] * 3


def test_a_copy_goes_its_own_way_with_the_same_chance() -> None:
    match = Match("shahdozd", 4, seed=7, mixing="random")
    twin = match.copy()
    played(twin)
    assert twin.outcome is not None
    assert match.version == 7
    assert played(match).position() == twin.position()


def test_a_batch_may_settle_something_only_at_its_end() -> None:
    match = Match("shahdozd", 3, seed=1)
    with pytest.raises(hoodwink.BatchError, match="'peek b' settles something"):
        match.play_all(0, ["peek b", "peek b"])
    assert list(match.to_act) == [0, 1, 2]
    match.play_all(0, ["peek b"])
    assert list(match.to_act) == [1, 2]


@pytest.mark.rule("A-36")
def test_what_is_never_legal_is_refused_in_a_batch_as_it_is_alone() -> None:
    match = Match("nottingham", 3, seed=1)
    while match.view(None)["phase"] != "inspect":
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    merchant = (match.to_act[0] + 1) % 3
    before = match.version
    for batch in (["add coins 3", "offer"], [f"draft pass {merchant}", "add coins 3", "offer"]):
        with pytest.raises(hoodwink.IllegalMove, match="'add coins 3' is refused by A-36"):
            match.play_all(merchant, batch)
    assert match.version == before


def test_a_batch_tells_its_events_once_it_is_made() -> None:
    match, heard = Match("shahdozd", 3, seed=1), Listener()
    match.play_all(0, ["peek none"])
    match.play_all(1, ["peek none"], heard)
    with pytest.raises(hoodwink.IllegalMove):
        match.play_all(1, ["peek none"], heard)
    assert [event.kind for event in heard.events] == ["chose"]
    match.play_all(2, ["peek none"], heard)
    assert [event.kind for event in heard.events[1:]] == ["chose"] + ["declined_peek"] * 3


def test_the_clock_has_a_move_for_the_absent() -> None:
    match = Match("shahdozd", 3, seed=1)
    assert match.fallback(0).text == "peek none"


@pytest.mark.parametrize("seat", [1, 7, NATURE, TABLE])
def test_the_clock_has_no_move_for_who_is_not_awaited(seat: int) -> None:
    match = Match("shahdozd", 3, seed=1)
    match.play(1, "peek none")
    with pytest.raises(hoodwink.SeatsError, match=r"does not wait for \w+, but for 0, 2$"):
        match.fallback(seat)


def test_the_clock_has_no_move_when_all_is_over() -> None:
    with pytest.raises(hoodwink.SeatsError, match="but for nobody: the match is over"):
        played(Match("shahdozd", 3, seed=1)).fallback(0)


def test_who_may_speak_but_need_not_has_no_fallback_but_the_table_may_call_time() -> None:
    match = Match("nottingham", 3, seed=1, timed=True)
    while TABLE not in match.may_act:
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    (sheriff,) = match.to_act
    with pytest.raises(hoodwink.SeatsError, match=f"but for {sheriff}$"):
        match.fallback((sheriff + 1) % 3)
    match.play(TABLE, match.fallback(TABLE))


@pytest.mark.parametrize("game", BOXES)
def test_a_move_built_by_hand_is_the_games_own_of_that_text(game: str) -> None:
    one, other = Match(game, 3, seed=1), Match(game, 3, seed=1)
    for _ in range(30):
        seat = one.to_act[0]
        move = one.moves(seat)[-1]
        one.play(seat, move)
        assert other.refusal(seat, Move(move.text)) is None
        other.play(seat, Move(move.text))
    assert one.position() == other.position()
    assert one.record(reveal=True).moves == other.record(reveal=True).moves


def test_a_move_built_by_hand_is_refused_like_the_games_own() -> None:
    match = Match("shahdozd", 3, seed=1)
    with pytest.raises(hoodwink.IllegalMove, match="'peek a' is refused by SD-011"):
        match.play(0, Move("peek a"))
    assert match.refusal(0, Move("peek a")) == match.refusal(0, "peek a")


def test_a_move_of_another_game_is_no_move_of_this_one() -> None:
    match, other = Match("shahdozd", 3, seed=1), Match("nottingham", 3, seed=1)
    foreign = other.moves(other.to_act[0])[0]
    for attempt in (match.play, match.refusal):
        with pytest.raises(hoodwink.UnknownMove, match="moves begin with"):
            attempt(0, foreign)
    assert match.version == 7


@pytest.mark.parametrize("move", [5, None, b"peek b", ["peek b"]])
def test_what_is_neither_a_move_nor_words_is_no_move(move: Any) -> None:
    match = Match("shahdozd", 3, seed=1)
    refused: Any = (
        (hoodwink.UnknownMove, TypeError) if hoodwink.compiled() else hoodwink.UnknownMove
    )
    for attempt in (match.play, match.refusal):
        with pytest.raises(refused, match="expected"):
            attempt(0, move)
    with pytest.raises(refused, match="expected"):
        match.play_all(0, [move])
    assert match.version == 7


def test_a_move_that_only_says_it_is_quiet_is_not() -> None:
    """Else a batch could show something and be taken back."""
    match = Match("shahdozd", 3, seed=1)
    with pytest.raises(hoodwink.BatchError, match="'peek b' settles something"):
        match.play_all(0, [Move("peek b", quiet=True), "peek c"])
    assert match.version == 7


def test_a_match_says_what_it_is() -> None:
    match = Match("shahdozd", 3, seed=1, mixing="open")
    assert (match.game, match.seats) == ("shahdozd", 3)
    assert not match.may_act
    assert match.options["mixing"] == "open"
    assert match.options["turn_cap"] == 0


def test_an_imagined_match_shows_the_same_view_and_can_be_played_on() -> None:
    match = played(Match("shahdozd", 4, seed=7), 30)
    for seat in (0, 3, None):
        world = match.imagine(seat, seed=1)
        assert world.view(seat) == match.view(seat)
        assert played(world).outcome is not None
        assert hoodwink.verify(world.record(), allow_given=True).outcome == world.outcome


def test_a_position_goes_on_where_it_was() -> None:
    match = played(Match("shahdozd", 4, seed=7), 30)
    again = Match.from_position(match.position(), seed=1)
    assert again.position() == match.position()
    assert played(again).outcome is not None


def test_a_position_before_the_deal_lets_nature_answer() -> None:
    values = Match("shahdozd", 3, seed=1).position()
    values["state"] |= {"phase": "first", "faces": [], "turn": None}
    assert Match.from_position(values, seed=2).to_act == (0, 1, 2)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "chess"}, "game is 'chess'; expected one of"),
        ({"state": None}, "state is None; expected a table"),
    ],
)
def test_a_position_that_is_none_says_what_is_wrong(
    changes: dict[str, object], problem: str
) -> None:
    values = Match("shahdozd", 3, seed=1).position() | changes
    with pytest.raises(hoodwink.PositionError, match=problem):
        Match.from_position(values)


def test_a_pack_from_a_file_is_used(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PACK.replace("in_purse_each = 3", "in_purse_each = 4"), encoding="utf-8")
    match = Match("shahdozd", 3, seed=1, pack=str(path))
    assert match.view(None)["purses"] == [4, 4, 4]
    with pytest.raises(hoodwink.PositionError, match=r"shahdozd/pack\.toml is version '1'"):
        Match.from_position(match.position())
    assert Match.from_position(match.position(), pack=str(path)).seats == 3


def test_a_pack_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(hoodwink.PackError, match=r"none\.toml: cannot be read"):
        Match("shahdozd", 3, pack=str(tmp_path / "none.toml"))


def test_a_batch_of_quiet_moves_and_one_that_settles_is_one_move_to_all() -> None:
    match = Match("nottingham", 3, seed=1)
    while match.view(None)["phase"] != "fill":
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    seat = match.to_act[0]
    first = match.moves(seat)[0]
    match.play_all(seat, [first, "close"])
    assert seat not in match.to_act


def test_a_match_tells_its_setting() -> None:
    match = Match("sherwood", 3, talks=1)
    assert match.setting is match.copy().setting
    assert match.setting.options["talks"] == 1


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_is_the_public_part_and_the_seats_own(seat: int | None) -> None:
    match = Match("nottingham", seats=3, seed=7)
    assert laid_over(match.public(), match.own(seat)) == match.view(seat)


def test_a_kept_secret_deals_the_same_again() -> None:
    match = Match("nottingham", seats=3)
    record = match.record(reveal=True)
    assert record.secret
    again = hoodwink.deal_again(record.header, record.secret)
    assert (again.position(), again.digest) == (match.position(), match.digest)


def test_a_secret_deals_only_what_it_was_promised_for() -> None:
    header = Match("nottingham", seats=3).record(reveal=True).header
    with pytest.raises(RecordError, match="does not match the commitment"):
        hoodwink.deal_again(header, bytes(32))
