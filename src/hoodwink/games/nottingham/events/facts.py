"""What facts are made of."""

from hoodwink.kernel.seats import Seat

Goods = dict[str, int]
"""By name, how many there are."""

ChoiceTold = list[str | Seat]
"""`pass` or `inspect`, and whose bag is meant."""
