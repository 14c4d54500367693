"""A seat at a served table: what a remote bot or a terminal needs, and no more.

with RemoteSeat.join("http://127.0.0.1:8000/t/...", name="Robot") as seat:
    while seat.wait():
        seat.play(choice(seat.moves))
"""

from hoodwink.client.errors import LineLost, NoSuchTable, Refused, ServerRefused, Stale
from hoodwink.client.http import Api
from hoodwink.client.picture import Picture
from hoodwink.client.seat import RemoteSeat, Trial

__all__ = [
    "Api",
    "LineLost",
    "NoSuchTable",
    "Picture",
    "Refused",
    "RemoteSeat",
    "ServerRefused",
    "Stale",
    "Trial",
]
