"""The switches of the game: what each changes, and what they do not take."""

from typing import Any

import pytest

from games.shahdozd.tables import IN_ORDER, fresh, table
from hoodwink import OptionError


@pytest.mark.rule("SD-053", "D-3", "D-5", "D-23")
def test_without_a_word_the_defaults_of_the_rules_page_are_played() -> None:
    assert fresh(3).match.options == {
        "memory": True,
        "mixing": "choose",
        "broke_look": "enough",
        "turn_cap": 0,
    }


@pytest.mark.rule("SD-053")
def test_with_memory_your_view_lists_the_cards_you_saw_and_where_each_is_now() -> None:
    moved = table(IN_ORDER, memory=True).say(0, "look").say(1, "rotate left")
    assert moved.view(0)["could_be"][1] == ["king"]


@pytest.mark.rule("SD-053")
def test_without_memory_your_view_forgets_what_you_saw() -> None:
    looked = table(IN_ORDER, memory=False)
    before = looked.view(0)
    looked.say(0, "look")
    changed = {key for key, value in looked.view(0).items() if value != before[key]}
    assert changed == {"bank", "purses", "turn", "turns", "to_act"}


@pytest.mark.rule("SD-053", "SD-054e")
def test_without_memory_a_card_that_lies_face_up_is_still_seen() -> None:
    cards = "peasant king thief minister executioner sheriff"
    shown = table(cards, memory=False).say(0, "claim peasant", "name king at b")
    assert [slot["card"] for slot in shown.view(3)["slots"][:3]] == ["peasant", "king", None]


@pytest.mark.rule("D-5")
@pytest.mark.parametrize(
    ("mixing", "words"),
    [
        ("choose", {"open", "hidden"}),
        ("open", {"open"}),
        ("hidden", {"hidden"}),
        ("random", set()),
    ],
)
def test_mixing_says_which_kinds_of_mix_are_offered(mixing: str, words: set[str]) -> None:
    mixing_now = table(mixing=mixing).say(0, "claim minister").allow()
    offered = {word for text in mixing_now.moves(0) for word in text.split()}
    assert offered & {"open", "hidden"} == words


@pytest.mark.rule("D-3")
@pytest.mark.parametrize(("broke_look", "offered"), [("enough", False), ("always", True)])
def test_broke_look_says_whether_a_small_bank_forbids_the_look(
    broke_look: str, offered: bool
) -> None:
    poor = table(purses=[0, 7, 7], bank=1, broke_look=broke_look)
    assert ("look" in poor.moves(0)) is offered


@pytest.mark.rule("D-23")
@pytest.mark.parametrize(("turn_cap", "over"), [(0, False), (1, True), (2, False)])
def test_turn_cap_says_after_how_many_turns_the_game_ends(turn_cap: int, over: bool) -> None:
    assert table(turn_cap=turn_cap).say(0, "rotate left").over is over


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("memory", "maybe", "option 'memory' is 'maybe'; allowed: true or false"),
        ("memory", 1, "option 'memory' is 1; allowed: true or false"),
        ("mixing", "fair", "'mixing' is 'fair'; allowed: choose, open, hidden, random"),
        ("broke_look", True, "'broke_look' is True; allowed: enough, always"),
        ("turn_cap", -1, "'turn_cap' is -1; allowed: a whole number from 0 to 10000"),
        ("turn_cap", True, "'turn_cap' is True; allowed: a whole number from 0 to 10000"),
        ("turn_cap", "9", "'turn_cap' is '9'; allowed: a whole number from 0 to 10000"),
        ("turns", 5, "no option 'turns'; there are: memory, mixing, broke_look, turn_cap"),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(name: str, value: Any, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        fresh(3, **{name: value})
