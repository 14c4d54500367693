"""Whether a value is as a schema says: as much of JSON Schema as `schema` writes."""

from collections.abc import Iterator, Mapping
from typing import Any

from tools.reference.schema import Schema

TYPES: dict[str, type] = {
    "array": list,
    "boolean": bool,
    "integer": int,
    "null": type(None),
    "object": dict,
    "string": str,
}


class Validator:
    """The definitions of one file."""

    def __init__(self, whole: Schema) -> None:
        self._defs: Mapping[str, Schema] = whole["$defs"]

    def faults(self, name: str, value: Any) -> list[str]:
        """What is not as the definition of that name says; nothing if all is."""
        return list(self._faults(self._defs[name], value, name))

    def _faults(self, schema: Schema, value: Any, where: str) -> Iterator[str]:
        if "$ref" in schema:
            yield from self._faults(self._defs[schema["$ref"].rpartition("/")[2]], value, where)
        elif "const" in schema:
            if value != schema["const"]:
                yield f"{where} is {value!r}; expected {schema['const']!r}"
        elif "anyOf" in schema or "oneOf" in schema:
            yield from self._choice(schema, value, where)
        elif not _is_of(schema["type"], value):
            yield f"{where} is {value!r}; expected {schema['type']}"
        elif isinstance(value, dict):
            yield from self._table(schema, value, where)
        elif isinstance(value, list):
            for number, item in enumerate(value):
                yield from self._faults(schema["items"], item, f"{where}.{number}")

    def _choice(self, schema: Schema, value: Any, where: str) -> Iterator[str]:
        choices = schema.get("anyOf") or schema["oneOf"]
        fitting = [one for one in choices if not list(self._faults(one, value, where))]
        if not fitting or ("oneOf" in schema and len(fitting) > 1):
            yield f"{where} is {value!r}, which fits {len(fitting)} of {len(choices)}"

    def _table(self, schema: Schema, value: dict[str, Any], where: str) -> Iterator[str]:
        known, others = schema.get("properties", {}), schema["additionalProperties"]
        yield from (
            f"{where}.{key} is missing" for key in schema.get("required", []) if key not in value
        )
        for key, inner in value.items():
            if key in known:
                yield from self._faults(known[key], inner, f"{where}.{key}")
            elif others is False:
                yield f"{where}.{key} is not expected"
            else:
                yield from self._faults(others, inner, f"{where}.{key}")


def _is_of(types: str | list[str], value: Any) -> bool:
    """True and false are no numbers here."""
    names = [types] if isinstance(types, str) else types
    return type(value) in [TYPES[name] for name in names]
