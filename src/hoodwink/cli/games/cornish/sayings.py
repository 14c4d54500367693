"""What the cards of Cornish Smuggler do, in sentences made from the small words of a pack."""

from collections.abc import Mapping
from typing import Any

from hoodwink.kernel.packs import Pack
from hoodwink.locales.voice import Voice

Card = Mapping[str, Any]


def card_sentences(voice: Voice, pack: Pack, key: str) -> list[str]:
    """What a character or a secret does. Its name is the word of its key."""
    characters, secrets = (_cards(pack, table) for table in ("characters", "secrets"))
    if key in secrets:
        card = secrets[key]
        return [voice.say("card-secret", when=card["when"], do=_phrases(card, "do"))]
    return _character(voice, characters[key]) or [voice.say("card-plain")]


def _cards(pack: Pack, table: str) -> dict[str, Card]:
    return {card["key"]: card for card in pack.entry(table).rows("cards")}


def _character(voice: Voice, card: Card) -> list[str]:
    told: list[str] = []
    if "always" in card:
        told.append(voice.say("card-always", always=_phrases(card, "always")))
    if "use" in card:
        use, pay = _phrases(card, "use"), _phrases(card, "pay")
        told.append(voice.say("card-use", use=use, pay=pay, action=card.get("action", False)))
    if card.get("mob"):
        told.append(voice.say("card-mob"))
    return told


def _phrases(card: Card, key: str) -> list[list[str]]:
    return [phrase.split() for phrase in card.get(key, ())]
