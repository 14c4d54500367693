"""What axe says of a page in every language, by day and by night, without loading it anew."""

from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

from web.browser import WEB

AXE: Final = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOOKS: Final[tuple[tuple[str, Literal["light", "dark"]], ...]] = (("en", "light"), ("fr", "dark"))
"""Ink is the same in every language, and all the rest by day and by night."""
THEMES: Final = {"light": "day", "dark": "night"}
ALL_BUT_INK: Final = """
    (part) => axe.run(
      part, {resultTypes: ['violations'], rules: {'color-contrast': {enabled: false}}})
"""
INK: Final = """
    async (part) => {
      const within = document.querySelector(part);
      const unheard = [...within.querySelectorAll('[aria-hidden=true]:not(svg)')];
      unheard.forEach((each) => each.removeAttribute('aria-hidden'));
      const told = await axe.run(part, {resultTypes: ['violations'], runOnly: ['color-contrast']});
      unheard.forEach((each) => each.setAttribute('aria-hidden', 'true'));
      return told;
    }
"""
"""Axe passes over what is hidden from who listens; who looks must still be able to read it."""


def faults(page: Page, part: str = "html") -> list[str]:
    """Every serious fault of the page as it stands, or of a part, by day and by night."""
    found = []
    for language, scheme in LOOKS:
        show(page, language, scheme)
        for run in (ALL_BUT_INK, INK):
            found += [f"{language} {scheme} {fault}" for fault in _told(page, run, part)]
    return found


def show(page: Page, language: str, scheme: Literal["light", "dark"]) -> None:
    """A page follows the system by day and night until somebody chooses; a language is chosen."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", THEMES[scheme])
    page.locator(f".languages [lang={language}]").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)


def _told(page: Page, run: str, part: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [
        f"{fault['id']}: {node['html'][:160]} ({_why(node)})"
        for fault in page.evaluate(run, part)["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def _why(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))
