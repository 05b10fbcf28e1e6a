"""Resta-zero: wipe any number of points from one row; whoever wipes the last point wins."""

from fairplay.rules.heaps import Nim
from fairplay.rules.looks import POINTS

GAME = Nim("resta-zero", start=(7, 5, 3, 1), look=POINTS)
