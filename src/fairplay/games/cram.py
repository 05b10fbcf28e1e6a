"""Cram: put a domino on two free squares beside each other. Whoever finds no room loses.

``cram:4x5`` is an empty board, ``cram:..xx./.....`` one with covered squares.
"""

from fairplay.rules.cram import CramRules
from fairplay.rules.samples import Sample

GAME = CramRules("cram", start=("....",) * 3)
EXAMPLES = ("cram:3x5", "cram:4x4", "cram:3x3", "cram:1x8", "cram:..xx./...../.x..x")
HOW = (Sample("cram:3x4", ("2:2-3", "1-2:1"), "cram:xx.x/xx.x", "1-2:3"),)
