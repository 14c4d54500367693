"""Whose address it is: what one household has counts as one."""

from ipaddress import IPv6Address, ip_address
from typing import Final

HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address are given out at once; the rest anybody there may choose."""
LONGEST: Final = 64


def household(address: str) -> str:
    """An IPv4 address as it is, also inside IPv6; of an IPv6 address its network."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if not isinstance(read, IPv6Address):
        return str(read)
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return f"{IPv6Address(int(read) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"
