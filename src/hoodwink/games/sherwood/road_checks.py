"""What could not be on the road, in a draft, or behind a hand."""

from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.bands import members
from hoodwink.games.sherwood.choices import choices
from hoodwink.games.sherwood.drafting import additions
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.moves import ANY_CARD, Reply
from hoodwink.games.sherwood.phases import GONE, NO_REPLY, NONE
from hoodwink.games.sherwood.sharing import next_gifts
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.strength import may_use
from hoodwink.games.sherwood.talks import Draft
from hoodwink.games.sherwood.terms import change, terms
from hoodwink.games.sherwood.waiting import SEALED, asked
from hoodwink.kernel.moves import Move
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import SEATS_IN


def check_road(f: Forest, s: State, read: Reading) -> None:
    """The cart is where its card sends it, and the band is the one that lies there."""
    gone = sum(1 for card in s.row if card == GONE)
    if s.sent != gone or s.turn != (s.first + gone) % len(s.camp):
        raise read.wrong("turn", "the next player after those who have sent a card")
    if s.phase < at.MESSENGER:
        return
    start = f.cards[s.row[s.cart]].start
    route = f.board.routes[start][s.destination]
    if start == s.destination or not s.face_up >> s.cart & 1 or s.step > len(route):
        raise read.wrong("cart", "an open card on a road to another town")
    if s.phase >= at.ORDER and (s.step == len(route) or route[s.step] != s.hideout):
        raise read.wrong("cart", "the hideout that the arrows have led to")


def check_band(f: Forest, s: State, read: Reading) -> None:
    """Whoever is to choose has something to choose."""
    if s.phase == at.EQUIP and not may_use(s) >> s.asked & 1:
        raise read.wrong("cart", "a member of the band who is asked")
    if s.phase == at.ORDER and all(one in s.order for one in SEATS_IN[may_use(s)]):
        raise read.wrong("cart", "an order that is not complete")
    if s.phase == at.SHARE and not next_gifts(f, s):
        raise read.wrong("cart", "loot that somebody can take")
    if s.phase == at.SURPLUS and not members(s, s.hideout) >> s.informant[s.hideout] & 1:
        raise read.wrong("cart", "an informant in the band")


def check_replies(f: Forest, s: State, read: Reading) -> None:
    """Only those who were asked have answered, and only what they could."""
    s.waiting = asked(f, s) if s.phase in SEALED else 0
    for seat, reply in enumerate(s.replies):
        listed = choices(f, s, seat) if s.waiting >> seat & 1 else ()
        answers = [move.answer for move in listed if isinstance(move, Reply)]
        if reply != NO_REPLY and reply not in answers:
            raise read.wrong("replies", "answers of those who were asked, as far as they could")


def check_draft(f: Forest, s: State, read: Reading) -> None:
    """A draft is what small moves can make of it."""
    written = s.draft
    assert written is not None
    s.draft = Draft(written.hideout)
    s.draft.raiders[s.turn] = written.raiders[s.turn]
    free = not s.occupied >> written.hideout & 1
    fair = free and written.raiders[s.turn] <= s.camp[s.turn]
    made = fair and all(_add(f, s, move) for move in _moves_of(f, s, written))
    if not made or terms(f, s.draft) != terms(f, written):
        raise read.wrong("draft", "terms that could be drafted")


def _add(f: Forest, s: State, move: Move) -> bool:
    assert s.draft is not None
    if move not in additions(f, s, s.draft):
        return False
    change(s.draft, s.turn, move)
    return True


def _moves_of(f: Forest, s: State, draft: Draft) -> list[Move]:
    """The moves that lead to a draft, after the leader's own raiders."""
    say = f.moves
    moves: list[Move] = []
    others = [seat for seat in range(len(s.camp)) if seat != s.turn]
    moves += [say.invitations[seat][draft.raiders[seat]] for seat in others if draft.raiders[seat]]
    for seat, kind in draft.cards:
        own = say.card_pledge if kind == ANY_CARD else say.pledges[kind]
        asking = say.card_asks[seat] if kind == ANY_CARD else say.asks[seat][kind]
        moves.append(own if seat == s.turn else asking)
    if draft.target != NONE:
        moves.append(say.targets[draft.target][draft.informant])
    for seat in range(len(s.camp)):
        moves += [m for m in say.sack_shares[seat] if 0 < m.number == draft.sacks[seat]]
        moves += [m for m in say.companion_shares[seat] if 0 < m.number == draft.companions[seat]]
        moves += [m for m in say.charges[seat] if 0 < m.sacks == -draft.paid[seat]]
    for seat in range(len(s.camp)):
        moves += [m for m in say.payments[seat] if 0 < m.sacks == draft.paid[seat]]
    return moves
