"""The browser app names games only in data: on the home page, in forms and in lessons."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fairplay.games import names
from tests.game_names import named
from tests.web.literals import literals, without_comments

SOURCE = Path(__file__).parents[2] / "web/src"
#: Where constants may name games: what is offered first, its pictures, plans and the lessons.
WITH_DATA = re.compile(
    r"lib/(?:featured|offered)\.ts|lib/art/scenes\.ts|about/[a-z]+\.ts|lessons/[a-z]+\.ts"
)
#: A constant of a module, up to the line that ends it.
CONSTANT = re.compile(
    r"^export const ([A-Z]+)\b.*?(?:^[\]}]|(?<=[^[{(,]));$", re.MULTILINE | re.DOTALL
)
BRANCH = re.compile(r"[=!]==|\?|&&|\|\||\b(?:if|switch|case|includes|Set|Map)\b")
KEY = re.compile(rf"[{{,]\s*({'|'.join(names())})\s*:")
IMPORT = re.compile(r"import \{([^}]*)\} from '\.[^']*?([\w-]+)'")


def code(text: str) -> str:
    """A module without its constants. One that decides anything is code."""
    return CONSTANT.sub(lambda found: found[0] if BRANCH.search(found[0]) else "", text)


def found_in(text: str, markup: bool = False) -> list[str]:
    """The games that literals name, and those that are keys of a table. One key alone may be an
    ordinary word."""
    keys = sorted(set(KEY.findall(without_comments(text))))
    told = [name for literal in literals(text, markup) for name in named(literal)]
    return told + keys * (len(keys) > 1)


def deciding(text: str, constants: frozenset[str]) -> list[str]:
    """The imported constants that a text compares something with, or searches."""
    imported = {
        name.strip()
        for words, module in IMPORT.findall(text)
        for name in words.split(",")
        if f"{module}.{name.strip()}" in constants
    }
    decides = r"[=!]== {0}\b|\b{0} [=!]==|\b{0}\.(?:includes|indexOf|has|some|every|find\w*)\("
    return [name for name in sorted(imported) if re.search(decides.replace("{0}", name), text)]


def sources() -> Iterator[tuple[str, str]]:
    """The paths and texts of the app, without its tests."""
    for file in sorted([*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]):
        if not file.name.endswith((".test.ts", "samples.ts")):
            yield file.relative_to(SOURCE).as_posix(), file.read_text(encoding="utf-8")


@cache
def naming() -> frozenset[str]:
    """The constants that name games, with their modules. Lessons are found by their own names."""
    return frozenset(
        f"{Path(path).stem}.{constant[1]}"
        for path, text in sources()
        if WITH_DATA.fullmatch(path) and path.startswith("lib/")
        for constant in CONSTANT.finditer(text)
        if found_in(constant[0])
    )


@pytest.mark.slow
def test_no_game_is_named() -> None:
    found = {
        path: found_in(code(text) if WITH_DATA.fullmatch(path) else text, path.endswith("svelte"))
        for path, text in sources()
    }
    assert len(found) > 100
    assert {path: games for path, games in found.items() if games} == {}


def test_nothing_is_decided_by_the_games_that_are_offered() -> None:
    found = {path: deciding(text, naming()) for path, text in sources()}
    assert {path: constants for path, constants in found.items() if constants} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("export const GAMES = [\n  'nim',\n];\n", []),
        ("export const FIRST = 'nim:3,4,5';\n", []),
        ("export const SCREENS = [\n  screen(Task, () => game('nim:3', true)),\n];\n", []),
        ("const first = 'nim';\n", ["nim"]),
        ("export const FIRST = 'nim:3';\nif (game === 'kayles') go();\n", ["kayles"]),
        ("export const LONG = game === 'kayles' ? 9 : 5;\n", ["kayles"]),
        ("export const LONG = new Set(['kayles']);\n", ["kayles"]),
        ("export const GAMES = [\n  (game) => game === 'nim',\n];\n", ["nim"]),
        ("export function go() {\n  return reason('kayles:7');\n}\n", ["kayles"]),
        (
            "const wide = 'northcott10';\nconst coins = `nimble1:${n}`;\n",
            ["northcott10", "nimble1"],
        ),
        ("t('game-kayles-title')", ["kayles"]),
        ("t(`game-${x ? 'nim' : `poker-nim`}-title`)", ["nim", "poker-nim"]),
        ("const long = { kayles: 9, nim: 5 };\n", ["kayles", "nim"]),
        ("const nim = { nim: 1 }; // 'kayles'\n/* `nim` */ t('learn-nim-sum', /'nim'/);\n", []),
    ],
)
def test_only_data_may_name_a_game(text: str, found: list[str]) -> None:
    assert found_in(code(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "<script>\n  // Don't say 'nim'.\n</script>\n<p>It's</p>\n<b class=\"kayles\"></b>",
            ["kayles"],
        ),
        ("<b class=\"one {game === 'nim' ? 'two' : ''}\"></b>", ["nim"]),
        ("<!-- 'nim' --><style>\n  b::before { content: 'nim'; }\n</style>", []),
    ],
)
def test_a_name_in_markup_is_found(text: str, found: list[str]) -> None:
    assert found_in(text, markup=True) == found


@pytest.mark.parametrize(
    ("use", "found"),
    [
        ("name !== FIRST", ["FIRST"]),
        ("FIRST === name", ["FIRST"]),
        ("FIRST.includes(name)", ["FIRST"]),
        ("const start = name ?? FIRST", []),
        ("FIRST.map(offer)", []),
    ],
)
def test_a_decision_is_found(use: str, found: list[str]) -> None:
    constants = frozenset({"featured.FIRST"})
    assert deciding(f"import {{ FIRST, SUM }} from '../lib/featured';\n{use};", constants) == found
    assert deciding(f"import {{ FIRST }} from '../lib/other';\n{use};", constants) == []


def test_the_data_name_games() -> None:
    assert {"featured.FIRST", "offered.OFFERED", "scenes.SCENES"} <= naming()
