"""Sheriff of Nottingham: its words, what its verbs are about, and what its refusals state."""

from typing import Any

from conformance.reasons.reason import Attempt, Reasons, rules_of
from conformance.sentences import Words
from hoodwink.games.nottingham import refusals
from hoodwink.games.nottingham.goods import KIND_OF, LEGAL, NAMES
from hoodwink.games.nottingham.verbs import OUTCOMES, SOURCES
from hoodwink.kernel.packs import Pack

MARKET = ("aside", "draw", "drawing", "pile", "lay")
MARKET_VERBS = ("set", "done", "draw", "stop")
BARGAIN = r"offer|bribe|promise|deal\b|bargain"


def words(_pack: Pack | None) -> Words:
    return {"goods": NAMES, "sources": SOURCES, "outcomes": OUTCOMES}


def _merchant(a: Attempt) -> bool:
    return bool(a.seat != a.view["sheriff"])


def _my_market(a: Attempt) -> bool:
    return a.phase in MARKET and a.view["turn"] == a.seat


def _me(a: Attempt) -> Any:
    return a.among("seats")


def _bag(a: Attempt) -> Any:
    """The place of the merchant whose bag is spoken of; None if nobody sits there."""
    seats, number = a.view["seats"], int(a.words[-1])
    return seats[number] if number < len(seats) else None


def _undecided(a: Attempt) -> bool:
    bag = _bag(a)
    waits = a.phase == "inspect" and int(a.words[-1]) != a.view["sheriff"]
    return bool(waits and bag and bag["decided"] is None and bag["bag"])


def _offer(a: Attempt) -> Any:
    number = int(a.words[-1])
    return next((offer for offer in a.view["offers"] if offer["number"] == number), None)


def _others_turn(a: Attempt) -> bool:
    """One merchant is awaited, and it is another one."""
    return len(a.view["to_act"]) == 1 and not {a.seat, a.view["sheriff"]} & set(a.view["to_act"])


REASONS: Reasons = Reasons(
    words,
    subjects={
        "set": r"set aside|market",
        "done": r"set aside|draw|market",
        "draw": r"\bdraw|discard pile|market",
        "stop": r"\bdraw|market",
        "lay": r"\blay\b|one pile|discard|confiscated",
        "bag": r"\bbags?\b",
        "close": r"\bbags?\b",
        "declare": r"\bdeclar",
        "threaten": r"\bthreaten|\bbags?\b|inspection",
        "pass": r"\bpass\b|\bbags?\b|inspection",
        "inspect": r"\bbags?\b|inspection",
        "give": r"\bowe|debt|penalty",
        "serve": r"Feast Plate",
        "time": r"\bclock|minute|\btime",
        "draft": rf"{BARGAIN}|\bbags?\b|inspection",
        "revise": rf"{BARGAIN}|inspection",
        "counter": rf"{BARGAIN}|inspection",
        "accept": rf"{BARGAIN}|inspection",
        "refuse": rf"{BARGAIN}|inspection",
        "withdraw": rf"{BARGAIN}|inspection",
        "add": rf"{BARGAIN}|coins|inspection",
        "claim": rf"{BARGAIN}|inspection",
        "ask": rf"{BARGAIN}|inspection",
        "promise": rf"{BARGAIN}|inspection",
        "offer": rf"{BARGAIN}|inspection",
        "cancel": rf"{BARGAIN}|inspection",
    },
    general=frozenset(
        {"game-over", "not-a-player", "chance-decides", "chance-first", "sheriff-watches"}
    ),
    claims={
        "game-over": lambda a: a.phase == "over",
        "not-a-player": lambda a: not 0 <= a.seat < len(a.view["seats"]),
        "chance-decides": lambda a: (
            a.verb == "first" or (a.words[-1] in NAMES and a.verb == "draw")
        ),
        "chance-first": lambda a: not a.view["to_act"] and a.phase != "over",
        "clock-decides": lambda a: a.options["timed"] and a.text == "time out",
        "not-timed": lambda a: not a.options["timed"],
        "no-time": lambda a: a.options["timed"] and a.phase != "inspect",
        "not-market": lambda a: a.phase not in MARKET or a.view["turn"] is None,
        "not-filling": lambda a: a.phase != "fill",
        "not-declaring": lambda a: a.phase != "declare",
        "not-inspecting": lambda a: a.phase != "inspect",
        "not-your-turn": _others_turn,
        "sheriff-watches": lambda a: (
            not _merchant(a) and a.phase not in ("inspect", "debt", "refill", "serve")
        ),
        "not-in-hand": lambda a: not a.view["hand"].get(a.words[-1]),
        "aside-full": lambda a: a.view["aside"]["count"] == 5,
        "drawing-already": lambda a: _my_market(a) and a.phase != "aside",
        "set-aside-first": lambda a: _my_market(a) and a.phase == "aside",
        "pile-empty": lambda a: not a.view["piles"][a.words[-1]],
        "deck-empty": lambda a: a.view["deck"] == 0,
        "must-refill": lambda a: _my_market(a) and _me(a)["hand"] < 6,
        "not-set-aside": lambda a: not (a.view["aside"]["goods"] or {}).get(a.words[-1]),
        "one-pile": lambda a: a.phase == "lay" and a.view["pile"] is not None,
        "pile-first": lambda a: a.phase == "pile",
        "nothing-to-lay": lambda a: a.phase not in ("pile", "lay"),
        "bag-full": lambda a: sum(a.view["bag"].values()) >= 5,
        "bag-empty": lambda a: not a.view["bag"],
        "bag-closed": lambda a: a.phase == "fill" and not a.awaited and a.view["bag"],
        "no-cards": lambda a: not a.view["hand"] and not a.view["bag"],
        "not-sheriff": lambda a: a.seat != a.view["sheriff"],
        "no-such-bag": lambda a: not _undecided(a),
        "threatened": lambda a: _bag(a) and _bag(a)["threatened"],
        "bound": lambda a: any(
            about == int(a.words[-1]) and must != a.verb for must, about in a.view["duties"]
        ),
        "draft-first": lambda a: a.view["draft"] is not None,
        "no-draft": lambda a: a.view["draft"] is None,
        "sheriff-counters": lambda a: a.seat == a.view["sheriff"],
        "no-such-offer": lambda a: _offer(a) is None,
        "own-offer": lambda a: _offer(a)["by"] == a.seat,
        "not-the-coins": lambda a: (
            _me(a)["coins"] is None or _me(a)["coins"] < 20 + int(a.words[-1])
        ),
        "no-debt": lambda a: a.view["debt"] is None or a.view["debt"]["debtor"] != a.seat,
        "no-plate": lambda a: a.phase != "serve" or not a.awaited or KIND_OF[a.words[-1]] >= LEGAL,
    },
    refusals=refusals.ALL,
    rule=rules_of("nottingham"),
)
