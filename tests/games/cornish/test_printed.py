"""What the board of Cornish Smuggler is drawn from."""

import json
from random import Random
from typing import Any

import pytest

from games.cornish.tables import PACK, TEXT
from games.drawn import faults, sheets, unreadable
from hoodwink.games.cornish import BOX
from hoodwink.kernel.packs import Pack
from hoodwink.locales.voice import Voice

PRINTED: Any = BOX.open({}).printed()
UNDRAWN = TEXT.partition("\n[layout]")[0]
NEAR = {row["name"]: {*row.get("roads", ()), *row["lanes"]} for row in PRINTED["land"]}
NEAR |= {row["name"]: {*row["lanes"]} for row in PRINTED["sea"]}


def printed(text: str, **options: Any) -> Any:
    return BOX.open(options, Pack(text, "mine.toml")).printed()


def test_every_place_is_drawn_wide_and_at_home_in_one_region() -> None:
    layout = PRINTED["layout"]
    assert set(layout["wide"]["places"]) == set(NEAR)
    homes = [name for sheet in layout["narrow"] for name in sheet["places"]]
    assert sorted(homes) == sorted(NEAR)
    assert [sheet["key"] for sheet in layout["narrow"]] == [
        *("abroad", "lands-end", "mounts-bay", "st-ives-bay", "lizard", "up-north")
    ]


def test_no_place_is_in_the_way_of_another() -> None:
    assert faults(PRINTED["layout"]) == []
    assert all(sheet["size"][0] <= 390 for sheet in PRINTED["layout"]["narrow"])
    assert all(sheet["size"][1] <= 420 for sheet in PRINTED["layout"]["narrow"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_can_be_read_on_a_telephone(language: str) -> None:
    """The words for the sea are sentences; a board says `off Portreath`, which its key is, too."""
    voice, sea = Voice(language, "cornish"), {row["name"] for row in PRINTED["sea"]}
    names = {name: name if name in sea else voice.word(name) for name in NEAR}
    for sheet in PRINTED["layout"]["narrow"]:
        assert unreadable(sheet, names) == [], sheet["key"]


def test_every_road_of_a_region_leads_somewhere_on_it_and_the_pack_has_drawn_it() -> None:
    """Nothing had to be laid out, so each exit stands where the pack wants it."""
    for sheet in PRINTED["layout"]["narrow"]:
        drawn = {*sheet["places"], *sheet["guests"], *sheet["exits"]}
        assert {far for name in sheet["places"] for far in NEAR[name]} <= drawn
        for name, (left, top) in sheet["exits"].items():
            assert f'["{name}", {left}, {top}]' in TEXT


def test_curves_join_neighbours() -> None:
    for sheet in sheets(PRINTED["layout"]):
        for bend in sheet["bends"]:
            assert bend["ends"][0] in NEAR[bend["ends"][1]]


def test_a_pack_without_a_drawing_is_laid_out() -> None:
    layout = printed(UNDRAWN)["layout"]
    assert faults(layout) == []
    assert set(layout["wide"]["places"]) == set(NEAR)
    assert Pack(UNDRAWN, "mine.toml").digest == PACK.digest


@pytest.mark.parametrize("seed", range(6))
def test_random_packs_are_laid_out_too(seed: int) -> None:
    """More villages, roads and seas than the pack has drawn; half of them on a bare board."""
    dice, text = Random(seed), UNDRAWN if seed % 2 else TEXT
    villages = [f"v{number}" for number in range(dice.randint(1, 18))]
    seas = [f"s{number}" for number in range(dice.randint(1, 30))]
    land = [*villages, "penzance", "helston", "lizard"]
    sea = [*seas, "off-lizard", "mounts-bay", "oporto"]
    rows = "".join(f'{{ key = "{name}", provenance = "original" }},' for name in villages)
    roads = "".join(f'"{dice.choice(villages)} {dice.choice(land)}",' for _ in range(30))
    lanes = "".join(f'"{dice.choice(seas)} {dice.choice(sea)}",' for _ in range(40))
    opened = "".join(f'"{name}",' for name in seas)
    for key, more in (("places", rows), ("roads", roads), ("open", opened), ("lanes", lanes)):
        text = text.replace(f"\n{key} = [\n", f"\n{key} = [\n{more}\n", 1)
    layout = printed(text)["layout"]
    assert faults(layout) == []
    assert set(villages) | set(seas) <= set(layout["wide"]["places"])
    assert layout == printed(text)["layout"]


def test_towns_have_a_kind() -> None:
    kinds = {row["name"]: row["kind"] for row in PRINTED["land"]}
    assert (kinds["camborne"], kinds["penzance"]) == ("mine", "harbour")
    assert (kinds["up-north"], kinds["lelant"]) == ("town", "village")
    assert (kinds["zennor"], kinds["newlyn"]) == ("cove", "port")


@pytest.mark.rule("CS-052")
def test_goods_are_told_with_their_shape_and_price() -> None:
    (rum,) = [row for row in PRINTED["goods"] if row["name"] == "rum"]
    assert (rum["rows"], rum["size"], rum["price"]) == (["###", "#.."], 4, 4)
    assert rum["stock"] == {"roscoff": 1, "guernsey": 0, "oporto": 1}
    shaped = printed(TEXT, goods_price="shape")["goods"]
    assert {row["price"] for row in shaped} == {1}


def test_cards_are_told_with_what_they_do() -> None:
    cards = {row["name"]: row for row in PRINTED["characters"]}
    assert cards["clerk-pender"] == {
        "name": "clerk-pender",
        "deck": "officials",
        "cost": 4,
        "reputation": 2,
        "mob": False,
        "always": [],
        "use": ["release 3"],
        "pay": ["gold 1"],
        "action": True,
    }
    assert cards["choir-of-zennor"]["always"] == ["access zennor"]
    secrets = {row["name"]: (row["when"], row["do"]) for row in PRINTED["secrets"]}
    assert secrets["informer"] == ("sale", ["summon 2"])


def test_numbers_and_rooms_are_told() -> None:
    assert PRINTED["costs"]["march"] == {"influence": 4, "gold": 6}
    assert PRINTED["prices"]["low"][0] == {"gold": 2, "reputation": 1}
    assert PRINTED["row_costs"] == {"low": 0, "fair": 1, "high": 2}
    assert PRINTED["track"][2] == {"level": 7, "bribe": 2, "officers": 1}
    assert (len(PRINTED["track"]), PRINTED["ends"]["2"]) == (26, 22)
    assert PRINTED["ships"][0] == {"name": "good-intent", "hold": ["####.", "####.", "..###"]}
    assert PRINTED["warehouses"][1]["room"] == ["###", "###"]
    assert (PRINTED["customs"], PRINTED["apart"]) == ("penzance", "scilly")
    assert json.loads(json.dumps(PRINTED)) == PRINTED
