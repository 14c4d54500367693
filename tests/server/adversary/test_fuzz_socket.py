"""Whatever is sent over a socket: it is answered or hung up on, and the table goes on."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from server.kit import Guest, Serving

FEW = settings(
    max_examples=60,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

WORDS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["done", "close", "draw deck", "set aside apple", "bag silk", "offer"]),
)
NUMBERS = st.one_of(st.integers(-2, 40), st.integers(), st.floats(), st.booleans(), st.none())
SCRAPS = st.recursive(
    st.one_of(NUMBERS, st.text(max_size=9)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
DOES = ["play", "try", "why", "hint", "waive", "chat", "ping", "hello"]
ASKS = st.fixed_dictionaries(
    {
        "do": st.sampled_from(["play", "try", "why", "hint", "waive", "chat", "ping", "hello"])
        | SCRAPS
    },
    optional={
        "id": st.text(max_size=45) | st.sampled_from(["a", "\ud800", "\0"]) | SCRAPS,
        "seen": NUMBERS,
        "moves": st.lists(WORDS, max_size=4) | SCRAPS,
        "move": WORDS | SCRAPS,
        "text": st.text(max_size=30) | SCRAPS,
        "key": st.text(max_size=50) | st.none(),
        "seat": NUMBERS,
    },
)
FRAMES = st.one_of(
    ASKS.map(lambda ask: json.dumps(ask)),
    SCRAPS.map(lambda scrap: json.dumps(scrap)),
    st.text(max_size=200),
    st.binary(max_size=60),
    st.sampled_from(
        [
            "[" * 3_000,
            '{"do":' * 3_000,
            '{"do":"play","id":"x","seen":0,"moves":[' + '"done",' * 2_000 + '"done"]}',
            '{"do":"chat","id":"x","text":"' + "x" * 60_000 + '"}',
            "x" * 70_000,
            '{"do":"play","id":"x","seen":1e999,"moves":["done"]}',
            '{"do":"play","id":"x","id":"y","seen":0,"moves":["done"]}',
            '{"do":"chat","id":"x","text":"\\ud800"}',
            '{"do":"chat","id":"x","text":"\\u0000"}',
        ]
    ),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("fuzz") / "socket.db")
    yield server
    assert server.stop() == 0
    for word in ("unforeseen", '"trace"', "never retrieved", "Fatal"):
        assert word not in server.logged


def until_it_closes(guest: Guest, seat: int | None) -> None:
    """All that is told is one of the things that can be told, and nothing of another seat."""
    with suppress(ConnectionClosed, TimeoutError):
        guest.line.send('{"do":"ping"}')
        while True:
            frame: Any = json.loads(guest.line.recv(5))
            assert frame["told"] in KNOWN
            if frame["told"] == "pong":
                return
            if frame["told"] in ("state", "news"):
                assert frame["own"].get("seat") == seat


KNOWN = [
    "table",
    "state",
    "news",
    "done",
    "refused",
    "tried",
    "reason",
    "hinted",
    "chat",
    "window",
    "notice",
    "pong",
]


@pytest.mark.slow
def test_no_frame_is_an_error_of_ours(fuzzed: Serving) -> None:
    table, keys = fuzzed.company("nottingham", 3)
    other, strange = fuzzed.company("shahdozd", 3)
    dice = random.Random(7)

    @FEW
    @given(st.lists(FRAMES, min_size=1, max_size=6), st.sampled_from([*keys, strange[0], None]))
    def send(frames: list[str | bytes], key: str | None) -> None:
        guest = fuzzed.come(table, key)
        mine = keys.index(key) if key in keys else None
        with suppress(ConnectionClosed):
            for frame in frames:
                guest.line.send(frame)
        until_it_closes(guest, mine)
        guest.leave()

    send()
    for turn in range(8):  # and on it goes, at both tables
        for place, people in ((table, keys), (other, strange)):
            guests = [fuzzed.come(place, key) for key in people]
            states = [guest.hear_until("state") for guest in guests]
            seat = states[0]["public"]["to_act"][0]
            move = dice.choice(guests[seat].moves)
            assert guests[seat].play(move, id=f"on {turn}")["told"] == "news"
            for guest in guests:
                guest.leave()


@pytest.mark.slow
def test_out_of_order(fuzzed: Serving) -> None:
    """Before the hello, twice a hello, and everything at once."""
    table, keys = fuzzed.company("nottingham", 3)
    guest = fuzzed.come(table, keys[0])
    guest.say(do="hello", key=keys[1], seen=None)
    for number in range(20):
        guest.say(do="chat", id=f"c{number}", text="early")
    guest.say(do="ping")
    guest.hear_until("pong")
    told = [frame for frame in guest.frames if frame["told"] == "state"]
    assert [frame["seat"] for frame in told] == [0]
