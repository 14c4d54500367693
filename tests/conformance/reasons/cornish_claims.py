"""What each refusal of Cornish Smuggler states, asked of the view again: it must be so."""

from collections.abc import Callable

from conformance.reasons.cornish_scene import Scene
from conformance.reasons.reason import Claim
from hoodwink.games.cornish.moves.sayings import SAYINGS
from hoodwink.games.cornish.refusals.by_act import NO_SUCH_THING
from hoodwink.games.cornish.things.effects import WORDS
from hoodwink.games.cornish.things.market import ROWS

SEATED = (None, 0, 1, 2, 3, 4)
STEPS = ("sail", "walk", "carry", "haul", "march")


def _cannot_pay_goods(w: Scene) -> bool:
    cards = [w.character(card["character"]) for card in w.me["characters"]]
    bargain = sum(card.perks[5] for card in cards)
    cost = w.size(w.thing) if w.options["goods_price"] == "square" else 1
    return not w.me["influence"] or w.me["gold"] < max(0, cost - bargain)


def _cannot_pay_hire(w: Scene) -> bool:
    cards = [w.character(card["character"]) for card in w.me["characters"]]
    gold = max(0, w.character(w.thing).cost - sum(card.perks[6] for card in cards))
    need = w.options["hire_reputation"] if w.price == "reputation" else 1
    return bool(w.me["gold"] < gold or w.me[w.price] < int(need))


def _cannot_pay_bribe(w: Scene) -> bool:
    cards = [w.character(card["character"]) for card in w.me["characters"]]
    cost = w.content.market.bribe(w.truth["track"]) - sum(card.perks[4] for card in cards)
    cost += w.officer["briber"] is not None
    return not w.me["influence"] or w.me["gold"] < max(0, cost)


def _no_access(w: Scene) -> bool:
    cove = w.shore if w.verb == "unload" else w.end
    return w.content.board.coves[w.place(cove)] and not w.knows_cove(cove)


def _watched(w: Scene) -> bool:
    rows = w.truth["officers"]
    return any(row["place"] == w.shore and row["briber"] != w.seat for row in rows)


def _full(w: Scene) -> bool:
    store = w.words[-1]
    going = [row["goods"] for row in w.pending["draft"] if row["warehouse"] == store]
    return not w.fits(store, [*w.me["warehouses"][store], *going, w.thing])


def _too_much_hiding(w: Scene) -> bool:
    if w.phase == "hiding":
        return int(w.end) > min(int(w.me["influence"]), 48)
    if not w.pending["draft"]:
        return int(w.end) > 48
    squares = sum(w.size(row["goods"]) for row in w.pending["draft"])
    risk = w.content.board.risks[w.place(w.shore)] + squares
    return int(w.end) > min(w.me["influence"] - 1, risk - w.pending["shadow"]) or _misled(w, risk)


def _misled(w: Scene, risk: int) -> bool:
    cards = [w.character(card["character"]) for card in w.me["characters"]]
    return bool(int(w.end) > risk - w.pending["shadow"] - sum(card.perks[3] for card in cards))


def _in_vain(w: Scene) -> bool:
    """Nothing that such cards could do is there to be done."""
    card = w.secret(w.thing) if w.verb == "play" else w.character(w.thing)
    return not any(_does(w, WORDS[word], amount) for word, amount in card.effects)


def _does(w: Scene, word: str, amount: int) -> bool:
    others = [who for seat, who in enumerate(w.truth["players"]) if seat != w.seat]
    sizes = [size for seat, size in enumerate(w.truth["hand_sizes"]) if seat != w.seat]
    lose = {"fine": "gold", "rob": "gold", "hush": "influence", "gossip": "reputation"}
    if word in lose:
        return any(bool(who[lose[word]]) for who in others)
    if word == "levy":
        return bool(w.truth["players"][w.truth["turn"]]["gold"])
    claim, bribers = w.pending["claim"], [row["briber"] for row in w.truth["officers"]]
    spots = {row["place"] for row in w.truth["officers"]}
    done: dict[str, bool] = {
        "spill": any(sizes),
        "secret": w.truth["secrets_left"] > 0,
        "shadow": bool(w.me["hold"]),
        "chart": any(
            cove and not w.knows_cove(name)
            for name, cove in zip(w.content.board.land, w.content.board.coves, strict=True)
        ),
        "walk": any(w.content.board.roads[w.place(pawn)] for pawn in w.me["pawns"]),
        "carry": any(
            w.content.board.land[near] in w.me["pawns"]
            for row in w.truth["ashore"]
            if row["owner"] == w.seat
            for near in w.content.board.roads[w.place(row["place"])]
        ),
        "haul": any(row["owner"] == w.seat for row in w.truth["ashore"]),
        "recall": spots != {w.customs},
        "suborn": any(briber != w.seat for briber in bribers),
        "release": w.customs in w.me["pawns"]
        and any(w.size(form) <= amount for form in w.truth["seized"]),
        "rouse": any(
            card["used"] and not w.character(card["character"]).rouses
            for card in w.me["characters"]
        ),
        "leave": False,
        "waylay": bool(claim) and not claim.get("waylaid", True),
        "undercut": bool(claim) and claim.get("undercut", 99) < 1,
        "heat": bool(claim) and _still_to_come(w) > 0 and claim["risk"] + _heat_left(w) > w.level,
        "summon": bool(claim) and _still_to_come(w) > 0,
    }
    return done[word]


def _still_to_come(w: Scene) -> int:
    """Steps that officers could take to the place beyond those that are called for."""
    claim, place = w.pending["claim"], w.pending["claim"]["place"]
    called = max(0, claim["risk"] - w.level) if "risk" in claim else 1
    away = _ways_to(w, place)
    ways = [away.get(w.place(row["place"]), 0) for row in w.truth["officers"]]
    return 0 if place == w.apart else sum(ways) - called - int(claim["summoned"])


def _heat_left(w: Scene) -> int:
    """The most risk that secrets in other hands than the smuggler's can add: nobody knows more."""
    heats: list[int] = []
    for secret in w.content.secrets:
        heat = [amount for word, amount in secret.effects if WORDS[word] == "heat"]
        heats += heat * (secret.count - w.truth["played"].get(secret.key, 0))
    sizes = w.truth["hand_sizes"]
    return sum(sorted(heats)[::-1][: sum(sizes) - sizes[w.truth["turn"]]])


def _not_free(w: Scene) -> bool:
    return w.verb in STEPS and not w.price and w.phase == "turn"


def _no_such_thing(w: Scene) -> bool:
    """Some word is none of the kind that belongs there."""
    c = w.content
    kinds = {
        "land": set(c.board.land),
        "sea": set(c.board.sea),
        "form": {form.key for form in c.forms},
        "card": {card.key for card in c.characters},
        "secret": {secret.key for secret in c.secrets},
        "store": {store.key for store in c.warehouses},
        "ship": set(c.ships),
        "deck": set(c.decks),
        "row": set(ROWS),
        "number": {str(n) for n in range(1, 49)},
        "seat": {str(n) for n in range(5)},
    }
    wanted = WANTED.get(" ".join(w.words[:2])) or WANTED[w.verb]
    names = next(names for pattern, _, _ in SAYINGS if (names := _starred(pattern, w.words)))
    return any(name not in kinds[kind] for name, kind in zip(names, wanted, strict=False))


def _starred(pattern: str, words: list[str]) -> list[str]:
    """The words that stand for the stars of a pattern; none if it is said otherwise."""
    pairs = list(zip(pattern.split(), words, strict=False))
    alike = len(pattern.split()) == len(words) and all(p in ("*", word) for p, word in pairs)
    return [word for part, word in pairs if alike and part == "*"]


WANTED: dict[str, tuple[str, ...]] = {
    "take ship": ("ship",),
    "take warehouse": ("store",),
    "draw": ("deck", "deck"),
    "keep": ("card",),
    "place pawn": ("land",),
    "place ship": ("sea",),
    "place officer": ("land",),
    "remove pawn": ("land",),
    "sail": ("sea", "sea"),
    "walk": ("land", "land"),
    "march": ("land", "land"),
    "march of": ("land", "seat", "land"),
    "carry": ("form", "land", "land"),
    "haul": ("form", "land", "land"),
    "buy": ("form",),
    "unload": ("form", "store"),
    "land hiding": ("number",),
    "hire": ("card",),
    "bribe": ("land", "seat"),
    "sell": ("form", "land", "row"),
    "raid": ("form", "card"),
    "store": ("form", "store"),
    "fetch": ("form", "store"),
    "use": ("card",),
    "play": ("secret",),
    "target": ("seat",),
    "recall": ("land", "seat"),
    "release": ("form",),
    "rouse": ("card",),
    "first": ("seat",),
    "deal": ("card",),
    "deal secret": ("secret",),
    "reveal": ("card",),
    "spill": ("secret",),
}

GRANTED: dict[str, str] = {
    **dict.fromkeys(("fine", "rob", "hush", "gossip", "spill"), "target"),
    "suborn": "bribe",
    "pawn": "place pawn",
}
"""By what a card does, the verb that says it, if it is another word."""


def _not_connected(w: Scene) -> bool:
    """Neither beside the network nor where the card says; without one it may be anywhere."""
    board, placing = w.content.board, w.pending["placing"]
    network = {*w.me["pawns"]} - {w.apart}
    if w.phase == "pawns" or not network or placing == "anywhere" or w.end == w.apart:
        return False
    if placing == "ports" and board.ports >> w.place(w.end) & 1:
        return False
    return not any(board.land[near] in w.me["pawns"] for near in board.roads[w.place(w.end)])


TRUE: dict[str, Callable[[Scene], object]] = {
    "game-over": lambda w: w.phase == "over",
    "not-a-player": lambda w: (
        not 0 <= w.seat < len(w.truth["players"]) or int(w.thing) >= len(w.truth["players"])
    ),
    "said-like": lambda w: w.phrases.find(w.text) is None,
    "chance-decides": lambda w: w.verb in ("deal", "reveal", "spill"),
    "chance-first-player": lambda w: w.verb == "first",
    "chance-not-asked": lambda w: w.seat == -1,
    "chance-first": lambda w: not w.truth["to_act"],
    "not-your-turn": lambda w: not w.mine,
    "passed": lambda w: bool(w.me["passed"]),
    "sealed": lambda w: w.truth["sealed"] is not None,
    "others-answer": lambda w: w.phase == "window" and w.mine,
    "not-asked": lambda w: w.phase == "window" and not w.hand,
    "poorest-chooses": lambda w: w.phase in ("customs", "recruit") and _another_is_poorer(w),
    "setup-first": lambda w: w.truth["round"] == 0,
    "setup-order": lambda w: w.truth["round"] == 0 and w.phase != _step_of_setup(w),
    "setup-over": lambda w: w.truth["round"] > 0,
    "answer-first": lambda w: w.phase == "window" and w.seat in w.truth["to_act"],
    "remove-first": lambda w: w.phase == "remove" and w.pending["losing"] > 0,
    "place-first": lambda w: w.phase == "place" and w.mine,
    "hiding-first": lambda w: w.phase == "hiding" and w.mine and w.words[:2] != ["land", "hiding"],
    "overlooked": lambda w: (
        w.phase == "hiding" and w.pending["hiding"] < int(w.end) <= w.me["influence"]
    ),
    "customs-first": lambda w: w.phase == "customs" and w.pending["points"] > 0,
    "recruit-first": lambda w: w.phase == "recruit" and w.pending["recruits"] > 0,
    "acted": lambda w: w.mine and w.pending["acted"] and w.phase == "stow",
    "not-granted": lambda w: (
        w.phase == "grant" and not w.text.startswith(GRANTED.get(w.grant, w.grant))
    ),
    "card-pays": lambda w: w.phase == "grant" and w.verb == w.grant and w.price != "",
    "open-turn": lambda w: w.mine and w.phase == "turn" and not w.pending["acted"],
    "nothing-to-answer": lambda w: not w.pending["window"],
    "no-card-at-work": lambda w: not w.pending["grants"],
    "no-new-pawn": lambda w: (
        w.pending["placing"] is None and w.grant != "pawn" and w.phase != "pawns"
    ),
    "no-new-officer": lambda w: not w.pending["recruits"],
    "nothing-lost": lambda w: not w.pending["losing"],
    "finish-landing": lambda w: bool(w.pending["draft"]),
    "finish-raid": lambda w: bool(w.pending["raiding"]),
    "nothing-to-call-off": lambda w: not w.pending["draft"] and not w.pending["raiding"],
    "ship-taken": lambda w: any(
        who["ship"] == w.thing for seat, who in enumerate(w.truth["players"]) if seat != w.seat
    ),
    "warehouse-taken": lambda w: (
        any(w.thing in who["warehouses"] for who in w.truth["players"])
        or not next(store.start for store in w.content.warehouses if store.key == w.thing)
    ),
    "deck-too-small": lambda w: min(_deck(w, 1), _deck(w, 2)) < 1 + (w.words[1] == w.words[2]),
    "not-dealt": lambda w: w.thing not in w.truth["dealt"],
    "no-access": _no_access,
    "ship-elsewhere": lambda w: w.me["anchor"] != w.start,
    "cannot-pay-sail": lambda w: w.lacks(w.content.sail_cost),
    "no-pawn": lambda w: w.start not in w.me["pawns"],
    "no-pawn-to-lose": lambda w: w.phase == "remove" and w.end not in w.me["pawns"],
    "cannot-pay-move": lambda w: w.lacks(w.content.move_cost),
    "not-your-goods": lambda w: not w.own(w.start, w.thing),
    "not-beside-it": lambda w: not w.own(_store_place(w), w.thing),
    "no-pawn-to-receive": lambda w: w.end not in w.me["pawns"],
    "cannot-pay-haul": lambda w: w.lacks(w.content.haul_cost),
    "no-officer": lambda w: (
        w.officer not in w.truth["officers"]
        and (w.officer["briber"] not in SEATED or not _is_watched(w, w.thing))
    ),
    "bribed": lambda w: w.officer not in w.truth["officers"] and _is_watched(w, w.thing, True),
    "unbribed": lambda w: w.officer not in w.truth["officers"] and _is_watched(w, w.thing, False),
    "cannot-pay-march": lambda w: w.lacks(w.content.march_cost),
    "not-nearest": lambda w: w.phase == "customs" and not _is_nearest_step(w),
    "cannot-pay-reputation": lambda w: w.me["gold"] < w.content.reputation_cost,
    "no-merchant": lambda w: w.me["anchor"] not in w.truth["merchants"],
    "none-left": lambda w: w.thing not in w.truth["merchants"][w.me["anchor"]],
    "cannot-pay-goods": _cannot_pay_goods,
    "does-not-fit": lambda w: not w.fits(w.me["ship"], [*w.me["hold"], w.thing]),
    "not-aboard": lambda w: not w.aboard[w.thing],
    "no-landing": lambda w: w.shore not in w.me["pawns"],
    "cannot-pay-landing": lambda w: w.me["influence"] == 0,
    "no-such-warehouse": lambda w: w.end not in w.me["warehouses"] or _store_place(w) != w.shore,
    "watched": _watched,
    "not-your-warehouse": lambda w: w.end not in w.me["warehouses"],
    "warehouse-full": _full,
    "nothing-unloaded": lambda w: w.phase != "hiding" and not w.pending["draft"],
    "too-much-hiding": _too_much_hiding,
    "not-face-up": lambda w: w.thing not in w.truth["faces"],
    "cannot-pay-hire": _cannot_pay_hire,
    "not-connected": _not_connected,
    "mainland-only": lambda w: w.end == w.apart and w.pending["placing"] == "mainland",
    "own-pawn-there": lambda w: w.end in w.me["pawns"],
    "no-pawn-beside": lambda w: w.phase == "turn" and w.thing not in w.me["pawns"],
    "your-officer": lambda w: w.officer["briber"] == w.seat,
    "cannot-pay-bribe": lambda w: w.phase == "turn" and _cannot_pay_bribe(w),
    "not-there-to-sell": lambda w: not w.own(w.start, w.thing),
    "cannot-pay-row": lambda w: w.me[w.price] < ROWS.index(w.end),
    "worked-already": lambda w: bool(w.me["worked"]),
    "no-secrets-left": lambda w: not _does(w, "secret", 1),
    "cannot-pay-secret": lambda w: w.lacks(w.content.discover_cost),
    "not-seized": lambda w: not w.left_seized[w.thing],
    "not-your-mob": lambda w: not w.has(w.end) or not w.character(w.end).mob,
    "mob-busy": lambda w: any(row["character"] == w.end for row in w.pending["raiding"]),
    "no-pawn-at-customs": lambda w: w.customs not in w.me["pawns"],
    "too-few-mobs": lambda w: w.options["raid_mobs"] == 2 and _raids_possible(w) < 2,
    "cannot-pay-raid": lambda w: w.me["influence"] == 0,
    "no-raiders": lambda w: not w.pending["raiding"],
    "not-stored": lambda w: w.thing not in w.me["warehouses"].get(w.end, []),
    "not-your-character": lambda w: not w.has(w.thing) or not w.character(w.thing).effects,
    "face-down": lambda w: w.used(w.thing),
    "cannot-pay-use": lambda w: (
        w.me["gold"] < w.character(w.thing).pay_gold
        or w.me["influence"] < w.character(w.thing).pay_influence
    ),
    "not-in-hand": lambda w: w.thing not in w.hand,
    "wrong-moment": lambda w: (
        w.pending["window"] != (None, "landing", "sale", "march")[w.secret(w.thing).when]
    ),
    "in-vain": _in_vain,
    "not-yourself": lambda w: int(w.thing) == w.seat,
    "nothing-to-lose": lambda w: not _can_lose(w),
    "at-customs": lambda w: w.thing == w.customs,
    "too-big": lambda w: w.size(w.thing) > w.pending["grants"][0]["amount"],
    "not-used": lambda w: not w.used(w.thing),
    "rouses": lambda w: bool(w.character(w.thing).rouses),
    "place-taken": lambda w: w.end in _manned(w) | _crowded(w) and not _all_taken(w),
    "officers-there": lambda w: w.end in _manned(w) and _all_taken(w),
    "no-post-on-scilly": lambda w: w.end == w.apart,
    "no-lane": lambda w: (
        not (
            {w.start, w.end} <= {*w.content.board.sea}
            and w.content.board.sea.index(w.end)
            in w.content.board.lanes[w.content.board.sea.index(w.start)]
        )
    ),
    **{
        f"no-road{which}": lambda w: not w.neighbours()
        for which in ("", "-to-carry", "-to-haul", "-to-march")
    },
    "scilly-apart": lambda w: w.apart in (w.start, w.end),
    "village": lambda w: w.content.board.sizes[w.place(w.start)] == 0,
    "row-price": lambda w: (w.end == "low") == (w.price != "") or w.price == "gold",
    "hire-price": lambda w: w.price not in ("influence", "reputation"),
    "secret-price": lambda w: w.price not in ("influence", "gold"),
    "not-free": _not_free,
    "not-so-paid": lambda w: w.price == "reputation" and w.verb in STEPS,
    "no-price": lambda w: w.price != "" and w.verb not in STEPS,
    **dict.fromkeys([no.key for no in NO_SUCH_THING.values()], _no_such_thing),
    "not-for-sale": lambda w: w.verb == "buy" and _no_such_thing(w),
    "no-such-sale": lambda w: w.verb == "sell" and _no_such_thing(w),
    "no-such-hiding": lambda w: w.verb == "land" and _no_such_thing(w),
}
"""By the key of each refusal, whether what it says is so."""


def _is_watched(w: Scene, place: str, bribed: bool | None = None) -> bool:
    """Whether an officer stands there, whom somebody or nobody has bribed."""
    here = [one["briber"] is not None for one in w.truth["officers"] if one["place"] == place]
    return bool(here) if bribed is None else bribed in here


STEPS_OF_SETUP = {
    "take ship": "ships",
    "take warehouse": "warehouses",
    "draw": "pair",
    "keep": "keep",
    "place pawn": "pawns",
    "place ship": "anchors",
}


def _step_of_setup(w: Scene) -> str:
    """When this is said before the first round, if then at all."""
    return STEPS_OF_SETUP.get(w.verb) or STEPS_OF_SETUP.get(" ".join(w.words[:2]), "")


def _manned(w: Scene) -> set[str]:
    """Where officers stand."""
    return {row["place"] for row in w.truth["officers"]}


def _crowded(w: Scene) -> set[str]:
    """Where pawns stand."""
    return {place for who in w.truth["players"] for place in who["pawns"]}


def _all_taken(w: Scene) -> bool:
    """No place on land is empty, but for the islands."""
    return {*w.content.board.land} - {w.apart} <= _manned(w) | _crowded(w)


def _another_is_poorer(w: Scene) -> bool:
    """Or as poor, and it is asked."""
    asked = [seat for seat in w.truth["to_act"] if seat != w.seat]
    return any(w.truth["players"][seat]["gold"] <= w.me["gold"] for seat in asked)


def _raids_possible(w: Scene) -> int:
    """How many mobs could take something."""
    mobs = sum(1 for card in w.me["characters"] if w.character(card["character"]).mob)
    return min(mobs, len(w.truth["seized"]))


def _is_nearest_step(w: Scene) -> bool:
    """Whether none is nearer to where they are called, and the step leads there."""
    away = _ways_to(w, str(w.pending["target"]))
    outside = [away[w.place(row["place"])] for row in w.truth["officers"]]
    start, end = away[w.place(w.start)], away[w.place(w.end)]
    return start == min(steps for steps in outside if steps > 0) and end == start - 1


def _ways_to(w: Scene, place: str) -> dict[int, int]:
    """How many steps it is to a place from wherever a road leads there."""
    away = {w.place(place): 0}
    for here in (queue := list(away)):
        for near in w.content.board.roads[here]:
            if near not in away:
                away[near] = away[here] + 1
                queue.append(near)
    return away


def _deck(w: Scene, word: int) -> int:
    return int(w.truth["decks"][w.content.decks.index(w.words[word])])


def _store_place(w: Scene) -> str:
    store = next(store for store in w.content.warehouses if store.key == w.end)
    return w.content.board.land[store.place]


def _can_lose(w: Scene) -> bool:
    other = int(w.thing)
    if w.grant == "spill":
        return bool(w.truth["hand_sizes"][other])
    purse = {"fine": "gold", "rob": "gold", "hush": "influence", "gossip": "reputation"}
    return bool(w.truth["players"][other][purse[w.grant]])


def _claim(true: Callable[[Scene], object]) -> Claim:
    return lambda attempt: true(Scene(attempt))


CLAIMS: dict[str, Claim] = {key: _claim(true) for key, true in TRUE.items()}
