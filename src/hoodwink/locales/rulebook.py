"""The rules pages: docs/rules in a source checkout, hoodwink/rules in an installed package."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from hoodwink.locales import DEFAULT


def page(game: str, language: str = DEFAULT) -> str | None:
    """The whole page of a game; None if it is not at hand in that language."""
    name = f"{game}.md" if language == DEFAULT else f"{game}.{language}.md"
    packaged = files("hoodwink").joinpath("rules", name)
    checkout = Path(__file__).parents[3] / "docs" / "rules" / name
    for path in (packaged, checkout):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def rule_in(text: str, rule: str) -> str | None:
    """The rule or ruling of that number, as one line; None if the page has none."""
    number = f"**{rule.strip().lower()}**"
    lines = iter(text.splitlines())
    for line in lines:
        if line.lower().startswith(f"| {number} |"):
            return _row_told(line)
        if line.lower().startswith(f"- {number}"):
            return " ".join([line[2:], *_rest_of_rule(lines)])
    return None


def _row_told(row: str) -> str:
    """A rule that stands in a table: its number, and what the other columns say."""
    number, *columns = (column.strip() for column in row.strip().strip("|").split("|"))
    return f"{number} {'; '.join(columns)}"


def _rest_of_rule(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("  "):
            return
        yield line.strip()
