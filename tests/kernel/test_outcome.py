from hoodwink.kernel.outcome import Outcome, most_wins


def test_the_best_score_wins() -> None:
    assert most_wins([3, 7, 5], "bank empty") == Outcome((3, 7, 5), (1,), "bank empty")


def test_equal_best_scores_share_the_victory() -> None:
    assert most_wins([7, 2, 7], "bank empty").winners == (0, 2)


def test_a_best_score_needs_no_ladder() -> None:
    outcome = most_wins([3, 5, 4], "done", ("coins", [9, 0, 9]))
    assert (outcome.winners, outcome.tie_break, outcome.reason) == ((1,), None, "done")


def test_the_last_rung_that_parted_any_is_named() -> None:
    ladder = [("cards", [2, 2, 0, 2]), ("coins", [1, 4, 9, 4]), ("sacks", [5, 5, 5, 5])]
    outcome = most_wins([7, 7, 7, 7], "done", *ladder)
    assert (outcome.winners, outcome.tie_break) == ((1, 3), "coins")
    assert outcome.scores == (7, 7, 7, 7)


def test_an_outcome_says_all_it_knows_as_json() -> None:
    assert Outcome((1, 2), (1,), "two rounds", "most legal goods").to_json() == {
        "scores": [1, 2],
        "winners": [1],
        "reason": "two rounds",
        "tie_break": "most legal goods",
    }
