"""The browser's types are those of the protocol."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_types_are_up_to_date() -> None:
    script = ROOT / "scripts" / "protocol-types"
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    written = (ROOT / "web/src/lib/protocol.ts").read_text(encoding="utf-8")
    assert written == done.stdout, "run scripts/protocol-types > web/src/lib/protocol.ts"
