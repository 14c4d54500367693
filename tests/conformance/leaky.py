"""The game of fists, broken in one place at a time: where it keeps no secret."""

from dataclasses import replace
from typing import Any

from conformance.tiny import ADD, BETS, NOT_NOW, PHRASES, Fists, State
from hoodwink import Move, Refusal
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat

UNNUMBERED: Any = None
QUIET_BETS = tuple(Move(bet.text, quiet=True) for bet in BETS)


class ShowsTheHighestCard(Fists):
    """A view holds what only the truth can know."""

    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "highest": max(s.cards, default=0)}


class ShowsBets(Fists):
    """A view shows sealed bets, and imagining plays along."""

    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "bets": s.bets[:]}

    def imagine(self, seen: View, chance: Chance) -> State:
        return replace(super().imagine(seen, chance), bets=seen["bets"][:])


class ShowsFists(Fists):
    """A view shows who has coins in the fist already, and imagining plays along."""

    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "filled": [fist > 0 for fist in s.fists]}

    def imagine(self, seen: View, chance: Chance) -> State:
        world = super().imagine(seen, chance)
        fists = zip(world.fists, seen["filled"], strict=True)
        return replace(world, fists=[max(1, fist) if full else 0 for fist, full in fists])


class ShowsOldFists(Fists):
    """Who had coins in the fist shows once the round is over and fists are empty again."""

    def settle(self, s: State, last: Seat, tell: Tell | None) -> None:
        fists = s.fists[:]
        s.fists = [0] * len(fists)
        super().settle(s, last, tell)
        s.shown = [
            [card, min(fist, 1), bet] for (card, _, bet), fist in zip(s.shown, fists, strict=True)
        ]


class BetsUnheard(Fists):
    """Nobody hears that somebody has bet, yet all see it."""

    def close(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        super().close(s, seat, move, None)


class ListsByTheNeighboursFist(Fists):
    """Who may offer depends on what the neighbour is about to do."""

    def may_offer(self, s: State, seat: Seat) -> bool:
        return super().may_offer(s, seat) and not s.fists[seat - 1]


class TellsCards(Fists):
    """Everybody hears which card is dealt."""

    def deal(self, s: State, card: int, tell: Tell | None) -> None:
        if tell:
            tell("dealt", seat=len(s.cards), card=card)
        super().deal(s, card, None)


class TellsWhileOffering(Fists):
    """Everybody hears which card the one who offers holds."""

    def offer(self, s: State, seat: Seat, tell: Tell | None) -> None:
        if tell:
            tell("offered", seat=seat, card=s.cards[seat])
        super().offer(s, seat, None)


class ListsByTheNeighboursCard(Fists):
    """Whether one may bet high depends on a card that one has not seen."""

    def bids(self, s: State, seat: Seat) -> list[Move]:
        odd = s.cards[seat - 1] % 2
        return [move for move in super().bids(s, seat) if odd or move is not BETS[1]]


class RefusesByTheNeighboursCard(Fists):
    """The reason for a refusal depends on a card that one has not seen."""

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(s, seat, move)
        if refusal is NOT_NOW and self.bidding(s) and s.cards[seat - 1] > 3:
            return Refusal("F-4", "high", "Your neighbour has a high card.")
        return refusal


class ShowsInQuiet(Fists):
    """A bet is said to be quiet, but the last one shows all cards."""

    def bids(self, s: State, seat: Seat) -> list[Move]:
        listed = super().bids(s, seat)
        return [QUIET_BETS[BETS.index(move)] if move in BETS else move for move in listed]

    def read(self, text: str) -> Move:
        quiet = [move for move in QUIET_BETS if move.text == text]
        return quiet[0] if quiet else PHRASES.read(text)

    def fallback(self, s: State, seat: Seat) -> Move:
        return QUIET_BETS[0]


class LastBetWins(Fists):
    """The pot goes to whoever bets last."""

    def winner(self, s: State, last: Seat) -> Seat | None:
        return max(last, 0)


class FirstBetBars(Fists):
    """Once somebody has bet, the others may add no more."""

    def bids(self, s: State, seat: Seat) -> list[Move]:
        barred = any(bet >= 0 for bet in s.bets)
        return [move for move in super().bids(s, seat) if not (barred and move is ADD)]


class ImaginesAnotherCard(Fists):
    """What is imagined contradicts the seat's own card."""

    def imagine(self, seen: View, chance: Chance) -> State:
        return super().imagine({**seen, "card": None, "seat": None}, chance)


class ImaginesTwins(Fists):
    """Everybody is imagined to hold the seat's own card."""

    def imagine(self, seen: View, chance: Chance) -> State:
        world = super().imagine(seen, chance)
        return replace(world, cards=[seen["card"] or card for card in world.cards])


class ImaginesTheTruth(Fists):
    """Imagining knows the cards that were looked at last."""

    def __init__(self, options: Options, pack: Pack) -> None:
        super().__init__(options, pack)
        self.peeped: list[int] = []

    def view(self, s: State, seat: Seat | None) -> View:
        self.peeped = s.cards[:]
        return super().view(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        world = super().imagine(seen, chance)
        return replace(world, cards=self.peeped[:]) if self.peeped else world


class ImaginesOneWorld(Fists):
    """Imagining asks no chance."""

    def imagine(self, seen: View, chance: Chance) -> State:
        return super().imagine(seen, Chance(secret_from("always the same")))


class ImaginesCowards(Fists):
    """Nobody is imagined to have put anything into the fist or bet high."""

    def imagine_bids(self, s: State, seen: View, chance: Chance) -> None:
        super().imagine_bids(s, seen, chance)
        for seat, closed in enumerate(seen["closed"]):
            if seat != seen["seat"]:
                s.fists[seat] = 0
                s.bets[seat] = 0 if closed else -1

    def imagine(self, seen: View, chance: Chance) -> State:
        world = super().imagine(seen, chance)
        deck = [card for card in range(1, 6) if card != seen["card"]]
        own = [seen["card"] if seat == seen["seat"] else None for seat in range(seen["dealt"])]
        return replace(world, cards=[card or deck.pop() for card in own])


class ImaginesBlankCards(Fists):
    """Imagined cards of others have no number, which shows only when they are played."""

    def imagine(self, seen: View, chance: Chance) -> State:
        world = super().imagine(seen, chance)
        for seat in range(len(world.cards)):
            if seat != seen["seat"]:
                world.cards[seat] = UNNUMBERED
        return world
