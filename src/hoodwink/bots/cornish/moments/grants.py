"""What a card that was used or played lets one choose."""

from hoodwink.bots.cornish.knowledge.offers import those
from hoodwink.bots.cornish.plans.cards import hit_worth
from hoodwink.bots.cornish.plans.desk import Desk
from hoodwink.bots.cornish.plans.hiring import place_pawn
from hoodwink.bots.cornish.plans.officers import best_recall, best_suborn, raid_by_post
from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves.actions import March
from hoodwink.games.cornish.moves.cards import Release, Rouse, Target
from hoodwink.games.cornish.moves.choices import Choice, OfOfficer
from hoodwink.games.cornish.moves.setup import PlacePawn
from hoodwink.games.cornish.setting import effects as do


def choose(desk: Desk, moves: list[Choice]) -> Choice:
    """The best of what is granted, or be done with it."""
    grant = desk.mind.view["pending"]["grants"][0]
    word, amount = do.WORDS.index(grant["do"]), grant["amount"]
    return _wanted(desk, moves, word, amount) or say.DONE_MOVE


def _wanted(desk: Desk, moves: list[Choice], word: int, amount: int) -> Choice | None:
    if word == do.SAIL:
        return desk.skipper.voyage()
    if word == do.WALK:
        return desk.walk
    if word in (do.CARRY, do.HAUL):
        return desk.goods
    if word == do.PAWN:
        return place_pawn(desk.mind, desk.offers.of(PlacePawn))
    if word in (do.MARCH, do.RECALL, do.SUBORN):
        return _about_officers(desk, moves, word, amount)
    return _about_cards(desk, word, amount)


def _about_officers(desk: Desk, moves: list[Choice], word: int, amount: int) -> Choice | None:
    mind = desk.mind
    if word == do.MARCH:
        wanted = raid_by_post(mind, amount)[1]
        return next((m for m in those(March, moves) if (m.officer, m.end) == wanted), None)
    worth, officer = best_recall(mind) if word == do.RECALL else best_suborn(mind)
    return next((m for m in those(OfOfficer, moves) if m.officer == officer and worth > 0), None)


def _about_cards(desk: Desk, word: int, amount: int) -> Choice | None:
    offers = desk.offers
    if word == do.RELEASE:
        return max(
            offers.of(Release),
            key=lambda move: desk.coast.sizes[move.form],
            default=None,
        )
    if word == do.ROUSE:
        return max(
            offers.of(Rouse),
            key=lambda move: desk.coast.each_round[move.card],
            default=None,
        )
    targets = {move.seat: move for move in offers.of(Target)}
    rivals = [seat for seat in desk.mind.rivals if seat in targets]
    return targets[max(rivals, key=lambda seat: hit_worth(desk, word, amount, seat))]
