"""Coins on their way between purses and the bank. Nobody ever owes."""

from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things.seating import Seating
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def take(s: State, seat: Seat, coins: int, tell: Tell | None) -> None:
    """From the bank to a purse, as far as the bank goes."""
    taken = min(coins, s.bank)
    s.bank -= taken
    s.purse[seat] += taken
    if tell and taken:
        tell("took", seat=seat, coins=taken)


def pay(s: State, seat: Seat, coins: int, tell: Tell | None) -> int:
    """From a purse to the bank, as far as the purse goes; returns what was paid."""
    paid = min(coins, s.purse[seat])
    s.purse[seat] -= paid
    s.bank += paid
    if tell and paid:
        tell("paid", seat=seat, coins=paid)
    return paid


def pay_or_substitute(s: State, table: Seating, seat: Seat, coins: int, tell: Tell | None) -> None:
    """Pay the bank; for each coin that is missing all others take one instead."""
    paid = pay(s, seat, coins, tell)
    for _ in range(coins - paid):  # SD-048, SD-050, SD-051
        substitute(s, table, seat, tell)


def substitute(s: State, table: Seating, broke: Seat, tell: Tell | None) -> None:
    """All others take a coin from the bank, from the right of the one who cannot pay."""
    if tell and s.bank:
        tell("could_not_pay", seat=broke)
    for seat in table.from_right[broke]:
        take(s, seat, 1, tell)  # SD-052: takes nothing once the bank is empty
