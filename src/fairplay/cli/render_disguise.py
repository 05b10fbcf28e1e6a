"""How a board is read as heaps, in words."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from fairplay.explain import blocks as b
from fairplay.messages import Messages

_HOW = {
    "steps": "explain-steps",
    "pairs": "explain-pairs",
    "stock": "explain-stock",
    "gaps": "explain-gaps",
    "total": "explain-total",
    "stretches": "explain-stretches",
}


def disguise(block: b.Disguise, messages: Messages, by_mex: bool) -> Iterator[RenderableType]:
    """The idea, then what each thing on the board stands for.

    Coins whose values come from the mex rule are not heaps of Nim: they move one square a time.
    """
    one_step = block.how == "steps" and by_mex
    yield Text(messages("explain-steps-one" if one_step else _HOW[block.how]))
    stands = "; ".join(_stand(block.how, stand, messages) for stand in block.stands)
    if stands:
        yield Group(Text(f"{stands}."))


def _stand(how: str, stand: b.Stand, messages: Messages) -> str:
    heap = stand.heap
    match how, stand.places:
        case "steps", (square,):
            return messages("explain-step", square=square, heap=heap)
        case "pairs", (square,):
            return messages("explain-unpaired", square=square, heap=heap)
        case "pairs", (left, right):
            return messages("explain-pair", left=left, right=right, heap=heap)
        case "gaps", (row, _, _):
            return messages("explain-gap", row=row, heap=heap)
        case "stretches", (first, last):
            return messages("explain-stretch", first=first, last=last, heap=heap)
        case "total", _:
            return messages("explain-in-all", heap=heap)
    return messages("explain-heap", heap=heap)
