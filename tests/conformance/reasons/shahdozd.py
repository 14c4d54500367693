"""King, Thief, Minister: its words, what its verbs are about, and what its refusals state."""

from typing import Any

from conformance.reasons.reason import Attempt, Claim, Reasons, rules_of
from conformance.sentences import Words
from hoodwink.games.shahdozd import refusals
from hoodwink.games.shahdozd.moves import CHARACTERS, PHRASES, RULES, SLOTS
from hoodwink.kernel.packs import Pack

PLAYED = ("answer", "mix", "accuse", "tax")
"""Where a claim stands, and its power is used."""
WAYS = {"choose": ("open", "hidden"), "open": ("open",), "hidden": ("hidden",), "random": ()}


def words(_pack: Pack | None) -> Words:
    return {
        "characters": CHARACTERS,
        "slots": SLOTS,
        "ways": ("left", "right", "front"),
        "mixing": ("open", "hidden"),
        "doing": ("swap", "keep"),
    }


def _slot(a: Attempt, letter: str) -> Any:
    return next(slot for slot in a.view["slots"] if slot["slot"] == letter)


def _on_turn_at(a: Attempt, phase: str) -> bool:
    return a.phase == phase and a.view["turn"] == a.seat


def _shown(a: Attempt) -> bool:
    _, character, _, slot = a.words
    up = [place["card"] for place in a.view["slots"]]
    return _slot(a, slot)["card"] is not None or character in up


def _mixed_so(mixing: str) -> Claim:
    """That this was agreed on, and something else is said."""

    def holds(a: Attempt) -> bool:
        said, ways = a.words[3:4], WAYS[mixing]
        other = said[0] not in ways if said else bool(ways)
        return _on_turn_at(a, "mix") and a.options["mixing"] == mixing and other

    return holds


REASONS: Reasons = Reasons(
    words,
    subjects={
        "peek": r"\blook",
        "look": r"\blook",
        "rotate": r"move the cards|cards? moves?",
        "claim": r"\bclaim",
        "allow": r"\bchallenge",
        "challenge": r"\bchallenge",
        "answer": r"\bMinister",
        "stay": r"\bMinister",
        "mix": r"\bmix",
        "accuse": r"\bExecutioner",
        "tax": r"\btax",
        "name": r"\bname",
    },
    general=frozenset(
        {"game-over", "cap-reached", "not-a-player", "chance-first"}
        | {"chance-names-first", "chance-deals", "chance-puts-back"}
    ),
    claims={
        "game-over": lambda a: a.phase == "over" and a.view["bank"] == 0,
        "cap-reached": lambda a: a.phase == "over" and a.view["turns"] == a.options["turn_cap"],
        "not-a-player": lambda a: (
            not 0 <= a.seat < len(a.view["purses"])
            or (a.verb in ("first", "tax") and int(a.words[1]) > 5)
        ),
        "chance-only": lambda a: a.seat < 0,
        "chance-names-first": lambda a: a.verb == "first",
        "chance-deals": lambda a: a.verb == "deal",
        "chance-puts-back": lambda a: a.verb in ("swap", "keep"),
        "said-like": lambda a: PHRASES.find(a.text) is None,
        "chance-first": lambda a: a.phase in ("first", "deal", "shuffle"),
        "not-your-turn": lambda a: a.view["turn"] not in (None, a.seat),
        "peeks-first": lambda a: a.phase == "peek",
        "claim-first": lambda a: a.phase == "challenge",
        "answers-first": lambda a: a.phase == "answer",
        "power-first": lambda a: a.phase in ("mix", "accuse", "tax", "name"),
        "setup-only": lambda a: a.phase not in ("first", "deal", "peek"),
        "own-slot": lambda a: a.phase == "peek" and _slot(a, a.words[1])["owner"] == a.seat,
        "bank-too-small": lambda a: (
            not a.among("purses")
            and a.view["bank"] < len(a.view["purses"]) - 1
            and a.options["broke_look"] == "enough"
        ),
        "no-claim": lambda a: a.view["claim"] is None,
        "claim-stands": lambda a: a.view["claim"] is not None and a.phase in PLAYED,
        "peasant-shows": lambda a: (
            a.view["claim"]["character"] == "peasant"
            and any(
                place["owner"] == a.view["turn"] and place["card"] == "peasant"
                for place in a.view["slots"]
            )
        ),
        "own-claim": lambda a: a.phase == "challenge" and a.view["claim"]["seat"] == a.seat,
        "no-king": lambda a: a.phase != "answer",
        "own-king": lambda a: _on_turn_at(a, "answer"),
        "only-minister": lambda a: a.words[1] != "minister",
        "two-cards": lambda a: a.words[1] == a.words[2],
        "sealed": lambda a: a.view["sealed"] is not None,
        "not-minister": lambda a: not _on_turn_at(a, "mix"),
        "say-how-to-mix": _mixed_so("choose"),
        "mix-openly": _mixed_so("open"),
        "mix-hidden": _mixed_so("hidden"),
        "mix-blindly": _mixed_so("random"),
        "not-executioner": lambda a: not _on_turn_at(a, "accuse"),
        "not-anothers-card": lambda a: _slot(a, a.words[1])["owner"] in (None, a.seat),
        "not-sheriff": lambda a: not _on_turn_at(a, "tax"),
        "not-another-player": lambda a: (
            int(a.words[1]) == a.seat or int(a.words[1]) >= len(a.view["purses"])
        ),
        "not-peasant": lambda a: not _on_turn_at(a, "name"),
        "already-shown": _shown,
    },
    refusals=refusals.ALL,
    rule=rules_of("shahdozd"),
    rules=RULES,
)
