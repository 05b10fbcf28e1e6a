"""Resta-zero: wipe any number of points from one row; whoever wipes the last point wins."""

from fairplay.rules.heaps import Nim

GAME = Nim("resta-zero", start=(7, 5, 3, 1), picture="points")
