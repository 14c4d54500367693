"""JSON Schema (draft 2020-12) of all that a game tells and writes down."""

import types
from collections.abc import Iterable
from typing import (
    Annotated,
    Any,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tools.reference.catalogue import Catalogue
from tools.reference.explained import Field, Shape, shape

DRAFT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, str] = {bool: "boolean", int: "integer", str: "string", type(None): "null"}

Schema = dict[str, Any]


class Schemas:
    """The schemas of one game, by the names of its classes."""

    def __init__(self, told: Catalogue) -> None:
        self.defs: dict[str, Schema] = {}
        self._made: dict[str, type[Any]] = {}
        for kind in (told.public, told.own, told.printed, told.position):
            self._of(kind)
        self.defs["View"] = self._view(told)
        for name, kind in told.events.items():
            self._add(kind, name)
        self.defs["Event"] = {
            "description": "What happened, as one seat is told it.",
            "oneOf": [_ref(kind.__name__) for kind in told.events.values()],
        }

    def _of(self, kind: Any) -> Schema:
        """The schema of any type that facts are made of."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (NotRequired, Annotated):
            return self._of(inner[0])
        if origin is list:
            return {"type": "array", "items": self._of(inner[0])}
        if origin is dict and inner[0] is str:
            return {"type": "object", "additionalProperties": self._of(inner[1])}
        if origin in (Union, types.UnionType):
            return _any_of([self._of(one) for one in inner])
        if is_typeddict(kind):
            self._add(kind)
            return _ref(kind.__name__)
        return {"type": PLAIN[kind]}

    def _add(self, kind: type[Any], event: str | None = None) -> None:
        if self._made.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two classes are called {kind.__name__}")
        if kind.__name__ in self.defs:
            return
        self.defs[kind.__name__] = {}
        self.defs[kind.__name__] = self._object(shape(kind), [kind], event)

    def _object(self, made: Shape, kinds: Iterable[type[Any]], event: str | None = None) -> Schema:
        properties: dict[str, Schema] = {"event": {"const": event}} if event else {}
        hints: dict[str, Any] = {}
        for kind in kinds:
            hints |= get_type_hints(kind, include_extras=True)
        properties |= {field.name: self._fact(field, hints[field.name]) for field in made.fields}
        always = [field.name for field in made.fields if field.always]
        return {
            "description": made.words,
            "type": "object",
            "properties": properties,
            "required": [*(["event"] if event else []), *always],
            "additionalProperties": False,
        }

    def _fact(self, field: Field, kind: Any) -> Schema:
        private = {"x-private": True} if field.private else {}
        return {"description": field.words, **private, **self._of(kind)}

    def _view(self, told: Catalogue) -> Schema:
        """Both parts in one: what the seat knows better takes the place of what all see."""
        public, own = shape(told.public), shape(told.own)
        both = {field.name: field for field in public.fields}
        both |= {field.name: field for field in own.fields if field.name not in both}
        words = "All that a seat sees: the public part, with its own in the place of what it knows."
        merged = Shape("View", "", words, tuple(both.values()))
        return self._object(merged, [told.own, told.public])


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _any_of(choices: list[Schema]) -> Schema:
    plain = [choice["type"] for choice in choices if set(choice) == {"type"}]
    return {"type": plain} if len(plain) == len(choices) else {"anyOf": choices}


def schema_of(told: Catalogue) -> Schema:
    """The whole file."""
    return {
        "$schema": DRAFT,
        "title": told.box.name,
        "description": "Written by `make reference` from the types of the game.",
        "$defs": Schemas(told).defs,
    }
