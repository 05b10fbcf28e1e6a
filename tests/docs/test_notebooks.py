"""Notebooks: what they need, and that a cell which warns fails the build."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT

NOTEBOOKS = sorted(page for page in (DOCS / "notebooks").glob("*.md") if page.stem != "index")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HEAD = """---
file_format: mystnb
kernelspec:
  name: python3
  display_name: Python 3
---

# A notebook

```{code-cell} ipython3
CELL
```
"""


def cells(page: Path) -> str:
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"^```\{code-cell\}[^\n]*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return "\n".join(re.sub(r"^:.*\n", "", cell) for cell in found)


def packages(extra: str) -> set[str]:
    """What pip installs for an extra by name, with the extras that it names."""
    found = set()
    for text in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"][extra]):
        if inner := re.match(r"fairplay\[(.*)\]", text):
            found |= set().union(*map(packages, inner[1].split(",")))
        else:
            found.add(re.split(r"[<>=;\[ ]", text)[0].lower())
    return found


def imported(source: str) -> set[str]:
    """The packages that are imported, by the names that pip knows; and those behind a method."""
    tree, names = ast.parse(source), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {one.name.partition(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    known = packages_distributions()
    found = {known[name][0].lower() for name in names & known.keys() - sys.stdlib_module_names}
    behind = {"to_series": "pandas", ".plot": "matplotlib", ".play(": "anywidget"}
    return found - {"fairplay"} | {one for sign, one in behind.items() if sign in source}


@pytest.mark.parametrize("page", NOTEBOOKS, ids=lambda page: page.stem)
def test_what_the_page_prescribes_is_enough(page: Path) -> None:
    """The extra notebook, and serve for the server's API, as docs/how-to/notebook.md says."""
    there = packages("notebook") | (packages("serve") if page.stem == "server" else set())
    assert imported(cells(page)) <= there


@pytest.mark.parametrize(
    ("cell", "fails"),
    [
        ("print(1)", False),
        ("import warnings; warnings.warn('old', DeprecationWarning)", True),
        ("1 / 0", True),
    ],
)
def test_a_cell_that_fails_or_warns_fails_the_build(tmp_path: Path, cell: str, fails: bool) -> None:
    """Built with the settings of the documentation, and as scripts/docs does it."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "index.md").write_text(HEAD.replace("CELL", cell), encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-b", "dummy", "-W", "--keep-going", "-q"]
    places = ["-c", str(DOCS), str(source), str(tmp_path / "built")]
    done = subprocess.run([*command, *places], check=False, capture_output=True, text=True)
    assert (done.returncode != 0) == fails, done.stderr
