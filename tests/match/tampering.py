"""Records that were tampered with: letters, values and lines, blindly and with the secret known."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from hoodwink import Match, Record

LETTERS: Final = '0123456789abcdef"{}[]:,\\ \n\r\t\x00\x0b\x85\u2028é-+.eETN'
HOSTILE: Final[tuple[str, ...]] = (
    "null", "true", "false", "0", "1", "-1", "1.0", "1e400", "NaN", "-Infinity", "9" * 30,
    "9" * 5000, '""', '"0"', '"nature"', '"table"', '"king"', '"\\ud800"', '"' + "x" * 5000 + '"',
    "[]", "{}", "[" * 3000 + "]" * 3000, '{"a": 1, "a": 2}', '{"": null}', '"' + "0" * 64 + '"',
)  # fmt: skip


def whole_match(game: str, seed: int, options: Mapping[str, Any]) -> Match:
    """Played to its end by who takes nearly the first choice."""
    match, random = Match(game, 3, seed, players=["Ada", "Bram", "Cleo"], **options), Random(seed)
    while match.to_act:
        listed = match.moves(match.to_act[0])
        match.play(match.to_act[0], random.choice(listed))
    return match


def tampered(text: str, random: Random) -> str:
    """The record with one thing changed, or two."""
    for _ in range(random.choice((1, 1, 2))):
        text = random.choice(WAYS)(text, random)
    return text


def _letter(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    gone = random.choice((0, 1, 1, 5))
    return text[:at] + random.choice(("", random.choice(LETTERS))) + text[at + gone :]


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


def _lines(text: str, random: Random) -> str:
    lines = text.splitlines()
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    change = random.randrange(4)
    if change == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif change == 1:
        del lines[one]
    elif change == 2:
        lines.insert(one, lines[other])
    else:
        lines[one] = lines[other]
    return "\n".join(lines)


def _value(text: str, random: Random) -> str:
    """Another value somewhere in a line, an entry more or one less."""
    lines = text.splitlines()
    at = random.choice((0, random.randrange(len(lines)), len(lines) - 2, len(lines) - 1))
    row = _parsed(lines[at])
    holders = [row, *_holders(row)]
    holder = random.choice(holders)
    if not isinstance(holder, dict | list) or not holder:
        return text
    key: Any = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    if random.random() < 0.2:
        del holder[key]
        return "\n".join([*lines[:at], json.dumps(row), *lines[at + 1 :]])
    if random.random() < 0.2 and isinstance(holder, dict):
        key = random.choice(("seat", "move", "digest", "start", "table", "x"))
    holder[key] = "@@"
    lines[at] = json.dumps(row).replace('"@@"', random.choice(HOSTILE))
    return "\n".join(lines)


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # an earlier change has done its work
        return None


def _holders(value: Any) -> list[Any]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = [held for held in inner if isinstance(held, dict | list)]
    return found + [deeper for held in found for deeper in _holders(held)]


WAYS: Final[tuple[Callable[[str, Random], str], ...]] = (
    _letter,
    _letter,
    _cut,
    _lines,
    _value,
    _value,
)


def forged(record: Record, random: Random) -> str:
    """By somebody who knows the secret: lines changed, and digests that fit them."""
    moves, header = list(record.moves), dict(record.header)
    one, other = random.randrange(len(moves)), random.randrange(len(moves))
    change = random.randrange(5)
    if change == 0:
        moves[one], moves[other] = moves[other], moves[one]
    elif change == 1:
        moves[one] = moves[one][0], moves[other][1]
    elif change == 2:
        del moves[one]
    elif change == 3:
        header["players"] = random.sample(header["players"], 3)
    else:
        moves = moves[:one]
    return Record(header, moves, record.outcome, record.secret).dumps()
