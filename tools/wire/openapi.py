"""The OpenAPI document: paths as the server shows them, schemas with the words of the sources."""

from typing import Any

import msgspec

from hoodwink.server.web.application import application
from tools.wire.asyncapi import with_games
from tools.wire.messages import BODIES, schemas


def openapi() -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(application().openapi_schema.to_schema())
    )
    made = schemas(BODIES, whole=False)
    shown["components"]["schemas"] = {name: with_games(made[name]) for name in sorted(made)}
    return shown
