"""``fairplay period``: the period of a rule, whether it is proved, and a certificate."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from fairplay.cli.checkpoint import resumed
from fairplay.cli.files import write_whole
from fairplay.cli.options import Checkpoint, Json, Lang, Rule, option
from fairplay.cli.output import HEADING, catalogue, write_json, write_lines
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import certificate_file, code_of, period_json, search_period
from fairplay.theory.period import Period, values_needed
from fairplay.theory.sequence import MAX_WINDOW

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.theory.codes import Code

#: The most exceptions that are listed.
FEW = 100
#: The work without a limit: half a minute at most.
WORK = 20_000_000_000
MAX_THREADS = 64


def run(
    rule: Rule,
    limit: Annotated[str | None, option("N", "How many values to compute.")] = None,
    certificate: Annotated[str | None, option("FILE", "Write a certificate, for verify.")] = None,
    checkpoint: Checkpoint = None,
    threads: Annotated[
        str | None, option("N", "Threads that compute and check (default: 2).")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    rule, code = rule.strip(), code_of(rule)
    most = None if limit is None else parse_number(limit, least=1, most=MAX_WINDOW)
    count = (
        min(2, os.cpu_count() or 1) if threads is None else parse_number(threads, 1, MAX_THREADS)
    )
    with resumed(code, checkpoint, messages, count) as (values, shown):
        found = search_period(values, most, shown, WORK, window=True)
    if certificate is not None:
        write_whole(certificate, certificate_file(rule, values, found))
    if as_json:
        write_json(period_json(rule, found, len(values)))
    elif found is None:
        write_lines([(messages("period-none", rule=rule, computed=len(values)), HEADING)])
    else:
        write_lines(_lines(rule, code, found, messages))


def _lines(
    rule: str, code: "Code", found: Period, messages: "Messages"
) -> Iterator[tuple[str, str]]:
    n0, p = found.preperiod, found.period
    if found.saltus:
        said = messages("period-adds", rule=rule, preperiod=n0, period=p, saltus=found.saltus)
    else:
        said = messages("period-repeats", rule=rule, preperiod=n0, period=p)
    yield said, HEADING
    yield _certainty(code, found, messages), ""
    if found.exception_count is None:
        yield messages("period-exceptions-last", last=found.exceptions[-1]), ""
    elif found.exception_count > FEW:
        count, last = found.exception_count, found.exceptions[-1]
        yield messages("period-exceptions-many", count=count, last=last), ""
    elif found.exceptions:
        yield messages("period-exceptions", exceptions=", ".join(map(str, found.exceptions))), ""


def _certainty(code: "Code", found: Period, messages: "Messages") -> str:
    """The theorem and the range that prove the period, or that it is only observed."""
    checked = {"period": found.period, "first": found.first, "last": found.last}
    match found.theorem:
        case "guy-smith":
            heaps, most = max(1, code.most_heaps), code.last or 0
            return messages("period-by-guy-smith", most=most, heaps=heaps, **checked)
        case "repeating":
            return messages("period-by-repeating", **checked)
        case "witness":
            return messages("period-by-witness", **checked)
        case "arithmetic":
            return messages("period-by-arithmetic", saltus=found.saltus, **checked)
    if found.saltus:
        return messages("period-seen", computed=found.computed)
    needed = values_needed(code, found.preperiod, found.period)
    return messages("period-seen-few", computed=found.computed, needed=needed)
