"""What no match could be in, though every value by itself may be right."""

from hoodwink.games.nottingham.moves.verbs import INSPECT
from hoodwink.games.nottingham.phases.feast import next_to_serve
from hoodwink.games.nottingham.phases.order import awaited
from hoodwink.games.nottingham.position.cards import check_cards, check_facts
from hoodwink.games.nottingham.position.owing import check_debt
from hoodwink.games.nottingham.position.standing import check_standing
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.inspections import inspected_json
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, has


def check(s: State, setting: Setting, read: Reading) -> None:
    """Raises PositionError for the first thing that does not go with the rest."""
    if sum(s.purse) != setting.coins * len(s.purse):
        raise read.wrong("purses", f"{setting.coins * len(s.purse)} coins together")  # SN-162
    check_cards(s, setting, read)
    _check_sheriff(s, setting, read)
    check_standing(s, setting, read)
    _check_phase(s, read)
    check_debt(s, setting, read)
    for seat in range(len(s.purse)):
        _check_inspections(s, seat, read)
        check_facts(s, seat, read)


def _check_sheriff(s: State, setting: Setting, read: Reading) -> None:
    """The shield goes round from the first Sheriff on."""
    seats = len(s.purse)
    if s.phase == at.FIRST:
        return
    if s.first == NO_SEAT:
        raise read.wrong("first", "the seat of the first Sheriff")
    over = s.phase in at.ENDING
    if over and s.round < setting.rounds[seats]:
        raise read.wrong("round", f"{setting.rounds[seats]} when the last round is over")
    sheriff = (s.first + s.round - over) % seats  # SN-038
    if s.sheriff != sheriff:
        raise read.wrong("sheriff", f"seat {sheriff}, whose round it is")
    if s.bag[sheriff]:
        raise read.wrong("bags", f"none of seat {sheriff}, who is Sheriff")


def _check_phase(s: State, read: Reading) -> None:
    if s.phase == at.SERVE and next_to_serve(s) == NO_SEAT:
        raise read.wrong("phase", "another one, for nobody has a Feast Plate to serve")
    if s.phase == at.OVER and next_to_serve(s) != NO_SEAT:
        raise read.wrong("phase", "'serve', as long as somebody has a Feast Plate to serve")
    if not _waits_well(s):
        raise read.wrong("to_act", "only those whom the phase waits for")


def _waits_well(s: State) -> bool:
    """Whom the game waits for follows from the phase, but for bags that are closed or not."""
    if s.phase == at.FILL:
        return s.waiting > 0 and not has(s.waiting, s.sheriff)
    return s.waiting == awaited(s)


def _check_inspections(s: State, seat: Seat, read: Reading) -> None:
    """A bag is opened at most once a round."""
    told, most = inspected_json(s.inspected, seat), s.round + (s.decided[seat] == INSPECT)
    if told["truthful"] + told["lies"] > most:
        raise read.wrong("seats", f"no more than {most} inspected bags of seat {seat}, one a round")
