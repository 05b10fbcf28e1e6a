"""The tasks, one file for each kind of question. Lessons are made of these."""

from fairplay.learn.tasks.cards import Claim, Collect, PutAway
from fairplay.learn.tasks.cutting import Cut
from fairplay.learn.tasks.marking import Mark, odd_columns, outcomes
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.picking import Pick, add_heap, like, mex, ways
from fairplay.learn.tasks.playing import PlayGame
from fairplay.learn.tasks.reading import disguised, summands, values
from fairplay.learn.tasks.rhythm import Rhythm
from fairplay.learn.tasks.scales import Scale
from fairplay.learn.tasks.table import Table
from fairplay.learn.tasks.writing import Write, add_cards, binary, digits, last_heap, numbers

__all__ = [
    "Claim",
    "Collect",
    "Cut",
    "FindMove",
    "Mark",
    "Pick",
    "PlayGame",
    "PutAway",
    "Rhythm",
    "Scale",
    "Table",
    "Write",
    "add_cards",
    "add_heap",
    "binary",
    "digits",
    "disguised",
    "last_heap",
    "like",
    "mex",
    "numbers",
    "odd_columns",
    "outcomes",
    "summands",
    "values",
    "ways",
]
