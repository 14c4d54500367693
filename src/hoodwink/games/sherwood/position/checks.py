"""What no match could be in: things lost, and things that do not belong to the phase."""

from hoodwink.games.sherwood.phases.rounds import set_up
from hoodwink.games.sherwood.position.bands import check_bands, check_promises
from hoodwink.games.sherwood.position.needs import need
from hoodwink.games.sherwood.position.road import check_road
from hoodwink.games.sherwood.position.row import check_row
from hoodwink.games.sherwood.position.talks import check_replies, check_talks
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import MOST, State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import INN, MARKET, MERCHANT, MOST_SEATS, NO_SEAT
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import all_below, has, mask_of, only


def check(s: State, setting: Setting, read: Reading) -> None:
    """PositionError for the first thing that cannot be."""
    _check_raiders(s, setting, read)
    _check_sacks(s, setting, read)
    _check_equipment(s, setting, read)
    check_row(s, setting, read)
    if s.phase in at.BETWEEN:
        _check_between(s, setting, read)
    elif s.phase in at.PLANNING:
        _check_planning(s, read)
    else:
        _check_raiding(s, read)
    check_bands(s, setting, read, planning=s.phase in at.PLANNING)
    check_promises(s, setting, read, planning=s.phase in at.PLANNING)
    check_road(s, setting, read)
    check_talks(s, setting, read)
    check_replies(s, setting, read)


def _check_raiders(s: State, setting: Setting, read: Reading) -> None:
    most = setting.content.raiders_each
    for seat in range(len(s.camp)):
        aside = s.oak[seat] + sum(entry[3] for entry in s.escrow if entry[1] == seat)
        there = sum(s.band[seat::MOST_SEATS]) + sum(s.posted[seat::MOST_SEATS])
        need(
            s.camp[seat] + there + aside == most, read, "camps", f"{most} raiders of each colour"
        )  # SF-156
        least = setting.content.raiders_in_camp
        need(aside <= most - least, read, "oaks", f"{least} raiders of each in play")  # SF-122
        market = s.posted[MARKET * MOST_SEATS + seat]
        need(market % 2 == 0, read, "market", "two raiders for every recruit")  # SF-041b


def _check_sacks(s: State, setting: Setting, read: Reading) -> None:
    sacks = s.mine + sum(s.sacks) + s.aside
    all_there = sacks == setting.content.sacks or (
        setting.unlimited_mine and setting.content.sacks < sacks <= MOST
    )
    need(all_there, read, "mine", f"{setting.content.sacks} sacks in mine, camps and hideouts")


def _check_equipment(s: State, setting: Setting, read: Reading) -> None:
    for kind, name in enumerate(setting.gear.names):
        laid = sum(1 for _, _, one in s.pledges if one == kind)
        used = sum(1 for _, one in s.played if one == kind)
        held = sum(s.hand[kind * MOST_SEATS : kind * MOST_SEATS + MOST_SEATS])
        found = s.deck[kind] + s.discard[kind] + held + laid + used
        need(
            found == setting.equipment[kind],
            read,
            "deck",
            f"{setting.equipment[kind]} cards {name!r} in all",
        )
    shown = all(shown <= held for shown, held in zip(s.shown, s.hand, strict=True))
    need(shown, read, "shown", "only cards that are in the hands")
    need(
        not setting.advanced or not any(s.shown), read, "shown", "none in the advanced game"
    )  # SF-101


def _check_between(s: State, setting: Setting, read: Reading) -> None:
    """Before a row is laid out everything is at home, and before the first it is as set up."""
    need(not any(s.band) and not any(s.posted), read, "camps", "all raiders at home")  # SF-078
    need(not s.pledges and not s.escrow, read, "hideouts", "nothing in the hideouts")
    need(s.first == NO_SEAT, read, "first", "nobody before the planning phase")  # B-41
    everybody = all_below(len(s.camp)) if s.round > 1 else 0
    need(
        s.emptied == everybody, read, "emptied", "everybody after a round, nobody before the first"
    )
    need(s.phase == at.LAYOUT or s.round == 1, read, "round", "1 before anybody has the figure")
    if s.round == 1:
        start = set_up(setting, len(s.camp))
        same = (s.camp, s.sacks, s.glory, s.deck) == (
            start.camp,
            start.sacks,
            start.glory,
            start.deck,
        )
        need(same and s.turn == 0, read, "phase", "another phase, or everything as it is set up")
        need(s.phase == at.LAYOUT or s.figure == 0, read, "figure", "0 as long as nobody has it")


def _check_planning(s: State, read: Reading) -> None:
    """Camps only become empty, and whose does first or second is known."""
    errand = only(s.turn) if s.phase in at.ERRANDS else 0
    empty = mask_of(seat for seat, raiders in enumerate(s.camp) if raiders == 0)
    known = s.emptied == empty & ~errand
    need(known, read, "emptied", "the seats without a raider in camp")  # SF-050
    need(errand or s.camp[s.turn], read, "turn", "a player with raiders in camp")  # SF-030
    second = s.emptied & (s.emptied - 1) != 0
    need((s.first != NO_SEAT) == second, read, "first", "a seat as soon as two camps are empty")
    holder = s.first == NO_SEAT or has(s.emptied, s.first)
    need(holder, read, "first", "a seat whose camp is empty")  # SF-051
    post = {at.LOOK: INN, at.DRAW: MERCHANT}.get(s.phase)
    sent = post is None or s.posted[post * MOST_SEATS + s.turn]
    need(sent, read, "turn", "a player with a raider at the inn or the merchant")  # SF-035


def _check_raiding(s: State, read: Reading) -> None:
    """Every camp has been empty, and the cards are sent in turn."""
    everybody = all_below(len(s.camp))
    need(s.emptied == everybody, read, "emptied", "every seat once the raids have begun")  # SF-029
    need(s.first != NO_SEAT, read, "first", "a first player in the raid phase")
    senders = s.sent - (s.phase == at.OVER)
    following = (s.first + senders) % len(s.camp)
    need(s.turn == following, read, "turn", "the next player after those who have sent a card")
