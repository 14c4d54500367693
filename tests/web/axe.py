"""What axe says of a page in every language, by day and by night, without loading it anew."""

from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

from web.browser import WEB

AXE: Final = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOOKS: Final[tuple[tuple[str, Literal["light", "dark"]], ...]] = (
    ("en", "light"),
    ("en", "dark"),
    ("fr", "dark"),
    ("fr", "light"),
)
THEMES: Final = {"light": "day", "dark": "night"}
ALL_BUT_INK: Final = """
    () => axe.run({resultTypes: ['violations'], rules: {'color-contrast': {enabled: false}}})
"""
INK: Final = """
    async () => {
      const unheard = [...document.querySelectorAll('[aria-hidden=true]:not(svg)')];
      unheard.forEach((each) => each.removeAttribute('aria-hidden'));
      const told = await axe.run({resultTypes: ['violations'], runOnly: ['color-contrast']});
      unheard.forEach((each) => each.setAttribute('aria-hidden', 'true'));
      return told;
    }
"""
"""Axe passes over what is hidden from who listens; who looks must still be able to read it."""


def faults(page: Page) -> list[str]:
    """Every serious fault of the page as it stands, in all four looks, each told once."""
    found = []
    for at, (language, scheme) in enumerate(LOOKS):
        show(page, language, scheme)
        runs = (INK,) if at % 2 else (ALL_BUT_INK, INK)  # the rest is the same by day and night
        found += [f"{language} {scheme} {fault}" for run in runs for fault in _told(page, run)]
    return found


def show(page: Page, language: str, scheme: Literal["light", "dark"]) -> None:
    """A page follows the system by day and night until somebody chooses; a language is chosen."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", THEMES[scheme])
    page.locator(f".languages [lang={language}]").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)


def _told(page: Page, run: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [
        f"{fault['id']}: {node['html'][:160]} ({_why(node)})"
        for fault in page.evaluate(run)["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def _why(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))
