"""Is the process there, and can it serve?"""

from litestar import Response, Router, get

from hoodwink.server.store.port import Unavailable
from hoodwink.server.web.desk import AnyRequest, asked_of


@get("/health")
async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "up"}


@get("/ready")
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """The store answers, so tables can be served."""
    try:
        await asked_of(request).house.around.store.counts()
    except Unavailable:
        return Response({"status": "store away"}, status_code=503)
    return Response({"status": "ready"})


router = Router("/", route_handlers=[health, ready])
