"""The content of the game comes from its pack; another pack plays another coast."""

import re
from itertools import combinations

import pytest

from games.cornish.tables import TEXT, changed
from hoodwink import Match, PackError
from hoodwink.kernel.packs import Pack


def test_a_pack_says_what_is_in_the_purses() -> None:
    match = Match("cornish", 2, 1, pack=changed("gold = 13", "gold = 5"))
    assert match.view(None)["players"][0]["gold"] == 5


PENZANCE = '{ key = "penzance", size = 5, risk = 6, provenance = "rulebook" }'
TEA = '{ key = "tea", rows = ["##"], provenance = "original" }'
WRONG = [
    ("gold = 13", "gold = -1", "[purses]: gold is -1; expected a whole number from 0 to 100"),
    ("size = 8", 'size = "8"', "[wheel]: size is '8'; expected a whole number"),
    ("low = [[2, 1], ", "low = [", "[prices]: low"),
    ("fair = [[3, 0]", "fair = [[3]", "expected six pairs of gold and reputation"),
    ("[8, 2, 0]", "8", "expected two or more of [level, bribe, officers]"),
    ("[8, 2, 0]", "[8, 2, 99]", "expected two or more of [level, bribe, officers]"),
    ("ends = [22,", "ends = [99,", "[track]: ends"),
    (
        "ends = [22, 23, 24, 25]",
        "ends = [22, 23, 24, 24]",
        "expected none beyond space 24, the last of ends",
    ),
    (
        '["###..", "#####", "###.."]',
        '["######", "#####."]',
        "(black-prince): hold is ['######', '#####.']; expected a hold that can take sugar",
    ),
    (PENZANCE, PENZANCE.replace("rulebook", "dream"), "places 1 (penzance): provenance is 'dream'"),
    (
        PENZANCE,
        PENZANCE.replace("5", "9"),
        "places 1 (penzance): size is 9; expected a whole number",
    ),
    (PENZANCE, PENZANCE.replace("size = 5", "cove = true"), "risk is 6; expected none: a cove"),
    (PENZANCE, PENZANCE.replace("penzance", "Penzance!"), "expected a name in small letters"),
    (PENZANCE, '"penzance"', "places 1 is 'penzance'; expected a table of values"),
    (PENZANCE, PENZANCE.replace("penzance", "st-ives"), "each key once"),
    ('customs = "penzance"', 'customs = "paris"', "[land]: customs is 'paris'; expected one of"),
    ('officers = ["penzance"', 'officers = ["paris"', "expected places of this board"),
    ('"sennen st-just"', '"sennen paris"', "expected pairs of places; 'sennen paris' is none"),
    ('"sennen st-just"', "7", "expected pairs of places; 7 is none"),
    ('open = [\n  "off-st-levan"', 'open = [\n  "penzance", "off-st-levan"', "[sea]: open"),
    (
        TEA,
        TEA.replace('"##"', '"#x"'),
        "forms 1 (tea): rows is ['#x']; expected rows of '#' and '.'",
    ),
    (TEA, TEA.replace('"##"', '"##", "#"'), "rows of one length, at most 6 by 6"),
    (TEA, TEA.replace('"##"', '"."'), "expected at least one '#'"),
    ("goods = { lace = 1", "goods = { gems = 1", "stalls 0 (roscoff): goods"),
    ('place = "penzance", room', 'place = "paris", room', "(turks-head-cellar): place is 'paris'"),
    ('["religious", ', "[", "[characters]: decks"),
    (
        'deck = "religious", cost = 4',
        'deck = "vicars", cost = 4',
        "deck is 'vicars'; expected one of",
    ),
    ('["toll off-st-levan 1"]', '["toll paris 1"]', "'toll paris 1' is not"),
    ('["toll off-st-levan 1"]', '["sing"]', "'sing' is not"),
    ('["toll off-st-levan 1"]', '["sing loudly"]', "'sing loudly' is not"),
    ('["toll off-st-levan 1"]', "[1]", "expected a list of phrases"),
    ('["access zennor"]', '["access penzance"]', "'access penzance' is not"),
    ('["outlet penzance 1"]', '["outlet penzance x"]', "'outlet penzance x' is not"),
    ('use = ["influence 2"]', 'use = ["heat 2"]', "phrases like 'sail 2'"),
    ('use = ["influence 2"]', 'use = ["influence"]', "phrases like 'sail 2'"),
    ('pay = ["influence 1"]', 'pay = ["blood 1"]', "'influence' or 'gold' with a number"),
    (
        'when = "turn", do = ["sail 2"]',
        'when = "noon", do = ["sail 2"]',
        "(fair-wind): when is 'noon'",
    ),
    ('when = "turn", do = ["sail 2"]', 'when = "turn", do = []', "expected at least one effect"),
    ('when = "landing", do = ["heat 3"]', 'when = "landing", do = ["sail 3"]', "phrases like"),
    ('provenance = "original"\nopen', "open", "[sea]: provenance is missing"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_a_wrong_pack_is_named_with_the_entry_and_what_was_expected(
    old: str, new: str, message: str
) -> None:
    with pytest.raises(PackError) as wrong:
        Match("cornish", 2, 1, pack=changed(old, new))
    assert str(wrong.value).startswith("mine.toml: ")
    assert message in str(wrong.value)


def joined(ways: int) -> str:
    """The roads of a pack, so many of them, between places all over the board."""
    land = TEXT[TEXT.index("[land]") : TEXT.index("roads =")]
    pairs = [*combinations(re.findall(r'key = "([a-z-]+)"', land), 2)][:: 820 // ways]
    return "roads = [" + ", ".join(f'"{one} {other}"' for one, other in pairs[:ways]) + "]"


ROADS = TEXT[TEXT.index("roads =") : TEXT.index("\n]", TEXT.index("roads =")) + 2]
TOO_MUCH = [
    (260, "[land]: roads is ", "expected at most 200 pairs of places, not 260"),
    (190, "more than 40000 moves could be said", "expected fewer places, roads, lanes, goods"),
]


@pytest.mark.parametrize(("ways", "what", "expected"), TOO_MUCH)
def test_a_pack_that_makes_too_much_is_named_with_what_it_is(
    ways: int, what: str, expected: str
) -> None:
    with pytest.raises(PackError) as wrong:
        Match("cornish", 2, 1, pack=changed(ROADS, joined(ways)))
    assert what in str(wrong.value)
    assert expected in str(wrong.value)


def test_a_key_is_short_enough_to_be_said_in_thousands_of_moves() -> None:
    with pytest.raises(PackError, match="expected a name in small letters"):
        Match("cornish", 2, 1, pack=changed(PENZANCE, PENZANCE.replace("penzance", "p" * 41)))


def test_too_few_start_warehouses_are_noticed() -> None:
    few = Pack(TEXT.replace("start = true", "start = false", 7), "mine.toml")
    with pytest.raises(PackError, match="at least five with start = true"):
        Match("cornish", 2, 1, pack=few)


@pytest.mark.rule("CS-005")
def test_the_entries_say_where_they_come_from() -> None:
    assert TEXT.count('provenance = "rulebook"') >= 15
    assert TEXT.count('provenance = "public"') >= 2
