"""What a newcomer meets first: the list of commands, and the forms for issues."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
TARGETS = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
FILES = [*GITHUB.rglob("*.yml"), ROOT / ".pre-commit-config.yaml"]


def read(path: Path) -> dict[str, object]:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("command", [["make"], ["make", "help"]])
def test_make_lists_every_command_with_what_it_does(command: list[str]) -> None:
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    listed = dict(re.findall(r"^  make ([\w-]+) +(\S.*)$", said, re.MULTILINE))
    assert list(listed) == TARGETS
    assert {"setup", "play", "check", "test"} <= set(TARGETS)


def test_newcomers_read_of_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {*project["optional-dependencies"]} - {"dev", "docs"}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(\w+)`|fairplay\[(\w+)\]", readme.split("## ")[1]))
    assert extras <= {name for pair in told for name in pair}
    install = (ROOT / "docs/how-to/install.md").read_text(encoding="utf-8")
    assert extras <= set(re.findall(r"fairplay\[(\w+)\]", install))


def test_every_command_is_run_even_if_a_file_has_its_name() -> None:
    found = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert found
    assert found[1].split() == TARGETS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_settings_can_be_read(path: Path) -> None:
    assert read(path)


@pytest.mark.parametrize(
    "path", [*GITHUB.glob("ISSUE_TEMPLATE/[!c]*.yml")], ids=lambda path: path.stem
)
def test_a_form_asks_for_little(path: Path) -> None:
    """One answer is required, and every question has its own name."""
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    body = form["body"]
    assert isinstance(body, list)
    questions = [one for one in body if one["type"] != "markdown"]
    assert len({one["id"] for one in questions}) == len(questions)
    assert all(one["attributes"]["label"] for one in questions)
    assert sum(one.get("validations", {}).get("required", False) for one in questions) == 1


def test_hooks_run_the_tools_of_the_project() -> None:
    """Nothing is fetched from elsewhere, so that the versions are those of ``make check``."""
    repos = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert isinstance(repos, list)
    assert [repo["repo"] for repo in repos] == ["local"]
    assert {hook["language"] for repo in repos for hook in repo["hooks"]} == {"system"}


def test_the_words_of_contributing_name_files_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    words = set(re.findall(r"`((?:src|tests|core|web|docs|scripts|bench)/[\w./-]+)`", text))
    assert len(words) > 20
    missing = {word for word in words if not (ROOT / word).exists()}
    assert {word for word in missing if "your_" not in word and "officers" not in word} == set()


def test_the_words_of_contributing_name_constants_that_exist() -> None:
    """``SMALL``, ``GROUPS["classics"]``: a name in capitals is bound somewhere in the tree."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    text += (ROOT / "docs/how-to/add-game.md").read_text(encoding="utf-8")
    words = set(re.findall(r"`([A-Z][A-Z_]+)(?:\[\w+\])?`", text))
    assert {"GROUPS", "HOW", "SMALL", "UPCASTERS"} <= words
    folders = ("src", "tests", "docs", "scripts", "web/src", "web/tools")
    sources = [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts") and "node_modules" not in path.parts
    ]
    left = re.findall(
        r"^(?:export const )?([A-Z][A-Z_, ]+)(?::.*)? =", "\n".join(sources), re.MULTILINE
    )
    bound = {name for names in left for name in re.split(", *", names.strip())}
    assert words - bound == set()


def test_the_layers_that_contributing_draws_are_all_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    drawn = text.partition("## Where things are")[2].partition("A *state* is")[0]
    folders = {path.parent.name for path in (ROOT / "src/fairplay").glob("*/__init__.py")}
    missing = {name for name in folders if not re.search(rf"\b{name}\b", drawn)}
    assert missing == set()


def test_clean_removes_what_git_ignores() -> None:
    """Everything that is built into the tree, by the list of what git does not keep."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    built = [line.strip("/") for line in ignored if line[:1] == "/" and "*" not in line]
    assert "src/fairplay/notebook/static" in built
    clean = (ROOT / "scripts/clean").read_text(encoding="utf-8").split()
    assert [name for name in built if name not in clean] == []
