"""Bots act when the match waits for them, and speak up within bounds."""

from collections.abc import Iterator
from typing import Any

import pytest

from bots.stand_ins import Briber, First, Follower, Mumbler, Spy, Talker
from conformance.tiny import OPTIONS, PACK, Fists
from games.shahdozd.tables import fresh, table
from hoodwink import Listener, Match
from hoodwink.bots import let_bots_act, make_bot
from hoodwink.bots.drive import LONGEST_SENTENCE
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box


@pytest.fixture
def fists() -> Iterator[Match]:
    """A match in which whoever has bet may offer a coin, out of turn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOXES, "fists", Box("fists", range(2, 4), OPTIONS, Fists))
        yield Match("fists", seats=3, seed=1, pack=PACK)


def gate(**options: Any) -> Match:
    """A match of Nottingham in which every merchant stands at the gate with one card."""
    match = Match("nottingham", seats=3, seed=1, **options)
    while match.view(None)["phase"] != "inspect":
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    return match


def texts(match: Match, seat: int) -> list[str]:
    return [text for at, text in match.record(reveal=True).moves if at == seat]


def test_bots_alone_play_to_the_end() -> None:
    match = fresh(4).match
    bots = {seat: make_bot("random", "shahdozd", seat, match.setting) for seat in range(4)}
    let_bots_act(match, bots)
    assert match.outcome


def test_bots_stop_where_a_person_is_awaited() -> None:
    match = table(purses=(3, 3, 3)).match
    let_bots_act(match, {1: First(), 2: First()})
    assert (match.to_act, match.version) == ((0,), 0)


def test_bots_choose_behind_their_hands_before_the_person_has_chosen() -> None:
    match = fresh(4).match
    let_bots_act(match, {0: First(), 1: First(), 3: First()})
    assert match.to_act == (2,)
    assert match.view(2)["phase"] == "peek"


def test_bots_go_on_after_the_person_has_moved() -> None:
    match = table(purses=(3, 3, 3)).match
    match.play(0, "claim thief")
    let_bots_act(match, {1: First(), 2: First()})
    assert match.view(0)["purses"][0] == 5, "both allowed it"


def test_whoever_listens_hears_what_bots_do() -> None:
    heard = Listener()
    let_bots_act(table(purses=(3, 3, 3), turn=1).match, {1: First(), 2: First()}, heard)
    assert "looked" in [event.kind for event in heard.events]


def test_a_bot_sees_its_own_view_and_nothing_else() -> None:
    match = fresh(4, turn_cap=30).match
    spies = {seat: Spy() for seat in range(4)}
    let_bots_act(match, spies)
    assert match.outcome
    assert [spies[seat].seats_seen for seat in range(4)] == [{0}, {1}, {2}, {3}]


def test_a_quiet_bot_keeps_still_when_it_may_interject(fists: Match) -> None:
    let_bots_act(fists, {seat: First() for seat in range(3)})
    assert fists.outcome
    assert not any("offer" in texts(fists, seat) for seat in range(3))


def test_a_bot_may_interject_while_a_person_is_awaited(fists: Match) -> None:
    fists.play(0, "bet low")
    let_bots_act(fists, {0: Talker()})
    assert texts(fists, 0) == ["bet low", "offer"]
    assert fists.to_act == (1, 2)


def test_a_bot_that_has_spoken_is_not_asked_again_before_somebody_moves(fists: Match) -> None:
    fists.play(0, "bet low")
    talker = Talker()
    let_bots_act(fists, {0: talker})
    assert talker.asked == 1


def test_a_bot_that_has_spoken_is_asked_again_once_somebody_has_moved(fists: Match) -> None:
    let_bots_act(fists, {0: Talker(), 1: First(), 2: First()})
    assert fists.outcome
    assert texts(fists, 0).count("offer") == 2, "once in each round of the game"


def test_a_bot_that_kept_still_is_asked_again_after_another_has_spoken(fists: Match) -> None:
    """Seat 0 answers an offer, and seat 1 makes one after seat 0 was first asked."""
    fists.play(0, "bet low")
    fists.play(1, "bet low")
    let_bots_act(fists, {0: Follower(), 1: Talker()})
    assert [seat for seat, text in fists.record(reveal=True).moves if text == "offer"] == [1, 0]


def test_bots_wait_while_a_person_may_interject(fists: Match) -> None:
    fists.play(0, "bet low")
    let_bots_act(fists, {1: First(), 2: First()})
    assert fists.to_act == (1, 2)


def test_bots_go_on_once_the_person_keeps_still(fists: Match) -> None:
    fists.play(0, "bet low")
    let_bots_act(fists, {1: First(), 2: First()}, still=[0])
    assert 1 not in fists.to_act


def test_one_who_kept_still_is_heard_again_after_the_next_choice(fists: Match) -> None:
    fists.play(0, "bet low")
    let_bots_act(fists, {1: First(), 2: First()}, still=[0])
    assert fists.to_act == (2,)


def test_a_bot_says_a_whole_offer_before_the_sheriff_decides() -> None:
    match = gate()
    (sheriff,) = match.to_act
    merchant = match.may_act[0]
    let_bots_act(match, {merchant: Briber()})
    assert [offer["coins"] for offer in match.view(sheriff)["offers"]] == [6]


def test_a_bot_that_never_finishes_its_sentence_is_cut_short() -> None:
    match = gate(drafts=12)
    mumbler = Mumbler()
    let_bots_act(match, {match.may_act[0]: mumbler})
    assert match.may_act, "and the match goes on"
    assert mumbler.asked == LONGEST_SENTENCE


def test_the_person_at_the_gate_may_offer_before_a_bot_decides() -> None:
    match = gate()
    (sheriff,) = match.to_act
    let_bots_act(match, {sheriff: First()})
    assert match.to_act == (sheriff,)
    others = [seat for seat in range(3) if seat != sheriff]
    let_bots_act(match, {sheriff: First()}, still=others)
    assert match.record(reveal=True).moves[-1][0] == sheriff
