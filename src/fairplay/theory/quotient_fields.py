"""The fields of a misère quotient's certificate: their form and their hash.

``order`` is the number of elements, which are numbered from the identity, 0. ``generators`` are
heaps, and ``times`` has a row for each: entry x is the element x times the heap's. ``p`` are the
elements that are lost for the player to move, ``pretending`` those of the heaps 0 … ``heaps``, and
``growth`` has heap, order and number of lost elements wherever the quotient changed.
"""

import hashlib
import json
from typing import Any

from fairplay.errors import InputError

FORMAT = "fairplay misere quotient certificate 1"
#: The largest quotient that is checked: its table then has 128 MB.
MAX_ORDER = 4096
MAX_HEAPS = 100_000
#: The most generators. Each pair of their maps is compared, for some seconds with this many. Each
#: one makes a quotient larger, and large ones are found to have thirty or so.
MAX_GENERATORS = 512


def content_hash(data: dict[str, Any]) -> str:
    """SHA-256 of everything else in a certificate, as JSON with sorted keys and no spaces."""
    rest = {key: value for key, value in data.items() if key != "sha256"}
    try:
        text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    except (RecursionError, TypeError, ValueError) as error:  # nested too deeply, or no JSON
        raise InputError("error-certificate-format") from error
    return hashlib.sha256(text.encode()).hexdigest()


def check_form(data: Any) -> None:
    """Refuse fields that are missing, of another type or out of range."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError("error-certificate-format")
    if data.get("kind") != "quotient":
        raise InputError("error-certificate-field", name="kind")
    check_parts(data)
    order, heaps = data["order"], data["heaps"]
    check_numbers(data, "p", 0, order - 1, rising=True)
    check_rows(data, "growth", None, 3, max(order, heaps))
    if any(row[0] > heaps for row in data["growth"]):
        raise InputError("error-certificate-field", name="growth")
    for name, form in (("rule", str), ("solved", bool)):
        if not isinstance(data.get(name), form):
            raise InputError("error-certificate-field", name=name)
    for name in ("preperiod", "period"):
        if data["solved"]:
            check_number(data, name, 1, heaps)
        elif data.get(name, 0) is not None:
            raise InputError("error-certificate-field", name=name)


def check_parts(data: dict[str, Any]) -> None:
    """The fields of a monoid with generators, and the elements of heaps."""
    check_number(data, "order", 1, MAX_ORDER)
    check_number(data, "heaps", 0, MAX_HEAPS)
    order, heaps = data["order"], data["heaps"]
    _check_columns(data.get("times"), order)
    check_numbers(data, "generators", 1, heaps)
    generators = data["generators"]
    if len(generators) > MAX_GENERATORS or len({*generators}) < len(generators):
        raise InputError("error-certificate-field", name="generators")
    check_numbers(data, "pretending", 0, order - 1, length=heaps + 1)
    check_rows(data, "times", len(generators), order, order - 1)


def _check_columns(times: Any, order: int) -> None:
    """The rows of the table have as many columns as there are elements."""
    for row in times if isinstance(times, list) else ():
        if isinstance(row, list) and row and len(row) != order:
            raise InputError("error-quotient-order", order=order, columns=len(row))


def _is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def check_number(data: dict[str, Any], name: str, least: int, most: int) -> None:
    if not _is_number(data.get(name), least, most):
        raise InputError("error-certificate-field", name=name)


def check_numbers(
    data: dict[str, Any],
    name: str,
    least: int,
    most: int,
    length: int | None = None,
    rising: bool = False,
) -> None:
    found = data.get(name)
    if not isinstance(found, list) or not all(_is_number(one, least, most) for one in found):
        raise InputError("error-certificate-field", name=name)
    if length not in (None, len(found)) or (rising and sorted(set(found)) != found):
        raise InputError("error-certificate-field", name=name)


def check_rows(
    data: dict[str, Any], name: str, rows: int | None, length: int | None, most: int
) -> None:
    found = data.get(name)
    if not isinstance(found, list) or rows not in (None, len(found)):
        raise InputError("error-certificate-field", name=name)
    for row in found:
        check_numbers({name: row}, name, 0, most, length)
