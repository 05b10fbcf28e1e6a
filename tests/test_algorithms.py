"""docs/explanation/algorithms.md describes every file of the core, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "core" / "src"
PAGE = (ROOT / "docs" / "explanation" / "algorithms.md").read_text(encoding="utf-8")


def paths(text: str) -> set[str]:
    return set(re.findall(r"`((?:sequence|misere|search|cards)/[\w/.]+)`", text))


def test_every_file_of_the_core_is_described() -> None:
    files = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*") if path.is_file()}
    described = PAGE.split("## The map")[1].split("## Values by the definition")[1]
    assert paths(described) == files


def test_every_file_of_the_core_is_on_the_map() -> None:
    on_the_map = PAGE.split("## The map")[1].split("## Values by the definition")[0]
    named = re.findall(r"`(\w+)`", on_the_map)
    assert len(named) == len(set(named))
    assert set(named) == {path.stem for path in SOURCE.rglob("*") if path.is_file()}


def test_every_method_tells_its_idea_and_its_invariant() -> None:
    for part in re.split(r"\n(?=\*\*`)", PAGE)[1:]:
        assert "*Idea:*" not in part or "*Invariant:*" in part, part[:80]
