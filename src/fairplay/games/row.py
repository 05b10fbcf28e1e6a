"""Games on a row of cells, by patterns: ``row{XX→..}:XXXXX``, ``row{XX.→..X either way}:XX.X``."""

from fairplay.rules.patterns import Change, Patterns
from fairplay.rules.row_games import RowGames
from fairplay.rules.samples import Sample

GAME = RowGames("row{XX→..}", Patterns((Change("XX", ".."),)), start="XXXXXXX")
EXAMPLES = (
    "row{XX.→..X either way}:XX.XX.",
    "row{X.→.X}:X.X..",
    "row{.→X until XX}:.......",
    "row{X→o, o→.}:XXoX",
)
# The other examples take the same number of moves however they are played.
PUZZLES = ("row{XX→..}", "row{XX.→..X either way}", "row{.→X until XX}")
HOW = (Sample("row{XX→..}:XXX.XX", ("2:XX→..",), "row{XX→..}:.XX..", "2:XX→.."),)
