"""The AsyncAPI document of the table's socket."""

from collections.abc import Sequence
from typing import Any

from hoodwink.games import BOXES
from hoodwink.match import VERSION
from hoodwink.server.web.sockets.table import PATH_HEAD, PATH_TAIL
from hoodwink.server.wire.closing import MEANINGS
from tools.reference.schema import Schema
from tools.wire.messages import ASKS, TELLS, schemas, tag

ABOUT = "One connection to one table. The first message is `hello`; then the table tells its news."


def asyncapi() -> dict[str, Any]:
    made = {**schemas(ASKS, whole=False), **schemas(TELLS, whole=True)}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Hoodwink: the socket of a table", "version": VERSION},
        "defaultContentType": "application/json",
        "channels": {"table": _channel()},
        "operations": {
            "ask": _operation("receive", "What a connection may say.", ASKS),
            "tell": _operation("send", "What a connection is told.", TELLS),
        },
        "components": {
            "messages": {kind.__name__: _message(kind, made) for kind in (*ASKS, *TELLS)},
            "schemas": {name: with_games(schema) for name, schema in made.items()},
        },
    }


def _channel() -> Schema:
    return {
        "address": f"{PATH_HEAD}{{table}}{PATH_TAIL}",
        "description": ABOUT,
        "parameters": {"table": {"description": "The id of the table, as its link names it."}},
        "messages": {
            kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"}
            for kind in (*ASKS, *TELLS)
        },
        "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
        "x-close-codes": {str(code): words for code, words in MEANINGS.items()},
    }


def _operation(action: str, words: str, kinds: Sequence[type[Any]]) -> Schema:
    """As the server does it: it receives what is asked, and sends what is told."""
    return {
        "action": action,
        "summary": words,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }


def _message(kind: type[Any], made: dict[str, Schema]) -> Schema:
    return {
        "name": tag(kind),
        "summary": made[kind.__name__]["description"],
        "contentType": "application/json",
        "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
    }


def with_games(schema: Any) -> Any:
    """The same with the types of all games where a game has its say."""
    if isinstance(schema, list):
        return [with_games(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    if "x-game" in schema:
        kept = {"description": schema["description"]} if "description" in schema else {}
        return {**kept, "anyOf": [_of_game(game, schema["x-game"]) for game in BOXES]}
    return {name: with_games(inner) for name, inner in schema.items()}


def _of_game(game: str, name: str) -> Schema:
    return {"$ref": f"./{game}.schema.json#/$defs/{name}"}
