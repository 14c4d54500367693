"""Alliances: drafted by the active player, answered by those who are named, then carried out."""

from hoodwink.games.sherwood.moves import YES, Hide, Suggest
from hoodwink.games.sherwood.phases.alliances.terms import terms
from hoodwink.games.sherwood.phases.planning import end_action, settle_in
from hoodwink.games.sherwood.phases.rounds import ask, wait_for
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import NONE, SEATS
from hoodwink.games.sherwood.things.promises import write_promises
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import SEATS_IN, Seat


def choose_hideout(s: State, move: Hide) -> None:
    s.draft = Draft(move.hideout)
    s.phase = at.DRAFT


def drop(s: State) -> None:
    """SF-049: another action instead."""
    s.draft = None
    s.phase = at.ACTION


def partners(s: State, draft: Draft) -> int:
    """Everybody named in a draft but the leader, as a mask."""
    return draft.named & ~(1 << s.turn)


def answering(s: State, setting: Setting, draft: Draft) -> int:
    """Whoever has to agree: the allies, and a leader who would have to show a card."""
    shows = not setting.advanced and draft.cards_of(s.turn) > 0
    return partners(s, draft) | shows << s.turn


def propose(s: State, setting: Setting, tell: Tell | None) -> None:
    draft = s.draft
    assert draft is not None
    s.proposals += 1
    ask(s, at.ANSWER, answering(s, setting, draft))
    if tell:
        tell("proposed", seat=s.turn, **terms(draft, setting))


def answer(s: State, setting: Setting, seat: Seat, reply: int, tell: Tell | None) -> None:
    """A sealed yes or no; all must agree, and have what they are to show."""
    s.replies[seat] = reply
    s.waiting &= ~(1 << seat)
    if s.waiting:
        return
    draft = s.draft
    assert draft is not None
    asked = SEATS_IN[answering(s, setting, draft)]
    refused = [
        one for one in asked if s.replies[one] != YES or not _can_show(s, setting, draft, one)
    ]
    if not refused:
        _conclude(s, setting, draft, tell)
        return
    s.draft = None
    wait_for(s, at.ACTION, s.turn)
    if tell:
        tell("declined", seats=refused)


def _can_show(s: State, setting: Setting, draft: Draft, seat: Seat) -> bool:
    """Whether a seat holds the cards that it would promise by name."""
    for kind in range(setting.gear.ordinary):
        if draft.cards.count((seat, kind)) > s.hand[kind * SEATS + seat]:
            return False  # B-53
    return True


def _conclude(s: State, setting: Setting, draft: Draft, tell: Tell | None) -> None:
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
        tell("allied", seat=s.turn, **terms(draft, setting), **marked)
    end_action(s, tell)


def free_letter(s: State) -> int:
    """The first pair of alliance markers that nobody uses; NONE if all are used."""
    for letter in range(6):
        if letter not in s.letter:
            return letter
    return NONE  # B-24


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


def suggest(s: State, seat: Seat, move: Suggest, tell: Tell | None) -> None:
    """SF-083: talk, and nothing more."""
    s.suggestions = (*s.suggestions, (seat, move))
    if tell:
        tell("suggested", seat=seat, to=s.turn, words=move.text)


def hush(s: State, tell: Tell | None) -> None:
    s.closed = True  # SF-094
    if tell:
        tell("hushed", seat=s.turn)
