"""Everybody adds to the deal, so that nobody can choose it; the record holds it, and is checked."""

import hmac
import json
from hashlib import blake2b, sha256
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

import pytest

import hoodwink
from hoodwink import Added, Deal, LeftOut, Match, Record, RecordError
from hoodwink.kernel.chance import Chance
from hoodwink.match.deal import chance_of, fits, hash_of

RANDOM = Random(22)


def number(random: Random = RANDOM) -> str:
    return random.randbytes(16).hex()


def added(seat: int, told: str | None = None) -> Added:
    told = told or number()
    return Added(seat, hash_of(told), told)


def dealt(deal: Deal | None, seed: int = 1, seats: int = 3) -> Match:
    """As a dealer does it who has committed to a secret before."""
    told = Match("shahdozd", seats, seed=seed, turn_cap=3).record(reveal=True)
    header = told.header if deal is None else {**told.header, "deal": deal.to_json()}
    assert told.secret
    return hoodwink.deal_again(header, told.secret)


def played(match: Match) -> Match:
    while match.to_act:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return match


DEAL = Deal((added(0), added(2)), (LeftOut(1, "late"),))


def test_the_stream_is_keyed_as_the_decision_says() -> None:
    secret = bytes(range(32))
    told = f"hoodwink deal 0:{DEAL.added[0].number} 2:{DEAL.added[1].number}"
    key = hmac.digest(secret, told.encode(), "sha256")
    block = blake2b(b"0", digest_size=64, key=key).digest()
    chance = chance_of(secret, DEAL)
    words = [chance.below(1 << 32) for _ in range(16)]
    assert words == [int.from_bytes(block[at : at + 4]) for at in range(0, 64, 4)]
    assert chance.secret == secret
    assert DEAL.added[0].hash == sha256(bytes.fromhex(DEAL.added[0].number)).hexdigest()


def test_a_deal_with_numbers_is_verified_and_told() -> None:
    match = played(dealt(DEAL))
    text = match.record().dumps()
    again = hoodwink.verify(
        text, commitment=match.commitment, digest=match.digest, number=DEAL.added[1].number
    )
    assert again.deal == DEAL == hoodwink.replay(text).deal == match.copy().deal
    assert again.digest == match.digest
    assert [DEAL.number_of(seat) for seat in range(3)] == [
        DEAL.added[0].number, None, DEAL.added[1].number,
    ]  # fmt: skip


def test_a_match_that_is_gone_on_with_draws_as_before() -> None:
    match = dealt(DEAL)
    again = hoodwink.replay(match.record(reveal=True).dumps())
    assert played(again).record().dumps() == played(match).record().dumps()


@pytest.mark.parametrize("seats", range(3, 7))
def test_every_number_of_every_seat_counts(seats: int) -> None:
    """One number changed, left out or given by another seat, and it is another stream."""
    secret = RANDOM.randbytes(32)
    whole = [added(seat) for seat in range(seats)]
    deals = [Deal(tuple(some)) for size in range(seats + 1) for some in combinations(whole, size)]
    deals += [Deal((*whole[:at], added(at), *whole[at + 1 :])) for at in range(seats)]
    deals.append(
        Deal(
            tuple(Added(a.seat, b.hash, b.number) for a, b in zip(whole, whole[::-1], strict=True))
        )
    )
    streams = {chance_of(secret, deal).below(1 << 128) for deal in deals}
    assert len(streams) == len(deals)


def test_a_record_with_one_number_changed_does_not_verify() -> None:
    """Neither as it stands, nor with a hash that fits it, nor with digests that fit that."""
    record = played(dealt(DEAL)).record()
    text = record.dumps()
    for one in DEAL.added:
        other = added(one.seat)
        with pytest.raises(RecordError, match=r"^line 1: deal: the number of seat . does not fit"):
            hoodwink.verify(text.replace(one.number, other.number))
        fitting = text.replace(one.number, other.number).replace(one.hash, other.hash)
        with pytest.raises(RecordError, match=r"^line 1: the digest"):
            hoodwink.verify(fitting)
        header = json.loads(json.dumps(record.header).replace(one.number, other.number))
        header = json.loads(json.dumps(header).replace(one.hash, other.hash))
        with pytest.raises(RecordError, match=r"nature answered .*, but the secret draws"):
            hoodwink.verify(Record(header, record.moves, record.outcome, record.secret))


def test_numbers_taken_out_or_put_in_do_not_verify() -> None:
    record, without = played(dealt(DEAL)).record(), played(dealt(None)).record()
    header = {key: value for key, value in record.header.items() if key != "deal"}
    for changed in (
        Record(header, record.moves, record.outcome, record.secret),
        Record({**header, "deal": DEAL.to_json()}, without.moves, without.outcome, without.secret),
    ):
        with pytest.raises(RecordError, match=r"nature answered .*, but the secret draws"):
            hoodwink.verify(changed)


def test_without_numbers_it_is_as_before() -> None:
    match = played(dealt(None))
    assert match.deal is None
    assert "deal" not in match.record().header
    assert hoodwink.verify(match.record()).deal is None
    assert match.digest == played(Match("shahdozd", 3, seed=1, turn_cap=3)).digest


@pytest.mark.parametrize("deal", [None, DEAL])
def test_the_number_that_was_added_is_looked_for(deal: Deal | None) -> None:
    text = played(dealt(deal)).record().dumps()
    with pytest.raises(RecordError, match=r"^line 1: the number that was added to the deal is not"):
        hoodwink.verify(text, number=number())


ONE = added(0).to_json()
WRONG: list[tuple[Any, str]] = [
    (7, "deal is 7"),
    ({}, "added is missing"),
    ({"added": [], "left_out": 1}, "left_out is 1; expected a list"),
    ({"added": [1], "left_out": []}, "expected tables with a seat"),
    ({"added": [ONE | {"seat": 3}], "left_out": []}, "seat is 3; expected a whole number"),
    ({"added": [ONE | {"seat": True}], "left_out": []}, "seat is True"),
    ({"added": [ONE | {"number": "0f"}], "left_out": []}, "number is '0f'; expected"),
    ({"added": [ONE | {"number": ONE["number"].upper()}], "left_out": []}, "number is '"),
    ({"added": [ONE | {"hash": 5}], "left_out": []}, "hash is 5; expected"),
    ({"added": [ONE, ONE], "left_out": []}, "expected the seats in their order, each once"),
    ({"added": [added(1).to_json(), ONE], "left_out": []}, "seats in their order"),
    ({"added": [ONE], "left_out": [{"seat": 0, "why": "late"}]}, "and was left out"),
    ({"added": [], "left_out": [{"seat": 0, "why": "ill"}]}, "why is 'ill'; expected one of"),
    ({"added": [ONE | {"x": 1}], "left_out": []}, "there is no 'x'"),
    ({"added": [], "left_out": [], "x": 1}, "there is no 'x'"),
]


@pytest.mark.parametrize(("deal", "problem"), WRONG)
def test_a_deal_that_cannot_be_one_is_refused(deal: Any, problem: str) -> None:
    record = played(dealt(None)).record()
    record.header["deal"] = deal
    for read in (hoodwink.replay, hoodwink.verify):
        with pytest.raises(RecordError, match=f"^line 1: .*{problem}"):
            read(record)


def test_a_deal_that_was_given_has_no_numbers() -> None:
    record = played(Match.from_position(dealt(None).position(), seed=3)).record()
    record.header["deal"] = DEAL.to_json()
    with pytest.raises(RecordError, match="expected start or deal"):
        hoodwink.replay(record)


def test_what_is_no_number_fits_no_hash() -> None:
    good = number()
    assert fits(good, hash_of(good))
    for bad in ("", good[:-1], good + "00", good.upper() + "x", number()):
        assert not fits(bad, hash_of(good))


# --- nobody gains by what they can choose

HANDS, CARDS, HAND = 400, 54, 6
"""How many deals each dealer tries for; a hand is the first cards of a shuffled deck."""
FAIR = (CARDS - 1) / 2
DEVIATION = sqrt(((CARDS**2 - 1) / 12) * (CARDS - HAND) / (CARDS - 1) / HAND)
"""Of the mean of one hand: cards are worth 0 to 53, drawn without putting back."""


def hand(secret: bytes, deal: Deal | None = None) -> float:
    """What one seat's first hand is worth."""
    chance = Chance(secret) if deal is None else chance_of(secret, deal)
    order = list(range(CARDS))
    for at in range(HAND):
        other = at + chance.below(CARDS - at)
        order[at], order[other] = order[other], order[at]
    return sum(order[:HAND]) / HAND


def away(values: list[float]) -> float:
    """By how many standard deviations the mean of many hands is off what is fair."""
    return (fmean(values) - FAIR) / (DEVIATION / sqrt(len(values)))


def best_secret(random: Random, tries: int) -> bytes:
    return max((random.randbytes(32) for _ in range(tries)), key=hand)


def test_trying_ten_thousand_secrets_gains_nothing() -> None:
    """The control shows that it would without numbers: that is what the numbers are for."""
    random = Random(1)
    secret = best_secret(random, 10_000)
    assert hand(secret) > FAIR + 3 * DEVIATION
    deals = [Deal((added(0, number(random)), added(1, number(random)))) for _ in range(HANDS)]
    assert abs(away([hand(secret, deal) for deal in deals])) < 3


def test_the_secret_a_seat_and_the_order_of_arrival_gain_nothing() -> None:
    """The dealer sits at seat 1, and chooses its number for the best guess at the other's.

    It has to fix its number before it sees another: then it knows a hash, and nothing else.
    """
    random = Random(2)
    gains = []
    for _ in range(HANDS):
        secret, honest = random.randbytes(32), number(random)
        guess = added(0, hash_of(honest)[:32])
        mine = max(
            (added(1, number(random)) for _ in range(20)),
            key=lambda one: hand(secret, Deal((guess, one))),
        )
        gains.append(hand(secret, Deal((added(0, honest), mine))))
    assert abs(away(gains)) < 3


def test_who_could_choose_after_the_others_would_gain() -> None:
    """The control: the same dealer, if numbers were shown without hashes before them."""
    random = Random(3)
    gains = []
    for _ in range(HANDS):
        secret, honest = random.randbytes(32), added(0, number(random))
        mine = [added(1, number(random)) for _ in range(20)]
        gains.append(max(hand(secret, Deal((honest, one))) for one in mine))
    assert away(gains) > 10
