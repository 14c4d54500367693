"""The pack that comes with the game, and what is said about a wrong one."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from hoodwink import Match, PackError
from hoodwink.games.sherwood.setting import content_of
from hoodwink.kernel.packs import Pack, built_in
from kernel.wrong_packs import refusal

BUILT_IN = files("hoodwink.games").joinpath("sherwood", "pack.toml").read_text("utf-8")
TEXT = (Path(__file__).parent / "pack.toml").read_text(encoding="utf-8")
CONTENT = content_of(built_in("sherwood"))
CONVOYS = [card for card in CONTENT.cards if not card.sheriff]
SHERIFFS = [card for card in CONTENT.cards if card.sheriff]


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


@pytest.mark.rule("SF-003", "SF-004", "SF-005", "SF-007", "SF-009")
def test_the_built_in_pack_has_what_the_rulebook_counts() -> None:
    assert (len(CONVOYS), len(SHERIFFS)) == (45, 10)
    assert all(1 <= card.combat <= 14 for card in CONVOYS)
    assert min(sum(card.back == back for card in CONVOYS) for back in (0, 1)) >= 18
    gear = CONTENT.gear
    assert (sum(gear.copies[:-3]), sum(gear.copies[-3:])) == (18, 6)


@pytest.mark.rule("SF-147")
def test_the_built_in_pack_has_the_card_of_the_rulebooks_example() -> None:
    loot = [(card.glory, card.sacks, card.companions) for card in CONVOYS]
    assert (1, 9, 1) in loot


def test_of_that_card_only_what_is_printed_comes_from_the_rulebook() -> None:
    rows = tomllib.loads(BUILT_IN)["convoys_b"]["cards"]
    (row,) = [row for row in rows if row.get("rulebook")]
    assert (row["provenance"], row["rulebook"]) == ("original", ["glory", "sacks", "companions"])
    assert [row[key] for key in row["rulebook"]] == [1, 9, 1]
    wrong = TEXT.replace('rulebook = ["glory"', 'rulebook = ["gold"')
    with pytest.raises(PackError, match=r"rulebook .* expected some of combat, glory"):
        content_of(Pack(wrong, "pack.toml"))


def test_every_convoy_of_the_built_in_pack_has_a_name_of_its_own() -> None:
    assert len({card.called for card in CONVOYS}) == len(CONVOYS)
    assert {card.called for card in SHERIFFS} == {"sheriff"}
    unnamed = content_of(Pack(TEXT, "pack.toml"))
    assert {card.called for card in unnamed.cards} == {"convoy", "sheriff"}
    wrong = TEXT.replace("{ combat = 1,", '{ called = "Two Words", combat = 1,', 1)
    with pytest.raises(PackError, match=r"called .* expected one word in small letters"):
        content_of(Pack(wrong, "pack.toml"))


def test_the_built_in_pack_uses_every_route_and_is_richer_later() -> None:
    routes = Counter((card.start, card.end) for card in CONVOYS)
    assert len(routes) == 12
    assert mean([c.combat for c in CONVOYS if c.back]) > mean(
        [c.combat for c in CONVOYS if not c.back]
    )
    assert any(card.companions > card.sacks for card in CONVOYS)


@pytest.mark.rule("SF-118")
def test_only_later_sheriffs_of_the_built_in_pack_cost_glory() -> None:
    assert all(card.glory_lost == 0 for card in SHERIFFS if card.back == 0)
    assert all(card.glory_lost > 0 for card in SHERIFFS if card.back == 1)


@pytest.mark.rule("SF-010", "SF-067")
def test_the_built_in_board_lets_a_turning_cart_meet_a_band_twice() -> None:
    board = CONTENT.board
    twice = [
        hideout
        for start in range(4)
        for end in range(4)
        if start != end
        for hideout, met in Counter(board.routes[start][end]).items()
        if met == 2
    ]
    assert twice
    assert len(board.red) == 4
    assert all(len(arm) >= 2 for arm in board.arms)


WRONG = [
    ('names = ["nottingham", "york",', 'names = ["nottingham",', "[towns]: names", "four towns"),
    ('names = ["nottingham", "york",', 'names = ["York", "york",', "[towns]: names", "one word"),
    ('"ravine", "thicket"]', '"ravine", "ravine"]', "[roads]: nottingham", "different names"),
    ('red = ["gallows",', 'red = ["nowhere",', "[roads]: red", "four of the hideouts"),
    ('red = ["gallows",', "red = [", "[roads]: red", "four of the hideouts"),
    ("copies = [8, 6, 4]", "copies = [8, 6, 5]", "[equipment]: copies", "18 cards"),
    ("bonuses = [1, 2, 3]", "bonuses = [1, 2, 4]", "[equipment]: bonuses", "from 1 to 3"),
    ('names = ["staff",', 'names = ["cape",', "[equipment]: names", "different names"),
    ('names = ["staff",', 'names = ["card",', "[equipment]: names", "different names"),
    ("cape = 2", "cape = 3", "[special_equipment]: provisions", "6 special cards"),
    ("row = [4, 5, 6, 6]", "row = [4, 5, 5, 6]", "[rows]: row", "a sixth"),
    ('letters = ["c",', 'letters = ["d",', "[markers]: letters", "six different letters"),
    ("sacks = 42", "sacks = 4", "[stock]: sacks", "from 12 to 200"),
    ("{ combat = 14,", "{ combat = 15,", "[convoys_b]: cards 22: combat", "from 1 to 14"),
    (
        'from = "nottingham", to = "york", provenance = "original" },\n  { combat = 2',
        'from = "nottingham", to = "nottingham", provenance = "original" },\n  { combat = 2',
        "[convoys_a]: cards 0: to",
        "one of york",
    ),
    (
        'provenance = "original", rulebook',
        'provenance = "x", rulebook',
        "[convoys_b]: cards 19: prov",
        "rulebook",
    ),
    ("glory_lost = 0", "glory_lost = 1", "[sheriffs_a]: cards 0: glory_lost", "from 0 to 0"),
]


@pytest.mark.parametrize(("right", "wrong", "where", "expected"), WRONG)
def test_a_wrong_pack_is_refused_with_file_entry_and_expectation(
    right: str, wrong: str, where: str, expected: str
) -> None:
    said = refusal(lambda text: content_of(Pack(text, "my/pack.toml")), TEXT, right, wrong)
    assert f"my/pack.toml: {where}" in said
    assert expected in said


def _without_cards(entry: str, cards: int) -> str:
    """The pack with the first cards of an entry cut out."""
    head, tail = TEXT.split(f"[{entry}]")
    lines = tail.split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("  {"))
    return head + f"[{entry}]" + "\n".join(lines[:first] + lines[first + cards :])


@pytest.mark.parametrize(
    ("entry", "cards", "expected"),
    [
        ("convoys_a", 1, "[convoys_b]: cards"),
        ("convoys_a", 5, "at least 18 convoys"),
        ("sheriffs_a", 1, "[sheriffs_b]: cards"),
    ],
)
def test_a_pack_with_too_few_cards_is_refused(entry: str, cards: int, expected: str) -> None:
    with pytest.raises(PackError) as error:
        content_of(Pack(_without_cards(entry, cards), "my/pack.toml"))
    assert expected in str(error.value)


@pytest.mark.rule("SF-067")
def test_a_board_without_a_hideout_at_the_crossing_is_refused() -> None:
    text = TEXT.replace('"cave", "ravine"]', '"cove", "glen"]').replace(
        '"thicket", "ruin"]', '"copse", "cairn"]'
    )
    with pytest.raises(PackError, match="watches two roads"):
        content_of(Pack(text, "my/pack.toml"))


def test_a_board_may_not_have_more_hideouts_than_can_be_named_in_a_view() -> None:
    many = ", ".join(f'"h{chr(97 + n)}"' for n in range(20))
    text = TEXT.replace('"gallows", "hollow",', f'"gallows", "hollow", {many},')
    with pytest.raises(PackError, match="at most 20 hideouts"):
        content_of(Pack(text, "my/pack.toml"))


def test_a_pack_of_ones_own_can_be_played() -> None:
    text = TEXT.replace("thicket", "spinney").replace('version = "1"', 'version = "mine"')
    match = Match("sherwood", 3, 1, pack=Pack(text, "my/pack.toml"))
    seat = match.to_act[0]
    assert "hide spinney" in [move.text for move in match.moves(seat)]


def test_the_same_pack_is_read_once() -> None:
    pack = Pack(TEXT, "a.toml")
    assert content_of(pack) is content_of(pack)
