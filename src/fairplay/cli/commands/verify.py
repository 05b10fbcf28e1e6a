"""``fairplay verify``: an independent check of a certificate."""

from typing import TYPE_CHECKING, Annotated

from fairplay.cli.files import read_file
from fairplay.cli.options import Json, Lang, argument
from fairplay.cli.output import HEADING, WON, catalogue, write_json, write_lines
from fairplay.errors import InputError
from fairplay.rules.sequences import verify

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.theory.verify import Verified
    from fairplay.theory.verify_quotient import VerifiedQuotient

#: The certificate of a period has a few hundred bytes, that of a large quotient some megabytes.
MAX_BYTES = 1 << 23


def run(
    file: Annotated[str, argument("FILE", "A certificate of a period or a misère quotient.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from dataclasses import asdict

    messages = catalogue(lang)
    content = read_file(file, MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise InputError("error-certificate-format")
    checked = verify(content)
    if as_json:
        write_json({"verified": True} | asdict(checked))
    else:
        write_lines(_lines(checked, messages))


def _lines(checked: "Verified | VerifiedQuotient", messages: "Messages") -> list[tuple[str, str]]:
    from fairplay.theory.verify import Verified

    if isinstance(checked, Verified):
        return _period_lines(checked, messages)
    return _quotient_lines(checked, messages)


def _period_lines(checked: "Verified", messages: "Messages") -> list[tuple[str, str]]:
    n0, p, s = checked.preperiod, checked.period, checked.saltus
    last = checked.checked - p - 1
    if checked.samples is None:
        values = messages("verify-definition", checked=checked.checked)
    else:
        values = messages("verify-solver", checked=checked.checked, samples=checked.samples)
    return [
        (messages("verify-claim", rule=checked.rule, preperiod=n0, period=p, saltus=s), HEADING),
        (values, ""),
        (messages("verify-hash"), ""),
        (messages("verify-range", period=p, saltus=s, first=n0, last=last), ""),
        (messages("verify-theorem", theorem=checked.theorem), ""),
        (messages("verify-ok"), WON),
    ]


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
