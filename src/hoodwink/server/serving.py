"""Runs a server until it is told to stop."""

import asyncio
import contextlib
import gc
import secrets
import signal
import socket
from collections.abc import Callable, Generator
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn

from hoodwink import HoodwinkError
from hoodwink.server.app import Server, opened
from hoodwink.server.settings import Settings
from hoodwink.server.store.engines import place_told

TRIED: Final = 20
"""So many ports are tried, from the one that was asked for."""

DRAIN: Final = 5


def bound(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next free one; port 0 takes any.

    It is told to be TCP, or asyncio would leave small frames to wait for the next (Nagle).
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + TRIED) if port else [0]:
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(512)  # whoever comes before we are ready waits
        except OSError as error:
            listening.close()
            last = error
        else:
            return listening
    raise HoodwinkError(
        f"no port from {port} to {port + TRIED - 1} of {host} can be had: {last.strerror}"
    )


def address(listening: socket.socket, host: str) -> str:
    """One that others can open: not that of all networks, but of this machine in one."""
    port = listening.getsockname()[1]
    shown = seen_by_others() if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def seen_by_others() -> str:
    """This machine's own address in the house; nothing is sent to find it out."""
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
    ):
        probe.connect(("192.0.2.1", 9))  # for documentation: it is nobody's
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def run(settings: Settings, say: Callable[[str, str], None]) -> None:
    """On the fastest loop that there is; uvloop is not made for Windows."""
    collect_rarely()
    open_many_files()
    with asyncio.Runner(loop_factory=_fastest_loop()) as runner:
        runner.run(serve(settings, say))


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def collect_rarely() -> None:
    """Tables live long, and hardly anything here goes round in circles: looking through all of
    them after every few thousand objects was a third of what a move cost."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def open_many_files() -> None:
    """As many as this process may, for each connection is one; Windows has no such limit."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def serve(settings: Settings, say: Callable[[str, str], None]) -> None:
    """Until Ctrl-C or TERM. `say` hears the address, the host's token and where the data are."""
    made = None if settings.admin_token else secrets.token_urlsafe(18)
    with bound(settings.host, settings.port) as listening:
        url = settings.public_url or address(listening, settings.host)
        if "://" not in settings.db:
            Path(settings.db).parent.mkdir(parents=True, exist_ok=True)
        guarded = replace(settings, admin_token=made or settings.admin_token)
        async with opened(guarded, url) as server:
            taken = listening.getsockname()[1]
            if settings.port and taken != settings.port:
                say("port-taken", str(settings.port))
            say("address", url)
            if made:
                say("admin-token", made)
            say("data", place_told(settings.db))
            await Running(configured(server)).serve(sockets=[listening])


def configured(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.web,
        http=server.http,
        ws=server.socket,
        proxy_headers=False,  # whose address it is says our own door
        ws_per_message_deflate=False,
        ws_max_size=1 << 16,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        lifespan="off",
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=DRAIN,
        server_header=False,
    )


class Running(uvicorn.Server):
    """Ends in order on a signal, and raises none of them again: that is not an error."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self._stop)
        yield

    def _stop(self) -> None:
        self.should_exit = True
