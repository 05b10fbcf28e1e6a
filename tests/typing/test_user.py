"""The package type-checks for its users under pyright strict. (mypy strict checks all tests.)"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import fairplay
from fairplay import cards, play, rules, theory
from tests.needs import missing

ROOT = Path(__file__).parents[2]
PYRIGHT = ROOT / "web/node_modules/pyright/index.js"
USER = Path(__file__).with_name("user.py")


def test_a_program_that_uses_every_public_name(tmp_path: Path) -> None:
    """As its user has it: the package on Python's path, the program elsewhere."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if node is None or not PYRIGHT.exists():
        missing("pyright is missing: run scripts/web")
    shutil.copy(USER, tmp_path)
    wrong = "import fairplay as fp\nfp.solve(3)\nfp.nonsense\n"
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    settings = {"typeCheckingMode": "strict"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    done = subprocess.run(
        [node, PYRIGHT, "--outputjson", "--pythonpath", sys.executable, "-p", tmp_path],
        check=False,  # it finds the mistakes
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(fairplay.__file__).parents[1])},
    )
    told = json.loads(done.stdout)["generalDiagnostics"]
    found = {(Path(one["file"]).name, one["range"]["start"]["line"] + 1) for one in told}
    messages = [one["message"] for one in told if Path(one["file"]).name == "user.py"]
    assert messages == []
    assert found == {("wrong.py", 2), ("wrong.py", 3)}, "mistakes are found"


def test_the_program_has_every_public_name() -> None:
    source = USER.read_text(encoding="utf-8")
    packages = {"fp": fairplay, "cards": cards, "play": play, "rules": rules, "theory": theory}
    used = {name for package in packages for name in re.findall(rf"\b{package}\.(\w+)", source)}
    assert {name for package in packages.values() for name in package.__all__} <= used | {
        "cards",
        "play",
        "rules",
        "theory",
    }
