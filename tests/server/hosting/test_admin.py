"""The page for who runs the server: on loopback or by token, plain, and of use."""

from collections.abc import Callable, Iterator
from urllib.parse import urlencode

import pytest

from server.kit import Serving
from server.running import Answer, answer, closed

TOKEN = "a token that is long enough"
SAME = {"Sec_Fetch_Site": "same-origin"}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a token."""
    served = Serving(tmp_path_factory.mktemp("guarded") / "a.db", admin_token=TOKEN)
    yield served
    served.stop()


def press(server: Serving, act: str, origin: str | None = None, **form: str) -> Answer:
    """A button of the page, as a browser sends it."""
    return answer(f"{server.url}/admin/{act}", urlencode(form), Origin=origin or server.url, **SAME)


def test_on_loopback_the_page_is_open_and_has_no_script(serving: Serving) -> None:
    page = answer(f"{serving.url}/admin")
    assert page.status == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in page.text
    assert "javascript:" not in page.text
    assert " on" not in "".join(part for part in page.text.split("<") if part.startswith("button"))


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", ""])
def test_by_another_name_than_loopback_it_is_not_there(serving: Serving, host: str) -> None:
    assert answer(f"{serving.url}/admin", Host=host).status in (400, 404)
    assert answer(f"{serving.url}/metrics", Host=host).status in (400, 404)


def test_who_comes_through_a_proxy_is_not_on_loopback(
    serving: Serving, own_server: Callable[..., Serving]
) -> None:
    server = own_server(behind_proxy="on")
    assert answer(f"{server.url}/admin").status == 404
    assert answer(f"{server.url}/metrics", X_Forwarded_For="127.0.0.1").status == 404
    assert answer(f"{serving.url}/admin", X_Forwarded_For="203.0.113.9").status == 404


def test_with_a_token_only_who_has_it_comes_in(guarded: Serving) -> None:
    for path in ("admin", "metrics"):
        assert answer(f"{guarded.url}/{path}").status == 404
        assert answer(f"{guarded.url}/{path}", Authorization="Bearer ").status == 404
        assert answer(f"{guarded.url}/{path}", Authorization="Bearer wrong").status == 404
        assert answer(f"{guarded.url}/{path}", Authorization=f"Bearer {TOKEN}").status == 200
    assert press(guarded, "notice", text="I am in").status == 404


def test_the_token_is_typed_once_and_kept_by_the_browser(guarded: Serving) -> None:
    assert "type=password" in answer(f"{guarded.url}/admin/enter").text
    assert press(guarded, "enter", token="wrong").status == 404
    entered = press(guarded, "enter", token=TOKEN)
    assert (entered.status, entered.headers["location"]) == (303, "/admin")
    cookie = entered.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    shown = answer(f"{guarded.url}/admin", Cookie=cookie.partition(";")[0])
    assert shown.status == 200
    assert TOKEN not in shown.text


def test_without_a_token_there_is_nowhere_to_type_one(serving: Serving) -> None:
    assert answer(f"{serving.url}/admin/enter").status == 404
    assert press(serving, "enter", token="").status == 404


def test_tables_are_shown_and_names_are_never_markup(serving: Serving) -> None:
    key = serving.person("<b>Ann</b>")
    table = serving.table(key, sit=0)
    page = answer(f"{serving.url}/admin").text
    assert table in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert "<b>" not in page


def test_a_word_to_all_is_heard_at_every_table(serving: Serving) -> None:
    guests = [serving.come(serving.table(serving.person())) for _ in range(2)]
    for guest in guests:
        guest.hear_until("table")
    assert press(serving, "notice", text="Back in five minutes").status == 303
    for guest in guests:
        assert guest.hear_until("notice")["text"] == "Back in five minutes"
        guest.leave()


def test_a_page_of_another_site_presses_no_button(serving: Serving) -> None:
    guest = serving.come(serving.table(serving.person()))
    guest.hear_until("table")
    for origin in ("https://evil.example", "null"):
        assert press(serving, "notice", origin, text="Send me your key").status == 404
    guest.say(do="ping")
    assert guest.hear()["told"] == "pong"
    guest.leave()


def test_a_table_is_closed_and_its_log_is_kept(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    guest = serving.come(table, keys[0])
    guest.hear_until("state")
    assert press(serving, "close", table=table).status == 303
    assert closed(guest).code == 4004
    assert serving.refused("POST", f"/api/tables/{table}/pause", {}, keys[0])[0] == 404
    page = answer(f"{serving.url}/admin").text
    assert f"<td>{table}<td>shahdozd<td>closed" in page


def test_a_table_is_removed_with_all_of_it(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    assert press(serving, "remove", table=table).status == 303
    assert table not in answer(f"{serving.url}/admin").text
    assert serving.refused("POST", f"/api/tables/{table}/pause", {}, keys[0])[0] == 404
    assert press(serving, "remove", table=table).status == 404


def test_a_key_is_blocked_and_let_in_again(serving: Serving) -> None:
    key = serving.person()
    person = serving.ask("GET", "/api/me", key=key)["person"]
    guest = serving.come(serving.table(key), key)
    guest.hear_until("table")
    assert press(serving, "block", person=person).status == 303
    assert closed(guest).code == 4001
    assert serving.refused("GET", "/api/me", key=key)[0] == 401
    assert press(serving, "unblock", person=person).status == 303
    assert serving.ask("GET", "/api/me", key=key)["person"] == person


def test_whom_nobody_knows_cannot_be_blocked(serving: Serving) -> None:
    assert press(serving, "block", person="nobody").status == 404
