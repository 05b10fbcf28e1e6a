"""Write numbers: binary digits, the digits of a card, or whole numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fairplay.explain.binary import columns
from fairplay.learn.task import Judged, split, unreadable, whole
from fairplay.learn.views import AskWrite, WriteRow
from fairplay.theory.nim import nim_sum
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


@dataclass(frozen=True)
class Write:
    """Rows to write. ``right`` has the text of each; ``why`` says what is wrong with what was
    written in a row.

    >>> task = binary(4, 5)
    >>> task.solution(), task.judge("100,110").told[0].params
    ('100,101', {'heap': 5, 'made': '4 + 2 = 6'})
    """

    question: AskWrite
    right: tuple[str, ...]
    why: Callable[[int, str], Sentence]

    def view(self) -> AskWrite:
        return self.question

    def judge(self, answer: str) -> Judged:
        parts = split(answer)
        if len(parts) != len(self.right):
            raise unreadable(answer)
        said = [_written(row, part) for row, part in zip(self.question.rows, parts, strict=True)]
        for i, text in enumerate(said):
            if text != self.right[i]:
                return Judged(False, (self.why(i, text),))
        return Judged(True)

    def solution(self) -> str:
        return ",".join(self.right)


def _written(row: WriteRow, text: str) -> str:
    """What was written in a row, with all its digits, or as a number without extra zeros."""
    if not row.digits:
        return str(whole(text, 0, row.most))
    accepted = "0123456789"[: row.base]
    if len(text) > row.digits or not all(digit in accepted for digit in text):
        raise unreadable(text)
    return text.rjust(row.digits, "0")


def numbers(
    rows: Sequence[tuple[str | Sentence, int]],
    why: Callable[[int, int], Sentence] | None = None,
    most: int | None = None,
) -> Write:
    """Write a number in each row, which has a name. Without ``why``, a wrong one is only named.

    >>> numbers([("3", 4), ("4", 3)]).judge("4,4").told[0].params
    {'name': '4', 'number': 4}
    """
    top = max(number for _, number in rows) + 4 if most is None else most
    names = [name for name, _ in rows]
    asked = tuple(
        WriteRow(name, most=top) if isinstance(name, str) else WriteRow("", name, most=top)
        for name in names
    )

    def wrong(row: int, text: str) -> Sentence:
        if why:
            return why(row, int(text))
        return say("learn-write-wrong", name=names[row], number=int(text))

    return Write(AskWrite(asked), tuple(str(number) for _, number in rows), wrong)


def _bits(width: int, count: int) -> tuple[WriteRow, ...]:
    return tuple(WriteRow("", digits=width) for _ in range(count))


def binary(*heaps: int) -> Write:
    """Write each heap in binary."""
    block = columns(heaps)
    rows = tuple(WriteRow(str(heap), digits=len(block.places)) for heap in heaps)

    def why(row: int, text: str) -> Sentence:
        lit = [place for place, digit in zip(block.places, text, strict=True) if digit == "1"]
        made = f"{' + '.join(lit)} = {int(text, 2)}" if len(lit) > 1 else str(int(text, 2))
        return say("learn-binary-wrong", heap=heaps[row], made=made)

    return Write(AskWrite(rows, block.places), block.binary, why)


def last_heap(*heaps: int) -> Write:
    """Write one more heap below these, so that every column is even."""
    block = columns(heaps)
    width = len(block.places)
    right = nim_sum(heaps)

    def why(row: int, text: str) -> Sentence:
        del row
        odd = int(text, 2) ^ right
        return say("learn-binary-odd", place=block.places[width - odd.bit_length()])

    question = AskWrite(_bits(width, 1), block.places, block.binary, counted=True)
    return Write(question, (f"{right:0{width}b}",), why)
