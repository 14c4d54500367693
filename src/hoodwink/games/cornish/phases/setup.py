"""Before the first round: ships, warehouses, a first character, a pawn, an anchorage."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.moves.setup import (
    Deal,
    DrawPair,
    First,
    Keep,
    PlacePawn,
    PlaceShip,
    TakeShip,
    TakeWarehouse,
)
from hoodwink.games.cornish.phases import Phase, on, simply
from hoodwink.games.cornish.phases.cards.draws import unseen
from hoodwink.games.cornish.phases.hiring import join, set_pawn
from hoodwink.games.cornish.phases.network import may_enter
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.codes import NO_SEAT, buried, officer
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, only


def lay_out(setting: Setting, seats: int) -> State:
    """CS-020 to CS-026: the table before anybody chooses."""
    s = State(seats)
    s.officers = sorted(officer(place, NO_SEAT) for place in setting.board.posts)  # CS-024
    s.stalls = [stock[:] for stock in setting.stock]  # CS-025
    s.departed = [0] * len(setting.forms)
    s.gold, s.influence = [setting.start_gold] * seats, [setting.start_influence] * seats  # CS-026
    s.stores = [NO_SEAT] * len(setting.warehouses)
    s.stored = [[] for _ in setting.warehouses]
    s.undealt = [secret.count for secret in setting.secrets]  # CS-020
    s.perks = [[0] * 7 for _ in range(seats)]
    for number, character in enumerate(setting.characters):
        s.unseen[character.deck] |= only(number)  # CS-023
    return s


def choose_first(s: State, _setting: Setting, _seat: Seat, move: First, tell: Tell | None) -> None:
    s.first = s.turn = move.seat  # CS-027
    if tell:
        tell("first_player", seat=s.first)


def take_ship(s: State, setting: Setting, seat: Seat, move: TakeShip, tell: Tell | None) -> None:
    s.ships[seat] = move.ship  # CS-028
    if tell:
        tell("ship_taken", seat=seat, ship=setting.ships[move.ship])


def take_warehouse(
    s: State, setting: Setting, seat: Seat, move: TakeWarehouse, tell: Tell | None
) -> None:
    s.stores[move.store] = seat  # CS-029
    if tell:
        tell("warehouse_taken", seat=seat, warehouse=setting.store_keys[move.store])


def draw_pair(s: State, setting: Setting, seat: Seat, move: DrawPair, tell: Tell | None) -> None:
    """CS-030: two decks are named; chance deals a card from each."""
    s.pair = [move.one, move.other]
    s.dealt = []
    if tell:
        tell("pair_drawn", seat=seat, decks=[setting.decks[deck] for deck in s.pair])


def deal(s: State, setting: Setting, _seat: Seat, move: Deal, tell: Tell | None) -> None:
    """CS-132: only the player sees what is dealt."""
    card = move.card
    deck = setting.characters[card].deck
    s.see_card(deck, card)
    s.dealt.append(card)
    if tell:
        key = setting.card_keys[card]
        tell("character_dealt", {s.turn: {"character": key}}, seat=s.turn, deck=setting.decks[deck])


def keep(s: State, setting: Setting, seat: Seat, move: Keep, tell: Tell | None) -> None:
    """CS-031, CS-033: no gold, but the reputation; the other card goes under its deck."""
    other = s.dealt[0] if s.dealt[1] == move.card else s.dealt[1]
    s.pair, s.dealt = [], []
    s.bottoms[setting.characters[other].deck].append(buried(other, seat))
    join(s, setting, seat, move.card)
    if tell:
        deck = setting.decks[setting.characters[other].deck]
        tell("character_kept", seat=seat, character=setting.card_keys[move.card], returned=deck)


def place_first_pawn(
    s: State, setting: Setting, seat: Seat, move: PlacePawn, tell: Tell | None
) -> None:
    set_pawn(s, setting, seat, move.place, tell)  # CS-034


def place_ship(s: State, setting: Setting, seat: Seat, move: PlaceShip, tell: Tell | None) -> None:
    s.anchors[seat] = move.sea  # CS-035
    if tell:
        tell("ship_placed", seat=seat, sea=setting.board.sea[move.sea])


def firsts(s: State, _setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return say.FIRSTS[: len(s.gold)]


def ships(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return [ship for ship in setting.words.ships if ship.ship not in s.ships]


def warehouses(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    free = [store for store in setting.starters if s.stores[store] == NO_SEAT]
    return [setting.words.starters[store] for store in free]


def pairs(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return [draw for draw in setting.words.draws if _can_be_dealt(s, draw)]


def deals(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return unseen(s, s.pair[len(s.dealt)], setting.words.deals)


def keepers(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return [setting.words.keeps[card] for card in sorted(s.dealt)]


def first_pawns(_s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return setting.words.pawns


def anchorages(s: State, setting: Setting, seat: Seat) -> Sequence[Choice]:
    return [anchor for anchor in setting.words.anchors if _may_anchor(s, setting, seat, anchor.sea)]


def _can_be_dealt(s: State, draw: DrawPair) -> bool:
    """A pair from one deck needs two cards in it."""
    one, other = s.unseen[draw.one].bit_count(), s.unseen[draw.other].bit_count()
    return one > 0 and other > 0 and (draw.one != draw.other or one > 1)


def _may_anchor(s: State, setting: Setting, seat: Seat, sea: int) -> bool:
    return not setting.board.hidden[sea] or may_enter(s, seat, setting.board.shore[sea])


FOLLOWS: Final = {
    at.SHIPS: (at.SHIPS, at.WAREHOUSES, 1),  # CS-028
    at.WAREHOUSES: (at.WAREHOUSES, at.PAIR, -1),  # CS-029
    at.KEEP: (at.PAIR, at.PAWNS, 1),
    at.PAWNS: (at.PAWNS, at.ANCHORS, 1),
    at.ANCHORS: (at.ANCHORS, at.TURN, 1),
}
"""What the next player is asked for, what follows when all have chosen, and which way it goes."""


def go_on(s: State) -> None:
    """The next player to choose the same, or the first to choose what follows."""
    if s.phase == at.FIRST:
        s.phase = at.SHIPS
    elif s.phase == at.PAIR:
        s.phase = at.DEAL
    elif s.phase in FOLLOWS:
        _next(s, *FOLLOWS[s.phase])
    elif len(s.dealt) == 2:
        s.phase = at.KEEP


def _next(s: State, again: int, then: int, way: int) -> None:
    seats = len(s.gold)
    last = s.first if way < 0 else (s.first - 1) % seats
    if s.turn != last:
        s.turn = (s.turn + way) % seats
        s.phase = again
    else:
        s.turn = last if then == at.WAREHOUSES else s.first
        s.phase = then


def chapters(setting: Setting) -> dict[int, Phase]:
    """What is chosen, one thing after the other."""
    ship = on(TakeShip, take_ship, simply(no.SHIP_TAKEN))
    store = on(TakeWarehouse, take_warehouse, simply(no.WAREHOUSE_TAKEN))
    pair = on(DrawPair, draw_pair, simply(no.DECK_TOO_SMALL))
    anchor = on(PlaceShip, place_ship, simply(no.NO_ACCESS))
    return {
        at.FIRST: Phase(setting, (on(First, choose_first),), firsts),
        at.SHIPS: Phase(setting, (ship,), ships),
        at.WAREHOUSES: Phase(setting, (store,), warehouses),
        at.PAIR: Phase(setting, (pair,), pairs),
        at.DEAL: Phase(setting, (on(Deal, deal),), deals),
        at.KEEP: Phase(setting, (on(Keep, keep, simply(no.NOT_DEALT)),), keepers),
        at.PAWNS: Phase(setting, (on(PlacePawn, place_first_pawn),), first_pawns),
        at.ANCHORS: Phase(setting, (anchor,), anchorages),
    }
