"""What Sheriff of Nottingham never loses, and what its views hint at."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from games.nottingham import mixes
from hoodwink.games.nottingham.things.goods import FIRST_ROYAL, NAMES, SCROLLS
from hoodwink.kernel.game import View
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack, built_in

FAMILIES = (NAMES[FIRST_ROYAL:SCROLLS], NAMES[SCROLLS:])
"""Kinds that are in the box all together or not at all."""

MIXES: tuple[Options, ...] = tuple(mixes.MIXES)
LEAN_MIXES: tuple[Options, ...] = ({}, {"promos": True, "seven_cards": True})


@cache
def lean_pack() -> Pack:
    """Few coins and cards, many summonses: debts and a deck that runs out are no longer rare."""
    text = files("hoodwink.games").joinpath("nottingham", "pack.toml").read_text("utf-8")
    text = re.sub(r"(cards(?:_3)?) = (\d\d)", lambda m: f"{m[1]} = {int(m[2]) // 5}", text)
    text = text.replace("coins = 50", "coins = 6").replace('version = "1"', 'version = "lean"')
    goods, summons = text.split("[royal-summons]")
    summons = re.sub(r"(cards(?:_3)?) = 1", r"\1 = 6", summons)
    return Pack(f"{goods}[royal-summons]{summons}", "lean pack")


def cards_and_coins(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """SN-162: every card of the box is somewhere, and the purses hold 50 coins a seat."""
    return _kept(truth, seats, built_in("nottingham"))


def lean_cards_and_coins(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    return _kept(truth, seats, lean_pack())


def _kept(truth: Mapping[str, Any], seats: int, pack: Pack) -> tuple[object, object]:
    found = _cards(truth)
    key = "cards_3" if seats == 3 else "cards"
    box = Counter({name: pack.entry(name).count(key, 0, 99) for name in NAMES})
    for family in FAMILIES:
        if not any(kind in found for kind in family):
            box -= Counter({kind: box[kind] for kind in family})
    coins = seats * pack.entry("table").count("coins", 0, 99)
    return (found, sum(truth["purses"])), (+box, coins)


def _cards(truth: Mapping[str, Any]) -> Counter[str]:
    """All cards of a truth, wherever they lie."""
    found: Counter[str] = Counter()
    for heap in ("deck", "out", "aside"):
        found.update(truth[heap])
    for cards in (*truth["hands"], *truth["bags"], *truth["piles"].values()):
        found.update(cards)
    for place in truth["seats"]:
        found.update(place["stall"])
    for cards in truth["face_down"]:
        found.update(card["kind"] for card in cards)
    return +found


def hidden_cards_could_be(view: View, truth: Mapping[str, Any]) -> bool:
    """What all saw going into a hand is still there, and face-down cards are what they may be."""
    seats = range(len(truth["hands"]))
    return all(_facts_hold(view, truth, seat) for seat in seats) and all(
        _looks_hold(view, truth, seat) for seat in seats
    )


def _facts_hold(view: View, truth: Mapping[str, Any], seat: int) -> bool:
    """SN-105: for every round, the cards known since then are in hand, bag or on a stall."""
    known = view["seats"][seat]["taken_openly"]
    held = Counter(truth["hands"][seat]) + Counter(truth["bags"][seat])
    if seat == truth["turn"]:
        held += Counter(truth["aside"])
    smuggled = [card for cards in truth["face_down"] for card in cards if card["origin"] == seat]
    for since in {since for _, since in known}:
        late = Counter(kind for kind, known_since in known if known_since >= since)
        there = held + Counter(card["kind"] for card in smuggled if card["round"] >= since)
        if not late <= there:
            return False
    return True


def _looks_hold(view: View, truth: Mapping[str, Any], seat: int) -> bool:
    """SN-109, SN-112: as many cards of each look, none of a kind that all know it is not."""
    looks, cards = view["seats"][seat]["face_down"], truth["face_down"][seat]
    seen: Counter[str] = Counter()
    for look in looks:
        seen[_origin(look)] += look["count"]
    known = Counter({look["kind"]: 0 for look in looks if look["kind"]})
    for look in looks:
        if look["kind"]:
            known[look["kind"]] += look["count"]
    honest = all(card["kind"] not in card["is_not"] for card in cards)
    there = Counter(card["kind"] for card in cards)
    return honest and known <= there and seen == Counter(_origin(card) for card in cards)


def _origin(look: Mapping[str, Any]) -> str:
    return f"{look['origin']} {look['round']} {look['seen_by']} {look['open']} {look['is_not']}"
