"""What holds on every table: goods, officers, cards and pawns are where they can be."""

from hoodwink.games.cornish.phases.network import seats_at
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.characters import NO_WAREHOUSE
from hoodwink.games.cornish.things.codes import (
    NO_SEAT,
    briber_of,
    burier_of,
    form_of,
    owner_of,
    place_of,
    post_of,
)
from hoodwink.games.cornish.things.effects import PAWN
from hoodwink.games.cornish.things.moments import NO_CARD, NO_PLACING
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.games.cornish.view.table import played
from hoodwink.kernel.seats import Seat, has


def check_goods(s: State, setting: Setting, read: Sheet) -> None:
    """All goods that the merchants had are somewhere, and fit where they are."""
    here = [form_of(code) for code in s.ashore] + s.seized
    here += [form for goods in [*s.holds, *s.stored] for form in goods]
    for number, form in enumerate(setting.forms):
        count = here.count(number) + sum(stall[number] for stall in s.stalls) + s.departed[number]
        total = sum(stock[number] for stock in setting.stock)
        if count != total:
            raise read.wrong("departed", f"{total} of {form.key} in all, not {count}")
    for stall, stock in zip(s.stalls, setting.stock, strict=True):
        if any(left > had for left, had in zip(stall, stock, strict=True)):
            raise read.wrong("merchants", "no more with a merchant than there was at the start")
    _check_rooms(s, setting, read)
    for code in s.ashore:
        _check_ashore(s, setting, code, read)


def _check_rooms(s: State, setting: Setting, read: Sheet) -> None:
    fits = setting.fitter.fits
    for seat, hold in enumerate(s.holds):
        if hold and (s.ships[seat] == NO_CARD or not fits(s.ships[seat], hold)):
            raise read.wrong("players", f"a hold of seat {seat} that fits its ship")
    for store, goods in enumerate(s.stored):
        if goods and not fits(setting.warehouses[store].room, goods):
            raise read.wrong("players", f"goods that fit {setting.store_keys[store]}")


def _check_ashore(s: State, setting: Setting, code: int, read: Sheet) -> None:
    """CS-124, CS-125, C-22: whoever is there has seized or claimed what they may."""
    place, owner = place_of(code), owner_of(code)
    bribers = [briber_of(number) for number in s.officers if post_of(number) == place]
    if any(briber != owner or owner == NO_SEAT for briber in bribers):
        raise read.wrong(
            "ashore", f"no goods of others beside an officer in {_name(setting, place)}"
        )
    there = seats_at(s, place)
    if (owner != NO_SEAT and owner not in there) or (owner == NO_SEAT and there):
        raise read.wrong(
            "ashore", f"goods in {_name(setting, place)} of a player with a pawn there"
        )


def _name(setting: Setting, place: int) -> str:
    return setting.board.land[place]


def check_cards(s: State, setting: Setting, read: Sheet) -> None:
    """Every ship and character is in one place; faces lie by their decks; officers are counted."""
    ships = [ship for ship in s.ships if ship != NO_CARD]
    cards = [card for cast in s.casts for card in cast]
    faces = [card for card in s.faces if card != NO_CARD]
    if len(set(ships)) != len(ships) or len({*cards, *faces}) != len(cards) + len(faces):
        raise read.wrong("players", "every ship and every character once")
    if any(
        card != NO_CARD and setting.characters[card].deck != n for n, card in enumerate(s.faces)
    ):
        raise read.wrong("faces", "each character beside its own deck")
    idle = [
        card
        for card in cards
        if not (setting.characters[card].effects or setting.characters[card].tolls)
    ]
    if any(has(s.spent, card) for card in idle):
        raise read.wrong("players", "no character used who has nothing to use")
    entered = sum(setting.market.officers(space) for space in range(1, s.track + 1))
    officers = len(setting.board.posts) + entered - s.recruits
    if len(s.officers) != officers or s.recruits > entered:
        raise read.wrong("officers", f"{officers} of them at space {s.track} of the track")
    apart = setting.board.apart
    unreachable = not setting.board.roads[apart] and apart not in setting.board.posts
    if unreachable and any(post_of(number) == apart for number in s.officers):
        raise read.wrong("officers", f"none in {_name(setting, apart)}")


def check_people(s: State, setting: Setting, read: Sheet) -> None:
    """From the first round on: everybody has what was chosen, and a pawn for each character."""
    _check_ending(s, setting, read)
    for seat in range(len(s.gold)):
        _check_stores(s, setting, seat, read)
        if _pawns(s, seat) < len(s.casts[seat]):
            raise read.wrong("players", f"a pawn of seat {seat} for each of its characters")
    _check_bottoms(s, read)
    _check_faces(s, read)


def _pawns(s: State, seat: Seat) -> int:
    """How many it has, once those that come and go have come and gone."""
    mine = seat == s.turn
    return len(s.pawns[seat]) + (mine and s.placing != NO_PLACING) - s.losing * mine


def check_pawns(s: State, setting: Setting, read: Sheet) -> None:
    """CS-068: only cards that say so give more pawns than there are characters."""
    if any(word == PAWN for card in setting.characters for word, _ in card.effects):
        return
    given = sum(
        count * amount
        for secret, count in zip(setting.secrets, played(s, setting), strict=True)
        for word, amount in secret.effects
        if word == PAWN
    )
    beyond = sum(_pawns(s, seat) - len(s.casts[seat]) for seat in range(len(s.gold)))
    if beyond > given:
        raise read.wrong("players", f"no more than {given} pawns beyond one for each character")


def _check_stores(s: State, setting: Setting, seat: Seat, read: Sheet) -> None:
    """CS-029, CS-123: one START warehouse, and those that come with characters."""
    brought = [setting.characters[card].warehouse for card in s.casts[seat]]
    own = [store for store, owner in enumerate(s.stores) if owner == seat]
    chosen = [store for store in own if store not in brought]
    if len(chosen) != 1 or not setting.warehouses[chosen[0]].start:
        raise read.wrong("players", f"one START warehouse of seat {seat} besides its characters'")
    for store in brought:
        if store != NO_WAREHOUSE and s.stores[store] == NO_SEAT:
            raise read.wrong("players", f"{setting.store_keys[store]} with its character's player")


def _check_bottoms(s: State, read: Sheet) -> None:
    """CS-030: everybody put one card there, in turn; they come up when a deck has run out."""
    seats = len(s.gold)
    began = (s.first - s.round + 1) % seats
    put = [[burier_of(code) - began for code in bottom] for bottom in s.bottoms]
    owners = [burier_of(code) for bottom in s.bottoms for code in bottom]
    in_turn = all(sorted(n % seats for n in row) == [n % seats for n in row] for row in put)
    if len(set(owners)) != len(owners) or not in_turn:
        raise read.wrong("under_decks", "one card of each player, from the first player on")
    if len(owners) < seats and all(s.unseen):
        raise read.wrong("under_decks", "a card of each player, as no deck has run out")


def _check_faces(s: State, read: Sheet) -> None:
    """CS-036, CS-070, CS-071: a deck shows a card unless one is due or none is left."""
    for deck, face in enumerate(s.faces):
        due = has(s.reveals, deck)
        empty = not s.unseen[deck] and not s.bottoms[deck]
        if (face == NO_CARD) != (due or empty) and not (face != NO_CARD and empty and not due):
            raise read.wrong("faces", "a character of each deck that is not to show one yet")


def _check_ending(s: State, setting: Setting, read: Sheet) -> None:
    """CS-136 to CS-138, C-48."""
    if not 1 <= s.round <= setting.round_cap:
        raise read.wrong("round", f"a round from 1 to {setting.round_cap}")
    last, sold = setting.market.ends[len(s.gold)], not any(any(stall) for stall in s.stalls)
    capped = s.phase == at.OVER and s.round == setting.round_cap
    right = {
        0: s.track < last and not sold and s.phase != at.OVER,
        at.TRACK_END: s.track == last,
        at.SOLD_OUT: sold,
        at.ROUND_CAP: capped and s.track < last and not sold,
    }
    if not right[s.ending]:
        raise read.wrong("ending", "what the track, the merchants and the round say")
