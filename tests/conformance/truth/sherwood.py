"""Sherwood Forest: moments of bargains, meetings and shares that chance seldom comes to."""

from collections.abc import Iterator
from typing import Any

from conformance.truth.moment import Moment
from games.sherwood.tables import PACK, Table, band, raid, table

NAMES = ("gallows", "hollow", "ravine", "thicket", "abbey", "brook")


def moments() -> Iterator[Moment]:
    for laid, refused in (*_planning(), *_terms(), *_meetings(), *_shares(), *_windows()):
        for key, (seat, text) in refused.items():
            yield Moment(key, laid, seat, text, PACK)


Refused = dict[str, tuple[int, str]]
"""By key, who says what there."""


def _planning() -> Iterator[tuple[Table, Refused]]:
    broke = {1: {"staff": 8}, 2: {"sword": 6}, 3: {"longbow": 4}}
    yield table(hands=broke), {"no-equipment": (0, "buy")}
    rich = {"suggest-donor": (1, "suggest sword"), "must-donate": (0, "hide mill")}
    yield table(sacks=[6, 2, 2, 2]), rich
    yield table(oaks=[0, 4, 4, 4], camps=[8, 4, 4, 4]), {"oak-empty": (0, "recruit")}
    yield raid("a1"), {"not-your-card": (2, "send b"), "card-gone": (1, "send a")}


def _drafting(*words: str, **more: Any) -> Table:
    return table(**more).say(0, "hide mill", "bring 2", *words)


def _terms() -> Iterator[tuple[Table, Refused]]:
    talked = _drafting("invite 1 3", "propose", options={"talks": 1}).agree(0)
    yield talked.say(0, "hide mill"), {"no-talks": (0, "bring 2")}
    asked = _drafting("invite 1 1", "invite 2 1", "propose").say(1, "accept")
    yield asked, {"sealed": (1, "decline"), "answers-first": (3, "suggest cave 1")}
    bows = {1: {"longbow": 2}, 2: {"longbow": 2}, 3: {"staff": 1}}
    allies = ("invite 1 2", "invite 2 2", "invite 3 1")
    asks = ("ask 1 longbow", "ask 1 longbow", "ask 2 longbow", "ask 2 longbow")
    yield _drafting(*allies, *asks, hands=bows), {"no-more-copies": (0, "ask 3 longbow")}
    pairs = zip(NAMES, "cdefgh", strict=True)
    marked = [
        band(name, {3: 1, 2: 1}, letter=mark, target="a", informant=3) for name, mark in pairs
    ]
    full = _drafting("invite 1 2", bands=marked, camps=[4, 4, 1, 1], advanced=True)
    yield full, {"no-markers": (0, "target a by 0")}
    paid = ("invite 1 1", "invite 2 1", "charge 2 4", "pay 1 5")
    yield (
        _drafting(*paid, sacks=[1, 2, 4, 2], advanced=True),
        {"gold-needed": (0, "strike charge 2")},
    )
    poor = {
        "sacks": [2, 2, 33, 2],
        "camps": [7, 4, 4, 4],
        "row": {"b": "a20"},
        "looked": {"b": [1]},
    }
    stocks = _drafting("invite 1 2", "target b by 1", advanced=True, **poor)
    yield stocks, {"not-in-stock": (0, "share 0 4 sacks"), "mine-needed": (0, "share 0 2 sacks")}


def _meetings() -> Iterator[tuple[Table, Refused]]:
    hands = {seat: {"staff": 1} for seat in (0, 1, 2)}
    mill = band("mill", {0: 1, 1: 2, 2: 1, 3: 1})
    order = raid("a17", mill, advanced=True, hands=hands).answer().say(0, "hear 2")
    strangers = raid("a17", band("mill", {0: 2, 1: 2}), advanced=True, hands=hands).answer()
    yield order, {"heard": (0, "hear 2"), "hear-empty": (0, "hear 3"), "not-leader": (1, "hear 0")}
    yield strangers, {"hear-stranger": (0, "hear 2"), "order-first": (1, "pass")}
    asked = raid("a17", band("mill", {0: 2, 1: 2}), hands=hands)
    yield asked, {"another-asked": (1, "pass"), "not-in-hand": (0, "use sword")}


def _shares() -> Iterator[tuple[Table, Refused]]:
    oak = raid("a11", band("abbey", {1: 2, 2: 2}), camps=[4, 6, 2, 4])
    yield oak, {"nobody-on-oak": (1, "give 1 companion"), "not-due": (1, "give 1 sack")}
    lost = raid("a14", band("abbey", {1: 3, 2: 1, 3: 1}), camps=[4, 1, 7, 7])
    yield lost, {"part-lost": (1, "give 1 sack"), "not-in-band": (1, "give 0 sack")}
    known = band("mill", {0: 2, 1: 1}, leader=0, letter="c", target="a", informant=1)
    rest = raid("a6", known, advanced=True, camps=[6, 3, 4, 4])
    yield rest, {"keep-instead": (1, "give 1 sack"), "not-informant": (0, "keep rest")}


def _windows() -> Iterator[tuple[Table, Refused]]:
    hands = {seat: {"messenger": 1} for seat in (1, 2)}
    road = raid("a1", band("fen", {2: 2}), advanced=True, hands=hands)
    towns = {"no-turning-back": (1, "messenger nottingham"), "goes-there": (1, "messenger york")}
    yield road, towns
    chosen = raid("a1", band("fen", {2: 2}), advanced=True, hands=hands).say(1, "let be")
    yield chosen, {"sealed-card": (1, "let be")}
