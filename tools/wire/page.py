"""The page that tells how to connect: prose from a template, lists from the types."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

from hoodwink.server.tables.seating import Word
from hoodwink.server.wire.closing import MEANINGS
from hoodwink.server.wire.tells import Error
from tools.reference.explained import Unexplained
from tools.wire.messages import ASKS, TELLS, schemas, tag
from tools.wire.openapi import openapi
from tools.wire.typescript import written

TEMPLATE = Path(__file__).with_name("wire.md")


def page() -> str:
    text = TEMPLATE.read_text("utf-8")
    silent = [word for word in (*get_args(Error), *get_args(Word)) if f"`{word}`" not in text]
    if silent:
        raise Unexplained(f"{TEMPLATE.name} says nothing of {', '.join(silent)}")
    for name, lines in _lists().items():
        assert f"{{{name}}}" in text, f"{TEMPLATE.name} has no place for {name}"
        text = text.replace(f"{{{name}}}", "\n".join(lines).strip())
    return text


def _lists() -> dict[str, Iterator[str]]:
    return {
        "asks": _messages(ASKS, whole=False),
        "tells": _messages(TELLS, whole=True),
        "parts": _parts(),
        "codes": (f"| {code} | {words} |" for code, words in sorted(MEANINGS.items())),
        "routes": _routes(),
    }


def _messages(kinds: Sequence[type[Any]], whole: bool) -> Iterator[str]:
    made = schemas(kinds, whole)
    for kind in kinds:
        yield from _message(f"`{tag(kind)}`", made[kind.__name__])


def _message(title: str, schema: dict[str, Any]) -> Iterator[str]:
    yield from [f"### {title}", "", schema["description"], ""]
    required = schema.get("required", [])
    for name, fact in list(schema["properties"].items()):
        if "description" in fact:
            left_out = "" if name in required else ", may be left out"
            yield f"- `{name}`: {_typed(fact)}{left_out}. {fact['description']}"
    yield ""


def _typed(fact: dict[str, Any]) -> str:
    kind = written(fact).replace("Games[G]", "game").replace('["', ".").replace('"]', "")
    return f"`{kind}`"


def _parts() -> Iterator[str]:
    """What messages are made of."""
    own = {kind.__name__ for kind in TELLS}
    for name, schema in schemas(TELLS, whole=True).items():
        if name not in own:
            yield from _message(f"`{name}`", schema)


def _routes() -> Iterator[str]:
    for path, item in openapi()["paths"].items():
        for method, told in item.items():
            key = "yes" if told["security"] == [{"key": []}] else ""
            yield f"| `{method.upper()} {path}` | {told['summary']} | {key} |"
