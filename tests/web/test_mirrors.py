"""What the browser app knows from Python is written by a script, and nowhere by hand."""

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from fairplay.art import palette
from fairplay.protocol import read_code, spelled

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web/src"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Every file that the script writes, by its path."""
    folder = tmp_path_factory.mktemp("mirrors")
    subprocess.run([sys.executable, ROOT / "scripts/write-mirrors", folder], check=True)
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in files}


def test_mirrors_are_up_to_date(written: dict[str, str]) -> None:
    kept = {name: (SOURCE / name).read_text(encoding="utf-8") for name in written}
    assert kept == written, "run scripts/write-mirrors"


def test_nothing_else_says_to_be_written_by_the_script(written: dict[str, str]) -> None:
    """A file that is written no longer is gone."""
    claims = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*")
        if path.is_file() and "Written by scripts/write-mirrors" in path.read_text("utf-8")
    }
    assert claims == set(written)


TYPES = ("lib/protocol.ts", "lib/blocks.ts", "lib/answers.ts")


def test_only_types_that_are_used_are_written(
    written: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A type is there for someone who imports it, or for another type that names it."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    types = import_module("mirrors.types")
    (tmp_path / "one.ts").write_text("import { MAX_NAME, type SeatView } from '../lib/protocol';")
    few = types.modules(tmp_path)
    assert re.findall(r"export \w+ (\w+)", "".join(few.values())) == ["MAX_NAME", "SeatView"]
    (tmp_path / "two.ts").write_text(
        "import type { Post } from './lib/answers';\npost('/api/match')"
    )
    more = "".join(types.modules(tmp_path).values())
    assert {"MatchQuery", "MatchView", "Board", "MoveView"} <= set(
        re.findall(r"interface (\w+)", more)
    )
    assert len(more) < sum(len(written[name]) for name in TYPES) / 4


def test_the_formatter_leaves_mirrors_alone(written: dict[str, str]) -> None:
    ignored = (ROOT / "web/.prettierignore").read_text(encoding="utf-8").split()
    assert {f"src/{name}" for name in written} <= set(ignored)


def test_colours_of_the_palette_are_not_repeated(written: dict[str, str]) -> None:
    ours = {value for value in vars(palette).values() if re.fullmatch("#[0-9a-f]{6}", str(value))}
    assert "#fbf7ef" in ours
    for path in SOURCE.rglob("*"):
        if (
            path.suffix in (".css", ".svelte", ".ts")
            and str(path.relative_to(SOURCE)) not in written
        ):
            found = set(re.findall("#[0-9a-f]{6}\\b", path.read_text(encoding="utf-8")))
            assert not found & ours, path


def test_the_bar_of_the_browser_has_the_colour_of_the_paper() -> None:
    """A page cannot read its styles before it is there, so this one colour is written twice."""
    page = (ROOT / "web/index.html").read_text(encoding="utf-8")
    assert f'content="{palette.PAPER}" media="(prefers-color-scheme: light)"' in page


VECTORS = json.loads((SOURCE / "rooms/lobby/codes.vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("typed", "code"), VECTORS["read"])
def test_a_code_is_read_as_by_the_browser(typed: str, code: str) -> None:
    assert read_code(typed) == code


@pytest.mark.parametrize(("code", "groups"), VECTORS["spelled"])
def test_a_code_is_spelled_as_by_the_browser(code: str, groups: str) -> None:
    assert spelled(code) == groups
