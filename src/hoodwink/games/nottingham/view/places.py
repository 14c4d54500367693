"""What lies before each seat, as somebody sees it."""

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NOTHING, UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import how_many
from hoodwink.games.nottingham.things.hidden import SPECTATOR, FaceDown, look_json, seen_by, unseen
from hoodwink.games.nottingham.view.table import open_place
from hoodwink.games.nottingham.view.told import Place, PlaceKnown
from hoodwink.kernel.seats import Seat


def place(s: State, setting: Setting, owner: Seat, seat: Seat | None, me: int) -> Place:
    shows_purse = setting.open_purses or owner == seat or s.phase == at.OVER
    declared = s.declared[owner]
    waits = declared != NOTHING and s.decided[owner] == UNDECIDED
    return {
        **open_place(s, owner),
        "coins": s.purse[owner] if shows_purse else None,
        "hand": _hand_size(s, owner),
        "bag": 0 if s.phase == at.FILL else how_many(s.bag[owner]),  # SN-107
        "if_true": how_many(s.bag[owner]) * setting.penalties[declared] if waits else None,
        "contraband": len(s.down[owner]),  # SN-072, SN-109
        "face_down": _face_down(s.down[owner], me) if s.down[owner] else [],
    }


def place_known(s: State, setting: Setting, owner: Seat, seat: Seat) -> PlaceKnown:
    """What of this place a seat knows better than all."""
    better: PlaceKnown = {}
    if owner == seat and not setting.open_purses and s.phase != at.OVER:
        better["coins"] = s.purse[owner]
    me, all_or_me = 1 << seat, 1 << SPECTATOR | 1 << seat
    for card in s.down[owner]:
        if seen_by(card) & all_or_me == me:
            better["face_down"] = _face_down(s.down[owner], me)
            break
    return better


def _hand_size(s: State, owner: Seat) -> int:
    """How many cards the others take to be in a hand: what is half done they do not see."""
    size = how_many(s.hand[owner])
    if s.phase == at.FILL:
        size += how_many(s.bag[owner])
    elif s.phase == at.ASIDE and owner == s.turn:
        size += how_many(s.aside)
    return size


def _face_down(cards: list[int], me: int) -> list[FaceDown]:
    """Cards that look the same to a seat are told together."""
    alike: dict[int, int] = {}
    for card in cards:
        look = card if seen_by(card) & me else unseen(card)
        alike[look] = alike.get(look, 0) + 1
    return [look_json(look, alike[look]) for look in sorted(alike)]
