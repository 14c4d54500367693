"""A person among bots: nothing is decided at the gate before the person could speak."""

import pytest

from hoodwink import Match
from hoodwink.cli.table.sessions.session import Session


@pytest.fixture
def session() -> Session:
    """The person stands at the gate of Nottingham, before a Sheriff who is a bot."""
    match = Match("nottingham", seats=3, seed=1)
    while match.view(None)["phase"] != "inspect":
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    (sheriff,) = match.to_act
    me = (sheriff + 1) % 3
    bots = {seat: "honest" for seat in range(3) if seat != me}
    return Session(match, me, ("Ada", "Ben", "Cleo"), bots, "en")


def test_the_sheriff_waits_for_what_the_person_has_to_say(session: Session) -> None:
    session.let_others_act()
    assert session.may_wait
    assert len(session.match.view(None)["to_act"]) == 1
    assert not any(place["decided"] for place in session.match.view(None)["seats"])


def test_the_sheriff_decides_when_the_person_keeps_still(session: Session) -> None:
    session.let_others_act()
    session.wait()
    assert any(place["decided"] for place in session.match.view(None)["seats"])


def test_an_offer_may_be_drafted_step_by_step(session: Session) -> None:
    session.let_others_act()
    for step in (f"draft pass {session.me}", "add coins 5", "offer"):
        session.play(step)
        if step != "offer":
            session.let_others_act()
    assert [offer["coins"] for offer in session.match.view(None)["offers"]] == [5]
