"""What lies open before each player: told, and read again side by side."""

from hoodwink.games.cornish.phases.hiring import count_perks
from hoodwink.games.cornish.phases.network import add_pawn
from hoodwink.games.cornish.phases.stores import shelve
from hoodwink.games.cornish.setting import MOST, Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.moments import NO_CARD
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.games.cornish.view.told import PlayerTold
from hoodwink.kernel.seats import Seat, has


def player_json(s: State, setting: Setting, seat: Seat) -> PlayerTold:
    ship, anchor = s.ships[seat], s.anchors[seat]
    return {
        "gold": s.gold[seat],
        "influence": s.influence[seat],
        "reputation": s.reputation[seat],
        "ship": None if ship == NO_CARD else setting.ships[ship],
        "anchor": None if anchor == NOWHERE else setting.board.sea[anchor],
        "hold": [setting.form_keys[form] for form in s.holds[seat]],
        "pawns": [setting.board.land[place] for place in s.pawns[seat]],
        "characters": [
            {"character": setting.card_keys[card], "used": has(s.spent, card)}
            for card in s.casts[seat]
        ],
        "warehouses": {
            setting.store_keys[store]: [setting.form_keys[form] for form in s.stored[store]]
            for store, owner in enumerate(s.stores)
            if owner == seat
        },
        "passed": has(s.passed, seat),
        "worked": has(s.worked, seat),
        "charts": has(s.charts, seat),
    }


def read_player(s: State, setting: Setting, seat: Seat, player: Sheet) -> None:
    s.gold[seat] = player.count("gold", 0, MOST)
    s.influence[seat] = player.count("influence", 0, MOST)
    s.reputation[seat] = player.count("reputation", 0, MOST)
    s.holds[seat] = player.indices("hold", setting.form_keys)
    for place in player.indices("pawns", setting.board.land):
        add_pawn(s, seat, place)
    for card in player.sheets("characters"):
        number = card.index("character", setting.card_keys)
        s.casts[seat].append(number)
        s.spent |= card.marked("used", number)
    inside = player.inner("warehouses")
    for key in player.table("warehouses"):
        if key not in setting.store_keys:
            raise player.wrong("warehouses", "warehouses of this pack")
        store = setting.store_keys.index(key)
        s.stores[store] = seat
        for form in inside.indices(key, setting.form_keys):
            shelve(s, store, form)
    _read_ship(s, setting, seat, player)
    s.passed |= player.marked("passed", seat)
    s.worked |= player.marked("worked", seat)
    s.charts |= player.marked("charts", seat)
    count_perks(s, setting, seat)


def _read_ship(s: State, setting: Setting, seat: Seat, player: Sheet) -> None:
    s.ships[seat] = player.maybe("ship", setting.ships)
    s.anchors[seat] = player.maybe("anchor", setting.board.sea)
    if s.phase not in at.SETUP and (s.ships[seat] == NO_CARD or s.anchors[seat] == NO_CARD):
        raise player.wrong("ship", "a ship at anchor from the first round on")
