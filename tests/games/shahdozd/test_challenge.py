"""Claims, and the doubts of others."""

import pytest

from games.shahdozd.tables import IN_ORDER, table

EVERYONE = (0, 1, 2, 3, 4, 5, None)


@pytest.mark.rule("SD-022", "SD-045")
@pytest.mark.parametrize("seat", range(6))
def test_any_card_may_be_claimed_as_any_character_without_having_seen_it(seat: int) -> None:
    for character in IN_ORDER.split():
        bluff = table(IN_ORDER, turn=seat).say(seat, f"claim {character}")
        fact = {"seat": seat, "character": character}
        assert bluff.told("claimed") == [fact]


@pytest.mark.rule("SD-023")
def test_a_claim_that_nobody_doubts_shows_no_card() -> None:
    stood = table().say(0, "claim thief").allow()
    assert all(stood.knows(seat) == {} for seat in EVERYONE)
    assert stood.told("shown") == []
    assert [slot["card"] for slot in stood.view(1)["slots"]] == [None] * 6


@pytest.mark.rule("SD-039")
@pytest.mark.parametrize("character", ["king", "thief", "minister", "executioner", "sheriff"])
def test_every_other_player_may_challenge_a_claim(character: str) -> None:
    claimed = table(turn=2).say(2, f"claim {character}")
    assert claimed.match.to_act == (0, 1, 3, 4, 5)
    assert all(claimed.moves(seat) == ["allow", "challenge"] for seat in (0, 1, 3, 4, 5))
    assert claimed.moves(2) == []
    assert claimed.view(None)["claim"] == {"seat": 2, "character": character}


@pytest.mark.rule("SD-040", "SD-054c", "D-29")
def test_the_challenger_alone_sees_the_card_and_all_hear_that_the_claim_was_false() -> None:
    caught = table(IN_ORDER, turn=1).say(1, "claim king").challenge(4)
    fact = {"seat": 4, "claimant": 1, "character": "king", "true": False}
    assert caught.told("challenged", 4) == [{**fact, "card": "thief"}]
    assert all(caught.told("challenged", seat) == [fact] for seat in (0, 1, 2, 3, 5, None))
    assert caught.knows(4) == {"b": "thief"}
    for seat in (0, 1, 2, 3, 5, None):
        assert caught.could_be(seat, "b") == [
            "thief",
            "minister",
            "executioner",
            "sheriff",
            "peasant",
        ]


@pytest.mark.rule("SD-040", "SD-054c", "D-29")
def test_when_all_hear_that_the_claim_was_true_all_know_the_card() -> None:
    proved = table(IN_ORDER, turn=1).say(1, "claim thief").challenge(4)
    assert proved.told("challenged")[0]["true"]
    assert all(proved.knows(seat) == {"b": "thief"} for seat in EVERYONE)


@pytest.mark.rule("SD-040")
def test_the_card_is_given_back_and_lies_where_it_lay() -> None:
    caught = table(IN_ORDER).say(0, "claim thief").challenge(1)
    assert caught.cards == IN_ORDER
    assert caught.view(2)["slots"][0]["seen_by"] == [1]


@pytest.mark.rule("SD-041", "D-14")
def test_a_true_claim_costs_the_challenger_a_coin_and_then_the_power_is_used() -> None:
    proved = table(IN_ORDER, turn=1).say(1, "claim thief").challenge(4)
    kinds = [event.kind for event in proved.heard.events]
    assert kinds == ["claimed", *["chose"] * 5, "challenged", "paid", "stole", "stole"]
    assert proved.purses == [2, 5, 2, 3, 2, 3]
    assert proved.bank == 13


@pytest.mark.rule("SD-041", "D-14")
@pytest.mark.parametrize(
    ("seat", "character", "phase"),
    [(2, "minister", "mix"), (3, "executioner", "accuse"), (4, "sheriff", "tax")],
)
def test_after_a_failed_challenge_the_claimant_chooses_how_to_use_the_power(
    seat: int, character: str, phase: str
) -> None:
    proved = table(IN_ORDER, turn=seat).say(seat, f"claim {character}").challenge(0)
    assert proved.purses[0] == 2
    assert proved.phase == phase
    assert proved.match.to_act == (seat,)


@pytest.mark.rule("SD-042")
@pytest.mark.parametrize("character", ["king", "minister", "executioner", "sheriff"])
def test_a_false_claim_that_is_challenged_costs_nothing_and_ends_the_turn(character: str) -> None:
    caught = table(IN_ORDER, turn=1).say(1, f"claim {character}").challenge(4)
    assert caught.purses == [3] * 6
    assert caught.bank == 12
    assert caught.phase == "turn"
    assert caught.match.to_act == (2,)


@pytest.mark.rule("SD-043", "SD-070")
@pytest.mark.parametrize(
    ("challengers", "first"), [((1, 3, 5), 1), ((3, 5), 5), ((3,), 3)], ids=str
)
def test_of_seats_1_3_and_5_the_one_nearest_on_the_right_of_seat_2_challenges(
    challengers: tuple[int, ...], first: int
) -> None:
    claimed = table(turn=2).say(2, "claim king").challenge(*challengers)
    assert claimed.told("challenged")[0]["seat"] == first


@pytest.mark.rule("SD-043")
def test_the_later_your_turn_after_the_claimants_the_earlier_you_are() -> None:
    order = []
    left = {0, 1, 2, 3, 5}
    while left:
        claimed = table(turn=4).say(4, "claim king").challenge(*left)
        order.append(claimed.told("challenged")[0]["seat"])
        left.remove(order[-1])
    assert order == [3, 2, 1, 0, 5]


@pytest.mark.rule("SD-043")
def test_who_speaks_first_does_not_matter() -> None:
    claimed = table(purses=[3, 3, 3]).say(0, "claim thief")
    claimed.say(1, "challenge")
    assert claimed.told("challenged") == []
    claimed.say(2, "challenge")
    assert claimed.told("challenged")[0]["seat"] == 2


@pytest.mark.rule("SD-043")
def test_replies_are_sealed_until_all_are_in() -> None:
    claimed = table(purses=[3, 3, 3]).say(0, "claim thief").say(1, "challenge")
    assert claimed.view(1)["sealed"] == "challenge"
    assert [claimed.view(seat)["sealed"] for seat in (0, 2, None)] == [None] * 3
    assert claimed.view(2)["to_act"] == [2]


@pytest.mark.rule("SD-044")
def test_only_the_first_challenger_looks_and_risks_a_coin() -> None:
    proved = table(IN_ORDER).say(0, "claim king").challenge(2, 4, 5)
    assert [told["seat"] for told in proved.told("challenged")] == [5]
    assert proved.told("paid") == [{"seat": 5, "coins": 1}]
    assert "card" not in proved.told("challenged", 4)[0]


@pytest.mark.rule("SD-044")
def test_a_false_claim_is_seen_by_the_first_challenger_alone() -> None:
    caught = table(IN_ORDER).say(0, "claim thief").challenge(2, 4)
    assert caught.knows(4) == {"a": "king"}
    assert caught.knows(2) == {}


@pytest.mark.rule("SD-045")
def test_a_false_claim_that_nobody_challenges_works_as_if_it_were_true() -> None:
    purses = []
    for cards in (IN_ORDER, "thief king minister executioner sheriff peasant"):
        stood = table(cards).say(0, "claim thief").allow()
        purses.append(stood.purses)
    assert purses[0] == purses[1] == [5, 2, 3, 3, 3, 2]


@pytest.mark.rule("D-15", "SD-048")
def test_a_broke_player_may_challenge_and_if_wrong_the_others_take_from_the_bank() -> None:
    proved = table(IN_ORDER, purses=[3, 0, 3, 3]).say(0, "claim king").challenge(1)
    assert [told["seat"] for told in proved.told("took")] == [0, 3, 2, 0]
    assert proved.purses == [7, 0, 4, 4]
    assert proved.bank == 5


@pytest.mark.rule("SD-068", "D-27", "SD-052")
def test_a_broke_challenger_may_run_the_bank_dry_and_the_power_is_not_used() -> None:
    ended = table(IN_ORDER, purses=[6, 0, 6, 6], bank=2).say(0, "claim king").challenge(1)
    assert ended.told("took") == [
        {"seat": 0, "coins": 1},
        {"seat": 3, "coins": 1},
    ]
    assert ended.purses == [7, 0, 6, 7]
    assert ended.bank == 0
    assert ended.over
