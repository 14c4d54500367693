"""Bands with what was agreed about them, and promises: told, and read again side by side."""

from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.promises import STANDINGS, Promise
from hoodwink.games.sherwood.view.pieces import Piece, or_none, pieces
from hoodwink.games.sherwood.view.told import BandTold, PromiseTold
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, only


def in_use(s: State) -> list[int]:
    """Where a band lies, a marker, or loot put aside."""
    lying = [hideout for hideout, _, _, _ in s.escrow]
    return [
        h
        for h, leader in enumerate(s.leader)
        if leader != NO_SEAT or s.letter[h] != NONE or h in lying
    ]


def hideout_json(s: State, setting: Setting, h: int) -> BandTold:
    """A band, and what was agreed about it."""
    letter, target = s.letter[h], s.target[h]
    return {
        "hideout": setting.board.hideouts[h],
        "leader": or_none(s.leader[h]),
        "raiders": s.band[h * MOST_SEATS : h * MOST_SEATS + len(s.camp)],
        "letter": None if letter == NONE else setting.content.letters[letter],
        "target": None if target == NONE else PLACES[target],
        "informant": or_none(s.informant[h]),
        "pledges": [[seat, setting.gear.names[kind]] for at, seat, kind in s.pledges if at == h],
        "escrow": [[seat, sacks, more] for at, seat, sacks, more in s.escrow if at == h],
    }


def read_hideouts(s: State, setting: Setting, read: Reading) -> None:
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


def promise_json(setting: Setting, promise: Promise) -> PromiseTold:
    return {
        "seat": promise.seat,
        "to": promise.to,
        "cards": promise.cards,
        "round": promise.made_in,
        "hideout": setting.board.hideouts[promise.hideout],
        "standing": promise.standing,
    }


def read_promises(s: State, setting: Setting, read: Reading) -> None:
    for piece in pieces(read, "promises"):
        made_in = piece.read.count("round", 1, ROUNDS)
        h = setting.board.hideouts.index(piece.read.word("hideout", setting.board.hideouts))
        seat = piece.read.count("seat", 0, len(s.camp) - 1)
        to = piece.read.count("to", 0, len(s.camp) - 1)
        cards = piece.read.count("cards", 1, 99)
        standing = piece.read.word("standing", STANDINGS)
        s.promises += (Promise(seat, to, cards, made_in, h, standing),)
