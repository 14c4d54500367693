"""What is counted at the end, and who wins."""

import pytest

from games.nottingham.tables import Table, table
from hoodwink import Outcome


def ended(
    stalls: dict[int, str],
    down: dict[int, str] | None = None,
    coins: list[int] | None = None,
    hands: dict[int, str] | None = None,
) -> Table:
    """Seat 3's bag of mead passes, and the game is over."""
    at = table(round=7, stalls=stalls, down=down, coins=coins, hands=hands, bags={3: "mead"})
    return at.say(0, "pass 3")


def outcome(at: Table) -> Outcome:
    assert at.match.outcome is not None
    return at.match.outcome


@pytest.mark.rule("SN-122")
def test_cards_in_hand_are_discarded_and_score_nothing() -> None:
    at = ended({}, hands={1: "4 crossbow 2 silk"})
    assert at.scores[1] == 50
    assert at.hand(1) == {}
    assert sorted(at.pile("left")) == ["crossbow"] * 4 + ["silk"] * 2


@pytest.mark.rule("SN-113")
def test_all_contraband_is_turned_up() -> None:
    at = ended({}, down={1: "silk mead"})
    assert [card["kind"] for card in at.place(1)["face_down"]] == ["mead", "silk"]
    assert {"seat": 1, "goods": {"mead": 1, "silk": 1}} in at.told("revealed")


@pytest.mark.rule("SN-123", "SN-135")
def test_goods_contraband_coins_and_bonuses_add_up() -> None:
    at = ended({1: "3 apple"}, down={1: "silk gouda"}, coins=[50, 20, 80, 50])
    assert at.scores[1] == 3 * 2 + 8 + 6 + 20 + 20 + 15


@pytest.mark.rule("SN-123")
def test_all_are_told_what_each_seat_counts() -> None:
    at = ended({1: "3 apple"}, down={1: "silk gouda"}, coins=[50, 20, 80, 50])
    counted = {"seat": 1, "goods": 20, "coins": 20, "crowns": {"apple": 20, "cheese": 15}}
    assert {**counted} in at.told("counted")
    assert at.scores[1] == 20 + 20 + 20 + 15


@pytest.mark.rule("SN-124")
def test_the_highest_score_wins() -> None:
    at = ended({2: "5 chicken"})
    assert outcome(at).winners == (2,)
    assert outcome(at).tie_break is None
    assert at.told("game_over")[0]["scores"] == [50, 50, 80, 57]


@pytest.mark.rule("SN-125")
def test_of_equal_scores_more_legal_goods_win() -> None:
    at = ended({1: "cheese", 2: "bread apple"}, coins=[20, 50, 33, 97])
    assert at.scores[1:3] == [68, 73]
    tied = ended({1: "cheese", 2: "bread apple"}, coins=[47, 55, 50, 48])
    assert tied.scores == [47, 73, 90, 55]
    even = ended({1: "3 cheese", 2: "2 bread"}, coins=[48, 50, 53, 49])
    assert even.scores == [48, 74, 74, 56]
    assert outcome(even).winners == (1,)
    assert outcome(even).tie_break == "legal goods"


@pytest.mark.rule("SN-125", "A-24")
def test_then_more_contraband_wins_and_royals_are_contraband() -> None:
    at = ended({}, down={1: "pepper silk", 2: "granny-apples"}, coins=[50, 57, 47, 46])
    assert at.scores[1:3] == [71, 71]
    assert outcome(at).winners == (1,)
    assert outcome(at).tie_break == "contraband"


@pytest.mark.rule("A-25")
def test_after_both_tie_breaks_victory_is_shared() -> None:
    at = ended({}, down={1: "silk", 2: "silk"})
    assert outcome(at).winners == (1, 2)
    assert outcome(at).tie_break is None


KINGS = [
    ("apple", 20, 10),
    ("cheese", 15, 10),
    ("bread", 15, 10),
    ("chicken", 10, 5),
]
VALUE = {"apple": 2, "cheese": 3, "bread": 3, "chicken": 4}


@pytest.mark.rule("SN-126", "SN-127", "SN-128", "SN-129", "SN-130")
@pytest.mark.parametrize(("good", "king", "queen"), KINGS)
def test_king_and_queen_of_each_good(good: str, king: int, queen: int) -> None:
    at = ended({0: f"5 {good}", 1: f"4 {good}", 2: f"3 {good}"})
    worth = VALUE[good]
    assert at.scores[:3] == [50 + 5 * worth + king, 50 + 4 * worth + queen, 50 + 3 * worth]


@pytest.mark.rule("SN-131")
@pytest.mark.parametrize(("good", "king", "queen"), KINGS)
def test_tied_kings_share_both_bonuses_and_there_is_no_queen(
    good: str, king: int, queen: int
) -> None:
    at = ended({0: f"5 {good}", 1: f"5 {good}", 2: f"3 {good}"})
    worth = VALUE[good]
    share = (king + queen) // 2
    assert at.scores[:3] == [50 + 5 * worth + share] * 2 + [50 + 3 * worth]


@pytest.mark.rule("SN-132")
def test_tied_queens_share_the_queens_bonus_rounded_down() -> None:
    at = ended({0: "5 chicken", 1: "2 chicken", 2: "2 chicken"})
    assert at.scores[:3] == [50 + 20 + 10, 50 + 8 + 2, 50 + 8 + 2]


@pytest.mark.rule("A-22", "A-23")
def test_a_rank_needs_at_least_one_good() -> None:
    at = ended({1: "apple"})
    assert at.scores == [50, 50 + 2 + 20, 50, 57]


@pytest.mark.rule("SN-134", "A-1")
@pytest.mark.parametrize(
    ("royal", "good", "times"),
    [
        ("granny-apples", "apple", 2),
        ("golden-apples", "apple", 3),
        ("gouda", "cheese", 2),
        ("blue-cheese", "cheese", 3),
        ("rye-bread", "bread", 2),
        ("black-bread", "bread", 3),
        ("royal-rooster", "chicken", 2),
    ],
)
def test_a_royal_good_counts_as_two_or_three_for_the_crown(
    royal: str, good: str, times: int
) -> None:
    king = {"apple": 20, "cheese": 15, "bread": 15, "chicken": 10}[good]
    queen = {"apple": 10, "cheese": 10, "bread": 10, "chicken": 5}[good]
    worth = VALUE[good]
    tied = ended({0: f"{times} {good}"}, down={1: royal})
    assert tied.scores[:2] == [50 + times * worth + (king + queen) // 2] * 2
    beaten = ended({0: f"{times + 1} {good}"}, down={1: royal})
    assert beaten.scores[:2] == [50 + (times + 1) * worth + king, 50 + times * worth + queen]


@pytest.mark.rule("A-38", "SN-141")
def test_nobody_takes_a_title_that_scrolls_tie_for() -> None:
    ada, ben, cleo = 1, 2, 3
    king = {ada: "6 apple", ben: "6 apple", cleo: "5 apple"}
    queen = {ada: "6 apple", ben: "5 apple", cleo: "5 apple"}
    plain = {ada: "6 apple", ben: "4 apple", cleo: "4 apple"}
    assert crowns(king) == [0, 0, 0, 0]
    assert crowns(queen) == [0, 20, 0, 0]
    assert crowns(plain, holder=ada) == [0, 0, 5, 5]


def crowns(stalls: dict[int, str], holder: int = 2) -> list[int]:
    """What the crowns bring to each at the end, if one of them has the Scrolls."""
    at = table(
        round=7,
        promos=True,
        bags={0: "chicken"},
        declared={0: "chicken"},
        sheriff=3,
        stalls=stalls,
        down={holder: "arcane-scrolls"},
    )
    at.say(3, "pass 0")
    goods = [4, *(2 * int(stalls[seat].split()[0]) for seat in (1, 2, 3))]
    goods[holder] += 12
    chicken = [10, 0, 0, 0]
    return [
        score - 50 - worth - crown
        for score, worth, crown in zip(at.scores, goods, chicken, strict=True)
    ]
