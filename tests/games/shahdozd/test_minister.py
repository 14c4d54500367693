"""The Minister who mixes two cards."""

from typing import Any

import pytest

from games.shahdozd.tables import IN_ORDER, Table, rules, table, texts
from hoodwink import NATURE

ALL_SEATS = (0, 1, 2, 3, 4, 5, None)


def minister(turn: int = 0, **options: Any) -> Table:
    """A Minister whose claim stands, whatever the card is."""
    return table(IN_ORDER, turn=turn, **options).say(turn, "claim minister").allow()


@pytest.mark.rule("SD-026", "SD-027")
def test_any_two_cards_may_be_mixed_your_own_and_unowned_ones_included() -> None:
    mixing = table(purses=[3, 3, 3]).say(0, "claim minister").allow()
    pairs = {tuple(text.split()[1:3]) for text in mixing.moves(0)}
    assert pairs == {(one, two) for one in "abcdef" for two in "abcdef" if one < two}


@pytest.mark.rule("SD-026", "D-5")
def test_the_minister_chooses_open_or_hidden_and_whether_to_swap() -> None:
    ways = [text for text in minister().moves(0) if text.startswith("mix b e ")]
    assert ways == [
        "mix b e open keep",
        "mix b e open swap",
        "mix b e hidden keep",
        "mix b e hidden swap",
    ]


@pytest.mark.rule("SD-026")
@pytest.mark.parametrize("way", ["open", "hidden"])
def test_swap_lets_the_two_cards_change_places_and_no_other(way: str) -> None:
    mixed = minister().say(0, f"mix b e {way} swap")
    assert mixed.cards == "king sheriff minister executioner thief peasant"


@pytest.mark.rule("SD-026")
@pytest.mark.parametrize("way", ["open", "hidden"])
def test_keep_puts_each_card_back_into_its_slot(way: str) -> None:
    assert minister().say(0, f"mix b e {way} keep").cards == IN_ORDER


@pytest.mark.rule("SD-026", "SD-012")
def test_after_the_mix_the_turn_is_over() -> None:
    assert minister().say(0, "mix a b open swap").match.to_act == (1,)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize(("done", "swapped"), [("swap", True), ("keep", False)])
def test_all_see_whether_an_open_mix_swapped_the_cards(done: str, swapped: bool) -> None:
    mixed = minister().say(0, f"mix a d open {done}")
    fact = {"seat": 0, "slots": ["a", "d"], "hidden": False, "swapped": swapped}
    assert all(mixed.told("mixed", seat) == [fact] for seat in ALL_SEATS)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize(("done", "swapped"), [("swap", True), ("keep", False)])
def test_only_the_minister_knows_whether_a_hidden_mix_swapped_the_cards(
    done: str, swapped: bool
) -> None:
    mixed = minister(turn=2).say(2, f"mix a d hidden {done}")
    fact = {"seat": 2, "slots": ["a", "d"], "hidden": True}
    assert mixed.told("mixed", 2) == [{**fact, "swapped": swapped}]
    assert all(mixed.told("mixed", seat) == [fact] for seat in (0, 1, 3, 4, 5, None))


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("way", ["open", "hidden"])
def test_nobody_looks_at_the_faces_while_mixing(way: str) -> None:
    mixed = minister().say(0, f"mix a d {way} swap")
    assert all(mixed.knows(seat) == {} for seat in ALL_SEATS)


@pytest.mark.rule("D-5", "SD-021")
def test_a_known_card_is_followed_through_an_open_mix_by_all_who_knew_it() -> None:
    known = table(IN_ORDER, turn=3).say(3, "look")
    known.say(4, "claim minister").allow().say(4, "mix a d open swap")
    assert known.knows(3) == {"a": "executioner"}


@pytest.mark.rule("D-5")
def test_a_known_card_is_lost_in_a_hidden_mix_except_to_the_minister() -> None:
    known = table(IN_ORDER, phase="peek")
    for seat in range(6):
        known.say(seat, "peek a" if seat in (1, 2) else "peek none")
    known.say(0, "rotate front").say(1, "claim minister").allow().say(1, "mix a d hidden swap")
    assert known.knows(1) == {"a": "king"}
    assert known.knows(2) == {}
    assert "king" in known.could_be(2, "a")
    assert "king" in known.could_be(2, "d")
    assert "king" not in known.could_be(2, "b")


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("way", ["open", "hidden"])
def test_an_agreed_way_of_mixing_leaves_the_minister_only_the_swap(way: str) -> None:
    moves = minister(mixing=way).moves(0)
    assert len(moves) == 30
    assert all(f" {way} " in text for text in moves)


@pytest.mark.rule("D-5")
def test_with_random_mixing_the_minister_only_picks_the_cards() -> None:
    moves = minister(mixing="random").moves(0)
    assert len(moves) == 15
    assert moves[:2] == ["mix a b", "mix a c"]


@pytest.mark.rule("D-5")
def test_with_random_mixing_chance_swaps_or_keeps_with_equal_odds() -> None:
    game = rules(mixing="random")
    state = game.load(minister(mixing="random").match.position()["state"])
    game.apply(state, 0, game.read("mix a d"), None)
    assert game.to_act(state) == (NATURE,)
    assert texts(game.moves(state, NATURE)) == ["keep", "swap"]
    assert game.odds(state) == [1, 1]
    assert game.view(state, 3)["mixed"] == ["a", "d"]


@pytest.mark.rule("D-5")
def test_with_random_mixing_nobody_knows_what_happened() -> None:
    swapped = set()
    for seed in range(12):
        mixed = table(IN_ORDER, mixing="random", seed=seed).say(0, "claim minister").allow()
        mixed.say(0, "mix a d")
        fact = {"seat": 0, "slots": ["a", "d"], "hidden": True}
        assert all(mixed.told("mixed", seat) == [fact] for seat in ALL_SEATS)
        swapped.add(mixed.cards)
    assert swapped == {IN_ORDER, "executioner thief minister king sheriff peasant"}


@pytest.mark.rule("D-5")
def test_with_random_mixing_even_the_minister_loses_track_of_a_known_card() -> None:
    known = table(IN_ORDER, mixing="random", phase="peek")
    for seat in range(6):
        known.say(seat, "peek b" if seat == 0 else "peek none")
    known.say(0, "claim minister").allow().say(0, "mix b c")
    assert known.knows(0) == {}
    assert "thief" in known.could_be(0, "b")
    assert "thief" in known.could_be(0, "c")
