"""Where news may be sent: to public addresses, unless the host of the server allows others."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from hoodwink import HoodwinkError

PORTS: Final = {"http": 80, "https": 443}
WRAPPING: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")))
"""Networks whose addresses end in an IPv4 address that a router will go on to (NAT64, and old)."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadTarget(HoodwinkError):
    """No address to send to; says what would be one."""


@dataclass(frozen=True)
class Target:
    """Where to connect, looked up once: the name cannot come to mean another address later."""

    scheme: str
    host: str
    port: int
    address: str
    path: str


def target_of(url: str, private: bool) -> Target:
    """The target of a webhook; BadTarget says what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadTarget("a webhook is an address like https://example.org/path") from error
    if parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password:
        raise BadTarget("a webhook is an address like https://example.org/path")
    port = port or PORTS[parts.scheme]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if any(letter <= " " or letter > "~" for letter in path):
        raise BadTarget("the path of a webhook is of plain letters")
    return Target(parts.scheme, parts.hostname, port, _address(parts.hostname, port, private), path)


def _address(host: str, port: int, private: bool) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadTarget(f"{host} cannot be found") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise BadTarget(
            f"{host} is a private address; the host of this server does not allow those"
        )
    return addresses[0]


def is_public(address: str) -> bool:
    """Of an IPv6 address that only wraps an IPv4 one, the inner one must be public, too."""
    read = ipaddress.ip_address(address.partition("%")[0])
    return all(each.is_global and not each.is_multicast for each in _meant(read))


def _meant(read: Address) -> list[Address]:
    if not isinstance(read, ipaddress.IPv6Address):
        return [read]
    if read.ipv4_mapped is not None:
        return [read.ipv4_mapped]
    inner = [read.sixtofour, *(read.teredo or ())]
    if any(read in network for network in WRAPPING):
        inner.append(ipaddress.IPv4Address(int(read) & 0xFFFFFFFF))
    return [read, *(each for each in inner if each is not None)]
