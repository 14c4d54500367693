"""JSON Schema as TypeScript: as much of it as our schemas use. What is not known is refused."""

from collections.abc import Iterator, Mapping
from json import dumps
from typing import Any

from tools.reference.schema import Schema

PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}


def declared(name: str, schema: Schema) -> str:
    """An exported type of that name."""
    if "properties" not in schema:
        return f"{_comment(schema, '')}export type {name} = {written(schema)};\n"
    generic = "<G extends GameName = GameName>" if of_game(schema) else ""
    body = "".join(_property(schema, field, inner) for field, inner in _fields(schema))
    return f"{_comment(schema, '')}export interface {name}{generic} {{\n{body}}}\n"


def _fields(schema: Schema) -> Iterator[tuple[str, Schema]]:
    yield from schema["properties"].items()


def _property(whole: Schema, name: str, schema: Schema) -> str:
    mark = "" if name in whole.get("required", []) else "?"
    return f"{_comment(schema, '  ')}  {name}{mark}: {written(schema)};\n"


def _comment(schema: Schema, indent: str) -> str:
    words = schema.get("description", "").replace("*/", "* /")
    return f"{indent}/** {words} */\n" if words else ""


def written(schema: Schema) -> str:
    """The type that a schema stands for."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "x-game" in schema:
        return f"Games[G][{dumps(schema['x-game'])}]"
    if "const" in schema:
        return dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(dumps, schema["enum"]))
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " | ".join(dict.fromkeys(written(choice) for choice in choices))
    return _typed(schema)


def _typed(schema: Schema) -> str:
    if "type" not in schema:
        assert not set(schema) - {"description"}, f"nobody knows what this is: {schema}"
        return "unknown"
    if isinstance(schema["type"], list):
        return " | ".join(PLAIN[name] for name in schema["type"])
    if schema["type"] == "array":
        return _array(written(schema["items"]))
    if schema["type"] == "object":
        return f"Record<string, {_values(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]]


def _array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _values(schema: Any) -> str:
    assert isinstance(schema, Mapping), "an object with no properties and no others is none"
    return written(dict(schema))


def of_game(schema: Any) -> bool:
    """Whether a game has its say in it."""
    if isinstance(schema, dict):
        return "x-game" in schema or any(map(of_game, schema.values()))
    return isinstance(schema, list) and any(map(of_game, schema))


def named(schema: Any) -> Iterator[str]:
    """The other types that a schema speaks of."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"].rpartition("/")[2]
        for inner in schema.values():
            yield from named(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from named(inner)
