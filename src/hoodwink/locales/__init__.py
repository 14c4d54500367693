"""Sentences in the player's language.

The Fluent files beside this module serve the terminal, the server and the browser: `common.ftl`
for every game, and one file a game. Messages are found by the engine's own words:

    title, pitch                the game and what it is about
    phase-<phase>               what to do now; the facts are the view's
    event-<kind>                what happened; the facts are the event's
    move-<verb>                 a choice; `$first`, `$second` ... are the words after the verb
    word-<word>                 a word of moves and events; `.letter` is its emblem
    refusal-<key>               why not; in English, the engine's own words
    outcome-<reason>            why it ended, spaces written as hyphens
    option-<name>               a switch, with a `.hint`; its values are `choice-<name>-<value>`

A message has one value and may have attributes. **An attribute named after a fact speaks in the
message's place when that fact is told**, the first such attribute in the file. So `event-looked`
tells what all may know, and its `.card` what the one who looked has seen; `move-mix` labels the
verb alone, its `.second` both slots.

Facts reach a message as text or numbers: nothing told is left out, lists are joined by spaces,
truth is `true` or `false`, and a table's entries are written `$claim-seat`. A list of lists keeps
each of them as one item, `inspect:3 pass:0`, and so does a table of numbers: `$goods` is
`apple:2 silk:1`. Nine functions turn facts into words; `voice.py` has them in Python, and another
client needs no more than these:

    WHO($seat)      `you` if the listener sits there (or is on the list), else `other`
    NAME($seat)     the name of who sits there; `you` for the listener
    NAMES($seats)   the same for a list of seats: Ada, Bram and you
    WORD($word)     the message `word-<word>`, or what the table calls it
    COUNT($list)    how long a list is
    EACH($list, "goods")   the message `goods` for each item; its parts are `$first`, `$second`
    LIST($a, $b, $c)       those that say anything, as a list: a, b and c
    ALL("terms")           every attribute of the message `terms` whose fact is told, with commas
    PHRASE($words, "say")  the message `say`; the words of a move are `$first`, `$second` ...
"""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "fr": "Français"}
"""Every language by its code, with its own name for itself."""

DEFAULT: Final = "en"


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a person's environment asks for, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "")
        if asked:
            return asked[:2].lower() if asked[:2].lower() in LANGUAGES else DEFAULT
    return DEFAULT
