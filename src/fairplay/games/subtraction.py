"""Subtraction games: take as many from a heap as a number of the set says, ``sub{1,2,5}:21``."""

from fairplay.errors import InputError
from fairplay.rules.code_places import in_set
from fairplay.rules.heaps import TakeAndBreak
from fairplay.theory.codes import parse_code, subtraction_set


class Subtraction(TakeAndBreak):
    def variant(self, name: str) -> TakeAndBreak | None:
        if not name.startswith("sub{"):
            return None
        try:
            code = parse_code(name)
        except InputError as error:
            closed = name.endswith("}")
            raise (in_set(error, name[4:-1]) if closed else error) from None
        if code == self.code:
            return self
        steps = ",".join(map(str, subtraction_set(name)))
        return TakeAndBreak(f"sub{{{steps}}}", code, start=(21,))


GAME = Subtraction("sub{1,2,3}", "sub{1,2,3}", start=(21,))
EXAMPLES = ("sub{1,2,3}:15", "sub{1,3,4}:20", "sub{2,3}:17", "sub{1,2,5}:21")
