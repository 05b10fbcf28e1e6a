"""The browser app names no game but where the home page, the forms and the lessons begin."""

import re
from pathlib import Path

from fairplay.games import names

SOURCE = Path(__file__).parents[2] / "web/src"
#: Data: what is offered first, its pictures, and what lessons are about.
DATA = {"lib/featured.ts", "lib/art/scenes.ts"}
LESSONS = re.compile(r"lessons/[a-z]+\.ts")
NAME = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(names())))})(?![\w-])")


def is_code(file: Path) -> bool:
    path = file.relative_to(SOURCE).as_posix()
    data = path in DATA or LESSONS.fullmatch(path)
    return not data and not path.endswith((".test.ts", "samples.ts"))


def test_no_game_is_named() -> None:
    files = filter(is_code, [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")])
    named = {file: NAME.findall(file.read_text(encoding="utf-8")) for file in files}
    assert len(named) > 100
    assert {file.name: found for file, found in named.items() if found} == {}


def test_a_name_would_be_found() -> None:
    text = (SOURCE / "lib/featured.ts").read_text(encoding="utf-8")
    assert {"nim", "kayles", "northcott"} <= set(NAME.findall(text))
