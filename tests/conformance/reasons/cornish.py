"""Cornish Smuggler: its words, what its verbs are about, and what its refusals state."""

from conformance.reasons.cornish_claims import CLAIMS
from conformance.reasons.reason import Reasons, rules_of
from conformance.sentences import Words
from hoodwink.games.cornish import refusals
from hoodwink.games.cornish.moves.sayings import RULES
from hoodwink.games.cornish.things.content import content_of
from hoodwink.kernel.packs import Pack, built_in


def words(pack: Pack | None) -> Words:
    content = content_of(pack or built_in("cornish"))
    return {
        "land": content.board.land,
        "sea": content.board.sea,
        "goods": [form.key for form in content.forms],
        "characters": [character.key for character in content.characters],
        "secrets": [secret.key for secret in content.secrets],
        "ships": content.ships,
        "warehouses": [store.key for store in content.warehouses],
        "decks": content.decks,
    }


REASONS: Reasons = Reasons(
    words,
    subjects={
        "first": r"first player",
        "deal": r"draws? ",
        "reveal": r"turned up",
        "spill": r"\bsecret",
        "take": r"\bships?\b|warehouse",
        "draw": r"draws? two|deck",
        "keep": r"keeps? one|characters",
        "place": r"\bpawn|network|\bland space|cove|port|officer",
        "sail": r"\baction|\bship|\bsail|\bsea\b|cove|lane",
        "walk": r"\baction|\bpawn|\bland space|\broad|neighbour",
        "carry": r"\baction|\bshape|goods|\broad|neighbour",
        "haul": r"\baction|\bshape|goods|\broad|neighbour",
        "march": r"\baction|\bofficer|\broad|neighbour",
        "buy": r"\baction|\bbuy|reputation|merchant|\bhold\b",
        "unload": r"\baction|\bland(?:ed|ing)?\b|port or cove|cove|aboard|warehouse|shapes",
        "land": r"\baction|\bland(?:ed|ing)?\b|risk",
        "call": r"\bland(?:ed|ing)?\b|raid|mob",
        "hire": r"\baction|\bhire|hiring",
        "bribe": r"\baction|\bbrib|officer",
        "sell": r"\baction|\bs(?:ale|ell|old)|town|price",
        "work": r"\baction|\bhonest|work",
        "discover": r"\baction|\bsecret",
        "raid": r"\baction|\braid|mob|seized|Penzance",
        "storm": r"\baction|\braid|mob|seized|Penzance",
        "pass": r"\baction|\bpass",
        "store": r"\bwarehouse|shapes must fit",
        "fetch": r"\bwarehouse",
        "use": r"\baction|\babilit|\bcard\b",
        "play": r"\bsecret",
        "let": r"\bsecret|answer",
        "remove": r"\bpawn",
        "done": r"\babilit|\bcard\b",
        "end": r"\bturn\b",
        "target": r"\babilit|\bcard\b",
        "recall": r"\babilit|\bcard\b|officer",
        "release": r"\babilit|\bcard\b",
        "rouse": r"\babilit|\bcard\b|turns? up",
    },
    general=frozenset(
        {
            *("game-over", "not-a-player", "chance-decides", "chance-first", "chance-not-asked"),
            *("not-your-turn", "passed", "sealed", "others-answer", "setup-first", "not-granted"),
            *("answer-first", "remove-first", "place-first", "customs-first", "recruit-first"),
            *("finish-landing", "finish-raid", "acted"),
        }
    ),
    claims=CLAIMS,
    refusals=refusals.ALL,
    rule=rules_of("cornish"),
    rules=RULES,
    places=("land", "sea"),
)
