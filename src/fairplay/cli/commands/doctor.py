"""``fairplay doctor``: what works here, for those who install it and for reports of bugs."""

import sys
from collections.abc import Sequence
from itertools import zip_longest
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

from fairplay.cli.doctor import Check, checks
from fairplay.cli.options import Json, Lang
from fairplay.cli.output import LOST, WON, catalogue, write_json, write_lines
from fairplay.cli.version import version_line
from fairplay.messages import Messages

_STYLES = {"works": "", "absent": "dim", "broken": LOST}


def run(as_json: Json = False, lang: Lang = None) -> int:
    """Exit code 0, or 1 if something that is installed is broken.

    The JSON is ``{"version", "ok", "checks": [{"name", "state", "code", "params"}, …]}``; ``state``
    is works, absent or broken, and ``code`` is the message that says why.
    """
    messages, found = catalogue(lang), list(checks())
    ok = all(check.state != "broken" for check in found)
    if as_json:
        listed = [_json(check) for check in found]
        write_json({"version": version_line(), "ok": ok, "checks": listed})
    else:
        write_lines([(version_line(), "bold"), *_lines(found, messages)])
        said = messages("doctor-ok" if ok else "doctor-not-ok")
        write_lines([("", ""), (said, WON if ok else LOST)])
    return 0 if ok else 1


def _json(check: Check) -> dict[str, Any]:
    detail = check.detail
    return {
        "name": check.name,
        "state": check.state,
        "code": detail.key,
        "params": dict(detail.params),
    }


def _lines(found: Sequence[Check], messages: Messages) -> list[tuple[str, str]]:
    """A table: the state in words, what was checked, and the detail, which is wrapped."""
    rows = [
        (messages(f"doctor-{check.state}"), _label(check.name, messages), check) for check in found
    ]
    states = max(len(state) for state, _, _ in rows)
    labels = max(len(label) for _, label, _ in rows)
    indent = states + labels + 4
    return [
        (f"{head:{indent}}{line}", _STYLES[check.state])
        for state, label, check in rows
        for head, line in zip_longest(
            [f"{state:{states}}  {label}"],
            _wrapped(messages.fill(check.detail), indent),
            fillvalue="",
        )
    ]


def _wrapped(text: str, indent: int) -> list[str]:
    """Lines that fit behind the indent. Files and other programs get one line."""
    if not sys.stdout.isatty():
        return [text]
    room = max(20, get_terminal_size().columns - indent)
    return wrap(text, room, break_long_words=False, break_on_hyphens=False)


def _label(name: str, messages: Messages) -> str:
    kind, _, extra = name.partition("-")
    return messages("doctor-extra", name=extra) if extra else messages(f"doctor-{kind}")
