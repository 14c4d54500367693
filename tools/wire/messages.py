"""JSON Schemas of the messages, with the words that stand under their fields."""

from collections.abc import Sequence
from inspect import cleandoc
from typing import Any, get_args

import msgspec
from msgspec import inspect

from hoodwink.server.wire import asks, bodies, games, tells
from hoodwink.server.wire.bodies import Body
from tools.reference.schema import Schema
from tools.wire.words import explained

REF = "#/components/schemas/{name}"
ASKS: Sequence[type[Any]] = get_args(asks.AnyAsk)
TELLS: Sequence[type[Any]] = get_args(tells.AnyTold)
BODIES: Sequence[type[Any]] = [
    kind
    for room in (bodies, games)
    for kind in vars(room).values()
    if isinstance(kind, type) and kind.__module__ == room.__name__ and kind is not Body
]


def schemas(kinds: Sequence[type[Any]], whole: bool) -> dict[str, Schema]:
    """Those kinds and what they are made of, by name.

    With `whole` everything is there, as the server writes it; who asks may leave out what has a
    default.
    """
    _, made = msgspec.json.schema_components(kinds, ref_template=REF)
    for kind in _structs(kinds):
        _explain(made[kind.__name__], kind, whole or not _is_asked(kind))
    return {name: dict(schema) for name, schema in made.items()}


def _is_asked(kind: type[Any]) -> bool:
    return bool(kind.__struct_config__.forbid_unknown_fields)


def _explain(schema: Schema, kind: type[Any], told: bool) -> None:
    schema.pop("title")
    schema["description"] = cleandoc(kind.__doc__ or "").replace("\n", " ")
    schema["additionalProperties"] = False
    words = explained(kind)
    for name, fact in schema["properties"].items():
        if name in words:
            schema["properties"][name] = {"description": words[name], **fact}
    if told and not kind.__struct_config__.omit_defaults:
        schema["required"] = list(schema["properties"])
        for fact in schema["properties"].values():
            fact.pop("default", None)


def _structs(kinds: Sequence[type[Any]]) -> list[type[Any]]:
    """All message types that these are made of, each once."""
    found: dict[type[Any], None] = {}
    for kind in kinds:
        _note(inspect.type_info(kind), found)
    return list(found)


def _note(told: Any, found: dict[type[Any], None]) -> None:
    match told:
        case inspect.StructType(cls=kind) if kind not in found:
            found[kind] = None
            for field in told.fields:
                _note(field.type, found)
        case inspect.UnionType(types=types):
            for one in types:
                _note(one, found)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            _note(item, found)
        case inspect.Metadata(type=inner):
            _note(inner, found)


def tag(kind: type[Any]) -> str:
    """The word that a message is known by."""
    return str(kind.__struct_config__.tag)
