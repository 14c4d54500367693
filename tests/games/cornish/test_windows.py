"""Secrets that answer what another does."""

import pytest

from games.cornish.tables import PACK, Table, changed, content, lay, player
from hoodwink.kernel.packs import Pack


def landing(*hands: list[str], gold: int = 20, officer: str = "st-just") -> Table:
    """Seat 0 has just landed four squares at Newlyn, at discovery level 7."""
    me = player(gold=gold, anchor="newlyn", hold=["brandy"], pawns=["newlyn"])
    others = [player(passed=True) for _ in hands]
    table = lay(me, *others, hands=[[], *hands], officers=[(officer, None)], track=1)
    return table.say(0, "unload brandy", "land")


@pytest.mark.rule("CS-043", "CS-131")
def test_everybody_with_a_hand_is_asked_whatever_they_hold() -> None:
    table = landing(["lantern-on-the-cliff"], ["tall-tale"], [])
    assert (table.phase, list(table.match.to_act)) == ("window", [1, 2])
    assert table.moves(1) == ["let be", "play lantern-on-the-cliff"]
    assert table.moves(2) == ["let be"]
    assert table.why_not(2, "play tall-tale") == "CS-043"
    assert table.why_not(2, "play lantern-on-the-cliff") == "CS-131"
    assert table.why_not(0, "pass") == table.why_not(3, "let be") == "CS-043"
    assert table.why_not(1, "pass") == "CS-043"


@pytest.mark.rule("CS-043")
def test_an_answer_is_sealed_until_all_have_answered() -> None:
    table = landing(["lantern-on-the-cliff"], ["tall-tale"])
    table.say(1, "play lantern-on-the-cliff")
    assert table.told("secret_played") == []
    assert table.match.view(1)["sealed"] == "play lantern-on-the-cliff"
    assert table.match.view(2)["sealed"] is None
    assert table.why_not(1, "let be") == "CS-043"
    table.say(2, "let be").let_be()
    assert table.told("secret_played")[0]["secret"] == "lantern-on-the-cliff"
    assert table.told("customs_alerted")[0]["points"] == 8 + 3 - 7
    assert table.truth["played"] == {"lantern-on-the-cliff": 1}


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
    assert table.purse(0)[0] == 7 - 2
    assert table.truth["wheel"] == 5


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


@pytest.mark.rule("C-51", "CS-043")
def test_several_secrets_answer_one_landing_one_after_the_other() -> None:
    lantern, dues = "play lantern-on-the-cliff", "play harbour-dues"
    hand = ["lantern-on-the-cliff", "lantern-on-the-cliff", "harbour-dues"]
    table = landing(hand, ["tall-tale"], officer="up-north")
    table.say(1, lantern).say(2, "let be")
    assert (table.phase, list(table.match.to_act)) == ("window", [1, 2])
    assert table.match.view(2)["pending"]["claim"]["risk"] == 8 + 3
    table.say(2, "let be").say(1, lantern).say(1, dues).say(2, "let be")
    assert (table.phase, list(table.match.to_act)) == ("window", [2])  # 1 holds no more secrets
    table.say(2, "let be")
    assert table.told("customs_alerted")[0]["points"] == 8 + 3 + 3 - 7
    assert [told["secret"] for told in table.told("secret_played")] == [
        "lantern-on-the-cliff",
        "lantern-on-the-cliff",
        "harbour-dues",
    ]


@pytest.mark.rule("C-51")
def test_who_has_let_it_be_may_answer_when_another_has() -> None:
    table = landing(["harbour-dues", "slander"], ["lantern-on-the-cliff"])
    table.say(1, "let be").say(2, "play lantern-on-the-cliff")
    assert list(table.match.to_act) == [1]
    table.say(1, "play harbour-dues").say(1, "let be")
    assert table.purse(1)[0] == 22


@pytest.mark.rule("C-51", "CS-099", "CS-100")
def test_answers_to_a_sale_add_up() -> None:
    seller, secrets = player(gold=0, pawns=["helston"]), ["informer", "informer", "market-glut"]
    table = lay(
        seller,
        hands=[[], [*secrets, "slander"]],
        ashore=[("helston", 0, "tea")],
        officers=[("st-just", None)],
    )
    table.say(0, "sell tea helston high for influence")
    for secret in secrets:
        table.say(1, f"play {secret}")
    claim = table.match.view(0)["pending"]["claim"]
    assert (claim["undercut"], claim["summoned"]) == (2, 4)
    table.let_be()
    assert table.told("customs_alerted")[0]["points"] == 5
    assert table.purse(0)[0] == 7 - 2


@pytest.mark.rule("C-51", "C-52")
def test_an_officer_is_sent_the_wrong_way_once() -> None:
    table = lay(player(), player(), hands=[[], ["wrong-turning", "wrong-turning"]])
    table.say(0, "march up-north to redruth for gold").say(1, "play wrong-turning")
    assert table.officers == [("up-north", None)]
    assert table.truth["hands"][1] == ["wrong-turning"]
    other = changed('when = "sale", do = ["influence 2"]', 'when = "march", do = ["influence 2"]')
    hands: list[list[str]] = [[], ["wrong-turning", "wrong-turning", "finders-share"]]
    table = lay(player(), player(influence=0), hands=hands, pack=other)
    table.say(0, "march up-north to redruth for gold").say(1, "play wrong-turning")
    assert table.moves(1) == ["let be", "play finders-share"]
    assert table.match.view(0)["pending"]["claim"]["waylaid"]
    assert table.why_not(1, "play wrong-turning") == "C-52"
    table.say(1, "play finders-share").let_be()
    assert (table.officers, table.purse(1)[1]) == ([("up-north", None)], 2)


@pytest.mark.rule("C-52", "CS-086", "CS-105", "CS-043")
def test_nobody_is_asked_where_no_secret_could_do_anything() -> None:
    me = player(gold=0, anchor="scilly", hold=["tea"], pawns=["scilly"])
    landed = lay(me, hands=[[], ["harbour-dues", "lantern-on-the-cliff"]])
    assert landed.say(0, "unload tea", "land").phase == "turn"
    rich = lay(dict(me, gold=1), hands=[[], ["harbour-dues", "lantern-on-the-cliff"]])
    rich.say(0, "unload tea", "land")
    assert rich.moves(1) == ["let be", "play harbour-dues"]
    assert rich.why_not(1, "play lantern-on-the-cliff") == "C-52"


@pytest.mark.rule("C-52", "C-35")
def test_a_lantern_calls_nobody_where_all_officers_are() -> None:
    me = player(anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    hands: list[list[str]] = [[], ["lantern-on-the-cliff"]]
    table = lay(me, hands=hands, officers=[("newlyn", None)]).say(0, "unload tea", "land")
    assert table.why_not(1, "play lantern-on-the-cliff") == "C-52"


@pytest.mark.rule("C-52")
def test_what_sells_for_nothing_cannot_be_undercut() -> None:
    cheap = changed("high = [[4, 0], [7, 0]", "high = [[4, 0], [2, 0]")
    hands: list[list[str]] = [[], ["market-glut", "market-glut"]]
    goods = [("helston", 0, "tea")]
    table = lay(player(pawns=["helston"]), hands=hands, ashore=goods, pack=cheap)
    table.say(0, "sell tea helston high for influence").say(1, "play market-glut")
    assert table.why_not(1, "play market-glut") == "C-52"


@pytest.mark.rule("C-52")
def test_a_word_for_another_moment_does_nothing() -> None:
    odd = changed('when = "sale", do = ["influence 2"]', 'when = "sale", do = ["heat 2"]')
    hands: list[list[str]] = [[], ["finders-share", "informer"]]
    table = lay(player(pawns=["helston"]), hands=hands, ashore=[("helston", 0, "tea")], pack=odd)
    table.say(0, "sell tea helston low")
    assert table.moves(1) == ["let be", "play informer"]
