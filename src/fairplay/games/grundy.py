"""Grundy's game: split a heap into two unequal heaps.

No formula is known for its values, and no period.
"""

from fairplay.rules.heaps import TakeAndBreak
from fairplay.rules.samples import Sample
from fairplay.theory.codes import Code

GAME = TakeAndBreak("grundy", Code((4,), unequal=True), start=(12,))
EXAMPLES = ("grundy:8", "grundy:15", "grundy:7,9", "grundy:5,6,8")
HOW = (Sample("grundy:7", ("7→3,4",), "grundy:3", "3→1,2"),)
