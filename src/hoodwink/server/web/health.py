"""Is the process there, and can it serve?"""

from litestar import Router, get

from hoodwink.server.web.answers import FOR_ALL
from hoodwink.server.web.desk import AnyRequest, asked_of


@get("/health", **FOR_ALL)
async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "up"}


@get("/ready", **FOR_ALL)
async def ready(request: AnyRequest) -> dict[str, str]:
    """The store can be written, so tables can be served."""
    await asked_of(request).pulse.feel()
    return {"status": "ready"}


router = Router("/", route_handlers=[health, ready])
