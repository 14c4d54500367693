"""The cart on its road: told, and read again side by side."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.view.pieces import Piece, or_none
from hoodwink.games.sherwood.view.told import CartTold
from hoodwink.kernel.seats import SEATS_IN


def cart_json(s: State, setting: Setting) -> CartTold:
    """The cart on its road, the band that it has met, and the loot not yet shared."""
    return {
        "place": PLACES[s.cart],
        "destination": None if s.destination == NONE else setting.board.towns[s.destination],
        "step": s.step,
        "messengers": list(SEATS_IN[s.used_messenger]),
        "hideout": None if s.hideout == NONE else setting.board.hideouts[s.hideout],
        "order": list(s.order),
        "asked": or_none(s.asked),
        "passed": list(SEATS_IN[s.passed]),
        "declined": list(SEATS_IN[s.declined]),
        "played": [[seat, setting.gear.names[kind]] for seat, kind in s.played],
        "loot_sacks": s.loot_sacks,
        "loot_companions": s.loot_companions,
        "cycle": s.cycle[: len(s.camp)],
        "served": list(SEATS_IN[s.served]),
    }


def read_cart(s: State, setting: Setting, values: Mapping[str, Any]) -> None:
    piece, seats = Piece("position: cart", values), len(s.camp)
    s.cart = piece.name("place", PLACES[: len(s.row)])
    s.destination = piece.name("destination", setting.board.towns)
    s.step = piece.read.count("step", 0, 99)
    s.used_messenger = piece.seats("messengers", seats)
    s.hideout = piece.name("hideout", setting.board.hideouts)
    piece.seats("order", seats)
    s.order = tuple(piece.read.rows("order"))
    s.asked = piece.number("asked", seats - 1)
    s.passed = piece.seats("passed", seats)
    s.declined = piece.seats("declined", seats)
    s.played = piece.cards(setting, "played", seats)
    s.loot_sacks = piece.read.count("loot_sacks", 0, 10**6)
    s.loot_companions = piece.read.count("loot_companions", 0, 10**6)
    s.cycle[:seats] = piece.read.counts("cycle", seats, 0, 10**6)
    s.served = piece.seats("served", seats)
