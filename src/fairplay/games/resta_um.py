"""Resta-um: erase any number of dots from one row; whoever erases the last dot loses.

Misère Nim, played in "Last Year at Marienbad" from rows of 7, 5, 3 and 1.
"""

from fairplay.rules.base import Misere
from fairplay.rules.heaps import Nim
from fairplay.rules.looks import POINTS
from fairplay.rules.samples import Sample

GAME = Nim("resta-um", start=(7, 5, 3, 1), look=POINTS, misere=Misere.ALWAYS)
EXAMPLES = ("resta-um:5,3,1", "resta-um:1,2,3", "resta-um:5,4,3,2,1")
HOW = (Sample("resta-um:5,3,1", ("5→2",), "resta-um:1", "1→0"),)
