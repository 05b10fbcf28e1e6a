"""Answers in words, for those who ask to be shown one, and for the last pages of the booklet."""

from collections.abc import Iterator

from fairplay.learn import views as v
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.titles import title


def in_words(view: v.View, answer: str, messages: Messages) -> str:
    """An answer as it is said in a language. Of a whole game, the first move.

    >>> label = v.Choice("won", v.Sentence("learn-won"))
    >>> view = v.AskMark(v.Sentence(""), (label,), ())
    >>> in_words(view, "won,won", Messages("da")), in_words(v.AskHand("mod3", ()), "1,3/4", None)
    ('vundet, vundet', '1, 3 = 4')
    """
    match view:
        case v.AskMove() | v.AskPlay():
            return _move(Position(view.match.position), answer.split("; ", maxsplit=1)[0], messages)
        case v.AskCut():
            return "; ".join(sorted(_cut(view, move) for move in answer.split("; ")))
        case v.AskPick():
            return said(_named(view.choices, answer), messages)
        case v.AskMark():
            return ", ".join(_marked(view, answer.split(","), messages))
        case v.AskHand():
            return answer.replace("/", " = ").replace(",", ", ")
        case v.AskTable():
            return ", ".join(cell.replace("+", " ⊕ ") for cell in answer.split(","))
    return answer.replace(",", ", ")


def said(choice: v.Choice, messages: Messages) -> str:
    """What a choice is called."""
    return messages.fill(choice.told) if choice.told else choice.answer


def item_named(item: v.Item, messages: Messages) -> str:
    return messages.fill(item.told) if item.told else item.text


def game_named(view: v.AskMark, item: v.Item, messages: Messages) -> str:
    """The game of an item, where the items are boards of different games."""
    games = {board.game for one in view.items for board in one.boards}
    if len(games) < 2 or len(item.boards) != 1:
        return ""
    return title(item.boards[0].game, messages)


def _move(position: Position, move: str, messages: Messages) -> str:
    """``Take 2 from the heap of 5 (5→3)``"""
    words = messages.fill(position.view(move), "web-do-")
    return words if move in words else f"{words} ({move})"


def _cut(view: v.AskCut, move: str) -> str:
    """``3: 7→5``: the value that a move reaches."""
    value = next(one.option.value for one in view.options if one.move == move)
    return f"{value}: {move}"


def _named(choices: tuple[v.Choice, ...], answer: str) -> v.Choice:
    return next(choice for choice in choices if choice.answer == answer)


def _marked(view: v.AskMark, answers: list[str], messages: Messages) -> Iterator[str]:
    for answer in answers:
        yield said(_named(view.labels, answer), messages)
