"""What axe says of a page in every language, by day and by night, without loading it anew."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from web.browser import WEB, Scheme

AXE: Final = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOOKS: Final[tuple[tuple[str, tuple[Scheme, Scheme]], ...]] = (
    ("en", ("light", "dark")),
    ("fr", ("dark", "light")),
)
"""All four; from one to the next only one thing changes."""
THEMES: Final[dict[Scheme, str]] = {"light": "day", "dark": "night"}
OLD: Final = ".log li:nth-last-child(n + 25)"
"""What happened long ago is printed like what happened just now."""
ALL_BUT_INK: Final = """
    ([part, exclude]) => axe.run(
      {include: part, exclude},
      {resultTypes: ['violations'], rules: {'color-contrast': {enabled: false}}})
"""
INK: Final = """
    async ([part, exclude]) => {
      const within = document.querySelector(part);
      const unheard = [...within.querySelectorAll('[aria-hidden=true]:not(svg)')];
      unheard.forEach((each) => each.removeAttribute('aria-hidden'));
      const told = await axe.run(
        {include: part, exclude}, {resultTypes: ['violations'], runOnly: ['color-contrast']});
      unheard.forEach((each) => each.setAttribute('aria-hidden', 'true'));
      return told;
    }
"""
"""Axe passes over what is hidden from who listens; who looks must still be able to read it."""


def faults(page: Page, part: str = "html") -> list[str]:
    """Every serious fault of the page as it stands, or of a part; only ink hangs on the theme.

    What lies over the table is closed by a touch beside it, so the language stays as it is there.
    """
    found = []
    here = page.evaluate("document.documentElement.lang")
    for language, schemes in LOOKS:
        if part != "html" and language != here:
            continue
        for scheme in schemes:
            show(page, language, scheme)
            found += [f"{language} {scheme} {fault}" for fault in _told(page, INK, part)]
        found += [f"{language} {fault}" for fault in _told(page, ALL_BUT_INK, part)]
    return found


def ink(page: Page) -> list[str]:
    """What cannot be read by day or by night, in the language that is shown."""
    language = page.evaluate("document.documentElement.lang")
    found = []
    for scheme in THEMES:
        show(page, language, scheme)
        found += [f"{scheme} {fault}" for fault in _told(page, INK, "html")]
    return found


def show(page: Page, language: str, scheme: Scheme) -> None:
    """A page follows the system by day and night until somebody chooses; a language is chosen."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", THEMES[scheme])
    if page.evaluate("document.documentElement.lang") != language:
        page.locator(f".languages [lang={language}]").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)


def _told(page: Page, run: str, part: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [
        f"{fault['id']}: {node['html'][:160]} ({_why(node)})"
        for fault in page.evaluate(run, [part, OLD])["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def _why(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))
