"""A line that is lost is taken up where it broke off; what was said goes through once."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

import hoodwink
from client.relay import Relay
from hoodwink.client import LineLost, RemoteSeat, Stale
from server.kit import Serving


@pytest.fixture
def relay(served: Serving) -> Iterator[Relay]:
    between = Relay(served.url)
    yield between
    between.close()


def alone(served: Serving, url: str, game: str = "shahdozd") -> RemoteSeat:
    """A person among bots of the server, who has reached it by this address."""
    key = served.person("Ann")
    short = {"turn_cap": 40} if game == "shahdozd" else {}
    bots = {"1": "random", "2": "random"}
    link = served.link(key, game, sit=0, bots=bots, options=short)
    seat = RemoteSeat(link.replace(served.url, url), key, patience=120)
    seat.ask("POST", "start")
    return seat


def play_on(seat: RemoteSeat) -> None:
    dice = Random(1)
    while seat.wait(240):
        with suppress(Stale):  # chosen before what was missed had been told
            seat.play(dice.choice(seat.moves))


def check(seat: RemoteSeat) -> None:
    """What the seat knows is what happened."""
    heard = hoodwink.Listener()
    match = hoodwink.replay(seat.record(), tell=heard)
    assert seat.picture.whole
    assert seat.picture.heard == heard.seen_by(0)
    assert seat.view == match.view(0)
    assert seat.verify().outcome


def test_what_was_missed_is_told_afterwards(served: Serving, relay: Relay) -> None:
    with alone(served, relay.url) as seat:
        assert seat.wait(20)
        relay.cut()
        seat.play(seat.moves[0])
        assert relay.cuts == 1
        play_on(seat)
        check(seat)


def test_a_move_whose_answer_was_lost_is_made_once(served: Serving, relay: Relay) -> None:
    with alone(served, relay.url) as seat:
        for _ in range(5):
            assert seat.wait(20)
            relay.deaf = True
            seat.play(seat.moves[0])
        assert relay.cuts == 5
        play_on(seat)
        check(seat)


@pytest.mark.slow
def test_a_whole_match_over_a_line_that_breaks_all_the_time(served: Serving) -> None:
    relay = Relay(served.url, cut_after=60_000)
    with alone(served, relay.url, "sherwood") as seat:
        play_on(seat)
        check(seat)
    relay.close()
    assert relay.cuts > 3


def test_a_server_that_stays_away_is_given_up(served: Serving) -> None:
    relay = Relay(served.url)
    key = served.person("Ann")
    link = served.link(key, sit=0).replace(served.url, relay.url)
    with RemoteSeat(link, key, patience=0.5) as seat:
        relay.close()
        with pytest.raises(LineLost, match="the line to the table is lost"):
            seat.chat("hello?")
    with pytest.raises(LineLost, match="does not answer"):
        RemoteSeat.join(link, name="Bea")
