"""`hoodwink serve`: tables for people and bots, on one machine with one command."""

import asyncio
from typing import Annotated

import typer

from hoodwink.cli.commands.speech import Lang, language
from hoodwink.locales.voice import Voice


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    db: Annotated[str | None, typer.Option()] = None,
    public_url: Annotated[str | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Serve tables over HTTP and websocket."""
    from hoodwink.server.logs import write_logs
    from hoodwink.server.serving import serve as run
    from hoodwink.server.settings import settings

    voice = Voice(language(lang))
    told = settings(db, host, port, public_url)
    write_logs(told.log_level)
    asyncio.run(
        run(told, lambda key, value: print(voice.say(f"serve-{key}", value=value), flush=True))
    )
    print(voice.say("serve-ended"))
