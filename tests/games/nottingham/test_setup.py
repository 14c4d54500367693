"""The goods, the decks and the first deal."""

from importlib.resources import files

import pytest

from games.nottingham.tables import fresh, rules, table
from hoodwink import NATURE, Listener, Match, PackError, SeatsError
from hoodwink.games.nottingham.rules import SheriffOfNottingham
from hoodwink.kernel.packs import Pack, built_in

LEGAL = ("apple", "cheese", "bread", "chicken")
CONTRABAND = ("pepper", "mead", "silk", "crossbow")

CARDS = [
    ("apple", 48, 48, 2, 2),
    ("cheese", 36, 36, 3, 2),
    ("bread", 0, 36, 3, 2),
    ("chicken", 24, 24, 4, 2),
    ("pepper", 18, 22, 6, 4),
    ("mead", 16, 21, 7, 4),
    ("silk", 9, 12, 8, 4),
    ("crossbow", 5, 5, 9, 4),
    ("granny-apples", 2, 2, 4, 3),
    ("golden-apples", 1, 2, 6, 4),
    ("gouda", 2, 2, 6, 4),
    ("blue-cheese", 0, 1, 9, 5),
    ("rye-bread", 0, 2, 6, 4),
    ("black-bread", 0, 1, 9, 5),
    ("royal-rooster", 1, 2, 8, 4),
]
"""Each good: cards with three players, cards with more, value, penalty."""

COUNTS = [row[:3] for row in CARDS]
VALUES = [(row[0], row[3]) for row in CARDS]
PENALTIES = [(row[0], row[4]) for row in CARDS]


def deck(seats: int, **options: bool) -> dict[str, int]:
    """All cards of a game, before the first is dealt."""
    game = rules(**options)
    return dict(game.dump(game.start(seats))["deck"])


@pytest.mark.rule("SN-005", "SN-006", "SN-007", "SN-008", "SN-009", "SN-010", "SN-011", "SN-012")
@pytest.mark.rule(
    "SN-013", "SN-014", "SN-015", "SN-016", "SN-017", "SN-018", "SN-019", "SN-029", "A-29"
)
@pytest.mark.parametrize(("name", "three", "more"), COUNTS)
def test_how_many_cards_of_a_good_there_are(name: str, three: int, more: int) -> None:
    assert deck(3).get(name, 0) == three
    assert deck(4).get(name, 0) == deck(5).get(name, 0) == more


KING = {"apple": 20, "cheese": 15, "bread": 15, "chicken": 10} | {
    "granny-apples": 20,
    "golden-apples": 20,
    "gouda": 15,
    "blue-cheese": 15,
    "rye-bread": 15,
    "black-bread": 15,
    "royal-rooster": 10,
}


@pytest.mark.rule("SN-003", "SN-135")
@pytest.mark.parametrize(("name", "value"), VALUES)
def test_a_good_on_the_stall_scores_its_value(name: str, value: int) -> None:
    stalls, down = ({1: name}, {}) if name in LEGAL else ({}, {1: name})
    end = table(round=7, stalls=stalls, down=down, bags={2: "mead"}).say(0, "pass 2")
    assert end.scores[1] == 50 + value + KING.get(name, 0)


@pytest.mark.rule("SN-004", "SN-081")
@pytest.mark.parametrize(("name", "penalty"), PENALTIES)
def test_a_good_that_was_not_declared_costs_its_penalty(name: str, penalty: int) -> None:
    declared = "cheese" if name == "apple" else "apple"
    at = table(bags={1: name, 2: "apple"}, declared={1: declared})
    at.say(0, "inspect 1", "lay left")
    assert at.purses == [50 + penalty, 50 - penalty, 50, 50]


@pytest.mark.rule("SN-001")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(SeatsError, match="3 to 5"):
        Match("nottingham", seats=seats)


@pytest.mark.rule("SN-002")
def test_there_are_144_legal_goods_60_contraband_and_12_royal() -> None:
    cards = deck(4)
    assert sum(cards[name] for name in LEGAL) == 144
    assert sum(cards[name] for name in CONTRABAND) == 60
    assert sum(cards.values()) == 216


@pytest.mark.rule("SN-020")
def test_an_apple_is_worth_two() -> None:
    assert built_in("nottingham").entry("apple").count("value", 0, 99) == 2


@pytest.mark.rule("SN-023", "SN-028", "SN-027")
@pytest.mark.parametrize(
    ("seats", "royals", "cards"), [(3, False, 156), (3, True, 162), (4, False, 204), (5, True, 216)]
)
def test_how_large_the_decks_are(seats: int, royals: bool, cards: int) -> None:
    assert sum(deck(seats, royals=royals).values()) == cards


@pytest.mark.rule("SN-028")
def test_with_three_players_108_legal_goods_and_48_contraband_are_left() -> None:
    cards = deck(3, royals=False)
    assert "bread" not in cards
    assert sum(cards.get(name, 0) for name in LEGAL) == 108
    assert sum(cards[name] for name in CONTRABAND) == 48


@pytest.mark.rule("SN-022", "SN-024", "SN-025", "SN-021", "A-31")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_a_stall_a_bag_and_fifty_coins(seats: int) -> None:
    at = fresh(seats)
    assert at.purses == [50] * seats
    assert all(place["stall"] == {} and place["bag"] == 0 for place in at.view(None)["seats"])
    assert len(at.truth["seats"]) == len(at.truth["bags"]) == seats
    game = rules()
    assert isinstance(game, SheriffOfNottingham)
    assert game.seats(game.load(at.truth)) == seats


@pytest.mark.rule("SN-026")
def test_nobody_is_asked_to_be_the_banker() -> None:
    at = fresh()
    assert "bank" not in at.truth
    assert len(at.match.to_act) == 1
    assert at.match.may_act == ()


@pytest.mark.rule("SN-030")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_six_cards_the_sheriff_too(seats: int) -> None:
    at = fresh(seats)
    assert [sum(at.hand(seat).values()) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("SN-031", "SN-032", "SN-034")
@pytest.mark.parametrize(("seats", "left"), [(3, 128), (4, 170), (5, 164)])
def test_two_piles_of_five_are_turned_up_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    at = fresh(seats, royals=False)
    assert [len(at.pile(side)) for side in ("left", "right")] == [5, 5]
    assert at.view(None)["deck"] == left


@pytest.mark.rule("SN-032")
def test_the_left_pile_is_turned_up_before_the_right_one() -> None:
    heard = Listener()
    Match("nottingham", seats=3, seed=1, tell=heard)
    turned_up = [event.public["pile"] for event in heard.events if event.kind == "turned_up"]
    assert turned_up == ["left"] * 5 + ["right"] * 5


@pytest.mark.rule("SN-033")
def test_chance_picks_the_first_sheriff_with_equal_odds() -> None:
    game = rules()
    state = game.start(5)
    assert [move.text for move in game.moves(state, NATURE)] == [f"first {n}" for n in range(5)]
    assert list(game.odds(state)) == [1] * 5
    assert {fresh(seed=seed).view(None)["sheriff"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("SN-030")
def test_chance_draws_by_what_is_left_in_the_deck() -> None:
    game = rules()
    state = game.start(4)
    game.apply(state, NATURE, game.read("first 2"), None)
    game.apply(state, NATURE, game.read("draw crossbow"), None)
    odds = dict(zip((m.text for m in game.moves(state, NATURE)), game.odds(state), strict=True))
    assert odds["draw crossbow"] == 4
    assert odds["draw apple"] == 48
    assert "draw feast-plate" not in odds


def test_a_pack_with_a_nonsense_number_names_the_entry() -> None:
    text = files("hoodwink.games").joinpath("nottingham", "pack.toml").read_text(encoding="utf-8")
    mine = Pack(text.replace("king = [20, 15, 15, 10]", "king = [20, 15]"), "mine.toml")
    with pytest.raises(PackError, match=r"mine.toml: \[bonuses\]: king"):
        Match("nottingham", seats=3, pack=mine)


def test_the_rules_tell_the_setting_that_they_go_by() -> None:
    assert (rules().setting.hand, rules(seven_cards=True).setting.hand) == (6, 7)
