"""Resta-zero: erase any number of dots from one row; whoever erases the last dot wins."""

from fairplay.rules.heaps import Nim
from fairplay.rules.looks import POINTS
from fairplay.rules.samples import Sample

GAME = Nim("resta-zero", start=(7, 5, 3, 1), look=POINTS)
EXAMPLES = ("resta-zero:5,3,1", "resta-zero:1,2,3", "resta-zero:5,4,3,2,1")
HOW = (Sample("resta-zero:5,3,1", ("5→2",), "resta-zero:2", "2→0"),)
