"""Rounds and turns."""

import pytest

from games.cornish.tables import FACES, content, lay, player


@pytest.mark.rule("CS-037", "CS-038", "CS-039", "CS-042", "CS-041")
def test_a_new_round_shows_new_faces_pays_income_and_turns_cards_up() -> None:
    used = {"character": "curate-pascoe", "used": True}
    me = player(influence=1, reputation=4, passed=True)
    me["characters"] = [used]
    table = lay(me, player(), turn=1)
    table.say(1, "pass")
    after = table.truth
    assert not set(after["faces"]) & set(FACES)
    assert None not in after["faces"]
    assert set(FACES) <= set(after["gone"])
    assert table.purse(0)[1] == 5
    assert table.who(0)["characters"] == [{"character": "curate-pascoe", "used": False}]
    assert (after["round"], after["first"], after["turn"]) == (3, 1, 1)
    assert [who["passed"] for who in after["players"]] == [False, False]


@pytest.mark.rule("CS-038")
def test_characters_add_influence_and_gold_to_the_income() -> None:
    me = player(gold=3, influence=0, reputation=2, characters=["sister-agnes", "almoner-kitto"])
    table = lay(me, player(passed=True))
    table.say(0, "pass")
    assert table.purse(0) == (4, 3, 2)
    assert table.told("income_received")[0] == {
        "seat": 0,
        "influence": 3,
        "gold": 1,
    }


@pytest.mark.rule("CS-040", "CS-044", "CS-003")
def test_one_action_a_turn_and_as_many_turns_as_one_can_pay() -> None:
    table = lay(player(influence=3, pawns=["helston"]), player(pawns=["madron"]))
    table.say(0, "walk helston to wendron for influence")
    assert list(table.match.to_act) == [1]
    assert table.why_not(0, "pass") == "CS-040"
    table.say(1, "pass").say(0, "walk wendron to helston for influence")
    assert list(table.match.to_act) == [0]
    assert table.purse(0)[1] == 1


@pytest.mark.rule("CS-041", "CS-058", "CS-043")
def test_who_has_passed_is_skipped_until_all_have() -> None:
    table = lay(player(), player(), player())
    table.say(0, "pass").say(1, "buy reputation")
    table.say(2, "pass")
    assert list(table.match.to_act) == [1]
    assert table.why_not(0, "work honestly") == "CS-043"
    assert table.purse(1)[0] == 16


@pytest.mark.rule("CS-058", "CS-003")
def test_passing_keeps_what_is_left() -> None:
    table = lay(player(influence=7, reputation=0), player(passed=True))
    table.say(0, "pass")
    assert table.purse(0)[1] == 7


@pytest.mark.rule("CS-071", "C-43")
def test_an_empty_deck_shows_nobody_any_more() -> None:
    everyone = [f"{key}" for key in keys_of("officials")]
    table = lay(player(passed=True), player(), turn=1, gone=everyone, faces=[*FACES[:3], None])
    table.say(1, "pass")
    assert table.truth["faces"][3] is None
    assert table.told("deck_emptied") == []
    assert table.moves(1, "hire allen-cutler") == []


@pytest.mark.rule("CS-132", "C-43")
def test_cards_put_under_a_deck_come_up_last() -> None:
    *gone, last = keys_of("officials")
    bottoms = [[], [], [], [{"seat": 0, "character": last}]]
    table = lay(
        player(passed=True),
        player(),
        turn=1,
        gone=gone,
        faces=[*FACES[:3], None],
        under_decks=bottoms,
    )
    table.say(1, "pass")
    assert table.truth["faces"][3] == last
    assert table.told("deck_emptied") == [{"deck": "officials"}]


def keys_of(deck: str) -> list[str]:
    number = content().decks.index(deck)
    return [card.key for card in content().characters if card.deck == number]
