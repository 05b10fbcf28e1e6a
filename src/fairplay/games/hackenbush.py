"""Green Hackenbush: cut an edge of what grows from the ground; everything cut off falls.

Branches that meet may be replaced by one stalk, as long as their nim-sum (the colon principle).
"""

from fairplay.rules.hackenbush import Hackenbush
from fairplay.rules.samples import Sample

#: A tree and a flower.
START = "0-1,1-2,2-3,2-4,1-5,0-6,6-7,7-8,7-9"
#: A girl: two legs, a body with two arms, a head.
GIRL = "0-1,0-3,1-2,2-3,2-4,4-5,4-6,4-7"

GAME = Hackenbush("hackenbush", start=START)
EXAMPLES = (
    "hackenbush:0-1,0-3,0-6,1-2,3-4,4-5",
    "hackenbush:0-1,1-2,2-3,2-4,2-5",
    f"hackenbush:{GIRL}",
    "hackenbush:0-1,0-2,1-3,2-4,3-4,3-5,4-5",
)
HOW = (Sample("hackenbush:0-1,1-2,1-3,0-4", ("1-2", "0-1"), "hackenbush:0-1", "0-1"),)
