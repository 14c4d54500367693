"""The ladder of tie-breaks."""

from hoodwink.kernel.ties import winner_by_ladder


def test_a_best_score_needs_no_ladder() -> None:
    outcome = winner_by_ladder([3, 5, 4], [("coins", [9, 0, 9])], "done")
    assert (outcome.winners, outcome.tie_break, outcome.reason) == ((1,), None, "done")


def test_the_last_rung_that_parted_any_is_named() -> None:
    ladder = [("cards", [2, 2, 0, 2]), ("coins", [1, 4, 9, 4]), ("sacks", [5, 5, 5, 5])]
    outcome = winner_by_ladder([7, 7, 7, 7], ladder, "done")
    assert (outcome.winners, outcome.tie_break) == ((1, 3), "coins")
    assert outcome.scores == (7, 7, 7, 7)
