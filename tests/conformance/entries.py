"""What the kit cannot find out by itself: one entry a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from conformance import cornish, nottingham, reasons, sherwood
from conformance.reasons.reason import Reasons
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack

Conserved = Callable[[Mapping[str, Any], int], tuple[object, object]]
"""From a dumped truth and the number of seats: what is there, and what should be."""

Agrees = Callable[[View, Mapping[str, Any]], bool]
"""Whether a view and a dumped truth can belong together, as far as the view hints at secrets."""

Phrases = Callable[[Pack | None], tuple[Move, ...]]
"""All that can be said with a pack, or with the built-in one."""


@dataclass(frozen=True)
class Entry:
    """What a game never loses, what its views hint at, how to play it, when its views forget.

    Without option sets the kit plays the defaults and each other value of each option alone.
    Walks take up to `depth` moves. A game with many tables is looked at in one kind of moment out
    of `stride`, at each table in others, so that the kit stays quick; and one table out of
    `patience` is in the fast loop, the others are slow. What is rare may come up with another
    pack: a `lean` entry says what that one conserves. Where the words depend on the pack,
    `phrases` lists them.
    """

    conserved: Conserved
    agrees: Agrees | None = None
    option_sets: tuple[Options, ...] = ()
    forgetful: Options = field(default_factory=dict)
    depth: int = 90
    stride: int = 1
    patience: int = 1
    pack: Pack | None = None
    lean: "Entry | None" = None
    phrases: Phrases | None = None
    reasons: Reasons | None = None

    def complete(self, options: Options) -> bool:
        """Whether a view then holds all that its seat knows."""
        return not any(options.get(name) == value for name, value in self.forgetful.items())


def _coins_and_characters(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """SD-002, SD-058: five coins a seat, and the six characters once each."""
    everyone = ["executioner", "king", "minister", "peasant", "sheriff", "thief"]
    dealt = truth["faces"]
    undealt = [character for character in everyone if character not in dealt]
    coins = truth["bank"] + sum(truth["purses"])
    return (coins, sorted(dealt + undealt)), (5 * seats, everyone)


def _cards_could_be(view: View, truth: Mapping[str, Any]) -> bool:
    """SD-053: every card is one of those that it could be."""
    faces, backs = truth["faces"], truth["memory"]["backs"]
    cards = [faces[back] if faces[back:] else None for back in backs]
    hints = view.get("could_be", [[card] for card in cards])
    return all(card in hint for card, hint in zip(cards, hints, strict=True))


ENTRIES: Mapping[str, Entry] = {
    "cornish": Entry(
        cornish.goods_cards_and_officers,
        cornish.hidden_cards_could_be,
        cornish.MIXES,
        depth=110,
        stride=24,
        patience=12,
        lean=Entry(
            cornish.goods_cards_and_officers,
            cornish.hidden_cards_could_be,
            cornish.LEAN_MIXES,
            stride=24,
            patience=12,
            pack=cornish.lean_pack(),
            phrases=cornish.phrases,
            reasons=reasons.cornish.REASONS,
        ),
        phrases=cornish.phrases,
        reasons=reasons.cornish.REASONS,
    ),
    "nottingham": Entry(
        nottingham.cards_and_coins,
        nottingham.hidden_cards_could_be,
        nottingham.MIXES,
        forgetful={"purses": "hidden"},
        depth=240,
        stride=9,
        patience=9,
        lean=Entry(
            nottingham.lean_cards_and_coins,
            nottingham.hidden_cards_could_be,
            nottingham.LEAN_MIXES,
            stride=9,
            patience=9,
            pack=nottingham.lean_pack(),
            reasons=reasons.nottingham.REASONS,
        ),
        reasons=reasons.nottingham.REASONS,
    ),
    "shahdozd": Entry(
        _coins_and_characters,
        _cards_could_be,
        (
            {},
            {"memory": False},
            {"mixing": "open"},
            {"mixing": "hidden"},
            {"mixing": "random"},
            {"broke_look": "always", "turn_cap": 9},
            {"memory": False, "mixing": "random", "broke_look": "always"},
        ),
        forgetful={"memory": False},
        reasons=reasons.shahdozd.REASONS,
    ),
    "sherwood": Entry(
        sherwood.raiders_sacks_and_cards,
        sherwood.known_cards_are_there,
        sherwood.MIXES,
        forgetful={"memory": False},
        depth=240,
        stride=6,
        patience=12,
        lean=Entry(
            sherwood.raiders_sacks_and_cards,
            sherwood.known_cards_are_there,
            sherwood.LEAN_MIXES,
            stride=9,
            patience=18,
            pack=sherwood.lean_pack(),
            phrases=sherwood.phrases,
            reasons=reasons.sherwood.REASONS,
        ),
        phrases=sherwood.phrases,
        reasons=reasons.sherwood.REASONS,
    ),
}
