"""What a browser reads once: what a table's board is drawn from, and the rules of its game."""

import json
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from hoodwink.games import BOXES
from hoodwink.kernel.packs import built_in
from hoodwink.server.web.reading.pages import sections
from hoodwink.server.wire.games import PackShown, RulesTold
from server.kit import Serving
from tools.reference.catalogue import catalogue
from tools.reference.schema import schema_of
from tools.reference.validating import Validator
from tools.rule_sources import DEFINED
from tools.rule_trace import ROOT


def fetched(serving: Serving, path: str, **headers: str) -> tuple[int, Any, str]:
    """The status, the headers and the text of an answer."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urlopen(Request(serving.url + path, headers=named), timeout=30) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


@pytest.mark.parametrize("game", BOXES)
def test_a_table_tells_what_its_board_is_drawn_from(serving: Serving, game: str) -> None:
    key = serving.person()
    table = serving.table(key, game, BOXES[game].seats[1])
    told = serving.ask("GET", f"/api/tables/{table}/pack")
    shown = msgspec.convert(told, PackShown)
    assert shown.game == game
    assert shown.printed == BOXES[game].open({}).printed()
    assert Validator(schema_of(catalogue(game))).faults("Printed", shown.printed) == []
    assert shown.pack.digest == built_in(game).digest
    assert set(shown.options) == {option.name for option in BOXES[game].options}
    assert shown.texts == {}


def test_it_is_told_by_the_options_of_the_table(serving: Serving) -> None:
    key = serving.person()
    table = serving.table(key, "sherwood", 3, options={"advanced": True})
    told = serving.ask("GET", f"/api/tables/{table}/pack", key=key)
    assert told["options"]["advanced"] is True
    assert len(told["printed"]["cards"]) == 55


OWN = """
[texts]
provenance = "original"
[texts.en]
newquay = "<b>Newquay</b>"
[texts.fr]
newquay = "Nouveau-Quai"
"""


def test_an_owners_pack_is_laid_out_and_brings_its_own_names(serving: Serving) -> None:
    text = files("hoodwink.games").joinpath("cornish", "pack.toml").read_text(encoding="utf-8")
    bare = text.partition("\n[layout]")[0].replace("porthleven", "newquay")
    key = serving.person()
    table = serving.table(key, "cornish", 2, pack=bare + OWN)
    told = serving.ask("GET", f"/api/tables/{table}/pack")
    assert told["texts"]["en"] == {"newquay": "<b>Newquay</b>"}
    assert "newquay" in told["printed"]["layout"]["wide"]["places"]
    assert told["pack"]["digest"] != built_in("cornish").digest


def test_all_are_told_that_it_is_somebodys_own_pack_by_all_of_its_text(serving: Serving) -> None:
    text = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text(encoding="utf-8")
    key = serving.person()
    named = text + '\n[texts]\nprovenance = "original"\n[texts.en]\nmy-word = "Mine"\n'
    told = []
    for pack in (None, text, named):
        table = serving.table(key, "shahdozd", 3, **({} if pack is None else {"pack": pack}))
        frame = serving.come(table).hear_until("table")["pack"]
        assert frame == serving.ask("GET", f"/api/tables/{table}/pack")["pack"]
        told.append(frame)
    assert len({pack["digest"] for pack in told}) == 1, "the same cards"
    assert [pack["own"] for pack in told] == [
        None,
        sha256(text.encode()).hexdigest(),
        sha256(named.encode()).hexdigest(),
    ]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_pack_names_only_what_has_no_name(serving: Serving, language: str) -> None:
    text = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text(encoding="utf-8")
    lie = f'\n[texts]\nprovenance = "original"\n[texts.{language}]\nking = "Thief"\n'
    body = {"game": "shahdozd", "seats": 3, "pack": text + lie}
    status, told = serving.refused("POST", "/api/tables", body, serving.person())
    assert (status, "'king' has a name already" in told["detail"]) == (400, True), told


def test_a_pack_that_is_drawn_wrongly_makes_no_table(serving: Serving) -> None:
    text = files("hoodwink.games").joinpath("sherwood", "pack.toml").read_text(encoding="utf-8")
    wrong = text.replace('["derby", 984, 190]', '["paris", 984, 190]')
    body = {"game": "sherwood", "seats": 3, "pack": wrong}
    code, problem = serving.refused("POST", "/api/tables", body, serving.person())
    assert code == 400
    assert "[layout.wide]: places" in problem["detail"]
    assert "places of this board; 'paris' is not" in problem["detail"]


def test_nothing_of_the_match_is_in_it(serving: Serving) -> None:
    """Before and during a match, and for another match with the same options, it is the same."""
    bots = {"1": "random", "2": "random"}
    one, keys = serving.company("nottingham", 3, bots=bots)
    other = serving.table(keys[0], "nottingham", 3)
    texts = {fetched(serving, f"/api/tables/{id}/pack")[2] for id in (one, other)}
    assert len(texts) == 1


def test_no_table_and_one_that_is_not_yours_are_answered_alike(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"1": "random", "2": "random"}, watch=False)
    stranger = serving.person()
    answers = [
        serving.refused("GET", f"/api/tables/{id}/pack", key=key)
        for id in (table, "A" * 22, "nonsense")
        for key in (stranger, None)
    ]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][0] == 404
    assert serving.ask("GET", f"/api/tables/{table}/pack", key=keys[0])["game"] == "shahdozd"
    code, _ = serving.refused("GET", f"/api/tables/{table}/pack", key="nobody")
    assert code == 401


@pytest.mark.parametrize("what", ["pack", "rules"])
def test_a_browser_keeps_it_and_asks_whether_it_is_still_so(serving: Serving, what: str) -> None:
    table = serving.table(serving.person(), "shahdozd", 3)
    path = f"/api/tables/{table}/pack" if what == "pack" else "/api/rules/shahdozd/en"
    status, headers, text = fetched(serving, path)
    assert (status, bool(text)) == (200, True)
    assert headers["cache-control"].endswith("no-cache")
    again = fetched(serving, path, if_none_match=f'"x", {headers["etag"]}')
    assert (again[0], again[2]) == (304, "")
    assert again[1]["etag"] == headers["etag"]
    assert fetched(serving, path, if_none_match='"x"')[0] == 200
    private = what == "pack"
    assert ("private" in headers["cache-control"]) == private
    assert (headers["vary"] == "authorization") == private


def test_a_stranger_learns_nothing_by_a_tag(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"1": "random", "2": "random"}, watch=False)
    path = f"/api/tables/{table}/pack"
    tag = fetched(serving, path, authorization=f"Bearer {keys[0]}")[1]["etag"]
    assert fetched(serving, path, if_none_match=tag)[0] == 404


def rules_of(serving: Serving, game: str, language: str = "en") -> RulesTold:
    return msgspec.convert(serving.ask("GET", f"/api/rules/{game}/{language}"), RulesTold)


def numbers(told: RulesTold) -> list[str]:
    blocks = [block for section in told.sections for block in section.blocks]
    rows = [row.rule for block in blocks for row in block.rows]
    return [rule for rule in (*(block.rule for block in blocks), *rows) if rule]


@pytest.mark.parametrize("game", BOXES)
def test_every_rule_is_found_by_its_number_and_every_word_leads_somewhere(
    serving: Serving, game: str
) -> None:
    page = (ROOT / "docs/rules" / f"{game}.md").read_text("utf-8")
    defined = [found[1] for line in page.splitlines() if (found := DEFINED.match(line))]
    told = rules_of(serving, game)
    assert Counter(numbers(told)) == Counter(defined)
    ids = [section.id for section in told.sections]
    blocks = [block for section in told.sections for block in section.blocks]
    runs = [run for block in blocks for run in block.runs]
    runs += [run for block in blocks for row in block.rows for cell in row.cells for run in cell]
    for run in runs:
        assert run.text
        assert (run.to is not None) == (run.style in ("rule", "section"))
        if run.to:
            assert run.to in (defined if run.style == "rule" else ids)
    assert (told.sections[0].level, told.language) == (1, "en")
    assert len(set(ids)) == len(ids)


def test_rules_that_nobody_has_translated_are_told_in_english_and_others_not_at_all(
    serving: Serving,
) -> None:
    assert rules_of(serving, "cornish", "fr").language == "en"
    for path in ("chess/en", "cornish/xx", "..%2Fcornish/en", "cornish/..%2F.."):
        assert serving.refused("GET", f"/api/rules/{path}")[0] == 404


PAGE = """left out
# A *game*

Words with **weight** and `code`,
see [there](#more-of-it), [away](x.html) and AB-1. <script>alert(1)</script>

- **AB-1** First (see AB-2)
  and more.
- an item
<!-- hidden -->

## More of it
| rule | says |
|---|---|
| **AB-2a** | XY-9 |
```python
- **AB-3** is *no* rule
```
After.
"""


def test_a_page_becomes_plain_words() -> None:
    first, second = msgspec.to_builtins(sections(PAGE))
    assert (first["title"], first["id"], first["level"]) == ("A game", "a-game", 1)
    words, rule, item = first["blocks"]
    assert words["runs"] == [
        {"text": "Words with "},
        {"text": "weight", "style": "strong"},
        {"text": " and "},
        {"text": "code", "style": "code"},
        {"text": ", see "},
        {"text": "there", "style": "section", "to": "more-of-it"},
        {"text": ", "},
        {"text": "away"},
        {"text": " and "},
        {"text": "AB-1", "style": "rule", "to": "AB-1"},
        {"text": ". <script>alert(1)</script>"},
    ]
    assert (rule["kind"], rule["rule"]) == ("rule", "AB-1")
    assert rule["runs"][1] == {"text": "AB-2", "style": "rule", "to": "AB-2a"}
    assert item == {"kind": "item", "runs": [{"text": "an item"}]}
    table, code, after = second["blocks"]
    assert [row.get("rule") for row in table["rows"]] == [None, "AB-2a"]
    assert table["rows"][1]["cells"][1] == [{"text": "XY-9"}]
    assert code["runs"] == [{"text": "- **AB-3** is *no* rule", "style": "code"}]
    assert after["runs"] == [{"text": "After."}]
    assert json.dumps(first)
