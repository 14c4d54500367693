"""What Cornish Smuggler never loses, what its views hint at, and the tables to play it at."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from hoodwink.games.cornish.setting import words_of
from hoodwink.games.cornish.things.content import content_of
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack, built_in

MIXES: tuple[Options, ...] = (
    {},
    {
        "first_income": "reputation",
        "hire_reputation": 2,
        "goods_price": "shape",
        "raid_mobs": 2,
        "honest_work": "plain",
        "victory_tie": "richest",
        "round_cap": 6,
    },
)

LEAN_MIXES: tuple[Options, ...] = ({"round_cap": 12},)

PLACES = {
    "scilly": "size = 2, risk = 1",
    "penzance": "size = 3, risk = 4",
    "st-ives": "size = 4, risk = 2",
    "zennor": "cove = true",
}
ROADS = ("penzance st-ives", "penzance zennor", "st-ives zennor")
CLOSER = {
    r'place = ".*?"': 'place = "st-ives"',
    r'outlet [^ "]+': "outlet st-ives",
    r'access [^ "]+': "access zennor",
    r'officers = \["penzance", "st-ives"\]': 'officers = ["penzance", "penzance"]',
    r"(sail|move|haul) = \[\d, \d\]": r"\1 = [0, 0]",
    r"ends = \[[\d, ]+\]": "ends = [2, 2, 2, 2]",
    r"size = 8": "size = 2",
    r"march = \[\d, \d\]": "march = [9, 9]",
    r"gold = 13": "gold = 90",
    r"influence = 10": "influence = 90",
    r'version = "3"': 'version = "lean"',
}


@cache
def lean_pack() -> Pack:
    """A small and cheap Cornwall beside its merchants: goods are landed, sold, seized and freed."""
    whole = files("hoodwink.games").joinpath("cornish", "pack.toml").read_text("utf-8")
    text = whole.partition("\n[layout]")[0]  # it names places that are not there any more
    ports, merchants = ("off-st-levan", *PLACES), ("roscoff", "guernsey", "oporto")
    lists = {
        "places": [_place(*place) for place in PLACES.items()],
        "roads": [f'"{road}"' for road in ROADS],
        "open": ['"off-st-levan"'],
        "lanes": [f'"{port} {stall}"' for port in ports for stall in merchants],
        "spaces": ["[8, 2, 0]", "[7, 2, 0]", "[7, 2, 1]"],
    }
    for name, rows in lists.items():
        text = re.sub(rf"(?ms)^{name} = \[.*?^\]", f"{name} = [{', '.join(rows)}]", text)
    for found, closer in CLOSER.items():
        text = re.sub(found, closer, text)
    return Pack(text, "lean pack")


def _place(key: str, facts: str) -> str:
    return f'{{ key = "{key}", {facts}, provenance = "original" }}'


def goods_cards_and_officers(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """CS-025, CS-020, CS-023, CS-102: goods are somewhere, cards in one place, officers counted."""
    cards, ships = _characters(truth), [who["ship"] for who in truth["players"] if who["ship"]]
    stores = [key for who in truth["players"] for key in who["warehouses"]]
    found = (
        _goods(truth),
        Counter(cards) - Counter(_box_of_characters()),
        _secrets(truth) - _box_of_secrets(),
        len(truth["officers"]) + truth["pending"]["recruits"],
        (len(ships), len(stores), len(truth["players"])),
    )
    nothing: Counter[str] = Counter()
    there = (len(set(ships)), len(set(stores)), seats)
    return found, (_stock(), nothing, nothing, _officers(truth["track"]), there)


def _goods(truth: Mapping[str, Any]) -> Counter[str]:
    found = Counter(truth["seized"]) + Counter(row["goods"] for row in truth["ashore"])
    for heap in (*truth["merchants"].values(), truth["departed"]):
        found += Counter(heap)
    for who in truth["players"]:
        for inside in (who["hold"], *who["warehouses"].values()):
            found += Counter(inside)
    return found


def _stock() -> Counter[str]:
    content = content_of(built_in("cornish"))
    keys = [form.key for form in content.forms]
    stalls = (Counter(dict(zip(keys, stock, strict=True))) for stock in content.stock)
    return sum(stalls, Counter[str]())


def _characters(truth: Mapping[str, Any]) -> list[str]:
    """All that lie open, were discarded, are kept under a deck or were just dealt."""
    cards = [card["character"] for who in truth["players"] for card in who["characters"]]
    cards += [face for face in truth["faces"] if face] + truth["gone"] + truth["dealt"]
    return cards + [row["character"] for bottom in truth["under_decks"] for row in bottom]


def _box_of_characters() -> list[str]:
    return [character.key for character in content_of(built_in("cornish")).characters]


def _secrets(truth: Mapping[str, Any]) -> Counter[str]:
    found = Counter(truth["played"])
    for hand in truth["hands"]:
        found.update(hand)
    return found


def _box_of_secrets() -> Counter[str]:
    return Counter({secret.key: secret.count for secret in content_of(built_in("cornish")).secrets})


def _officers(track: int) -> int:
    content = content_of(built_in("cornish"))
    entered = sum(content.market.officers(space) for space in range(1, track + 1))
    return len(content.board.posts) + entered


def hidden_cards_could_be(view: View, truth: Mapping[str, Any]) -> bool:
    """CS-131, CS-132: as many as are seen, and those that the seat knows."""
    hands, seat = truth["hands"], view["seat"]
    own = view["hand"] is None or sorted(view["hand"]) == sorted(hands[seat])
    under = zip(view["under_decks"], truth["under_decks"], strict=True)
    kept = all(
        [row["seat"] for row in seen] == [row["seat"] for row in there]
        and all(a["character"] in (None, b["character"]) for a, b in zip(seen, there, strict=True))
        for seen, there in under
    )
    dealt = [
        seen in (None, there) for seen, there in zip(view["dealt"], truth["dealt"], strict=True)
    ]
    unseen = len(_box_of_characters()) - len(_characters(truth))
    counts = view["hand_sizes"] == [len(hand) for hand in hands] and sum(view["decks"]) == unseen
    return own and kept and all(dealt) and counts


@cache
def phrases(pack: Pack | None) -> tuple[Move, ...]:
    """All that can be said with a pack."""
    return tuple(words_of(pack or built_in("cornish")).phrases.moves)
