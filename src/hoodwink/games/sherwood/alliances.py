"""Alliances: drafted by the active player, answered by those who are named, then carried out."""

from hoodwink.games.sherwood import equipment
from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.moves import (
    ANY_CARD,
    PLACES,
    YES,
    Ask,
    Bring,
    Charge,
    Hide,
    Invite,
    Pay,
    Pledge,
    Share,
    Suggest,
    Target,
)
from hoodwink.games.sherwood.phases import NONE, SEATS
from hoodwink.games.sherwood.planning import end_action, settle_in
from hoodwink.games.sherwood.promises import write_promises
from hoodwink.games.sherwood.rounds import ask, wait_for
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.talks import Draft
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat


def choose_hideout(s: State, move: Hide) -> None:
    s.draft = Draft(move.hideout)
    s.phase = at.DRAFT


def drop(s: State) -> None:
    """SF-049: another action instead."""
    s.draft = None
    s.drops += 1
    s.phase = at.ACTION


def extend(s: State, move: Move) -> None:
    """One more term of the draft."""
    draft = s.draft
    assert draft is not None
    if isinstance(move, Bring):
        draft.raiders[s.turn] = move.raiders
    elif isinstance(move, Invite):
        draft.raiders[move.seat] = move.raiders
    elif isinstance(move, Ask):
        draft.cards = (*draft.cards, (move.seat, move.kind))
    elif isinstance(move, Pledge):
        draft.cards = (*draft.cards, (s.turn, move.kind))
    else:
        _extend_freely(draft, move)


def _extend_freely(draft: Draft, move: Move) -> None:
    """Terms of the advanced game only."""
    if isinstance(move, Target):
        draft.target = move.place
        draft.informant = move.seat
    elif isinstance(move, Share):
        (draft.companions if move.companions else draft.sacks)[move.seat] = move.number
    elif isinstance(move, Pay):
        draft.paid[move.seat] = move.sacks
    else:
        assert isinstance(move, Charge)
        draft.paid[move.seat] = -move.sacks


def partners(s: State, draft: Draft) -> int:
    """Everybody named in a draft but the leader, as a mask."""
    named = sum(1 << seat for seat in range(SEATS) if draft.raiders[seat])
    return named & ~(1 << s.turn)


def propose(f: Forest, s: State, tell: Tell | None) -> None:
    draft = s.draft
    assert draft is not None
    s.proposals += 1
    for kind in range(f.gear.ordinary):
        pledged = draft.cards.count((s.turn, kind))
        equipment.show(s, s.turn, kind, pledged)
    ask(s, at.ANSWER, partners(s, draft))
    if tell:
        tell("proposed", seat=s.turn, **terms(f, draft))


def terms(f: Forest, draft: Draft) -> dict[str, object]:
    """A draft as JSON values: only what it has."""
    told: dict[str, object] = {
        "hideout": f.board.hideouts[draft.hideout],
        "raiders": {str(seat): n for seat, n in enumerate(draft.raiders) if n},
    }
    if draft.cards:
        told["cards"] = [[seat, card_name(f, kind)] for seat, kind in draft.cards]
    if draft.target != NONE:
        told["target"] = PLACES[draft.target]
        told["informant"] = draft.informant
    for word, numbers in (
        ("sacks", draft.sacks),
        ("companions", draft.companions),
        ("paid", draft.paid),
    ):
        if any(numbers):
            told[word] = {str(seat): n for seat, n in enumerate(numbers) if n}
    return told


def card_name(f: Forest, kind: int) -> str:
    return "card" if kind == ANY_CARD else f.gear.names[kind]


def answer(f: Forest, s: State, seat: Seat, reply: int, tell: Tell | None) -> None:
    """A sealed yes or no; all must agree."""
    s.replies[seat] = reply
    s.waiting &= ~(1 << seat)
    if s.waiting:
        return
    draft = s.draft
    assert draft is not None
    asked = SEATS_IN[partners(s, draft)]
    refused = [one for one in asked if s.replies[one] != YES]
    if not refused:
        _conclude(f, s, draft, tell)
        return
    for one in asked:
        if s.replies[one] == YES:
            _show_asked(f, s, draft, one)
    s.draft = None
    wait_for(s, at.ACTION, s.turn)
    if tell:
        tell("declined", seats=refused)


def _show_asked(f: Forest, s: State, draft: Draft, seat: Seat) -> None:
    """Who agrees to promise a card must have it."""
    for kind in range(f.gear.ordinary):
        equipment.show(s, seat, kind, draft.cards.count((seat, kind)))


def _conclude(f: Forest, s: State, draft: Draft, tell: Tell | None) -> None:
    """What was agreed for now is done at once."""
    hideout = draft.hideout
    for seat in range(len(s.camp)):
        if draft.raiders[seat]:
            settle_in(s, hideout, seat, draft.raiders[seat])  # SF-047
        s.sacks[s.turn] -= draft.paid[seat]  # SF-098
        s.sacks[seat] += draft.paid[seat]
    if f.advanced:
        write_promises(s, draft)
        _fix(s, draft)
    elif draft.cards:
        s.letter[hideout] = free_letter(s)
        for seat, kind in draft.cards:
            equipment.lay_out(s, seat, kind)  # SF-087
        s.pledges += tuple((hideout, seat, kind) for seat, kind in draft.cards)
    if tell:
        letter = s.letter[hideout]
        marked = {} if letter == NONE else {"letter": f.content.letters[letter]}
        tell("allied", seat=s.turn, **terms(f, draft), **marked)
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
