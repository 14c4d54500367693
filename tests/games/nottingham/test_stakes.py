"""What an opened bag would cost is told before it is opened, and comes true."""

import pytest

from games.nottingham.tables import table

BAGS = [
    ("3 apple", "apple"),
    ("2 apple cheese", "apple"),
    ("silk mead", "bread"),
    ("2 bread silk", "chicken"),
]


@pytest.mark.rule("SN-075", "SN-081", "SN-083")
@pytest.mark.parametrize(("inside", "declared"), BAGS)
def test_what_is_at_stake_is_what_an_inspection_brings(inside: str, declared: str) -> None:
    at = table(bags={1: inside, 2: "apple"}, declared={1: declared, 2: "apple"})
    ((said, stake),) = at.view(1)["stakes"].items()
    before = at.purses
    at.say(0, "inspect 1")
    (told,) = at.told("inspected")
    while at.moves(0)[0].startswith("lay"):
        at.say(0, at.moves(0)[0])  # what was seized, before coins are paid
    won = at.purses[1] - before[1]
    assert said == declared
    assert (stake["truthful"], stake["coins"]) == (told["truthful"], abs(won))
    assert stake["truthful"] == (won > 0)
    kept = {good: n for good, n in told["goods"].items() if good == declared}
    assert stake["seized"] == {g: n for g, n in told["goods"].items() if g not in kept}


@pytest.mark.rule("SN-106")
def test_what_is_at_stake_is_told_to_the_owner_alone() -> None:
    at = table(bags={1: "silk", 2: "apple"}, declared={1: "apple", 2: "apple"})
    assert [at.view(seat)["stakes"] == {} for seat in (None, 0, 1, 2, 3)] == [
        True,
        True,
        False,
        False,
        True,
    ]


@pytest.mark.rule("SN-075")
def test_all_see_what_a_bag_costs_the_sheriff_if_it_is_as_declared() -> None:
    at = table(bags={1: "3 silk", 2: "2 bread"}, declared={1: "apple", 2: "bread"})
    assert [at.place(1)["if_true"], at.place(2)["if_true"]] == [6, 4]
    at.say(0, "pass 2")
    assert at.place(2)["if_true"] is None
