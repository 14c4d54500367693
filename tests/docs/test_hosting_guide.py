"""The guide to hosting names every setting and limit, and the files it speaks of are there."""

import re
from dataclasses import fields
from pathlib import Path

from hoodwink.server.limits import Limits
from hoodwink.server.wire.closing import OTHER_VERSION

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/hosting.md").read_text("utf-8")
UNIT = (ROOT / "docs/guide/hoodwink.service").read_text("utf-8")
SETTINGS = (ROOT / "src/hoodwink/server/settings.py").read_text("utf-8")


def known() -> set[str]:
    return {name.upper() for name in re.findall(r'told\.\w+\(\s*"(\w+)"', SETTINGS)}


def test_every_setting_is_told_and_none_that_is_not_there() -> None:
    assert len(known()) > 10
    assert set(re.findall(r"HOODWINK_([A-Z_]+)", GUIDE)) == known()


def test_the_unit_sets_what_there_is() -> None:
    assert set(re.findall(r"HOODWINK_([A-Z_]+)", UNIT)) <= known()


def test_every_limit_is_told_with_what_is_usual() -> None:
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([\d., ]+) \|", GUIDE, re.M)
    told = {
        name.strip("` "): float(usual)
        for names, usuals in rows
        for name, usual in zip(names.split(","), usuals.split(", "), strict=True)
    }
    assert told == {field.name: field.default for field in fields(Limits)}


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", GUIDE):
        assert (ROOT / "docs/guide" / link).exists(), link


def test_the_code_of_a_table_of_other_rules_is_the_one_that_is_sent() -> None:
    assert f"socket code {OTHER_VERSION}" in GUIDE
