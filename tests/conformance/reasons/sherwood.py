"""Sherwood Forest: its words, what its verbs are about, and what its refusals state."""

from typing import Any

from conformance.reasons.reason import Attempt, Reasons, rules_of
from conformance.sentences import Words
from hoodwink.games.sherwood import refusals
from hoodwink.games.sherwood.forest import EQUIPMENT_PRICE, HAND_LIMIT, RECRUIT_PRICE, content_of
from hoodwink.games.sherwood.moves import PLACES
from hoodwink.kernel.packs import Pack, built_in

CHANCE = ("first", "convoy", "equip")
PLANNING = ("action", "draft")
WINDOWS = {"messenger": "messenger", "provisions": "provisions", "cape": "cape"}
TALK = r"allian|\ball(?:y|ies)\b|agree|negotiat|planning|turn\b|talks"


def words(pack: Pack | None) -> Words:
    content = content_of(pack or built_in("sherwood"))
    return {
        "places": PLACES,
        "hideouts": content.board.hideouts,
        "towns": content.board.towns,
        "equipment": content.gear.names,
        "promised": (*content.gear.names, "card"),
        "convoys": tuple(card.name for card in content.cards),
        "loot": ("sacks", "companions"),
        "part": ("sack", "companion"),
    }


def _seat(a: Attempt) -> int:
    """Who speaks, or who is to be invited."""
    return max(a.seat, int(a.words[1]) if a.verb == "invite" else 0)


def _row(a: Attempt, letter: str) -> Any:
    """The place of the row; None if the row is shorter."""
    return next((place for place in a.view["row"] if place["place"] == letter), None)


def _spoken_place(a: Attempt) -> Any:
    return _row(a, next(word for word in a.words[1:] if word in PLACES))


def _occupied(a: Attempt) -> bool:
    return any(
        band["hideout"] == a.words[1] and band["leader"] is not None for band in a.view["hideouts"]
    )


def _my_turn(a: Attempt) -> bool:
    return bool(a.view["turn"] == a.seat)


def _price(a: Attempt) -> int:
    return EQUIPMENT_PRICE if a.verb == "buy" else RECRUIT_PRICE


def _draft(a: Attempt) -> Any:
    return a.view["draft"]


def _camp(a: Attempt) -> int:
    """How many raiders are in the camp that is spoken of."""
    seat = int(a.words[1]) if a.verb == "invite" else a.seat
    return int(a.view["camps"][seat])


REASONS: Reasons = Reasons(
    words,
    subjects={
        "donate": r"donat|action|planning",
        "look": r"\blook|\brow\b|action|planning",
        "buy": r"\bbuy\b|equipment|action|planning",
        "recruit": r"\brecruit|action|planning",
        "hide": r"hideout|action|planning",
        "place": r"raiders|hideout|action|planning",
        "bring": rf"{TALK}|raiders",
        "invite": TALK,
        "ask": rf"{TALK}|card|equipment",
        "pledge": rf"{TALK}|card|equipment",
        "target": rf"{TALK}|target|loot",
        "share": rf"{TALK}|loot|promised",
        "pay": TALK,
        "charge": TALK,
        "propose": TALK,
        "drop": TALK,
        "hush": r"cut off|leader|action|planning",
        "suggest": r"suggest|hideout|loot|cut off|\brow\b",
        "accept": TALK,
        "decline": TALK,
        "send": r"card of the row|\bsends?\b|\bcart\b|\brow\b",
        "hear": r"\border\b",
        "use": r"equipment",
        "pass": r"equipment",
        "give": r"\bparts?\b|loot",
        "keep": r"\brest\b|keeps",
        "messenger": r"Messenger|turns back",
        "provisions": r"Provisions",
        "cape": r"Cape",
        "let": r"Messenger|Provisions|Cape",
    },
    general=frozenset({"game-over", "not-a-player", "chance-decides", "chance-first"})
    | {"draft-first", "answers-first"},
    claims={
        "game-over": lambda a: a.phase == "over",
        "not-a-player": lambda a: _seat(a) >= len(a.view["camps"]),
        "chance-decides": lambda a: a.verb in CHANCE,
        "chance-first": lambda a: not a.view["to_act"] and a.phase != "over",
        "not-your-turn": lambda a: not _my_turn(a),
        "not-now": lambda a: a.phase not in (*PLANNING, "answer"),
        "answers-first": lambda a: a.phase == "answer",
        "draft-first": lambda a: a.phase == "draft" and _draft(a) is not None,
        "must-donate": lambda a: a.among("sacks") > 5,
        "too-few-sacks": lambda a: a.among("sacks") < int(a.words[1]),
        "lies-open": lambda a: _spoken_place(a)["face_up"],
        "no-such-place": lambda a: _spoken_place(a) is None,
        "hand-full": lambda a: a.among("held") >= HAND_LIMIT,
        "cannot-pay": lambda a: a.among("sacks") < _price(a),
        "no-equipment": lambda a: not a.view["deck"] and not a.view["discard"],
        "oak-empty": lambda a: a.among("oaks") == 0,
        "occupied": _occupied,
        "no-hideout": lambda a: _draft(a) is None,
        "too-few-raiders": lambda a: int(a.words[-1]) > _camp(a),
        "raiders-first": lambda a: _draft(a) is not None,
        "nobody-to-ask": lambda a: (
            not any(camp for seat, camp in enumerate(a.view["camps"]) if seat != a.seat)
        ),
        "named-card": lambda a: a.options["advanced"] and a.words[-1] != "card",
        "unnamed-card": lambda a: not a.options["advanced"] and a.words[-1] == "card",
        "basic-terms": lambda a: not a.options["advanced"],
        "not-advanced": lambda a: not a.options["advanced"],
        "hushed": lambda a: a.view["hushed"],
        "suggest-when": lambda a: (
            a.phase not in PLANNING or _my_turn(a) or a.view["sacks"][a.view["turn"]] > 5
        ),
        "suggest-raiders": lambda a: (
            a.among("camps") < (int(a.words[-1]) if a.words[-1].isdigit() else 1)
        ),
        "suggest-card": lambda a: not a.view["hand"].get(a.words[1]),
        "no-proposal": lambda a: a.phase != "answer" or _my_turn(a) or not a.awaited,
        "sealed": lambda a: a.view["sealed"] is not None,
        "not-raiding": lambda a: a.phase != "choose",
        "not-your-card": lambda a: a.phase == "choose" and not _my_turn(a),
        "card-gone": lambda a: _spoken_place(a)["gone"],
        "not-in-hand": lambda a: (
            not a.view["hand"].get(a.words[0] if a.verb in WINDOWS else a.words[-1])
        ),
        "no-meeting": lambda a: (
            a.phase != "equip" or a.view["cart"] is None or a.view["cart"]["asked"] != a.seat
        ),
        "not-sharing": lambda a: a.phase not in ("share", "surplus") or not a.awaited,
        "not-leader": lambda a: a.phase != "order" or not a.awaited,
        "not-informant": lambda a: a.phase != "surplus" or not a.awaited,
        "no-messenger": lambda a: a.phase != "messenger" or not a.awaited,
        "no-raid-done": lambda a: a.phase != "provisions" or not a.awaited,
        "no-sheriff": lambda a: a.phase != "cape" or not a.awaited,
        "nothing-to-let": lambda a: a.phase not in WINDOWS or not a.awaited,
    },
    refusals=refusals.ALL,
    rule=rules_of("sherwood"),
)
