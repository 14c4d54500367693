"""A draft with one thing more in it, or one less."""

from hoodwink.games.nottingham.offers import Choice, Offer
from hoodwink.games.nottingham.verbs import Add, AddCoins, Ask, Claim, OfOutcome, Repay, Vow
from hoodwink.kernel.moves import Move


def with_part(draft: Offer, part: Move) -> Offer:
    return _changed(draft, part, 1)


def without_part(draft: Offer, part: Move) -> Offer:
    return _changed(draft, part, -1)


def _changed(draft: Offer, part: Move, by: int) -> Offer:
    coins = by * part.coins if isinstance(part, AddCoins) else 0
    return Offer(
        draft.number,
        draft.by,
        draft.giver,
        draft.outcome,
        draft.bag,
        draft.replaces,
        draft.coins + coins,
        _kinds(draft.goods, part.kind, by) if isinstance(part, Add) else draft.goods,
        _kinds(draft.claims, part.kind, by) if isinstance(part, Claim) else draft.claims,
        _choices(draft.asks, part, by) if isinstance(part, Ask) else draft.asks,
        _choices(draft.promises, part, by) if isinstance(part, Vow) else draft.promises,
        _choices(draft.repays, part, by) if isinstance(part, Repay) else draft.repays,
    )


def _kinds(kinds: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    if by > 0:
        return tuple(sorted((*kinds, kind)))
    place = kinds.index(kind)
    return kinds[:place] + kinds[place + 1 :]


def _choices(choices: tuple[Choice, ...], part: OfOutcome, by: int) -> tuple[Choice, ...]:
    choice = (part.outcome, part.seat)
    if by > 0:
        return tuple(sorted((*choices, choice)))
    return tuple(other for other in choices if other != choice)
