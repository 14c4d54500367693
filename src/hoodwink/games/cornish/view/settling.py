"""What is being settled: told, and read again side by side."""

from typing import Final

from hoodwink.games.cornish.moves import MOST_HIDING
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import PLACINGS
from hoodwink.games.cornish.things.codes import (
    briber_of,
    form_raided,
    form_unloaded,
    officer,
    person,
    post_of,
    raided,
    raider_of,
    store_of,
    unloaded,
)
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.games.cornish.things.moments import NO_CARD, NO_PLACING
from hoodwink.games.cornish.things.secrets import AT_LANDING, AT_MARCH, AT_SALE, MOMENTS
from hoodwink.games.cornish.view.pending import LandingTold, MarchTold, PendingTold, SaleTold
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.kernel.seats import SEATS_IN, mask_of

ENOUGH: Final = 500
"""More risk than there can be, and more steps of officers."""


def pending_json(s: State, setting: Setting, drafts: bool) -> PendingTold:
    """What is being settled: in the open, but for a landing or raid that is not yet spoken of."""
    return {
        "window": MOMENTS[s.window] if s.window else None,
        "claim": claim_json(s, setting),
        "losing": s.losing,
        "placing": None if s.placing == NO_PLACING else PLACINGS[s.placing],
        "target": None if s.target == NOWHERE else setting.board.land[s.target],
        "points": s.points,
        "hiding": s.hiding,
        "recruits": s.recruits,
        "spilling": s.spilling[:],
        "draws": s.draws[:],
        "reveals": [setting.decks[deck] for deck in SEATS_IN[s.reveals]],
        "opening": s.opening,
        "grants": [{"do": do.WORDS[word], "amount": amount} for word, amount in s.grants],
        "pair": [setting.decks[deck] for deck in s.pair],
        "draft": [
            {
                "goods": setting.form_keys[form_unloaded(code)],
                "warehouse": _store_key(setting, store_of(code)),
            }
            for code in (s.draft if drafts else ())
        ],
        "raiding": [
            {
                "goods": setting.form_keys[form_raided(code)],
                "character": setting.card_keys[raider_of(code)],
            }
            for code in (s.raiding if drafts else ())
        ],
        "shadow": s.shadow,
        "acted": s.acted,
    }


def _store_key(setting: Setting, store: int) -> str | None:
    return None if store == NOWHERE else setting.store_keys[store]


def claim_json(s: State, setting: Setting) -> LandingTold | SaleTold | MarchTold | None:
    """What the others may answer: a landing, a sale, an officer sent."""
    land = setting.board.land
    if s.window == AT_LANDING:
        place, risk, summoned, raised = s.claim
        return {"place": land[place], "risk": risk, "summoned": summoned, "raised": raised}
    if s.window == AT_SALE:
        place, form, row, undercut, summoned = s.claim
        return {
            "place": land[place],
            "goods": setting.form_keys[form],
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


def read_pending(s: State, setting: Setting, read: Sheet) -> None:
    land, decks, seats = setting.board.land, setting.decks, len(s.gold)
    s.window = read.maybe("window", MOMENTS[1:]) + 1
    s.claim = _read_claim(s, setting, read.inner("claim")) if s.window else ()
    s.losing = read.count("losing", 0, 20)
    s.placing = read.maybe("placing", PLACINGS)
    s.target = read.maybe("target", land)
    s.points = read.count("points", 0, ENOUGH if s.target != NO_CARD else 0)
    s.hiding = read.count("hiding", 0, min(s.points, MOST_HIDING))
    s.recruits = read.count("recruits", 0, 40)
    s.spilling = read.numbers("spilling", seats - 1)
    s.draws = read.numbers("draws", seats - 1)
    s.reveals = mask_of(read.indices("reveals", decks))
    s.opening = read.flag("opening")
    for row in read.sheets("grants"):
        s.grants.append((row.index("do", do.ON_TURN), row.count("amount", 1, 20)))
    s.pair = read.indices("pair", decks)
    for row in read.sheets("draft"):
        store = row.maybe("warehouse", setting.store_keys)
        s.draft.append(unloaded(row.index("goods", setting.form_keys), store))
    for row in read.sheets("raiding"):
        card = row.index("character", setting.card_keys)
        s.raiding.append(raided(row.index("goods", setting.form_keys), card))
    s.shadow = read.count("shadow", 0, 100)
    s.acted = read.flag("acted")


def _read_claim(s: State, setting: Setting, read: Sheet) -> tuple[int, ...]:
    land = setting.board.land
    place = read.index("place", land)
    if s.window == AT_LANDING:
        risk, summoned = read.count("risk", 0, ENOUGH), read.count("summoned", 0, ENOUGH)
        return (place, risk, summoned, read.count("raised", 0, risk))
    if s.window == AT_SALE:
        form, row = read.index("goods", setting.form_keys), read.index("row", ROWS)
        return (
            place,
            form,
            row,
            read.count("undercut", 0, ENOUGH),
            read.count("summoned", 0, ENOUGH),
        )
    number = officer(place, read.person("briber", len(s.gold)))
    end = read.index("end", land)
    if number not in s.officers or end not in setting.board.roads[place]:
        raise read.wrong("end", "a place beside that officer")
    return (number, end, 1 if read.flag("waylaid") else 0)
