"""What is printed for Cornish Smuggler: told once, and the same to all."""

from collections.abc import Iterable, Sequence
from typing import Final

from hoodwink.games.cornish.setting import ROWS, SEATS, Board, Character, Form, Setting
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.content import Warehouse
from hoodwink.games.cornish.things.market import Market
from hoodwink.games.cornish.things.secrets import MOMENTS, Secret
from hoodwink.games.cornish.view.printed import (
    CharacterPrinted,
    CostPrinted,
    GoodsPrinted,
    LandPrinted,
    PricePrinted,
    Printed,
    SeaPrinted,
    SecretPrinted,
    SpacePrinted,
    WarehousePrinted,
)
from hoodwink.kernel.packs.spreading import complete

FEE: Final = 1  # CS-050 to CS-053, CS-057
RIVAL_BRIBE: Final = 1  # CS-053


def printed(setting: Setting) -> Printed:
    board, market = setting.board, setting.market
    shipped = setting.rooms[: len(setting.ships)]
    return {
        "land": [_land(setting, place) for place in range(len(board.land))],
        "sea": [_sea(board, at) for at, shore in enumerate(board.shore) if shore == NOWHERE],
        "customs": board.land[board.customs],
        "apart": board.land[board.apart],
        "posts": _named(board.land, board.posts),
        "layout": complete(setting.layout, neighbours(board), {}),
        "gold": setting.start_gold,
        "influence": setting.start_influence,
        "honest_work": setting.honest_work,
        "costs": _costs(setting),
        "reputation_cost": setting.reputation_cost,
        "fee": FEE,
        "rival_bribe": RIVAL_BRIBE,
        "row_costs": {name: row for row, name in enumerate(ROWS)},  # CS-054
        "wheel": market.wheel,
        "track": [_space(market, space) for space in range(max(market.ends) + 1)],
        "ends": {str(seats): market.ends[seats] for seats in SEATS},
        "prices": {name: _prices(market, row) for row, name in enumerate(ROWS)},
        "goods": [_goods(setting, number) for number in range(len(setting.forms))],
        "ships": [
            {"name": name, "hold": [*room.rows]}
            for name, room in zip(setting.ships, shipped, strict=True)
        ],
        "warehouses": [_warehouse(setting, store) for store in setting.warehouses],
        "decks": [*setting.decks],
        "characters": [_character(setting, card) for card in setting.characters],
        "secrets": [_secret(card) for card in setting.secrets],
    }


def neighbours(board: Board) -> dict[str, Sequence[str]]:
    """By road and by lane."""
    near: dict[str, dict[str, None]] = {name: {} for name in board.places()}
    for names, ways in ((board.land, board.roads), (board.sea, board.lanes)):
        for at, ends in enumerate(ways):
            near[names[at]].update(dict.fromkeys(_named(names, ends)))
    return {name: list(others) for name, others in near.items()}


def _named(names: Sequence[str], numbers: Iterable[int]) -> list[str]:
    return [names[number] for number in numbers]


def _land(setting: Setting, place: int) -> LandPrinted:
    board = setting.board
    name = board.land[place]
    lanes = board.lanes[board.sea.index(name)] if name in board.sea else ()
    return {
        "name": name,
        "kind": setting.layout.kinds.get(name) or _kind(board, place),
        "size": board.sizes[place],
        "risk": board.risks[place],
        "cove": board.coves[place],
        "roads": _named(board.land, board.roads[place]),
        "lanes": _named(board.sea, lanes),
    }


def _kind(board: Board, place: int) -> str:
    if board.sizes[place]:
        return "town"
    if board.coves[place]:
        return "cove"
    return "port" if board.risks[place] else "village"


def _sea(board: Board, at: int) -> SeaPrinted:
    merchant = board.stall[at] != NOWHERE
    lanes = _named(board.sea, board.lanes[at])
    return {"name": board.sea[at], "merchant": merchant, "lanes": lanes}


def _costs(setting: Setting) -> dict[str, CostPrinted]:
    costs = {
        "sail": setting.sail_cost,
        "move": setting.move_cost,
        "haul": setting.haul_cost,
        "march": setting.march_cost,
        "discover": setting.discover_cost,
    }
    return {act: {"influence": cost[0], "gold": cost[1]} for act, cost in costs.items()}


def _space(market: Market, space: int) -> SpacePrinted:
    return {
        "level": market.level(space),
        "bribe": market.bribe(space),
        "officers": market.officers(space),
    }


def _prices(market: Market, row: int) -> list[PricePrinted]:
    return [{"gold": gold, "reputation": fame} for gold, fame in market.prices[row]]


def _goods(setting: Setting, number: int) -> GoodsPrinted:
    form: Form = setting.forms[number]
    stalls = zip(setting.board.merchants, setting.stock, strict=True)
    return {
        "name": form.key,
        "rows": [*form.rows],
        "size": form.size,
        "price": setting.goods_cost(number, 0),
        "stock": {merchant: goods[number] for merchant, goods in stalls},
    }


def _warehouse(setting: Setting, store: Warehouse) -> WarehousePrinted:
    return {
        "name": store.key,
        "place": setting.board.land[store.place],
        "room": [*setting.rooms[store.room].rows],
        "start": store.start,
    }


def _character(setting: Setting, card: Character) -> CharacterPrinted:
    return {
        "name": card.key,
        "deck": setting.decks[card.deck],
        "cost": card.cost,
        "reputation": card.reputation,
        "mob": card.mob,
        "always": [*card.always],
        "use": [*card.use],
        "pay": [*card.pay],
        "action": card.action,
    }


def _secret(card: Secret) -> SecretPrinted:
    when = MOMENTS[card.when]
    return {"name": card.key, "count": card.count, "when": when, "do": [*card.do]}
