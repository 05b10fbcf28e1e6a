"""The kinds of questions on paper: what is drawn, and where to answer."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fairplay.art.boards import drawing
from fairplay.art.drawing import below
from fairplay.cards import find_deck
from fairplay.cards.drawing import hand_drawing
from fairplay.explain import blocks as b
from fairplay.learn import views as v
from fairplay.learn.wording import game_named, item_named, said
from fairplay.paper import book_tables as tables
from fairplay.paper.book import Room, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fairplay.art import Drawing
    from fairplay.messages import Messages
    from fairplay.vocabulary import Sentence

#: Lines to write down a game, or the values that were found.
GAME_LINES, CUT_LINES = 2, 3
#: The values stand in rows of this length where that of the period is to be found.
ROWS = 20
#: How many cards stand side by side.
MAX_UPRIGHT, MAX_LYING = 7, 5
#: Cards are drawn smaller than those to cut out.
CARDS = 0.42


def room(view: v.View, messages: "Messages") -> Room:
    """How a question is put on paper, below the pictures that belong to it."""
    own = _own(view, messages)
    told = (messages.fill(sentence) for sentence in (*_told(view), *view.told))
    above = (one for picture in view.pictures for one in _picture(picture))
    said = (*told, *own.said, *map(messages, _whose(view)))
    return replace(own, drawings=(*above, *own.drawings), said=said)


def _whose(view: v.View) -> "Iterator[str]":
    """What says whose the pieces and stocks are, where both players have some."""
    boards = [board for picture in view.pictures for board in picture.boards]
    if isinstance(view, v.AskMove | v.AskPlay):
        boards += view.match.seen[0]
    if any(board.stocks for board in boards):
        yield "book-stocks"
    if any({"P", "p"} <= set("".join(board.ranks)) for board in boards):
        yield "book-pieces"


def _told(view: v.View) -> "Iterator[Sentence]":
    for picture in view.pictures:
        if picture.block:
            yield from (*picture.block.before, *picture.block.after)


def _picture(picture: v.Picture) -> "Iterator[Drawing]":
    if picture.boards:
        yield drawing(picture.boards)
    match picture.block:
        case b.Columns():
            yield tables.digits(picture.block, counted=True)
        case b.MexRule():
            yield tables.options(picture.block)
    if picture.cards:
        yield _hand(picture.deck, picture.cards)


def _hand(deck: str, cards: tuple[str, ...]) -> "Drawing":
    """The cards with their numbers, in rows that a page has room for."""
    found = find_deck(deck)
    hand = [found.parse(card) for card in cards]
    beside = MAX_UPRIGHT if found.p == 2 else MAX_LYING
    starts = range(0, len(hand), beside)
    rows = (hand_drawing(hand[at : at + beside], first=at + 1) for at in starts)
    return below(rows, gap=16).scaled(CARDS)


def _own(view: v.View, messages: "Messages") -> Room:
    match view:
        case v.AskMove():
            return Room(tuple(_move(view)), blanks=(messages("book-move"),))
        case v.AskPlay():
            who = messages("book-play-second" if view.seat else "book-play-first")
            # If both see the same, there is one view.
            seen = view.match.seen[-1 if view.seat else 0]
            return Room((drawing(seen),), (who,), lines=GAME_LINES)
        case v.AskCut():
            return Room((drawing(view.match.seen[0]),), (messages("book-cut"),), lines=CUT_LINES)
        case v.AskTable():
            said = messages.fill(view.label), messages("book-circle")
            return Room((tables.addition(view.values),), (" ".join(said),))
        case v.AskHand() | v.AskAway() | v.AskFree():
            kind = "sides" if find_deck(view.deck).p > 2 else v.kind(view)
            return Room((_hand(view.deck, view.cards),), blanks=(messages(f"book-{kind}"),))
    return _ROOMS[type(view)](view, messages)


def _move(view: v.AskMove) -> "Iterator[Drawing]":
    yield drawing(view.match.seen[0])
    if view.lefts and view.lefts[0].columns:
        yield tables.digits(view.lefts[0].columns, counted=True)


def _pick(view: v.AskPick, messages: "Messages") -> Room:
    """Boxes to tick; with a board each, one below the other."""
    label = messages.fill(view.label)
    if any(choice.boards for choice in view.choices) and not _are_numbers(view):
        rows = [Row(_boards(choice), "", (said(choice, messages),)) for choice in view.choices]
        return Room(asked=label, rows=tuple(rows))
    return Room(asked=label, boxes=tuple(said(choice, messages) for choice in view.choices))


def _are_numbers(view: v.AskPick) -> bool:
    return all(choice.answer.isdecimal() for choice in view.choices)


def _boards(one: v.Choice | v.Item) -> "Drawing | None":
    return drawing(one.boards) if one.boards else None


def _mark(view: v.AskMark, messages: "Messages") -> Room:
    label = messages.fill(view.label)
    if view.columns:
        return Room((tables.digits(view.columns, counted=False),), blanks=(label,))
    labels = tuple(said(one, messages) for one in view.labels)
    rows = []
    for item in view.items:
        words = game_named(view, item, messages) if item.boards else item_named(item, messages)
        rows.append(Row(_boards(item), words, labels))
    return Room(asked=label, rows=tuple(rows))


def _write(view: v.AskWrite, messages: "Messages") -> Room:
    names = [messages.fill(row.told) if row.told else row.text for row in view.rows]
    if any(row.digits for row in view.rows):
        cards = (_hand(view.deck, view.cards),) if view.cards else ()
        deck = find_deck(view.deck) if view.deck else None
        return Room((*cards, tables.writing(view, names, deck)))
    return Room(numbers=tuple(f"{name} =" for name in names))


def _scale(view: v.AskScale, messages: "Messages") -> Room:
    names = messages("explain-scale-heap"), messages("explain-value-head")
    rulers = tuple(tables.ruler(step.heap, view.values, names) for step in view.steps)
    numbers = tuple(messages("book-value", heap=step.heap) for step in view.steps)
    return Room(rulers, numbers=numbers)


def _rhythm(view: v.AskRhythm, messages: "Messages") -> Room:
    """Where the length is asked for, the rows have another one."""
    last = view.find == "last"
    drawn = tables.rows_of(view.values, view.length if last else ROWS, marked=last)
    told = messages("book-rhythm-last" if last else "book-rhythm-length", length=view.length)
    return Room((drawn,), (told,), blanks=(messages("book-number"),))


_ROOMS: "dict[type, Callable[[Any, Messages], Room]]" = {
    v.AskPick: _pick,
    v.AskMark: _mark,
    v.AskWrite: _write,
    v.AskScale: _scale,
    v.AskRhythm: _rhythm,
}
