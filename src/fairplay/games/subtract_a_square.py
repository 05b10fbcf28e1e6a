"""Subtract a square: take 1, 4, 9, 16, … from a heap.

No formula for the lost heaps is known. They become rare: 0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, …
"""

from fairplay.rules.heap_games import EndlessHeap
from fairplay.rules.heap_words import read_rule
from fairplay.rules.looks import Heaps
from fairplay.rules.samples import Sample
from fairplay.vocabulary import Fact, Row, Sentence, sentence

#: How many lost heaps are shown.
SHOWN = 12


class SubtractASquare(EndlessHeap):
    def told(self) -> tuple[Sentence, ...]:
        return ()  # the text of the game says it better

    def facts(self, state: Heaps, misere: bool) -> tuple[Fact, ...]:
        """There is no theorem. The lost heaps are found one by one, and one heap is looked up."""
        if misere or len(state) != 1:
            return ()
        heap = state[0]
        # From the largest on: the engine computes the smaller ones with it.
        parts = self.parts(tuple(range(heap, -1, -1)))
        lost = [heap - n for n, part in enumerate(parts) if not part.value()][::-1]
        shown = lost[-SHOWN:]
        marked = ((0, shown.index(heap)),) if heap in shown else ()
        told = sentence("square-lost" if marked else "square-won", heap=heap)
        row = Row(sentence("square-row"), tuple(map(str, shown)))
        return (Fact((sentence("square-unknown"),), (row,), marked, (told,)),)


GAME = SubtractASquare("subtract-a-square", read_rule("take a square"), start=(13,))
GAME.worksheets = True
EXAMPLES = ("subtract-a-square:20", "subtract-a-square:7,10", "subtract-a-square:21,34")
HOW = (Sample("subtract-a-square:7", ("7→6", "7→3"), "subtract-a-square:4", "4→0"),)
