from collections import Counter
from hashlib import sha256

from hoodwink.kernel.chance import Chance, commitment, secret_from

SECRET = secret_from(7)


def test_the_same_secret_draws_the_same_numbers() -> None:
    one, two = Chance(SECRET), Chance(SECRET)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]


def test_another_secret_draws_other_numbers() -> None:
    one, two = Chance(SECRET), Chance(secret_from(8))
    assert [one.below(1000) for _ in range(20)] != [two.below(1000) for _ in range(20)]


def test_a_stream_can_be_taken_up_where_it_was_left() -> None:
    whole = Chance(SECRET)
    numbers = [whole.below(1000) for _ in range(10)]
    assert [Chance(SECRET, drawn=5 + n).below(1000) for n in range(5)] == numbers[5:]


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


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == sha256(SECRET).hexdigest()
    assert len(SECRET) == 32
