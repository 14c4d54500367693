"""Connections before anything is asked: counted by address from the first byte on."""

from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hoodwink.server.limits import Limits
from hoodwink.server.web.entrance.addresses import household


class Connections:
    """How many are open from each address. Behind a proxy all of them are the proxy's own."""

    def __init__(self, limits: Limits, behind_proxy: bool) -> None:
        self.limits: Final = limits
        self._behind_proxy: Final = behind_proxy
        self._open: Final[Counter[str]] = Counter()

    def take(self, address: str) -> bool:
        if self._behind_proxy:
            return True
        if self._open[address] >= self.limits.connections_an_address:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Pass:
    """One connection's place in the count, whatever protocol it speaks in the end."""

    def __init__(self, connections: Connections, address: str) -> None:
        self._connections: Final = connections
        self._address: Final = address
        self.valid = connections.take(address)

    def give_back(self) -> None:
        """Once, however often it is called."""
        if self.valid:
            self.valid = False
            self._connections.give_back(self._address)


class PromptHttp(HttpToolsProtocol):
    """uvicorn's HTTP, but who never finishes what was begun is hung up on."""

    connections_open: Connections
    _pass: Pass | None = None
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        whose = household(self.client[0]) if self.client else "local"
        self._pass = Pass(self.connections_open, whose)
        if self._pass.valid:
            self._within(self.connections_open.limits.header_seconds)
        else:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(self.connections_open.limits.header_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._within(self.connections_open.limits.body_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.entered_by, self._pass = self._pass, None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._pass is not None:
            self._pass.give_back()
        super().connection_lost(exc)

    def _within(self, seconds: float) -> None:
        self._stop()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def http_class(connections: Connections) -> Any:
    """The class with its count, as uvicorn takes it."""
    return type("PromptHttpHere", (PromptHttp,), {"connections_open": connections})
