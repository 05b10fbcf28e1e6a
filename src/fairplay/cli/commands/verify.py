"""``fairplay verify``: an independent check of a certificate."""

import hashlib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fairplay.cli.files import read_file, write_whole
from fairplay.cli.options import Checkpoint, Json, Lang, argument, option
from fairplay.cli.output import HEADING, WON, catalogue, write_json, write_lines
from fairplay.cli.progress import counting_values
from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import verify

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fairplay.messages import Messages
    from fairplay.theory.stretches import VerifyOptions
    from fairplay.theory.verify import Verified
    from fairplay.theory.verify_infinite import VerifiedInfinite
    from fairplay.theory.verify_quotient import VerifiedQuotient

#: The certificate of a period has a few hundred bytes, of a large quotient some megabytes, of a
#: long period with its marks up to this.
MAX_BYTES = 1 << 26
MAX_THREADS = 64


def run(
    file: Annotated[str, argument("FILE", "A certificate of a period or a misère quotient.")],
    sample: Annotated[
        str | None, option("N", "Compute only so many stretches of a long period again.")
    ] = None,
    checkpoint: Checkpoint = None,
    threads: Annotated[str | None, option("N", "Threads (default: one for each core).")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from dataclasses import asdict

    messages = catalogue(lang)
    content = read_file(file, MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise InputError("error-certificate-format")
    with _options(content, sample, checkpoint, threads, messages) as options:
        checked = verify(content, options)
    if as_json:
        write_json({"verified": True} | asdict(checked))
    else:
        write_lines(_lines(checked, messages))


@contextmanager
def _options(
    content: bytes,
    sample: str | None,
    checkpoint: str | None,
    threads: str | None,
    messages: "Messages",
) -> "Iterator[VerifyOptions]":
    """How to compute the stretches of a long period again, with progress and a checkpoint."""
    from fairplay.theory.stretches import VerifyOptions

    options = VerifyOptions()
    if sample is not None:
        options.sample = parse_number(sample, 1)
    if threads is not None:
        options.threads = parse_number(threads, 1, MAX_THREADS)
    if checkpoint is not None:
        _remember(options, checkpoint, hashlib.sha256(content).hexdigest())
    with counting_values(messages) as options.progress:
        yield options


def _remember(options: "VerifyOptions", name: str, digest: str) -> None:
    from fairplay.theory.stretches import done_of, done_text

    if Path(name).exists():
        try:
            options.done = done_of(read_file(name, MAX_BYTES), digest)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise InputError("error-checkpoint-verify", name=name) from error
    options.saved = lambda done: write_whole(name, done_text(digest, done).encode())
    options.saved(options.done)


def _lines(
    checked: "Verified | VerifiedQuotient | VerifiedInfinite", messages: "Messages"
) -> list[tuple[str, str]]:
    from fairplay.theory.verify import Verified
    from fairplay.theory.verify_infinite import VerifiedInfinite

    if isinstance(checked, Verified):
        return _period_lines(checked, messages)
    if isinstance(checked, VerifiedInfinite):
        return _infinite_lines(checked, messages)
    return _quotient_lines(checked, messages)


def _period_lines(checked: "Verified", messages: "Messages") -> list[tuple[str, str]]:
    n0, p, s = checked.preperiod, checked.period, checked.saltus
    last = checked.checked - p - 1
    claim = messages("verify-claim", rule=checked.rule, preperiod=n0, period=p, saltus=s)
    return [
        (claim, HEADING),
        *((line, "") for line in _value_lines(checked, messages)),
        (messages("verify-range", period=p, saltus=s, first=n0, last=last), ""),
        (messages("verify-theorem", theorem=checked.theorem), ""),
        (messages("verify-ok" if _is_whole(checked) else "verify-ok-sample"), WON),
    ]


def _is_whole(checked: "Verified") -> bool:
    return checked.stretches == checked.all_stretches


def _value_lines(checked: "Verified", messages: "Messages") -> list[str]:
    if checked.stretches is not None:
        key = "verify-stretches" if _is_whole(checked) else "verify-sample"
        counts = {"count": checked.stretches, "all": checked.all_stretches or 0}
        rares = messages("verify-rares")
        if checked.witnesses:
            rares += " " + messages("verify-witnesses")
        return [messages("verify-begun"), messages(key, **counts), rares]
    if checked.samples is None:
        values = messages("verify-definition", checked=checked.checked)
    else:
        values = messages("verify-solver", checked=checked.checked, samples=checked.samples)
    return [values, messages("verify-hash")]


def _quotient_lines(checked: "VerifiedQuotient", messages: "Messages") -> list[tuple[str, str]]:
    sizes = {"order": checked.order, "p": checked.p, "heaps": checked.heaps}
    key = "misere-game" if checked.solved else "misere-heaps"
    lines = [
        (messages(key, rule=checked.rule, **sizes), HEADING),
        (messages("verify-algebra"), ""),
        (messages("verify-positions", positions=checked.positions), ""),
        (messages("verify-transitions", states=checked.states), ""),
    ]
    if checked.period:
        numbers = {"preperiod": checked.preperiod or 0, "period": checked.period}
        lines.append((messages("verify-pretending", **numbers), ""))
    return [*lines, (messages("verify-ok"), WON)]


def _infinite_lines(checked: "VerifiedInfinite", messages: "Messages") -> list[tuple[str, str]]:
    first, second = checked.counted
    start = checked.apart[1]
    counted = {"first": first, "second": second, "sites": checked.sites}
    apart = {"start": start, "next": start + 2, "first": first}
    return [
        (messages("verify-infinite", rule=checked.rule, heaps=checked.heaps), HEADING),
        (messages("verify-algebra"), ""),
        (messages("verify-counted", **counted), ""),
        (messages("verify-positions", positions=checked.positions), ""),
        (messages("verify-transitions", states=checked.states), ""),
        (messages("verify-apart", **apart), ""),
        (messages("verify-ok"), WON),
    ]
