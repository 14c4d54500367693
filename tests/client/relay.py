"""A line that can be cut: everything for a server goes through here, byte by byte."""

import socket
from contextlib import suppress
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

BITE: Final = 1 << 16


class Relay:
    """Stands before a server. Cuts when it is told to, or after so many bytes of answers."""

    def __init__(self, server: str, cut_after: int | None = None) -> None:
        there = urlsplit(server)
        assert there.hostname
        assert there.port
        self._server: Final = (there.hostname, there.port)
        self._cut_after: Final = cut_after
        self._listening: Final = socket.create_server(("127.0.0.1", 0))
        self._open: Final[list[socket.socket]] = []
        self._passing: Final[list[Thread]] = []
        self.cuts = 0
        self.deaf = False
        """Swallow what the server answers next, and be lost with it."""
        self.url: Final = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._accepting: Final = Thread(target=self._accept)
        self._accepting.start()

    def close(self) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._accepting.join()
        self._listening.close()
        self.cut()
        for passing in self._passing:
            passing.join()

    def cut(self) -> None:
        self.cuts += 1
        self.deaf = False
        for line in self._open[:]:
            _end(line)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                self._passing.append(Thread(target=self._connect, args=(here,)))
                self._passing[-1].start()

    def _connect(self, here: socket.socket) -> None:
        with here, suppress(OSError), socket.create_connection(self._server) as there:
            self._open.append(here)
            asking = Thread(target=self._ask, args=(here, there))
            asking.start()
            self._answer(there, here)
            _end(here)
            _end(there)
            asking.join()
            self._open.remove(here)

    def _ask(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(BITE):
                there.sendall(data)
        _end(there)

    def _answer(self, there: socket.socket, here: socket.socket) -> None:
        passed = 0
        with suppress(OSError):
            while data := there.recv(BITE):
                passed += len(data)
                if self._cut_after is not None and passed > self._cut_after:
                    self.cuts += 1
                    return
                if self.deaf:
                    self.cut()
                    return
                here.sendall(data)


def _end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
