"""Each switch of the box, on its own."""

import pytest

from games.nottingham.tables import Table, fresh, rules, table
from hoodwink import NATURE, TABLE


def in_game(seats: int, **options: bool) -> dict[str, int]:
    game = rules(**options)
    return dict(game.dump(game.start(seats))["deck"])


ROYALS = {"granny-apples", "golden-apples", "gouda", "blue-cheese", "rye-bread", "black-bread"} | {
    "royal-rooster"
}
PROMOS = {"arcane-scrolls", "feast-plate", "royal-summons"}


@pytest.mark.rule("SN-133a", "SN-027", "SN-029")
def test_royals_are_twelve_cards_and_six_with_three_players() -> None:
    for seats, cards in ((3, 6), (4, 12), (5, 12)):
        with_royals = in_game(seats)
        assert sum(with_royals.get(name, 0) for name in ROYALS) == cards
        assert not ROYALS & set(in_game(seats, royals=False))


@pytest.mark.rule("SN-133c")
def test_royals_are_in_unless_told() -> None:
    assert set(in_game(4)) & ROYALS == ROYALS
    assert fresh().match.options["royals"] is True


@pytest.mark.rule("SN-133b")
def test_royals_are_contraband_while_the_game_lasts() -> None:
    at = table(bags={1: "apple gouda", 2: "apple"})
    opened = Table(at.match.copy()).say(0, "inspect 1", "lay left")
    assert opened.purses == [54, 46, 50, 50]
    at.say(0, "pass 1")
    assert at.down(1) == {"gouda": 1}
    assert at.place(1)["face_down"][0]["kind"] is None


def timed() -> Table:
    return table(bags={1: "silk", 2: "2 apple", 3: "mead"}, timed=True)


@pytest.mark.rule("SN-137")
def test_at_time_out_undecided_bags_pass_free() -> None:
    at = timed()
    at.offer(1, "draft pass 1", "add coins 20")
    at.say(0, "inspect 2")
    assert TABLE in at.match.may_act
    at.say(TABLE, "time out")
    assert at.down(1) == {"silk": 1}
    assert at.down(3) == {"mead": 1}
    assert at.purses == [46, 50, 54, 50]
    assert at.phase == "aside"
    assert at.told("time_ran_out") == [{"seat": 0}]


@pytest.mark.rule("A-28")
def test_what_was_agreed_is_done_even_after_time_out() -> None:
    at = timed()
    bribe = at.offer(1, "draft pass 1", "add coins 5", "claim silk", "ask inspect 3")
    late = at.offer(3, "draft inspect 2", "add coins 5")
    at.say(2, "draft inspect 3", "add coins 5")
    at.say(0, f"accept {bribe}").say(TABLE, "time out")
    assert at.purses == [55, 45, 50, 50]
    assert at.down(0) == {"silk": 1}
    assert at.stall(2) == {"apple": 2}
    assert at.told("lapsed") == [{"seat": 3, "number": late, "giver": 3}]
    assert at.view(2)["draft"] is None
    assert at.moves(0) == ["inspect 3"]
    at.say(0, "inspect 3", "lay left")
    assert at.purses == [59, 45, 50, 46]
    assert at.phase == "aside"


@pytest.mark.rule("A-28")
def test_time_is_called_once_and_not_for_bags_that_must_be_opened() -> None:
    at = timed()
    bribe = at.offer(1, "draft inspect 3", "add coins 5")
    at.say(0, f"accept {bribe}").say(TABLE, "time out")
    assert TABLE not in at.match.may_act
    assert at.why_not(TABLE, "time out") == "A-28"
    assert at.match.fallback(0).text == "inspect 3"


@pytest.mark.rule("SN-136")
def test_only_the_clock_calls_time_and_only_in_an_inspection() -> None:
    at = timed()
    assert at.why_not(1, "time out") == "SN-136"
    assert at.why_not(TABLE, "pass 1") == "SN-136"
    assert table(bags={1: "silk"}).why_not(TABLE, "time out") == "SN-136"
    early = fresh(timed=True)
    assert early.why_not(TABLE, "time out") == "SN-136"
    assert early.match.moves(TABLE) == ()


@pytest.mark.rule("SN-138", "A-27")
@pytest.mark.parametrize(("seats", "cards"), [(3, 162), (4, 216)])
def test_ten_cards_are_removed_unseen_before_the_deal(seats: int, cards: int) -> None:
    at = fresh(seats, remove_ten=True)
    assert at.view(None)["deck"] == cards - 10 - 6 * seats - 10
    assert sum(at.truth["deck"].values()) == at.view(None)["deck"] + 10


@pytest.mark.rule("SN-138", "SN-120")
def test_removed_cards_never_come_back() -> None:
    at = table(
        "aside",
        turn=1,
        hands={1: "6 apple"},
        left="apple " * 9,
        deck="11 pepper",
        remove_ten=True,
    )
    out = at.truth["out"]
    at.say(1, "set aside apple", "done", "draw deck")
    assert at.truth["out"] == {**out, "pepper": out["pepper"] + 10}
    assert at.truth["deck"] == {"apple": 4}


@pytest.mark.rule("SN-139", "A-26")
def test_with_seven_cards_the_hand_is_seven_and_the_limits_stay() -> None:
    at = fresh(seven_cards=True, seed=5)
    assert [sum(at.hand(seat).values()) for seat in range(4)] == [7] * 4
    seat = at.match.to_act[0]
    for _ in range(5):
        at.say(seat, at.moves(seat)[0])
    assert at.moves(seat) == ["done"]
    at.say(seat, "done", "draw deck")
    assert sum(at.hand(seat).values()) == 7


@pytest.mark.rule("A-26")
def test_with_seven_cards_everybody_refills_to_seven() -> None:
    at = table(bags={1: "apple"}, hands={0: "7 apple", 1: "6 apple"}, seven_cards=True)
    at.say(0, "pass 1")
    assert [sum(at.hand(seat).values()) for seat in range(4)] == [7] * 4


@pytest.mark.rule("SN-140")
def test_promos_are_added_to_all_other_cards() -> None:
    plain, more = in_game(4), in_game(4, promos=True)
    assert set(more) - set(plain) == PROMOS
    assert {name: more[name] for name in plain} == plain


@pytest.mark.rule("SN-141", "A-20")
def test_who_has_the_scrolls_wears_no_crown_and_nobody_moves_up() -> None:
    stalls = {0: "9 apple", 1: "7 apple", 2: "6 apple"}
    at = table(round=7, stalls=stalls, down={0: "arcane-scrolls"}, bags={3: "mead"}, promos=True)
    at.say(0, "pass 3")
    assert at.scores[:3] == [50 + 18 + 12, 50 + 14 + 10, 50 + 12]


@pytest.mark.rule("SN-142")
def test_a_feast_plate_is_fined_like_contraband() -> None:
    at = table(bags={1: "apple feast-plate", 2: "apple"}, promos=True)
    at.say(0, "inspect 1", "lay left")
    assert at.purses == [54, 46, 50, 50]
    assert at.pile("left") == ["feast-plate"]


@pytest.mark.rule("SN-143", "SN-144")
def test_feast_plates_become_goods_from_the_first_sheriff_on() -> None:
    at = table(
        round=7,
        sheriff=1,
        stalls={0: "2 cheese", 3: "2 cheese"},
        down={0: "feast-plate", 3: "feast-plate"},
        bags={2: "mead"},
        promos=True,
    )
    assert at.view(None)["first"] == 2
    at.say(1, "pass 2")
    assert at.match.outcome is None
    assert at.match.to_act == (3,)
    assert at.moves(3) == ["serve apple", "serve cheese", "serve bread", "serve chicken"]
    assert at.why_not(0, "serve cheese") == "SN-144"
    at.say(3, "serve cheese").say(0, "serve chicken")
    assert at.scores == [50 + 6 + 4 + 10 + 10, 50, 57, 50 + 9 + 15]
    assert at.place(3)["served"] == {"cheese": 1}


@pytest.mark.rule("SN-145")
def test_a_royal_summons_in_a_passed_bag_is_plain_contraband() -> None:
    at = table(bags={1: "apple royal-summons", 2: "apple"}, promos=True).say(0, "pass 1")
    assert at.down(1) == {"royal-summons": 1}
    assert at.purses == [50] * 4


@pytest.mark.rule("SN-146", "A-21")
def test_a_royal_summons_among_declared_goods_costs_the_sheriff_eight_more() -> None:
    at = table(bags={1: "2 apple royal-summons", 2: "apple"}, promos=True).say(0, "inspect 1")
    assert at.told("summoned") == [{"seat": 1, "sheriff": 0, "coins": 8}]
    at.say(0, "lay right")
    assert at.purses == [38, 62, 50, 50]
    assert at.stall(1) == {"apple": 2}
    assert at.pile("right") == ["royal-summons"]


@pytest.mark.rule("SN-146")
@pytest.mark.parametrize(
    ("bag", "excused"), [("2 apple royal-summons", True), ("apple", None), ("mead", None)]
)
def test_all_hear_whether_a_royal_summons_excuses_a_bag(bag: str, excused: bool | None) -> None:
    at = table(bags={1: bag, 2: "apple"}, promos=True).say(0, "inspect 1")
    assert [told.get("excused") for told in at.told("inspected", 3)] == [excused]


@pytest.mark.rule("SN-147")
def test_a_royal_summons_beside_a_lie_is_confiscated() -> None:
    at = table(bags={1: "apple royal-summons mead", 2: "apple"}, promos=True)
    at.say(0, "inspect 1", "lay left", "lay mead")
    assert at.purses == [58, 42, 50, 50]
    assert at.pile("left") == ["mead", "royal-summons"]


@pytest.mark.rule("A-19", "SN-091")
def test_purses_are_public_unless_told() -> None:
    shown = table(bags={1: "silk"}, coins=[50, 30, 70, 50])
    assert [shown.place(seat, 3)["coins"] for seat in range(4)] == [50, 30, 70, 50]
    hidden = table(bags={1: "silk"}, coins=[50, 30, 70, 50], purses="hidden")
    assert [hidden.place(seat, 3)["coins"] for seat in range(4)] == [None, None, None, 50]
    assert [hidden.place(seat)["coins"] for seat in range(4)] == [None] * 4


def test_chance_alone_deals() -> None:
    at = fresh()
    assert at.match.moves(NATURE) == ()
    assert at.why_not(NATURE, "draw apple") == "SN-030"
    assert at.why_not(1, "first 2") == "SN-033"
    assert at.why_not(9, "done") == "SN-001"
