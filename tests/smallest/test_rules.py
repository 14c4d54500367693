"""The rules of A Pig in a Poke, and that it has the rooms of all games."""

from collections import Counter
from random import Random

import pytest

from games.table import Table
from games.test_rooms import ROOMS, entries
from hoodwink import Listener, Match, Pack, PackError
from smallest.poke.events import EVENTS
from smallest.seating import HERE, PACK

PACK_FILE = HERE / "poke" / "pack.toml"


def dealt(*bags: str, last: str | None = None, purses: int = 3) -> Table:
    """A sale is due; with a last cry, one round is done."""
    position = Match("poke", len(bags), seed=1).position()
    heap = {"cat": 0, "hen": 0, "pig": 0} | ({"cat": len(bags)} if last else {})
    position["state"] |= {
        "bags": list(bags),
        "heap": heap,
        "round": 1 if last else 0,
        "cried": last,
        "purses": [purses] * len(bags),
    }
    return Table(Match.from_position(position, seed=1))


def test_it_has_the_rooms_of_all_games() -> None:
    assert {path.name.removesuffix(".py") for path in entries(HERE / "poke")} == ROOMS


def test_only_the_owner_sees_what_is_in_a_bag() -> None:
    at = dealt("pig", "cat")
    assert [at.view(seat)["bag"] for seat in (0, 1, None)] == ["pig", "cat", None]


def test_who_is_trusted_takes_the_price_of_the_cry() -> None:
    at = dealt("cat", "hen", "hen").say(0, "cry pig").say(1, "trust").say(2, "trust")
    assert at.truth["purses"] == [8, 3, 3]


def test_who_looks_at_a_true_bag_pays() -> None:
    at = dealt("pig", "hen", "hen").say(0, "cry pig").say(1, "look").say(2, "trust")
    assert at.truth["purses"] == [8, 2, 3]


def test_who_looks_at_a_false_bag_is_rewarded() -> None:
    at = dealt("cat", "hen", "hen").say(0, "cry pig").say(1, "look").say(2, "trust")
    assert at.truth["purses"] == [3, 5, 3]
    assert at.told("opened") == [{"seat": 0, "goods": "cat", "true": False, "lookers": [1]}]


def test_nobody_pays_more_than_the_purse_holds() -> None:
    at = dealt("cat", "hen", last="pig", purses=0).say(0, "cry cat").say(1, "look")
    assert at.truth["purses"] == [1, 0]
    assert at.told("paid") == []


def test_the_last_cry_is_not_cried_again() -> None:
    at = dealt("hen", "cat", last="hen")
    assert at.moves(0) == ["cry cat", "cry pig"]
    refusal = at.match.refusal(0, "cry hen")
    assert refusal
    assert (refusal.rule, refusal.facts) == ("PP-04", (("goods", "hen"),))


def test_an_answer_stays_sealed_until_the_last_is_in() -> None:
    at = dealt("cat", "hen", "hen").say(0, "cry pig").say(1, "look")
    assert at.told("opened") == []
    assert (at.view(1)["sealed"], at.view(2)["sealed"]) == ("look", None)
    assert at.why_not(1, "trust") == "PP-05"


def test_chance_deals_by_what_is_left_of_the_deck() -> None:
    first = Counter(Match("poke", 2, seed).view(0)["bag"] for seed in range(2_000))
    assert [round(first[goods] / 100) for goods in ("cat", "hen", "pig")] == [9, 7, 4]


def test_every_deal_that_fits_is_imagined_as_often() -> None:
    """Of 19 cards that seat 0 has not seen 9 are cats, 7 hens and 3 pigs."""
    match = dealt("pig", "cat").match
    worlds = Counter(match.imagine(0, seed).view(1)["bag"] for seed in range(1_900))
    assert [round(worlds[goods] / 100) for goods in ("cat", "hen", "pig")] == [9, 7, 3]


def test_events_hold_the_facts_that_they_are_listed_with() -> None:
    heard, dice = Listener(), Random(1)
    for seed in range(4):
        match = Match("poke", 2 + seed % 3, seed, tell=heard)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, dice.choice(match.moves(seat)), heard)
    for event in heard.events:
        told = set(event.public).union(*event.private.values())
        assert (
            EVENTS[event.kind].__required_keys__ <= told <= set(EVENTS[event.kind].__annotations__)
        )
    assert {event.kind for event in heard.events} == set(EVENTS)


def test_a_pack_with_too_few_cards_is_refused() -> None:
    few = Pack(PACK_FILE.read_text("utf-8").replace("cards = 9", "cards = 1"), "mine.toml")
    assert Match("poke", 4, pack=few)
    with pytest.raises(PackError, match=r"mine.toml: 12 cards; expected at least 16"):
        Match("poke", 2, pack=few, rounds=4)


def test_an_owners_prices_are_paid() -> None:
    dear = Pack(PACK_FILE.read_text("utf-8").replace("price = 5", "price = 9"), "mine.toml")
    match = Match("poke", 2, seed=1, pack=dear)
    match.play(0, "cry pig")
    match.play(1, "trust")
    assert match.view(None)["purses"] == [12, 3]
    assert dear.digest != PACK.digest
