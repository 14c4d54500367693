"""Cornish Smuggler: its words, what its verbs are about, and what its refusals state."""

from typing import Any

from conformance.reasons.reason import Attempt, Reasons, rules_of
from conformance.sentences import Words
from hoodwink.games.cornish import refusals
from hoodwink.games.cornish.content import Content, content_of
from hoodwink.kernel.packs import Pack, built_in

CHANCE = ("first", "deal", "reveal", "secret", "spill")
SETUP = ("first", "ships", "warehouses", "pair", "deal", "keep", "pawns", "anchors")


def words(pack: Pack | None) -> Words:
    content = content_of(pack or built_in("cornish"))
    return {
        "land": content.board.land,
        "sea": content.board.sea,
        "goods": [form.key for form in content.forms],
        "characters": [character.key for character in content.characters],
        "secrets": [secret.key for secret in content.secrets],
        "ships": content.ships,
        "warehouses": [store.key for store in content.warehouses],
        "decks": content.decks,
    }


def _content(a: Attempt) -> Content:
    return content_of(a.pack)


def _me(a: Attempt) -> Any:
    return a.among("players")


def _after(a: Attempt, word: str) -> str:
    return a.words[a.words.index(word) + 1]


def _pays(a: Attempt) -> str:
    """How it is to be paid; empty for nothing."""
    return _after(a, "for") if "for" in a.words else ""


def _lacks(a: Attempt, cost: Any) -> bool:
    """Not enough of what the price is to be paid in: `cost` is influence, then gold."""
    influence, gold = cost
    price = {"influence": influence, "gold": gold}.get(_pays(a), 0)
    return bool(_pays(a) and _me(a)[_pays(a)] < price)


def _lies(a: Attempt, goods: str, place: str) -> bool:
    owned = {"place": place, "owner": a.seat, "goods": goods}
    return owned in a.view["ashore"]


def _officer(a: Attempt) -> dict[str, Any]:
    briber = int(_after(a, "of")) if "of" in a.words else None
    return {"place": a.words[1], "briber": briber}


def _hidden(a: Attempt, name: str) -> bool:
    board = _content(a).board
    return name in board.sea and board.hidden[board.sea.index(name)]


def _store(a: Attempt) -> str:
    return a.words[-1]


def _stored_at(a: Attempt) -> str:
    content = _content(a)
    place = next(store.place for store in content.warehouses if store.key == _store(a))
    return content.board.land[place]


REASONS: Reasons = Reasons(
    words,
    subjects={
        "take": r"\bships?\b|warehouse",
        "draw": r"draws? two|deck",
        "keep": r"keeps? one|characters",
        "place": r"\bpawn|network|\bland space|cove|port|officer",
        "sail": r"\baction|\bship|\bsail|\bsea\b|cove|lane",
        "walk": r"\baction|\bpawn|\bland space|\broad|neighbour",
        "carry": r"\baction|\bshape|goods|\broad|neighbour",
        "haul": r"\baction|\bshape|goods|\broad|neighbour",
        "march": r"\baction|\bofficer|\broad|neighbour",
        "buy": r"\baction|\bbuy|reputation|merchant|\bhold\b",
        "unload": r"\baction|\bland(?:ed|ing)?\b|port or cove|cove|aboard|warehouse|shapes",
        "land": r"\baction|\bland(?:ed|ing)?\b|risk",
        "call": r"\bland(?:ed|ing)?\b|raid|mob",
        "hire": r"\baction|\bhire|hiring",
        "bribe": r"\baction|\bbrib|officer",
        "sell": r"\baction|\bs(?:ale|ell|old)|town|price",
        "work": r"\baction|\bhonest|work",
        "discover": r"\baction|\bsecret",
        "raid": r"\baction|\braid|mob|seized|Penzance",
        "storm": r"\baction|\braid|mob|seized|Penzance",
        "pass": r"\baction|\bpass",
        "store": r"\bwarehouse|shapes must fit",
        "fetch": r"\bwarehouse",
        "use": r"\baction|\babilit|\bcard\b",
        "play": r"\bsecret",
        "let": r"\bsecret|answer",
        "remove": r"\bpawn",
        "done": r"\babilit|\bcard\b",
        "end": r"\bturn\b",
        "target": r"\babilit|\bcard\b",
        "recall": r"\babilit|\bcard\b",
        "release": r"\babilit|\bcard\b",
        "rouse": r"\babilit|\bcard\b",
    },
    general=frozenset({"game-over", "not-a-player", "chance-decides", "chance-first"})
    | {"not-your-turn", "passed", "setup-first", "not-granted"},
    claims={
        "game-over": lambda a: a.phase == "over",
        "not-a-player": lambda a: not 0 <= a.seat < len(a.view["players"]),
        "chance-decides": lambda a: a.verb in CHANCE,
        "chance-first": lambda a: not a.view["to_act"] and a.phase != "over",
        "not-your-turn": lambda a: not a.awaited,
        "passed": lambda a: _me(a)["passed"],
        "sealed": lambda a: a.view["sealed"] is not None,
        "not-now": lambda a: a.phase not in ("turn", "stow"),
        "setup-first": lambda a: a.phase in SETUP,
        "setup-over": lambda a: a.phase not in SETUP,
        "finish-first": lambda a: a.view["pending"]["draft"] or a.view["pending"]["raiding"],
        "nothing-to-call-off": lambda a: (
            not a.view["pending"]["draft"] and not a.view["pending"]["raiding"]
        ),
        "ship-taken": lambda a: any(
            player["ship"] == a.words[2]
            for seat, player in enumerate(a.view["players"])
            if seat != a.seat
        ),
        "no-access": lambda a: (
            _hidden(a, a.words[-1] if a.verb == "place" else _after(a, "to"))
            if a.verb in ("place", "sail")
            else _hidden(a, _me(a)["anchor"])
        ),
        "ship-elsewhere": lambda a: _me(a)["anchor"] != a.words[1],
        "cannot-pay-sail": lambda a: _lacks(a, _content(a).sail_cost),
        "no-pawn": lambda a: a.words[2 if a.verb == "remove" else 1] not in _me(a)["pawns"],
        "cannot-pay-move": lambda a: _lacks(a, _content(a).move_cost),
        "not-your-goods": lambda a: (
            not _lies(a, a.words[1], _stored_at(a) if a.verb == "store" else a.words[2])
        ),
        "no-pawn-to-receive": lambda a: _after(a, "to") not in _me(a)["pawns"],
        "cannot-pay-haul": lambda a: _lacks(a, _content(a).haul_cost),
        "no-officer": lambda a: _officer(a) not in a.view["officers"],
        "cannot-pay-march": lambda a: _lacks(a, _content(a).march_cost),
        "not-free": lambda a: not _pays(a) and a.phase == "turn",
        "acted": lambda a: a.phase == "stow" and a.view["turn"] == a.seat,
        "not-granted": lambda a: a.phase == "grant" and a.awaited,
        "cannot-pay-reputation": lambda a: _me(a)["gold"] < _content(a).reputation_cost,
        "no-merchant": lambda a: _me(a)["anchor"] not in a.view["merchants"],
        "none-left": lambda a: not a.view["merchants"][_me(a)["anchor"]].get(a.words[1]),
        "not-aboard": lambda a: a.words[1] not in _me(a)["hold"] or a.view["pending"]["draft"],
        "cannot-pay-landing": lambda a: not _me(a)["influence"],
        "nothing-unloaded": lambda a: not a.view["pending"]["draft"],
        "too-much-hiding": lambda a: a.view["pending"]["draft"] and len(a.words) == 3,
        "no-such-warehouse": lambda a: _store(a) not in _me(a)["warehouses"] or a.verb == "unload",
        "not-face-up": lambda a: a.words[1] not in a.view["faces"],
        "cannot-pay-hire": lambda a: a.words[1] in a.view["faces"],
        "no-pawn-beside": lambda a: a.words[1] not in _me(a)["pawns"],
        "your-officer": lambda a: _officer(a)["briber"] == a.seat,
        "cannot-pay-bribe": lambda a: not _me(a)["influence"] or _me(a)["gold"] < a.view["bribe"],
        "not-there-to-sell": lambda a: (
            not _lies(a, a.words[1], a.words[2]) or a.words[2] not in _me(a)["pawns"]
        ),
        "worked-already": lambda a: _me(a)["worked"],
        "no-secrets-left": lambda a: a.view["secrets_left"] == 0,
        "cannot-pay-secret": lambda a: _lacks(a, _content(a).discover_cost),
        "cannot-raid": lambda a: (
            not _me(a)["influence"]
            or _content(a).board.land[_content(a).board.customs] not in _me(a)["pawns"]
            or a.words[-1] not in [held["character"] for held in _me(a)["characters"]]
        ),
        "nothing-seized": lambda a: (
            a.words[1] not in a.view["seized"]
            or a.words[-1] not in [held["character"] for held in _me(a)["characters"]]
            or a.view["pending"]["raiding"]
        ),
        "no-raiders": lambda a: not a.view["pending"]["raiding"],
        "not-stored": lambda a: a.words[1] not in _me(a)["warehouses"].get(_store(a), []),
        "not-your-character": lambda a: (
            a.words[1] not in [held["character"] for held in _me(a)["characters"]]
            or not next(card for card in _content(a).characters if card.key == a.words[1]).effects
        ),
        "face-down": lambda a: {"character": a.words[1], "used": True} in _me(a)["characters"],
        "not-in-hand": lambda a: a.words[1] not in a.view["hand"],
        "wrong-moment": lambda a: a.words[1] in a.view["hand"],
        "place-taken": lambda a: (
            any(a.words[2] == man["place"] for man in a.view["officers"])
            or any(a.words[2] in player["pawns"] for player in a.view["players"])
        ),
    },
    refusals=refusals.ALL,
    rule=rules_of("cornish"),
)
