"""The pages of the browser table, as any browser asks for them."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from hoodwink.server.web.headers import with_headers
from hoodwink.server.web.pages import with_pages


async def _beneath(_: Any, __: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"beneath"})


class Asked:
    """One request of an application, without a network."""

    def __init__(self, app: Any, path: str, method: str = "GET", encoding: str = "") -> None:
        self.status, self.headers, self.body = 0, dict[str, str](), b""
        headers = [(b"accept-encoding", encoding.encode())] if encoding else []
        scope = {"type": "http", "method": method, "path": path, "headers": headers}
        asked = app(scope, None, self._send)
        with pytest.raises(StopIteration):
            asked.send(None)

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.body += message["body"]


@pytest.fixture
def app(tmp_path: Path) -> Any:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("export {}" * 100)
    (tmp_path / "assets" / "fell-3c4d.woff2").write_bytes(b"font")
    return with_headers(with_pages(_beneath, tmp_path))


@pytest.mark.parametrize("path", ["/", "/t/m1XqY3pQ", "/new", "/new/cornish", "/join/ABCD"])
def test_every_address_of_a_page_is_the_same_file_and_asked_for_again(app: Any, path: str) -> None:
    answer = Asked(app, path)
    assert (answer.status, answer.body) == (200, b"<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(app: Any) -> None:
    answer = Asked(app, "/assets/fell-3c4d.woff2")
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers


def test_text_is_packed_for_who_takes_it(app: Any) -> None:
    packed = Asked(app, "/assets/index-1a2b.js", encoding="gzip, br")
    plain = Asked(app, "/assets/index-1a2b.js")
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) == int(packed.headers["content-length"]) < len(plain.body)


def test_only_our_own_scripts_styles_fonts_and_pictures_are_loaded(app: Any) -> None:
    policy = Asked(app, "/").headers["content-security-policy"]
    for kind in ("script-src", "style-src", "font-src", "connect-src"):
        assert f"{kind} 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/api/games", "/assets/../pages.py", "/assets/none.js", "/x"])
def test_everything_else_is_asked_of_the_application(app: Any, path: str) -> None:
    assert Asked(app, path).body == b"beneath"


def test_a_page_is_only_read(app: Any) -> None:
    assert Asked(app, "/", "POST").body == b"beneath"
    head = Asked(app, "/", "HEAD")
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", "15")


def test_where_nothing_is_built_it_is_said_how_to_build_it(tmp_path: Path) -> None:
    answer = Asked(with_pages(_beneath, tmp_path / "none"), "/")
    assert answer.status == 503
    assert b"make web" in answer.body
