"""Whatever is done to a record: it is refused by its line, or tells the same match as before."""

import time
import tracemalloc
from functools import cache
from random import Random
from typing import Any, Final

import pytest

import hoodwink
from hoodwink import Match, RecordError
from match.tampering import forged, tampered, whole_match

SHORT: Final[dict[str, dict[str, Any]]] = {
    "shahdozd": {"turn_cap": 4},
    "nottingham": {},
    "sherwood": {},
    "cornish": {"round_cap": 2},
}


@cache
def original(game: str) -> tuple[Match, str]:
    match = whole_match(game, 1, SHORT[game])
    return match, match.record().dumps()


def verified(text: str, commitment: str | None = None, digest: str | None = None) -> Match | None:
    """The match, or None if the record was refused as it should be."""
    try:
        hoodwink.replay(text)
    except RecordError as error:
        check_told(error)
    try:
        return hoodwink.verify(text, commitment=commitment, digest=digest)
    except RecordError as error:
        check_told(error)
        return None


def check_told(error: RecordError) -> None:
    assert error.line >= 1
    assert str(error).startswith(f"line {error.line}: ")
    assert len(str(error)) < 250
    assert len(str(error).splitlines()) == 1


def tamper(game: str, times: int, seed: int) -> None:
    match, text = original(game)
    assert match.digest
    random, kept = Random(seed), 0
    for _ in range(times):
        found = verified(tampered(text, random))
        if found is not None:
            kept += 1
            assert found.digest == match.digest
            assert found.position() == match.position()
    assert kept < times / 4, "hardly anything was changed"


def forge(game: str, times: int, seed: int) -> None:
    match, _ = original(game)
    random, record = Random(seed), match.record()
    for _ in range(times):
        text = forged(record, random)
        found = verified(text, digest=match.digest, commitment=match.commitment)
        assert found is None or found.record() == record


def test_a_record_that_was_tampered_with_is_refused_or_the_same() -> None:
    tamper("shahdozd", 500, seed=1)
    forge("shahdozd", 60, seed=1)


@pytest.mark.parametrize("game", ["nottingham", "sherwood", "cornish"])
def test_so_it_is_in_every_game(game: str) -> None:
    tamper(game, 12, seed=2)
    forge(game, 3, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT)
def test_so_it_is_however_often_one_tries(game: str) -> None:
    tamper(game, 3000 if game == "shahdozd" else 100, seed=3)
    forge(game, 40, seed=3)


LINE = '{"seat": 0, "move": "x", "digest": "' + "0" * 64 + '"}\n'
HEADER = Match("shahdozd", 3, seed=1).record(reveal=True).dumps().partition("\n")[0] + "\n"
HUGE = {
    "lists in each other": "[" * 5_000_000,
    "tables in each other": '{"a":' * 1_000_000,
    "a long line": HEADER + '{"move": "' + "x" * 5_000_000,
    "lists in a line": HEADER + '{"seat": ' + "[" * 49_000 + "]" * 49_000 + "}",
    "lists beside each other": HEADER + '{"seat": [' + "[]," * 30_000 + "[]]}",
    "many keys": HEADER + "{" + ",".join(f'"{n}":0' for n in range(10_000)) + "}",
    "one key again and again": HEADER + "{" + '"a":0,' * 15_000 + '"a":0}',
    "many lines": HEADER + LINE * 10_000,
    "empty lines": HEADER + "\n" * 3_900_000,
    "digits": HEADER + '{"seat": ' + "9" * 90_000 + "}",
}


@pytest.mark.parametrize("what", HUGE)
def test_a_hostile_record_costs_little(what: str) -> None:
    tracemalloc.start()
    begun = time.process_time()
    assert verified(HUGE[what]) is None
    spent, (_, peak) = time.process_time() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(what, f"{spent:.3f} s, {peak / 1e6:.1f} MB")
    assert peak < 50_000_000
