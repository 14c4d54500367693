"""The cases that other voices are held to are up to date, and say all that can be said."""

import json
from functools import cache
from pathlib import Path

import pytest

from tools.cases.__main__ import FILE, main, text
from tools.cases.case import Case
from tools.cases.files import facts_of, messages, names
from tools.cases.hearing import heard, sayings
from tools.cases.made import made
from tools.cases.spoken import spoken
from tools.made import ROOT


@cache
def now() -> str:
    return text()


@pytest.mark.thorough
def test_the_file_tells_what_python_says() -> None:
    assert (ROOT / FILE).read_text("utf-8") == now(), "run `make reference`"


def test_a_file_that_is_missing_is_named_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.cases.__main__.text", now)
    assert main(["--folder", str(tmp_path)]) == 1
    assert f"changed: {FILE}" in capsys.readouterr().out
    assert main(["--folder", str(tmp_path), "--write"]) == 0
    assert main(["--folder", str(tmp_path)]) == 0


def test_every_message_and_attribute_of_every_file_is_said() -> None:
    told = [json.loads(line) for line in now().splitlines()]
    cases = [
        Case(one["game"], one["ask"], one["key"], one.get("facts", {}), one.get("me"))
        for one in told
    ]
    said = heard(cases)
    unsaid = [
        (name, saying)
        for name in names()
        for saying in sayings(name)
        if saying[0] in messages(name) and (name, saying) not in said
    ]
    assert unsaid == []


@pytest.mark.thorough
def test_golden_tables_speak_first_and_to_every_kind_of_listener() -> None:
    claims = [case for case in spoken() if case.key == "claimed" and case.game == "shahdozd"]
    assert {case.me == case.facts["seat"] for case in claims} == {True, False}


def test_facts_are_made_from_the_way_they_are_used() -> None:
    facts = [case.facts["coins"] for case in made("shahdozd", ("coins", ""))]
    assert facts == [1, 1234]
    assert facts_of("shahdozd", "phase-turn") == {"turn", "you"}


def test_facts_that_do_not_fit_are_noticed() -> None:
    assert not Case("shahdozd", "event", "claimed", {"seat": 1}).fits("en")
    assert Case("shahdozd", "event", "claimed", {"seat": 1, "character": "king"}).fits("en")
