"""The game of fists, broken in one place at a time, and the property that must notice."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

from conformance import (
    batching,
    choosing,
    imagining,
    keeping,
    leaky,
    matching,
    refusing,
    sealing,
    writing,
)
from conformance import sight as sees
from conformance.hearing import who_heard_the_same_sees_the_same
from conformance.kit import Property
from conformance.tiny import EMPTY_HANDED, NOT_NOW, OFFER, RING, Fists, State
from hoodwink import NATURE, TABLE, Listener, Move, Outcome, Refusal, UnknownMove
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.outcome import most_wins
from hoodwink.kernel.seats import Seat


class LosesACoin(Fists):
    """An offered coin never arrives."""

    def offer(self, s: State, seat: Seat, tell: Tell | None) -> None:
        super().offer(s, seat, tell)
        s.pot -= 1


class ActsWhileRefusing(Fists):
    """A refused move costs the pot a coin."""

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(s, seat, move)
        if refusal is not None:
            s.pot -= 1
        return refusal


class RefusesNothing(Fists):
    """No reason is given against a move that is not listed."""

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return None


class MishearsHighBets(Fists):
    """One of two words is not known after a verb that is."""

    def read(self, text: str) -> Move:
        if text == "bet high":
            raise UnknownMove(text, "say 'bet low'")
        return super().read(text)


class KnowsNoSixthCard(Fists):
    """A number that is one too high is not understood."""

    def read(self, text: str) -> Move:
        if text == "deal 6":
            raise UnknownMove(text, "say 'deal 5'")
        return super().read(text)


class KnowsNoCoinsToAdd(Fists):
    """A verb is not understood with words that never follow it."""

    def read(self, text: str) -> Move:
        if text.startswith("add "):
            raise UnknownMove(text, "say 'add'")
        return super().read(text)


class SettlesASixthCard(Fists):
    """A number that is one too high is read as a move that shows something."""

    def read(self, text: str) -> Move:
        return Move(text) if text == "deal 6" else super().read(text)


class CitesAnotherRule(Fists):
    """A bet is refused by the rule about empty hands."""

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(s, seat, move)
        return replace(refusal, rule="F-2") if refusal and move.verb == "bet" else refusal


class CitesNoRule(Fists):
    """Refused by a rule that is not on the page."""

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(s, seat, move)
        return refusal and replace(refusal, rule="F-99")


class CallsEverybodyBroke(Fists):
    """Who may not offer is said to have no coin, with or without one."""

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(s, seat, move)
        return EMPTY_HANDED if refusal is NOT_NOW and move is OFFER else refusal


class NeedsAListener(Fists):
    """The bell breaks when nobody listens."""

    def close(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move is RING:
            assert isinstance(tell, Listener)
        super().close(s, seat, move, tell)


class HeardOffersOnly(Fists):
    """An offer counts only if somebody listens."""

    def offer(self, s: State, seat: Seat, tell: Tell | None) -> None:
        super().offer(s, seat, tell)
        s.offered[seat] = 1 if tell else 0


class MishearsOffers(Fists):
    """The words of an offer are read as some other move."""

    def read(self, text: str) -> Move:
        return Move("offer") if text == "offer" else super().read(text)


class ForgetsFists(Fists):
    """A position does not hold what is in the fists."""

    def dump(self, s: State) -> dict[str, Any]:
        return {**super().dump(s), "fists": [0] * len(s.fists)}


class LoadsUnchecked(Fists):
    """A position from outside is taken as it comes."""

    def load(self, values: Mapping[str, Any]) -> State:
        return super().load({**values, "pot": values["pot"]})


class LoadsShared(Fists):
    """A loaded state goes on using the lists of the position."""

    def load(self, values: Mapping[str, Any]) -> State:
        return replace(super().load(values), purses=values["purses"])


class ShowsItsOwnPurses(Fists):
    """A view hands out the list that the state uses."""

    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "purses": s.purses}


class ShowsATuple(Fists):
    """A view holds something that JSON does not know."""

    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "purses": tuple(s.purses)}


class SharesCopies(Fists):
    """A copy uses the same lists."""

    def copy(self, s: State) -> State:
        return replace(s)


class FallsBackOnTheBell(Fists):
    """The absent ring the bell, which is not theirs to ring."""

    def fallback(self, s: State, seat: Seat) -> Move:
        return RING


class NeverEnds(Fists):
    """After the first round comes the first round."""

    def settle(self, s: State, last: Seat, tell: Tell | None) -> None:
        super().settle(s, last, tell)
        s.round = 0


class CountsOutside(Fists):
    """Every other pot goes to another seat, by a count that is in no state."""

    settled: ClassVar[int] = 0

    def winner(self, s: State, last: Seat) -> Seat | None:
        CountsOutside.settled += 1
        return CountsOutside.settled % 2


class RingsUnasked(Fists):
    """The table has a move, but is not among those who may act."""

    def may_act(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in super().may_act(s) if seat != TABLE)


class ListsSpeakers(Fists):
    """Who may act comes as a list, that anybody could add to."""

    def may_act(self, s: State) -> tuple[Seat, ...]:
        return cast("tuple[Seat, ...]", list(super().may_act(s)))


class WeighsTooFew(Fists):
    """One answer of chance has no weight."""

    def odds(self, s: State) -> Sequence[int]:
        return [1] * (len(self.moves(s, NATURE)) - 1)


class DrawsTheLast(Fists):
    """Chance heeds no weights."""

    def draw(self, s: State, chance: Chance) -> Move:
        return self.moves(s, NATURE)[-1]


class EndsTooSoon(Fists):
    """There is an outcome before the end."""

    def outcome(self, s: State) -> Outcome | None:
        return most_wins(s.purses, "so far")


BROKEN: tuple[tuple[type[Fists], Property, str], ...] = (
    (NeverEnds, choosing.random_play_ends, "no end after"),
    (EndsTooSoon, choosing.outcomes_come_at_the_end, "exactly when all is over"),
    (RingsUnasked, choosing.who_may_act_can_choose, "seat -2 has moves exactly when"),
    (ListsSpeakers, choosing.who_may_act_can_choose, "is no tuple"),
    (WeighsTooFew, choosing.nature_has_odds, "has its weight"),
    (DrawsTheLast, choosing.nature_has_odds, "is drawn, but by the weights"),
    (NeedsAListener, choosing.listed_moves_are_accepted, "'ring' of seat -2 is listed, but"),
    (ActsWhileRefusing, choosing.other_moves_are_refused, "changes nothing; it.'pot'."),
    (RefusesNothing, choosing.other_moves_are_refused, "yet nothing stands against it"),
    (FallsBackOnTheBell, choosing.fallbacks_are_legal, "fallback 'ring' of seat . is not listed"),
    (MishearsHighBets, refusing.sentences_are_understood, "'bet high' of .* is no move"),
    (KnowsNoSixthCard, refusing.sentences_are_understood, "'deal 6' of .* is no move"),
    (KnowsNoCoinsToAdd, refusing.jumbled_words_are_refused, "'add .*' of .* is no move"),
    (
        SettlesASixthCard,
        batching.what_is_never_legal_is_refused_in_a_batch,
        "'deal 6' in a batch: 'deal 6' settles something",
    ),
    (RefusesNothing, refusing.refusals_speak_of_the_move, "is neither listed nor refused"),
    (CitesAnotherRule, refusing.refusals_speak_of_the_move, "but that says: You cannot add"),
    (CitesNoRule, refusing.refusals_speak_of_the_move, "by F-99 not-now, but there is no such"),
    (
        CallsEverybodyBroke,
        refusing.refusals_are_true,
        "'offer' of .* it is not so that",
    ),
    (leaky.RefusesByTheNeighboursCard, refusing.refusals_give_nothing_away, "the refusal of"),
    (MishearsOffers, writing.moves_survive_their_text, "'offer' is read as another move"),
    (ShowsATuple, writing.everything_is_json, "the view of . is plain JSON"),
    (ForgetsFists, writing.positions_survive, "the dumped one: view of .; it.'fist'."),
    (LoadsUnchecked, writing.damaged_positions_are_refused, "without 'pot' a position fails"),
    (CountsOutside, writing.replays_are_the_same, "a replay (is the original|tells)"),
    (leaky.ShowsTheHighestCard, sees.two_worlds_look_alike, "the view of .*; it.'highest'."),
    (leaky.ListsByTheNeighboursCard, sees.two_worlds_look_alike, "the moves of"),
    (leaky.RefusesByTheNeighboursCard, sees.two_worlds_look_alike, "the refusal of"),
    (leaky.TellsWhileOffering, sees.two_worlds_tell_alike, "is told of 'offer'"),
    (leaky.TellsCards, sees.secrets_are_not_told, "and is told so; .*'card'. is"),
    (leaky.ShowsBets, sees.sealed_choices_show_nothing, "'bet high' is sealed from"),
    (leaky.ShowsInQuiet, sees.quiet_moves_show_nothing, "the quiet 'bet"),
    (leaky.ShowsFists, who_heard_the_same_sees_the_same, "it.'view'..'filled'."),
    (leaky.ShowsOldFists, who_heard_the_same_sees_the_same, "it.'view'..'shown'."),
    (leaky.BetsUnheard, who_heard_the_same_sees_the_same, "it.'view'..'closed'."),
    (
        leaky.ListsByTheNeighboursFist,
        who_heard_the_same_sees_the_same,
        "it.'(may_act|moves)'.",
    ),
    (leaky.LastBetWins, sealing.arrival_order_is_irrelevant, "order (is irrelevant|changes)"),
    (leaky.FirstBetBars, sealing.arrival_order_is_irrelevant, "order decides whether .*<move add>"),
    (leaky.ImaginesAnotherCard, imagining.imagined_worlds_show_the_view, "it.'(seat|card)'."),
    (leaky.ImaginesTwins, imagining.views_tell_the_truth, "can rule out the world of"),
    (leaky.ImaginesTheTruth, imagining.imagining_needs_only_the_view, "knows no more; it.'cards'."),
    (leaky.ImaginesOneWorld, imagining.imagined_worlds_differ, "imagines one world only"),
    (leaky.ImaginesCowards, imagining.the_truth_can_be_imagined, "never imagines the truth"),
    (leaky.ImaginesBlankCards, imagining.imagined_worlds_play_on, "cannot be played on"),
    (LosesACoin, keeping.goods_are_conserved, "coins are conserved"),
    (SharesCopies, keeping.copies_are_independent, "a copy is independent"),
    (ShowsItsOwnPurses, keeping.answers_may_be_scribbled_on, "the view of . is its own"),
    (LoadsShared, keeping.sources_may_be_scribbled_on, "a loaded state is its own"),
    (HeardOffersOnly, keeping.telling_changes_nothing, "'offer' heard or unheard"),
    (CountsOutside, matching.records_replay, "(is|is not) the original"),
    (ActsWhileRefusing, matching.refused_play_changes_nothing, "refused play changes nothing"),
    (SharesCopies, matching.match_copies_are_independent, "match is independent"),
    (ForgetsFists, matching.matches_go_on_from_positions, "as it was left"),
    (leaky.ImaginesAnotherCard, matching.imagined_matches_show_the_view, "shows . its view"),
    (SharesCopies, batching.batches_are_all_or_nothing, "fails after 'add' changes nothing"),
)
