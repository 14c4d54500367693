"""Laid tables: a moment of Sherwood Forest in a few words, the table talk, and what came of it.

The tables use a pack of their own, so that no test depends on how the real one is balanced.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from games.laying import match_of
from games.table import Table as Plain
from hoodwink import IllegalMove, Match
from hoodwink.games import BOXES
from hoodwink.kernel.game import Game
from hoodwink.kernel.packs import Pack

PACK = Pack((Path(__file__).parent / "pack.toml").read_text(encoding="utf-8"), "tests/pack.toml")
PLACES = "abcdef"
ORDINARY = {"staff": 8, "sword": 6, "longbow": 4}
SPECIAL = {"cape": 2, "messenger": 2, "provisions": 2}


class Table(Plain):
    """What the moments of Sherwood Forest are asked."""

    def answer(self, **replies: str) -> "Table":
        """Everybody who is asked lets it be, but for `s2="cape stay"` and the like."""
        for seat in self.match.to_act:
            self.say(seat, replies.get(f"s{seat}", "let be"))
        return self

    def agree(self, *seats: int) -> "Table":
        """All who are asked accept, or only these."""
        for seat in self.match.to_act:
            self.say(seat, "accept" if not seats or seat in seats else "decline")
        return self

    def refused(self, seat: int, move: str) -> str:
        """The rule that stands against a move; nothing has changed."""
        before = self.truth
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(seat, move)
        assert self.truth == before
        return refusal.value.rule

    def __getattr__(self, name: str) -> Any:
        """What lies open on the table: camps, oaks, sacks, glory, mine, phase, turn, round ..."""
        return self.match.view(None)[name]

    def card(self, place: str, seat: int | None = None) -> str | None:
        """The card at a place of the row, as far as a seat knows it."""
        (found,) = (row["card"] for row in self.view(seat)["row"] if row["place"] == place)
        return None if found is None else str(found["card"])

    def band(self, hideout: str) -> dict[str, Any]:
        """What lies in a hideout; empty if nothing does."""
        found = [band for band in self.view()["hideouts"] if band["hideout"] == hideout]
        return found[0] if found else {}

    def hand(self, seat: int) -> dict[str, int]:
        return dict(self.view(seat)["hand"])


def fresh(seats: int = 4, seed: int = 0, **options: Any) -> Table:
    """A new match before the first action."""
    return Table(Match("sherwood", seats, seed, pack=PACK, **options))


def rules(**options: Any) -> Game[Any]:
    """The bare rules, for the moments that a match never shows because chance answers at once."""
    return BOXES["sherwood"].open(options, PACK)


def band(hideout: str, raiders: Mapping[int, int], **more: Any) -> dict[str, Any]:
    """A band; the first seat leads unless told otherwise."""
    entry: dict[str, Any] = {
        "hideout": hideout,
        "leader": next(iter(raiders), None),
        "raiders": raiders,
        "letter": None,
        "target": None,
        "informant": None,
        "pledges": [],
        "escrow": [],
    }
    return {**entry, **more}


def table(
    seats: int = 4,
    *,
    phase: str = "action",
    bands: Sequence[dict[str, Any]] = (),
    camps: Sequence[int] | None = None,
    oaks: Sequence[int] | None = None,
    sacks: Sequence[int] | None = None,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    discard: Mapping[str, int] | None = None,
    row: Mapping[str, str] | None = None,
    looked: Mapping[str, Sequence[int]] | None = None,
    gone: str = "",
    seed: int = 0,
    advanced: bool = False,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Table:
    """A moment. Whatever is not told is as at the start; oak, mine and deck have the rest."""
    match = Match("sherwood", seats, seed, pack=PACK, advanced=advanced, **(options or {}))
    position = match.position()
    state = position["state"]
    laid = [{**one, "raiders": _by_seat(one["raiders"], seats)} for one in bands]
    out = [sum(one["raiders"][seat] for one in laid) for seat in range(seats)]
    aside = [entry for one in laid for entry in one["escrow"]]
    lying = [sum(entry[2] for entry in aside if entry[0] == s) for s in range(seats)]
    own = list(sacks or [2] * seats)
    in_camp = list(camps if camps is not None else [max(0, 4 - n) for n in out])
    visits = [sum(s in seen for seen in (looked or {}).values()) for s in range(seats)]
    posted = [max(visits[s], 4 - in_camp[s] - out[s]) for s in range(seats)]
    if oaks is not None:  # whoever is nowhere else is at the inn
        posted = [8 - oaks[s] - in_camp[s] - out[s] - lying[s] for s in range(seats)]
    rest = [8 - in_camp[s] - out[s] - lying[s] - posted[s] for s in range(seats)]
    raiding = phase == "choose"
    empty = [s for s in range(seats) if raiding or not in_camp[s]]
    state |= {
        "phase": phase,
        "turn": len(gone) % seats if raiding else 0,
        "figure": 0,
        "first": 0 if raiding else empty[1] if len(empty) > 1 else None,
        "emptied": empty,
        "camps": in_camp,
        "oaks": rest,
        "inn": posted,
        "sacks": own,
        "mine": max(0, 42 - sum(own) - sum(entry[1] for entry in aside)),
        "hideouts": laid,
        "sent": len(gone),
        **_equipment(seats, advanced, hands or {}, discard or {}, laid),
        **changes,
    }
    state["row"] = _row(len(state["row"]), state["round"], row or {}, looked or {}, gone)
    state["gone"] = _gone(state["round"], state["row"])
    return Table(match_of(position, seed, PACK))


def _by_seat(raiders: Mapping[int, int], seats: int) -> list[int]:
    return [raiders.get(seat, 0) for seat in range(seats)]


def _equipment(
    seats: int,
    advanced: bool,
    hands: Mapping[int, Mapping[str, int]],
    discard: Mapping[str, int],
    laid: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    deck = Counter(ORDINARY | SPECIAL if advanced else ORDINARY)
    for cards in (*hands.values(), discard):
        deck.subtract(cards)
    deck.subtract(kind for one in laid for _, kind in one["pledges"])
    held = [dict(hands.get(seat, {})) for seat in range(seats)]
    return {"hands": held, "discard": dict(discard), "deck": {k: n for k, n in deck.items() if n}}


def _row(
    length: int,
    number: int,
    cards: Mapping[str, str],
    looked: Mapping[str, Sequence[int]],
    gone: str,
) -> list[dict[str, Any]]:
    """Cards lie where somebody has looked at them, and marked if there is a marker; a lies open."""
    named = {"a": "a1" if number < 4 else "b1", **cards}
    places, left = [], dict.fromkeys(range(6), 2)
    for place in PLACES[:length]:
        seen_by = [] if place in gone else list(looked.get(place, []))
        marked = [seat for seat in seen_by if left[seat]]
        left |= {seat: left[seat] - 1 for seat in marked}
        places.append(
            {
                "place": place,
                "card": None if place in gone else named.get(place),
                "gone": place in gone,
                "face_up": place == "a" and place not in gone,
                "looked_by": seen_by,
                "markers": marked,
            }
        )
    return places


def _gone(number: int, row: Sequence[Mapping[str, Any]]) -> list[str]:
    """As many of the last cards of each back as have been sent, but none that lies in the row."""
    lying = [place["card"] for place in row]
    sent = sum(place["gone"] for place in row)
    gone = []
    for back, most, over in (("a", 22, min(number - 1, 3)), ("b", 23, max(number - 4, 0))):
        now = sent if (number > 3) == (back == "b") else 0
        names = [f"{back}{n}" for n in range(1, most + 1) if f"{back}{n}" not in lying]
        gone += names[len(names) - over * len(row) - now :]
    return gone


def raid(
    card: str,
    *bands: dict[str, Any],
    seats: int = 4,
    send: bool = True,
    **more: Any,
) -> Table:
    """The raid phase with this card at a, sent on its way by the player whose turn it is."""
    number = more.pop("round", 4 if card.startswith(("b", "sheriff-b")) else 1)
    laid = table(seats, phase="choose", bands=bands, row={"a": card}, round=number, **more)
    return laid.say(laid.turn, "send a") if send else laid
