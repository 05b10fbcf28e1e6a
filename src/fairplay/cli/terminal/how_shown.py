"""How to play, in the terminal: the same steps as in the browser, with the boards as text."""

from collections.abc import Iterator

from rich.text import Text

from fairplay.cards import Deck
from fairplay.cli.boards import draw, title
from fairplay.cli.terminal.card_drawing import draw_cards
from fairplay.messages import Messages
from fairplay.play.how import HowStep, HowTo, how
from fairplay.play.how_cards import how_cards
from fairplay.rules.position import Position
from fairplay.vocabulary import Sentence

PARTS = ("how-part-board", "how-part-move", "how-part-end")


def how_shown(position: Position, misere: bool, messages: Messages, width: int) -> Iterator[Text]:
    """The pictures of every game in a position.

    >>> shown = [text.plain for text in how_shown(Position("nim"), False, Messages("en"), 80)]
    >>> shown[0], shown[-1].strip()
    ('1. What you see', '(nothing left)')
    """
    told = how(position, misere)
    if told.told:
        yield Text(messages.fill(told.told))
    for game in told.games:
        if len(told.games) > 1:
            yield Text(f"\n{title(game.game, messages)}", "bold")
        yield from _pictures(game, messages, width)


def _pictures(game: HowTo, messages: Messages, width: int) -> Iterator[Text]:
    yield from _heading(0, (game.seen,), messages)
    yield draw(Position(game.board.position), messages, width=width)
    yield from _heading(1, game.rule, messages)
    for step in game.moves:
        move = messages.fill(step.move, "web-do-")
        yield Text(messages("how-example", move=move), "italic")
        yield from _step(step, messages, width)
    yield from _heading(2, (game.ending,), messages)
    if game.end:
        yield from _step(game.end, messages, width)


def _step(step: HowStep, messages: Messages, width: int) -> Iterator[Text]:
    before = Position(step.before.position)
    yield draw(before, messages, width=width)
    yield Text("  ↓", "bold")
    after = before.after(step.move.text).turned()
    yield draw(after, messages, width=width, first=before)


def _heading(number: int, told: tuple[Sentence, ...], messages: Messages) -> Iterator[Text]:
    yield Text(f"{number + 1}. {messages(PARTS[number])}", "bold")
    yield Text(" ".join(map(messages.fill, told)))


def cards_shown(deck: Deck, messages: Messages, width: int) -> Iterator[Text]:
    """The pictures of a deck; a claim is told by the numbers of its cards."""
    for number, picture in enumerate(how_cards(deck).pictures):
        yield from _heading(number, picture.told, messages)
        cards = tuple(None if text is None else deck.parse(text) for text in picture.cards)
        yield draw_cards(deck, cards, width)
        if picture.a:
            places = (
                [picture.cards.index(card) + 1 for card in side] for side in (picture.a, picture.b)
            )
            claim = " = ".join(" ".join(map(str, sorted(side))) for side in places if side)
            yield Text(messages("how-example", move=claim), "italic")
