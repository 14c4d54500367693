"""The rules pages: docs/rules in a source checkout, hoodwink/rules in an installed package."""

from importlib.resources import files
from pathlib import Path

import hoodwink


def page(game: str) -> str | None:
    """The whole page of a game; None if it is not at hand."""
    packaged = files("hoodwink").joinpath("rules", f"{game}.md")
    checkout = Path(hoodwink.__file__).parents[2] / "docs" / "rules" / f"{game}.md"
    for path in (packaged, checkout):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def rule_in(text: str, rule: str) -> str | None:
    """The rule or ruling of that number, as one line; None if the page has none."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.lower().startswith(f"- **{rule.strip().lower()}**"):
            told = [line[2:]]
            for more in lines:
                if not more.startswith("  "):
                    break
                told.append(more.strip())
            return " ".join(told)
    return None
