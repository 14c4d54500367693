"""Cornish Smuggler: moments of set-up, cards, customs and raids that chance seldom comes to."""

from collections.abc import Iterator
from typing import Any

from conformance.truth.moment import Moment
from games.cornish.tables import PACK, Table, content, lay, player, sit

Refused = dict[str, tuple[int, str]]
"""By key, who says what there."""

MOB = "tinners-of-st-just"
FACES = ["preacher-trewin", "mercer-batten", None, "allen-cutler"]


def moments() -> Iterator[Moment]:
    laid = (
        *_setup(),
        *_prices(),
        *_purses(),
        *_cards(),
        *_landing(),
        *_hiding(),
        *_windows(),
        *_customs(),
        *_raids(),
    )
    for at, refused in laid:
        for key, (seat, text) in refused.items():
            yield Moment(key, at, seat, text, PACK)


def _setup() -> Iterator[tuple[Table, Refused]]:
    at = Table(sit(2))
    (one,), ship = at.match.to_act, at.moves(at.match.to_act[0])[0]
    at.say(one, ship)
    yield at, {"ship-taken": (1 - one, ship)}
    at = Table(sit(2))
    while at.phase != "warehouses":
        at.say(at.match.to_act[0], at.moves(at.match.to_act[0])[0])
    (one,), store = at.match.to_act, at.moves(at.match.to_act[0])[0]
    yield at.say(one, store), {"warehouse-taken": (1 - one, store)}
    deck = [card.key for card in content().characters if card.deck == 0]
    few = lay(phase="pair", round=0, faces=[None] * 4, gone=deck[1:])
    yield few, {"deck-too-small": (0, "draw religious religious")}


def _prices() -> Iterator[tuple[Table, Refused]]:
    here = player(pawns=["helston"])
    at = lay(here, ashore=[("helston", 0, "brandy")])
    yield (
        at,
        {
            "row-price": (0, "sell brandy helston fair"),
            "hire-price": (0, "hire preacher-trewin for gold"),
            "secret-price": (0, "discover secret"),
            "not-so-paid": (0, "walk helston to breage for reputation"),
            "not-for-sale": (0, "buy loose-tongue"),
            "no-price": (0, "work honestly for gold"),
            "wants-mob": (0, "raid tea with helston"),
            "wants-ship": (0, "take ship helston"),
            "wants-warehouse": (0, "take warehouse helston"),
            "wants-carried": (0, "carry helston helston to breage for gold"),
        },
    )


def _purses() -> Iterator[tuple[Table, Refused]]:
    broke = {"gold": 0, "influence": 0, "reputation": 0}
    goods = [("helston", 0, "brandy")]
    at = lay(player(pawns=["helston"], anchor="newlyn", **broke), ashore=goods)
    yield (
        at,
        {
            "cannot-pay-haul": (0, "haul brandy helston to breage for gold"),
            "cannot-pay-move": (0, "walk helston to breage for influence"),
            "cannot-pay-sail": (0, "sail newlyn to mounts-bay for influence"),
            "cannot-pay-row": (0, "sell brandy helston high for reputation"),
        },
    )
    officers = [("helston", None)]
    yield (
        lay(player(pawns=["helston"], **broke), officers=officers),
        {
            "cannot-pay-bribe": (0, "bribe helston"),
            "cannot-pay-march": (0, "march helston to breage for influence"),
        },
    )
    at = lay(player(pawns=["breage", "godolphin"]), ashore=[("breage", 0, "tea")])
    yield at, {"no-pawn-to-receive": (0, "carry tea breage to helston for gold")}
    widow = player(characters=["widow-penrose"], **broke)
    yield lay(widow), {"cannot-pay-use": (0, "use widow-penrose")}


def _cards() -> Iterator[tuple[Table, Refused]]:
    me = player(pawns=["penzance"])
    freeing = lay(me, hands=[["back-door"], []], seized=["tea", "velvet"])
    yield freeing.say(0, "play back-door"), {"too-big": (0, "release velvet")}
    officers = [("hayle", None), ("penzance", None)]
    sending = lay(me, hands=[["forged-orders"], []], officers=officers)
    yield sending.say(0, "play forged-orders"), {"at-customs": (0, "recall penzance")}
    both = lay(player(characters=["abbot-carne", "curate-pascoe"]), faces=[None] * 4)
    yield both.say(0, "use curate-pascoe"), {"face-down": (0, "use curate-pascoe")}
    both = lay(player(characters=["abbot-carne", "curate-pascoe"]), faces=[None] * 4)
    rousing = both.say(0, "use curate-pascoe", "use abbot-carne")
    yield rousing, {"rouses": (0, "rouse abbot-carne"), "not-used": (0, "rouse allen-cutler")}
    poor = player(gold=0, influence=0, reputation=0)
    robbing = lay(player(), poor, player(), hands=[["pickpocket"], [], []])
    robbing.say(0, "play pickpocket")
    yield robbing, {"nothing-to-lose": (0, "target 1"), "not-yourself": (0, "target 0")}
    sent = lay(player(pawns=["breage"]), faces=[None, None, None, "coroner-scobell"])
    sent.say(0, "hire coroner-scobell for influence")
    yield sent, {"mainland-only": (0, "place pawn scilly"), "place-first": (0, "pass")}


def _landing() -> Iterator[tuple[Table, Refused]]:
    poor = lay(player(influence=0, anchor="newlyn", hold=["tea"], pawns=["newlyn"]))
    yield poor, {"cannot-pay-landing": (0, "unload tea")}
    me = player(
        anchor="mousehole", hold=["tea"], pawns=["mousehole"], warehouses={"ship-inn-well": []}
    )
    watched = lay(me, officers=[("mousehole", None)])
    yield watched, {"watched": (0, "unload tea into ship-inn-well")}
    wells: dict[str, Any] = {"turks-head-cellar": [], "ship-inn-well": []}
    me = player(anchor="penzance", hold=["silk", "wine"], pawns=["penzance"], warehouses=wells)
    full = {
        "warehouse-full": (0, "unload silk into turks-head-cellar"),
        "no-such-warehouse": (0, "unload wine into ship-inn-well"),
    }
    yield lay(me), full
    me = player(pawns=["helston", "breage"], warehouses={"chapel-crypt": []})
    stowing = lay(me, ashore=[("helston", 0, "tea")])
    yield stowing.say(0, "carry tea helston to breage for influence"), {"acted": (0, "pass")}


def _hiding() -> Iterator[tuple[Table, Refused]]:
    """A lantern has raised the risk of what seat 0 lands at Newlyn."""
    me = player(anchor="newlyn", hold=["brandy"], pawns=["newlyn"])
    at = lay(me, player(), hands=[[], ["lantern-on-the-cliff"]], track=1)
    at.say(0, "unload brandy", "land").say(1, "play lantern-on-the-cliff")
    yield at, {"hiding-first": (0, "pass"), "overlooked": (0, "land hiding 9")}


def _windows() -> Iterator[tuple[Table, Refused]]:
    secrets = [[], ["covered-cart"], ["covered-cart"]]
    me = player(pawns=["helston"])
    at = lay(me, player(), player(), hands=secrets, ashore=[("helston", 0, "brandy")])
    at.say(0, "sell brandy helston low").say(1, "let be")
    yield at, {"sealed": (1, "let be"), "others-answer": (0, "pass")}


def _customs() -> Iterator[tuple[Table, Refused]]:
    recruit = lay(player(gold=0), player(), turn=1, phase="recruit", pending={"recruits": 1})
    yield (
        recruit,
        {
            "no-post-on-scilly": (0, "place officer scilly"),
            "place-taken": (0, "place officer up-north"),
            "recruit-first": (0, "pass"),
            "poorest-chooses": (1, "place officer hayle"),
        },
    )
    land = [place for place in content().board.land if place != "scilly"]
    pending: dict[str, Any] = {"recruits": 1}
    crowded = lay(player(gold=0, pawns=land), phase="recruit", pending=pending)
    yield crowded, {"officers-there": (0, "place officer up-north")}
    near = [("madron", None), ("newlyn", None)]
    pending = {"points": 1, "target": "penzance"}
    customs = lay(player(gold=0), player(), phase="customs", pending=pending, officers=near)
    yield customs, {"not-nearest": (0, "march madron to sancreed"), "customs-first": (0, "pass")}


def _raids() -> Iterator[tuple[Table, Refused]]:
    move = f"raid tea with {MOB}"
    me = player(anchor="penzance", hold=["tea"], pawns=["penzance"], characters=[MOB])
    yield (
        lay(dict(me, pawns=["madron"]), seized=["tea"], faces=FACES),
        {"no-pawn-at-customs": (0, move)},
    )
    yield (
        lay(dict(me, influence=0), seized=["tea"], faces=FACES),
        {"cannot-pay-raid": (0, move)},
    )
    two = lay(me, seized=["tea"], faces=FACES, options={"raid_mobs": 2})
    yield two, {"too-few-mobs": (0, move), "not-your-mob": (0, "raid tea with crowd-of-helston")}
    busy = lay(me, seized=["tea", "tea"], faces=FACES).say(0, move)
    yield busy, {"mob-busy": (0, move), "finish-raid": (0, "unload tea")}
