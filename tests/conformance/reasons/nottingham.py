"""Sheriff of Nottingham: its words, what its verbs are about, and what its refusals state."""

from typing import Any

from conformance.reasons.reason import Attempt, Reasons, rules_of
from conformance.sentences import Words
from hoodwink.games.nottingham import refusals
from hoodwink.games.nottingham.moves import PHRASES
from hoodwink.games.nottingham.moves.never import RULES
from hoodwink.games.nottingham.moves.verbs import OUTCOMES, SOURCES, STEPS
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.things.goods import KIND_OF, LEGAL, NAMES
from hoodwink.kernel.packs import Pack

MARKET = ("aside", "draw", "drawing", "pile", "lay")
MARKET_VERBS = ("set", "done", "draw", "stop")
BARGAIN = r"offer|bribe|promise|deal\b|bargain|terms|draft"


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


def _settling(a: Attempt) -> bool:
    """The Sheriff lays confiscated cards, or somebody pays a fine."""
    return a.phase in ("pile", "lay", "debt") and a.view["turn"] is None


def _duty(a: Attempt) -> Any:
    """What the Sheriff is bound to do about the bag spoken of."""
    return next((must for must, about in a.view["duties"] if about == int(a.words[-1])), None)


def _draft(a: Attempt) -> Any:
    return a.view["draft"]


def _is_sheriff(a: Attempt) -> bool:
    return bool(a.seat == a.view["sheriff"])


def _open_to_pass(a: Attempt) -> int:
    """How many offers the owner of a bag has open for it to pass."""
    bag = int(a.words[-1])
    return sum(
        (offer["by"], offer["bag"], offer["outcome"]) == (bag, bag, "pass")
        for offer in a.view["offers"]
    )


def _said(a: Attempt) -> int:
    """Offers made, or for the Sheriff terms named for the bag that is spoken of."""
    if not _is_sheriff(a):
        return int(_me(a)["said"])
    bag = int(a.words[-1]) if a.verb == "draft" else _offer(a)["bag"]
    return int(a.view["seats"][bag]["named"])


def _own_open(a: Attempt) -> int:
    bag = int(a.words[-1]) if a.verb == "draft" else _offer(a)["bag"]
    return sum((offer["by"], offer["bag"]) == (a.seat, bag) for offer in a.view["offers"])


def _vowing(a: Attempt) -> int:
    """Whose promise it would be."""
    return int(a.view["sheriff"] if a.verb == "repay" else _draft(a)["giver"])


def _rules_again(a: Attempt) -> bool:
    seats = len(a.view["seats"])
    on = (_vowing(a) - a.view["sheriff"] - 1) % seats + 1
    return bool(a.view["round"] + on <= a.view["rounds"])


def _on_stall(a: Attempt) -> int:
    """How many of a kind lie on the stall that the draft would be paid from, as far as seen."""
    place, good = a.view["seats"][_draft(a)["giver"]], a.words[-1]
    if KIND_OF[good] < LEGAL:
        return int(place["stall"].get(good, 0))
    if _draft(a)["giver"] != a.seat:
        return int(place["contraband"])
    return sum(look["count"] for look in place["face_down"] if look["kind"] == good)


def _drafted(a: Attempt) -> int:
    draft, good = _draft(a), a.words[-1]
    if KIND_OF[good] < LEGAL:
        return int(draft["goods"].get(good, 0))
    own = draft["giver"] == a.seat
    return int(draft["kinds"].get(good, 0) if own else draft["contraband"])


def _in_draft(a: Attempt) -> bool:
    """Whether that which is to be dropped is there."""
    draft, words = _draft(a), a.words[1:]
    if words[0] == "coins":
        return bool(draft["coins"] >= int(words[1]))
    if words[0] == "claim":
        return words[1] in draft["claims"]
    if words[0] in ("ask", "promise", "repay"):
        return [words[1], int(words[2])] in draft[f"{words[0]}s"]
    return words[0] in draft["goods"] or words[0] in draft["kinds"]


def _bag_of_giver_waits(a: Attempt) -> bool:
    place = a.view["seats"][_draft(a)["giver"]]
    return bool(place["bag"] and place["decided"] is None)


def _in_play(a: Attempt) -> bool:
    setting = Setting(a.options, a.pack)
    return KIND_OF[a.words[-1]] in setting.in_play[len(a.view["seats"])]


def _against_duty(a: Attempt) -> bool:
    """Something that is wanted cannot be had any more."""
    fates = {about: must for must, about in a.view["duties"]}
    for seat, place in enumerate(a.view["seats"]):
        if place["decided"]:
            fates[seat] = place["decided"]
    draft = _draft(a)
    wishes = [] if draft is None else [[draft["outcome"], draft["bag"]], *draft["asks"]]
    if a.verb in ("ask", "draft"):
        wishes = [[a.words[1], int(a.words[2])]]
    return any(fates.get(bag, outcome) != outcome for outcome, bag in wishes)


def _covered(a: Attempt, offer: Any) -> bool:
    """Whether its giver, whose view this is, has all goods that are in it."""
    place = _me(a)
    down = {look["kind"]: 0 for look in place["face_down"]}
    for look in place["face_down"]:
        down[look["kind"]] += look["count"]
    return bool(
        all(place["stall"].get(good, 0) >= n for good, n in offer["goods"].items())
        and all(down.get(good, 0) >= n for good, n in offer["kinds"].items())
    )


def _coins_short(a: Attempt) -> bool:
    draft, more = _draft(a), int(a.words[-1])
    coins = a.view["seats"][draft["giver"]]["coins"]
    if coins is None:
        setting = Setting(a.options, a.pack)
        coins = setting.coins * len(a.view["seats"]) - _me(a)["coins"]
    return bool(coins < draft["coins"] + more)


def _on_a_pile(a: Attempt) -> bool:
    """A pile is named, and no card."""
    return a.words[-1] in a.view["piles"]


def _lies_aside(a: Attempt) -> bool:
    return bool((a.view["aside"]["goods"] or {}).get(a.words[-1]))


def _agreed_about(a: Attempt) -> Any:
    """What the Sheriff is bound to do about the bag that is spoken of, by number or by offer."""
    bag = _offer(a)["bag"] if a.verb in ("revise", "counter") else int(a.words[-1])
    return next((must for must, about in a.view["duties"] if about == bag), None)


def _pays(a: Attempt) -> bool:
    """What the seat has begun is paid from its own stall."""
    return bool(_draft(a)["giver"] == a.seat)


def _is_asked(a: Attempt) -> bool:
    """The seat itself would pay what is in the offer."""
    return bool(_offer(a)["giver"] == a.seat)


def _fits_the_debt(a: Attempt) -> bool:
    """Worth no more than the card before, and with all that is worth no more enough."""
    values = Setting(a.options, a.pack).values
    stock = {good: count for good, count in _me(a)["stall"].items() if count}
    for look in _me(a)["face_down"] if not stock else ():
        stock[look["kind"]] = stock.get(look["kind"], 0) + look["count"]
    worth, debt = values[KIND_OF[a.words[-1]]], a.view["debt"]
    each = ((values[KIND_OF[good]], count) for good, count in stock.items())
    below = sum(value * count for value, count in each if value <= worth)
    return bool(worth <= debt["ceiling"] and below >= debt["owed"])


def _worth_giving(a: Attempt) -> bool:
    """The card lies on the debtor's own stall."""
    place, good = _me(a), a.words[-1]
    return good in place["stall"] or any(look["kind"] == good for look in place["face_down"])


REASONS: Reasons = Reasons(
    words,
    subjects={
        "set": r"set aside|market",
        "done": r"set aside|draw|market",
        "draw": r"\bdraw|discard pile|market",
        "stop": r"\bdraw|market",
        "lay": r"\blay\b|one pile|discard|confiscated|market",
        "bag": r"\bbags?\b",
        "close": r"\bbags?\b",
        "declare": r"\bdeclar|\bbag\b",
        "threaten": r"\bthreaten|\bbags?\b|inspection",
        "dismiss": r"turned down|\bbags?\b|inspection",
        "pass": r"\bpass\b|\bbags?\b|inspection",
        "inspect": r"\bbags?\b|inspection",
        "give": r"\bowe|debt|penalty",
        "serve": r"Feast Plate|promo cards",
        "time": r"\bclock|minute|\btime",
        "draft": rf"{BARGAIN}|\bbags?\b|inspection",
        "revise": rf"{BARGAIN}|inspection",
        "counter": rf"{BARGAIN}|inspection",
        "accept": rf"{BARGAIN}|inspection|coins",
        "refuse": rf"{BARGAIN}|inspection",
        "withdraw": rf"{BARGAIN}|inspection",
        "add": rf"{BARGAIN}|coins|inspection|cards in play",
        "claim": rf"{BARGAIN}|inspection|cards in play",
        "ask": rf"{BARGAIN}|inspection|\bbags?\b",
        "promise": rf"{BARGAIN}|inspection",
        "repay": rf"{BARGAIN}|inspection",
        "drop": rf"{BARGAIN}|draft|inspection",
        "offer": rf"{BARGAIN}|inspection|coins",
        "cancel": rf"{BARGAIN}|inspection|draft",
    },
    general=frozenset(
        {"game-over", "not-a-player", "no-such-seat", "chance-names-sheriff", "chance-first"}
        | {"sheriff-watches", "sheriff-has-no-bag", "draft-first", "not-timed"}
    ),
    claims={
        "game-over": lambda a: a.phase == "over",
        "not-a-player": lambda a: not 0 <= a.seat < len(a.view["seats"]),
        "no-such-seat": lambda a: int(a.words[-1]) >= len(a.view["seats"]),
        "chance-names-sheriff": lambda a: a.verb == "first",
        "chance-draws": lambda a: a.verb == "draw" and a.words[-1] in NAMES,
        "said-like": lambda a: PHRASES.find(a.text) is None,
        "chance-only": lambda a: a.seat < 0,
        "chance-first": lambda a: not a.view["to_act"] and a.phase != "over",
        "clock-decides": lambda a: (
            a.verb == "time" and (a.options["timed"] or a.text != "time out")
        ),
        "clock-only": lambda a: a.seat < 0,
        "not-timed": lambda a: not a.options["timed"],
        "no-time": lambda a: a.options["timed"] and a.phase != "inspect",
        "bound-bags-left": lambda a: a.options["timed"] and a.phase == "inspect",
        "not-market": lambda a: a.phase not in MARKET or a.view["turn"] is None,
        "not-filling": lambda a: a.phase != "fill",
        "not-declaring": lambda a: a.phase != "declare",
        "not-inspecting": lambda a: a.phase != "inspect" and not _settling(a),
        "settle-first": _settling,
        "not-your-turn": _others_turn,
        "sheriff-watches": lambda a: (
            _is_sheriff(a) and a.phase in (*MARKET, "fill", "declare") and not _settling(a)
        ),
        "not-in-hand": lambda a: not a.view["hand"].get(a.words[-1]),
        "aside-full": lambda a: a.view["aside"]["count"] == 5,
        "drawing-already": lambda a: _my_market(a) and a.phase != "aside",
        "set-aside-first": lambda a: _my_market(a) and a.phase == "aside",
        "laying-already": lambda a: _my_market(a) and a.phase in ("pile", "lay"),
        "pile-empty": lambda a: not a.view["piles"][a.words[-1]],
        "deck-empty": lambda a: a.words[-1] == "deck" and a.view["deck"] == 0,
        "must-refill": lambda a: (
            _my_market(a)
            and a.view["deck"] > 0
            and _me(a)["hand"] < (7 if a.options["seven_cards"] else 6)
        ),
        "not-on-deck": lambda a: a.words[-1] == "deck",
        "not-set-aside": lambda a: not _on_a_pile(a) and not _lies_aside(a),
        "not-confiscated": lambda a: _settling(a) and not _on_a_pile(a) and not _lies_aside(a),
        "one-pile": lambda a: a.phase == "lay" and a.view["pile"] is not None and _on_a_pile(a),
        "pile-first": lambda a: (
            a.phase == "pile" and a.view["turn"] == a.seat and not _on_a_pile(a)
        ),
        "pile-first-for-confiscated": lambda a: (
            a.phase == "pile" and _settling(a) and not _on_a_pile(a)
        ),
        "sheriff-lays": lambda a: _settling(a) and not _is_sheriff(a),
        "lay-later": lambda a: (
            _my_market(a) and a.phase not in ("pile", "lay") and a.view["aside"]["count"]
        ),
        "nothing-to-lay": lambda a: a.phase not in ("pile", "lay") and not a.view["aside"]["count"],
        "bag-full": lambda a: sum(a.view["bag"].values()) >= 5,
        "not-to-bag": lambda a: not a.view["hand"].get(a.words[-1]),
        "bag-empty": lambda a: not a.view["bag"],
        "bag-closed": lambda a: a.phase == "fill" and not a.awaited and a.view["bag"],
        "no-cards": lambda a: not a.view["hand"] and not a.view["bag"],
        "only-legal-named": lambda a: KIND_OF[a.words[-1]] >= LEGAL,
        "number-added": lambda a: any(word.isdecimal() for word in a.words),
        "another-declares": lambda a: a.view["bag"] and not a.awaited,
        "declared-already": lambda a: _me(a)["declared"],
        "no-bag": lambda a: not a.view["bag"] and _merchant(a),
        "not-sheriff": _merchant,
        "not-to-dismiss": _merchant,
        "sheriff-has-no-bag": lambda a: int(a.words[-1]) == a.view["sheriff"],
        "no-such-bag": lambda a: not _undecided(a),
        "threatened": lambda a: _bag(a)["threatened"],
        "bound": lambda a: _duty(a) not in (None, a.verb),
        "settled": lambda a: _agreed_about(a) is not None,
        "this-or-that": lambda a: _open_to_pass(a) > 1,
        "nothing-offered": lambda a: (
            not any(
                offer["bag"] == int(a.words[-1]) and offer["by"] == offer["giver"]
                for offer in a.view["offers"]
            )
        ),
        "draft-first": lambda a: _draft(a) is not None,
        "no-draft": lambda a: _draft(a) is None,
        "not-in-draft": lambda a: not _in_draft(a),
        "no-more-drafts": lambda a: _merchant(a) and _said(a) >= int(a.options["drafts"]),
        "no-more-terms": lambda a: _is_sheriff(a) and _said(a) >= int(a.options["drafts"]),
        "no-more-offers": lambda a: _own_open(a) >= int(a.options["offers"]),
        "sheriff-sells-passes": lambda a: _is_sheriff(a) and a.words[1] == "inspect",
        "no-such-offer": lambda a: _offer(a) is None,
        "own-offer": lambda a: _offer(a)["by"] == a.seat,
        "not-your-offer": lambda a: _offer(a)["by"] != a.seat,
        "not-to-answer": lambda a: a.seat not in (_offer(a)["giver"], a.view["sheriff"]),
        "not-the-coins": _coins_short,
        "heaps": lambda a: a.words[1] == "coins" and int(a.words[2]) not in STEPS,
        "not-on-stall": lambda a: _drafted(a) >= _on_stall(a),
        "not-in-bag": lambda a: (
            sum(_draft(a)["claims"].values()) >= a.view["seats"][_draft(a)["giver"]]["bag"]
        ),
        "bag-passed": lambda a: (
            (a.verb == "claim" or _draft(a)["claims"]) and not _bag_of_giver_waits(a)
        ),
        "not-in-play": lambda a: not _in_play(a),
        "asked-already": lambda a: (
            int(a.words[-1]) in [_draft(a)["bag"], *(bag for _, bag in _draft(a)["asks"])]
        ),
        "not-sheriff-again": lambda a: not _rules_again(a),
        "anothers-bag": lambda a: int(a.words[-1]) == _vowing(a),
        "promised-already": lambda a: (
            int(a.words[-1]) in [about for _, about in _draft(a)[f"{a.verb}s"]]
        ),
        "offers-nothing": lambda a: (
            not any(
                _draft(a)[part] for part in ("coins", "goods", "contraband", "claims", "promises")
            )
        ),
        "cannot-pay": lambda a: _pays(a) and _draft(a)["coins"] > _me(a)["coins"],
        "missing-goods": lambda a: _pays(a) and not _covered(a, _draft(a)),
        "terms-too-dear": lambda a: _is_asked(a) and _offer(a)["coins"] > _me(a)["coins"],
        "terms-not-on-stall": lambda a: _is_asked(a) and not _covered(a, _offer(a)),
        "against-duty": _against_duty,
        "no-debt": lambda a: a.view["debt"] is None or a.view["debt"]["debtor"] != a.seat,
        "not-yet-due": lambda a: a.view["debt"]["debtor"] == a.seat and a.phase != "debt",
        "legal-first": lambda a: KIND_OF[a.words[-1]] >= LEGAL and any(_me(a)["stall"].values()),
        "not-to-give": lambda a: not _worth_giving(a),
        "too-much": lambda a: _worth_giving(a) and not _fits_the_debt(a),
        "no-plate": lambda a: a.phase != "serve" or not a.awaited,
        "no-plates": lambda a: not a.options["promos"],
        "legal-dishes": lambda a: KIND_OF[a.words[-1]] >= LEGAL,
    },
    refusals=refusals.ALL,
    rule=rules_of("nottingham"),
    rules=RULES,
)
