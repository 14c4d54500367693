"""Drafting: the active player lies in wait alone, or words an alliance term by term."""

from collections.abc import Sequence

from hoodwink.games.sherwood import moves as say
from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.phases.alliances import suggestions
from hoodwink.games.sherwood.phases.alliances.answers import propose
from hoodwink.games.sherwood.phases.alliances.cards import (
    list_by_name,
    list_by_word,
    why_not_promise,
)
from hoodwink.games.sherwood.phases.alliances.gold import list_payments, why_not_pay
from hoodwink.games.sherwood.phases.alliances.leading import (
    draft_of,
    not_allying,
    not_drafting,
    partners,
)
from hoodwink.games.sherwood.phases.alliances.raiders import (
    first_numbers,
    list_raiders,
    why_not_bring,
    why_not_invite,
)
from hoodwink.games.sherwood.phases.alliances.strikes import list_strikes, why_not_strike
from hoodwink.games.sherwood.phases.alliances.targets import (
    list_agreement,
    why_not_share,
    why_not_target,
)
from hoodwink.games.sherwood.phases.alliances.terms import change
from hoodwink.games.sherwood.phases.endings import end_action
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import settle_in
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Drafting(Part[State, Setting]):
    """Lie in wait alone, or word an alliance term by term (SF-043 to SF-049, SF-082 to SF-106)."""

    verbs = "place bring invite ask pledge target share pay charge strike propose drop"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return steps(s, self._setting)

    def interjections(self, s: State, seat: Seat) -> Sequence[Move]:
        return suggestions.interjections(s, self._setting, seat)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, say.Place):
            self._occupy(s, move.raiders, tell)
        elif isinstance(move, say.Drop):
            drop(s)
        elif isinstance(move, say.Propose):
            propose(s, self._setting, tell)
        elif isinstance(move, say.Suggest):
            suggestions.suggest(s, seat, move, tell)
        else:
            assert s.draft is not None
            change(s.draft, s.turn, move)

    def _occupy(self, s: State, raiders: int, tell: Tell | None) -> None:
        """SF-043: alone, with at least one raider."""
        hideout = draft_of(s).hideout
        settle_in(s, hideout, s.turn, raiders)
        if tell:
            name = self._setting.board.hideouts[hideout]
            tell("occupied", seat=s.turn, hideout=name, raiders=raiders)
        end_action(s, tell)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        setting = self._setting
        if isinstance(move, say.Place | say.Bring):
            return why_not_bring(s, setting, seat, move)
        if isinstance(move, say.Invite):
            return why_not_invite(s, setting, seat, move)
        if isinstance(move, say.Ask | say.Pledge):
            return why_not_promise(s, setting, seat, move)
        if isinstance(move, say.Target):
            return why_not_target(s, setting, seat, move)
        if isinstance(move, say.Share):
            return why_not_share(s, setting, seat, move)
        if isinstance(move, say.Pay | say.Charge):
            return why_not_pay(s, setting, seat, move)
        if isinstance(move, say.Strike):
            return why_not_strike(s, setting, seat, move)
        if isinstance(move, say.Propose):
            return not_allying(s, setting, seat) or no.NOT_YOURSELF
        refused = not_drafting(s, seat)
        assert refused is not None, "a draft can always be dropped"
        return refused


def steps(s: State, setting: Setting) -> Sequence[Move]:
    """The next small step of a draft: something more, something less, or the end of it."""
    draft = s.draft
    assert draft is not None
    if not draft.raiders[s.turn]:
        return first_numbers(s, setting)
    listed = additions(s, setting, draft)
    list_strikes(s, setting, draft, listed)
    return listed


def additions(s: State, setting: Setting, draft: Draft) -> list[Move]:
    """Terms that are not settled yet; for the leader's own raiders another number."""
    allies = partners(s, draft)
    listed: list[Move] = [say.DROP, say.PROPOSE] if allies else [say.DROP]
    list_raiders(s, setting, draft, listed)
    if not setting.advanced:
        list_by_name(s, setting, draft, listed)
        return listed
    list_by_word(s, setting, draft, allies, listed)
    if allies:
        list_payments(s, setting, draft, allies, listed)
        list_agreement(s, setting, draft, listed)
    return listed


def drop(s: State) -> None:
    """The draft is dropped, for another action (SF-049)."""
    s.draft = None
    s.go_to(at.ACTION)
