"""What may have been said in this turn: suggestions, drafts, proposals and sealed answers."""

from hoodwink.games.sherwood.moves import ANY_CARD, Reply
from hoodwink.games.sherwood.phases.alliances.drafting import additions
from hoodwink.games.sherwood.phases.alliances.leading import talks_left
from hoodwink.games.sherwood.phases.alliances.suggestions import suggestable
from hoodwink.games.sherwood.phases.alliances.terms import change, terms
from hoodwink.games.sherwood.phases.order import WINDOWS
from hoodwink.games.sherwood.position.needs import need
from hoodwink.games.sherwood.setting import MOST_SACKS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.moves import Move
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import SEATS_IN, has, is_many


def check_talks(s: State, setting: Setting, read: Reading) -> None:
    drafted = (s.draft is not None) == (s.phase in at.ABOUT_A_DRAFT)
    need(drafted, read, "draft", "a draft while one is made or answered, and only then")
    silent = s.phase not in at.TALKING or s.sacks[s.turn] > MOST_SACKS  # SF-031
    need(not silent or not s.proposals, read, "proposals", "0 where nobody negotiates")
    need(not silent or not s.suggestions, read, "suggestions", "none where nobody negotiates")
    need(
        (setting.advanced and not silent) or not s.closed,
        read,
        "hushed",
        "false where nobody talks",
    )
    need(not silent or s.draft is None, read, "draft", "none where nobody negotiates")
    need(s.proposals <= setting.talks, read, "proposals", f"at most {setting.talks}")  # B-49
    proposed = s.phase != at.ANSWER or s.proposals
    need(proposed, read, "proposals", "at least the one that is answered")
    _check_suggestions(s, setting, read)
    if s.draft is not None:
        _check_draft(s, setting, s.draft, read)


def _check_suggestions(s: State, setting: Setting, read: Reading) -> None:
    """SF-083: of others who could join, each once and not too many."""
    need(len(set(s.suggestions)) == len(s.suggestions), read, "suggestions", "each of them once")
    for seat in range(len(s.camp)):
        said = [move for one, move in s.suggestions if one == seat]
        joins = not said or (seat != s.turn and s.camp[seat])
        need(joins, read, "suggestions", "those of other players with raiders")
        need(
            len(said) <= setting.suggestions,
            read,
            "suggestions",
            f"at most {setting.suggestions} of a seat",
        )
        sayable = suggestable(s, setting, seat) if said else []
        fits = all(move in sayable for move in said)
        need(fits, read, "suggestions", "such as could be made now")


def _check_draft(s: State, setting: Setting, written: Draft, read: Reading) -> None:
    """A draft is what small moves can make of it."""
    begun = Draft(written.hideout)
    begun.bring(s.turn, written.raiders[s.turn])
    s.draft = begun
    free = not has(s.occupied, written.hideout)
    own = written.raiders[s.turn] <= s.camp[s.turn]
    heard = s.phase == at.ANSWER or not written.raiders[s.turn] or talks_left(s, setting)
    made = (
        free
        and own
        and heard
        and all(_add(s, setting, move) for move in _moves_of(s, setting, written))
    )
    same = made and terms(setting, begun) == terms(setting, written)
    need(same, read, "draft", "terms that could be drafted")
    named = s.phase == at.DRAFT or is_many(begun.named)
    need(named, read, "draft", "somebody who is asked")


def _add(s: State, setting: Setting, move: Move) -> bool:
    assert s.draft is not None
    if not s.draft.raiders[s.turn] or move not in additions(s, setting, s.draft):
        return False
    change(s.draft, s.turn, move)
    return True


def _moves_of(s: State, setting: Setting, draft: Draft) -> list[Move]:
    """The moves that lead to a draft, after the leader's own raiders."""
    say = setting.moves
    moves: list[Move] = []
    others = [seat for seat in range(len(s.camp)) if seat != s.turn]
    moves += [
        m for seat in others for m in say.invitations[seat] if 0 < m.raiders == draft.raiders[seat]
    ]
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


def check_replies(s: State, setting: Setting, read: Reading) -> None:
    """Only those who were asked have answered, and only what they could."""
    for seat in SEATS_IN[s.replied()]:
        window = WINDOWS[s.phase]
        asked = has(window.asked(s, setting), seat)
        listed = window.answers(s, setting, seat) if asked else ()
        could = s.replies[seat] in [move.answer for move in listed if isinstance(move, Reply)]
        need(could, read, "replies", "answers of those who were asked, as far as they could")
