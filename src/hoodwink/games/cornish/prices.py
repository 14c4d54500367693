"""What a sale pays."""

from hoodwink.games.cornish.market import Price
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms


def sale_price(t: Terms, s: State) -> Price:
    """CS-095, CS-097: by the list, more with outlets, less as far as others undercut it."""
    place, form, row, undercut, _ = s.claim
    column = min(t.sizes[form], t.board.sizes[place])
    price, reputation = t.market.price(row, column)
    return max(0, price + _outlets(t, s, place) - undercut), reputation


def _outlets(t: Terms, s: State, place: int) -> int:
    """What the seller's characters add to a price in this town (C-7)."""
    return sum(
        amount
        for card in s.casts[s.turn]
        for where, amount in t.characters[card].outlets
        if where == place
    )
