"""What to say to the claims of others: challenge or allow, answer the King or stay silent."""

from typing import Final

from hoodwink.bots.shahdozd.mind import Mind
from hoodwink.bots.shahdozd.prospects import insight
from hoodwink.bots.shahdozd.standing import Standing
from hoodwink.bots.shahdozd.turn import DOUBTFUL, unchallenged
from hoodwink.games.shahdozd.moves import CHARACTERS, MINISTER, Reply
from hoodwink.kernel.seats import Seat

HONEST: Final = 2.0
"""How many times likelier a true claim is than a false one from who has seen the card ..."""
BLIND: Final = 1.0
"""... and from who has not."""
ANSWERS: Final = 0.45
"""The chance that another player answers the King too."""


class Claimed:
    """A claim that somebody else has made, as it looks from here."""

    def __init__(self, mind: Mind) -> None:
        claim = mind.view["claim"]
        self.mind: Final = mind
        self.seat: Final[Seat] = claim["seat"]
        self.character: Final = CHARACTERS.index(claim["character"])
        self.slot: Final = mind.slot_of[self.seat]
        self.answers_king: Final = self.seat != mind.view["turn"]

    def truth(self) -> float:
        """The chance that it is true: the odds of the card, and how honest claimants are."""
        odds = self.mind.knowledge.odds(self.slot)[self.character]
        told = odds * (HONEST if self.seat in self.mind.watchers[self.slot] else BLIND)
        return told / (told + 1 - odds)

    def stands(self, standing: Standing) -> float:
        """The hope that is left when the claim takes effect from this standing."""
        if standing.bank == 0:
            return self.mind.hope(standing)  # D-27
        if self.answers_king:
            return self.mind.hope(standing.took(self.seat, self.mind.setting.minister_takes))
        return self.mind.after(standing, self.seat, self.character)

    def doubted_later(self) -> float:
        """The chance that somebody challenges who comes after us in the order of SD-043."""
        between = (self.mind.seat - self.seat) % self.mind.seats - 1
        return 1 - (1 - DOUBTFUL) ** between


def challenge(mind: Mind, move: Reply) -> float:
    """Only matters if nobody before us challenges, so that is taken for granted."""
    claimed = Claimed(mind)
    truth = claimed.truth()
    if move.speaks_up:
        paid = mind.standing.paid(mind.seat, 1)
        caught = (1 - truth) * mind.now
        return truth * claimed.stands(paid) + caught + insight(mind, claimed.slot)
    stands, later = claimed.stands(mind.standing), claimed.doubted_later()
    doubted = truth * stands + (1 - truth) * mind.now
    return later * doubted + (1 - later) * stands


def answer(mind: Mind, move: Reply) -> float:
    """Alone an answer risks nothing; among several a false one pays."""
    if not move.speaks_up:
        return mind.now
    true = mind.knowledge.odds(mind.own)[MINISTER]
    taken = mind.hope(mind.standing.took(mind.seat, mind.setting.minister_takes))
    paid = mind.hope(mind.standing.paid(mind.seat, 1))
    passes = unchallenged(mind, MINISTER, mind.own)
    alone = (1 - ANSWERS) ** (mind.seats - 2)
    false = alone * (passes * taken + (1 - passes) * mind.now) + (1 - alone) * paid
    return true * taken + (1 - true) * false
