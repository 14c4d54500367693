"""What is printed for Sherwood Forest: told once, and the same to all."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hoodwink.games.sherwood import setting as numbers
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.things.board import CROSSROADS, POSTS, Board
from hoodwink.games.sherwood.things.cards import BACKS
from hoodwink.games.sherwood.view.printed import (
    ConvoyPrinted,
    EquipmentPrinted,
    HideoutPrinted,
    Printed,
    TownPrinted,
)
from hoodwink.kernel.packs.spreading import complete
from hoodwink.kernel.seats import has

CORNERS: Final = ((90, 120), (910, 880), (910, 120), (90, 880))
"""Where towns stand if no pack says it, in thousandths: the ends of a road face each other."""
MIDDLE: Final = (500, 500)


def printed(setting: Setting) -> Printed:
    board, content = setting.board, setting.content
    fixed = {**dict(zip(board.towns, CORNERS, strict=True)), CROSSROADS: MIDDLE}
    near = neighbours(board)
    return {
        "towns": [_town(setting, town) for town in range(len(board.towns))],
        "hideouts": [_hideout(board, hideout) for hideout in range(len(board.hideouts))],
        "posts": [*POSTS],
        "layout": complete(setting.layout, near, fixed, len(near)),
        "cards": [*_cards(setting, 0), *_cards(setting, 1)],
        "equipment": [_equipment(setting, kind) for kind in range(setting.gear.kinds)],
        "letters": [*content.letters],
        "rows": {str(seats): row for seats, row in enumerate(content.rows, start=3)},
        "rounds": numbers.ROUNDS,
        "sacks": content.sacks,
        "raiders_each": content.raiders_each,
        "raiders_in_camp": content.raiders_in_camp,
        "sacks_in_camp": content.sacks_in_camp,
        "markers_each": content.markers_each,
        "most_sacks": numbers.MOST_SACKS,
        "most_cards": numbers.HAND_LIMIT,
        "equipment_price": numbers.EQUIPMENT_PRICE,
        "recruit_price": numbers.RECRUIT_PRICE,
        "companion_glory": numbers.COMPANION_GLORY,
    }


def neighbours(board: Board) -> dict[str, Sequence[str]]:
    """What an arrow leads to, from every town to the crossing."""
    near: dict[str, dict[str, None]] = {name: {} for name in board.places()}
    for town, arm in zip(board.towns, board.arms, strict=True):
        way = [town, *(board.hideouts[hideout] for hideout in arm), CROSSROADS]
        for one, other in pairwise(way):
            near[one][other] = near[other][one] = None
    return {name: list(others) for name, others in near.items()}


def _town(setting: Setting, town: int) -> TownPrinted:
    board = setting.board
    name = board.towns[town]
    road = [board.hideouts[hideout] for hideout in board.arms[town]]
    return {"name": name, "kind": setting.layout.kinds.get(name, "town"), "road": road}


def _hideout(board: Board, hideout: int) -> HideoutPrinted:
    return {
        "name": board.hideouts[hideout],
        "red": hideout in board.red,
        "watches": [board.towns[town] for town, arm in enumerate(board.arms) if hideout in arm],
    }


def _cards(setting: Setting, back: int) -> list[ConvoyPrinted]:
    backed = [card for n, card in enumerate(setting.cards) if has(setting.of_back[back], n)]
    return [{**card.to_json(setting.board), "back": BACKS[back]} for card in backed]


def _equipment(setting: Setting, kind: int) -> EquipmentPrinted:
    gear = setting.gear
    return {
        "name": gear.names[kind],
        "bonus": gear.bonuses[kind],
        "copies": setting.equipment[kind],
        "special": kind >= gear.ordinary,
    }
