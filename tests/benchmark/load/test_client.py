"""The load client: what it picks from a frame, and how it plays against a stub of our wire."""

import ctypes
import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from bench.load.client import FLAGS, SOURCES, LoadClient, Manner, Seated, built
from bench.load.machine import cores
from benchmark.load.stub import KEYS, serving

pytestmark = pytest.mark.skipif(
    not shutil.which("cc"), reason="the load client is written in C, and there is no `cc`"
)

MANNER = Manner(("set aside", "bag"), "close")


class Span(ctypes.Structure):
    _fields_ = (("at", ctypes.c_void_p), ("end", ctypes.c_void_p))

    @property
    def text(self) -> str | None:
        return ctypes.string_at(self.at, self.end - self.at).decode() if self.at else None


class Json:
    """The client's own reading of JSON, called from here."""

    def __init__(self, library: Path) -> None:
        self._c = ctypes.CDLL(str(library))
        self._c.json_number.restype = ctypes.c_long
        for name in ("json_whole", "json_find", "json_item", "pick"):
            getattr(self._c, name).restype = Span
        self._kept: list[bytes] = []

    def whole(self, text: str) -> Span:
        self._kept.append(text.encode())
        span: Span = self._c.json_whole(self._kept[-1], ctypes.c_size_t(len(self._kept[-1])))
        return span

    def find(self, span: Span, *keys: str) -> Span:
        for key in keys:
            span = self._c.json_find(span, key.encode())
        return span

    def item(self, span: Span, index: int) -> Span:
        found: Span = self._c.json_item(span, index)
        return found

    def count(self, span: Span) -> int:
        return int(self._c.json_count(span))

    def number(self, span: Span) -> int:
        return int(self._c.json_number(span))

    def pick(self, moves: list[str], quiet: bytes) -> tuple[str, bool]:
        words = ctypes.c_char_p(quiet)
        ctypes.c_char_p.in_dll(self._c, "manner").value = words.value
        was_quiet = ctypes.c_int()
        picked: Span = self._c.pick(self.whole(json.dumps(moves)), ctypes.byref(was_quiet))
        return json.loads(picked.text or "null"), bool(was_quiet.value)


@pytest.fixture(scope="module")
def reading(tmp_path_factory: pytest.TempPathFactory) -> Json:
    library = tmp_path_factory.mktemp("client") / "client.so"
    sources = [str(SOURCES / f"{name}.c") for name in ("json", "hoodwink", "table", "socket")]
    subprocess.run(["cc", *FLAGS, "-shared", "-fPIC", "-o", str(library), *sources], check=True)
    return Json(library)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("client"))


FRAME = """ {"told": "news", "number" : 17, "public":{"log":["}", "\\"]"],"to_act":[2,0]},
  "own":{"moves":["another"]},"moves":["bag apple","close"], "none": null, "last":{}}"""


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (["told"], '"news"'),
        (["number"], "17"),
        (["public", "to_act"], "[2,0]"),
        (["moves"], '["bag apple","close"]'),
        (["last"], "{}"),
        (["last", "deeper"], None),
        (["missing"], None),
        (["told", "deeper"], None),
    ],
)
def test_a_value_is_found_by_its_key(reading: Json, keys: list[str], text: str | None) -> None:
    assert reading.find(reading.whole(FRAME), *keys).text == text


@pytest.mark.parametrize("text", ["[]", "[1]", '["a,b", {"c": [1, 2]}, [3], "]", null]'])
def test_items_of_a_list_are_counted_and_found(reading: Json, text: str) -> None:
    listed, items = reading.whole(text), json.loads(text)
    assert reading.count(listed) == len(items)
    found = [reading.item(listed, index).text for index in range(len(items))]
    assert [json.loads(item or "") for item in found] == items
    assert reading.item(listed, len(items)).text is None


def test_a_number_is_read_and_what_is_none_is_less_than_nothing(reading: Json) -> None:
    frame = reading.whole(FRAME)
    assert reading.number(reading.find(frame, "number")) == 17
    assert reading.number(reading.find(frame, "none")) == -1
    assert reading.number(reading.find(frame, "missing")) == -1


@pytest.mark.parametrize("end", range(0, len(FRAME), 7))
def test_a_frame_that_is_cut_off_is_read_to_its_end_and_no_further(reading: Json, end: int) -> None:
    frame = reading.whole(FRAME[:end])
    assert len(reading.find(frame, "public", "to_act").text or "") <= end
    assert reading.count(reading.find(frame, "moves")) <= 2


def test_every_move_that_all_hear_is_picked_sometimes_and_no_other(reading: Json) -> None:
    moves = ["bag apple", "close", "set aside silk", 'say "hm"', "baggage", "bag"]
    picked = Counter(reading.pick(moves, b"set aside|bag") for _ in range(300))
    assert set(picked) == {("close", False), ('say "hm"', False), ("baggage", False)}
    assert min(picked.values()) > 50


def test_where_all_moves_are_quiet_one_of_them_is_picked(reading: Json) -> None:
    picked = {reading.pick(["bag apple", "bag silk"], b"bag") for _ in range(50)}
    assert picked == {("bag apple", True), ("bag silk", True)}


def test_the_client_plays_what_is_listed_and_counts_what_all_four_saw(program: Path) -> None:
    tables = [Seated(name, list(KEYS)) for name in ("one", "two", "three")]
    with (
        serving() as stub,
        LoadClient(program, "hoodwink", stub.port, tables, cores()[1], MANNER) as client,
    ):
        saturated = client.saturated(60, 20)
        paced = client.paced(20, 0.5)
        assert stub.wrong == []
    assert client.connections == 12
    assert (saturated.moves, saturated.sent, saturated.over) == (60, 60, 0)
    assert saturated.refused == 14  # every fifth message; the 74th was the 60th that counted
    assert paced.moves == paced.sent == 30
    assert 0 < paced.p50 <= paced.p99 <= paced.longest
    assert sum(saturated.histogram) == 60
    assert saturated.share > 0
    assert saturated.frames >= 4 * saturated.moves


def test_a_table_that_waits_for_nobody_is_over(program: Path) -> None:
    tables = [Seated(name, list(KEYS)) for name in ("one", "two")]
    with (
        serving(length=6) as stub,
        LoadClient(program, "hoodwink", stub.port, tables, cores()[1], MANNER) as client,
    ):
        report = client.saturated(1000, 20)
        again = client.saturated(1000, 20)
    assert (report.moves, report.over) == (12, 2)
    assert (again.moves, again.over) == (0, 2)


def test_a_client_that_cannot_go_on_says_why(
    program: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    table = Seated("one", list(KEYS))
    with (
        pytest.raises(RuntimeError, match="gave up"),
        LoadClient(program, "hoodwink", 1, [table], cores()[1], MANNER),
    ):
        pass
    assert "no connection to port 1" in capfd.readouterr().err
