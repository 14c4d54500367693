"""On every game: whatever can be said is refused by a rule that speaks of it, and truly."""

import re
from dataclasses import replace
from functools import lru_cache

import pytest

import hoodwink
from conformance.cases import cases_of
from conformance.entries import ENTRIES
from conformance.kit import WORDS, Property
from conformance.reasons.reason import Reasons
from conformance.sayings import Chair, patterns_of
from conformance.tables import Table
from conformance.walks import Route, acting, draws_of, moments, verbs_listed
from hoodwink.kernel.moves import Never

GAMES = hoodwink.game_names()

RARELY_FALSE = {"no-new-officer", "no-raiders"}
"""No walk by chance is likely to come where these are not so."""


every_game_and_property = pytest.mark.parametrize(
    ("game", "holds"),
    [pytest.param(game, holds, id=f"{game}-{holds.__name__}") for game in GAMES for holds in WORDS],
)


@pytest.mark.thorough
@every_game_and_property
def test_words_are_refused_as_they_should_be(game: str, holds: Property) -> None:
    for number in range(2):
        for table in tables(game, number):
            holds(table)


@pytest.mark.slow
@every_game_and_property
def test_words_are_refused_as_they_should_be_at_many_tables(game: str, holds: Property) -> None:
    for number in range(2, 12):
        for table in tables(game, number):
            holds(table)


@lru_cache(maxsize=64)
def tables(game: str, number: int) -> list[Table]:
    """Two kinds of moments of a match, and what comes after each of them."""
    cases = cases_of(game)
    case = cases[number * 7 % len(cases)]
    kinds = moments(case, number)
    routes = kinds[number * 5 % len(kinds) :: 1 + len(kinds) // 2]
    return [Table(replace(route, picks=(number * 7919,))) for route in routes]


def _reasons(game: str) -> Reasons:
    reasons = ENTRIES[game].reasons
    assert reasons is not None
    return reasons


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_said_is_understood(game: str) -> None:
    """Every word of every slot is tried, also numbers and places that never fit."""
    case = cases_of(game)[0]
    rules, unknown = Table(Route(case, 0, 0)).rules, []
    for pattern in patterns_of(case.phrases, _reasons(game), case.pack):
        for text in pattern.each_word():
            try:
                rules.read(text)
            except hoodwink.UnknownMove:
                unknown.append(text)
    assert unknown == []


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_said_like_something_that_a_player_may_say(game: str) -> None:
    """What chance alone says, or the clock, is refused for that, and no example is theirs."""
    case = cases_of(game)[0]
    rules, said = case.open(), {}
    for verb in {move.verb for move in case.phrases}:
        never = rules.read(" ".join([verb] * 8))
        assert isinstance(never, Never)
        said[verb] = never.refusal
    unsaid = {verb: refusal for verb, refusal in said.items() if refusal.key != "said-like"}
    assert all(refusal.key.startswith(("chance-", "clock-")) for refusal in unsaid.values())
    for verb in said.keys() - unsaid.keys():
        assert said[verb].rule == _reasons(game).rule_of(verb)
        example = rules.read(str(dict(said[verb].facts)["example"]))
        refusal = rules.refusal(rules.start(case.seats), 0, example)
        assert refusal
        assert refusal not in (said[verb], *unsaid.values())


@pytest.mark.parametrize("game", GAMES)
def test_of_every_refusal_can_be_said_whether_it_is_true(game: str) -> None:
    reasons = _reasons(game)
    assert {refusal.key for refusal in reasons.refusals} == set(reasons.claims)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_cites_a_rule_of_the_page(game: str) -> None:
    reasons = _reasons(game)
    assert [refusal.key for refusal in reasons.refusals if not reasons.rule(refusal.rule)] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_states_what_is_always_so(game: str) -> None:
    """Else its claim would prove nothing: for each there is a seat of which it is not so."""
    reasons = _reasons(game)
    claims = {key: so for key, so in reasons.claims.items() if key not in RARELY_FALSE}
    for number in range(16):
        for chair in acting_on_the_way(game, number) if claims else ():
            for saying in list(chair.sayings(draws_of(chair.table.route)))[number % 9 :: 9]:
                so = saying.attempt
                claims = {key: claim for key, claim in claims.items() if reasons.is_so(key, so)}
    assert claims.keys() == set()


def acting_on_the_way(game: str, number: int) -> list[Chair]:
    """Whoever may choose, once for every kind of choice of a match."""
    cases = cases_of(game)
    table = Table(Route(cases[number * 7 % len(cases)], number, 900))
    rules = table.rules
    kinds = {(rules.view(s, None)["phase"], verbs_listed(rules, s)): s for s in table.trail}
    seats = [(state, seat) for state in kinds.values() for seat in acting(rules, state)]
    return [Chair(table, state, seat) for state, seat in seats if seat >= 0]


@pytest.mark.parametrize("game", GAMES)
def test_no_verb_is_about_everything(game: str) -> None:
    """Else any rule would speak of it."""
    reasons = _reasons(game)
    cited = [reasons.rule(refusal.rule) or "" for refusal in reasons.refusals]
    for verb, subject in reasons.subjects.items():
        about = [told for told in cited if re.search(subject, told, re.IGNORECASE)]
        assert len(about) < 0.8 * len(cited), verb
