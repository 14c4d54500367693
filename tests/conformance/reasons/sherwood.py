"""Sherwood Forest: its words, what its verbs are about, and what its refusals state."""

from typing import Any

from conformance.reasons.reason import Attempt, Reasons, rules_of
from conformance.reasons.sherwood_loot import loses_a_part
from conformance.sentences import Words
from hoodwink import NATURE
from hoodwink.games.sherwood import refusals
from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.moves.never import RULES
from hoodwink.games.sherwood.setting import EQUIPMENT_PRICE, HAND_LIMIT, RECRUIT_PRICE, content_of
from hoodwink.games.sherwood.things.board import POSTS
from hoodwink.games.sherwood.things.cards import SPECIALS
from hoodwink.kernel.packs import Pack, built_in

CHANCE = ("first", "convoy", "equip")
ABOUT_A_SEAT = ("first", "invite", "ask", "target", "share", "pay", "charge", "hear", "give")
PLANNING = ("action", "draft")
WINDOWS = {"messenger": "messenger", "provisions": "provisions", "cape": "cape"}
TALK = r"allian|\ball(?:y|ies)\b|agree|negotiat|planning|turn\b|talks"


def words(pack: Pack | None) -> Words:
    content = content_of(pack or built_in("sherwood"))
    return {
        "places": PLACES,
        "hideouts": content.board.hideouts,
        "towns": content.board.towns,
        "posts": POSTS,
        "equipment": content.gear.names,
        "promised": (*content.gear.names, "card"),
        "convoys": tuple(card.name for card in content.cards),
        "loot": ("sacks", "companions"),
        "part": ("sack", "companion"),
    }


def _nobody_there(a: Attempt) -> bool:
    """Nobody sits where this is said, or in the seat that is spoken of."""
    seats = range(len(a.view["camps"]))
    named = _named(a)
    return a.seat not in seats or (named is not None and named not in seats)


def _named(a: Attempt) -> int | None:
    """The seat that is spoken of, in whatever place of the sentence it stands."""
    words = a.words[1:] if a.verb == "strike" else a.words
    if len(words) < 2 or words[0] not in ABOUT_A_SEAT:
        return None
    word = words[-1] if words[0] == "target" else words[1]
    return int(word) if word.isdigit() else None


def _row(a: Attempt, letter: str) -> Any:
    """The place of the row; None if the row is shorter."""
    return next((place for place in a.view["row"] if place["place"] == letter), None)


def _spoken_place(a: Attempt) -> Any:
    return _row(a, next((word for word in a.words[1:] if word in PLACES), ""))


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


def _spoken(a: Attempt) -> int:
    """The seat that is spoken of."""
    return next(int(word) for word in a.words[1:] if word.isdigit())


def _cards_of(a: Attempt, seat: int) -> int:
    return sum(1 for owner, _ in _draft(a).get("cards", ()) if owner == seat)


def _card_limit(a: Attempt) -> bool:
    """As many cards as raiders or as are held; or fewer raiders than cards are promised."""
    if a.verb == "bring":
        return int(a.words[1]) < _cards_of(a, a.seat)
    seat = _spoken(a) if a.verb == "ask" else a.seat
    most = min(a.view["held"][seat], _draft(a)["raiders"].get(str(seat), 0))
    return bool(_cards_of(a, seat) >= most)


def _copies(a: Attempt, name: str) -> int:
    gear = content_of(a.pack).gear
    return gear.copies[gear.names.index(name)]


def _in_box(a: Attempt) -> int:
    """How many there are of what is counted: raiders of a colour, or sacks."""
    content = content_of(a.pack)
    return content.sacks if a.verb in ("donate", "pay", "charge") else content.raiders_each


def _richest(a: Attempt) -> tuple[int, int]:
    """The most sacks, and the most companions, of any convoy."""
    cards = content_of(a.pack).cards
    return max(card.sacks for card in cards), max(card.companions for card in cards)


def _not_informed(a: Attempt) -> bool:
    place, seat = _spoken_place(a), int(a.words[-1])
    knows = place["face_up"] or seat in place["looked_by"]
    return not knows or str(seat) not in _draft(a)["raiders"]


def _paid(a: Attempt) -> dict[str, int]:
    return {**{str(seat): 0 for seat in range(6)}, **_draft(a).get("paid", {})}


def _funds(a: Attempt) -> int:
    return int(a.among("sacks") - sum(_paid(a).values()))


def _shares(a: Attempt) -> Any:
    return _draft(a).get(a.words[-1], {})


def _settled(a: Attempt) -> Any:
    return _shares(a) if a.verb == "share" else _draft(a).get("paid", {})


def _stock(a: Attempt) -> int:
    if a.words[-1] == "companions":
        return int(a.view["oaks"][_spoken(a)])
    return int(a.view["mine"] - sum(_shares(a).values()))


def _spared_by_the_mine(a: Attempt) -> int:
    """What lies in the mine beyond as much as is put aside, in hideouts and in the draft."""
    aside = sum(sacks for band in a.view["hideouts"] for _, sacks, _ in band["escrow"])
    return int(_stock(a) - aside - sum(_shares(a).values()))


def _left_of_target(a: Attempt) -> int:
    """What the target can hold beyond all that is promised of it."""
    kind, target = a.words[-1], _draft(a)["target"]
    place = _row(a, target)
    back = 0 if a.view["round"] <= 3 else 1
    cards = [card for card in content_of(a.pack).cards if card.back == back]
    held = place["card"][kind] if place["face_up"] and kind in place["card"] else 0
    if not place["face_up"]:
        held = max(card.sacks if kind == "sacks" else card.companions for card in cards)
    aside = [
        row for band in a.view["hideouts"] if band["target"] == target for row in band["escrow"]
    ]
    promised = sum(row[1 if kind == "sacks" else 2] for row in aside)
    return int(held - promised - sum(_shares(a).values()))


def _drafted(a: Attempt) -> bool:
    """Whether what is to be struck is a term of the draft."""
    draft, (what, *rest) = _draft(a), a.words[1:]
    if what == "target":
        return "target" in draft
    if what == "pledge":
        return [a.seat, rest[0]] in draft.get("cards", [])
    if what == "ask":
        return int(rest[0]) != a.seat and [int(rest[0]), rest[1]] in draft.get("cards", [])
    if what == "share":
        return rest[0] in draft.get(rest[1], {})
    if what == "invite":
        return rest[0] in draft["raiders"] and int(rest[0]) != a.seat
    return _paid(a)[rest[0]] > 0 if what == "pay" else _paid(a)[rest[0]] < 0


def _said(a: Attempt, seat: int) -> int:
    return sum(1 for one, _ in a.view["suggestions"] if one == seat)


def _silence(a: Attempt) -> bool:
    """Nobody else may suggest anything."""
    others = [seat for seat, camp in enumerate(a.view["camps"]) if camp and seat != a.seat]
    heard = all(_said(a, seat) >= int(a.options["suggestions"]) for seat in others)
    return bool(a.view["hushed"] or heard)


def _met(a: Attempt) -> Any:
    """The band that the cart has met."""
    there = a.view["cart"]["hideout"]
    return next(band for band in a.view["hideouts"] if band["hideout"] == there)


def _due(a: Attempt) -> list[int]:
    """Who is still to get a part in this round, clockwise from the leader."""
    cart, band = a.view["cart"], _met(a)
    seats = len(a.view["camps"])
    clockwise = [(band["leader"] + step) % seats for step in range(seats)]
    return [
        seat
        for seat in clockwise
        if cart["cycle"][seat] < band["raiders"][seat]
        and seat not in cart["served"]
        and (cart["loot_sacks"] or (cart["loot_companions"] and a.view["oaks"][seat]))
    ]


def _next(a: Attempt) -> list[int]:
    """Who may get the next part: the first, unless there is not a part for everybody who is due."""
    cart, due = a.view["cart"], _due(a)
    able = sum(1 for seat in due if a.view["oaks"][seat])
    companions = min(cart["loot_companions"], able)
    enough = len(due) <= cart["loot_sacks"] + companions and len(due) - able <= cart["loot_sacks"]
    return due[:1] if enough else due


def _of_the_band(a: Attempt, seat: int) -> bool:
    """Whether a seat has raiders in the band that the cart has met."""
    return bool(_met(a)["raiders"][seat])


def _start(a: Attempt) -> Any:
    return _row(a, a.view["cart"]["place"])["card"]["start"]


REASONS: Reasons = Reasons(
    words,
    subjects={
        "donate": r"donat|action|planning|sacks",
        "look": r"\blook|\brow\b|action|planning",
        "buy": r"\bbuy\b|equipment|action|planning",
        "recruit": r"\brecruit|action|planning",
        "hide": r"hideout|action|planning",
        "place": r"raiders|hideout|action|planning",
        "bring": rf"{TALK}|raiders",
        "invite": TALK,
        "ask": rf"{TALK}|equipment|one card for each|promised card",
        "pledge": rf"{TALK}|equipment|one card for each|promised card",
        "target": rf"{TALK}|target|loot|\brow\b",
        "share": rf"{TALK}|loot|promised",
        "pay": TALK,
        "charge": TALK,
        "strike": rf"{TALK}|equipment|one card for each|promised card",
        "propose": TALK,
        "drop": TALK,
        "hush": r"cut off|leader|action|planning",
        "suggest": r"suggest|hideout|loot|cut off|\brow\b|raiders",
        "accept": TALK,
        "decline": TALK,
        "send": r"card of the row|\bsends?\b|\bcart\b|\brow\b",
        "hear": r"\border\b",
        "use": r"equipment",
        "pass": r"equipment",
        "give": r"\bparts?\b|loot|shares the rest",
        "keep": r"\brest\b|keeps",
        "messenger": r"Messenger|turns back",
        "provisions": r"Provisions",
        "cape": r"Cape",
        "let": r"Messenger|Provisions|Cape",
    },
    general=frozenset(
        {"game-over", "not-a-player", "chance-decides", "chance-not-asked", "chance-first"}
    )
    | {"draft-first", "answers-first"},
    claims={
        "game-over": lambda a: a.phase == "over",
        "not-a-player": _nobody_there,
        "chance-decides": lambda a: a.verb in CHANCE,
        "said-like": lambda a: content_of(a.pack).moves.phrases.find(a.text) is None,
        "chance-not-asked": lambda a: a.seat == NATURE,
        "chance-first": lambda a: not a.view["to_act"] and a.phase != "over",
        "not-your-turn": lambda a: not _my_turn(a),
        "not-now": lambda a: a.phase not in (*PLANNING, "answer"),
        "answers-first": lambda a: a.phase == "answer",
        "draft-first": lambda a: a.phase == "draft" and _draft(a) is not None,
        "must-donate": lambda a: a.among("sacks") > 5,
        "too-few-sacks": lambda a: a.among("sacks") < int(a.words[1]),
        "no-gift": lambda a: a.text == "donate 0",
        "not-in-box": lambda a: int(a.words[-1]) > _in_box(a),
        "lies-open": lambda a: _spoken_place(a)["face_up"],
        "no-such-place": lambda a: _spoken_place(a) is None,
        "hand-full": lambda a: a.among("held") >= HAND_LIMIT,
        "cannot-pay": lambda a: a.among("sacks") < _price(a),
        "no-equipment": lambda a: not a.view["deck"] and not a.view["discard"],
        "oak-empty": lambda a: a.among("oaks") == 0,
        "not-a-hideout": lambda a: a.words[1] not in content_of(a.pack).board.hideouts,
        "occupied": _occupied,
        "no-draft": lambda a: a.phase == "action" and _draft(a) is None,
        "no-hideout": lambda a: _draft(a) is None,
        "nobody-placed": lambda a: a.text == "place 0",
        "nobody-brought": lambda a: a.words[-1] == "0",
        "too-few-raiders": lambda a: int(a.words[-1]) > a.among("camps"),
        "ally-too-weak": lambda a: int(a.words[-1]) > a.view["camps"][_spoken(a)],
        "raiders-first": lambda a: str(a.seat) not in _draft(a)["raiders"],
        "nobody-to-ask": lambda a: (
            not any(camp for seat, camp in enumerate(a.view["camps"]) if seat != a.seat)
        ),
        "not-alone": lambda a: str(a.seat) in _draft(a)["raiders"],
        "raiders-chosen": lambda a: _draft(a)["raiders"][str(a.seat)] == int(a.words[1]),
        "no-talks": lambda a: a.view["proposals"] >= max(1, int(a.options["talks"])),
        "without-talks": lambda a: a.options["talks"] == 0,
        "not-yourself": lambda a: (
            len(_draft(a)["raiders"]) == 1
            if a.verb in ("propose", "target")
            else _spoken(a) == a.seat
        ),
        "not-invited": lambda a: str(_spoken(a)) not in _draft(a)["raiders"],
        "invited": lambda a: str(_spoken(a)) in _draft(a)["raiders"],
        "card-limit": _card_limit,
        "no-more-copies": lambda a: (
            [name for _, name in _draft(a)["cards"]].count(a.words[-1]) == _copies(a, a.words[-1])
        ),
        "special-card": lambda a: a.words[-1] in SPECIALS,
        "no-markers": lambda a: sum(1 for band in a.view["hideouts"] if band["letter"]) == 6,
        "target-set": lambda a: "target" in _draft(a),
        "no-target": lambda a: "target" not in _draft(a),
        "not-informed": _not_informed,
        "owes-nothing": lambda a: _draft(a)["informant"] == _spoken(a),
        "not-in-stock": lambda a: int(a.words[2]) > _stock(a),
        "not-in-loot": lambda a: int(a.words[2]) > _left_of_target(a),
        "mine-needed": lambda a: (
            a.words[-1] == "sacks" and 2 * int(a.words[2]) > _spared_by_the_mine(a)
        ),
        "no-such-loot": lambda a: all(int(a.words[2]) > most for most in _richest(a)),
        "no-term": lambda a: a.words[1 if a.verb == "suggest" else 2] == "0",
        "settled": lambda a: str(_spoken(a)) in _settled(a),
        "not-so-rich": lambda a: (
            int(a.words[2]) > (_funds(a) if a.verb == "pay" else a.view["sacks"][_spoken(a)])
        ),
        "not-drafted": lambda a: not _drafted(a),
        "gold-needed": lambda a: _drafted(a) and _funds(a) < -_paid(a)[str(_spoken(a))],
        "named-card": lambda a: a.options["advanced"] and a.words[-1] != "card",
        "unnamed-card": lambda a: not a.options["advanced"] and a.words[-1] == "card",
        "basic-terms": lambda a: not a.options["advanced"],
        "not-advanced": lambda a: not a.options["advanced"],
        "hushed": lambda a: a.view["hushed"],
        "silence": _silence,
        "too-many-parts": lambda a: int(a.words[1]) > _richest(a)[0],
        "said-that": lambda a: [a.seat, a.text] in a.view["suggestions"],
        "said-enough": lambda a: _said(a, a.seat) >= int(a.options["suggestions"]),
        "suggest-when": lambda a: a.phase not in (*PLANNING, "answer") or _my_turn(a),
        "suggest-donor": lambda a: a.view["sacks"][a.view["turn"]] > 5 and not _my_turn(a),
        "suggest-nobody": lambda a: a.among("camps") == 0,
        "suggest-raiders": lambda a: a.among("camps") < int(a.words[-1]),
        "suggest-card": lambda a: not a.view["hand"],
        "no-proposal": lambda a: (
            a.phase != "answer" or (not a.awaited and a.view["sealed"] is None)
        ),
        "sealed": lambda a: a.view["sealed"] is not None,
        "sealed-card": lambda a: a.phase in WINDOWS and a.view["sealed"] is not None,
        "not-raiding": lambda a: a.phase != "choose",
        "not-your-card": lambda a: a.phase == "choose" and not _my_turn(a),
        "card-gone": lambda a: _spoken_place(a)["gone"],
        "not-in-hand": lambda a: not a.view["hand"].get(a.words[-1]),
        "no-such-card": lambda a: not a.view["hand"].get(a.verb),
        "no-meeting": lambda a: a.phase not in ("order", "equip") or not _of_the_band(a, a.seat),
        "order-first": lambda a: a.phase == "order" and _of_the_band(a, a.seat),
        "another-asked": lambda a: (
            a.phase == "equip"
            and _of_the_band(a, a.view["cart"]["asked"])
            and a.view["cart"]["asked"] != a.seat
        ),
        "not-sharing": lambda a: a.phase not in ("share", "surplus") or not a.awaited,
        "not-in-band": lambda a: not _met(a)["raiders"][_spoken(a) :][:1] > [0],
        "no-such-part": lambda a: a.view["cart"][f"loot_{a.words[2]}s"] == 0,
        "nobody-on-oak": lambda a: a.words[-1] == "companion" and a.view["oaks"][_spoken(a)] == 0,
        "keep-instead": lambda a: a.phase == "surplus" and _spoken(a) == a.seat,
        "not-due": lambda a: a.phase == "share" and _spoken(a) not in _next(a),
        "part-lost": lambda a: a.phase == "share" and loses_a_part(a, _met(a)),
        "heard": lambda a: _spoken(a) in a.view["cart"]["order"],
        "hear-stranger": lambda a: not _of_the_band(a, _spoken(a)),
        "hear-empty": lambda a: a.view["held"][_spoken(a)] == 0,
        "basic-order": lambda a: not a.options["advanced"],
        "no-order": lambda a: a.phase != "order",
        "not-a-town": lambda a: a.words[1] not in content_of(a.pack).board.towns,
        "no-turning-back": lambda a: a.words[1] == _start(a),
        "goes-there": lambda a: a.words[1] == a.view["cart"]["destination"],
        "not-leader": lambda a: _met(a)["leader"] != a.seat,
        "not-informant": lambda a: _met(a)["informant"] != a.seat,
        "no-rest": lambda a: a.phase != "surplus",
        "no-messenger": lambda a: a.phase != "messenger" or not a.awaited,
        "no-raid-done": lambda a: a.phase != "provisions" or not _of_the_band(a, a.seat),
        "no-sheriff": lambda a: a.phase != "cape" or not _of_the_band(a, a.seat),
        "nothing-to-let": lambda a: a.phase not in WINDOWS or not a.awaited,
    },
    refusals=refusals.ALL,
    rule=rules_of("sherwood"),
    rules=RULES,
    places=("places", "hideouts", "towns", "posts"),
)
