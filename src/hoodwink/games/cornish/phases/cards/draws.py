"""What chance turns up: characters, and secrets drawn and spilt."""

from collections.abc import Sequence

from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.moves.setup import DealSecret, Reveal, Spill
from hoodwink.games.cornish.phases import Phase, on
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, without


def unseen(s: State, deck: int, moves: Sequence[Choice]) -> list[Choice]:
    cards = s.unseen[deck]
    found: list[Choice] = []
    while cards:
        lowest = cards & -cards
        found.append(moves[lowest.bit_length() - 1])
        cards ^= lowest
    return found


def next_deck(s: State) -> int:
    """The first deck that is to show a new card."""
    return (s.reveals & -s.reveals).bit_length() - 1


def reveals(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return unseen(s, next_deck(s), setting.words.reveals)


def secrets(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return [move for move, left in zip(setting.words.secrets, s.undealt, strict=True) if left]


def spills(s: State, setting: Setting, _seat: Seat) -> Sequence[Choice]:
    return [setting.words.spills[kind] for kind in sorted(set(s.hands[s.spilling[0]]))]


def reveal(s: State, setting: Setting, _seat: Seat, move: Reveal, tell: Tell | None) -> None:
    s.see_card(setting.characters[move.card].deck, move.card)
    turn_up(s, setting, move.card, tell)


def turn_up(s: State, setting: Setting, card: int, tell: Tell | None) -> None:
    deck = setting.characters[card].deck
    s.faces[deck] = card
    s.reveals = without(s.reveals, deck)
    if tell:
        key = setting.card_keys[card]
        tell("character_revealed", deck=setting.decks[deck], character=key)
        if not s.unseen[deck] and not s.bottoms[deck]:
            tell("deck_emptied", deck=setting.decks[deck])


def deal_secret(
    s: State, setting: Setting, _seat: Seat, move: DealSecret, tell: Tell | None
) -> None:
    """CS-131: only who draws a secret knows it."""
    s.undealt[move.secret] -= 1
    drawer = s.draws.pop(0)
    hand = s.hands[drawer]
    hand.append(move.secret)
    hand.sort()
    if tell:
        tell("secret_drawn", {drawer: {"secret": setting.secret_keys[move.secret]}}, seat=drawer)


def spill(s: State, setting: Setting, _seat: Seat, move: Spill, tell: Tell | None) -> None:
    victim = s.spilling.pop(0)
    s.hands[victim].remove(move.secret)
    if tell:
        tell("secret_spilt", seat=victim, secret=setting.secret_keys[move.secret])


def odds(s: State) -> list[int]:
    """The weights of what chance may answer: alike, but for cards that there are several of."""
    if s.phase == at.SECRET:
        return [left for left in s.undealt if left]
    if s.phase == at.SPILL:
        hand = s.hands[s.spilling[0]]
        return [hand.count(kind) for kind in sorted(set(hand))]
    if s.phase == at.REVEAL:
        return [1] * s.unseen[next_deck(s)].bit_count()
    if s.phase == at.DEAL:
        return [1] * s.unseen[s.pair[len(s.dealt)]].bit_count()
    return [1] * len(s.gold) if s.phase == at.FIRST else []


def chapters(setting: Setting) -> dict[int, Phase]:
    return {
        at.REVEAL: Phase(setting, (on(Reveal, reveal),), reveals),
        at.SECRET: Phase(setting, (on(DealSecret, deal_secret),), secrets),
        at.SPILL: Phase(setting, (on(Spill, spill),), spills),
    }
