"""An explanation for the terminal: its sentences, and between them pictures made of text.

Nothing is said by colour alone: odd columns are marked, and every verdict is written out.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fairplay.cli.output import HEADING, LOST, WON
from fairplay.cli.render.heaps import options, scale
from fairplay.cli.render.moves import summands, winning_moves
from fairplay.cli.render.numbers import INDENT, columns, figures
from fairplay.explain import blocks as b
from fairplay.messages import Messages
from fairplay.vocabulary import Sentence

if TYPE_CHECKING:
    from fairplay.explain import Explanation


def render(
    explanation: "Explanation", messages: Messages, width: int = 80
) -> Iterator[RenderableType]:
    """The parts of an explanation, each to be printed below the one before."""
    yield Text(explanation.position, HEADING)
    places = _places(explanation)
    for block in explanation.blocks:
        verdict = (
            {"N": WON, "P": LOST, "D": ""}[block.outcome] if isinstance(block, b.Verdict) else ""
        )
        yield from _said(block.before, messages, verdict)
        for picture in pictures(block, messages, width, places):
            yield Padding(picture, (0, 0, 0, INDENT), expand=False)
        yield from _said(block.after, messages)
        yield Text()
    for component in explanation.components:
        yield from render(component, messages, width)


def _said(sentences: Iterable[Sentence], messages: Messages, style: str = "") -> Iterator[Text]:
    return (Text(messages.fill(sentence), style) for sentence in sentences)


def pictures(
    block: b.Told, messages: Messages, width: int, places: int = 0
) -> Iterator[RenderableType]:
    """What is drawn between the sentences of a block. The counts beside winning moves have at
    least so many places; if no columns are shown, there are no counts."""
    match block:
        case b.Disguise() if block.stands:
            stands = (messages.fill(stand.told) for stand in block.stands)
            yield Text(f"{'; '.join(stands)}.")
        case b.Figures() if block.rows:
            yield from figures(block, messages, width)
        case b.Columns():
            yield columns(block, messages, width)
        case b.MexRule() if block.options:
            yield options(block)
        case b.Scale():
            yield from scale(block, messages, width)
        case b.Summands():
            yield summands(block, messages)
        case b.WinningMoves():
            yield winning_moves(block, messages, places)
        case b.WhyLost():
            yield from _said((one.told for one in block.answers), messages)


def _places(explanation: "Explanation") -> int:
    """How many columns are shown; none where the value comes from the mex rule alone."""
    shown = (block for block in explanation.blocks if isinstance(block, b.Columns))
    return max((len(block.counts) for block in shown), default=0)
