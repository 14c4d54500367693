from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Nevers, Slot

NOBODY = Refusal("X-1", "nobody", "Nobody sits there.")
NOTHING = Refusal("X-2", "nothing", "A gift is at least 1 coin.")
TOO_MUCH = Refusal("X-3", "too-much", "Nobody has so many coins.")
NO_PLACE = Refusal("X-4", "no-place", "That is no market.")
SEAT = Slot("012", beyond=NOBODY)
COINS = Slot("123", {"0": NOTHING}, TOO_MUCH)
MARKET = Slot(("market",), {"gate": NO_PLACE})
NEVERS = Nevers([("give", SEAT, COINS), ("give", "all", SEAT), ("go", "to", MARKET)])


def reason(text: str) -> Refusal | None:
    never = NEVERS.read(text)
    return None if never is None else never.refusal


def test_a_number_that_never_fits_has_its_reason() -> None:
    assert reason("give 1 0") is NOTHING
    assert reason("give 1 4") is TOO_MUCH
    assert reason("give 3 1") is NOBODY
    assert reason("give all 99999999999999999999") is NOBODY


def test_a_known_word_of_another_kind_has_its_reason() -> None:
    assert reason("go to gate") is NO_PLACE


def test_the_first_word_that_does_not_fit_counts() -> None:
    assert reason("give 9 9") is NOBODY
    never = NEVERS.read("give 9 9")
    assert never is not None
    assert never.text == "give 9 9"


def test_what_is_said_otherwise_or_of_unknown_words_is_not_understood() -> None:
    for text in ("give 1", "give one 1", "give 1 some", "go from gate", "go to hell", "give 1 04"):
        assert reason(text) is None


def test_what_fits_is_left_to_the_phrasebook() -> None:
    assert reason("give 1 2") is None
