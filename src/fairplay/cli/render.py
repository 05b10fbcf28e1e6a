"""An explanation as text and tables for the terminal: one function for each kind of block.

Nothing is said by colour alone: odd columns are marked, and every verdict is written out.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fairplay.cli.output import HEADING, LOST, WON
from fairplay.cli.render_disguise import disguise
from fairplay.cli.render_heaps import mex_rule, repeats, scale
from fairplay.cli.render_moves import summands, why_lost, winning_moves
from fairplay.cli.render_numbers import chain, columns
from fairplay.explain import Explanation
from fairplay.explain import blocks as b
from fairplay.messages import Messages

_MISERE_RULES = {
    "large": "explain-misere-large",
    "turning": "explain-misere-turning",
    "ones": "explain-misere-ones",
}


def render(
    explanation: Explanation, messages: Messages, width: int = 80
) -> Iterator[RenderableType]:
    """The parts of an explanation, each to be printed below the one before."""
    yield Text(explanation.position, HEADING)
    page = _Page(explanation, messages, width)
    for block in explanation.blocks:
        for renderable in page.block(block):
            yield renderable if isinstance(renderable, Text) else _indented(renderable)
        yield Text()
    for component in explanation.components:
        yield from render(component, messages, width)


def _indented(renderable: RenderableType) -> Padding:
    return Padding(renderable, (0, 0, 0, 2), expand=False)


@dataclass(frozen=True)
class _Page:
    explanation: Explanation
    messages: Messages
    width: int

    def block(self, block: b.Block) -> Iterator[RenderableType]:
        """What one block says."""
        say = self.messages
        match block:
            case b.Verdict():
                yield from self._verdict(block)
            case b.Disguise():
                yield from disguise(block, say, self._counts_values)
            case b.Columns():
                yield from columns(block, say, self._counts_values, self.width)
            case b.Chain():
                yield from chain(block, say)
            case b.MexRule():
                yield from mex_rule(block, say)
            case b.Scale():
                first = next(x for x in self.explanation.blocks if isinstance(x, b.Scale))
                yield from scale(block, say, self.width, introduced=block is not first)
            case b.Repeats():
                yield repeats(block, say)
            case b.Summands():
                yield from summands(block, say)
            case b.WinningMoves():
                yield from winning_moves(block, say, self._places)
            case b.WhyLost():
                yield from why_lost(block, say, self._columns_decide)
            case _:
                yield self._sentence(block)

    def _verdict(self, verdict: b.Verdict) -> Iterator[Text]:
        say = self.messages
        if verdict.misere:
            yield Text(say("play-misere"))
        won = verdict.outcome == "N"
        yield Text(say("outcome-won"), WON) if won else Text(say("outcome-lost"), LOST)
        if verdict.value:
            yield Text(say("explain-value", value=verdict.value))
        elif verdict.value == 0:
            yield Text(say("value-is", value=0))

    def _sentence(self, block: b.Block) -> Text:
        """The blocks that are one sentence."""
        say = self.messages
        match block:
            case b.MisereRule():
                key = _MISERE_RULES[block.case]
                return Text(say(key, ones=block.ones, large=block.large))
            case b.MisereClass(value, firm=True):
                return Text(say("explain-misere-firm", value=value))
            case b.MisereClass(value):
                return Text(say("explain-misere-odd" if value else "explain-misere-even"))
            case b.MustCapture():
                return Text(say("explain-must-capture", captures=", ".join(block.captures)))
            case b.Over():
                return Text(say("explain-over-won" if block.won else "explain-over-lost"))
            case b.Searched():
                return Text(say("explain-searched"))
        raise TypeError(block)

    def _has(self, *kinds: type[b.Block]) -> bool:
        return any(isinstance(block, kinds) for block in self.explanation.blocks)

    @property
    def _places(self) -> int:
        """How many columns are shown; none where the value comes from the mex rule alone."""
        shown = (block for block in self.explanation.blocks if isinstance(block, b.Columns))
        return max((len(block.counts) for block in shown), default=0)

    @property
    def _counts_values(self) -> bool:
        """Whether the columns show values of heaps or games rather than heaps themselves."""
        return self._has(b.MexRule, b.Summands)

    @property
    def _columns_decide(self) -> bool:
        """In misère Nim they do not at the end, where only heaps of one are left."""
        return self._has(b.Columns) and not self.explanation.misere
