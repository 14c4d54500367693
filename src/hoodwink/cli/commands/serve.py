"""`hoodwink serve`: tables for people and bots, on one machine with one command."""

import os
import sys
import webbrowser
from typing import Annotated

import typer

from hoodwink import HoodwinkError
from hoodwink.cli.commands.speech import Lang, language
from hoodwink.locales.voice import Voice


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    db: Annotated[str | None, typer.Option()] = None,
    public_url: Annotated[str | None, typer.Option()] = None,
    open: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables over HTTP and websocket."""
    from hoodwink.server.logs import write_logs
    from hoodwink.server.serving import run
    from hoodwink.server.settings import settings
    from hoodwink.server.store.port import Unavailable

    voice = Voice(language(lang))

    def say(word: str, value: str) -> None:
        print(voice.say(f"serve-{word}", value=value), flush=True)
        if open and word == "address" and has_screen():
            webbrowser.open(value)

    told = settings(db, host, port, public_url)
    write_logs(told.log_level)
    try:
        run(told, say)
    except Unavailable as error:
        raise HoodwinkError(str(error)) from error
    print(voice.say("serve-ended"))


def has_screen() -> bool:
    """Else a browser of the terminal would open where the server speaks."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
