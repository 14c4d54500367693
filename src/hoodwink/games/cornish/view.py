"""What one seat sees and knows."""

from typing import Any

from hoodwink.games.cornish import phases as at
from hoodwink.games.cornish.moves import LET_BE_MOVE
from hoodwink.games.cornish.network import is_there
from hoodwink.games.cornish.phases import LET_BE, NO_CARD, NO_REPLY
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.telling import table_json
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.game import View
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import SEATS_IN, Seat


def view(t: Terms, s: State, seat: Seat | None, outcome: Outcome | None) -> View:
    """Built from nothing: the open table, and what this seat alone knows."""
    mine = seat == s.turn
    seen: View = {
        "game": "cornish",
        "seat": seat,
        "to_act": list(SEATS_IN[s.waiting]),
        **table_json(t, s, drafts=mine),
        "level": t.market.level(s.track),
        "bribe": t.market.bribe(s.track),
        "laid": [_laid_in_hold(t, s, owner) for owner in range(len(s.gold))],  # CS-064
        "hand_sizes": [len(hand) for hand in s.hands],
        "hand": None if seat is None else _secret_keys(t, s.hands[seat]),  # CS-131
        "secrets_left": sum(s.undealt),
        "decks": [cards.bit_count() for cards in s.unseen],
        "bottoms": [[_bottom(t, code, seat) for code in bottom] for bottom in s.bottoms],
        "dealt": [_dealt(t, s, card, seat) for card in s.dealt],
        "sealed": None if seat is None else _sealed(t, s, seat),
        "warning": _warning(t, s) if mine else None,
        "outcome": outcome.to_json() if outcome else None,
    }
    return seen


def _secret_keys(t: Terms, hand: list[int]) -> list[str]:
    return [t.secrets[kind].key for kind in hand]


def _bottom(t: Terms, code: int, seat: Seat | None) -> dict[str, Any]:
    """CS-132: who put a card under its deck knows it, nobody else does."""
    owner = code & 7
    return {"seat": owner, "character": t.characters[code >> 3].key if owner == seat else None}


def _dealt(t: Terms, s: State, card: int, seat: Seat | None) -> str | None:
    return t.characters[card].key if s.turn == seat else None


def _sealed(t: Terms, s: State, seat: Seat) -> str | None:
    reply = s.replies[seat]
    if reply == NO_REPLY:
        return None
    return LET_BE_MOVE.text if reply == LET_BE else t.words.plays[reply - 1].text


def _laid_in_hold(t: Terms, s: State, owner: Seat) -> list[list[list[int]]]:
    """For each of the goods aboard its squares, as row and column."""
    ship = s.ships[owner]
    laid = t.fitter.arrangement(ship, s.holds[owner]) if ship != NO_CARD else None
    return [squares(t, ship, mask) for mask in laid or ()]


def squares(t: Terms, room: int, mask: int) -> list[list[int]]:
    width = t.content.rooms[room].width
    return [list(divmod(bit, width)) for bit in range(mask.bit_length()) if mask >> bit & 1]


def _warning(t: Terms, s: State) -> str | None:
    """C-33: the last pawn in Penzance guards what was just freed there."""
    if s.raiding and len(s.raiding) >= len(s.pawns[s.turn]):
        return "no-guard"
    if s.phase != at.REMOVE or not is_there(s, s.turn, t.board.customs):
        return None
    guards = s.pawns[s.turn].count(t.board.customs)
    freed = any(code >> 4 == t.board.customs << 3 | s.turn for code in s.ashore)
    return "last-guard" if freed and guards == 1 else None
