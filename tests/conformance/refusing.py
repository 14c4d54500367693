"""Properties of refusals: whatever can be said is refused by a rule that speaks of it, truly."""

import re
from collections.abc import Iterator

from conformance.branching import other_world
from conformance.reasons.reason import Reasons
from conformance.sayings import Saying, chairs, reasons_of, sayings
from conformance.tables import Table
from conformance.verdict import hold, same
from conformance.walks import draws_of
from hoodwink import Refusal


def sentences_are_understood(table: Table) -> None:
    for saying in sayings(table):
        hold(saying.move, f"{saying} is no move of this game")


def refusals_speak_of_the_move(table: Table) -> None:
    """The cited rule is on the page, and is about that which was tried."""
    reasons = reasons_of(table)
    for saying, refusal in _refused(table):
        told = reasons.rule(refusal.rule)
        hold(told, f"{saying}, but there is no such rule")
        hold(_speaks(reasons, saying, refusal, told or ""), f"{saying}, but that says: {told}")


def _refused(table: Table) -> Iterator[tuple[Saying, Refusal]]:
    for saying in sayings(table):
        if saying.move is not None:
            hold(saying.refusal, f"{saying} is neither listed nor refused")
            assert saying.refusal is not None
            yield saying, saying.refusal


def _speaks(reasons: Reasons, saying: Saying, refusal: Refusal, told: str) -> bool:
    verb = saying.attempt.verb
    if refusal.key in reasons.general:
        return True
    hold(verb in reasons.subjects, f"say in conformance/reasons what {verb!r} is about")
    return bool(re.search(reasons.subjects[verb], told, re.IGNORECASE))


def refusals_are_true(table: Table) -> None:
    """What a refusal states is so, by what the seat itself can see."""
    claims = reasons_of(table).claims
    for saying, refusal in _refused(table):
        if refusal.key in claims:  # that each key has one is a test of its own
            true = claims[refusal.key](saying.attempt)
            hold(true, f"{saying}, but it is not so that: {refusal.reason}")


def jumbled_words_are_refused(table: Table) -> None:
    """A known verb with any known words: by a rule about it, truly, and nothing is changed."""
    reasons, chance = reasons_of(table), draws_of(table.route)
    for chair in chairs(table):
        before = table.rules.dump(chair.state)
        for saying in chair.jumbled(chance):
            hold(saying.move, f"{saying} is no move of this game")
            hold(saying.refusal, f"{saying} is neither listed nor refused")
            assert saying.refusal is not None
            _is_about_its_verb(reasons, saying, saying.refusal)
        same(table.rules.dump(chair.state), before, "what is refused changes nothing")


def _is_about_its_verb(reasons: Reasons, saying: Saying, refusal: Refusal) -> None:
    told = reasons.rule(refusal.rule)
    hold(told, f"{saying}, but there is no such rule")
    hold(_speaks(reasons, saying, refusal, told or ""), f"{saying}, but that says: {told}")
    hold(reasons.claims[refusal.key](saying.attempt), f"{saying}, but not: {refusal.reason}")
    if refusal.key == "said-like":
        verb, facts = saying.attempt.verb, dict(refusal.facts)
        same(refusal.rule, reasons.rule_of(verb), f"the rule that speaks of {verb!r}")
        example = saying.chair.table.rules.read(str(facts["example"]))
        texts = {move.text for move in saying.chair.table.case.phrases}
        hold(example.text in texts and example.verb == facts["verb"] == verb, f"{saying}: {facts}")


def refusals_give_nothing_away(table: Table) -> None:
    """Where a seat cannot tell two worlds apart, its words are refused for the same reason."""
    chance = draws_of(table.route)
    for chair in chairs(table):
        if not chair.taken:
            continue
        world = other_world(table, chair.state, chair.seat)
        for saying in chair.sayings(chance):
            if saying.move is not None:
                there = table.rules.refusal(world, chair.seat, saying.move)
                same(there, saying.refusal, f"the refusal of {saying.text!r} to {chair.seat}")
