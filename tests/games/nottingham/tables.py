"""Laid tables: a situation in a few words, the table talk, and what came of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.laying import match_of
from games.table import Table as Plain
from hoodwink import Match, Move
from hoodwink.games import BOXES
from hoodwink.kernel.game import Game
from hoodwink.kernel.packs import Pack

Words = Mapping[int, str]

MARKET_PHASES = ("aside", "draw", "pile", "lay", "declare")


def goods(words: str) -> dict[str, int]:
    """`2 apple silk` is two apples and a silk."""
    found: dict[str, int] = {}
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            found[word] = found.get(word, 0) + count
            count = 1
    return found


class Table(Plain):
    """With what is often said and asked in this game."""

    def at_once(self, seat: int, *moves: str) -> "Table":
        self.match.play_all(seat, moves, self.heard)
        return self

    def offer(self, seat: int, *words: str) -> int:
        """Draft and speak; returns the number of the offer."""
        self.at_once(seat, *words, "offer")
        return int(self.view(None)["offered"])

    def place(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        """What a viewer sees before a seat."""
        return dict(self.view(viewer)["seats"][seat])

    @property
    def purses(self) -> list[int]:
        return list(self.truth["purses"])

    def hand(self, seat: int) -> dict[str, int]:
        return dict(self.truth["hands"][seat])

    def stall(self, seat: int) -> dict[str, int]:
        return dict(self.truth["stalls"][seat])

    def down(self, seat: int) -> dict[str, int]:
        """The face-down cards of a stall, as only the truth knows them."""
        return goods(" ".join(card["kind"] for card in self.truth["face_down"][seat]))

    def pile(self, side: str) -> list[str]:
        return list(self.view(None)["piles"][side])

    @property
    def scores(self) -> list[int]:
        assert self.match.outcome is not None
        return list(self.match.outcome.scores)


def table(
    phase: str = "inspect",
    *,
    seats: int = 4,
    sheriff: int = 0,
    turn: int | None = None,
    round: int = 0,
    hands: Words | None = None,
    bags: Words | None = None,
    declared: Words | None = None,
    stalls: Words | None = None,
    down: Words | None = None,
    coins: Sequence[int] | None = None,
    left: str = "",
    right: str = "",
    deck: str | None = None,
    seed: int = 0,
    more: Mapping[str, Any] | None = None,
    pack: Pack | None = None,
    **options: Any,
) -> Table:
    """A table laid as told. What lies nowhere is the deck, or out of the game if a deck is given.

    In an inspection all bags are declared as apples unless told otherwise.
    """
    position = Match("nottingham", seats=seats, seed=seed, pack=pack, **options).position()
    state = _bare(position["state"], seats)
    state |= {"phase": phase, "sheriff": sheriff, "first": (sheriff - round) % seats}
    state |= {"round": round, "turn": -1 if turn is None else turn}
    state["piles"] = [left.split(), right.split()]
    for key, words in (("hands", hands), ("bags", bags), ("stalls", stalls)):
        for seat, told in (words or {}).items():
            state[key][seat] = goods(told)
    for seat, told in (down or {}).items():
        state["face_down"][seat] = [face_down(kind, seat) for kind in spread(told)]
        if phase in ("serve", "over"):
            state["face_down"][seat] = [{**card, **TURNED_UP} for card in state["face_down"][seat]]
    if coins is not None:
        state["purses"] = list(coins)
    _declare(state, declared or {})
    state["waiting"] = _waiting(state)
    state |= dict(more or {})
    unseen = options.get("remove_ten") and not state["fresh"]
    _rest(state, deck, removed=10 if unseen else 0)
    return Table(match_of(position, seed, pack))


TURNED_UP = {"seen_by": [0, 1, 2, 3, 4], "open": True}
"""What all have seen of a card after the last round."""


def spread(words: str) -> list[str]:
    return [name for name, count in goods(words).items() for _ in range(count)]


def face_down(kind: str, seat: int) -> dict[str, Any]:
    """A card that a seat smuggled in the first round and nobody else has seen."""
    return {
        "kind": kind,
        "count": 1,
        "origin": seat,
        "round": 0,
        "seen_by": [seat],
        "open": False,
        "is_not": [],
    }


def notes(**columns: Sequence[Any]) -> dict[str, Any]:
    """What is noted of four seats: a column of values by name, nothing where none is given."""
    row = {"owed": {}, "said": 0, "named": 0, "served": {}, "inspected": {"truthful": 0, "lies": 0}}
    rows = [{**row, **{key: column[n] for key, column in columns.items()}} for n in range(4)]
    return {"seats": rows}


def _bare(state: dict[str, Any], seats: int) -> dict[str, Any]:
    """Every card taken up again."""
    everything = state["deck"]
    places = [*state["hands"], *({name: 1} for pile in state["piles"] for name in pile)]
    for place in places:
        for name, count in place.items():
            everything[name] = everything.get(name, 0) + count
    state["hands"] = [{} for _ in range(seats)]
    return state


def _declare(state: dict[str, Any], declared: Words) -> None:
    names = ["apple", "cheese", "bread", "chicken"]
    if state["phase"] not in ("inspect", "debt"):
        return
    for seat, bag in enumerate(state["bags"]):
        if bag:
            state["declared"][seat] = names.index(declared.get(seat, "apple"))
            state["undecided"] |= 1 << seat


def _waiting(state: dict[str, Any]) -> int:
    if state["phase"] in MARKET_PHASES:
        return 1 << int(state["turn"])
    if state["phase"] == "fill":
        return sum(1 << seat for seat, hand in enumerate(state["hands"]) if hand) & ~(
            1 << int(state["sheriff"])
        )
    return 0 if state["phase"] in ("refill", "drawing") else 1 << int(state["sheriff"])


def _rest(state: dict[str, Any], deck: str | None, removed: int) -> None:
    rest = state["deck"]
    used = [*state["hands"], *state["bags"], *state["stalls"], state["aside"]]
    used += [{name: 1} for pile in state["piles"] for name in pile]
    used += [{card["kind"]: 1} for cards in state["face_down"] for card in cards]
    wanted = None if deck is None else goods(deck)
    for place in [*used, *([wanted] if wanted is not None else [])]:
        for name, count in place.items():
            rest[name] -= count
    state["deck"] = rest if wanted is None else wanted
    state["out"] = {} if wanted is None else rest
    state["deck_left"] = sum(state["deck"].values()) - removed


def fresh(seats: int = 4, seed: int = 0, **options: Any) -> Table:
    """A new match, at the first market."""
    return Table(Match("nottingham", seats=seats, seed=seed, **options))


def rules(**options: Any) -> Game[Any]:
    """The bare rules, for the moments that a match never shows because chance answers at once."""
    return BOXES["nottingham"].open(options)


def texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]


def to_the_bags(at_table: Table) -> Table:
    """Nobody changes a card at the market."""
    while at_table.phase == "aside":
        at_table.say(at_table.match.to_act[0], "done")
    return at_table


def haggling(**options: Any) -> Table:
    """An inspection with three bags, and something on most stalls."""
    return table(
        bags={1: "2 apple silk", 2: "2 bread", 3: "mead"},
        stalls={1: "3 apple cheese", 2: "chicken"},
        down={1: "silk mead", 3: "2 pepper"},
        hands={1: "3 crossbow"},
        **options,
    )


def worlds(at: Table, seat: int | None, count: int = 30) -> list[dict[str, Any]]:
    """Truths that a seat cannot rule out; each shows the seat what it sees."""
    found = []
    for seed in range(count):
        imagined = at.match.imagine(seat, seed=seed)
        assert imagined.view(seat) == at.view(seat)
        found.append(dict(imagined.position()["state"]))
    return found


def kinds(world: dict[str, Any], seat: int) -> list[str]:
    return sorted(card["kind"] for card in world["face_down"][seat])
