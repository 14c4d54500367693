"""Answers to what another does: a landing, a sale, an officer sent (CS-043).

A window opens by public knowledge alone: when a secret for this moment has not yet been played.
All others with a hand are asked and choose sealed, so being asked tells nothing.
"""

from hoodwink.games.cornish import effects as do
from hoodwink.games.cornish.customs import alert, move_officer, turn_wheel
from hoodwink.games.cornish.phases import LET_BE, NO_REPLY, NO_WINDOW
from hoodwink.games.cornish.purses import hand_over
from hoodwink.games.cornish.secrets import LANDING, MARCH
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def ask(t: Terms, s: State, moment: int, claim: tuple[int, ...], tell: Tell | None) -> None:
    """Let the others answer; if nobody can be asked, go on at once."""
    s.window = moment
    s.claim = claim
    s.waiting = asked(s) if could_be_answered(t, s, moment) else 0
    if not s.waiting:
        close(t, s, tell)


def asked(s: State) -> int:
    """Everybody but the player whose turn it is, who has a hand."""
    return sum(1 << seat for seat, hand in enumerate(s.hands) if hand and seat != s.turn)


def could_be_answered(t: Terms, s: State, moment: int) -> bool:
    """Whether a secret for this moment is still unplayed, wherever it is."""
    return any(
        s.undealt[kind] or any(kind in hand for hand in s.hands) for kind in t.answers[moment]
    )


def reply(t: Terms, s: State, seat: Seat, answer: int, tell: Tell | None) -> None:
    """A sealed choice; the last one breaks the seals."""
    s.replies[seat] = answer
    s.waiting &= ~(1 << seat)
    if not s.waiting:
        close(t, s, tell)


def close(t: Terms, s: State, tell: Tell | None) -> None:
    """Play what was chosen, clockwise from the left of the player, and carry on."""
    worth = [0] * len(do.WORDS)
    seats = len(s.gold)
    for seat in [(s.turn + n) % seats for n in range(1, seats)]:
        answer = s.replies[seat]
        if answer > LET_BE:
            _play(t, s, seat, answer - 1, worth, tell)
    moment, claim = s.window, s.claim
    s.replies = [NO_REPLY] * seats
    s.window = NO_WINDOW
    s.claim = ()
    if moment == LANDING:
        _finish_landing(t, s, claim, worth, tell)
    elif moment == MARCH:
        _finish_march(t, s, claim, worth, tell)
    else:
        _finish_sale(t, s, claim, worth, tell)


def _play(t: Terms, s: State, seat: Seat, kind: int, worth: list[int], tell: Tell | None) -> None:
    s.hands[seat].remove(kind)  # CS-114
    if tell:
        tell("secret_played", seat=seat, secret=t.secrets[kind].key)
    for word, amount in t.secrets[kind].effects:
        if word == do.INFLUENCE:
            s.influence[seat] += amount
        elif word == do.GOLD:
            s.gold[seat] += amount
        elif word == do.REPUTATION:
            s.reputation[seat] += amount
        elif word == do.LEVY:
            paid = hand_over(s, s.turn, amount, seat)
            if tell:
                tell("gold_handed_over", seat=s.turn, to=seat, gold=paid)
        else:
            worth[word] += amount


def _finish_landing(
    t: Terms, s: State, claim: tuple[int, ...], worth: list[int], tell: Tell | None
) -> None:
    """CS-084: only what exceeds the discovery level alerts customs."""
    place, risk = claim
    excess = risk + worth[do.HEAT] - t.market.level(s.track)
    alert(t, s, place, max(0, excess) + worth[do.SUMMON], tell)


def _finish_march(
    t: Terms, s: State, claim: tuple[int, ...], worth: list[int], tell: Tell | None
) -> None:
    if worth[do.WAYLAY]:
        if tell:
            tell("officer_waylaid", seat=s.turn, start=t.board.land[claim[0] >> 3])
        return
    move_officer(t, s, claim[0], claim[1], s.turn, tell)  # CS-062, C-47


def _finish_sale(
    t: Terms, s: State, claim: tuple[int, ...], worth: list[int], tell: Tell | None
) -> None:
    """CS-097 to CS-104: the pay, then customs, then new officers, then secrets for the others."""
    place, form, row = claim
    seller, seats = s.turn, len(s.gold)
    column = min(t.sizes[form], t.board.sizes[place])  # CS-095
    price, reputation = t.market.price(row, column)
    gold = max(0, price + _outlets(t, s, place) - worth[do.UNDERCUT])
    s.gold[seller] += gold
    s.reputation[seller] += reputation
    if tell:
        tell("sale_paid", seat=seller, gold=gold, reputation=reputation)
    alert(t, s, place, 1 + worth[do.SUMMON], tell)  # CS-099
    turn_wheel(t, s, gold, tell)
    s.draws = [(seller + n) % seats for n in range(1, seats)]  # CS-104


def _outlets(t: Terms, s: State, place: int) -> int:
    """What the seller's characters add to a price in this town (C-7)."""
    return sum(
        amount
        for card in s.casts[s.turn]
        for where, amount in t.characters[card].outlets
        if where == place
    )
