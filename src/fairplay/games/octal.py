"""Octal and hexadecimal games: any take-and-break rule as a code, used as the game's name.

``0.137:10,5`` is Dawson's chess as heaps; the game offered first, 0.07, takes two that stand
together. See ``theory.codes`` for what the digits mean.
"""

from fairplay.errors import InputError
from fairplay.rules.code_places import in_code
from fairplay.rules.heaps import TakeAndBreak
from fairplay.theory.codes import parse_code


class Coded(TakeAndBreak):
    # Not in the list of worksheets: the codes that are easy to say are Kayles, Dawson's chess and
    # the subtraction games already. A code that one writes has its worksheet.
    worksheets = False

    def variant(self, name: str) -> TakeAndBreak | None:
        if "{" in name or (not name[:1].isdigit() and "." not in name):
            return None
        try:
            code = parse_code(name)
        except InputError as error:
            raise in_code(error, name) from None
        return self if code == self.code else TakeAndBreak(str(code), code)


GAME = Coded("0.07", "0.07", start=(13,))
EXAMPLES = ("0.07:9", "0.6:11", "0.137:10,5", "4.7:6", "0.45:12")
