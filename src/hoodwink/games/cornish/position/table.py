"""The open table read back from JSON values, with everything checked."""

from collections.abc import Mapping
from typing import Any, Final

from hoodwink.games.cornish.phases.hiring import count_perks
from hoodwink.games.cornish.phases.network import add_pawn
from hoodwink.games.cornish.phases.stores import shelve
from hoodwink.games.cornish.position.sheets import Sheet
from hoodwink.games.cornish.setting import MOST, SEATS, Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.characters import PLACINGS
from hoodwink.games.cornish.things.codes import NO_SEAT, lying, officer, raided, unloaded
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.games.cornish.things.moments import NO_CARD
from hoodwink.games.cornish.things.secrets import AT_LANDING, AT_SALE, MOMENTS
from hoodwink.kernel.seats import Seat, mask_of

ENOUGH: Final = 500
"""More risk than there can be, and more steps of officers."""


class TableReader:
    """Reads what lies on the table into a state whose cards are not yet dealt."""

    def __init__(self, setting: Setting, values: Mapping[str, Any]) -> None:
        self._setting: Final = setting
        self._read: Final = Sheet("position", values)
        self._forms: Final = setting.form_keys
        self._cards: Final = setting.card_keys
        self._stores: Final = setting.store_keys

    def table(self) -> State:
        read = self._read
        players = read.sheets("players")
        if len(players) not in SEATS:
            raise read.wrong("players", "2 to 5 players")
        s = State(len(players))
        self._read_clock(s, len(players))
        self._read_board(s)
        s.stores = [NO_SEAT] * len(self._stores)
        s.stored = [[] for _ in self._stores]
        for seat, player in enumerate(players):
            self._read_player(s, seat, player)
        self._read_pending(s, read.inner("pending"))
        return s

    def _read_clock(self, s: State, seats: int) -> None:
        read, market = self._read, self._setting.market
        s.phase = at.PHASES.index(read.word("phase", at.PHASES))
        s.round = read.count("round", 0, MOST)
        s.first = read.count("first", 0, seats - 1)
        s.turn = read.count("turn", 0, seats - 1)
        s.ending = at.ENDINGS.index(read.word("ending", at.ENDINGS))
        s.wheel = read.count("wheel", 0, market.wheel - 1)
        s.track = read.count("track", 0, market.ends[seats])

    def _read_board(self, s: State) -> None:
        read, land, seats = self._read, self._setting.board.land, len(s.gold)
        for row in read.sheets("officers"):
            s.officers.append(officer(row.index("place", land), row.person("briber", seats)))
        for row in read.sheets("ashore"):
            place, form = row.index("place", land), row.index("goods", self._forms)
            s.ashore.append(lying(place, row.person("owner", seats), form))
        s.officers.sort()
        s.ashore.sort()
        s.seized = read.indices("seized", self._forms)
        merchants = read.inner("merchants")
        s.stalls = [merchants.counted(name, self._forms) for name in self._setting.board.merchants]
        faces = read.rows("faces")
        s.departed = read.counted("departed", self._forms)
        known: list[str | None] = [None, *self._cards]
        if len(faces) != 4 or any(face not in known for face in faces):
            raise read.wrong("faces", "a character or none for each of the four decks")
        s.faces = [NO_CARD if face is None else self._cards.index(face) for face in faces]

    def _read_player(self, s: State, seat: Seat, player: Sheet) -> None:
        s.gold[seat] = player.count("gold", 0, MOST)
        s.influence[seat] = player.count("influence", 0, MOST)
        s.reputation[seat] = player.count("reputation", 0, MOST)
        s.holds[seat] = player.indices("hold", self._forms)
        for place in player.indices("pawns", self._setting.board.land):
            add_pawn(s, seat, place)
        for card in player.sheets("characters"):
            number = card.index("character", self._cards)
            s.casts[seat].append(number)
            s.spent |= card.marked("used", number)
        inside = player.inner("warehouses")
        for key in player.table("warehouses"):
            if key not in self._stores:
                raise player.wrong("warehouses", "warehouses of this pack")
            store = self._stores.index(key)
            s.stores[store] = seat
            for form in inside.indices(key, self._forms):
                shelve(s, store, form)
        self._read_ship(s, seat, player)
        s.passed |= player.marked("passed", seat)
        s.worked |= player.marked("worked", seat)
        s.charts |= player.marked("charts", seat)
        count_perks(s, self._setting, seat)

    def _read_ship(self, s: State, seat: Seat, player: Sheet) -> None:
        setting = self._setting
        s.ships[seat] = player.maybe("ship", setting.ships)
        s.anchors[seat] = player.maybe("anchor", setting.board.sea)
        if s.phase not in at.SETUP and (s.ships[seat] == NO_CARD or s.anchors[seat] == NO_CARD):
            raise player.wrong("ship", "a ship at anchor from the first round on")

    def _read_pending(self, s: State, read: Sheet) -> None:
        land, decks, seats = self._setting.board.land, self._setting.decks, len(s.gold)
        s.window = read.maybe("window", MOMENTS[1:]) + 1
        s.claim = self._claim(s, read.inner("claim")) if s.window else ()
        s.losing = read.count("losing", 0, 20)
        s.placing = read.maybe("placing", PLACINGS)
        s.target = read.maybe("target", land)
        s.points = read.count("points", 0, ENOUGH if s.target != NO_CARD else 0)
        s.recruits = read.count("recruits", 0, 40)
        s.spilling = read.numbers("spilling", seats - 1)
        s.draws = read.numbers("draws", seats - 1)
        s.reveals = mask_of(read.indices("reveals", decks))
        s.opening = read.flag("opening")
        for row in read.sheets("grants"):
            s.grants.append((row.index("do", do.ON_TURN), row.count("amount", 1, 20)))
        s.pair = read.indices("pair", decks)
        for row in read.sheets("draft"):
            form, store = row.index("goods", self._forms), row.maybe("warehouse", self._stores)
            s.draft.append(unloaded(form, store))
        for row in read.sheets("raiding"):
            form, card = row.index("goods", self._forms), row.index("character", self._cards)
            s.raiding.append(raided(form, card))
        s.shadow = read.count("shadow", 0, 100)
        s.acted = read.flag("acted")

    def _claim(self, s: State, read: Sheet) -> tuple[int, ...]:
        land = self._setting.board.land
        place = read.index("place", land)
        if s.window == AT_LANDING:
            return (place, read.count("risk", 0, ENOUGH), read.count("summoned", 0, ENOUGH))
        if s.window == AT_SALE:
            form, row = read.index("goods", self._forms), read.index("row", ROWS)
            return (
                place,
                form,
                row,
                read.count("undercut", 0, ENOUGH),
                read.count("summoned", 0, ENOUGH),
            )
        number = officer(place, read.person("briber", len(s.gold)))
        end = read.index("end", land)
        if number not in s.officers or end not in self._setting.board.roads[place]:
            raise read.wrong("end", "a place beside that officer")
        return (number, end, 1 if read.flag("waylaid") else 0)
