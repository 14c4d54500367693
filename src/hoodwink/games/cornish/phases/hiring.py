"""Hiring characters, placing their pawns, and losing them again."""

from typing import Final

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Hire
from hoodwink.games.cornish.moves.choices import IN_INFLUENCE, Choice
from hoodwink.games.cornish.moves.setup import PlacePawn, RemovePawn
from hoodwink.games.cornish.phases import Phase, Verbs, on, simply
from hoodwink.games.cornish.phases.ashore import put, settle
from hoodwink.games.cornish.phases.network import add_pawn, is_there, take_pawn
from hoodwink.games.cornish.phases.purses import PAID, gain, lose_reputation
from hoodwink.games.cornish.phases.stores import clear
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import characters as card_
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.characters import NO_WAREHOUSE, PERKS, WELCOME
from hoodwink.games.cornish.things.codes import NO_SEAT
from hoodwink.games.cornish.things.moments import NO_CARD, NO_PLACING
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has, only, without


def hire_cost(s: State, setting: Setting, seat: Seat, card: int) -> int:
    return max(0, setting.characters[card].cost - s.perks[seat][WELCOME])


def hire(s: State, setting: Setting, seat: Seat, move: Hire, tell: Tell | None) -> None:
    character = setting.characters[move.card]
    if move.pay == IN_INFLUENCE:
        s.influence[seat] -= 1  # CS-051
    else:
        s.reputation[seat] -= setting.hire_reputation  # C-4
    cost = hire_cost(s, setting, seat, move.card)
    s.gold[seat] -= cost
    s.faces[character.deck] = NO_CARD
    s.reveals |= only(character.deck)  # CS-070
    s.placing = character.placing  # CS-068
    s.acted = True
    if tell:
        tell("character_hired", seat=seat, character=character.key, gold=cost, paid=PAID[move.pay])
    join(s, setting, seat, move.card)


def join(s: State, setting: Setting, seat: Seat, card: int) -> None:
    """The card is laid before the player with all that it brings (CS-066, CS-067)."""
    character = setting.characters[card]
    s.casts[seat].append(card)
    gain(s.reputation, seat, character.reputation)
    if character.warehouse != NO_WAREHOUSE:
        s.stores[character.warehouse] = seat  # CS-123
    count_perks(s, setting, seat)


def count_perks(s: State, setting: Setting, seat: Seat) -> None:
    """What all the characters of a seat always do, added up (C-7)."""
    perks = [0] * len(PERKS)
    access = 0
    for card in s.casts[seat]:
        access |= setting.characters[card].access
        for perk, amount in enumerate(setting.characters[card].perks):
            perks[perk] += amount
    s.perks[seat] = perks
    s.access[seat] = access


def placeable(s: State, setting: Setting, seat: Seat, placing: int) -> list[int]:
    """Where a new pawn may go (CS-069, CS-129, C-11)."""
    board = setting.board
    network = s.network[seat]
    if placing == card_.ANYWHERE or not without(network, board.apart):  # CS-130, C-10
        return board.mainland if placing == card_.MAINLAND else board.everywhere
    allowed = _beside(setting, s.pawns[seat]) & ~network
    if placing == card_.MAINLAND:
        return [place for place in board.mainland if has(allowed, place)] or board.mainland
    allowed |= only(board.apart)
    if placing == card_.PORTS:
        allowed |= board.ports
    return [place for place in board.everywhere if has(allowed, place)]


def _beside(setting: Setting, pawns: list[int]) -> int:
    """The places beside a player's pawns, as bits."""
    near = 0
    for place in pawns:
        near |= setting.board.beside[place]
    return near


def place_pawn(s: State, setting: Setting, seat: Seat, move: PlacePawn, tell: Tell | None) -> None:
    s.placing = NO_PLACING
    set_pawn(s, setting, seat, move.place, tell)


def set_pawn(s: State, setting: Setting, seat: Seat, place: int, tell: Tell | None) -> None:
    add_pawn(s, seat, place)
    if tell:
        tell("pawn_placed", seat=seat, place=setting.board.land[place])
    settle(s, setting, place, tell)


def lose(s: State, setting: Setting, seat: Seat, card: int, tell: Tell | None) -> None:
    """CS-074a to CS-074c: the card, its reputation, its warehouse, and one pawn to come."""
    character = setting.characters[card]
    s.casts[seat].remove(card)
    s.spent = without(s.spent, card)
    lose_reputation(s, seat, character.reputation)
    count_perks(s, setting, seat)
    s.losing += 1
    if tell:
        tell("character_lost", seat=seat, character=character.key)
    store = character.warehouse
    if store != NO_WAREHOUSE:
        goods = clear(s, store)
        s.stores[store] = NO_SEAT
        for form in goods:
            put(s, setting, seat, setting.warehouses[store].place, form, tell)  # C-34


def remove_pawn(
    s: State, setting: Setting, seat: Seat, move: RemovePawn, tell: Tell | None
) -> None:
    """CS-074c, C-33: the owner chooses which; goods left alone are abandoned."""
    s.losing -= 1
    take_pawn(s, seat, move.place)
    if tell:
        tell("pawn_removed", seat=seat, place=setting.board.land[move.place])
    settle(s, setting, move.place, tell)


def add_hires(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    ways = (1 if s.influence[seat] else 0) + (
        2 if s.reputation[seat] >= setting.hire_reputation else 0
    )
    if not ways:
        return
    gold = s.gold[seat] + s.perks[seat][WELCOME]
    for card in s.faces:
        if card != NO_CARD and gold >= setting.characters[card].cost:  # CS-065
            listed += setting.words.hires[card][ways]


def places(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    return [setting.words.pawns[place] for place in placeable(s, setting, seat, s.placing)]


def removals(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    return [setting.words.removes[place] for place in sorted(set(s.pawns[seat]))]


def not_hire(s: State, _setting: Setting, _seat: Seat, move: Hire) -> Refusal:
    return no.CANNOT_PAY_HIRE if move.card in s.faces else no.NOT_FACE_UP


def not_place_pawn(s: State, setting: Setting, seat: Seat, move: PlacePawn) -> Refusal:
    """Only where a card or the network allows it; before the first round anywhere."""
    if move.place == setting.board.apart:
        return no.MAINLAND_ONLY
    return no.OWN_PAWN_THERE if is_there(s, seat, move.place) else no.NOT_CONNECTED


ACTIONS: Final[Verbs] = (on(Hire, hire, not_hire),)
PLACING: Final = on(PlacePawn, place_pawn, not_place_pawn)


def chapters(setting: Setting) -> dict[int, Phase]:
    """What follows when characters come and go."""
    removing = on(RemovePawn, remove_pawn, simply(no.NO_PAWN_TO_LOSE))
    return {
        at.PLACE: Phase(setting, (PLACING,), places),
        at.REMOVE: Phase(setting, (removing,), removals),
    }
