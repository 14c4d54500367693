"""What lies open on the table, as JSON values: the part that views and positions share."""

from typing import Any

from hoodwink.games.cornish import effects as do
from hoodwink.games.cornish import phases as at
from hoodwink.games.cornish.board import NOWHERE
from hoodwink.games.cornish.characters import PLACINGS
from hoodwink.games.cornish.market import ROWS
from hoodwink.games.cornish.moves import NOBODY
from hoodwink.games.cornish.phases import NO_CARD, NO_PLACING
from hoodwink.games.cornish.secrets import LANDING, MARCH, MOMENTS, SALE
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.seats import SEATS_IN, Seat


def table_json(t: Terms, s: State, drafts: bool) -> dict[str, Any]:
    """CS-133: everything but hands, decks and sealed choices; drafts only where they are known."""
    land = t.board.land
    return {
        "phase": at.PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "ending": at.ENDINGS[s.ending],
        "wheel": s.wheel,
        "track": s.track,
        "officers": [{"place": land[n >> 3], "briber": person(n & 7)} for n in s.officers],
        "ashore": [
            {"place": land[n >> 7], "owner": person(n >> 4 & 7), "goods": form_key(t, n & 15)}
            for n in s.ashore
        ],
        "seized": goods_json(t, s.seized),
        "merchants": {
            name: {form_key(t, form): left for form, left in enumerate(stall) if left}
            for name, stall in zip(t.board.merchants, s.stalls, strict=True)
        },
        "departed": {form_key(t, form): n for form, n in enumerate(s.departed) if n},
        "faces": [None if card == NO_CARD else t.characters[card].key for card in s.faces],
        "gone": [t.characters[card].key for card in gone(t, s)],
        "played": {t.secrets[kind].key: count for kind, count in enumerate(played(t, s)) if count},
        "players": [player_json(t, s, seat) for seat in range(len(s.gold))],
        "pending": pending_json(t, s, drafts),
    }


def person(number: int) -> Seat | None:
    return None if number == NOBODY else number


def form_key(t: Terms, form: int) -> str:
    return t.content.forms[form].key


def goods_json(t: Terms, goods: list[int]) -> list[str]:
    return [t.content.forms[form].key for form in goods]


def gone(t: Terms, s: State) -> list[int]:
    """The characters that were discarded or lost, which all have seen."""
    kept = {card for cast in s.casts for card in cast} | set(s.faces) | set(s.dealt)
    kept |= {code >> 3 for bottom in s.bottoms for code in bottom}
    hidden = s.unseen[0] | s.unseen[1] | s.unseen[2] | s.unseen[3]
    return [n for n in range(len(t.characters)) if n not in kept and not hidden >> n & 1]


def played(t: Terms, s: State) -> list[int]:
    """How many secrets of each kind have left the game."""
    return [
        secret.count - s.undealt[kind] - sum(hand.count(kind) for hand in s.hands)
        for kind, secret in enumerate(t.secrets)
    ]


def player_json(t: Terms, s: State, seat: Seat) -> dict[str, Any]:
    ship, anchor = s.ships[seat], s.anchors[seat]
    return {
        "gold": s.gold[seat],
        "influence": s.influence[seat],
        "reputation": s.reputation[seat],
        "ship": None if ship == NO_CARD else t.content.ships[ship],
        "anchor": None if anchor == NOWHERE else t.board.sea[anchor],
        "hold": goods_json(t, s.holds[seat]),
        "pawns": [t.board.land[place] for place in s.pawns[seat]],
        "characters": [
            {"character": t.characters[card].key, "used": s.spent >> card & 1 == 1}
            for card in s.casts[seat]
        ],
        "warehouses": {
            t.warehouses[store].key: goods_json(t, s.stored[store])
            for store, owner in enumerate(s.stores)
            if owner == seat
        },
        "passed": s.passed >> seat & 1 == 1,
        "worked": s.worked >> seat & 1 == 1,
        "charts": s.charts >> seat & 1 == 1,
    }


def pending_json(t: Terms, s: State, drafts: bool) -> dict[str, Any]:
    """What is being settled: in the open, but for a landing or raid that is not yet spoken of."""
    return {
        "window": MOMENTS[s.window] if s.window else None,
        "claim": claim_json(t, s),
        "losing": s.losing,
        "placing": None if s.placing == NO_PLACING else PLACINGS[s.placing],
        "target": None if s.target == NOWHERE else t.board.land[s.target],
        "points": s.points,
        "recruits": s.recruits,
        "spilling": s.spilling[:],
        "draws": s.draws[:],
        "reveals": [t.content.decks[deck] for deck in SEATS_IN[s.reveals]],
        "opening": s.opening,
        "grants": [{"do": do.WORDS[word], "amount": amount} for word, amount in s.grants],
        "pair": [t.content.decks[deck] for deck in s.pair],
        "draft": [
            {"goods": form_key(t, code >> 6), "warehouse": _store_key(t, (code & 63) - 1)}
            for code in (s.draft if drafts else ())
        ],
        "raiding": [
            {"goods": form_key(t, code >> 7), "character": t.characters[code & 127].key}
            for code in (s.raiding if drafts else ())
        ],
        "shadow": s.shadow,
        "acted": s.acted,
    }


def _store_key(t: Terms, store: int) -> str | None:
    return None if store == NOWHERE else t.warehouses[store].key


def claim_json(t: Terms, s: State) -> dict[str, Any] | None:
    """What the others may answer: a landing, a sale, an officer sent."""
    land = t.board.land
    if s.window == LANDING:
        place, risk, summoned = s.claim
        return {"place": land[place], "risk": risk, "summoned": summoned}
    if s.window == SALE:
        place, form, row, undercut, summoned = s.claim
        return {
            "place": land[place],
            "goods": form_key(t, form),
            "row": ROWS[row],
            "undercut": undercut,
            "summoned": summoned,
        }
    if s.window == MARCH:
        number, end, waylaid = s.claim
        return {
            "place": land[number >> 3],
            "briber": person(number & 7),
            "end": land[end],
            "waylaid": waylaid == 1,
        }
    return None
