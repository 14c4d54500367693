"""Who is locked out stays out: on every device, by every link, in every process."""

from collections.abc import Callable
from pathlib import Path

import pytest

from server.hosting.test_admin import press
from server.kit import Serving, wait_until
from server.running import closed


@pytest.fixture
def two(own_server: Callable[..., Serving], tmp_path: Path) -> tuple[Serving, Serving]:
    """Two processes on one file."""
    file = str(tmp_path / "shared.db")
    return own_server(db=file), own_server(db=file)


def status(server: Serving, key: str) -> int:
    """Of asking who I am."""
    try:
        return 200 if server.ask("GET", "/api/me", key=key) else 0
    except OSError as error:
        return int(getattr(error, "code", 0))


def test_a_link_made_by_who_was_locked_out_opens_nothing(serving: Serving) -> None:
    key = serving.person()
    stolen = serving.ask(
        "POST", "/api/keys", {"link": serving.ask("POST", "/api/me/link", {}, key)["link"]}
    )["key"]
    kept_back = serving.ask("POST", "/api/me/link", {}, stolen)["link"]
    serving.ask("DELETE", "/api/me/keys", key=key)
    assert status(serving, stolen) == 401
    assert serving.refused("POST", "/api/keys", {"link": kept_back})[0] == 404
    assert status(serving, key) == 200


def test_what_one_process_locks_out_the_other_hears_of(two: tuple[Serving, Serving]) -> None:
    here, there = two
    key = here.person()
    link = here.ask("POST", "/api/me/link", {}, key)["link"]
    other = there.ask("POST", "/api/keys", {"link": link})["key"]
    table = here.table(key)
    guest, mine = there.come(table, other), there.come(table, key)
    for line in (guest, mine):
        line.hear_until("table")
    here.ask("DELETE", "/api/me/keys", key=key)
    assert closed(guest).code == 4001
    wait_until(lambda: status(there, other) == 401)
    assert status(there, key) == 200
    mine.say(do="ping")
    assert mine.hear_until("pong"), "whose key still holds is not hung up on"


@pytest.mark.parametrize("how", ["blocked", "forgotten"])
def test_blocked_and_forgotten_here_is_so_there(two: tuple[Serving, Serving], how: str) -> None:
    here, there = two
    key = there.person()
    guest = there.come(there.table(key), key)
    guest.hear_until("table")
    person = here.ask("GET", "/api/me", key=key)["person"]
    if how == "blocked":
        assert press(here, "block", person=person).status == 303
    else:
        here.ask("DELETE", "/api/me", key=key)
    assert closed(guest).code == 4001
    wait_until(lambda: status(there, key) == 401)


def test_the_record_of_what_is_over_cannot_be_taken_from_the_others(serving: Serving) -> None:
    key, bots = serving.person(), {str(seat): "random" for seat in range(3)}
    table = serving.table(key, bots=bots, options={"turn_cap": 6})
    watcher = serving.come(table)
    watcher.hear_until("table")
    serving.act(table, "start", key)
    watcher.hear_until("news", lambda news: news["secret"] is not None)
    code, told = serving.refused("DELETE", f"/api/tables/{table}", None, key)
    assert (code, told["error"]) == (409, "not-playing")
    assert serving.ask("GET", f"/api/tables/{table}/record", key=key)
    lobby = serving.table(key)
    serving.ask("DELETE", f"/api/tables/{lobby}", None, key)
