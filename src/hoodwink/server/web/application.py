"""All routes as one application. It can be made, and described, without a table or a store."""

from typing import Final

from litestar import Litestar

from hoodwink.server.web import admin, health, lists, metrics, people_routes, reading, table_routes
from hoodwink.server.web.answers import described
from hoodwink.server.web.desk import Desk
from hoodwink.server.web.problems import HANDLERS

LARGEST_BODY: Final = 600_000


def application(desk: Desk | None = None) -> Litestar:
    """Answers once it has a desk."""
    app = Litestar(
        route_handlers=[
            people_routes.router,
            table_routes.router,
            reading.router,
            lists.router,
            health.router,
            metrics.router,
            admin.router,
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=described(),
        debug=False,
        logging_config=None,
    )
    app.state.desk = desk
    return app
