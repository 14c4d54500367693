"""What OpenAPI tells of every route beside its types: its summary, its key, its problems."""

from dataclasses import dataclass
from typing import Any, Final

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Operation, SecurityScheme

from hoodwink.match import VERSION
from hoodwink.server.wire.bodies import Problem

PROBLEMS: Final = {
    400: "It cannot be understood, or the game or the pack does not allow it.",
    401: "The key is missing, or is not known here.",
    403: "The host of this server does not allow it.",
    404: "There is no such thing, or none for you.",
    409: "The table does not allow it now; the word in `error` says why.",
    413: "It is too large.",
    429: "Too many requests; wait a moment.",
    503: "The store is away, or too much is asked at once. Nothing was done.",
}
KEY: Final = "key"


@dataclass
class Explained(Operation):
    """The first sentence that stands under a route is its summary."""

    def __post_init__(self) -> None:
        self.summary = (self.description or "").partition(". ")[0].rstrip(".") or None


def route(*problems: int, key: bool = True) -> dict[str, Any]:
    """For the decorator of a route."""
    answers = {
        status: ResponseSpec(Problem, generate_examples=False, description=PROBLEMS[status])
        for status in sorted({400, 429, 503, *problems, *([401] if key else [])})
    }
    return {
        "responses": answers,
        "security": [{KEY: []}] if key else [{}, {KEY: []}] if 401 in problems else [{}],
        "operation_class": Explained,
    }


FOR_ALL: Final = route(key=False)
MINE: Final = route(401)
AT_TABLE: Final = route(404, 409)


def operation_id(handler: Any, *_: Any) -> str:
    return str(handler.handler_name)


def described() -> OpenAPIConfig:
    """The document that the server shows at `/api/schema/openapi.json`."""
    scheme = SecurityScheme(
        type="http", scheme="bearer", description="As `POST /api/keys` has told it."
    )
    return OpenAPIConfig(
        "Hoodwink",
        VERSION,
        description="Tables for people and bots. Matches are played over the websocket.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],  # other pages would load scripts from elsewhere
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
        components=Components(security_schemes={KEY: scheme}),
    )
