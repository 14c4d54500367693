"""What one seat sees and knows: a part that all see, and what is the seat's own."""

from hoodwink.games.cornish.moves import LET_BE_MOVE
from hoodwink.games.cornish.phases.network import is_there
from hoodwink.games.cornish.scoring import outcome
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.codes import burier_of, card_of, owner_of, place_of
from hoodwink.games.cornish.things.moments import LET_BE, NO_CARD
from hoodwink.games.cornish.view.settling import pending_json
from hoodwink.games.cornish.view.table import on_the_table
from hoodwink.games.cornish.view.told import Own, Public, UnderDeck
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY


def public(s: State, setting: Setting) -> Public:
    """Built from nothing: each line is something that all may know."""
    return {
        "game": "cornish",
        "options": setting.options.copy(),
        "to_act": list(SEATS_IN[s.waiting]),
        **on_the_table(s, setting),
        "level": setting.market.level(s.track),
        "bribe": setting.market.bribe(s.track),
        "laid": [_laid_in_hold(s, setting, owner) for owner in range(len(s.gold))],  # CS-064
        "hand_sizes": [len(hand) for hand in s.hands],
        "secrets_left": sum(s.undealt),
        "decks": [cards.bit_count() for cards in s.unseen],
        "under_decks": [
            [{"seat": burier_of(code), "character": None} for code in bottom]
            for bottom in s.bottoms
        ],
        "dealt": [None for _ in s.dealt],
        "outcome": outcome(s, setting).to_json() if s.phase == at.OVER else None,
    }


def own(s: State, setting: Setting, seat: Seat | None) -> Own:
    """What this seat alone sees and knows, and what it knows better."""
    if seat is None:
        return {"seat": None, "hand": None, "sealed": None, "warning": None}
    told: Own = {
        "seat": seat,
        "hand": [setting.secret_keys[kind] for kind in s.hands[seat]],  # CS-131
        "sealed": sealed(setting, s.replies[seat]),
        "warning": None,
    }
    if any(burier_of(code) == seat for bottom in s.bottoms for code in bottom):
        told["under_decks"] = [
            [_under_deck(setting, seat, code) for code in bottom] for bottom in s.bottoms
        ]
    if seat == s.turn:
        told["warning"] = _warning(s, setting)
        if s.dealt:
            told["dealt"] = [setting.card_keys[card] for card in s.dealt]
        if s.draft or s.raiding:
            told["pending"] = pending_json(s, setting, drafts=True)
    return told


def _under_deck(setting: Setting, seat: Seat, code: int) -> UnderDeck:
    """CS-132: who put a card under its deck knows it, nobody else does."""
    owner = burier_of(code)
    known = setting.card_keys[card_of(code)] if owner == seat else None
    return {"seat": owner, "character": known}


def sealed(setting: Setting, reply: int) -> str | None:
    """An answer under cover, as it is said."""
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
