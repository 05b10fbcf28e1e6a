"""``fairplay misere``: the misère quotient of a rule, how it grew, and a certificate."""

import json
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from fairplay.cli.files import write_whole
from fairplay.cli.options import Json, Lang, Rule, option
from fairplay.cli.output import HEADING, WON, catalogue, new_console, write_json, write_lines
from fairplay.errors import InputError, TooLargeError
from fairplay.rules.numbers import parse_number
from fairplay.rules.own_files import is_loaded
from fairplay.rules.quotients import MAX_HEAPS, checked_certificate, misere

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fairplay.messages import Messages
    from fairplay.theory.quotient import Progress, Quotient

#: The work: some two minutes.
WORK = 120_000_000_000
#: The most steps of the growth, and the most lost heaps, that are printed.
MAX_STEPS, MAX_LOST = 30, 40
#: Seconds before there is anything to show.
PATIENCE = 0.5


def run(
    rule: Rule,
    heaps: Annotated[str | None, option("N", "The largest heap (default: until solved).")] = None,
    certificate: Annotated[str | None, option("FILE", "Write a certificate, for verify.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    last = None if heaps is None else parse_number(heaps, 1, MAX_HEAPS)
    if certificate is not None and is_loaded(rule.strip()):
        raise InputError("error-own-certificate", name=rule.strip())
    with _progress(messages) as shown:
        found = misere(rule, last, work=WORK, progress=shown)
    refused = _write(certificate, found) if certificate is not None else None
    if as_json:
        write_json(found.json())
        if found.stopped:
            print(_stopped(found, messages), file=sys.stderr)
    else:
        write_lines(_lines(found, messages))
    if refused:
        raise refused


def _write(certificate: str, found: "Quotient") -> InputError | None:
    """Write what can be verified; else give the reason, which is told after all that was found."""
    try:
        data = json.dumps(checked_certificate(found), separators=(",", ":"))
    except TooLargeError as error:
        refused = InputError("error-quotient-unwritten", reason=str(error))
        refused.inner = error
        return refused
    write_whole(certificate, data.encode() + b"\n")
    return None


def _lines(found: "Quotient", messages: "Messages") -> "Iterator[tuple[str, str]]":
    sizes = {"order": found.order, "p": found.p, "heaps": found.heaps}
    key = "misere-game" if found.solved else "misere-heaps"
    yield messages(key, rule=found.rule, **sizes), HEADING
    if found.solved:
        numbers = {"preperiod": found.preperiod or 0, "period": found.period or 0}
        yield messages("misere-solved", **numbers), WON
    elif found.stopped:
        yield _stopped(found, messages), ""
        if found.infinite:
            from fairplay.theory.quotient_shown import counted_text

            yield counted_text(found.infinite, messages), ""
    else:
        yield messages("misere-open", heaps=found.heaps), ""
    yield from _lost(found, messages)
    yield messages("misere-growth"), ""
    steps = found.growth[-MAX_STEPS:]
    for heap, order, p in steps:
        yield f"  {heap:>4}  {order}/{p}", ""


def _lost(found: "Quotient", messages: "Messages") -> "Iterator[tuple[str, str]]":
    """Single heaps that are lost: all of them, how they go on, or those that are decided."""
    lost = [heap for heap in range(1, found.heaps + 1) if found.is_p(found.pretending[heap])]
    if not lost:
        return
    heaps = ", ".join(map(str, lost[:MAX_LOST]))
    if found.preperiod and found.period and lost[-1] >= found.preperiod:
        yield messages("misere-lost-repeats", heaps=heaps, period=found.period), ""
        return
    heaps += ", …" if len(lost) > MAX_LOST else ""
    if found.solved:
        yield messages("misere-lost", heaps=heaps), ""
    else:
        yield messages("misere-lost-range", heaps=heaps, last=found.heaps), ""


def _stopped(found: "Quotient", messages: "Messages") -> str:
    """Why it goes no further."""
    return messages(f"misere-stopped-{found.stopped}", heaps=found.heaps)


@contextmanager
def _progress(messages: "Messages") -> "Iterator[Progress | None]":
    """Show on a terminal how far the work has come, if it takes a while."""
    if not sys.stderr.isatty():
        yield None
        return
    began, shown = time.monotonic(), list[bool]()
    status = new_console(stderr=True).status("")

    def show(heap: int, order: int) -> None:
        if time.monotonic() - began > PATIENCE:
            status.update(messages("misere-progress", heap=heap, order=order))
            if not shown:
                status.start()
                shown.append(True)

    try:
        yield show
    finally:
        status.stop()
