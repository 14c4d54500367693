"""What lies open on the table, as JSON values: the part that views and positions share."""

from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import PLACINGS
from hoodwink.games.cornish.things.codes import (
    briber_of,
    card_of,
    form_of,
    form_raided,
    form_unloaded,
    owner_of,
    person,
    place_of,
    post_of,
    raider_of,
    store_of,
)
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.games.cornish.things.moments import NO_CARD, NO_PLACING
from hoodwink.games.cornish.things.secrets import AT_LANDING, AT_MARCH, AT_SALE, MOMENTS
from hoodwink.games.cornish.view.pending import LandingTold, MarchTold, PendingTold, SaleTold
from hoodwink.games.cornish.view.told import PlayerTold, Table
from hoodwink.kernel.seats import SEATS_IN, Seat


def on_the_table(s: State, setting: Setting) -> Table:
    """CS-133: everything but hands, decks, sealed choices and what is only being prepared."""
    land = setting.board.land
    return {
        "phase": at.PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "ending": at.ENDINGS[s.ending],
        "wheel": s.wheel,
        "track": s.track,
        "officers": [
            {"place": land[post_of(n)], "briber": person(briber_of(n))} for n in s.officers
        ],
        "ashore": [
            {
                "place": land[place_of(n)],
                "owner": person(owner_of(n)),
                "goods": form_key(setting, form_of(n)),
            }
            for n in s.ashore
        ],
        "seized": goods_json(setting, s.seized),
        "merchants": {
            name: {form_key(setting, form): left for form, left in enumerate(stall) if left}
            for name, stall in zip(setting.board.merchants, s.stalls, strict=True)
        },
        "departed": {form_key(setting, form): n for form, n in enumerate(s.departed) if n},
        "faces": [None if card == NO_CARD else setting.characters[card].key for card in s.faces],
        "gone": [setting.characters[card].key for card in gone(s, setting)],
        "played": {
            setting.secrets[kind].key: count
            for kind, count in enumerate(played(s, setting))
            if count
        },
        "players": [player_json(s, setting, seat) for seat in range(len(s.gold))],
        "pending": pending_json(s, setting, drafts=False),
    }


def form_key(setting: Setting, form: int) -> str:
    return setting.forms[form].key


def goods_json(setting: Setting, goods: list[int]) -> list[str]:
    return [setting.forms[form].key for form in goods]


def gone(s: State, setting: Setting) -> list[int]:
    """The characters that were discarded or lost, which all have seen."""
    kept = s.unseen[0] | s.unseen[1] | s.unseen[2] | s.unseen[3]
    for cards in (*s.casts, s.dealt):
        for card in cards:
            kept |= 1 << card
    for card in s.faces:
        if card != NO_CARD:
            kept |= 1 << card
    for bottom in s.bottoms:
        for code in bottom:
            kept |= 1 << card_of(code)
    return [card for card in range(len(setting.characters)) if not kept >> card & 1]


def played(s: State, setting: Setting) -> list[int]:
    """How many secrets of each kind have left the game."""
    left = s.undealt[:]
    for hand in s.hands:
        for kind in hand:
            left[kind] += 1
    return [secret.count - left[kind] for kind, secret in enumerate(setting.secrets)]


def player_json(s: State, setting: Setting, seat: Seat) -> PlayerTold:
    ship, anchor = s.ships[seat], s.anchors[seat]
    return {
        "gold": s.gold[seat],
        "influence": s.influence[seat],
        "reputation": s.reputation[seat],
        "ship": None if ship == NO_CARD else setting.ships[ship],
        "anchor": None if anchor == NOWHERE else setting.board.sea[anchor],
        "hold": goods_json(setting, s.holds[seat]),
        "pawns": [setting.board.land[place] for place in s.pawns[seat]],
        "characters": [
            {"character": setting.characters[card].key, "used": s.spent >> card & 1 == 1}
            for card in s.casts[seat]
        ],
        "warehouses": {
            setting.warehouses[store].key: goods_json(setting, s.stored[store])
            for store, owner in enumerate(s.stores)
            if owner == seat
        },
        "passed": s.passed >> seat & 1 == 1,
        "worked": s.worked >> seat & 1 == 1,
        "charts": s.charts >> seat & 1 == 1,
    }


def pending_json(s: State, setting: Setting, drafts: bool) -> PendingTold:
    """What is being settled: in the open, but for a landing or raid that is not yet spoken of."""
    return {
        "window": MOMENTS[s.window] if s.window else None,
        "claim": claim_json(s, setting),
        "losing": s.losing,
        "placing": None if s.placing == NO_PLACING else PLACINGS[s.placing],
        "target": None if s.target == NOWHERE else setting.board.land[s.target],
        "points": s.points,
        "recruits": s.recruits,
        "spilling": s.spilling[:],
        "draws": s.draws[:],
        "reveals": [setting.decks[deck] for deck in SEATS_IN[s.reveals]],
        "opening": s.opening,
        "grants": [{"do": do.WORDS[word], "amount": amount} for word, amount in s.grants],
        "pair": [setting.decks[deck] for deck in s.pair],
        "draft": [
            {
                "goods": form_key(setting, form_unloaded(code)),
                "warehouse": _store_key(setting, store_of(code)),
            }
            for code in (s.draft if drafts else ())
        ],
        "raiding": [
            {
                "goods": form_key(setting, form_raided(code)),
                "character": setting.characters[raider_of(code)].key,
            }
            for code in (s.raiding if drafts else ())
        ],
        "shadow": s.shadow,
        "acted": s.acted,
    }


def _store_key(setting: Setting, store: int) -> str | None:
    return None if store == NOWHERE else setting.warehouses[store].key


def claim_json(s: State, setting: Setting) -> LandingTold | SaleTold | MarchTold | None:
    """What the others may answer: a landing, a sale, an officer sent."""
    land = setting.board.land
    if s.window == AT_LANDING:
        place, risk, summoned = s.claim
        return {"place": land[place], "risk": risk, "summoned": summoned}
    if s.window == AT_SALE:
        place, form, row, undercut, summoned = s.claim
        return {
            "place": land[place],
            "goods": form_key(setting, form),
            "row": ROWS[row],
            "undercut": undercut,
            "summoned": summoned,
        }
    if s.window == AT_MARCH:
        number, end, waylaid = s.claim
        return {
            "place": land[post_of(number)],
            "briber": person(briber_of(number)),
            "end": land[end],
            "waylaid": waylaid == 1,
        }
    return None
