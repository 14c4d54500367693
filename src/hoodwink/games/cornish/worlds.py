"""Worlds imagined from a view: what nobody else can see is dealt again."""

from typing import Final

from hoodwink.games.cornish.moves import LET_BE_MOVE
from hoodwink.games.cornish.phases.cards.purpose import answers_now
from hoodwink.games.cornish.phases.cards.windows import asked
from hoodwink.games.cornish.position.table import TableReader
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.codes import buried
from hoodwink.games.cornish.things.moments import LET_BE
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import has, mask_of, only


class World:
    """One world in the making: the open table is read, the hidden cards are drawn."""

    def __init__(self, setting: Setting, seen: View, chance: Chance) -> None:
        self._setting: Final = setting
        self._seen: Final = seen
        self._chance: Final = chance
        self.state: Final[State] = TableReader(setting, seen).table()
        self._deal_secrets()
        self._deal_characters()
        self.state.waiting = mask_of(seen["to_act"])
        self._seal_replies()

    def _deal_secrets(self) -> None:
        """One hand is known; all others are drawn from what was neither seen nor played."""
        s, seen = self.state, self._seen
        keys = [secret.key for secret in self._setting.secrets]
        s.undealt = [
            secret.count - seen["played"].get(secret.key, 0) for secret in self._setting.secrets
        ]
        for key in seen["hand"] or ():
            s.hands[seen["seat"]].append(keys.index(key))
            s.undealt[keys.index(key)] -= 1
        for seat, size in enumerate(seen["hand_sizes"]):
            while len(s.hands[seat]) < size:
                s.hands[seat].append(self._draw_secret())
            s.hands[seat].sort()

    def _draw_secret(self) -> int:
        kind = self._chance.weighted(self.state.undealt)
        self.state.undealt[kind] -= 1
        return kind

    def _deal_characters(self) -> None:
        """The seat's own cards under a deck or just dealt are known; the others are drawn."""
        s, seen = self.state, self._seen
        s.unseen = unseen_cards(s, self._setting, seen["gone"])
        for deck, bottom in enumerate(seen["under_decks"]):
            s.bottoms[deck] = [buried(self._take(row["character"]), row["seat"]) for row in bottom]
        s.dealt = [self._take(key) for key in seen["dealt"]]
        for deck, bottom in enumerate(s.bottoms):
            rows = seen["under_decks"][deck]
            for place, row in enumerate(rows):
                if row["character"] is None:
                    bottom[place] = buried(self._draw_card(deck), row["seat"])
        for place, key in enumerate(seen["dealt"]):
            if key is None:
                s.dealt[place] = self._draw_card(s.pair[place])

    def _take(self, key: str | None) -> int:
        """A known card leaves those that are unseen; an unknown one is drawn later."""
        if key is None:
            return 0
        card = [character.key for character in self._setting.characters].index(key)
        self.state.see_card(self._setting.characters[card].deck, card)
        return card

    def _draw_card(self, deck: int) -> int:
        cards = [n for n in range(len(self._setting.characters)) if has(self.state.unseen[deck], n)]
        card = cards[self._chance.below(len(cards))]
        self.state.see_card(deck, card)
        return card

    def _seal_replies(self) -> None:
        """Who has answered behind the hand may have chosen anything that hand allows."""
        s, seen = self.state, self._seen
        for seat in range(len(s.gold)):
            if s.phase == at.WINDOW and has(asked(s) & ~s.waiting, seat):
                kinds = [k for k in sorted(set(s.hands[seat])) if answers_now(s, self._setting, k)]
                s.replies[seat] = [LET_BE, *(kind + 1 for kind in kinds)][
                    self._chance.below(1 + len(kinds))
                ]
        if seen["sealed"] is not None:
            s.replies[seen["seat"]] = self._own_reply(seen["sealed"])

    def _own_reply(self, text: str) -> int:
        if text == LET_BE_MOVE.text:
            return LET_BE
        return 1 + [play.text for play in self._setting.words.plays].index(text)


def unseen_cards(s: State, setting: Setting, gone: list[str]) -> list[int]:
    """All characters that do not lie open and were not discarded, deck by deck."""
    open_cards = {card for cast in s.casts for card in cast} | set(s.faces)
    unseen = [0, 0, 0, 0]
    for number, character in enumerate(setting.characters):
        if number not in open_cards and character.key not in gone:
            unseen[character.deck] |= only(number)
    return unseen


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """A whole truth that shows this view again."""
    return World(setting, seen, chance).state
