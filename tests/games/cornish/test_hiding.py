"""Who lands is asked once more when an answer has raised the risk (C-19)."""

from typing import Any

import pytest

from games.cornish.realities import RISEN, a_turn
from games.cornish.tables import PACK, Table, changed, lay, player
from hoodwink import Match
from hoodwink.kernel.packs import Pack

LANTERN = "lantern-on-the-cliff"
WATCHER = changed('do = ["heat 3"]', 'do = ["heat 3", "summon 1"]')


def lit(
    *others: list[str],
    influence: int = 20,
    officer: str = "up-north",
    goods: str = "brandy",
    pack: Pack = PACK,
    say: str = "land",
) -> Table:
    """Seat 0 lands at Newlyn, where the risk is 4, at level 7; all lanterns are lit, one by one."""
    hands = [[], *(others or ([LANTERN],))]
    me = player(influence=influence, anchor="newlyn", hold=[goods], pawns=["newlyn"])
    rest = [player() for _ in hands[1:]]
    table = lay(me, *rest, hands=hands, officers=[(officer, None)], track=1, pack=pack)
    table.say(0, f"unload {goods}", say)
    while table.phase == "window":
        seat = table.match.to_act[0]
        lantern = f"play {LANTERN}"
        table.say(seat, lantern if lantern in table.moves(seat) else "let be")
    return table


@pytest.mark.rule("C-19", "CS-083", "CS-084")
def test_who_lands_buys_off_what_a_lantern_has_added() -> None:
    table = lit()
    assert (table.phase, list(table.match.to_act)) == ("hiding", [0])
    pending = table.match.view(None)["pending"]
    assert (pending["target"], pending["points"], pending["hiding"]) == ("newlyn", 4, 4)
    assert table.moves(0) == ["let be", *(f"land hiding {much}" for much in range(1, 5))]
    assert table.told("customs_alerted") == [{"place": "newlyn", "points": 4}]
    assert table.told("officer_marched") == []
    table.say(0, "land hiding 3")
    assert table.told("risk_hidden") == [{"seat": 0, "place": "newlyn", "hiding": 3, "points": 1}]
    assert table.purse(0)[1] == 20 - 1 - 3
    assert len(table.told("officer_marched")) == 1
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("C-19")
def test_all_of_it_may_be_bought_off_and_nobody_comes() -> None:
    table = lit().say(0, "land hiding 4")
    assert table.officers == [("up-north", None)]
    assert table.truth["pending"]["target"] is None
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("C-19", "CS-087")
def test_who_buys_off_nothing_lets_them_come() -> None:
    table = lit(officer="st-just").say(0, "let be")
    assert table.told("risk_hidden") == [{"seat": 0, "place": "newlyn", "hiding": 0, "points": 4}]
    assert (table.officers, table.ashore) == ([("newlyn", None)], [])
    assert table.purse(0)[1] == 19


@pytest.mark.rule("C-19", "CS-147", "CS-148")
def test_a_point_bought_off_after_the_lantern_saves_the_goods() -> None:
    """Four steps are due, and the officer in Sennen needs three to Newlyn."""
    caught = on_their_way(lit(officer="sennen").say(0, "land hiding 1"))
    assert (caught.truth["seized"], caught.ashore) == (["brandy"], [])
    saved = on_their_way(lit(officer="sennen").say(0, "land hiding 2"))
    assert (saved.truth["seized"], saved.ashore) == ([], [("newlyn", 0, "brandy")])


def on_their_way(table: Table) -> Table:
    """Whoever is poorest sends them along the first of the shortest ways."""
    while table.phase == "customs":
        seat = table.match.to_act[0]
        table.say(seat, table.moves(seat)[0])
    return table


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("influence", range(1, 8))
def test_only_what_can_be_paid_is_offered_and_who_has_nothing_is_not_asked(influence: int) -> None:
    table = lit(influence=influence)
    most = min(influence - 1, 4)
    if not most:
        assert (table.phase, table.told("risk_hidden")) == ("customs", [])
        return
    assert table.moves(0)[-1] == f"land hiding {most}"
    lacking = influence - 1 < most + 1
    wanted = ("CS-083", "too-much-hiding") if lacking else ("CS-084", "overlooked")
    assert told_why(table, f"land hiding {most + 1}") == wanted


def told_why(table: Table, text: str) -> tuple[str, str]:
    refusal = table.match.refusal(0, text)
    assert refusal is not None
    return refusal.rule, refusal.key


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_is_asked_once_when_all_let_it_be_at_every_table(seats: int) -> None:
    """Several lanterns are one question, and after it nobody answers any more."""
    others = [[LANTERN] if seat < 2 else ["tall-tale"] for seat in range(seats - 1)]
    table = lit(*others)
    raised = 3 * min(2, seats - 1)
    assert table.truth["pending"]["points"] == 1 + raised
    table.say(0, "land hiding 1")
    assert table.phase in ("turn", "customs")
    assert len(table.told("risk_hidden")) == 1
    assert table.told("customs_alerted") == [{"place": "newlyn", "points": 1 + raised}]


@pytest.mark.rule("C-19", "CS-084")
def test_nobody_is_asked_when_the_level_still_covers_it() -> None:
    table = lit([LANTERN, "slander"], goods="lace", say="land hiding 1")  # 4 + 1 - 1 + 3 = 7
    assert list(table.match.to_act) == [1]
    assert table.told("customs_alerted") == []
    assert table.truth["played"] == {LANTERN: 1}


@pytest.mark.rule("C-19")
def test_nobody_is_asked_when_no_answer_raised_the_risk() -> None:
    """Who knew the risk and took it has chosen."""
    table = lit(["harbour-dues"])
    table.let_be()
    assert table.told("customs_alerted") == [{"place": "newlyn", "points": 1}]
    assert table.told("risk_hidden") == []
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("C-19", "C-35")
def test_nobody_is_asked_where_all_officers_would_come_anyway() -> None:
    """Steps that were called for besides are no risk, and cannot be bought off."""
    table = lit(pack=WATCHER, officer="penzance", goods="lace")
    assert table.told("customs_alerted") == [{"place": "newlyn", "points": 2}]
    assert list(table.match.to_act) == [1]
    far = lit(pack=WATCHER)
    pending = far.truth["pending"]
    assert (pending["points"], pending["hiding"]) == (5, 4)
    assert far.why_not(0, "land hiding 5") == "CS-084"


@pytest.mark.rule("C-19", "CS-086")
def test_nobody_is_asked_on_scilly() -> None:
    me = player(anchor="scilly", hold=["velvet"], pawns=["scilly"])
    table = lay(me, hands=[[], [LANTERN, "harbour-dues"]])
    table.say(0, "unload velvet", "land").let_be()
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("C-19", "CS-040")
def test_nothing_else_can_be_said_before_it() -> None:
    table = lit([LANTERN, "tall-tale"], [])
    for text in ("pass", "unload tea", "end turn", "land", "call off"):
        assert told_why(table, text) == ("C-19", "hiding-first")
    assert table.why_not(1, "land") == table.why_not(2, "land hiding 1") == "CS-040"
    assert table.why_not(1, "let be") == "CS-040"


@pytest.mark.rule("C-19")
def test_who_is_absent_buys_off_nothing() -> None:
    table = lit()
    assert table.match.fallback(0).text == "let be"


@pytest.mark.rule("C-19", "CS-131")
def test_the_question_tells_nothing_of_hands() -> None:
    """All that it goes by lies open: whatever is held, it comes, and looks alike."""
    one, other = lit([LANTERN, "slander"]), lit([LANTERN, "tall-tale"])
    for table in (one, other):
        assert table.phase == "hiding"
    assert one.match.view(0) == other.match.view(0)
    assert one.moves(0) == other.moves(0)


@pytest.mark.rule("C-19")
def test_a_position_in_it_is_let_in_again_and_plays_on() -> None:
    real = risen()
    match = Match.from_position(real, 1, pack=PACK)
    assert match.view(None)["phase"] == "hiding"
    assert match.position()["state"] == real["state"]
    match.play(match.to_act[0], "land hiding 1")
    assert match.view(None)["phase"] != "hiding"


def risen() -> dict[str, Any]:
    """A real position in which who has landed is asked once more."""
    return a_turn(*RISEN)
