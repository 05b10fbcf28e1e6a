"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["protocol.ts", "blocks.ts"])
def test_types_are_up_to_date(name: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "scripts/protocol-types", tmp_path], check=True)
    written = (ROOT / "web/src/lib" / name).read_text(encoding="utf-8")
    assert written == (tmp_path / name).read_text(encoding="utf-8"), "run scripts/protocol-types"
