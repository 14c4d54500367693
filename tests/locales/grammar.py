"""What can be wrong with a sentence whatever it says: holes, raw words, verbs that do not agree."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from hoodwink.locales.voice import Voice
from tools.cases.case import NAMES

SOMEBODY: Final = rf"(?:{'|'.join(NAMES)}|[Ss]eat \d+|[Ss]iège \d+)"
BEGINNING: Final = r"(?:^|[.;:?!…] |[“«]\s?)"

Faults = Mapping[str, re.Pattern[str]]

EVERYWHERE: Final[Faults] = {
    "a hole": re.compile(r"[${}\u2068\u2069\ue000-\ue002]|\b(undefined|NaN|None|null|object)\b"),
    "nothing": re.compile(r"^\s*$"),
    "a loose space": re.compile(r"\s\s|^\s|\s$|\s[,.](?!\.)|\(\s|\s\)|[,;:][^\W\d]"),
    "stops that meet": re.compile(r"[,;:]\s?[.,;:!?]|\.\.(?!\.)|[,;:]$"),
    "a word of the wire": re.compile(r"\w_\w"),
}

ALSO_MINE: Final = "can|cannot|may|will|would|never|still|took|broke|pass"
ENGLISH: Final[Faults] = {
    "you with the verb of others": re.compile(
        rf"\b[Yy]ou (?!(?:{ALSO_MINE}|as|less|this)\b)(?:[a-z]+[^s\W]s|is|was|has|does)\b"
        r"(?<!promised you was)"
    ),
    "you as if it were a name": re.compile(r"(?<!because )(?<!Because )\bof you\b|\b[Yy]ou\u2019s"),
    "several with the verb of one": re.compile(
        rf"{BEGINNING}{SOMEBODY},? and (?:you|{SOMEBODY}) (?:[a-z]+[^s\W]s|is|was|has|does)\b"
    ),
}

INFINITIVE: Final = r"(?:\w+(?:er|ir|oir)|faire|\w*(?:prend|rend|mett)re)"
CLITIC: Final = r"(?:(?:ne|en|y|le|la|les|lui|leur|vous|nous) |[nlms]\u2019(?:(?:en|y) )?)*"
FRENCH: Final[Faults] = {
    "vous with the verb of others": re.compile(
        rf"(?:{BEGINNING}|\bet |\bque |\bsi |\bSi |\bquand |, )[Vv]ous (?!{CLITIC}"
        rf"(?:\w+ez|êtes|faites|dites|{INFINITIVE})\b)"
        r"(?!(?:avec|et|à|aussi|deux|par|pour|passer|laisse|voilà|seul) |\d)[a-zéèêàôç]"
    ),
    "somebody with the verb of vous": re.compile(
        rf"{BEGINNING}{SOMEBODY} (?:ne |n\u2019)?(?:\w+ez|êtes|faites|dites)\b"
    ),
    "vous as if it were a name": re.compile(
        rf"(?<!près )(?<!dépend )\bde vous\b(?! {INFINITIVE}\b)"
        r"|(?<!C\u2019est )(?<!c\u2019est )(?<!était )(?<!et )(?<!^)\bà vous\b(?! de\b| seul\b|\s:)"
        r"|(?:^\w+(?<!Ent)(?<!Cont)(?:er|ir|re)(?: passer| ensuite)?|attend) vous\b"
    ),
    "several with the verb of one": re.compile(
        rf"{BEGINNING}{SOMEBODY} et "
        rf"(?:{SOMEBODY} (?!(?:vous )?\w+nt\b)|vous (?!{CLITIC}\w+(?:ez|tes)\b))[a-z]"
    ),
    "two words that melt into one": re.compile(r"\b(?:de|à) les? (?!\w+(?:er|ir|re)\b)[a-zé]"),
    "a vowel that is not elided": re.compile(
        r"(?<!-)\b(?:de|le|la|que|ne|se|du|au) [aeiouéèêâ]\w+"
    ),
}

LANGUAGES: Final[Mapping[str, Faults]] = {"en": ENGLISH, "fr": FRENCH}


WORDS: Final = ("a vowel that is not elided",)
"""These depend on which words are told, and made facts have any."""


def faults(voice: Voice, said: str, but: Collection[str] = ()) -> Iterator[str]:
    """What is wrong with what a voice has said, in words."""
    for kind, pattern in {**EVERYWHERE, **LANGUAGES[voice.language]}.items():
        if kind not in but and (found := pattern.search(said)):
            yield f"{kind} ({found.group()!r}): {said}"
    yield from (f"{mistake}: {said}" for mistake in voice.mistakes)
    voice.mistakes.clear()
