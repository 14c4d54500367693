"""What the six characters do once a claim stands."""

from hoodwink.games.shahdozd.coins import pay, take
from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS, Accuse, Mix
from hoodwink.games.shahdozd.seating import Seating
from hoodwink.games.shahdozd.sight import deny, mix_openly, mix_unseen, see, show
from hoodwink.games.shahdozd.state import State
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import NATURE, Seat


def steal(s: State, table: Seating, thief: Seat, tell: Tell | None) -> None:
    """The Thief takes a coin from either neighbour, or from the bank for a broke one."""
    for victim in (table.right_of(thief), table.left_of(thief)):  # SD-028
        if s.purse[victim]:
            s.purse[victim] -= 1
            s.purse[thief] += 1
            if tell:
                tell("stole", seat=thief, victim=victim, coins=1)
        else:
            take(s, thief, 1, tell)  # SD-029


def tax(s: State, table: Seating, sheriff: Seat, twice: Seat, tell: Tell | None) -> None:
    """All but the Sheriff pay a coin, the named one two; who has none pays none."""
    if tell:
        tell("taxed", seat=sheriff, twice=twice)
    for seat in table.from_right[sheriff]:  # SD-032
        pay(s, seat, 2 if seat == twice else 1, tell)  # SD-033, SD-034, SD-049, D-18


def accuse(s: State, table: Seating, move: Accuse, tell: Tell | None) -> None:
    """The owner checks the card; a right guess takes all that the owner has."""
    owner = table.owner_of[move.slot]
    card = see(s, move.slot, owner)  # SD-031, SD-054d
    right = card == move.character
    if right:
        show(s, move.slot)
    else:
        deny(s, move.slot, move.character)
    if tell:
        tell(
            "accused",
            {owner: {"card": CHARACTERS[card]}},
            seat=s.turn,
            owner=owner,
            slot=SLOTS[move.slot],
            character=CHARACTERS[move.character],
            right=right,
        )
    if right:
        _execute(s, owner, tell)


def _execute(s: State, owner: Seat, tell: Tell | None) -> None:
    coins = s.purse[owner]
    s.purse[owner] = 0
    s.purse[s.turn] += coins
    if tell and coins:
        tell("stole", seat=s.turn, victim=owner, coins=coins)


def mix(s: State, move: Mix, tell: Tell | None) -> None:
    """The Minister puts two cards back, before all eyes or under the table."""
    slots = [SLOTS[move.slot], SLOTS[move.other]]
    if not move.hidden:
        mix_openly(s, move.slot, move.other, move.swap)
        if tell:
            tell("mixed", seat=s.turn, slots=slots, hidden=False, swapped=move.swap)
        return
    mix_unseen(s, move.slot, move.other, move.swap, s.turn)  # SD-026, D-5
    if tell:
        tell("mixed", {s.turn: {"swapped": move.swap}}, seat=s.turn, slots=slots, hidden=True)


def shuffle(s: State, swap: bool, tell: Tell | None) -> None:
    """Chance puts the Minister's two cards back, and nobody knows how."""
    slot, other = divmod(s.mixed, 6)
    mix_unseen(s, slot, other, swap, NATURE)
    s.mixed = 0
    if tell:
        tell("mixed", seat=s.turn, slots=[SLOTS[slot], SLOTS[other]], hidden=True)
