"""The Thief takes a coin from either neighbour."""

from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.coins import take
from hoodwink.kernel.events import Tell


def steal(s: State, setting: Setting, tell: Tell | None) -> None:
    """From the bank for a neighbour who is broke. Nothing is left to choose."""
    thief, table = s.turn, setting.seatings[len(s.purse)]
    for victim in (table.right_of(thief), table.left_of(thief)):  # SD-028
        if s.purse[victim]:
            s.purse[victim] -= 1
            s.purse[thief] += 1
            if tell:
                tell("stole", seat=thief, victim=victim, coins=1)
        else:
            take(s, thief, 1, tell)  # SD-029
    s.go_to(at.DONE)
