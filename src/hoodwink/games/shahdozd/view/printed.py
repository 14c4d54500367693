"""What is printed for King, Thief, Minister and never changes during a match, fact by fact."""

from typing import TypedDict


class Printed(TypedDict):
    """Numbers and places, as the pack of the match has them."""

    characters: list[str]
    """The six cards, by what they show."""
    slots: list[str]
    """The six places of the cards, clockwise."""
    seatings: dict[str, list[str]]
    """By how many play, the slot that each seat sits at."""
    coins_each: int
    """So many coins a player are in the game."""
    purse_each: int
    """So many of them are in each purse at the beginning."""
    king_takes: int
    """Coins that the King takes from the bank."""
    minister_takes: int
    """Coins that the bank pays to a Minister who answers the King."""
    peasant_penalty: int
    """Coins that a mistake costs who claims to be the Peasant."""
