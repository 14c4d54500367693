"""The names by which this server may be asked for."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit


class Hosts:
    """Its public name, those of this machine, and any address: nobody can point a number here."""

    def __init__(self, urls: Iterable[str] = (), more: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        named = (urlsplit(url).hostname or "" for url in urls)
        self._names: Final = frozenset(
            {"localhost", own, own.partition(".")[0] + ".local", *named, *map(str.lower, more)}
        )

    def known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name.rstrip(".") in self._names or is_number(name)


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
