"""Whether the cards of a position could lie where they lie, and be known as they are."""

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import count_of, unpacked
from hoodwink.games.nottingham.things.deck import drawn_by
from hoodwink.games.nottingham.things.goods import KINDS, NAMES, named
from hoodwink.games.nottingham.things.hidden import (
    EVERYBODY,
    denied_of,
    kind_of,
    origin_of,
    round_of,
    seen_by,
    since,
)
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, all_below, has


def check_cards(s: State, setting: Setting, read: Reading) -> None:
    """SN-162: no card is lost and none is added; each is where it can be."""
    for seat in range(len(s.purse)):
        for card in s.down[seat]:
            _check_look(s, seat, card, read)
    for kind, (there, count) in enumerate(zip(_found(s), setting.decks[len(s.purse)], strict=True)):
        if there != count:
            raise read.wrong("deck", f"{count} {NAMES[kind]} over all places together, not {there}")
    if s.deck_left < 0:
        raise read.wrong("deck", f"at least the {setting.removed} cards that were removed unseen")
    if s.fresh:
        _check_rebuilt(s, read)


def _found(s: State) -> list[int]:
    """All cards of the position, by kind."""
    found = [0] * KINDS
    handfuls = [unpacked(cards) for cards in (s.aside, *s.hand, *s.bag)]
    for counts in (s.deck, s.out, *handfuls, *s.stall):
        for kind, count in enumerate(counts):
            found[kind] += count
    for kind in (*s.piles[0], *s.piles[1]):
        found[kind] += 1
    for cards in s.down:
        for card in cards:
            found[kind_of(card)] += 1
    return found


def _check_rebuilt(s: State, read: Reading) -> None:
    """Nobody but the players takes cards from a rebuilt deck."""
    if not any(s.fresh) or s.rebuilt > s.round:
        raise read.wrong("rebuilt", f"a card at least, in a round from 1 to {s.round + 1}")
    if any(left > made for left, made in zip(s.deck, s.fresh, strict=True)):
        raise read.wrong("deck", f"no more than was rebuilt: {named(s.fresh)}")
    gone = sum(s.fresh) - s.deck_left
    if sum(drawn_by(s, seat) for seat in range(len(s.purse))) != gone:
        raise read.wrong("rebuilt", f"{gone} cards drawn, as many as the deck has lost since")


def _check_look(s: State, owner: Seat, card: int, read: Reading) -> None:
    """Of a face-down card."""
    seats, seen = len(s.purse), seen_by(card)
    if round_of(card) > s.round:
        raise read.wrong("face_down", f"each in a round from 1 to {s.round + 1}")
    if not has(seen, owner) or not has(seen, origin_of(card)):
        raise read.wrong(
            "face_down", "each seen by whose stall it lies on, and whose bag it was in"
        )
    if has(denied_of(card), kind_of(card)):
        raise read.wrong("face_down", "none of a kind that all know it is not")
    if seen != EVERYBODY and seen & ~all_below(seats):
        raise read.wrong("face_down", f"each seen by seats from 0 to {seats - 1}, or open")


def check_facts(s: State, seat: Seat, read: Reading) -> None:
    """Every card that was taken openly is still somewhere, the latest with the fewest places."""
    looked_for, place = [0] * KINDS, read.tables("seats")[seat]
    for kind in s.taken if seat == s.turn else ():
        looked_for[kind] += 1
        if looked_for[kind] > count_of(s.hand[seat], kind):
            raise read.wrong("taken", f"cards in the hand of seat {seat}, who took them")
    for known in sorted(s.facts[seat], key=since, reverse=True):
        kind = kind_of(known)
        looked_for[kind] += 1
        if since(known) > s.round:
            raise place.wrong("taken_openly", f"each in a round from 1 to {s.round + 1}")
        if looked_for[kind] > _places(s, seat, kind, since(known)):
            raise place.wrong("taken_openly", f"no more {NAMES[kind]} than the seat can still have")


def _places(s: State, seat: Seat, kind: int, first: int) -> int:
    """How many cards of a kind are with a seat, or came out of its bags since a round."""
    cards = [s.hand[seat], s.bag[seat]]
    if seat == s.turn and s.phase != at.LAY:  # then nothing is known of the others any more
        cards.append(s.aside)
    smuggled = [card for stall in s.down for card in stall if kind_of(card) == kind]
    return sum(count_of(handful, kind) for handful in cards) + sum(
        1 for card in smuggled if origin_of(card) == seat and round_of(card) >= first
    )
