"""The cards, places and goods of Cornish Smuggler have names and texts in every language."""

import pytest

from hoodwink.cli.games.cornish.sayings import card_sentences
from hoodwink.games.cornish.things.characters import PERKS
from hoodwink.games.cornish.things.content import Content, content_of
from hoodwink.games.cornish.things.effects import WORDS
from hoodwink.kernel.packs import built_in
from hoodwink.locales import LANGUAGES
from hoodwink.locales.sentences import event_sentence
from hoodwink.locales.voice import Voice
from locales.files import messages

PACK = built_in("cornish")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def content() -> Content:
    return content_of(PACK)


def cards() -> list[str]:
    return [*(c.key for c in content().characters), *(s.key for s in content().secrets)]


def speaking(language: str) -> Voice:
    return Voice(language, "cornish", ("Ada", "Bram"), me=0)


def test_everything_in_the_pack_has_a_name(language: str) -> None:
    board = content().board
    forms, stores = content().forms, content().warehouses
    keys = {*cards(), *board.land, *board.sea, *content().decks, *content().ships}
    keys |= {form.key for form in forms} | {store.key for store in stores}
    assert {f"word-{key}" for key in keys} <= {*messages(language, "cornish.ftl")}


def test_no_two_cards_share_a_name(language: str) -> None:
    voice = speaking(language)
    assert len({voice.word(key) for key in cards()}) == len(cards())


def test_every_card_says_what_it_does(language: str) -> None:
    voice = speaking(language)
    for key in cards():
        for sentence in card_sentences(voice, PACK, key):
            assert sentence.endswith(".")
    assert voice.mistakes == []


@pytest.mark.parametrize("message", ["effect", "always"])
def test_no_two_words_of_cards_say_the_same(language: str, message: str) -> None:
    """So none of them falls back on the last one of the list."""
    voice, words = speaking(language), WORDS if message == "effect" else PERKS
    said = {voice.say(message, first=word, second=2, third=3) for word in words}
    assert len(said) == len(words)


def test_a_card_says_when_it_may_be_used_and_what_that_costs(language: str) -> None:
    told = {
        "en": "Once a round, as your action and for 1 gold: with a pawn in Penzance, ",
        "fr": "Une fois par manche, pour action, contre 1 pièce d\u2019or\u00a0: avec un pion",
    }
    (sentence,) = card_sentences(speaking(language), PACK, "clerk-pender")
    assert sentence.startswith(told[language])


def test_a_secret_says_when_it_may_be_played(language: str) -> None:
    told = {
        "en": "When another player lands goods: the landing runs 3 more risk.",
        "fr": "autre débarque\u00a0: le débarquement court 3 de risque en plus.",
    }
    (sentence,) = card_sentences(speaking(language), PACK, "lantern-on-the-cliff")
    assert sentence.endswith(told[language])


def test_both_ways_to_the_last_round_are_told_apart(language: str) -> None:
    voice = speaking(language)
    reasons = ("track end", "sold out")
    told = {event_sentence(voice, {"event": "end_called", "reason": why}) for why in reasons}
    assert len(told) == 2
    assert voice.mistakes == []


def test_goods_and_officers_of_nobody_are_told_too(language: str) -> None:
    voice = speaking(language)
    seized = {"event": "goods_seized", "place": "up-north", "goods": "spice", "seat": None}
    marched = {"event": "officer_marched", "start": "up-north", "end": "redruth", "seat": None}
    told = {
        "en": ["Customs seize spice Up North.", "An officer marches from Up North to Redruth."],
        "fr": [
            "La douane saisit des épices dans le Nord.",
            "Un douanier marche du Nord à Redruth.",
        ],
    }
    assert [event_sentence(voice, event) for event in (seized, marched)] == told[language]


@pytest.mark.parametrize("warning", ["no-guard", "last-guard"])
def test_a_raid_that_leaves_no_guard_is_warned_of_by_name(language: str, warning: str) -> None:
    """Play at random seldom comes to it."""
    assert f"word-{warning}" in messages(language, "cornish.ftl")
