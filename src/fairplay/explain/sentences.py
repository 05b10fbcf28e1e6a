"""What each reason says, on every screen. A screen only chooses how to draw its picture."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from fairplay.explain import blocks as b
from fairplay.explain.binary import MAX_NAMED
from fairplay.vocabulary import Board, Params, Sentence
from fairplay.vocabulary import sentence as say

#: How many odd columns of very long numbers are named.
MAX_PLACES = 12

Sentences = Iterable[Sentence]
OUTCOMES = {"N": "outcome-won", "P": "outcome-lost", "D": "outcome-drawn"}


def things_on(boards: Iterable[Board]) -> str:
    """What the boards show, since dots and pins are not in heaps; matches if they differ."""
    found = {board.things for board in boards}
    return found.pop() if len(found) == 1 else "match"


def told(
    blocks: Iterable[b.Block],
    misere: bool = False,
    things: str = "match",
    valued: bool = False,
    mixes: bool = False,
) -> tuple[b.Block, ...]:
    """The blocks with their sentences, in words that fit the things on the board. ``valued`` says
    that heaps have values other than their sizes, ``mixes`` that a move may change several of them.

    >>> told([b.Summands(())])[0].before[0].key
    'explain-sum'
    """
    every = tuple(blocks)
    telling = _Telling(every, misere, things, valued, mixes)
    return tuple(telling.block(block) for block in every)


@dataclass(frozen=True)
class _Telling:
    """Some sentences depend on the other reasons of the same position."""

    blocks: tuple[b.Block, ...]
    misere: bool
    things: str
    valued: bool
    mixes: bool

    def block(self, block: b.Block) -> b.Block:
        return replace(block, before=tuple(self._before(block)), after=tuple(self._after(block)))

    def _before(self, block: b.Block) -> Sentences:
        match block:
            case b.Columns():
                if self._counts_values:
                    return [say("explain-columns-values")]
                return [say("explain-columns-heaps", things=self.things)]
            case b.Scale():
                first = next(other for other in self.blocks if isinstance(other, b.Scale))
                return self._scale(block, introduced=block is not first)
            case b.WinningMoves():
                return [say(self._winning(block))]
            case b.WhyLost():
                return self._lost(block)
        return self._reason(block)

    def _winning(self, block: b.WinningMoves) -> str:
        if not all(move.columns for move in block.moves):
            return "explain-winning"
        if self.mixes or not self._has(b.Columns):
            return "explain-winning-zero"
        return "explain-winning-values" if self._counts_values else "explain-winning-columns"

    def _lost(self, block: b.WhyLost) -> Iterator[Sentence]:
        """In misère Nim columns do not decide at the end, where only heaps of one are left."""
        if self.mixes or self.misere or not self._has(b.Columns):
            yield say("explain-lost")
        else:
            yield say(f"explain-lost-{'values' if self._counts_values else 'columns'}")
        if block.answers:
            yield say("explain-answers")

    def _has(self, *kinds: type[b.Block]) -> bool:
        return any(isinstance(block, kinds) for block in self.blocks)

    @property
    def _counts_values(self) -> bool:
        """Whether the columns show values of heaps or games rather than heaps themselves."""
        return self.valued or self._has(b.MexRule, b.Summands)

    def _reason(self, block: b.Block) -> Sentences:
        """What does not depend on the other reasons."""
        match block:
            case b.Verdict(outcome):
                return [say(OUTCOMES[outcome])]
            case b.MexRule(heap, options):
                key = "explain-mex-options" if options else "explain-mex-none"
                return [say(key, heap=heap, things=self.things)]
            case b.Repeats(heap, like, value, start, period):
                numbers = {"heap": heap, "like": like, "value": value}
                numbers |= {"preperiod": start, "period": period}
                return [say("explain-repeats", things=self.things, **numbers)]
            case b.Summands():
                return [say("explain-sum")]
        return block.before

    def _after(self, block: b.Block) -> Sentences:
        match block:
            case b.Verdict():
                return _verdict(block)
            case b.Columns():
                return [_odd(block)]
            case b.MexRule():
                return self._mex(block)
            case b.Scale():
                return _sums(block)
            case b.WinningMoves(more=None):
                return [say("explain-more-unknown")]
            case b.WinningMoves(_, more) | b.WhyLost(_, more) if more:
                return [say("explain-more", count=more)]
        return block.after

    def _mex(self, block: b.MexRule) -> Iterator[Sentence]:
        """The least number that is missing among the values of the options."""
        found: Params = {"value": block.value, "things": self.things}
        if block.more != 0:
            if block.more is None:
                yield say("explain-more-first")
            else:
                yield say("explain-more", count=block.more)
            yield say("explain-mex-more", **found)
        elif block.options:
            reached = tuple(sorted({option.value for option in block.options}))
            yield say("explain-mex", reached=reached, count=len(reached), **found)

    def _scale(self, block: b.Scale, introduced: bool) -> Iterator[Sentence]:
        if taken := block.heap - block.total:
            numbers = {"taken": taken, "heap": block.heap, "total": block.total}
            yield say("explain-scale-taken", things=self.things, **numbers)
        if not introduced:
            yield say("explain-scale", total=block.total)


def _verdict(block: b.Verdict) -> Iterator[Sentence]:
    if block.misere:
        yield say("play-misere")
    if block.value:
        yield say("explain-value", value=block.value)
    elif block.value == 0:
        yield say("explain-value-zero")


def _odd(block: b.Columns) -> Sentence:
    """Which columns have an odd number of ones."""
    odd = [place for place, is_odd in zip(block.places, block.odd, strict=True) if is_odd]
    if not odd:
        return say("explain-columns-even")
    if len(odd) == 1:
        return say("explain-column-odd", place=odd[0])
    if len(block.places) <= MAX_NAMED:
        return say("explain-columns-odd", places=tuple(map(int, odd)))
    more = "…" if len(odd) > MAX_PLACES else ""
    return say("explain-columns-odd", places=", ".join(odd[:MAX_PLACES]) + more)


def _sums(block: b.Scale) -> Iterator[Sentence]:
    if block.sums:
        yield say("explain-scale-sums", sums=block.sums, count=len(block.sums))
    if not block.equal and block.total % 2 == 0:
        yield say("explain-scale-unequal")


def after_move(columns: b.Columns, move: str) -> b.Columns:
    """The columns after a winning move: all of them are even."""
    return replace(columns, before=(say("explain-after", move=move),), after=(_odd(columns),))
