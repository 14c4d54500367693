"""Somebody at a terminal, and a bot from afar, play on while the server is started anew."""

import signal
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest

from client.test_real_terminal import joined
from hoodwink.client import RemoteSeat, Stale
from hoodwink.client.line import Line
from hoodwink.client.links import place_of
from hoodwink.server.wire import asks
from server.kit import PATIENCE, Serving

RESTARTS = 3
KNOCKS = 3
"""How often the server is looked for in vain; the keyboard is looked after meanwhile."""


def come_back_late(served: Serving) -> None:
    """Only after the server, which has been stopped, has been looked for several times."""
    port = urlsplit(served.url).port
    with closing(socket.create_server(("127.0.0.1", port or 0))) as door:
        door.settimeout(PATIENCE)
        for _ in range(KNOCKS):
            door.accept()[0].close()
    served.start_again()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serving]:
    """Lets a person have two lines: one taken up more than once would soon be one too many."""
    serving = Serving(tmp_path / "tables.db", limits="lines_a_person=2")
    yield serving
    serving.kill()


def wait_for(seat: RemoteSeat, other: int) -> None:
    """Until that seat is there again, too."""
    seat.chat("there again")
    while not seat.table.chairs[other].present:
        assert seat.hear(PATIENCE)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_who_is_being_asked_is_there_after_every_restart(
    served: Serving, tmp_path: Path, how: int
) -> None:
    with joined(served, tmp_path) as (person, seats):
        for _ in range(RESTARTS):
            served.stop(how)
            come_back_late(served)
            wait_for(seats[2], 0)
        person.type("peek none\r")
        person.wait_for("Bea and Cyd still to choose")
        seats[2].chat("all is well")
        person.wait_for("Cyd: all is well")
        person.type("\x03")
        person.wait_for("hoodwink join http")
        assert person.left() == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_bot_from_afar_plays_on_after_every_restart(served: Serving, how: int) -> None:
    key = served.person("Robot")
    link = served.link(key, sit=0, bots={"1": "random", "2": "random"}, options={"turn_cap": 40})
    with RemoteSeat(link, key) as seat:
        seat.ask("POST", "start")
        for _ in range(RESTARTS):
            assert seat.wait(PATIENCE)
            served.stop(how)
            coming = Thread(target=come_back_late, args=(served,))
            coming.start()
            choose(seat)
            coming.join()
        while seat.wait(PATIENCE):
            choose(seat)
        assert seat.verify().outcome


def choose(seat: RemoteSeat) -> None:
    with suppress(Stale):  # the bots were faster
        seat.play(seat.moves[0])


def test_a_line_is_taken_up_once_by_who_speaks_and_who_listens(served: Serving) -> None:
    key = served.person("Ann")
    table = served.table(key, sit=0)
    place = place_of(f"{served.url}/t/{table}")
    line = Line(place.socket, key, lambda: 0, PATIENCE)
    for times in range(1, RESTARTS):
        served.kill()
        speaking = Thread(target=line.say, args=(asks.Waive(0),))
        speaking.start()
        coming = Thread(target=come_back_late, args=(served,))
        coming.start()
        assert line.hear(PATIENCE)
        speaking.join()
        coming.join()
        assert line.times == times + 1
        while line.hear(0) is not None:
            pass
    line.close()
