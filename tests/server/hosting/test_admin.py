"""The page for who runs the server: by token, plain, and of use; and by which names it is asked."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest

from server.kit import TOKEN, Serving
from server.running import Answer, answer, closed, started

Own = Callable[..., Serving]
SAME = {"Sec_Fetch_Site": "same-origin"}
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def seen(server: Serving) -> Answer:
    return answer(f"{server.url}/admin", **BEARER)


def press(server: Serving, act: str, origin: str | None = None, **form: str) -> Answer:
    """A button of the page, as a browser sends it."""
    address = f"{server.url}/admin/{act}"
    return answer(address, urlencode(form), Origin=origin or server.url, **SAME, **BEARER)


def test_the_page_has_no_script(serving: Serving) -> None:
    page = seen(serving)
    assert page.status == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in page.text
    assert "javascript:" not in page.text
    assert " on" not in "".join(part for part in page.text.split("<") if part.startswith("button"))


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "a b", "[::1"])
def test_by_a_name_that_is_not_ours_nothing_is_there(serving: Serving, host: str) -> None:
    for path in ("/admin", "/metrics", "/api/games"):
        told = answer(serving.url + path, Host=host, **BEARER)
        assert told.status in (400, 421), (path, told.status)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "192.168.1.7:8000", "[::1]:9"])
def test_this_machine_may_be_asked_for_by_its_own_names(serving: Serving, host: str) -> None:
    assert answer(f"{serving.url}/api/games", Host=host).status == 200


def test_a_host_may_name_more(own_server: Own) -> None:
    server = own_server(hosts="games.example, play.example")
    for host in ("games.example", "Play.Example:443"):
        assert answer(f"{server.url}/api/games", Host=host).status == 200
    refused = answer(f"{server.url}/api/games", Host="evil.example")
    assert refused.status == 421
    assert "HOODWINK_HOSTS" in refused.text


def test_a_proxy_that_nobody_told_us_of_opens_nothing(serving: Serving, own_server: Own) -> None:
    for header in ("X_Forwarded_For", "Forwarded", "X_Real_Ip"):
        told = answer(f"{serving.url}/admin", **BEARER, **{header: "127.0.0.1"})
        assert told.status == 404
    known = own_server(behind_proxy="on")
    assert answer(f"{known.url}/admin", X_Forwarded_For="127.0.0.1", **BEARER).status == 200
    assert answer(f"{known.url}/admin", X_Forwarded_For="127.0.0.1").status == 404


def test_only_who_has_the_token_comes_in(serving: Serving) -> None:
    for path in ("admin", "metrics"):
        assert answer(f"{serving.url}/{path}").status == 404
        assert answer(f"{serving.url}/{path}", Authorization="Bearer ").status == 404
        assert answer(f"{serving.url}/{path}", Authorization="Bearer wrong").status == 404
        assert answer(f"{serving.url}/{path}", **BEARER).status == 200
    told = answer(f"{serving.url}/admin/notice", "text=I+am+in", Origin=serving.url, **SAME)
    assert told.status == 404


def test_where_no_token_is_set_one_is_made_and_printed(tmp_path: Path) -> None:
    tokens = []
    for file in ("a.db", "b.db"):
        with started("--port", "0", "--db", str(tmp_path / file)) as server:
            tokens.append(server.printed[1].rpartition(" ")[2])
            told = [
                answer(f"{server.url}/admin", Authorization=f"Bearer {token}").status
                for token in tokens
            ]
            assert told == [404] * (len(tokens) - 1) + [200]
            assert answer(f"{server.url}/admin").status == 404


def test_the_token_is_typed_once_and_kept_by_the_browser(serving: Serving) -> None:
    assert "type=password" in answer(f"{serving.url}/admin/enter").text
    assert press(serving, "enter", token="wrong").status == 404
    entered = press(serving, "enter", token=TOKEN)
    assert (entered.status, entered.headers["location"]) == (303, "/admin")
    cookie = entered.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    shown = answer(f"{serving.url}/admin", Cookie=cookie.partition(";")[0])
    assert shown.status == 200
    assert TOKEN not in shown.text


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_heard(serving: Serving, kind: str) -> None:
    told = answer(f"{serving.url}/api/keys", '{"name": "Ann"}', Content_Type=kind)
    assert told.status == 415
    told = answer(f"{serving.url}/api/keys", '{"name": "Ann"}', Content_Type="application/json")
    assert told.status == 201


def test_tables_are_shown_and_names_are_never_markup(serving: Serving) -> None:
    key = serving.person("<b>Ann</b>")
    table = serving.table(key, sit=0)
    page = seen(serving).text
    assert table in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert "<b>" not in page


def test_a_word_to_all_is_heard_at_every_table(serving: Serving) -> None:
    guests = [serving.come(serving.table(serving.person())) for _ in range(2)]
    for guest in guests:
        guest.hear_until("table")
    assert press(serving, "notice", text="Back in five minutes").status == 303
    for guest in guests:
        told = guest.hear_until("notice")
        assert told["text"] == "Back in five minutes"
        word = {name: told[name] for name in ("text", "at")}
        assert serving.ask("GET", "/api/word") == word, "who sits at no table asks for it"
    assert press(serving, "notice", text=" ").status == 303
    assert serving.ask("GET", "/api/word")["text"] == "", "nothing takes the last word back"
    for guest in guests:
        assert guest.hear_until("notice")["text"] == ""
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
    page = seen(serving).text
    assert f"<td>{table}<td>shahdozd<td>closed" in page


def test_a_table_is_removed_with_all_of_it(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    assert press(serving, "remove", table=table).status == 303
    assert table not in seen(serving).text
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
