"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.cornish.moves import LET_BE_MOVE
from hoodwink.games.cornish.phases.order import awaited
from hoodwink.games.cornish.phases.rounds import proceed
from hoodwink.games.cornish.position.checks import (
    check_cards,
    check_goods,
    check_pawns,
    check_people,
)
from hoodwink.games.cornish.position.pending_checks import check_pending
from hoodwink.games.cornish.position.setup_checks import before_the_first_round
from hoodwink.games.cornish.position.told import Position
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.codes import buried, burier_of, card_of
from hoodwink.games.cornish.view import sealed
from hoodwink.games.cornish.view.settling import pending_json
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.games.cornish.view.table import on_the_table, read_table
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.plain import refuse_unlike
from hoodwink.kernel.seats import has, only


def dump(s: State, setting: Setting) -> Position:
    return {
        **on_the_table(s, setting),
        "pending": pending_json(s, setting, drafts=True),
        "hands": [[setting.secret_keys[kind] for kind in hand] for hand in s.hands],
        "under_decks": [
            [
                {"seat": burier_of(code), "character": setting.card_keys[card_of(code)]}
                for code in bottom
            ]
            for bottom in s.bottoms
        ],
        "dealt": [setting.card_keys[card] for card in s.dealt],
        "replies": [sealed(setting, reply) for reply in s.replies],
    }


def load(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    s, sheet = read(setting, values), Sheet("position", values)
    check_goods(s, setting, sheet)
    check_cards(s, setting, sheet)
    if s.phase in at.SETUP:
        could_be = before_the_first_round(s, setting, sheet)
        refuse_unlike("position", values, dump(could_be, setting), PositionError)
        return s
    check_people(s, setting, sheet)
    check_pending(s, setting, sheet)
    check_pawns(s, setting, sheet)
    if s.phase != at.OVER:
        _refuse_unsettled(s, setting, values)
    return s


def _refuse_unsettled(s: State, setting: Setting, values: Mapping[str, Any]) -> None:
    """What is pending says the phase and who is to choose: going on must change nothing."""
    settled = s.copy()
    proceed(settled, setting, None)
    refuse_unlike("position", dump(s, setting), dump(settled, setting), PositionError)
    refuse_unlike("position", values, dump(s, setting), PositionError)


def read(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state as it is described, whether or not a match could be in it."""
    s = read_table(setting, values)
    sheet = Sheet("position", values)
    _read_secrets(s, setting, sheet)
    _read_characters(s, setting, sheet)
    said = [LET_BE_MOVE.text, *(play.text for play in setting.words.plays)]
    s.replies = sheet.replies("replies", len(s.gold), said)
    s.waiting = awaited(s) & ~s.replied()
    return s


def _read_secrets(s: State, setting: Setting, sheet: Sheet) -> None:
    keys = setting.secret_keys
    rows, seats = sheet.rows("hands"), len(s.gold)
    if len(rows) != seats:
        raise sheet.wrong("hands", f"the secrets of each of {seats} players")
    s.hands = [Sheet("position: hands", {"hand": row}).indices("hand", keys) for row in rows]
    s.undealt = [
        secret.count - gone
        for secret, gone in zip(setting.secrets, sheet.counted("played", keys), strict=True)
    ]
    for hand in s.hands:
        for kind in hand:
            s.undealt[kind] -= 1
    for secret, left in zip(setting.secrets, s.undealt, strict=True):
        if left < 0:
            raise sheet.wrong("hands", f"at most {secret.count} of {secret.key}, played ones too")


def _read_characters(s: State, setting: Setting, sheet: Sheet) -> None:
    keys = setting.card_keys
    s.unseen = _unseen(s, setting, sheet.indices("gone", keys))
    dealt = sheet.rows("dealt")
    if any(key not in keys for key in dealt) or len(dealt) > 2:
        raise sheet.wrong("dealt", "at most two characters")
    s.dealt = [keys.index(key) for key in dealt]
    rows = sheet.rows("under_decks")
    if len(rows) != 4:
        raise sheet.wrong("under_decks", "a list for each of the four decks")
    for deck, row in enumerate(rows):
        bottom = Sheet(f"position: under_decks {deck}", {"cards": row})
        for card in bottom.sheets("cards"):
            number, seat = card.index("character", keys), card.count("seat", 0, len(s.gold) - 1)
            s.bottoms[deck].append(buried(number, seat))
    _hide(s, setting, sheet)


def _unseen(s: State, setting: Setting, gone: list[int]) -> list[int]:
    """All characters that do not lie open and were not discarded, deck by deck."""
    sight = {*gone, *s.faces, *(card for cast in s.casts for card in cast)}
    unseen = [0] * len(setting.decks)
    for card, character in enumerate(setting.characters):
        if card not in sight:
            unseen[character.deck] |= only(card)
    return unseen


def _hide(s: State, setting: Setting, sheet: Sheet) -> None:
    """What lies under a deck or was just dealt is no longer among the unseen."""
    hidden = [(deck, card_of(code)) for deck, row in enumerate(s.bottoms) for code in row]
    hidden += [(setting.characters[card].deck, card) for card in s.dealt]
    for deck, card in hidden:
        if not has(s.unseen[deck], card):
            raise sheet.wrong("under_decks", "cards that lie nowhere else, under their own decks")
        s.see_card(deck, card)
