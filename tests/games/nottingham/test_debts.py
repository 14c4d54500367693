"""Penalties beyond the purse."""

import pytest

from games.nottingham.tables import Table, face_down, table


def caught(
    stall: str = "", down: str = "", bag: str = "3 mead", purse: int = 2, declared: str = "bread"
) -> Table:
    """Seat 1 is caught with contraband; the Sheriff lays it on the left pile."""
    at = table(
        bags={1: bag, 2: "apple"},
        declared={1: declared},
        stalls={1: stall},
        down={1: down},
        coins=[50, purse, 100 - purse, 50],
    )
    at.say(0, "inspect 1")
    return at.say(0, "lay left") if at.phase == "pile" else at


@pytest.mark.rule("SN-114", "A-8")
def test_coins_are_paid_first_and_goods_cover_the_rest() -> None:
    at = caught("5 chicken 5 apple", purse=2)
    assert at.purses == [52, 0, 98, 50]
    assert at.match.to_act == (1,)
    assert at.view(None)["debt"] == {"debtor": 1, "creditor": 0, "owed": 10, "ceiling": 999}
    assert at.told("paid") == [{"seat": 1, "to": 0, "coins": 2}]


@pytest.mark.rule("SN-114", "SN-115", "SN-118")
def test_goods_count_at_their_value_and_go_to_the_creditors_stall() -> None:
    at = caught("5 chicken 5 apple").say(1, "give chicken", "give chicken")
    assert at.moves(1) == ["give apple", "give chicken"]
    at.say(1, "give apple")
    assert at.stall(0) == {"chicken": 2, "apple": 1}
    assert at.stall(1) == {"chicken": 3, "apple": 4}
    assert at.phase == "inspect"


@pytest.mark.rule("SN-116")
def test_there_is_no_change() -> None:
    at = caught("2 cheese", purse=11)
    assert at.stall(0) == {"cheese": 1}
    assert at.purses == [61, 0, 89, 50]


@pytest.mark.rule("A-9", "SN-116")
def test_no_card_is_given_in_vain() -> None:
    at = caught("chicken 2 apple", purse=8)
    assert at.moves(1) == ["give apple", "give chicken"]
    at.say(1, "give apple")
    assert at.stall(0) == {"apple": 2}
    assert at.phase == "inspect"


@pytest.mark.rule("A-9")
def test_a_small_card_that_would_be_wasted_cannot_be_given() -> None:
    at = caught("2 chicken apple cheese", purse=7)
    assert at.moves(1) == ["give cheese", "give chicken"]
    assert at.why_not(1, "give apple") == "A-9"
    at.say(1, "give chicken")
    assert at.moves(1) == ["give apple", "give cheese", "give chicken"]


@pytest.mark.rule("A-9")
def test_goods_are_given_by_falling_value() -> None:
    at = caught("2 chicken 4 apple", purse=6).say(1, "give apple")
    assert at.stall(0) == {"apple": 3}
    again = caught("3 chicken 4 apple 4 cheese", purse=2).say(1, "give cheese")
    assert again.moves(1) == ["give apple", "give cheese"]
    assert again.why_not(1, "give chicken") == "A-9"


@pytest.mark.rule("SN-117", "SN-112", "A-9")
def test_contraband_goes_only_when_all_legal_goods_are_gone() -> None:
    at = caught("2 apple", down="pepper crossbow silk", purse=0)
    assert at.stall(0) == {"apple": 2}
    assert at.stall(1) == {}
    assert at.view(None)["debt"]["owed"] == 8
    assert at.moves(1) == ["give silk", "give crossbow"]
    assert at.why_not(1, "give apple") == "SN-114"
    at.say(1, "give silk")
    assert at.down(0) == {"silk": 1}
    (given,) = [told for told in at.told("gave") if "silk" in told["goods"]]
    assert given == {"seat": 1, "to": 0, "goods": {"silk": 1}, "contraband": 0}


@pytest.mark.rule("SN-117")
def test_as_long_as_legal_goods_suffice_contraband_is_safe() -> None:
    at = caught("4 apple 4 cheese", down="silk", purse=2)
    assert at.why_not(1, "give silk") == "SN-117"
    assert at.why_not(2, "give apple") == "SN-114"


@pytest.mark.rule("SN-112", "A-11")
def test_contraband_given_for_a_debt_lies_face_down_again_but_all_know_it() -> None:
    at = caught("", down="silk", purse=8, bag="3 pepper")
    for seat in (0, 1, 2, 3, None):
        (card,) = at.place(0, seat)["face_down"]
        assert (card["kind"], card["open"]) == ("silk", True)
    assert at.place(0)["contraband"] == 1


@pytest.mark.rule("SN-117", "A-11")
def test_of_two_alike_the_one_that_all_have_seen_is_given_or_else_the_oldest() -> None:
    old, new = face_down("silk", 1), {**face_down("silk", 1), "round": 2}
    seen = {**new, "seen_by": [0, 1, 2, 3, 4], "open": True}
    for lying, kept in (([old, new], new), ([old, seen], old)):
        at = table(
            round=2,
            bags={1: "2 mead", 2: "apple"},
            declared={1: "bread"},
            down={1: "2 silk"},
            coins=[50, 0, 100, 50],
            more={"face_down": [[], lying, [], []]},
        )
        at.say(0, "inspect 1", "lay left")
        assert at.truth["face_down"][1] == [kept]


@pytest.mark.rule("SN-119")
def test_what_nobody_can_pay_is_forgiven() -> None:
    at = caught("apple", down="pepper", purse=1)
    assert at.stall(0) == {"apple": 1}
    assert at.down(0) == {"pepper": 1}
    assert at.told("forgave") == [{"seat": 0, "debtor": 1, "coins": 3}]
    assert at.view(None)["debt"] is None
    assert at.phase == "inspect"


@pytest.mark.rule("SN-119")
def test_debts_are_forgiven_when_nobody_listens_too() -> None:
    at = table(bags={1: "4 chicken", 2: "apple"}, declared={1: "chicken"}, coins=[1, 99, 50, 50])
    at.match.play(0, "inspect 1")
    assert at.purses == [0, 100, 50, 50]
    assert at.view(None)["debt"] is None


@pytest.mark.rule("SN-114", "SN-119")
def test_the_sheriff_pays_debts_the_same_way() -> None:
    at = table(
        bags={1: "4 chicken", 2: "apple"},
        declared={1: "chicken"},
        stalls={0: "cheese 2 apple"},
        coins=[5, 95, 50, 50],
    )
    at.say(0, "inspect 1")
    assert at.purses == [0, 100, 50, 50]
    assert at.match.to_act == (0,)
    assert at.moves(0) == ["give apple", "give cheese"]
    at.say(0, "give cheese")
    assert at.stall(1) == {"chicken": 4, "cheese": 1}
    assert at.match.to_act == (0,)
    assert at.phase == "inspect"


@pytest.mark.rule("A-10")
def test_goods_just_let_in_can_pay_the_fine() -> None:
    at = caught("", bag="2 bread mead", purse=1, declared="bread")
    assert at.stall(0) == {"bread": 1}
    assert at.stall(1) == {"bread": 1}


@pytest.mark.rule("SN-114", "SN-094")
def test_an_offer_that_a_debt_has_eaten_lapses() -> None:
    at = table(bags={1: "mead", 2: "apple"}, stalls={1: "3 cheese"}, coins=[50, 3, 97, 50])
    offer = at.offer(1, "draft inspect 2", "add cheese", "add cheese", "add cheese")
    at.say(0, "inspect 1", "lay left")
    assert at.told("lapsed") == [{"seat": 1, "number": offer, "giver": 1}]


@pytest.mark.rule("SN-114", "SN-094")
def test_an_offer_lapses_too_when_the_debtor_chose_what_to_give() -> None:
    at = table(bags={1: "mead", 2: "apple"}, stalls={1: "cheese bread"}, coins=[50, 2, 98, 50])
    offer = at.offer(1, "draft inspect 2", "add cheese")
    at.say(0, "inspect 1", "lay left").say(1, "give cheese")
    assert at.told("lapsed") == [{"seat": 1, "number": offer, "giver": 1}]


@pytest.mark.rule("A-9", "SN-109")
def test_a_debtor_who_is_asked_has_a_choice_in_every_world() -> None:
    at = table(bags={1: "3 mead", 2: "apple"}, down={1: "silk mead pepper"}, coins=[50, 2, 98, 50])
    at.say(0, "inspect 1", "lay left")
    assert at.phase == "debt"
    for seed in range(60):
        assert len(at.match.imagine(3, seed=seed).moves(1)) > 1
