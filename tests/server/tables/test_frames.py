"""Frames of real tables are as their types and the generated schemas say, and hold nothing else."""

import json
import random
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from hoodwink.games import BOXES
from hoodwink.server.wire import tells
from server.kit import Frame, Guest, Serving

REFERENCE = Path(__file__).parents[3] / "docs/reference"
BASE = "https://hoodwink.example/"
HEARD = 60


def retrieve(uri: str) -> Any:
    return json.loads((REFERENCE / uri.removeprefix(BASE)).read_text("utf-8"))


@cache
def validator(name: str) -> Any:
    """Of one schema of the AsyncAPI document, with those of the games that it refers to."""
    whole = retrieve(f"{BASE}asyncapi.json")
    root = {"$id": f"{BASE}asyncapi.json", "$ref": f"#/components/schemas/{name}", **whole}
    return jsonschema_rs.Draft202012Validator(root, retriever=retrieve)


@cache
def of_game(game: str, name: str) -> Any:
    whole = retrieve(f"{BASE}{game}.schema.json")
    return jsonschema_rs.Draft202012Validator({**whole, "$ref": f"#/$defs/{name}"})


def check(text: str) -> Frame:
    """By the type and nothing beside it, and by the schema."""
    told = msgspec.json.decode(text, type=tells.AnyTold)
    frame: Frame = json.loads(text)
    assert msgspec.to_builtins(told, str_keys=True) == frame
    for error in validator(type(told).__name__).iter_errors(frame):
        raise AssertionError(f"{frame['told']}: {error}")
    return frame


def check_game(game: str, frame: Frame) -> None:
    """By the schemas of the game that is played, and not of any."""
    for name in ("public", "own"):
        if name in frame:
            of_game(game, name.title()).validate(frame[name])
    for event in chain(frame.get("events", ()), *(frame.get("missed") or ())):
        of_game(game, "Event").validate(event)


def play(guest: Guest, dice: random.Random) -> None:
    """Hear whatever there is while somebody tries, asks why and plays."""
    for number in range(HEARD):
        if guest.view and not guest.view["to_act"]:
            return
        if guest.moves:
            words = dice.choice(guest.moves)
            seen = guest.number
            guest.say(do="try", id=f"t{number}", seen=seen, moves=[words])
            guest.say(do="why", id=f"w{number}", move=words)
            guest.say(do="play", id=f"p{number}", seen=seen, moves=[words])
            guest.hear_until("reason")
        guest.hear()


@pytest.mark.parametrize("game", BOXES)
def test_frames_are_as_types_and_schemas_say(serving: Serving, game: str) -> None:
    seats = BOXES[game].seats[0]
    others = {str(seat): "random" for seat in range(1, seats)}
    clock = {"decision": 60, "player": 3600}
    table, keys = serving.company(game, seats, bots=others, clock=clock)
    guest, watcher = serving.come(table, keys[0], 0), serving.come(table)
    guest.hear_until("state")
    for message in ({"do": "ping"}, {"do": "chat", "id": "c", "text": "Hello!"}, {"do": "tea"}):
        guest.say(**message)
    guest.say(do="play", id="nonsense", seen=guest.number, moves=["juggle"])
    play(guest, random.Random(game))
    watcher.hear_until("state")
    watcher.hear()
    kinds = set()
    for text in [*guest.raw, *watcher.raw]:
        frame = check(text)
        check_game(game, frame)
        kinds.add(frame["told"])
    assert kinds >= {"table", "state", "news", "done", "chat", "refused", "reason", "pong"}
    guest.leave()
    watcher.leave()


def test_a_frame_with_more_in_it_is_found_out() -> None:
    with pytest.raises(AssertionError):
        check('{"told":"pong","hand":["apple"]}')
    with pytest.raises(msgspec.ValidationError):
        check('{"told":"done","id":"c1"}')


def test_a_running_server_shows_the_same_routes(serving: Serving) -> None:
    shown = json.loads(serving.ask("GET", "/api/schema/openapi.json"))
    assert shown["paths"] == retrieve(f"{BASE}openapi.json")["paths"]
