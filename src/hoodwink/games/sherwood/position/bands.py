"""Which bands may lie in the hideouts, what may be marked there, and what may be promised."""

from hoodwink.games.sherwood.phases.alliances.targets import most_held
from hoodwink.games.sherwood.phases.rounds import back_of
from hoodwink.games.sherwood.position.needs import need
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import members
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.promises import OPEN
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import has, is_many


def check_bands(s: State, setting: Setting, read: Reading, planning: bool) -> None:
    letters = [letter for letter in s.letter if letter != NONE]
    need(len(set(letters)) == len(letters), read, "hideouts", "a letter at one hideout only")
    for h, leader in enumerate(s.leader):
        band = members(s, h)
        led = has(band, leader) if leader != NO_SEAT else band == 0
        need(led, read, "hideouts", "a leader with raiders in every band")
        if setting.advanced:
            _check_agreement(s, h, band, read, planning)
        else:
            _check_pledges(s, setting, h, read, planning)
    need(setting.advanced or not s.escrow, read, "hideouts", "no loot put aside in the basic game")
    need(not s.escrow or s.phase != at.OVER, read, "hideouts", "no loot put aside at the end")
    spared = s.mine if planning else s.mine + sum(s.sacks)
    need(s.aside <= spared, read, "mine", "as many sacks left as are put aside")  # B-52
    for place in range(len(s.row)):
        _check_promised_loot(s, setting, place, read)


def _check_pledges(s: State, setting: Setting, h: int, read: Reading, planning: bool) -> None:
    """SF-087: by name, one for each raider at most, and marked with a letter."""
    pledged = [(seat, kind) for there, seat, kind in s.pledges if there == h]
    for seat, kind in pledged:
        number = sum(1 for owner, _ in pledged if owner == seat)
        manned = 0 <= kind < setting.gear.ordinary and number <= s.band[h * MOST_SEATS + seat]
        need(manned, read, "hideouts", "ordinary pledges, one for each raider at most")
    marked = s.letter[h] != NONE
    fits = marked == bool(pledged) if planning else marked or not pledged
    need(fits, read, "hideouts", "a letter where cards are pledged")
    need(s.target[h] == NONE, read, "hideouts", "no target in the basic game")
    need(s.informant[h] == NO_SEAT, read, "hideouts", "no informant in the basic game")


def _check_agreement(s: State, h: int, band: int, read: Reading, planning: bool) -> None:
    """SF-102, SF-103: letter, target and informant together, and loot for others put aside."""
    target, informant = s.target[h], s.informant[h]
    fixed = target != NONE
    together = fixed == (informant != NO_SEAT) == (s.letter[h] != NONE)
    need(together, read, "hideouts", "an informant and a letter for every target")
    need(not any(there == h for there, _, _ in s.pledges), read, "hideouts", "no pledges by name")
    entries = [entry for entry in s.escrow if entry[0] == h]
    seats = [seat for _, seat, _, _ in entries]
    need(seats == sorted(set(seats)), read, "hideouts", "loot put aside once for a seat, in order")
    need(fixed or not entries, read, "hideouts", "a target where loot is put aside")
    due = all(seat != informant and sacks + men for _, seat, sacks, men in entries)
    need(due, read, "hideouts", "something put aside, and nothing for the informant")  # SF-114
    if planning and fixed:
        knows = has(s.face_up, target) or has(s.knowers[target], informant)
        need(knows, read, "hideouts", "an informant who knows the target")  # SF-099
        allied = has(band, informant) and is_many(band)
        need(allied, read, "hideouts", "an informant with allies")  # B-21
        there = all(has(band, seat) for seat in seats)
        need(there, read, "hideouts", "loot put aside for members of the band")


def _check_promised_loot(s: State, setting: Setting, place: int, read: Reading) -> None:
    """B-52: no more than the card can hold."""
    entries = [entry for entry in s.escrow if s.target[entry[0]] == place]
    most = setting.content.richest[back_of(s.round)]
    if place == 0 and s.row[0] >= 0:
        most = most_held(s, setting, place)
    sacks, men = sum(entry[2] for entry in entries), sum(entry[3] for entry in entries)
    held = sacks <= most[0] and men <= most[1]
    need(held, read, "hideouts", "no more put aside of a card than it can hold")


def check_promises(s: State, setting: Setting, read: Reading, planning: bool) -> None:
    """B-51: in order; open only of this round, by members of their band."""
    need(setting.advanced or not s.promises, read, "promises", "none in the basic game")
    before, latest = 0, s.round - (s.phase in at.BETWEEN)
    standings: dict[tuple[int, int, int], tuple[int, str]] = {}
    for promise in s.promises:
        made_in, h, standing = promise.made_in, promise.hideout, promise.standing
        need(before <= made_in <= latest, read, "promises", "the rounds up to now in order")
        before = made_in
        now = made_in == s.round
        there = s.band[h * MOST_SEATS + promise.seat]
        kept_open = now and there and s.phase not in at.WITHOUT_BANDS
        need(standing != OPEN or kept_open, read, "promises", "open ones of bands that lie there")
        need(standing == OPEN or not planning or not now, read, "promises", "new ones open")
        word = (promise.cards, standing)
        once = standings.setdefault((promise.seat, made_in, h), word)
        same = once == word and promise.seat != promise.to
        need(same, read, "promises", "one word of a seat about a band, to others")
        few = promise.cards <= setting.content.raiders_each
        need(few, read, "promises", "no more cards than raiders")  # SF-046
    told = {(promise.seat, promise.to, promise.made_in, promise.hideout) for promise in s.promises}
    need(len(told) == len(s.promises), read, "promises", "each of them once")
