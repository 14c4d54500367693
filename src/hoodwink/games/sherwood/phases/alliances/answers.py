"""A proposal: answered by those who are named, under cover, then carried out or forgotten."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import ACCEPT, DECLINE, YES
from hoodwink.games.sherwood.phases import Sealed, Window
from hoodwink.games.sherwood.phases.alliances.leading import draft_of, free_letter, partners
from hoodwink.games.sherwood.phases.alliances.terms import terms
from hoodwink.games.sherwood.phases.endings import end_action
from hoodwink.games.sherwood.phases.promises import write_promises
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import settle_in
from hoodwink.games.sherwood.things.board import MOST_SEATS, NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, only

YES_OR_NO: Final[tuple[Move, ...]] = (DECLINE, ACCEPT)


class Answers(Sealed):
    """Those who are named in a proposal answer under cover (SF-086 to SF-089, SF-098)."""

    verbs = "accept decline"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, WINDOW)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        return no.SEALED if self.asks(s, seat) else no.NO_PROPOSAL


def propose(s: State, setting: Setting, tell: Tell | None) -> None:
    s.proposals += 1
    s.go_to(at.ANSWER)
    if tell:
        tell("proposed", seat=s.turn, **terms(setting, draft_of(s)))


def answering(s: State, setting: Setting) -> int:
    """Whoever has to agree: the allies, and a leader who would have to show a card."""
    draft = draft_of(s)
    shows = not setting.advanced and draft.cards_of(s.turn) > 0
    return partners(s, draft) | (only(s.turn) if shows else 0)


def _yes_or_no(_s: State, _setting: Setting, _seat: Seat) -> Sequence[Move]:
    return YES_OR_NO


def _conclude(s: State, setting: Setting, tell: Tell | None) -> None:
    """The last has answered: all must agree, and have what they are to show."""
    draft = draft_of(s)
    asked = SEATS_IN[answering(s, setting)]
    refused = [
        one for one in asked if s.replies[one] != YES or not _can_show(s, setting, draft, one)
    ]
    if not refused:
        _ally(s, setting, draft, tell)
        return
    s.draft = None
    s.go_to(at.ACTION)
    if tell:
        tell("declined", seats=refused)


def _can_show(s: State, setting: Setting, draft: Draft, seat: Seat) -> bool:
    """Whether a seat holds the cards that it would promise by name."""
    for kind in range(setting.gear.ordinary):
        if draft.cards.count((seat, kind)) > s.hand[kind * MOST_SEATS + seat]:
            return False  # B-53
    return True


def _ally(s: State, setting: Setting, draft: Draft, tell: Tell | None) -> None:
    """What was agreed for now is done at once."""
    hideout = draft.hideout
    for seat in range(len(s.camp)):
        if draft.raiders[seat]:
            settle_in(s, hideout, seat, draft.raiders[seat])  # SF-047
        s.sacks[s.turn] -= draft.paid[seat]  # SF-098
        s.sacks[seat] += draft.paid[seat]
    if setting.advanced:
        write_promises(s, draft)
        _fix(s, draft)
    elif draft.cards:
        s.letter[hideout] = free_letter(s)
        for seat, kind in draft.cards:
            equipment.lay_out(s, seat, kind)  # SF-087
        s.pledges += tuple((hideout, seat, kind) for seat, kind in draft.cards)
    if tell:
        letter = s.letter[hideout]
        marked = {} if letter == NONE else {"letter": setting.content.letters[letter]}
        tell("allied", seat=s.turn, **terms(setting, draft), **marked)
    end_action(s, tell)


def _fix(s: State, draft: Draft) -> None:
    """A fixed agreement: a pair of markers, and the promised loot put aside."""
    if draft.target == NONE:
        return  # SF-106
    s.letter[draft.hideout] = free_letter(s)  # SF-102
    s.target[draft.hideout] = draft.target
    s.informant[draft.hideout] = draft.informant
    for seat in range(len(s.camp)):
        sacks, companions = draft.sacks[seat], draft.companions[seat]
        if sacks or companions:
            s.mine -= sacks
            s.oak[seat] -= companions  # SF-103, SF-104
            s.escrow += ((draft.hideout, seat, sacks, companions),)


WINDOW: Final[Window] = Window(at.ANSWER, answering, _yes_or_no, _conclude)
