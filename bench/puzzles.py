"""Puzzles of every kind and level: making one, and beating a wrong move, one after the other in one
process. Time is that of the processor.

The aim is less than 100 ms for each.
"""

from collections.abc import Iterator
from itertools import product
from time import process_time

from bench.measure import Row, ms
from fairplay.play.puzzles.judging import begin, judge_move
from fairplay.play.puzzles.kinds import kinds
from fairplay.play.puzzles.making import make
from fairplay.play.puzzles.tickets import MAX_LEVEL, Ticket

#: Puzzles of each kind and level.
COUNT = 100
AIM = 0.1


def _measured(ticket: Ticket) -> tuple[float, float]:
    began = process_time()
    puzzle = make(ticket)
    made = process_time()
    if puzzle.position:
        judge_move(puzzle, next(begin(puzzle).position.moves()))
    return made - began, process_time() - made


def rows() -> Iterator[Row]:
    tickets = [
        Ticket(*chosen) for chosen in product(kinds(), range(1, MAX_LEVEL + 1), range(COUNT))
    ]
    times = list(map(_measured, tickets))
    for place, what in enumerate(("make a puzzle", "judge a move")):
        found = sorted((time[place], i) for i, time in enumerate(times))
        worst, at = found[-1]
        hardest = f"{tickets[at].kind}, level {tickets[at].level}"
        for name, time in (
            ("median", found[len(found) // 2][0]),
            ("99 of 100", found[len(found) * 99 // 100][0]),
            (f"worst of {len(found)} ({hardest})", worst),
        ):
            yield Row(f"{what}: {name}", ms(time), ms(AIM), f"{AIM / time:.0f}")
