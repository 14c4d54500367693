"""What lies open on the table: told in views and positions, and read again from both."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.cornish.setting import MOST, SEATS, Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.codes import (
    NO_SEAT,
    briber_of,
    card_of,
    form_of,
    lying,
    officer,
    owner_of,
    person,
    place_of,
    post_of,
)
from hoodwink.games.cornish.things.moments import NO_CARD
from hoodwink.games.cornish.view.players import player_json, read_player
from hoodwink.games.cornish.view.settling import pending_json, read_pending
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.games.cornish.view.told import OnTheTable


def on_the_table(s: State, setting: Setting) -> OnTheTable:
    """CS-133: everything but hands, decks, sealed choices and what is only being prepared."""
    land = setting.board.land
    return {
        "phase": at.PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "ending": at.ENDINGS[s.ending],
        "wheel": s.wheel,
        "track": s.track,
        "officers": [
            {"place": land[post_of(n)], "briber": person(briber_of(n))} for n in s.officers
        ],
        "ashore": [
            {
                "place": land[place_of(n)],
                "owner": person(owner_of(n)),
                "goods": setting.form_keys[form_of(n)],
            }
            for n in s.ashore
        ],
        "seized": [setting.form_keys[form] for form in s.seized],
        "merchants": {
            name: {setting.form_keys[form]: left for form, left in enumerate(stall) if left}
            for name, stall in zip(setting.board.merchants, s.stalls, strict=True)
        },
        "departed": {setting.form_keys[form]: n for form, n in enumerate(s.departed) if n},
        "faces": [None if card == NO_CARD else setting.card_keys[card] for card in s.faces],
        "gone": [setting.card_keys[card] for card in gone(s, setting)],
        "played": {
            setting.secret_keys[kind]: count
            for kind, count in enumerate(played(s, setting))
            if count
        },
        "players": [player_json(s, setting, seat) for seat in range(len(s.gold))],
        "pending": pending_json(s, setting, drafts=False),
    }


def gone(s: State, setting: Setting) -> list[int]:
    """The characters that were discarded or lost, which all have seen."""
    kept = s.unseen[0] | s.unseen[1] | s.unseen[2] | s.unseen[3]
    for cards in (*s.casts, s.dealt):
        for card in cards:
            kept |= 1 << card
    for card in s.faces:
        if card != NO_CARD:
            kept |= 1 << card
    for bottom in s.bottoms:
        for code in bottom:
            kept |= 1 << card_of(code)
    return [card for card in range(len(setting.characters)) if not kept >> card & 1]


def played(s: State, setting: Setting) -> list[int]:
    """How many secrets of each kind have left the game."""
    left = s.undealt[:]
    for hand in s.hands:
        for kind in hand:
            left[kind] += 1
    return [secret.count - left[kind] for kind, secret in enumerate(setting.secrets)]


def read_table(setting: Setting, values: Mapping[str, Any]) -> State:
    """What `on_the_table` told, in a state whose cards are not yet dealt."""
    read = Sheet("position", values)
    players = read.sheets("players")
    if len(players) not in SEATS:
        raise read.wrong("players", "2 to 5 players")
    s = State(len(players))
    _read_clock(s, setting, read)
    _read_board(s, setting, read)
    s.stores = [NO_SEAT] * len(setting.store_keys)
    s.stored = [[] for _ in setting.store_keys]
    for seat, player in enumerate(players):
        read_player(s, setting, seat, player)
    read_pending(s, setting, read.inner("pending"))
    return s


def _read_clock(s: State, setting: Setting, read: Sheet) -> None:
    market, seats = setting.market, len(s.gold)
    s.phase = at.PHASES.index(read.word("phase", at.PHASES))
    s.round = read.count("round", 0, MOST)
    s.first = read.count("first", 0, seats - 1)
    s.turn = read.count("turn", 0, seats - 1)
    s.ending = at.ENDINGS.index(read.word("ending", at.ENDINGS))
    s.wheel = read.count("wheel", 0, market.wheel - 1)
    s.track = read.count("track", 0, market.ends[seats])


def _read_board(s: State, setting: Setting, read: Sheet) -> None:
    land, seats = setting.board.land, len(s.gold)
    for row in read.sheets("officers"):
        s.officers.append(officer(row.index("place", land), row.person("briber", seats)))
    for row in read.sheets("ashore"):
        place, form = row.index("place", land), row.index("goods", setting.form_keys)
        s.ashore.append(lying(place, row.person("owner", seats), form))
    s.officers.sort()
    s.ashore.sort()
    s.seized = read.indices("seized", setting.form_keys)
    merchants = read.inner("merchants")
    s.stalls = [merchants.counted(name, setting.form_keys) for name in setting.board.merchants]
    faces = read.rows("faces")
    s.departed = read.counted("departed", setting.form_keys)
    known: list[str | None] = [None, *setting.card_keys]
    if len(faces) != 4 or any(face not in known for face in faces):
        raise read.wrong("faces", "a character or none for each of the four decks")
    s.faces = [NO_CARD if face is None else setting.card_keys.index(face) for face in faces]
