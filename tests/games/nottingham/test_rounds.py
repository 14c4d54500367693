"""Rounds: whose turn it is, how a round ends, how long the game lasts."""

import pytest

from games.nottingham.tables import Table, fresh, table, to_the_bags


def play_on(at: Table) -> Table:
    """Everybody does the mildest thing until something else is decided."""
    seat = at.match.to_act[0]
    return at.say(seat, str(at.match.fallback(seat)))


def play_out(at: Table) -> Table:
    while at.match.outcome is None:
        play_on(at)
    return at


@pytest.mark.rule("SN-035", "SN-037", "SN-041")
def test_the_sheriff_is_alone_and_has_nothing_to_do_before_the_inspection() -> None:
    at = fresh(4, seed=3)
    sheriff = at.view(None)["sheriff"]
    phases = set()
    while at.phase != "inspect":
        phases.add(at.phase)
        assert sheriff not in at.match.to_act
        assert at.moves(sheriff) == []
        play_on(at)
    assert phases == {"aside", "fill", "declare"}
    assert at.match.to_act == (sheriff,)
    assert at.why_not(sheriff, "bag apple") == "SN-036"


@pytest.mark.rule("SN-036")
def test_a_round_goes_through_its_five_phases_in_order() -> None:
    at = fresh(3, seed=1)
    seen = []
    while not at.told("round_began"):
        if at.phase not in seen:
            seen.append(at.phase)
        play_on(at)
    assert seen == ["aside", "fill", "declare", "inspect"]
    assert at.told("round_began") == [{"round": 2, "sheriff": at.view(None)["sheriff"]}]


@pytest.mark.rule("SN-038", "SN-085")
def test_the_token_goes_to_the_left() -> None:
    at = fresh(5, seed=2)
    sheriffs = [at.view(None)["sheriff"]]
    while at.match.outcome is None:
        play_on(at)
        if at.view(None)["sheriff"] != sheriffs[-1]:
            sheriffs.append(at.view(None)["sheriff"])
    assert sheriffs == [(sheriffs[0] + step) % 5 for step in range(10)]


@pytest.mark.rule("SN-039", "SN-040")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_everybody_is_sheriff_twice_and_three_times_with_three(seats: int, rounds: int) -> None:
    at = play_out(fresh(seats, seed=4))
    assert at.view(None)["rounds"] == rounds
    assert [told["round"] for told in at.told("round_began")] == list(range(2, rounds + 1))
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "rounds played"


@pytest.mark.rule("SN-084")
def test_the_game_ends_at_once_after_the_last_round() -> None:
    at = table(round=7, sheriff=2, bags={1: "apple"}, deck="20 apple")
    at.say(2, "pass 1")
    assert at.match.outcome is not None
    assert at.view(None)["sheriff"] == 2
    assert at.view(None)["deck"] == 20
    assert not at.told("drew")
    assert at.match.to_act == ()
    assert at.why_not(1, "done") == "SN-084"


@pytest.mark.rule("SN-086", "SN-087", "SN-088")
def test_all_but_the_outgoing_sheriff_draw_up_to_six_from_the_deck() -> None:
    at = table(
        hands={0: "6 apple", 1: "2 apple", 2: "5 apple", 3: "6 bread"},
        bags={1: "apple"},
        left="silk",
        right="silk",
        deck="30 cheese",
    )
    at.say(0, "pass 1")
    drawn = [told["seat"] for told in at.told("drew")]
    assert sorted(drawn) == [1, 1, 1, 1, 2]
    assert all(told["source"] == "deck" for told in at.told("drew"))
    assert at.hand(0) == {"apple": 6}
    assert at.hand(1) == {"apple": 2, "cheese": 4}
    assert at.phase == "aside"
    assert at.view(None)["turn"] == 2
    assert at.pile("left") == ["silk"]


@pytest.mark.rule("SN-041")
def test_the_market_goes_round_from_the_sheriffs_left() -> None:
    at = fresh(5, seed=7)
    sheriff = at.view(None)["sheriff"]
    order = []
    while at.phase == "aside":
        order.append(at.match.to_act[0])
        at.say(order[-1], "done")
    assert order == [(sheriff + step) % 5 for step in range(1, 5)]


@pytest.mark.rule("SN-055")
def test_declarations_go_round_from_the_sheriffs_left() -> None:
    at = to_the_bags(fresh(4, seed=8))
    sheriff = at.view(None)["sheriff"]
    while at.phase == "fill":
        play_on(at)
    order = []
    while at.phase == "declare":
        order.append(at.match.to_act[0])
        at.say(order[-1], "declare apple")
    assert order == [(sheriff + step) % 4 for step in range(1, 4)]
