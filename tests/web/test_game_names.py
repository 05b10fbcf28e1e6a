"""The browser app names games only in data: on the home page, in forms and in lessons."""

import re
from pathlib import Path

import pytest

from fairplay.games import names

SOURCE = Path(__file__).parents[2] / "web/src"
#: Where constants may name games: what is offered first, its pictures, and the lessons.
WITH_DATA = re.compile(r"lib/featured\.ts|lib/art/scenes\.ts|lessons/[a-z]+\.ts")
#: A constant of a module, up to the line that ends it.
CONSTANT = re.compile(
    r"^export const [A-Z]+\b.*?(?:^[\]}]|(?<=[^[{(,]));$", re.MULTILINE | re.DOTALL
)
BRANCH = re.compile(r"[=!]==|\?|&&|\|\||\b(?:if|switch|case|includes)\b")
NAME = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(names())))})(?![\w-])")


def code(text: str) -> str:
    """A module without its constants. One that decides anything is code."""
    return CONSTANT.sub(lambda found: found[0] if BRANCH.search(found[0]) else "", text)


def is_source(file: Path) -> bool:
    return not file.name.endswith((".test.ts", "samples.ts"))


def test_no_game_is_named() -> None:
    named = {}
    for file in filter(is_source, [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]):
        text = file.read_text(encoding="utf-8")
        path = file.relative_to(SOURCE).as_posix()
        named[path] = NAME.findall(code(text) if WITH_DATA.fullmatch(path) else text)
    assert len(named) > 100
    assert {path: found for path, found in named.items() if found} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("export const GAMES = [\n  'nim',\n];\n", []),
        ("export const FIRST = 'nim:3,4,5';\n", []),
        ("export const SCREENS = [\n  screen(Task, () => game('nim:3', true)),\n];\n", []),
        ("const first = 'nim';\n", ["nim"]),
        ("export const FIRST = 'nim:3';\nif (game === 'kayles') go();\n", ["kayles"]),
        ("export const LONG = game === 'kayles' ? 9 : 5;\n", ["kayles"]),
        ("export const GAMES = [\n  (game) => game === 'nim',\n];\n", ["nim"]),
        ("export function go() {\n  return reason('kayles:7');\n}\n", ["kayles"]),
    ],
)
def test_only_data_may_name_a_game(text: str, found: list[str]) -> None:
    assert NAME.findall(code(text)) == found


def test_a_name_would_be_found() -> None:
    text = (SOURCE / "lib/featured.ts").read_text(encoding="utf-8")
    assert {"nim", "kayles", "northcott"} <= set(NAME.findall(text))
