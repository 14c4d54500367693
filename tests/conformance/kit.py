"""The conformance kit: what holds for every game, whatever its rules.

A property is a function that looks at a table walked to somewhere and raises AssertionError.
"""

from collections.abc import Callable, Sequence

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from conformance import (
    batching,
    choosing,
    hearing,
    imagining,
    keeping,
    matching,
    refusing,
    sealing,
    sight,
    writing,
)
from conformance.cases import Case
from conformance.tables import Table
from conformance.walks import Route

Property = Callable[[Table], None]

SECRETS: tuple[Property, ...] = (
    sight.two_worlds_look_alike,
    sight.two_worlds_tell_alike,
    sight.secrets_are_not_told,
    sight.sealed_choices_show_nothing,
    sight.quiet_moves_show_nothing,
    sealing.arrival_order_is_irrelevant,
    imagining.imagined_worlds_show_the_view,
    imagining.views_tell_the_truth,
)
"""Properties of what nobody may learn: looked at more often than the others."""

RULES: tuple[Property, ...] = (
    *SECRETS,
    choosing.random_play_ends,
    choosing.outcomes_come_at_the_end,
    choosing.who_may_act_can_choose,
    choosing.nature_has_odds,
    choosing.listed_moves_are_accepted,
    choosing.other_moves_are_refused,
    choosing.fallbacks_are_legal,
    writing.moves_survive_their_text,
    writing.everything_is_json,
    writing.positions_survive,
    writing.damaged_positions_are_refused,
    writing.replays_are_the_same,
    imagining.imagining_needs_only_the_view,
    imagining.imagined_worlds_differ,
    imagining.the_truth_can_be_imagined,
    imagining.imagined_worlds_play_on,
    keeping.goods_are_conserved,
    keeping.copies_are_independent,
    keeping.answers_may_be_scribbled_on,
    keeping.sources_may_be_scribbled_on,
    keeping.telling_changes_nothing,
)
"""Properties of rules and states: they need no registered game."""

MATCHES: tuple[Property, ...] = (
    matching.records_replay,
    matching.refused_play_changes_nothing,
    matching.match_copies_are_independent,
    matching.matches_go_on_from_positions,
    matching.imagined_matches_show_the_view,
    batching.batches_are_all_or_nothing,
)
"""Properties of a Match around a game, which must be registered."""

PROPERTIES = RULES + MATCHES

HEARSAY: tuple[Property, ...] = (hearing.who_heard_the_same_sees_the_same,)
"""Properties that look at many worlds at once: tried at fewer tables."""

WORDS: tuple[Property, ...] = (
    refusing.sentences_are_understood,
    refusing.refusals_speak_of_the_move,
    refusing.refusals_are_true,
    refusing.refusals_give_nothing_away,
    refusing.jumbled_words_are_refused,
    batching.what_is_never_legal_is_refused_in_a_batch,
)
"""Properties of what can be said out of place, by games that give reasons."""

QUICK = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=12,
    suppress_health_check=[HealthCheck.too_slow],
)
DEEP = settings(QUICK, max_examples=80)


def routes(cases: Sequence[Case]) -> st.SearchStrategy[Route]:
    """Ways into a game: how deep by chance, and which picks to look at."""
    return st.builds(
        Route,
        case=st.sampled_from(cases),
        seed=st.integers(0, 9_999),
        steps=st.integers(0, cases[0].entry.depth),
        picks=st.lists(st.integers(0, 2**24), max_size=3).map(tuple),
    )
