"""Fair Play: fair games, played, explained and explored.

>>> import fairplay as fp
>>> fp.solve("nim:4,5,6,3").winning_moves
('4→0', '5→1', '6→2')
>>> fp.solve("kayles:7 + nim:2").outcome
'P'
>>> fp.sequence("0.77", 11).tolist()
[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
>>> fp.period("0.77").preperiod, fp.period("0.77").period
(71, 12)
>>> fp.Position("nim:3,4,5").after("3→1")
Position('nim:1,4,5')

The names are imported when they are first used, so that ``import fairplay`` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fairplay import explain, games
    from fairplay.errors import InputError
    from fairplay.play import Match
    from fairplay.rules.position import Position
    from fairplay.rules.sequences import Sequence, period, sequence
    from fairplay.rules.solve import solve

__version__ = "0.1.0"

__all__ = [
    "InputError",
    "Match",
    "Position",
    "Sequence",
    "__version__",
    "explain",
    "games",
    "period",
    "sequence",
    "solve",
]

_HOMES = {
    "InputError": "fairplay.errors",
    "Match": "fairplay.play",
    "Position": "fairplay.rules.position",
    "Sequence": "fairplay.rules.sequences",
    "period": "fairplay.rules.sequences",
    "sequence": "fairplay.rules.sequences",
    "solve": "fairplay.rules.solve",
}


def __getattr__(name: str) -> Any:
    if name in ("explain", "games"):
        return import_module(f"fairplay.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'fairplay' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
