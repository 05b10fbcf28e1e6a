"""A solution as HTML, for notebooks."""

from collections.abc import Iterator

from fairplay.art import html
from fairplay.art.boards import drawing
from fairplay.errors import TooLargeError
from fairplay.messages import Messages, language
from fairplay.rules.solve import Solution

#: More winning moves are not listed.
MAX_MOVES = 12
_OUTCOMES = {"N": "outcome-won", "P": "outcome-lost", "D": "outcome-drawn"}


def solution_html(solution: Solution) -> str:
    return html.section(_parts(solution, Messages(language())))


def _parts(solution: Solution, messages: Messages) -> Iterator[str]:
    position = solution.position
    yield html.figure(drawing(position.boards()), str(position))
    yield html.paragraph(messages(_OUTCOMES[solution.outcome]), strong=True)
    if solution.misere:
        yield html.paragraph(messages("play-misere"))
    if solution.value is not None:
        yield html.paragraph(messages("value-is", value=solution.value))
    if solution.won:
        yield from _moves(solution, messages)


def _moves(solution: Solution, messages: Messages) -> Iterator[str]:
    try:
        moves = solution.winning_moves
    except TooLargeError as error:
        yield html.paragraph(str(error))
        return
    yield html.paragraph(messages("solve-winning"))
    rows = [(move, solution.position.after(move)) for move in moves[:MAX_MOVES]]
    yield html.table(rows, [messages("explain-move"), messages("explain-leaves")])
    if len(moves) > MAX_MOVES:
        yield html.paragraph(messages("explain-more", count=len(moves) - MAX_MOVES))
    if not solution.complete:
        yield html.paragraph(messages("explain-more-unknown"))
