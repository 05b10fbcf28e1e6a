"""Games on a row of cells, by patterns: ``row{XX→..}:XXXXX``, ``row{XX.→..X either way}:XX.X``."""

from fairplay.rules.patterns import Change, Patterns
from fairplay.rules.row_games import RowGames

GAME = RowGames("row{XX→..}", Patterns((Change("XX", ".."),)), start="XXXXXXX")
EXAMPLES = (
    "row{XX.→..X either way}:XX.XX.",
    "row{X.→.X}:X.X..",
    "row{.→X until XX}:.......",
    "row{X→o, o→.}:XXoX",
)
