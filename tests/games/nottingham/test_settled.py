"""A bag that a deal has settled: nothing new is said about it, and nothing is paid twice."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.nottingham.tables import Table, fresh, table
from hoodwink import Match, PositionError, RecordError, replay

SHERIFF, ADA, BEN = 0, 1, 2
SEATS = (3, 4, 5)

Line = tuple[int, str]

SHAPES: dict[str, tuple[Sequence[Line], Sequence[Line], Line]] = {
    "who offered revises": (
        [(ADA, "draft pass 1"), (ADA, "add coins 10"), (ADA, "offer")],
        [(ADA, "revise 1"), (ADA, "add coins 1"), (ADA, "offer")],
        (SHERIFF, "accept 1"),
    ),
    "who offered offers something else beside it": (
        [(ADA, "draft pass 1"), (ADA, "add coins 10"), (ADA, "offer")],
        [(ADA, "draft pass 1"), (ADA, "add coins 5"), (ADA, "offer")],
        (SHERIFF, "accept 1"),
    ),
    "who offered answers terms": (
        [
            (ADA, "draft pass 1"),
            (ADA, "add coins 10"),
            (ADA, "offer"),
            (SHERIFF, "draft pass 1"),
            (SHERIFF, "add coins 20"),
            (SHERIFF, "offer"),
        ],
        [(ADA, "counter 2"), (ADA, "drop coins 5"), (ADA, "offer")],
        (SHERIFF, "accept 1"),
    ),
    "the Sheriff revises terms": (
        [(SHERIFF, "draft pass 1"), (SHERIFF, "add coins 10"), (SHERIFF, "offer")],
        [(SHERIFF, "revise 1"), (SHERIFF, "add coins 5"), (SHERIFF, "offer")],
        (ADA, "accept 1"),
    ),
    "the Sheriff names other terms beside them": (
        [(SHERIFF, "draft pass 1"), (SHERIFF, "add coins 10"), (SHERIFF, "offer")],
        [(SHERIFF, "draft pass 1"), (SHERIFF, "add coins 5"), (SHERIFF, "offer")],
        (ADA, "accept 1"),
    ),
    "the Sheriff answers an offer": (
        [
            (SHERIFF, "draft pass 1"),
            (SHERIFF, "add coins 10"),
            (SHERIFF, "offer"),
            (ADA, "counter 1"),
            (ADA, "drop coins 5"),
            (ADA, "offer"),
        ],
        [(SHERIFF, "counter 2"), (SHERIFF, "add coins 1"), (SHERIFF, "offer")],
        (ADA, "accept 1"),
    ),
    "a third player revises": (
        [(BEN, "draft inspect 1"), (BEN, "add coins 10"), (BEN, "offer")],
        [(BEN, "revise 1"), (BEN, "add coins 1"), (BEN, "offer")],
        (SHERIFF, "accept 1"),
    ),
    "a third player begins to pay for what was just sold": (
        [(ADA, "draft pass 1"), (ADA, "add coins 10"), (ADA, "offer")],
        [(BEN, "draft pass 1"), (BEN, "add coins 1"), (BEN, "offer")],
        (SHERIFF, "accept 1"),
    ),
    "somebody else's deal asks for it": (
        [(BEN, "draft pass 2"), (BEN, "add coins 10"), (BEN, "ask pass 1"), (BEN, "offer")],
        [(ADA, "draft pass 1"), (ADA, "add coins 1"), (ADA, "offer")],
        (SHERIFF, "accept 1"),
    ),
    "the Sheriff's terms say so": (
        [
            (SHERIFF, "draft pass 2"),
            (SHERIFF, "add coins 10"),
            (SHERIFF, "ask inspect 1"),
            (SHERIFF, "offer"),
        ],
        [(SHERIFF, "draft pass 1"), (SHERIFF, "add coins 1"), (SHERIFF, "offer")],
        (BEN, "accept 1"),
    ),
}
"""By what goes wrong: what was said before, what somebody begins to say, and the yes meanwhile."""


def laid(seats: int, *said: Line) -> Table:
    """An inspection of as many bags as there are merchants, and what was said there."""
    at = table(seats=seats, bags=dict.fromkeys(range(1, seats), "2 apple silk"))
    for line in said:
        assert could_say(at, line)
    return at


def could_say(at: Table, line: Line) -> bool:
    """Whether it was accepted; whatever is listed is, and nothing else."""
    seat, words = line
    listed = words in at.moves(seat)
    if listed:
        at.say(seat, words)
    else:
        assert at.why_not(seat, words)
    return listed


def bought(at: Table) -> list[tuple[Any, ...]]:
    """Who has paid for what; a deal with somebody for something stands here once for each yes."""
    return sorted((told["giver"], told["outcome"], told["bag"]) for told in at.told("accepted"))


def given(at: Table) -> int:
    """What the merchants have paid."""
    return sum(told["coins"] for told in at.told("paid"))


@pytest.mark.rule("A-41", "SN-094", "A-34")
@pytest.mark.parametrize("cut", range(4))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_whenever_the_yes_comes_nobody_pays_twice_for_the_same(
    shape: str, seats: int, cut: int
) -> None:
    before, begun, yes = SHAPES[shape]
    at = laid(seats, *before, *begun[:cut])
    replaced = cut == len(begun) and begun[0][1].startswith("revise")
    assert could_say(at, yes) != replaced
    for line in begun[cut:]:
        assert not could_say(at, line), "the bag is settled"
    assert given(at) == (0 if replaced else 10)
    at.say(SHERIFF, "inspect 1" if "pass 1" not in at.moves(SHERIFF) else "pass 1")
    assert len(set(bought(at))) == len(bought(at))


@pytest.mark.rule("A-41", "A-36")
@pytest.mark.parametrize("cut", [1, 2])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_words_that_lapse_with_a_deal_leave_nothing_behind(
    shape: str, seats: int, cut: int
) -> None:
    before, begun, yes = SHAPES[shape]
    at, silent = laid(seats, *before, *begun[:cut], yes), laid(seats, *before, yes)
    assert begun[0][1] not in at.moves(begun[0][0])
    assert at.truth == silent.truth
    assert at.match.may_act == silent.match.may_act
    for seat in (*range(seats), None):
        assert at.view(seat) == silent.view(seat)
        assert at.heard.seen_by(seat) == silent.heard.seen_by(seat)
        assert at.match.imagine(seat, seed=1).view(seat) == at.view(seat)
    assert Match.from_position(at.match.position()).position()["state"] == at.truth


@pytest.mark.rule("A-41")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_begins_changes_or_answers_anything_about_a_settled_bag(seats: int) -> None:
    at = laid(seats, (ADA, "draft pass 1"), (ADA, "add coins 10"), (ADA, "offer"))
    at.offer(BEN, "draft pass 1", "add coins 5")
    at.say(SHERIFF, "accept 1")
    for seat in range(1, seats):
        assert at.why_not(seat, "draft pass 1") == at.why_not(seat, "draft inspect 1") == "A-41"
        assert {"draft pass 2", "draft inspect 2"} <= set(at.moves(seat))
    assert at.why_not(SHERIFF, "draft pass 1") == at.why_not(SHERIFF, "threaten 1") == "A-41"
    assert at.why_not(SHERIFF, "counter 2") == at.why_not(BEN, "revise 2") == "A-41"
    assert {"accept 2", "refuse 2", "dismiss 1"} <= set(at.moves(SHERIFF))
    assert "withdraw 2" in at.moves(BEN), "what was said aloud stands"
    at.say(SHERIFF, "accept 2", "pass 1")
    assert bought(at) == [(ADA, "pass", 1), (BEN, "pass", 1)]


@pytest.mark.rule("A-41")
@pytest.mark.parametrize("seats", SEATS)
def test_when_every_bag_is_settled_nobody_has_a_word_left(seats: int) -> None:
    asks = [(ADA, f"ask inspect {bag}") for bag in range(2, seats)]
    at = laid(seats, (ADA, "draft pass 1"), (ADA, "add coins 1"), *asks, (ADA, "offer"))
    assert at.match.may_act == tuple(range(1, seats))
    at.say(SHERIFF, "accept 1")
    assert at.match.may_act == ()
    assert [at.moves(seat) for seat in range(1, seats)] == [[]] * (seats - 1)
    assert at.moves(SHERIFF) == ["pass 1", *(f"inspect {bag}" for bag in range(2, seats))]


@pytest.mark.rule("A-41", "A-34")
def test_a_draft_about_another_bag_goes_on() -> None:
    at = laid(4, (ADA, "draft pass 1"), (ADA, "add coins 10"), (ADA, "offer"))
    at.say(ADA, "draft inspect 2", "add coins 5").say(SHERIFF, "accept 1")
    at.say(ADA, "offer").say(SHERIFF, "accept 2")
    assert given(at) == 15


@pytest.mark.rule("A-41")
def test_a_position_with_words_about_a_settled_bag_is_refused() -> None:
    at = laid(3, (ADA, "draft pass 1"), (ADA, "add coins 10"))
    position = at.match.position()
    position["state"]["duties"] = [["pass", 1]]
    with pytest.raises(PositionError, match="undecided and that no deal has settled"):
        Match.from_position(position)


def test_what_was_played_by_the_rules_that_paid_twice_is_refused_with_its_version() -> None:
    match = fresh(3).match
    while match.to_act:
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    record = match.record()
    assert record.header["rules"] == 2
    record.header |= {"rules": 1, "by": "0.0.9"}
    with pytest.raises(RecordError, match=r"rules is 1; .*version 2 .*nottingham: open it with"):
        replay(record.dumps())
    position = laid(3).match.position() | {"rules": 1}
    with pytest.raises(PositionError, match=r"rules is 1; .*version 2 of the rules of nottingham"):
        Match.from_position(position)
