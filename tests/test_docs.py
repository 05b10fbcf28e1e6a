"""The documents match the code: tables, schema, and the recorded exchange."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from fairplay.errors import InputError
from fairplay.learn import find_lesson
from fairplay.protocol import CLOSE_CODES, AnyCommand, AnyMessage
from fairplay.rules.position import Position
from tests.rules.test_bad_input import BAD_MOVES, BAD_POSITIONS, TOO_LARGE
from tests.server.test_api import BAD as BAD_REQUESTS

DOCS = Path(__file__).parent.parent / "docs"


def script() -> ModuleType:
    """Import a script of ``docs`` by its path, since ``docs`` is no package."""
    spec = importlib.util.spec_from_file_location("docs_protocol", DOCS / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


WRITER = script()
AGAIN = "run .venv/bin/python docs/protocol.py"


def read(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["reference/protocol.md", "how-to/operate.md"])
def test_the_tables_follow_from_the_code(name: str) -> None:
    assert WRITER.renewed(name, read(name)) == read(name), AGAIN


def test_the_schema_follows_from_the_code() -> None:
    assert read("reference/protocol.schema.json") == WRITER.schema(), AGAIN
    assert json.loads(WRITER.schema())["$defs"]["command"]


def test_every_close_code_is_listed() -> None:
    text = read("reference/protocol.md")
    for code, number in CLOSE_CODES.items():
        assert f"| {number} | `{code}` |" in text


def test_every_refusal_that_the_tests_know_is_listed() -> None:
    text = read("reference/protocol.md")
    codes = {row[-1] for row in (*BAD_POSITIONS, *TOO_LARGE, *BAD_MOVES, *BAD_REQUESTS)}
    # Some are raised far below what refuses.
    for position in ("3.7:5", "sub{0}:5", "sub{x}:5"):
        with pytest.raises(InputError) as refused:
            Position(position)
        codes.add(refused.value.code)
    with pytest.raises(InputError) as refused:
        find_lesson("nothing")
    codes.add(refused.value.code)
    assert len(codes) > 60
    assert {code for code in codes if f"| `{code}` |" not in text} == set()
    # What only commands can be refused is not.
    for only in ("error-certificate-hash", "error-quotient-hash", "error-checkpoint"):
        assert only not in text


def test_the_exchange_is_of_this_protocol() -> None:
    block = re.search(
        r"<!-- exchange -->\n```text\n(.*?)\n```", read("reference/protocol.md"), re.DOTALL
    )
    assert block is not None
    sent = re.findall(r"^[AB] → (\{.*)$", block[1], re.MULTILINE)
    heard = re.findall(r"^[AB] ← (\{.*)$", block[1], re.MULTILINE)[1:]
    assert len(sent) > 7
    *commands, wrong = sent
    for text in commands:
        msgspec.json.decode(text, type=AnyCommand)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=AnyCommand)
    kinds = [type(msgspec.json.decode(text, type=AnyMessage)).__name__ for text in heard]
    assert {"Welcome", "Happened", "Answered", "Presence", "YouAre", "Failed"} == set(kinds)


def test_every_attack_has_its_test() -> None:
    """The page on security names a test for each attack, and no other tests."""
    named = {
        name.split("/")[-1]
        for name in re.findall(r"`([\w/]*test_\w+\.py)`", read("explanation/security.md"))
    }
    hostile = Path(__file__).parent / "hostile"
    there = {path.name for path in hostile.glob("test_*.py")}
    assert there - named == set()
    assert {name for name in named if not next(hostile.parent.rglob(name), None)} == set()
