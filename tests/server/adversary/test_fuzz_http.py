"""Whatever is sent over HTTP: never an error of ours, and no table is lost."""

from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from server.kit import PATIENCE, Serving

FEW = settings(
    max_examples=10,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("fuzz") / "http.db")
    yield server
    assert server.stop() == 0
    assert "unforeseen" not in server.logged
    assert '"trace"' not in server.logged


@pytest.fixture(scope="module")
def api(fuzzed: Serving) -> Any:
    return schemathesis.openapi.from_url(f"{fuzzed.url}/api/schema/openapi.json")


@pytest.mark.slow
def test_no_request_is_an_error_of_ours(fuzzed: Serving, api: Any) -> None:
    for found in api.get_all_operations():
        key = fuzzed.person()
        _send(found.ok(), key, fuzzed.table(key, sit=0, open=True))
        assert fuzzed.ask("GET", "/health") == {"status": "up"}


def _send(operation: Any, key: str, table: str) -> None:
    """As it was made up; then at a table that there is, by somebody who is known."""

    @FEW
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        assert case.call().status_code < 500
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        assert case.call(headers={"Authorization": f"Bearer {key}"}).status_code < 500

    send()


ODD_BOTS = ["²", "9" * 5000, "-1", "1.0", "", "¼", "0x1", " 1"]


@pytest.mark.parametrize("seat", ODD_BOTS)
def test_a_bot_on_an_odd_seat_is_refused(serving: Serving, seat: str) -> None:
    body = {"game": "shahdozd", "seats": 3, "bots": {seat: "random"}}
    status, told = serving.refused("POST", "/api/tables", body, serving.person())
    assert (status, told["error"]) == (409, "no-such-seat")


@pytest.mark.parametrize(
    "pack",
    [
        "",
        "x",
        "a=" + "[" * 50_000,
        "a" + ".a" * 50_000 + "=1",
        "[" + "a." * 20_000 + "a]",
        "a=" + "9" * 100_000,
        "\x00",
        "game = 'nottingham'",
    ],
    ids=range(8),
)
def test_an_odd_pack_is_refused(serving: Serving, pack: str) -> None:
    body = {"game": "nottingham", "seats": 3, "pack": pack}
    status, told = serving.refused("POST", "/api/tables", body, serving.person())
    assert (status, told["error"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "body",
    [
        {"game": "shahdozd", "seats": 3, "options": {"seed": 1}},
        {"game": "shahdozd", "seats": 3, "options": {"pack": "x"}},
        {"game": "shahdozd", "seats": 3, "options": {"tell": True}},
        {"game": "shahdozd", "seats": 3, "options": {"turn_cap": 10**30}},
        {"game": "shahdozd", "seats": 99},
        {"game": "../shahdozd", "seats": 3},
    ],
)
def test_an_odd_table_is_refused(serving: Serving, body: object) -> None:
    status, told = serving.refused("POST", "/api/tables", body, serving.person())
    assert (status, told["error"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": ' + b"[" * 100_000,
        b'{"name": ' + b'{"a":' * 50_000,
        b'{"name": "\xff\xfe"}',
        b"\xff",
        b'{"name": "\\ud800"}',
        b"\x00",
        b'{"name": "Ann"}' + b" " * 1000 + b"x",
    ],
    ids=["deep lists", "deep objects", "no UTF-8", "a byte", "half a letter", "NUL", "more"],
)
@pytest.mark.parametrize("path", ["/api/keys", "/api/tables", "/api/me/mutes"])
def test_a_body_that_cannot_be_read_is_a_bad_request(
    serving: Serving, path: str, body: bytes
) -> None:
    headers = {"content-type": "application/json", "authorization": f"Bearer {serving.person()}"}
    request = Request(serving.url + path, body, headers)
    with pytest.raises(HTTPError) as refused:
        urlopen(request, timeout=PATIENCE)
    with refused.value as told:
        assert told.code == 400, told.read()
