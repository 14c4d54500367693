import hmac
from collections import Counter
from hashlib import blake2b, sha256

from hoodwink.kernel.chance import Chance, commitment, derived, secret_from

SECRET = secret_from(7)
WORD = 2**32


def words(count: int) -> list[int]:
    """The stream as the documentation tells it."""
    blocks = range(count // 16 + 1)
    stream = b"".join(blake2b(b"%d" % n, digest_size=64, key=SECRET).digest() for n in blocks)
    return [int.from_bytes(stream[4 * n : 4 * n + 4], "big") for n in range(count)]


def test_the_same_secret_draws_the_same_numbers() -> None:
    one, two = Chance(SECRET), Chance(SECRET)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]


def test_another_secret_draws_other_numbers() -> None:
    one, two = Chance(SECRET), Chance(secret_from(8))
    assert [one.below(1000) for _ in range(20)] != [two.below(1000) for _ in range(20)]


def test_the_stream_is_the_documented_one() -> None:
    chance = Chance(SECRET)
    assert [chance.below(WORD) for _ in range(40)] == words(40)


def test_a_stream_can_be_taken_up_where_it_was_left() -> None:
    whole = Chance(SECRET)
    numbers = [whole.below(WORD) for _ in range(40)]
    assert [Chance(SECRET, drawn=n).below(WORD) for n in range(40)] == numbers


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance(SECRET)
    chance.below(WORD)
    twin = chance.copy()
    assert [twin.below(WORD) for _ in range(20)] == words(21)[1:]
    assert chance.drawn == 1


def test_a_word_of_a_lot_that_is_not_whole_is_thrown_away() -> None:
    bound = 3 * 2**30  # three words of four are below
    chance = Chance(SECRET)
    drawn = [chance.below(bound) for _ in range(60)]
    assert drawn == [word for word in words(200) if word < bound][:60]
    assert chance.drawn > 60


def test_a_large_bound_takes_several_words() -> None:
    high, low = words(2)
    chance = Chance(SECRET)
    assert chance.below(2**64) == high << 32 | low
    assert chance.drawn == 2


def test_a_large_bound_throws_away_too() -> None:
    bound = 3 * 2**62
    stream = iter(words(400))
    numbers = [high << 32 | low for high, low in zip(stream, stream, strict=True)]
    chance = Chance(SECRET)
    assert [chance.below(bound) for _ in range(60)] == [n for n in numbers if n < bound][:60]


def test_draws_are_even() -> None:
    chance = Chance(SECRET)
    counts = Counter(chance.below(6) for _ in range(6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


def test_draws_follow_their_weights() -> None:
    chance = Chance(SECRET)
    counts = Counter(chance.weighted([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 2850 < counts[2] < 3150


def test_a_shuffle_keeps_every_number_and_favours_no_order() -> None:
    chance = Chance(SECRET)
    counts = Counter(tuple(chance.shuffled(3)) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_what_is_derived_from_a_secret_is_another_for_every_purpose() -> None:
    secrets = {derived(secret, purpose) for secret in (SECRET, bytes(32)) for purpose in "ab"}
    assert len(secrets | {SECRET}) == 5
    assert derived(SECRET, "a") == hmac.digest(SECRET, b"hoodwink a", "sha256")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == sha256(SECRET).hexdigest()
    assert len(SECRET) == 32
