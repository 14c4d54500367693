"""What the engine tells, as sentences. A game without messages is still told, just plainly."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.options import Option, OptionValue
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import Seat
from hoodwink.locales.voice import Voice, in_order

SEATED: Final = re.compile(
    r"(by|claimant|first|from|giver|owner|player|seat|seller|target|to|turn|victim|winner)s?"
)
"""Facts of these names are seats, and so are lists of their plurals."""


def capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def title_of(voice: Voice) -> str:
    """What the game is called."""
    return voice.find("title", {}) or capitalised(_spaced(voice.game))


def pitch_of(voice: Voice) -> str:
    """What the game is about, in a sentence."""
    return voice.find("pitch", {}) or ""


def event_sentence(voice: Voice, told: Mapping[str, Any]) -> str:
    """An event as its listener is told it."""
    facts = {name: fact for name, fact in told.items() if name != "event"}
    said = voice.find(f"event-{told['event']}", facts)
    return capitalised(said) if said is not None else _plainly(voice, told["event"], facts)


def _plainly(voice: Voice, kind: str, facts: Mapping[str, Any]) -> str:
    """Who did it, what was done, and every fact of it, in the engine's words."""
    who = facts.get("seat")
    rest = [(name, fact) for name, fact in facts.items() if name != "seat" and fact is not None]
    said = ", ".join([_spaced(kind), *(f"{_spaced(n)} {_worded(voice, n, f)}" for n, f in rest)])
    return capitalised(said if who is None else f"{_worded(voice, 'seat', who)}: {said}")


def _worded(voice: Voice, name: str, fact: Any) -> str:
    if isinstance(fact, bool):
        return voice.say("yes" if fact else "no")
    if isinstance(fact, int):
        return voice.name(fact) if fact >= 0 and SEATED.fullmatch(name) else str(fact)
    if isinstance(fact, Mapping):
        return ", ".join(f"{_spaced(str(n))} {_worded(voice, str(n), f)}" for n, f in fact.items())
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return ", ".join(_worded(voice, name, each) for each in fact)
    return _called(voice, str(fact))


def _called(voice: Voice, word: str) -> str:
    return voice.nicknames.get(word) or voice.find(f"word-{word}", {}) or _spaced(word)


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def move_label(voice: Voice, words: Sequence[str], short: bool = False) -> str:
    """A choice, or the beginning of one, by its words; short where its verb stands beside it.

    A beginning that lacks words of the short form is said in full, as far as it goes."""
    key, facts = f"move-{words[0]}", in_order(words[1:])
    said = voice.whole(key, {**facts, "short": True}) if short else None
    said = said or voice.find(key, facts)
    return said or " ".join(_called(voice, word) for word in (short and words[1:]) or words)


def phase_sentence(voice: Voice, view: Mapping[str, Any], to_act: Sequence[Seat]) -> str:
    """What to do now, or whom the table waits for."""
    facts = {**view, "to_act": to_act, "you": True if voice.me in to_act else None}
    said = voice.find(f"phase-{view.get('phase')}", facts)
    return capitalised(said or voice.say("phase", **facts))


def refusal_sentence(voice: Voice, refusal: Refusal) -> str:
    return voice.find(f"refusal-{refusal.key}", dict(refusal.facts)) or refusal.reason


def reason_sentence(voice: Voice, reason: str) -> str:
    """Why a match ended."""
    return voice.find(f"outcome-{reason.replace(' ', '-')}", {}) or capitalised(f"{reason}.")


def outcome_sentences(voice: Voice, outcome: Outcome) -> list[str]:
    """Why it ended and who won, with what parted equals if anything did."""
    told = [reason_sentence(voice, outcome.reason)]
    told.append(capitalised(voice.say("outcome-winners", winners=outcome.winners)))
    if outcome.tie_break is not None:
        key = f"tie-break-{outcome.tie_break.replace(' ', '-')}"
        told.append(voice.find(key, {}) or voice.say("tie-break", by=outcome.tie_break))
    return told


def option_label(voice: Voice, option: Option) -> str:
    return voice.find(f"option-{option.name}", {}) or capitalised(_spaced(option.name))


def option_hint(voice: Voice, option: Option) -> str:
    return voice.attribute(f"option-{option.name}", "hint")


def choice_label(voice: Voice, option: Option, value: OptionValue) -> str:
    """A value that an option may take."""
    if option.kind == "flag":
        return voice.say("yes" if value else "no")
    return voice.find(f"choice-{option.name}-{value}", {}) or _spaced(str(value))
