"""Before the first round: ships, warehouses, a first character, a pawn, an anchorage."""

from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.phases.hiring import join, set_pawn
from hoodwink.games.cornish.phases.rounds import proceed, start_round
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.things.codes import NO_SEAT, buried, officer
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def lay_out(setting: Setting, seats: int) -> State:
    """CS-020 to CS-026: the table before anybody chooses."""
    s = State(seats)
    s.officers = sorted(officer(place, NO_SEAT) for place in setting.board.posts)  # CS-024
    s.stalls = [stock[:] for stock in setting.stock]  # CS-025
    s.departed = [0] * len(setting.forms)
    s.gold, s.influence = [setting.start_gold] * seats, [setting.start_influence] * seats  # CS-026
    s.stores = [NO_SEAT] * len(setting.warehouses)
    s.stored = [[] for _ in setting.warehouses]
    s.undealt = [secret.count for secret in setting.secrets]  # CS-020
    s.perks = [[0] * 7 for _ in range(seats)]
    for number, character in enumerate(setting.characters):
        s.unseen[character.deck] |= 1 << number  # CS-023
    return s


def _next(s: State, phase: int, then: int, then_seat: Seat, way: int = 1) -> None:
    """The next player of a draft, or the first of the one that follows."""
    last = (s.first - way) % len(s.gold) if way == 1 else s.first
    if s.turn == last:
        s.phase, s.turn = then, then_seat
    else:
        s.phase, s.turn = phase, (s.turn + way) % len(s.gold)
    s.waiting = 1 << s.turn


def choose_first(s: State, _setting: Setting, _seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.first = s.turn = move.what  # CS-027
    s.phase = at.SHIPS
    s.waiting = 1 << s.turn
    if tell:
        tell("first_player", seat=s.first)


def take_ship(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.ships[seat] = move.what  # CS-028
    if tell:
        tell("ship_taken", seat=seat, ship=setting.ships[move.what])
    _next(s, at.SHIPS, at.WAREHOUSES, (s.first - 1) % len(s.gold))


def take_warehouse(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.stores[move.what] = seat  # CS-029
    if tell:
        tell("warehouse_taken", seat=seat, warehouse=setting.warehouses[move.what].key)
    _next(s, at.WAREHOUSES, at.PAIR, s.first, -1)


def draw_pair(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """CS-030: two decks are named; chance deals a card from each."""
    s.pair = [move.what, move.end]
    s.dealt = []
    s.phase, s.waiting = at.DEAL, 0
    if tell:
        tell("pair_drawn", seat=seat, decks=[setting.decks[deck] for deck in s.pair])


def deal(s: State, setting: Setting, _seat: Seat, move: Choice, tell: Tell | None) -> None:
    """CS-132: only the player sees what is dealt."""
    card = move.what
    deck = setting.characters[card].deck
    s.unseen[deck] &= ~(1 << card)
    s.dealt.append(card)
    if tell:
        key = setting.characters[card].key
        tell("character_dealt", {s.turn: {"character": key}}, seat=s.turn, deck=setting.decks[deck])
    if len(s.dealt) == 2:
        s.phase, s.waiting = at.KEEP, 1 << s.turn


def keep(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """CS-031, CS-033: no gold, but the reputation; the other card goes under its deck."""
    other = s.dealt[0] if s.dealt[1] == move.what else s.dealt[1]
    s.pair, s.dealt = [], []
    s.bottoms[setting.characters[other].deck].append(buried(other, seat))
    join(s, setting, seat, move.what)
    if tell:
        deck = setting.decks[setting.characters[other].deck]
        tell(
            "character_kept", seat=seat, character=setting.characters[move.what].key, returned=deck
        )
    _next(s, at.PAIR, at.PAWNS, s.first)


def place_first_pawn(
    s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None
) -> None:
    set_pawn(s, setting, seat, move.end, tell)  # CS-034
    _next(s, at.PAWNS, at.ANCHORS, s.first)


def place_ship(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.anchors[seat] = move.end  # CS-035
    if tell:
        tell("ship_placed", seat=seat, sea=setting.board.sea[move.end])
    _next(s, at.ANCHORS, at.TURN, s.first)
    if s.phase == at.TURN:
        start_round(s, tell)  # CS-036
        proceed(s, setting, tell)
