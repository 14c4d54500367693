"""What Sherwood Forest never loses, what its views hint at, and the tables to play it at."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from hoodwink.games.sherwood.setting import content_of
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack, built_in

RAIDERS = 8
SACKS = 42
ORDINARY = {"staff": 8, "sword": 6, "longbow": 4}
SPECIAL = {"cape": 2, "messenger": 2, "provisions": 2}
POSTS = ("camps", "oaks", "church", "inn", "merchant", "market")

MIXES: tuple[Options, ...] = (
    {},
    {"advanced": True},
    {"memory": False, "talks": 0, "suggestions": 0},
    {"advanced": True, "memory": False, "talks": 6},
    {"advanced": True, "messengers": "one", "mine": "unlimited", "suggestions": 1},
)


LEAN_MIXES: tuple[Options, ...] = (
    {"advanced": True},
    {"advanced": True, "talks": 9},
    {"suggestions": 1},
)


ROADS = {"nottingham": "gallows", "york": "abbey", "derby": "mill", "lincoln": "fen"}
FULLER = {
    "sacks_in_camp = 2": "sacks_in_camp = 5",
    "raiders_in_camp = 4": "raiders_in_camp = 7",
    "row = [4, 5, 6, 6]": "row = [3, 3, 3, 3]",
    "cards_of_each_back = [12, 15, 18, 18]": "cards_of_each_back = [9, 9, 9, 9]",
    'version = "1"': 'version = "lean"',
}


@cache
def lean_pack() -> Pack:
    """Few hideouts and convoys, full camps: allies with cards, and planned raids, are less rare."""
    whole = files("hoodwink.games").joinpath("sherwood", "pack.toml").read_text("utf-8")
    text = whole.partition("\n[layout]")[0]  # it names hideouts that are not there any more
    for town, red in ROADS.items():
        text = re.sub(rf"(?m)^{town} = .*$", f'{town} = ["{red}", "thicket"]', text)
    text = re.sub(r"combat = \d*(\d)", lambda m: f"combat = {'37'[int(m[1]) % 2]}", text)
    for old, new in FULLER.items():
        text = text.replace(old, new)
    return Pack(text, "lean pack")


def raiders_sacks_and_cards(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """SF-156, SF-021, SF-004; what is donated goes to the mine, what round 6 wins stays there."""
    equipment = _equipment(truth)
    box = ORDINARY | (SPECIAL if SPECIAL.keys() & equipment.keys() else {})
    found = (_raiders(truth), _sacks(truth), _convoys(truth), equipment)
    return found, ([RAIDERS] * seats, SACKS, _sent(truth), box)


def _raiders(truth: Mapping[str, Any]) -> list[int]:
    bands = truth["hideouts"]
    there = [truth[post] for post in POSTS] + [band["raiders"] for band in bands]
    raiders = [sum(colour) for colour in zip(*there, strict=True)]
    for seat, _, companions in (row for band in bands for row in band["escrow"]):
        raiders[seat] += companions
    return raiders


def _sacks(truth: Mapping[str, Any]) -> int:
    """More than there are come only from an unlimited mine, and a position is refused otherwise."""
    aside = sum(sacks for band in truth["hideouts"] for _, sacks, _ in band["escrow"])
    there: int = truth["mine"] + sum(truth["sacks"]) + aside
    return min(SACKS, there)


def _convoys(truth: Mapping[str, Any]) -> tuple[int, int]:
    """How many cards are gone, and how many of those and of the known ones are there twice."""
    known = truth["gone"] + [place["card"] for place in truth["row"] if place["card"]]
    return len(truth["gone"]), len(known) - len(set(known))


def _sent(truth: Mapping[str, Any]) -> tuple[int, int]:
    return (truth["round"] - 1) * len(truth["row"]) + truth["sent"], 0


def _equipment(truth: Mapping[str, Any]) -> dict[str, int]:
    there = Counter(truth["deck"]) + Counter(truth["discard"])
    there.update(name for band in truth["hideouts"] for _, name in band["pledges"])
    there.update(name for _, name in (truth["cart"] or {"played": []})["played"])
    for hand in truth["hands"]:
        there.update(hand)
    return dict(there)


def known_cards_are_there(view: View, truth: Mapping[str, Any]) -> bool:
    """SF-134, SF-135: the cards that a seat knows of, and how many it sees others hold."""
    row = zip(view["row"], truth["row"], strict=True)
    cards = all(not seen["card"] or seen["card"]["card"] == there["card"] for seen, there in row)
    hands = truth["hands"]
    held = view["held"] == [sum(hand.values()) for hand in hands]
    own = view["hand"] is None or view["hand"] == hands[view["seat"]]
    shown = all(
        hand.get(name, 0) >= count
        for hand, known in zip(hands, view["shown"], strict=True)
        for name, count in known.items()
    )
    return cards and held and own and shown


def phrases(pack: Pack | None) -> tuple[Move, ...]:
    """All that can be said with a pack."""
    return tuple(content_of(pack or built_in("sherwood")).moves.phrases.moves)
