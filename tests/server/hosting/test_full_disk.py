"""A disk without room: few words and few tries, and all is well when there is room again."""

import resource
from collections.abc import Callable

import pytest

from server.kit import Serving, wait_until
from server.running import answer

Own = Callable[..., Serving]
NAME = "hoodwink_commit_failures_total "
LITTLE = 30_000
"""Enough for the log, but the files of the database are larger from the beginning."""


def room(server: Serving, size: int) -> None:
    """From now on no file of the server may grow beyond that: what it writes there is in vain."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def failures(server: Serving) -> int:
    [line] = [n for n in server.numbers().splitlines() if n.startswith(NAME)]
    return int(line.split()[1])


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no limit can be set from outside")
def test_a_full_disk_is_met_with_few_tries_and_one_word(own_server: Own) -> None:
    server = own_server()
    key = server.person()
    bots = {str(seat): "random" for seat in range(3)}
    table = server.table(key, bots=bots, options={"turn_cap": 100})
    assert answer(f"{server.url}/ready").status == 200
    guest = server.come(table, key)
    guest.hear_until("table")
    room(server, LITTLE)
    assert server.refused("POST", f"/api/tables/{table}/start", {}, key)[0] == 503
    wait_until(lambda: answer(f"{server.url}/ready").status == 503)
    assert "hoodwink_store_writable 0" in server.numbers()
    room(server, resource.RLIM_INFINITY)
    wait_until(lambda: answer(f"{server.url}/ready").status == 200)
    assert "hoodwink_store_writable 1" in server.numbers()
    server.act(table, "start", key)
    guest.hear_until("news", lambda news: news["number"] > 5)
    room(server, LITTLE)
    wait_until(lambda: failures(server) > 2)
    before, polls = failures(server), 0
    while polls < 40:
        assert answer(f"{server.url}/health").status == 200
        polls += 1
    tries = failures(server) - before
    assert tries < 30, f"{tries} tries while somebody asked {polls} times"
    room(server, resource.RLIM_INFINITY)
    guest.hear_until("news", lambda news: news["secret"] is not None)
    told = [line for line in server.logged.splitlines() if "nothing can be written" in line]
    assert 1 <= len(told) <= 4, "one for each time that it was lost"
    assert "disk" in told[0]
