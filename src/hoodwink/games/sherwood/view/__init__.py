"""What one seat sees and remembers: a part that all see, and what is the seat's own."""

from typing import cast

from hoodwink.games.sherwood import moves as say
from hoodwink.games.sherwood.scoring import outcome
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.view.drafts import draft_terms
from hoodwink.games.sherwood.view.table import cards_of, on_the_table, row_place
from hoodwink.games.sherwood.view.told import Gear, Own, PlaceKnown, PlaceTold, Public
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY


def public(s: State, setting: Setting) -> Public:
    """Built from nothing: each line is something that all may know."""
    thinking = s.phase == at.DRAFT  # nobody sees that another is drafting
    return {
        "game": "sherwood",
        "options": setting.options.copy(),
        "phase": at.PHASES[at.ACTION if thinking else s.phase],
        "to_act": list(SEATS_IN[s.waiting]),
        **on_the_table(s, setting),
        "row": _row(s, setting),
        "gone": _gone(s, setting) if setting.memory else [],
        "deck": sum(s.deck),
        "shown": [_shown(s, setting, one) for one in range(len(s.camp))],
        "draft": draft_terms(s, setting) if s.phase == at.ANSWER else None,
        "outcome": outcome(s, setting).to_json() if s.phase == at.OVER else None,
    }


def own(s: State, setting: Setting, seat: Seat | None) -> Own:
    """What this seat sees and remembers beyond that."""
    if seat is None:
        return {"seat": None, "hand": None, "sealed": None}
    told: Own = {
        "seat": seat,
        "hand": cards_of(setting, s.hand, seat),  # SF-135
        "sealed": _sealed(s, setting, seat),
    }
    if s.phase == at.DRAFT and seat == s.turn:
        told["phase"] = at.PHASES[at.DRAFT]
        told["draft"] = draft_terms(s, setting)
    looked_at = _looked_at(s, setting, seat) if setting.memory else {}
    if looked_at:
        told["row"] = looked_at
    return told


def view(s: State, setting: Setting, seat: Seat | None) -> View:
    """Both at once, the one laid over the other."""
    seen, known = cast(View, public(s, setting)), cast(View, own(s, setting, seat))
    looked_at: dict[str, PlaceKnown] = known.pop("row", {})
    seen.update(known)
    for place, better in looked_at.items():
        seen["row"][int(place)].update(better)
    return seen


def _row(s: State, setting: Setting) -> list[PlaceTold]:
    """SF-134, SF-138: with the cards that lie face up."""
    row = []
    for place, card in enumerate(s.row):
        told = row_place(s, place)
        if card >= 0 and s.face_up >> place & 1:
            told["card"] = setting.cards[card].to_json(setting.board)
        row.append(told)
    return row


def _looked_at(s: State, setting: Setting, seat: Seat) -> dict[str, PlaceKnown]:
    """The cards that this seat knows and not all can see."""
    looked_at: dict[str, PlaceKnown] = {}
    for place, knowers in enumerate(s.knowers):
        card = s.row[place]
        if knowers >> seat & 1 and card >= 0 and not s.face_up >> place & 1:
            looked_at[str(place)] = {"card": setting.cards[card].to_json(setting.board)}
    return looked_at


def _gone(s: State, setting: Setting) -> list[str]:
    gone = s.gone
    return [card.name for number, card in enumerate(setting.cards) if gone >> number & 1]


def _shown(s: State, setting: Setting, seat: Seat) -> Gear:
    """Cards that all have seen go to a hand and not yet leave it."""
    return cards_of(setting, s.shown, seat) if setting.memory else {}


def _sealed(s: State, setting: Setting, seat: Seat) -> str | None:
    """The seat's answer, while others still think."""
    reply = s.replies[seat]
    return None if reply == NO_REPLY else replies(setting, s.phase)[reply].text


def replies(setting: Setting, phase: int) -> tuple[say.Reply, ...]:
    """The sealed answers of a phase, by the number that stands for each."""
    if phase == at.ANSWER:
        return (say.DECLINE, say.ACCEPT)
    if phase == at.MESSENGER:
        return (say.LET_BE, *setting.moves.messengers)
    return (
        (say.LET_BE, say.PLAY_PROVISIONS)
        if phase == at.PROVISIONS
        else (say.LET_BE, say.CAPE_STAY, say.CAPE_RETURN)
    )
