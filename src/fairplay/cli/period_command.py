"""``fairplay period``: a period, and how certain it is."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.cli.output import HEADING, catalogue, write_json, write_lines
from fairplay.cli.progress import progress
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import code_of, period, period_json, period_limit
from fairplay.theory.period import Period, values_needed

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.theory.codes import Code


def run(rule: str, limit: str | None, as_json: bool, lang: str | None) -> None:
    messages = catalogue(lang)
    rule, code = rule.strip(), code_of(rule)
    looked = period_limit(code, None if limit is None else parse_number(limit, least=1))
    with progress(messages) as shown:
        found = period(rule, looked, shown)
    if as_json:
        write_json(period_json(rule, found, looked))
    elif found is None:
        write_lines([(messages("period-none", rule=rule, computed=looked), HEADING)])
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
    if found.exceptions:
        yield messages("period-exceptions", exceptions=", ".join(map(str, found.exceptions))), ""


def _certainty(code: "Code", found: Period, messages: "Messages") -> str:
    """The theorem and the range that proves the period, or that it is only seen."""
    needed = values_needed(code, found.preperiod, found.period)
    if needed is None or found.saltus:
        return messages("period-seen", computed=found.computed)
    if not found.proved:
        return messages("period-seen-few", computed=found.computed, needed=needed)
    return messages(
        "period-proved",
        most=code.last or 0,
        heaps=max(1, code.most_heaps),
        period=found.period,
        first=found.preperiod,
        last=needed - found.period - 1,
    )
