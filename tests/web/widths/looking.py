"""A page is looked at in windows of many sizes: it is loaded once and its window changes."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

import hoodwink
from web.axe import show
from web.widths.sizes import LANGUAGES, Window

LOCALES: Final = Path(hoodwink.__file__).parent / "locales"
LOOK: Final = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
LEARN: Final = f"""
    ({{ keys, strange }}) => {{
      const known = {{ keys: new Set(keys), strange: {{}} }};
      for (const each in strange) known.strange[each] = new Set(strange[each]);
      const look = {LOOK};
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      window.lookedAt = async (patience) => {{
        await frame();
        await frame();
        let found = look(known);
        for (let again = 0; found.length > 0 && again < patience; again++) {{
          await new Promise((done) => setTimeout(done, 150));
          found = look(known);
        }}
        return found;
      }};
    }}
"""
"""The page keeps it for all windows; CSS and components may settle over some frames."""
PATIENCE: Final = 1
PLAIN: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]* [a-z][^{}\n]*)$", re.MULTILINE)
"""Sentences; a name in capitals alone is the same in every language."""
NAMED: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def faults(page: Page, windows: Iterable[Window]) -> list[str]:
    """All that is wrong in any of these windows, each line with its window."""
    found: list[str] = []
    language = page.evaluate("document.documentElement.lang")
    for window in windows:
        if window.language != language:
            language = window.language
            show(page, language, "light")
        found += [f"{window}: {fault}" for fault in at(page, window)]
    return found


def at(page: Page, window: Window) -> list[str]:
    page.set_viewport_size({"width": window.width, "height": window.height})
    if not page.evaluate("'lookedAt' in window"):
        page.evaluate(LEARN, _known())
    told: list[str] = page.evaluate("(patience) => lookedAt(patience)", PATIENCE)
    return told


@cache
def _known() -> Mapping[str, Any]:
    """Keys of messages, and for each language the sentences that only another one has."""
    files = {each: _text(each) for each in LANGUAGES}
    keys = {key for text in files.values() for key in NAMED.findall(text) if "-" in key}
    said = {each: {words for _, words in PLAIN.findall(text)} for each, text in files.items()}
    strange = {
        each: [words for other in said.values() for words in other - said[each]] for each in said
    }
    return {"keys": sorted(keys), "strange": strange}


def _text(language: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in (LOCALES / language).glob("*.ftl"))
