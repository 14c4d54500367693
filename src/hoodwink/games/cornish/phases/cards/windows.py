"""Answers to what another does: a landing, a sale, an officer sent (CS-043).

A window opens by public knowledge alone: when a secret that could do something now has not yet
been played. All others with a hand are asked and choose sealed, so being asked tells nothing. What
was chosen is played; whoever still has a hand is asked again, until all let it be (C-51).
"""

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves.cards import LetBe, Play
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases import Phase, on
from hoodwink.games.cornish.phases.cards.purpose import (
    answers_now,
    called,
    unplayed,
    way_to,
)
from hoodwink.games.cornish.phases.cards.using import not_play
from hoodwink.games.cornish.phases.customs import alert, move_officer, turn_wheel
from hoodwink.games.cornish.phases.purses import gain, hand_over, receive, sale_price
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.codes import post_of
from hoodwink.games.cornish.things.moments import LET_BE, NO_WINDOW
from hoodwink.games.cornish.things.secrets import AT_LANDING, AT_MARCH
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, mask_of


def settle_window(s: State, setting: Setting, tell: Tell | None) -> None:
    """Ask all who may answer; if nobody can be asked, carry on at once."""
    if asked(s) and could_be_answered(s, setting):
        s.phase = at.WINDOW
    else:
        _close(s, setting, tell)


def asked(s: State) -> int:
    """Everybody but the player whose turn it is, who has a hand."""
    return mask_of(seat for seat, hand in enumerate(s.hands) if hand and seat != s.turn)


def could_be_answered(s: State, setting: Setting) -> bool:
    """Whether a secret that could do something now is still unplayed, wherever it is."""
    return any(
        answers_now(s, setting, kind) and unplayed(s, kind) for kind in setting.answers[s.window]
    )


def answers(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """Let be, or a secret in hand for this moment that would do something (C-52)."""
    kinds = [kind for kind in sorted(set(s.hands[seat])) if answers_now(s, setting, kind)]
    return [say.LET_BE_MOVE, *(setting.words.plays[kind] for kind in kinds)]


def let_be(s: State, setting: Setting, seat: Seat, _move: LetBe, tell: Tell | None) -> None:
    s.reply(seat, LET_BE, tell)  # CS-043
    _break_seals(s, setting, tell)


def answer(s: State, setting: Setting, seat: Seat, move: Play, tell: Tell | None) -> None:
    s.reply(seat, move.secret + 1, tell)
    _break_seals(s, setting, tell)


def _break_seals(s: State, setting: Setting, tell: Tell | None) -> None:
    """The last one breaks the seals; who has played may be answered again (C-51)."""
    if s.waiting:
        return
    replies = s.replies
    s.forget_replies()
    if max(replies) == LET_BE:
        _close(s, setting, tell)
    else:
        _play_all(s, setting, replies, tell)


def _play_all(s: State, setting: Setting, replies: list[int], tell: Tell | None) -> None:
    """Play what was chosen, clockwise from the left of the player."""
    seats = len(s.gold)
    for seat in [(s.turn + n) % seats for n in range(1, seats)]:
        if replies[seat] > LET_BE:
            _play(s, setting, seat, replies[seat] - 1, tell)


def _play(s: State, setting: Setting, seat: Seat, kind: int, tell: Tell | None) -> None:
    s.hands[seat].remove(kind)  # CS-114
    if tell:
        tell("secret_played", seat=seat, secret=setting.secret_keys[kind])
    for word, amount in setting.secrets[kind].effects:
        if word in do.IN_PURSE:
            receive(s, seat, word, amount)
        elif word == do.LEVY:
            paid = hand_over(s, s.turn, amount, seat)
            if tell:
                tell("gold_handed_over", seat=s.turn, to=seat, gold=paid)
        else:
            s.claim = _changed(s.window, s.claim, word, amount)


def _changed(moment: int, claim: tuple[int, ...], word: int, amount: int) -> tuple[int, ...]:
    """What a landing, sale or march is after an answer; words for other moments change nothing."""
    if moment == AT_MARCH:
        return (claim[0], claim[1], 1 if word == do.WAYLAY else claim[2])
    heat = amount if word == do.HEAT else 0
    undercut = amount if word == do.UNDERCUT else 0
    summon = amount if word == do.SUMMON else 0
    if moment == AT_LANDING:
        place, risk, steps, raised = claim
        return (place, risk + heat, steps + summon, raised + heat)
    place, form, row, less, steps = claim
    return (place, form, row, less + undercut, steps + summon)


def _close(s: State, setting: Setting, tell: Tell | None) -> None:
    """Carry on with what was asked about, as it is by now."""
    if s.window == AT_LANDING:
        _finish_landing(s, setting, tell)
    elif s.window == AT_MARCH:
        _finish_march(s, setting, tell)
    else:
        _finish_sale(s, setting, tell)
    s.window = NO_WINDOW
    s.claim = ()


def _finish_landing(s: State, setting: Setting, tell: Tell | None) -> None:
    """CS-084: only what exceeds the discovery level alerts customs."""
    alert(s, setting, s.claim[0], called(s, setting), tell)
    if s.points and s.claim[3]:
        s.hiding = _worth_hiding(s, setting)  # C-19


def _worth_hiding(s: State, setting: Setting) -> int:
    """How many points who lands may still buy off; none if all officers would come anyway."""
    excess = max(0, s.claim[1] - setting.market.level(s.track))
    most = min(excess, s.influence[s.turn], say.MOST_HIDING)
    return most if s.points - most < way_to(s, setting, s.target) else 0


def _finish_march(s: State, setting: Setting, tell: Tell | None) -> None:
    number, end, waylaid = s.claim
    if not waylaid:
        move_officer(s, setting, s.turn, number, end, tell)  # CS-062, C-47
    elif tell:
        tell("officer_waylaid", seat=s.turn, start=setting.board.land[post_of(number)])


def _finish_sale(s: State, setting: Setting, tell: Tell | None) -> None:
    """CS-097 to CS-104: the pay, then customs, then new officers, then secrets for the others."""
    seller, seats = s.turn, len(s.gold)
    gold, reputation = sale_price(s, setting)
    gain(s.gold, seller, gold)
    gain(s.reputation, seller, reputation)
    if tell:
        tell("sale_paid", seat=seller, gold=gold, reputation=reputation)
    alert(s, setting, s.claim[0], called(s, setting), tell)
    turn_wheel(s, setting, gold, tell)
    s.draws = [(seller + n) % seats for n in range(1, seats)]  # CS-104


def chapters(setting: Setting) -> dict[int, Phase]:
    verbs = (on(Play, answer, not_play), on(LetBe, let_be))
    return {at.WINDOW: Phase(setting, verbs, answers)}
