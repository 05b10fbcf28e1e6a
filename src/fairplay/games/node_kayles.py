"""Node Kayles: take a vertex of a graph together with its neighbours.

On a path it is Dawson's chess, 0.137. On graphs no formula is known: deciding who wins is
PSPACE-complete (Schaefer 1978).
"""

from fairplay.rules.graph_words import NODE_KAYLES
from fairplay.rules.graphs import GraphRules
from fairplay.rules.samples import Sample

PETERSEN = "1-2,1-5,1-6,2-3,2-7,3-4,3-8,4-5,4-9,5-10,6-8,6-9,7-9,7-10,8-10"

GAME = GraphRules("node-kayles", NODE_KAYLES, start="1-2,2-3,3-4,1-4,3-5,5-6,6-7")
EXAMPLES = (
    "node-kayles:1-2,2-3,3-4,4-5,5-6,6-7",
    "node-kayles:1-2,1-6,2-3,3-4,4-5,5-6",
    "node-kayles:1-2,1-3,1-4,1-5,5-6,6-7",
    f"node-kayles:{PETERSEN}",
)
HOW = (Sample("node-kayles:1-2,2-3,3-4,1-4,4-5", ("2",), "node-kayles:1-2", "1"),)
