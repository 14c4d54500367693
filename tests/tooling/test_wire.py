"""What tells of the wire is up to date and whole, and the writer of TypeScript is strict."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hoodwink.server.wire import asks, bodies, tells
from hoodwink.server.wire.bodies import Body
from tools.made import ROOT, outdated
from tools.reference.explained import Unexplained
from tools.wire.__main__ import files, main
from tools.wire.asyncapi import asyncapi
from tools.wire.messages import ASKS, BODIES, TELLS, schemas
from tools.wire.openapi import openapi
from tools.wire.typescript import declared, written
from tools.wire.words import explained

TYPES = ROOT / "web/src/wire"


def test_the_files_tell_what_is_so() -> None:
    assert list(outdated(ROOT, files)) == [], "run `make reference`"


def test_files_that_are_missing_are_named_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--folder", str(tmp_path)]) == 1
    assert "changed: docs/reference/openapi.json" in capsys.readouterr().out
    assert main(["--folder", str(tmp_path), "--write"]) == 0
    assert main(["--folder", str(tmp_path)]) == 0


def operations() -> list[dict[str, Any]]:
    return [told for item in openapi()["paths"].values() for told in item.values()]


def test_every_route_has_a_summary_and_says_what_can_go_wrong() -> None:
    for told in operations():
        assert " " in told["summary"], told["operationId"]
        assert {"400", "429", "503"} <= set(told["responses"]), told["operationId"]
        for status, answer in told["responses"].items():
            if status >= "400":
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}


def test_routes_of_tables_tell_of_keys_strangers_and_what_is_not_allowed() -> None:
    told = openapi()["paths"]["/api/tables/{id}/sit"]["post"]
    assert {"204", "401", "404", "409"} <= set(told["responses"])
    assert told["security"] == [{"key": []}]


def test_every_schema_that_is_named_is_there() -> None:
    for whole in (openapi(), asyncapi()):
        named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(whole)))
        assert named <= set(whole["components"]["schemas"])


def test_every_message_is_in_the_document_of_the_socket() -> None:
    told = asyncapi()
    assert set(told["components"]["messages"]) == {kind.__name__ for kind in (*ASKS, *TELLS)}
    assert [told["operations"][name]["action"] for name in ("ask", "tell")] == ["receive", "send"]


def test_who_asks_may_leave_out_what_has_a_default_and_who_is_told_hears_all() -> None:
    assert schemas(ASKS, whole=False)["Hello"]["required"] == ["do"]
    told = schemas(TELLS, whole=True)
    assert set(told["State"]["required"]) == set(told["State"]["properties"])
    assert told["Refused"]["required"] == ["told", "id", "error"]
    assert told["ClockRules"]["required"] == ["decision", "player", "grace"]
    assert schemas(BODIES, whole=False)["ClockRules"]["required"] == []


def test_types_are_never_any_and_unknown_only_where_anything_may_stand() -> None:
    text = {file.name: file.read_text("utf-8") for file in TYPES.rglob("*.ts")}
    code = {name: re.sub(r"/\*\*.*?\*/", "", body) for name, body in text.items()}
    assert [name for name, body in code.items() if re.search(r"\bany\b", body)] == []
    unknown = [line for body in code.values() for line in body.splitlines() if ": unknown" in line]
    assert unknown == []
    assert re.findall(r"\w+: .*\bunknown>", code["bodies.ts"]) == ["extra: Record<string, unknown>"]


def test_messages_are_told_apart_by_one_word() -> None:
    code = (TYPES / "messages.ts").read_text("utf-8")
    assert 'do: "play";' in code
    assert 'told: "state";' in code
    assert (
        "export type AnyTold<G extends GameName = GameName> =\n  | TableTold\n  | State<G>" in code
    )


@pytest.mark.parametrize(
    ("schema", "type"),
    [
        ({"$ref": "#/$defs/Slot"}, "Slot"),
        ({"const": "king"}, '"king"'),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": ["integer", "null"]}, "number | null"),
        ({"type": "array", "items": {"type": ["string", "null"]}}, "(string | null)[]"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "Record<string, boolean>",
        ),
        ({"type": "array", "items": {"x-game": "Event"}}, 'Games[G]["Event"][]'),
        ({"description": "Whatever it is."}, "unknown"),
    ],
)
def test_a_schema_stands_for_a_type(schema: dict[str, Any], type: str) -> None:
    assert written(schema) == type


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(AssertionError, match="nobody knows what this is"):
        written({"allOf": []})
    with pytest.raises(KeyError):
        written({"type": "date"})


def test_words_cannot_end_a_comment() -> None:
    assert "*/ evil" not in declared("Evil", {"description": "*/ evil", "type": "string"})


class Silent(Body, frozen=True):
    """A request."""

    name: str


def test_a_field_without_words_is_refused() -> None:
    with pytest.raises(Unexplained, match=r"Silent: name"):
        explained(Silent)


def test_the_example_is_made_of_messages_as_they_are() -> None:
    page = (ROOT / "docs/reference/wire.md").read_text("utf-8")
    lines = re.search(r"```\n(> .*?)```", page, re.S)
    assert lines
    for line in lines.group(1).splitlines():
        if line.startswith("> "):
            asks.read(line[2:].encode())
        else:
            told = msgspec.json.decode(line[2:], type=tells.AnyTold)
            assert msgspec.to_builtins(told, str_keys=True) == json.loads(line[2:])


def test_bodies_are_all_explained() -> None:
    assert bodies.NewTable in BODIES
    for kind in (*ASKS, *TELLS, *BODIES):
        explained(kind)
