"""Every example in the documentation is executed, and gives what the page says.

Python examples have the prompt ``>>>``. Terminal examples are in ``console`` blocks: each line
after ``$`` is a command, and ``…`` stands for anything in its output. The commands of a page run in
one empty folder. Commands in ``sh`` blocks and in the README would play, serve or compute for long:
of these only the arguments are read.
"""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from fairplay.cli.app import app_for
from fairplay.cli.main import main
from tests.docs.pages import DOCS, ROOT, Block, blocks, pages
from tests.own_files import forgotten_files

#: A Python file of the reader, which lies in the folder of the commands.
_FILE = re.compile(r"```\{code-block\} python\n:caption: (\w+\.py)\n\n(.*?)```", re.DOTALL)
_FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def of(*languages: str) -> list[pytest.param]:  # type: ignore[valid-type]
    return [
        pytest.param(page, id=str(page.relative_to(DOCS)))
        for page in pages()
        if blocks(page, *languages)
    ]


@pytest.mark.parametrize("document", of("python"))
def test_python(document: Path) -> None:
    names: dict[str, object] = {}
    for block in blocks(document, "python"):
        assert ">>> " in block.text, f"{document.name}, line {block.line}: not an example that runs"
        test = doctest.DocTestParser().get_doctest(
            block.text, {}, document.name, str(document), block.line
        )
        test.globs = names
        told: list[str] = []
        doctest.DocTestRunner(optionflags=_FLAGS).run(test, out=told.append, clear_globs=False)
        assert not told, "".join(told)


def test_the_python_of_the_tutorial_runs_by_itself() -> None:
    """It needs nothing but the import: that of the page is above, with other examples."""
    found = blocks(DOCS / "tutorial/own-game.md", "python")
    block = next(one for one in found if "fp.rules.heap(" in one.text)
    lines = doctest.DocTestParser().get_examples(block.text)
    source = "import fairplay as fp\n" + "".join(line.source for line in lines)
    subprocess.run([sys.executable, "-c", source], check=True, capture_output=True)


@pytest.mark.parametrize("document", of("console"))
def test_terminal(
    document: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name, source in _FILE.findall(document.read_text(encoding="utf-8")):
        Path(name).write_text(source, encoding="utf-8")
    with forgotten_files():
        for block in blocks(document, "console"):
            for command, expected in _commands(block):
                words = shlex.split(command, comments=True)
                assert words[0] == "fairplay", f"{document.name}: {command}"
                code = main(words[1:])
                said = capsys.readouterr()
                assert code == (2 if said.err else 0), said.err
                _compare(command, expected, said.out + said.err)


def command_lines() -> list[str]:
    """Commands that are not run, without what is typed around them."""
    found = [*blocks(ROOT / "README.md", "console")]
    found += (block for page in pages() for block in blocks(page, "sh"))
    lines = (
        line.strip() for block in found for line in block.text.replace("\\\n", "").splitlines()
    )
    return [line.removeprefix("$ ") for line in lines if re.match(r"(\$ )?fairplay ", line)]


@pytest.mark.parametrize("line", command_lines())
def test_a_command_line_is_understood(line: str) -> None:
    words = re.sub(r"\[\w+\]", "", line.partition(" && ")[0])
    _, *arguments = shlex.split(words, comments=True)
    command: Any = typer.main.get_command(app_for(arguments))
    context = command.make_context("fairplay", arguments)
    while hasattr(command, "commands"):
        rest = [*context._protected_args, *context.args]
        name, command, arguments = command.resolve_command(context, rest)
        context = command.make_context(name, arguments, parent=context)


def _commands(block: Block) -> list[tuple[str, str]]:
    found = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE)
    assert found
    return found


def _compare(command: str, expected: str, said: str) -> None:
    """Compare without the spaces at the ends of lines."""
    wanted, given = (
        "\n".join(map(str.rstrip, text.strip("\n").splitlines())) for text in (expected, said)
    )
    pattern = re.escape(wanted).replace("…", ".*")
    assert re.fullmatch(pattern, given, re.DOTALL), f"$ {command}\n{given}"
