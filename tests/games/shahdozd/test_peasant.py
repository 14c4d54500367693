"""The Peasant, who turns the cards over one by one."""

import pytest

from games.shahdozd.tables import IN_ORDER, Table, table

PEASANT_FIRST = "peasant king thief minister executioner sheriff"
EVERYONE = (0, 1, 2, 3, 4, 5, None)


def peasant(purses: tuple[int, ...] = (3, 3, 3, 3, 3, 3), turn: int = 0) -> Table:
    """A true Peasant at slot a has claimed."""
    return table(PEASANT_FIRST, purses=purses, turn=turn).say(turn, "claim peasant")


@pytest.mark.rule("SD-035", "SD-023", "SD-054e")
def test_claiming_the_peasant_turns_their_own_card_over_for_all() -> None:
    shown = peasant()
    fact = {"slot": "a", "card": "peasant"}
    for seat in EVERYONE:
        assert shown.told("shown", seat) == [fact]
        assert shown.view(seat)["slots"][0]["card"] == "peasant"


@pytest.mark.rule("D-9")
def test_a_peasant_cannot_be_challenged() -> None:
    shown = peasant()
    assert shown.match.to_act == (0,)
    assert all(shown.moves(seat) == [] for seat in range(1, 6))


@pytest.mark.rule("SD-036", "D-6")
def test_the_peasant_may_name_every_hidden_card_as_every_character_still_missing() -> None:
    names = peasant(purses=(3, 3, 3)).moves(0)
    missing = ["king", "thief", "minister", "executioner", "sheriff"]
    assert names == [f"name {who} at {slot}" for slot in "bcdef" for who in missing]


@pytest.mark.rule("SD-036", "D-6")
def test_a_card_and_a_character_once_turned_over_are_not_named_again() -> None:
    names = peasant().say(0, "name king at b").moves(0)
    missing = ["thief", "minister", "executioner", "sheriff"]
    assert names == [f"name {who} at {slot}" for slot in "cdef" for who in missing]


@pytest.mark.rule("SD-036", "SD-054e")
def test_each_card_is_turned_over_for_all_as_it_is_named() -> None:
    named = peasant().say(0, "name thief at c")
    for seat in EVERYONE:
        assert named.told("shown", seat)[-1] == {"slot": "c", "card": "thief"}
        up = [slot["card"] for slot in named.view(seat)["slots"]]
        assert up == ["peasant", None, "thief", None, None, None]
    assert named.told("named") == [{"seat": 0, "slot": "c", "character": "thief"}]


@pytest.mark.rule("SD-037", "D-33", "D-6")
def test_four_right_names_take_the_whole_bank_and_end_the_game() -> None:
    won = peasant().say(0, "name king at b", "name thief at c", "name minister at d")
    assert not won.over
    won.say(0, "name sheriff at f")
    assert won.purses == [15, 3, 3, 3, 3, 3]
    assert won.bank == 0
    assert won.over


@pytest.mark.rule("SD-037", "D-6")
def test_cards_in_unowned_slots_have_to_be_named_too() -> None:
    won = peasant(purses=(3, 3, 3))
    won.say(0, "name thief at c", "name executioner at e", "name king at b")
    assert not won.over
    won.say(0, "name minister at d")
    assert won.purses == [9, 3, 3]


@pytest.mark.rule("SD-038")
def test_a_card_of_your_own_that_is_not_the_peasant_costs_two_coins() -> None:
    failed = table(IN_ORDER).say(0, "claim peasant")
    assert failed.told("peasant_failed") == [{"seat": 0}]
    assert failed.purses == [1, 3, 3, 3, 3, 3]
    assert failed.bank == 14
    assert failed.match.to_act == (1,)


@pytest.mark.rule("SD-038", "D-33", "D-6")
def test_a_wrong_name_turns_the_card_over_and_costs_two_coins() -> None:
    failed = peasant().say(0, "name king at b", "name sheriff at c")
    assert failed.told("shown")[-1] == {"slot": "c", "card": "thief"}
    assert failed.purses == [1, 3, 3, 3, 3, 3]
    assert failed.match.to_act == (1,)


@pytest.mark.rule("SD-038", "D-6")
def test_after_a_mistake_all_cards_lie_face_down_again_and_all_remember_them() -> None:
    failed = peasant().say(0, "name king at b", "name sheriff at c")
    for seat in EVERYONE:
        assert [slot["card"] for slot in failed.view(seat)["slots"]] == [None] * 6
        assert failed.knows(seat) == {"a": "peasant", "b": "king", "c": "thief"}
    assert failed.cards == PEASANT_FIRST


@pytest.mark.rule("SD-050", "D-25")
def test_a_peasant_who_fails_with_one_coin_pays_it_before_the_others_take_theirs() -> None:
    failed = table(IN_ORDER, purses=[1, 6, 6], bank=2).say(0, "claim peasant")
    assert failed.purses == [0, 7, 7]
    assert failed.bank == 1
    assert not failed.over
    assert [told["event"] for told in failed.heard.seen_by(None)[3:]] == [
        "paid",
        "could_not_pay",
        "took",
        "took",
    ]


@pytest.mark.rule("SD-051")
def test_for_a_broke_peasant_every_other_player_takes_two_coins() -> None:
    failed = table(IN_ORDER, purses=[3, 0, 3, 3], turn=1).say(1, "claim peasant")
    assert failed.purses == [5, 0, 5, 5]
    assert failed.bank == 5
    assert [told["seat"] for told in failed.told("took")] == [0, 3, 2, 0, 3, 2]


@pytest.mark.rule("SD-051", "SD-052", "SD-069")
def test_a_broke_peasant_fails_with_three_players_and_three_coins_in_the_bank() -> None:
    ended = table(IN_ORDER, purses=[0, 6, 6], bank=3).say(0, "claim peasant")
    assert [told["seat"] for told in ended.told("took")] == [2, 1, 2]
    assert ended.purses == [0, 7, 8]
    assert ended.over
    assert ended.match.outcome is not None
    assert ended.match.outcome.winners == (2,)


@pytest.mark.rule("SD-051", "SD-056")
def test_a_bank_that_runs_dry_in_the_first_round_ends_the_taking() -> None:
    ended = table(IN_ORDER, purses=[0, 7, 7], bank=1).say(0, "claim peasant")
    assert ended.purses == [0, 7, 8]
    assert len(ended.told("could_not_pay")) == 1
    assert ended.over
