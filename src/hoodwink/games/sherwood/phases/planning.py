"""The planning phase: one action a turn until every camp is empty."""

from collections.abc import Sequence

from hoodwink.games.sherwood import moves as say
from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.phases import errands
from hoodwink.games.sherwood.phases.alliances import suggestions
from hoodwink.games.sherwood.phases.alliances.leading import not_thinking
from hoodwink.games.sherwood.phases.rounds import lay_down, unseen_convoys
from hoodwink.games.sherwood.setting import MOST_SACKS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.chapters import NO_MOVES, Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Planning(Part[State, Setting]):
    """One of the five actions, or talk before it (SF-025 to SF-042)."""

    verbs = "donate look buy equip recruit hide hush suggest"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return actions(s, self._setting)

    def chances(self, s: State) -> Sequence[Move]:
        if s.phase == at.LOOK:
            return unseen_convoys(s, self._setting)
        return [equip for equip in self._setting.moves.equips if s.deck[equip.kind]]

    def interjections(self, s: State, seat: Seat) -> Sequence[Move]:
        return suggestions.interjections(s, self._setting, seat)

    def fallback(self, s: State, seat: Seat) -> Move:
        """Ask at the inn, or donate if there is no choice."""
        if s.sacks[seat] > MOST_SACKS:
            return self.moves(s, seat)[0]
        return self._setting.moves.looks[1]  # B-22

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if isinstance(move, say.Suggest):
            return suggestions.why_not(s, self._setting, seat, move)
        if isinstance(move, say.Hush):
            return self._not_hushing(s, seat)
        if isinstance(move, say.Donate):
            return _not_acting(s, seat) or no.TOO_FEW_SACKS
        if s.sacks[seat] > MOST_SACKS:
            return _not_acting(s, seat) or no.MUST_DONATE
        refused = _not_acting(s, seat) or _cannot(s, seat, move)
        assert refused is not None
        return refused

    def _not_hushing(self, s: State, seat: Seat) -> Refusal:
        if not self._setting.advanced:
            return no.NOT_ADVANCED
        refused = _not_acting(s, seat)
        return refused or (no.MUST_DONATE if s.sacks[seat] > MOST_SACKS else no.SILENCE)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, say.Hide):
            choose_hideout(s, move)
        elif isinstance(move, say.Look):
            errands.go_to_inn(s, self._setting, move.place, tell)
        elif isinstance(move, say.Donate):
            errands.donate(s, move.sacks, tell)
        elif isinstance(move, say.Buy):
            errands.go_to_merchant(s, tell)
        elif isinstance(move, say.Recruit):
            errands.recruit(s, tell)
        elif isinstance(move, say.Suggest):
            suggestions.suggest(s, seat, move, tell)
        elif isinstance(move, say.Hush):
            suggestions.hush(s, tell)
        elif isinstance(move, say.Convoy):
            lay_down(s, s.cart, move.card)
            errands.look(s, self._setting, tell)
        else:
            assert isinstance(move, say.Equip)
            errands.buy(s, self._setting, move.kind, tell)


def actions(s: State, setting: Setting) -> Sequence[Move]:
    """SF-032: everything that the active player may do now."""
    sacks, moves = s.sacks[s.turn], setting.moves
    if sacks > MOST_SACKS:
        return moves.donations[1 : sacks + 1]  # SF-031
    talks = (say.HUSH,) if setting.advanced and suggestions.may_suggest(s, setting) else NO_MOVES
    looks = moves.looks[1 : len(s.row)]  # B-3: the card at a lies face up
    return (
        setting.content.hides(s.occupied)
        + looks
        + moves.donations[1 : sacks + 1]
        + errands.shopping(s)
        + talks
    )


def _not_acting(s: State, seat: Seat) -> Refusal | None:
    """Why this is not the time for an action of this seat."""
    return not_thinking(s, seat) or (no.DRAFT_FIRST if s.phase == at.DRAFT else None)


def _cannot(s: State, seat: Seat, move: Move) -> Refusal | None:
    return no.OCCUPIED if isinstance(move, say.Hide) else errands.cannot(s, seat, move)


def choose_hideout(s: State, move: say.Hide) -> None:
    s.draft = Draft(move.hideout)
    s.go_to(at.DRAFT)
