"""What a table holds before the first round: just what was chosen so far."""

from typing import Final

from hoodwink.games.cornish.phases.hiring import join
from hoodwink.games.cornish.phases.network import add_pawn, may_enter
from hoodwink.games.cornish.phases.setup import lay_out
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import burier_of, card_of
from hoodwink.games.cornish.things.moments import NO_CARD
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.kernel.seats import Seat

LATER: Final = {
    choosing: frozenset(at.CHOOSINGS[number + 1 :]) for number, choosing in enumerate(at.CHOOSINGS)
}
"""By what is chosen, the phases in which all have chosen it."""


def before_the_first_round(s: State, setting: Setting, read: Sheet) -> State:
    """The table laid out anew, with the choices that have been made by this phase."""
    new = lay_out(setting, len(s.gold))
    new.phase, new.first, new.turn = s.phase, s.first, s.turn
    if s.phase == at.FIRST:
        new.first = new.turn = 0
    for seat in range(len(s.gold)):
        if _has_chosen(s, seat, at.SHIPS):
            _take_ship(s, new, seat, read)
        if _has_chosen(s, seat, at.WAREHOUSES):
            _take_warehouse(s, setting, new, seat, read)
        if _has_chosen(s, seat, at.PAIR):
            _keep(s, setting, new, seat, read)
        if _has_chosen(s, seat, at.PAWNS):
            _place(s, new, seat, read)
        if _has_chosen(s, seat, at.ANCHORS):
            _anchor(s, setting, new, seat, read)
    _put_under(s, new, read)
    _deal(s, setting, new, read)
    return new


def _has_chosen(s: State, seat: Seat, choosing: int) -> bool:
    """Whether the seat has chosen this already; warehouses go the other way round (CS-029)."""
    phase = at.PAIR if s.phase in at.OF_A_PAIR else s.phase
    if phase != choosing:
        return phase in LATER[choosing]
    seats = len(s.gold)
    if choosing == at.WAREHOUSES:
        return (s.first - 1 - seat) % seats < (s.first - 1 - s.turn) % seats
    return (seat - s.first) % seats < (s.turn - s.first) % seats


def _take_ship(s: State, new: State, seat: Seat, read: Sheet) -> None:
    new.ships[seat] = s.ships[seat]
    if s.ships[seat] == NO_CARD:
        raise read.wrong("players", f"a ship of seat {seat} by now")


def _take_warehouse(s: State, setting: Setting, new: State, seat: Seat, read: Sheet) -> None:
    brought = [setting.characters[card].warehouse for card in s.casts[seat]]
    own = [n for n, owner in enumerate(s.stores) if owner == seat and n not in brought]
    if len(own) != 1 or not setting.warehouses[own[0]].start:
        raise read.wrong("players", f"one START warehouse of seat {seat} by now")
    new.stores[own[0]] = seat


def _keep(s: State, setting: Setting, new: State, seat: Seat, read: Sheet) -> None:
    if len(s.casts[seat]) != 1:
        raise read.wrong("players", f"one character of seat {seat} by now")
    card = s.casts[seat][0]
    new.see_card(setting.characters[card].deck, card)
    join(new, setting, seat, card)


def _place(s: State, new: State, seat: Seat, read: Sheet) -> None:
    if len(s.pawns[seat]) != 1:
        raise read.wrong("players", f"one pawn of seat {seat} by now")
    add_pawn(new, seat, s.pawns[seat][0])


def _anchor(s: State, setting: Setting, new: State, seat: Seat, read: Sheet) -> None:
    sea = s.anchors[seat]
    if sea == NOWHERE or (
        setting.board.hidden[sea] and not may_enter(new, seat, setting.board.shore[sea])
    ):
        raise read.wrong(
            "players", f"a ship of seat {seat} at anchor, and in no cove without a way"
        )
    new.anchors[seat] = sea


def _put_under(s: State, new: State, read: Sheet) -> None:
    """CS-030: who has kept a character has put another under its deck, in turn."""
    owners = [burier_of(code) for bottom in s.bottoms for code in bottom]
    done = [seat for seat in range(len(s.gold)) if _has_chosen(s, seat, at.PAIR)]
    if sorted(owners) != done:
        raise read.wrong("under_decks", "one card of each player who has kept a character")
    for deck, bottom in enumerate(s.bottoms):
        new.bottoms[deck] = sorted(
            bottom, key=lambda code: (burier_of(code) - s.first) % len(s.gold)
        )
        for code in bottom:
            new.see_card(deck, card_of(code))


def _deal(s: State, setting: Setting, new: State, read: Sheet) -> None:
    """The two decks that were named, and the cards that came from them."""
    if s.phase not in at.OF_A_PAIR:
        return
    decks = [setting.characters[card].deck for card in s.dealt]
    if len(s.pair) != 2 or decks != s.pair[: len(decks)]:
        raise read.wrong("dealt", "cards of the two decks that were named")
    if (len(decks) == 2) != (s.phase == at.KEEP):
        raise read.wrong("dealt", "two cards to keep one of, or fewer to be dealt more")
    new.pair, new.dealt = s.pair[:], s.dealt[:]
    for card in s.dealt:
        new.see_card(setting.characters[card].deck, card)
