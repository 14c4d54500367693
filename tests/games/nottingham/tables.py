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
        return dict(self.truth["seats"][seat]["stall"])

    def down(self, seat: int) -> dict[str, int]:
        """The face-down cards of a stall, as only the truth knows them."""
        return goods(" ".join(card["kind"] for card in self.truth["face_down"][seat]))

    @property
    def undecided(self) -> list[int]:
        """Whose bags are declared and wait for the Sheriff."""
        places = enumerate(self.truth["seats"])
        return [seat for seat, place in places if place["declared"] and not place["decided"]]

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
    rounds = Match("nottingham", seats=seats, pack=pack).view(None)["rounds"]
    state |= {"phase": phase, "sheriff": sheriff, "first": (sheriff - round) % seats}
    state |= {"round": min(round + 1, rounds), "turn": turn}
    state["piles"] = {"left": left.split(), "right": right.split()}
    for key, words in (("hands", hands), ("bags", bags)):
        for seat, told in (words or {}).items():
            state[key][seat] = goods(told)
    for seat, told in (stalls or {}).items():
        state["seats"][seat]["stall"] = goods(told)
    for seat, told in (down or {}).items():
        state["face_down"][seat] = [face_down(kind, seat) for kind in spread(told)]
        if phase in ("serve", "over"):
            state["face_down"][seat] = [{**card, **TURNED_UP} for card in state["face_down"][seat]]
    if coins is not None:
        state["purses"] = list(coins)
    _declare(state, declared or {})
    state["to_act"] = _waiting(state)
    note_down(state, more or {})
    _rest(state, deck)
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
        "round": 1,
        "seen_by": [seat],
        "open": False,
        "is_not": [],
    }


def notes(**columns: Sequence[Any]) -> dict[str, Any]:
    """What lies open before all seats, or is noted of them: a column of values by name."""
    values = list(columns.values())
    return {
        "seats": [
            {key: column[seat] for key, column in columns.items()} for seat in range(len(values[0]))
        ]
    }


def rebuilt(
    deck: dict[str, int], held: dict[str, int], drawn: Sequence[int] = (0, 0, 0, 0)
) -> dict[str, Any]:
    """The deck was made again in the second round: of what, what was hidden, and draws since."""
    return {"rebuilt": {"round": 2, "deck": deck, "held": held, "drawn": list(drawn)}}


def note_down(state: dict[str, Any], more: Mapping[str, Any]) -> None:
    """Something else is so: of the seats what is told, and the rest of them as it was."""
    for place, noted in zip(state["seats"], more.get("seats", [{}] * 5), strict=False):
        place |= noted
    state |= {key: value for key, value in more.items() if key != "seats"}


def promise(
    seat: int, to: int, outcome: str, about: int, round: int = 1, standing: str = "open"
) -> dict[str, Any]:
    """What a seat has promised to another."""
    promised = {"seat": seat, "to": to, "outcome": outcome, "about": about}
    return {**promised, "round": round, "standing": standing}


def _bare(state: dict[str, Any], seats: int) -> dict[str, Any]:
    """Every card taken up again."""
    everything = state["deck"]
    places = [*state["hands"], *({name: 1} for pile in state["piles"].values() for name in pile)]
    for place in places:
        for name, count in place.items():
            everything[name] = everything.get(name, 0) + count
    state["hands"] = [{} for _ in range(seats)]
    return state


def _declare(state: dict[str, Any], declared: Words) -> None:
    if state["phase"] not in ("inspect", "debt"):
        return
    for seat, bag in enumerate(state["bags"]):
        if bag:
            state["seats"][seat]["declared"] = declared.get(seat, "apple")


def _waiting(state: dict[str, Any]) -> list[int]:
    if state["phase"] in MARKET_PHASES:
        return [state["turn"]]
    if state["phase"] == "fill":
        return [s for s, hand in enumerate(state["hands"]) if hand and s != state["sheriff"]]
    return [] if state["phase"] in ("refill", "drawing") else [state["sheriff"]]


def _rest(state: dict[str, Any], deck: str | None) -> None:
    rest = state["deck"]
    used = [*state["hands"], *state["bags"], *(place["stall"] for place in state["seats"])]
    used += [state["aside"], *({name: 1} for pile in state["piles"].values() for name in pile)]
    used += [{card["kind"]: 1} for cards in state["face_down"] for card in cards]
    wanted = None if deck is None else goods(deck)
    for place in [*used, *([wanted] if wanted is not None else [])]:
        for name, count in place.items():
            rest[name] -= count
    state["deck"] = rest if wanted is None else wanted
    state["out"] = {} if wanted is None else rest


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
