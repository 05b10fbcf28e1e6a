"""Questions in the terminal: each kind is drawn as text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.text import Text

from fairplay.cli.learn import pictures as p
from fairplay.cli.learn.entry import is_listed
from fairplay.cli.render.explanation import pictures as block_pictures
from fairplay.cli.render.heaps import scale
from fairplay.explain.blocks import Scale, Summands
from fairplay.learn import views as v
from fairplay.learn.wording import game_named, item_named, said
from fairplay.messages import Messages

if TYPE_CHECKING:
    from fairplay.protocol import MatchView


@dataclass(frozen=True)
class Look:
    """Who looks at a question, on what screen, and how far the answer has come: ``parts`` of it
    are found, and a match is at ``now``."""

    messages: Messages
    width: int
    parts: Sequence[str] = ()
    now: "MatchView | None" = None


def question(view: v.View, look: Look) -> p.Output:
    """A question with what stands above it."""
    for one in view.pictures:
        yield from p.picture(one, look.messages, look.width)
    if not look.parts:  # it is told of the beginning
        yield from (Text(look.messages.fill(told)) for told in view.told)
    yield from _DRAWN[type(view)](view, look)


# -- boards ---------------------------------------------------------------------------------------


def _move(view: v.AskMove, look: Look) -> p.Output:
    start = view.match.position
    yield p.match(view.match, view.match.mover, start, look.messages, look.width)
    if view.lefts:
        yield from left(view.lefts[0], look)


def left(what: v.Left, look: Look) -> p.Output:
    """What a move leaves: columns, or the values of the summands with their nim-sum."""
    block = what.columns or Summands(what.summands)
    yield from map(p.indented, block_pictures(block, look.messages, look.width - p.INDENT))
    if what.summands:
        values = " ⊕ ".join(str(one.value) for one in what.summands)
        yield p.indented(Text(f"{look.messages('learn-nim-sum')}: {values} = {what.value}"))


def _play(view: v.AskPlay, look: Look) -> p.Output:
    return played(look.now or view.match, view.seat, view.match.position, look)


def played(match: "MatchView", seat: int, first: str, look: Look) -> p.Output:
    """The board of a match that began with a position; a move that the computer has just made is
    told first."""
    if match.last and match.mover == seat:
        what = look.messages.fill(match.last, "said-")
        yield Text(look.messages("learn-computer", what=what))
    yield p.match(match, seat, first, look.messages, look.width)


def _cut(view: v.AskCut, look: Look) -> p.Output:
    start = view.match.position
    yield p.match(view.match, view.match.mover, start, look.messages, look.width)


# -- choices --------------------------------------------------------------------------------------


def _pick(view: v.AskPick, look: Look) -> p.Output:
    """Numbers in one line; sentences and boards in a numbered list."""
    yield Text(look.messages.fill(view.label) + ":")
    if not is_listed(view.choices):
        named = (_numbered(choice, look.messages) for choice in view.choices)
        yield p.indented(Text("   ".join(named)))
        return
    for number, choice in enumerate(view.choices, start=1):
        yield p.indented(Text(f"{number}.  {said(choice, look.messages)}"))
        if choice.boards:
            yield p.boards(choice.boards, look.messages, look.width)


def _numbered(choice: v.Choice, messages: Messages) -> str:
    return f"{choice.answer} ({said(choice, messages)})" if choice.told else choice.answer


def _mark(view: v.AskMark, look: Look) -> p.Output:
    if view.columns:
        yield p.indented(p.digit_columns(view.columns))
    yield Text(look.messages.fill(view.label))
    for number, item in enumerate(() if view.columns else view.items, start=1):
        names = game_named(view, item, look.messages), item_named(item, look.messages)
        named = ": ".join(filter(None, names))
        yield Text(f"{number}.  {named}", "bold" if item.boards else "")
        if item.boards:
            yield p.boards(item.boards, look.messages, look.width)


# -- numbers --------------------------------------------------------------------------------------


def _write(view: v.AskWrite, look: Look) -> p.Output:
    if view.cards:
        yield from p.cards(view.deck, view.cards, look.messages, look.width)
    yield p.indented(p.writing(view, look.messages))


def _scale(view: v.AskScale, look: Look) -> p.Output:
    """The rulers set to the heap that is asked for now."""
    step = view.steps[min(len(look.parts), len(view.steps) - 1)]
    upper = view.values[1 : step.heap]
    block = Scale(step.heap, step.heap, upper, upper[::-1], (), False)
    yield from map(p.indented, scale(block, look.messages, look.width - p.INDENT))
    sums, count = look.messages.listed([total for _, total in step.pairs]), len(step.pairs)
    yield Text(look.messages("learn-scale-pick", heap=step.heap, sums=sums, count=count))


def _rhythm(view: v.AskRhythm, look: Look) -> p.Output:
    return map(p.indented, p.rows_of(view.values, view.length, look.width - p.INDENT))


def _table(view: v.AskTable, look: Look) -> p.Output:
    yield Text(look.messages.fill(view.label))
    shown = p.number_table(view.values, look.parts, look.width - p.INDENT)
    yield from map(p.indented, shown)


# -- cards ----------------------------------------------------------------------------------------


def _cards(view: v.AskHand | v.AskFree, look: Look) -> p.Output:
    return p.cards(view.deck, view.cards, look.messages, look.width)


def _away(view: v.AskAway, look: Look) -> p.Output:
    """The cards that are left in their places, and how often each shape is on them."""
    from fairplay.cards import find_deck

    gone, deck = set(look.parts), find_deck(view.deck)
    places = [None if str(n) in gone else card for n, card in enumerate(view.cards, start=1)]
    yield from p.cards(view.deck, places, look.messages, look.width)
    shown = [deck.parse(card).counts for card in places if card]
    named = zip(deck.shapes, zip(*shown, strict=True), strict=True)
    counts = (f"{look.messages(f'shapes-{shape}')}: {sum(column)}" for shape, column in named)
    yield p.indented(Text("  ".join(counts)))


_DRAWN: dict[type, Callable[[Any, Look], p.Output]] = {
    v.AskMove: _move,
    v.AskPlay: _play,
    v.AskCut: _cut,
    v.AskPick: _pick,
    v.AskMark: _mark,
    v.AskWrite: _write,
    v.AskScale: _scale,
    v.AskRhythm: _rhythm,
    v.AskTable: _table,
    v.AskHand: _cards,
    v.AskFree: _cards,
    v.AskAway: _away,
}
