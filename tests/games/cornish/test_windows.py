"""Secrets that answer what another does."""

import pytest

from games.cornish.tables import PACK, Table, changed, content, lay, player
from hoodwink.kernel.packs import Pack


def landing(*hands: list[str], gold: int = 20) -> Table:
    """Seat 0 has just landed four squares at Newlyn, at discovery level 7."""
    me = player(gold=gold, anchor="newlyn", hold=["brandy"], pawns=["newlyn"])
    others = [player(passed=True) for _ in hands]
    table = lay(me, *others, hands=[[], *hands], officers=[("st-just", None)], track=1)
    return table.say(0, "unload brandy", "land")


@pytest.mark.rule("CS-043", "CS-131")
def test_everybody_with_a_hand_is_asked_whatever_they_hold() -> None:
    table = landing(["lantern-on-the-cliff"], ["tall-tale"], [])
    assert (table.phase, list(table.match.to_act)) == ("window", [1, 2])
    assert table.moves(1) == ["let be", "play lantern-on-the-cliff"]
    assert table.moves(2) == ["let be"]
    assert table.rule(2, "play tall-tale") == "CS-043"
    assert table.rule(2, "play lantern-on-the-cliff") == "CS-131"
    assert table.rule(0, "pass") == "CS-040"


@pytest.mark.rule("CS-043")
def test_an_answer_is_sealed_until_all_have_answered() -> None:
    table = landing(["lantern-on-the-cliff"], ["tall-tale"])
    table.say(1, "play lantern-on-the-cliff")
    assert table.told("secret_played") == []
    assert table.match.view(1)["sealed"] == "play lantern-on-the-cliff"
    assert table.match.view(2)["sealed"] is None
    assert table.rule(1, "let be") == "CS-043"
    table.say(2, "let be")
    assert table.told("secret_played")[0]["secret"] == "lantern-on-the-cliff"
    assert table.told("customs_alerted")[0]["points"] == 8 + 3 - 7
    assert table.state["played"] == {"lantern-on-the-cliff": 1}


@pytest.mark.rule("CS-043", "CS-131")
def test_no_window_opens_when_no_such_secret_is_left() -> None:
    landings = {s.key: s.count for s in content().secrets if s.when == 1}
    me = player(anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    table = lay(me, hands=[[], ["tall-tale"]], played=landings)
    table.say(0, "unload tea", "land")
    assert table.phase == "turn"


@pytest.mark.rule("CS-043")
def test_a_last_answer_in_somebodys_hand_keeps_the_window_open() -> None:
    marches = {s.key: s.count for s in content().secrets if s.when == 3}
    held = {key: count - 1 for key, count in marches.items() if count > 1}
    table = lay(player(), hands=[["wrong-turning"], ["tall-tale"]], played=held)
    table.say(0, "march up-north to redruth for gold")
    assert table.phase == "window"


@pytest.mark.rule("CS-043", "CS-135")
def test_harbour_dues_are_paid_as_far_as_there_is_gold() -> None:
    table = landing(["harbour-dues"], gold=1).say(1, "play harbour-dues")
    assert (table.purse(0)[0], table.purse(1)[0]) == (0, 21)


def sale(secret: str, pack: Pack = PACK) -> Table:
    seller = player(gold=0, pawns=["helston"])
    table = lay(
        seller,
        player(influence=0),
        hands=[[], [secret]],
        ashore=[("helston", 0, "tea")],
        officers=[("up-north", None)],
        pack=pack,
    )
    return table.say(0, "sell tea helston high for influence").say(1, f"play {secret}")


@pytest.mark.rule("CS-043", "CS-097", "CS-100")
def test_a_glut_takes_two_off_the_price_and_off_the_wheel() -> None:
    table = sale("market-glut")
    assert table.purse(0)[0] == 6 - 2
    assert table.state["wheel"] == 4


@pytest.mark.rule("CS-043", "CS-099")
def test_an_informer_brings_the_officer_two_steps_more() -> None:
    assert sale("informer").officers == [("helston", None)]


@pytest.mark.rule("CS-043")
def test_a_finder_takes_influence() -> None:
    assert sale("finders-share").purse(1)[1] == 2


@pytest.mark.rule("CS-043")
def test_another_pack_may_let_a_finder_take_gold_and_a_name() -> None:
    other = changed(
        'when = "sale", do = ["influence 2"]', 'when = "sale", do = ["gold 2", "reputation 1"]'
    )
    assert sale("finders-share", other).purse(1) == (22, 0, 6)


@pytest.mark.rule("CS-043", "CS-048")
def test_an_officer_can_be_sent_the_wrong_way() -> None:
    table = lay(player(), player(), hands=[[], ["wrong-turning"]])
    table.say(0, "march up-north to redruth for gold").say(1, "play wrong-turning")
    assert table.officers == [("up-north", None)]
    assert table.purse(0)[0] == 14
    assert table.told("officer_waylaid")
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("CS-043", "CS-062")
def test_an_officer_sent_by_a_card_cannot_be_waylaid() -> None:
    table = lay(player(), player(), hands=[["anonymous-letter"], ["wrong-turning"]])
    table.say(0, "play anonymous-letter", "march up-north to redruth")
    assert table.officers == [("redruth", None)]
