"""The mathematics of fair games: nimbers, heap rules, sequences, sums. It knows no game by name.

>>> from fairplay import theory
>>> kayles = theory.parse_code("0.77")
>>> list(kayles.options(4))
[(3,), (1, 2), (2,), (1, 1)]
>>> theory.find_option(kayles, 10**20, 0)
(1, 99999999999999999997)
"""

from fairplay._lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fairplay.theory.certificate import Certificate
    from fairplay.theory.codes import Code, parse_code
    from fairplay.theory.infinite_quotient import InfiniteQuotient
    from fairplay.theory.nim import mex, nim_sum
    from fairplay.theory.options import find_option
    from fairplay.theory.period import Period, values_needed
    from fairplay.theory.stretches import VerifyOptions
    from fairplay.theory.verify import Verified
    from fairplay.theory.verify_infinite import VerifiedInfinite
    from fairplay.theory.verify_quotient import VerifiedQuotient

__all__ = [
    "Certificate",
    "Code",
    "InfiniteQuotient",
    "Period",
    "Verified",
    "VerifiedInfinite",
    "VerifiedQuotient",
    "VerifyOptions",
    "find_option",
    "mex",
    "nim_sum",
    "parse_code",
    "values_needed",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy(
        __name__,
        {
            "fairplay.theory.certificate": ("Certificate",),
            "fairplay.theory.codes": ("Code", "parse_code"),
            "fairplay.theory.infinite_quotient": ("InfiniteQuotient",),
            "fairplay.theory.nim": ("mex", "nim_sum"),
            "fairplay.theory.options": ("find_option",),
            "fairplay.theory.period": ("Period", "values_needed"),
            "fairplay.theory.stretches": ("VerifyOptions",),
            "fairplay.theory.verify": ("Verified",),
            "fairplay.theory.verify_infinite": ("VerifiedInfinite",),
            "fairplay.theory.verify_quotient": ("VerifiedQuotient",),
        },
    )
