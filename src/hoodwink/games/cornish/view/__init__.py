"""What one seat sees and knows."""

from typing import Any

from hoodwink.games.cornish.moves import LET_BE_MOVE
from hoodwink.games.cornish.phases.network import is_there
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.state.phases import LET_BE, NO_CARD
from hoodwink.games.cornish.things.codes import burier_of, card_of, owner_of, place_of
from hoodwink.games.cornish.view.table import table_json
from hoodwink.kernel.game import View
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY


def view(s: State, setting: Setting, seat: Seat | None, outcome: Outcome | None) -> View:
    """Built from nothing: the open table, and what this seat alone knows."""
    mine = seat == s.turn
    seen: View = {
        "game": "cornish",
        "seat": seat,
        "to_act": list(SEATS_IN[s.waiting]),
        **table_json(s, setting, drafts=mine),
        "level": setting.market.level(s.track),
        "bribe": setting.market.bribe(s.track),
        "laid": [_laid_in_hold(s, setting, owner) for owner in range(len(s.gold))],  # CS-064
        "hand_sizes": [len(hand) for hand in s.hands],
        "hand": None if seat is None else _secret_keys(setting, s.hands[seat]),  # CS-131
        "secrets_left": sum(s.undealt),
        "decks": [cards.bit_count() for cards in s.unseen],
        "bottoms": [[_bottom(setting, seat, code) for code in bottom] for bottom in s.bottoms],
        "dealt": [_dealt(s, setting, seat, card) for card in s.dealt],
        "sealed": None if seat is None else _sealed(s, setting, seat),
        "warning": _warning(s, setting) if mine else None,
        "outcome": outcome.to_json() if outcome else None,
    }
    return seen


def _secret_keys(setting: Setting, hand: list[int]) -> list[str]:
    return [setting.secrets[kind].key for kind in hand]


def _bottom(setting: Setting, seat: Seat | None, code: int) -> dict[str, Any]:
    """CS-132: who put a card under its deck knows it, nobody else does."""
    owner = burier_of(code)
    return {
        "seat": owner,
        "character": setting.characters[card_of(code)].key if owner == seat else None,
    }


def _dealt(s: State, setting: Setting, seat: Seat | None, card: int) -> str | None:
    return setting.characters[card].key if s.turn == seat else None


def _sealed(s: State, setting: Setting, seat: Seat) -> str | None:
    reply = s.replies[seat]
    if reply == NO_REPLY:
        return None
    return LET_BE_MOVE.text if reply == LET_BE else setting.words.plays[reply - 1].text


def _laid_in_hold(s: State, setting: Setting, owner: Seat) -> list[list[list[int]]]:
    """For each of the goods aboard its squares, as row and column."""
    ship = s.ships[owner]
    laid = setting.fitter.arrangement(ship, s.holds[owner]) if ship != NO_CARD else None
    return [squares(setting, ship, mask) for mask in laid or ()]


def squares(setting: Setting, room: int, mask: int) -> list[list[int]]:
    width = setting.rooms[room].width
    return [list(divmod(bit, width)) for bit in range(mask.bit_length()) if mask >> bit & 1]


def _warning(s: State, setting: Setting) -> str | None:
    """C-33: the last pawn in Penzance guards what was just freed there."""
    if s.raiding and len(s.raiding) >= len(s.pawns[s.turn]):
        return "no-guard"
    if s.phase != at.REMOVE or not is_there(s, s.turn, setting.board.customs):
        return None
    guards = s.pawns[s.turn].count(setting.board.customs)
    freed = any(
        owner_of(code) == s.turn and place_of(code) == setting.board.customs for code in s.ashore
    )
    return "last-guard" if freed and guards == 1 else None
