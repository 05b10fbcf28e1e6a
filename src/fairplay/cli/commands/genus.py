"""``fairplay genus``: how heaps of a rule behave in misère play."""

from typing import TYPE_CHECKING, Annotated

from fairplay.cli.options import Json, Lang, Rule, argument
from fairplay.cli.output import HEADING, catalogue, write_json, write_lines
from fairplay.rules.numbers import parse_number
from fairplay.rules.quotients import MAX_GENERA, genus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fairplay.messages import Messages
    from fairplay.theory.genus import HeapGenus

#: Longer canonical forms are left out.
MAX_FORM = 48


def run(
    rule: Rule,
    count: Annotated[str, argument("COUNT", "How many heaps, from 0.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    found = genus(rule, parse_number(count, 1, MAX_GENERA))
    if as_json:
        write_json([str(one) for one in found])
    else:
        write_lines(_lines(found, messages))


def _lines(found: "tuple[HeapGenus, ...]", messages: "Messages") -> "Iterator[tuple[str, str]]":
    """A line for each heap: its genus, its kind, and its canonical form if that is short."""
    kinds = [messages(_kind(one)) for one in found]
    wide, width = (max(map(len, column)) for column in (map(str, found), kinds))
    number = len(str(found[-1].heap))
    wild = next((one.heap for one in found if not one.tame), None)
    for one, kind in zip(found, kinds, strict=True):
        form = one.form if one.form and len(one.form) <= MAX_FORM and not one.nimber else ""
        line = f"{one.heap:>{number}}  {one!s:<{wide}}  {kind:<{width}}  {form}"
        yield line.rstrip(), ""
    if wild is None:
        yield messages("genus-all-tame", count=len(found)), HEADING
    else:
        yield messages("genus-first-wild", heap=wild), HEADING


def _kind(one: "HeapGenus") -> str:
    """The key of what a heap is called."""
    if one.nimber:
        return "genus-nimber"
    return "genus-tame" if one.tame else "genus-wild"
