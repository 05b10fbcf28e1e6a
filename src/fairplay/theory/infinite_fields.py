"""The fields of an infinite misère quotient's certificate: their form.

``counted`` are the two heaps whose numbers matter without end. All others have classes in a finite
part, which ``order``, ``generators``, ``times`` and ``pretending`` describe as they do for a finite
quotient. ``edge`` and ``width`` say which pairs of numbers are alike, ``colours`` has the colour of
each pair that is left, and ``lost`` the classes that are lost beside each colour. ``apart`` is a
class with two numbers that prove that the quotient is infinite.
"""

from typing import Any

from fairplay.errors import InputError
from fairplay.theory.quotient_fields import check_number, check_numbers, check_parts, check_rows

FORMAT = "fairplay infinite misere quotient certificate 1"
#: The largest edge and width.
MAX_COUNT = 64
#: The most colours: the bits of a number.
MAX_COLOURS = 64
#: The largest heap: that of :func:`fairplay.misere`.
MAX_HEAP = 2000


def check_form(data: Any) -> None:
    """Refuse fields that are missing, of another type or out of range."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError("error-certificate-format")
    if data.get("kind") != "infinite quotient":
        raise InputError("error-certificate-field", name="kind")
    check_parts(data)
    check_number(data, "heaps", 1, MAX_HEAP)
    check_numbers(data, "counted", 1, data["heaps"], length=2, rising=True)
    if {*data["counted"]} & {*data["generators"]}:
        raise InputError("error-certificate-field", name="generators")
    check_number(data, "edge", 0, MAX_COUNT)
    check_number(data, "width", 1, MAX_COUNT)
    size = data["edge"] + data["width"] + 3
    check_rows(data, "lost", None, None, data["order"] - 1)
    if any(sorted({*row}) != row for row in data["lost"]):
        raise InputError("error-certificate-field", name="lost")
    check_rows(data, "colours", size, size, len(data["lost"]) - 1)
    if any(data["pretending"][heap] for heap in data["counted"]):
        raise InputError("error-certificate-field", name="pretending")
    check_numbers(data, "apart", 0, max(data["order"], 2 * size), length=3)
    if not isinstance(data.get("rule"), str):
        raise InputError("error-certificate-field", name="rule")
    if len(data["lost"]) > MAX_COLOURS:
        raise InputError("error-certificate-field", name="lost")
