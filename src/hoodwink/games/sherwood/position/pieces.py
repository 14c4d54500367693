"""The parts of a position, read one by one."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.sherwood.moves import ANY_CARD, PLACES
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.games.sherwood.things.promises import STANDINGS, Promise
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, mask_of, only


def need(holds: object, read: Reading, key: str, expected: str) -> None:
    """PositionError about an entry unless this holds."""
    if not holds:
        raise read.wrong(key, expected)


class Piece:
    """A table within a position, some of whose values may be null."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        self.values = values
        self.read = Reading(where, values, PositionError)

    def given(self, key: str) -> bool:
        """Whether there is anything but null; a key that is missing is read, and found missing."""
        return key not in self.values or self.values[key] is not None

    def number(self, key: str, high: int) -> int:
        """A number from 0, or NONE for null."""
        if not self.given(key):
            return NONE
        return self.read.count(key, 0, high)

    def name(self, key: str, names: tuple[str, ...]) -> int:
        """The number of a name, or NONE for null."""
        if not self.given(key):
            return NONE
        return names.index(self.read.word(key, names))

    def seats(self, key: str, seats: int) -> int:
        """A mask from a list of seats."""
        listed = self.read.rows(key)
        if any(type(seat) is not int or not 0 <= seat < seats for seat in listed):
            raise self.read.wrong(key, f"seats from 0 to {seats - 1}")
        return mask_of(listed)

    def cards(self, setting: Setting, key: str, seats: int) -> tuple[tuple[Seat, int], ...]:
        """Pairs of a seat and the name of a card."""
        names = (*setting.gear.names, "card")
        found = []
        for row in self.read.rows(key):
            pair = isinstance(row, list) and len(row) == 2 and row[1] in names
            if not pair or row[0] not in range(seats):
                raise self.read.wrong(key, "pairs of a seat and the name of a card")
            kind = names.index(row[1])
            found.append((int(row[0]), ANY_CARD if kind == setting.gear.kinds else kind))
        return tuple(found)


def pieces(read: Reading, key: str) -> list[Piece]:
    rows = read.rows(key)
    if not all(isinstance(row, dict) for row in rows):
        raise read.wrong(key, "a list of tables")
    return [Piece(f"position: {key} {number}", row) for number, row in enumerate(rows)]


def load_row(s: State, setting: Setting, read: Reading) -> None:
    places = pieces(read, "row")
    if len(places) != len(s.row):
        raise read.wrong("row", f"{len(s.row)} places for {len(s.camp)} players")
    names = tuple(card.name for card in setting.cards)
    for place, piece in enumerate(places):
        card = piece.name("card", names)
        s.row[place] = GONE if piece.read.flag("gone") else UNSEEN if card == NONE else card
        s.face_up |= only(place) if piece.read.flag("face_up") else 0
        s.knowers[place] = piece.seats("looked_by", len(s.camp))
        s.markers[place] = piece.seats("markers", len(s.camp))
    gone = read.rows("gone")
    if not all(name in names for name in gone):
        raise read.wrong("gone", "names of cards")
    s.gone = mask_of(names.index(name) for name in gone)
    lying = mask_of(card for card in s.row if card >= 0)
    s.pool = (setting.of_back[0] | setting.of_back[1]) & ~s.gone & ~lying


def load_hideouts(s: State, setting: Setting, read: Reading) -> None:
    seats, most = len(s.camp), setting.content.raiders_each
    for piece in pieces(read, "hideouts"):
        h = setting.board.hideouts.index(piece.read.word("hideout", setting.board.hideouts))
        s.leader[h] = piece.number("leader", seats - 1)
        s.band[h * MOST_SEATS : h * MOST_SEATS + seats] = piece.read.counts(
            "raiders", seats, 0, most
        )
        s.letter[h] = piece.name("letter", setting.content.letters)
        s.target[h] = piece.name("target", PLACES[: len(s.row)])
        s.informant[h] = piece.number("informant", seats - 1)
        s.occupied |= only(h) if s.leader[h] != NO_SEAT else 0
        s.pledges += tuple((h, *card) for card in piece.cards(setting, "pledges", seats))
        s.escrow += tuple(_escrow(piece, h, seats))


def _escrow(piece: Piece, h: int, seats: int) -> list[tuple[int, Seat, int, int]]:
    found = []
    for row in piece.read.rows("escrow"):
        three = isinstance(row, list) and len(row) == 3 and all(type(n) is int for n in row)
        if not three or row[0] not in range(seats) or min(row) < 0:
            raise piece.read.wrong("escrow", "a seat, sacks and companions for each")
        found.append((h, row[0], row[1], row[2]))
    return found


def load_promises(s: State, setting: Setting, read: Reading) -> None:
    for piece in pieces(read, "promises"):
        made_in = piece.read.count("round", 1, ROUNDS)
        h = setting.board.hideouts.index(piece.read.word("hideout", setting.board.hideouts))
        seat = piece.read.count("seat", 0, len(s.camp) - 1)
        to = piece.read.count("to", 0, len(s.camp) - 1)
        cards = piece.read.count("cards", 1, 99)
        standing = piece.read.word("standing", STANDINGS)
        s.promises += (Promise(seat, to, cards, made_in, h, standing),)


def load_draft(s: State, setting: Setting, values: Mapping[str, Any]) -> Draft:
    """The terms that were written; what a draft does not have is left out."""
    missing: dict[str, Any] = {"cards": [], "target": None, "informant": None}
    piece = Piece("position: draft", {**missing, **values})
    draft = Draft(setting.board.hideouts.index(piece.read.word("hideout", setting.board.hideouts)))
    for seat, raiders in enumerate(_by_seat(piece, "raiders", len(s.camp), 0)):
        draft.bring(seat, raiders)
    draft.cards = piece.cards(setting, "cards", len(s.camp))
    draft.target = piece.name("target", PLACES[: len(s.row)])
    draft.informant = piece.number("informant", len(s.camp) - 1)
    draft.sacks = _by_seat(piece, "sacks", len(s.camp), 0)
    draft.companions = _by_seat(piece, "companions", len(s.camp), 0)
    draft.paid = _by_seat(piece, "paid", len(s.camp), -(10**6))
    return draft


def _by_seat(piece: Piece, key: str, seats: int, low: int) -> list[int]:
    """Numbers by seat, as JSON writes them: only those that are not zero."""
    numbers = [0] * MOST_SEATS
    given = piece.read.table(key) if key in piece.values else {}
    row = Reading(f"position: draft: {key}", given, PositionError)
    for name in given:
        if name not in [str(seat) for seat in range(seats)]:
            raise piece.read.wrong(key, f"numbers for seats 0 to {seats - 1}")
        numbers[int(name)] = row.count(name, low, 10**6)
    return numbers


def load_cart(s: State, setting: Setting, values: Mapping[str, Any]) -> None:
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
