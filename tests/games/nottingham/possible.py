"""The worlds that a seat cannot rule out, found the long way: every card is tried everywhere.

Cards are single things. Which of them went into the rebuilt deck, which were hidden then and which
lay open makes a difference, so does which of them all saw going into a hand. Every way to lay them
out that fits is one deal, and all deals are equally likely.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import factorial
from typing import Any

from games.odds import Truth
from hoodwink.games import BOXES
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.kernel.game import Game
from hoodwink.kernel.packs import Pack

LEGAL = NAMES[:4]
FRESH, HELD, OPEN = "fresh", "held", "open"
Card = tuple[str, str]
"""A kind, and where such a card was when the deck was rebuilt."""


@cache
def dear_pack(**card: int) -> Pack:
    """A box in which these numbers are the same for every card."""
    text = files("hoodwink.games").joinpath("nottingham", "pack.toml").read_text("utf-8")
    for key, number in card.items():
        text = re.sub(rf"\b{key} = \d+", f"{key} = {number}", text)
    return Pack(text, "dear pack")


@cache
def small_pack(goods: str, **table: int) -> Pack:
    """A box with few cards, told as `4 apple 2 silk`, and other numbers for the table."""
    text = files("hoodwink.games").joinpath("nottingham", "pack.toml").read_text("utf-8")
    text = re.sub(r"(cards(?:_3)?) = \d+", r"\1 = 0", text)
    words = goods.split()
    for count, name in zip(words[::2], words[1::2], strict=True):
        none, some = "cards_3 = 0\ncards = 0", f"cards_3 = {count}\ncards = {count}"
        before, after = text.split(f"[{name}]\n")
        text = f"{before}[{name}]\n{after.replace(none, some, 1)}"
    for key, number in table.items():
        text = re.sub(rf"\b{key} = \d+", f"{key} = {number}", text)
    return Pack(text, "small pack")


def open_game(pack: Pack | None = None, **options: Any) -> Game[Any]:
    return BOXES["nottingham"].open(options, pack)


@dataclass(frozen=True)
class Slot:
    """A place for one card: whose it is, and what the seat knows of the card there."""

    path: tuple[Any, ...]
    owner: int | None = None
    kind: str | None = None
    since: int = 99
    smuggled: bool = False
    denied: tuple[str, ...] = ()
    proven: bool = False
    """Whether all have seen it: then no card that they look for lies there."""

    @property
    def unknown(self) -> bool:
        return self.kind is None


def slots_of(truth: Truth, seat: int | None) -> list[Slot]:
    """All places for cards: those in sight first, the deck last. Only hidden ones and your own hand
    have an owner, but for cards that were taken openly: these may be any."""
    piles = truth["piles"].items()
    found = [Slot(("piles", side), kind=kind) for side, pile in piles for kind in pile]
    for owner, place in enumerate(truth["seats"]):
        path = ("seats", owner, "stall")
        found += [Slot(path, kind=kind) for kind in _spread(place["stall"])]
        found += [
            _face_down(card, owner, n, seat) for n, card in enumerate(truth["face_down"][owner])
        ]
        for key in ("hands", "bags"):
            found += _handful((key, owner), owner, truth[key][owner], seat)
    turn = truth["turn"]
    if turn is None or truth["phase"] == "lay":
        found += [Slot(("aside",), kind=kind) for kind in _spread(truth["aside"])]
    else:
        found += _handful(("aside",), turn, truth["aside"], seat)
    _show_taken(found, truth, seat)
    for key in ("out", "deck"):
        found += [Slot((key,)) for _ in _spread(truth[key])]
    return sorted(found, key=lambda slot: (slot.unknown, slot.path == ("deck",)))


def _handful(path: tuple[Any, ...], owner: int, cards: Any, seat: int | None) -> list[Slot]:
    return [Slot(path, owner, kind if owner == seat else None) for kind in _spread(cards)]


def _face_down(card: dict[str, Any], owner: int, place: int, seat: int | None) -> Slot:
    seen = card["open"] or seat in card["seen_by"]
    kind, denied = card["kind"] if seen else None, tuple(card["is_not"])
    return Slot(
        ("face_down", owner, place), card["origin"], kind, card["round"], True, denied, card["open"]
    )


def _show_taken(slots: list[Slot], truth: Truth, seat: int | None) -> None:
    """Whatever was taken openly this turn is in the hand; your own such cards may be any, too."""
    taken = [(truth["turn"], kind) for kind in truth["taken"]]
    if seat is not None:
        facts = truth["seats"][seat]["taken_openly"]
        own = [kind for kind, since in facts if since >= first_round(truth)]
        taken += [(seat, kind) for kind in own]
    for owner, kind in taken:
        wanted = kind if owner == seat else None
        for number, slot in enumerate(slots):
            if slot.owner == owner and slot.kind == wanted and not slot.smuggled:
                slots[number] = Slot(slot.path, kind=kind)
                break


def first_round(truth: Truth) -> int:
    """The round in which the deck was last rebuilt, or the very first."""
    return truth["rebuilt"]["round"] if truth["rebuilt"] else 0


def _spread(cards: dict[str, int]) -> list[str]:
    return [kind for kind in NAMES for _ in range(cards.get(kind, 0))]


class Deals:
    """Every way to lay out the cards, slot by slot."""

    def __init__(self, truth: Truth, seat: int | None) -> None:
        self._truth = truth
        self._slots = slots_of(truth, seat)
        self._facts = [
            (kind, since, owner)
            for owner, place in enumerate(truth["seats"])
            if owner != seat
            for kind, since in place["taken_openly"]
        ]
        self._draws = truth["rebuilt"]["drawn"] if truth["rebuilt"] else [99] * len(truth["hands"])
        self._found: Counter[tuple[str, ...]] = Counter()

    def worlds(self) -> Iterator[tuple[Truth, float]]:
        """Each world with the number of deals that make it."""
        for marks in self._marks(()):
            self._deal((), _cards(self._truth), 1, list(self._draws), marks)
        for kinds, ways in self._found.items():
            yield laid(self._truth, self._slots, kinds), ways

    def _marks(self, marks: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Every choice of slots for the cards that all saw going into a hand."""
        if len(marks) == len(self._facts):
            yield marks
            return
        for number, slot in enumerate(self._slots):
            if number not in marks and self._may_be(slot, *self._facts[len(marks)]):
                yield from self._marks((*marks, number))

    def _may_be(self, slot: Slot, kind: str, since: int, owner: int) -> bool:
        if slot.owner != owner or slot.kind not in (None, kind):
            return False
        return not slot.smuggled or not (kind in LEGAL or slot.proven or slot.since < since)

    def _deal(
        self,
        kinds: tuple[str, ...],
        cards: Counter[Card],
        ways: int,
        draws: list[int],
        marks: Sequence[int],
    ) -> None:
        if len(kinds) == len(self._slots):
            self._found[kinds] += ways
            return
        slot = self._slots[len(kinds)]
        if slot.path == ("deck",):
            self._fill_deck(kinds, cards, ways)
            return
        mark = self._facts[marks.index(len(kinds))] if len(kinds) in marks else None
        for card, count in cards.items():
            if self._fits(slot, card, mark):
                drawn = mark is None and card[1] == FRESH and slot.owner is not None
                drawn = drawn and (slot.unknown or not slot.smuggled)
                if drawn and not draws[slot.owner or 0]:
                    continue
                left = [n - (drawn and owner == slot.owner) for owner, n in enumerate(draws)]
                rest = +(cards - Counter([card]))
                self._deal((*kinds, card[0]), rest, ways * count, left, marks)

    def _fits(self, slot: Slot, card: Card, mark: tuple[str, int, int] | None) -> bool:
        """Whether a card can lie in a slot, as far as it does not matter who has drawn it."""
        kind, past = card
        if slot.kind not in (None, kind) or kind in slot.denied:
            return False
        if slot.smuggled and kind in LEGAL:
            return False
        if mark is not None:
            return kind == mark[0] and (past == HELD or mark[1] >= first_round(self._truth))
        if slot.path == ("out",) or (slot.smuggled and slot.since < first_round(self._truth)):
            return past == HELD
        return past != OPEN or slot.owner is None or (slot.smuggled and not slot.unknown)

    def _fill_deck(self, kinds: tuple[str, ...], cards: Counter[Card], ways: int) -> None:
        """Whatever is left; all of it has gone into the deck if that was rebuilt."""
        if not self._truth["rebuilt"] or all(past == FRESH for _, past in cards):
            self._found[(*kinds, *(kind for kind, _ in sorted(cards.elements())))] += ways


def bagged_anyhow(truth: Truth, owner: int, most: int) -> Iterator[tuple[Truth, int]]:
    """The bag of a seat was closed behind its hand: it may hold some or nearly all of the cards.

    Each comes with the number of ways in which the cards can change their slots.
    """
    cards = _spread(truth["hands"][owner]) + _spread(truth["bags"][owner])
    for size in range(1, min(most, len(cards)) + 1):
        world = json.loads(json.dumps(truth))
        world["bags"][owner] = dict(Counter(cards[:size]))
        world["hands"][owner] = dict(Counter(cards[size:]))
        yield world, factorial(size) * factorial(len(cards) - size)


def _cards(truth: Truth) -> Counter[Card]:
    """All single cards, by what all know of them."""
    every: Counter[str] = Counter()
    for slot_kind in _everything(truth):
        every[slot_kind] += 1
    made = truth["rebuilt"]
    if not made:
        return Counter({(kind, HELD): count for kind, count in every.items()})
    cards: Counter[Card] = Counter()
    for kind, count in every.items():
        fresh, held = made["deck"].get(kind, 0), made["held"].get(kind, 0)
        cards += Counter(
            {(kind, FRESH): fresh, (kind, HELD): held, (kind, OPEN): count - fresh - held}
        )
    return cards


def _everything(truth: Truth) -> Iterator[str]:
    for handful in (
        truth["deck"],
        truth["out"],
        truth["aside"],
        *truth["hands"],
        *truth["bags"],
        *(place["stall"] for place in truth["seats"]),
    ):
        yield from _spread(handful)
    for pile in truth["piles"].values():
        yield from pile
    for cards in truth["face_down"]:
        yield from (card["kind"] for card in cards)


def laid(truth: Truth, slots: Sequence[Slot], kinds: Sequence[str]) -> Truth:
    """The truth with these cards in the slots."""
    world = json.loads(json.dumps(truth))
    for slot in slots:
        if slot.path[0] not in ("face_down", "piles"):
            _within(world, slot.path[:-1])[slot.path[-1]] = {}
    for slot, kind in zip(slots, kinds, strict=True):
        cards = _within(world, slot.path)
        if slot.smuggled:
            cards["kind"] = kind
        elif slot.path[0] != "piles":
            cards[kind] = cards.get(kind, 0) + 1
    return dict(world)


def _within(world: Any, path: Sequence[Any]) -> Any:
    for step in path:
        world = world[step]
    return world


def layout(truth: Truth) -> str:
    """Where every card is; cards that lie face down side by side may change places."""
    places = [truth[key] for key in ("hands", "bags")]
    cards = [{k: n for k, n in sorted(place.items()) if n} for place in (*places[0], *places[1])]
    rest = [dict(sorted(truth[key].items())) for key in ("aside", "deck", "out")]
    down = [sorted(json.dumps(card, sort_keys=True) for card in row) for row in truth["face_down"]]
    return json.dumps([cards, rest, down, truth["purses"]])


def face_down_cards(truth: Truth) -> str:
    """The kinds that lie face down on every stall."""
    return str([sorted(card["kind"] for card in row) for row in truth["face_down"]])


def first_hand(truth: Truth) -> str:
    """What seat 0 and its bag hold."""
    return str(sorted((Counter(truth["hands"][0]) + Counter(truth["bags"][0])).items()))


def second_hand(truth: Truth) -> str:
    """What seat 1 and its bag hold."""
    return str(sorted((Counter(truth["hands"][1]) + Counter(truth["bags"][1])).items()))


WAYS_TO_TELL = (layout, face_down_cards, first_hand, second_hand)
