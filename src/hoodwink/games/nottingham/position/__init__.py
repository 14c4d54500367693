"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.nottingham.position.bargain import check_bargain
from hoodwink.games.nottingham.position.plausible import check
from hoodwink.games.nottingham.position.told import Position
from hoodwink.games.nottingham.setting import SEATS, Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.cards import MOST, packed, told
from hoodwink.games.nottingham.things.drafts import drafted, offer_shape, read_draft
from hoodwink.games.nottingham.things.goods import NAMES, counted, named
from hoodwink.games.nottingham.things.hidden import look_json, look_shape, read_looks
from hoodwink.games.nottingham.things.offers import offer_json
from hoodwink.games.nottingham.view.table import on_the_table, open_place, read_table, table_shapes
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading, Shape, heap, row, rows, table, whole
from hoodwink.kernel.seats import SEATS_IN


def dump(s: State, setting: Setting) -> Position:
    """What is open in the words of the view, then what is hidden."""
    return {
        "to_act": list(SEATS_IN[s.waiting]),
        **on_the_table(s, setting),
        "seats": [open_place(s, seat) for seat in range(len(s.purse))],
        "deck": named(s.deck),
        "out": named(s.out),
        "purses": s.purse[:],
        "hands": [told(hand) for hand in s.hand],
        "bags": [told(bag) for bag in s.bag],
        "aside": told(s.aside),
        "face_down": [[look_json(card) for card in cards] for cards in s.down],
        "drafts": [offer_json(drafted(draft), True) for draft in s.drafts if draft is not None],
        "offers": [offer_json(offer, True) for offer in s.offers],
    }


def load(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    position = dict(values)
    read = Reading("position", position, PositionError)
    seats = len(read.rows("seats"))
    if seats not in SEATS:
        raise read.wrong("seats", "one for each of 3 to 5 players")
    shapes = {**table_shapes(setting, seats), **_hidden_shapes(setting, seats)}
    table(shapes).check("position", position, PositionError)
    s = read_table(position)
    _read_hidden(s, setting, position)
    check(s, setting, read)
    check_bargain(s, setting, read)
    return s


def _hidden_shapes(setting: Setting, seats: int) -> dict[str, Shape]:
    cards, handful = heap(NAMES, sum(setting.decks[seats])), heap(NAMES, MOST)
    offers = rows(offer_shape(seats))
    return {
        "deck": cards,
        "out": cards,
        "purses": row([whole(0, setting.coins * seats)] * seats),
        "hands": row([handful] * seats),
        "bags": row([handful] * seats),
        "aside": handful,
        "face_down": row([rows(look_shape(seats))] * seats),
        "drafts": offers,
        "offers": offers,
    }


def _read_hidden(s: State, setting: Setting, position: Mapping[str, Any]) -> None:
    """Offers and drafts as they could be drafted: any others are not written again as they were."""
    s.deck, s.out = counted(position["deck"]), counted(position["out"])
    s.deck_left = sum(s.deck) - (0 if s.fresh else setting.removed)
    s.purse = position["purses"][:]
    s.hand = [packed(counted(hand)) for hand in position["hands"]]
    s.bag = [packed(counted(bag)) for bag in position["bags"]]
    s.aside = packed(counted(position["aside"]))
    s.down = [read_looks(cards) for cards in position["face_down"]]
    s.offers = [drafted(read_draft(offer), offer["number"]) for offer in position["offers"]]
    for draft in position["drafts"]:
        s.drafts[draft["by"]] = read_draft(draft)
