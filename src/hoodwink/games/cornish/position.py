"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.cornish import phases as at
from hoodwink.games.cornish import powers
from hoodwink.games.cornish.customs import next_steps
from hoodwink.games.cornish.hearing import TableReader
from hoodwink.games.cornish.network import poorest_of_all
from hoodwink.games.cornish.phases import NO_REPLY
from hoodwink.games.cornish.sheets import Sheet
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.stores import may_stow
from hoodwink.games.cornish.telling import table_json
from hoodwink.games.cornish.terms import Terms
from hoodwink.games.cornish.windows import asked
from hoodwink.games.cornish.worlds import unseen_cards


def dump(t: Terms, s: State) -> dict[str, Any]:
    return {
        **table_json(t, s, drafts=True),
        "hands": [[t.secrets[kind].key for kind in hand] for hand in s.hands],
        "bottoms": [
            [{"seat": code & 7, "character": t.characters[code >> 3].key} for code in bottom]
            for bottom in s.bottoms
        ],
        "dealt": [t.characters[card].key for card in s.dealt],
        "replies": s.replies[:],
    }


def load(t: Terms, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    s = read(t, values)
    if not _could_be(t, s):
        raise Sheet("position", values).wrong("phase", "one that agrees with what is pending")
    return s


def read(t: Terms, values: Mapping[str, Any]) -> State:
    """The state as it is described, whether or not a match could be in it."""
    s = TableReader(t, values).table()
    sheet = Sheet("position", values)
    _load_secrets(t, s, sheet)
    _load_characters(t, s, sheet)
    s.replies = sheet.counts("replies", len(s.gold), NO_REPLY, len(t.secrets))
    s.waiting = _waiting(s)
    return s


def _load_secrets(t: Terms, s: State, read: Sheet) -> None:
    keys = [secret.key for secret in t.secrets]
    rows, seats = read.rows("hands"), len(s.gold)
    if len(rows) != seats:
        raise read.wrong("hands", f"the secrets of each of {seats} players")
    s.hands = [Sheet("position: hands", {"hand": row}).indices("hand", keys) for row in rows]
    gone = read.counted("played", keys)
    for kind, secret in enumerate(t.secrets):
        held = sum(hand.count(kind) for hand in s.hands)
        s.undealt.append(secret.count - gone[kind] - held)
        if s.undealt[kind] < 0:
            raise read.wrong("hands", f"at most {secret.count} of {secret.key}, played ones too")


def _load_characters(t: Terms, s: State, read: Sheet) -> None:
    keys = [character.key for character in t.characters]
    gone = [keys[card] for card in read.indices("gone", keys)]
    s.unseen = unseen_cards(t, s, gone)
    dealt = read.rows("dealt")
    if any(key not in keys for key in dealt) or len(dealt) > 2:
        raise read.wrong("dealt", "at most two characters")
    s.dealt = [keys.index(key) for key in dealt]
    rows = read.rows("bottoms")
    if len(rows) != 4:
        raise read.wrong("bottoms", "a list for each of the four decks")
    for deck, row in enumerate(rows):
        bottom = Sheet(f"position: bottoms {deck}", {"cards": row})
        for card in bottom.sheets("cards"):
            number, seat = card.index("character", keys), card.count("seat", 0, len(s.gold) - 1)
            s.bottoms[deck].append(number << 3 | seat)
    _hide(t, s, read)


def _hide(t: Terms, s: State, read: Sheet) -> None:
    """What lies under a deck or was just dealt is no longer among the unseen."""
    hidden = [(deck, code >> 3) for deck, row in enumerate(s.bottoms) for code in row]
    hidden += [(t.characters[card].deck, card) for card in s.dealt]
    for deck, card in hidden:
        if not s.unseen[deck] >> card & 1:
            raise read.wrong("bottoms", "cards that lie nowhere else, under their own decks")
        s.unseen[deck] &= ~(1 << card)


def _could_be(t: Terms, s: State) -> bool:
    """Whether the phase agrees with what is pending."""
    if s.phase == at.WINDOW:
        return s.window > 0 and _waiting(s) > 0
    if s.phase == at.CUSTOMS:
        return s.points > 0 and bool(next_steps(t, s))
    if s.phase == at.GRANT:
        return bool(s.grants) and bool(powers.options(t, s, s.turn))
    if s.phase == at.REVEAL:
        return s.reveals > 0 and s.unseen[(s.reveals & -s.reveals).bit_length() - 1] > 0
    if s.phase == at.SPILL:
        return bool(s.spilling) and bool(s.hands[s.spilling[0]])
    if s.phase == at.DEAL:
        return len(s.pair) == 2 and len(s.dealt) < 2 and s.unseen[s.pair[len(s.dealt)]] > 0
    if s.phase == at.STOW:
        return s.acted and not s.passed >> s.turn & 1 and may_stow(t, s, s.turn)
    return _simply_could_be(s)


def _simply_could_be(s: State) -> bool:
    needed = {
        at.REMOVE: s.losing > 0 and bool(s.pawns[s.turn]),
        at.PLACE: s.placing != at.NO_PLACING,
        at.RECRUIT: s.recruits > 0,
        at.SECRET: bool(s.draws) and any(s.undealt),
        at.KEEP: len(s.dealt) == 2,
    }
    return needed.get(s.phase, True)


def _waiting(s: State) -> int:
    """Whom the game waits for follows from the phase and who has answered."""
    if s.phase in (at.FIRST, at.DEAL, at.SPILL, at.SECRET, at.REVEAL, at.OVER):
        return 0
    if s.phase == at.WINDOW:
        replied = sum(1 << seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)
        return asked(s) & ~replied
    if s.phase == at.CUSTOMS or s.phase == at.RECRUIT:
        return 1 << poorest_of_all(s)
    return 1 << s.turn
