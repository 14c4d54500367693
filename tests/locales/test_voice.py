"""What a voice makes of messages and facts."""

import pytest

from hoodwink import Outcome, Refusal
from hoodwink.locales import language_of
from hoodwink.locales.sentences import (
    event_sentence,
    move_label,
    outcome_sentences,
    phase_sentence,
    refusal_sentence,
)
from hoodwink.locales.voice import Voice, plain

NAMES = ("Ada", "Bram", "Cleo")


def french() -> Voice:
    return Voice("fr", "shahdozd", NAMES, me=0)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "", "LC_MESSAGES": "fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_listener_is_you_and_others_have_names() -> None:
    voice = Voice("en", "shahdozd", NAMES, me=1)
    mine = event_sentence(voice, {"event": "claimed", "seat": 1, "character": "king"})
    hers = event_sentence(voice, {"event": "claimed", "seat": 2, "character": "king"})
    assert (mine, hers) == ("You claim to be the King.", "Cleo claims to be the King.")


def test_a_private_fact_makes_a_richer_sentence() -> None:
    voice = Voice("en", "shahdozd", NAMES, me=0)
    told = {"event": "peeked", "seat": 0, "slot": "c"}
    assert "King" in event_sentence(voice, {**told, "card": "king"})
    assert "King" not in event_sentence(voice, {**told, "seat": 1})


def test_french_speaks_to_the_listener_in_the_right_case() -> None:
    told = {"event": "stole", "seat": 1, "victim": 0, "coins": 2}
    assert event_sentence(french(), told) == "Bram vous prend 2 pièces."


def test_lists_name_the_listener_last() -> None:
    told = {"event": "answered", "king": 1, "seats": [0, 2]}
    sentence = event_sentence(french(), told)
    assert sentence == "Cleo et vous répondez à Bram comme Ministres."


def test_the_table_may_give_a_word_a_nickname() -> None:
    voice = Voice("en", "shahdozd", NAMES)
    voice.nicknames["d"] = "d (Cleo)"
    assert move_label(voice, ["peek", "d"]) == "Look at slot d (Cleo)"


def test_placeables_are_not_wrapped_in_marks_that_a_terminal_would_show() -> None:
    assert not {*"\u2068\u2069"} & {*move_label(french(), ["claim", "king"])}


def test_facts_become_texts_and_numbers() -> None:
    facts = {"a": None, "b": True, "c": [1, 2], "claim": {"seat": 3}, "slots": [], "n": 4}
    told = {"b": "true", "c": "1 2", "claim": "seat:3", "claim-seat": 3, "slots": "", "n": 4}
    assert plain(facts) == told


def test_a_table_of_words_is_told_by_its_entries_alone() -> None:
    assert plain({"claim": {"seat": 3, "who": "king"}}) == {"claim-seat": 3, "claim-who": "king"}


def test_items_with_parts_stay_together() -> None:
    facts = {"asks": [["inspect", 3], ["pass", 0]], "goods": {"apple": 2, "silk": 1}, "none": {}}
    told = plain(facts)
    assert (told["asks"], told["goods"]) == ("inspect:3 pass:0", "apple:2 silk:1")
    assert told["none"] == ""


def test_every_item_of_a_list_is_said_and_what_says_nothing_is_left_out() -> None:
    voice = Voice("en", "nottingham", NAMES, me=0)
    told = {"event": "gave", "seat": 1, "to": 2, "goods": {"apple": 2, "bread": 1}, "contraband": 0}
    assert event_sentence(voice, told) == "Bram gives Cleo 2 apples and 1 bread."
    told |= {"contraband": 1}
    expected = "Bram gives Cleo 2 apples, 1 bread, and 1 face-down contraband card."
    assert event_sentence(voice, told) == expected


def test_the_terms_that_are_told_are_listed_and_no_others() -> None:
    voice = Voice("en", "sherwood", NAMES, me=0)
    told = {"event": "allied", "seat": 1, "hideout": "cave", "raiders": {"0": 1, "1": 3}}
    assert event_sentence(voice, told).endswith("you with 1 raider and Bram with 3 raiders.")
    told |= {"cards": [[0, "sword"]]}
    expected = "you with 1 raider and Bram with 3 raiders, your sword."
    assert event_sentence(voice, told).endswith(expected)


def test_a_move_in_words_can_be_part_of_a_sentence() -> None:
    voice = Voice("en", "sherwood", NAMES, me=0)
    told = {"event": "suggested", "seat": 1, "to": 0, "words": "suggest cave 2"}
    assert event_sentence(voice, told) == "Bram would join at the cave with 2 raiders."


def test_a_game_without_messages_is_told_plainly() -> None:
    voice = Voice("fr", "tarot", NAMES, me=0)
    assert event_sentence(voice, {"event": "card_played", "seat": 1}) == "Bram: card played"
    told = {"event": "card_given", "seat": 0, "to": 2, "card": "the_fool", "secret": True}
    assert event_sentence(voice, told) == "Vous: card given, to Cleo, card the fool, secret oui"
    several = {"event": "won", "winners": [1, 2], "points": {"last_trick": 10}, "by": None}
    assert event_sentence(voice, several) == "Won, winners Bram, Cleo, points last trick 10"
    assert event_sentence(voice, {"event": "shuffled"}) == "Shuffled"
    assert move_label(voice, ["play", "the_fool"]) == "play the fool"
    assert phase_sentence(voice, {"phase": "trick"}, [0]).endswith("à vous de choisir.")
    assert phase_sentence(voice, {"phase": "trick"}, [1, 2]) == "La table attend Bram et Cleo."
    assert refusal_sentence(voice, Refusal("T-1", "no", "Not now.")) == "Not now."


def test_a_tie_break_is_told_even_if_nobody_wrote_a_sentence_for_it() -> None:
    outcome = Outcome((3, 3), (1,), "no cards left", "most apples")
    told = outcome_sentences(Voice("en", "tarot", NAMES), outcome)
    assert told == ["No cards left.", "Bram wins.", "Equals were parted by: most apples."]


def test_a_missing_message_is_noticed_but_does_not_stop_the_game() -> None:
    voice = Voice("en")
    assert voice.say("no-such-message") == "no-such-message"
    assert voice.mistakes == ["no message no-such-message"]


def test_a_seat_without_a_name_has_a_number() -> None:
    assert Voice("en").name(4) == "seat 4"
