"""``fairplay solve``: who wins, the value, and the winning moves."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.cli.options import Json, Lang, Misere, PositionArgument
from fairplay.cli.output import HEADING, LOST, WON, catalogue, new_console, write_json, write_lines
from fairplay.rules.solve import Solution, solve

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.rules.position import Position


def run(
    position: PositionArgument, misere: Misere = False, as_json: Json = False, lang: Lang = None
) -> None:
    messages = catalogue(lang)
    solution = solve(position, misere)
    if as_json:
        write_json(solution.json())
        return
    if sys.stdout.isatty():
        show_board(solution.position, messages)
    write_lines(list(_lines(solution, messages)))


def show_board(position: "Position", messages: "Messages") -> None:
    from fairplay.cli.boards import draw

    console = new_console()
    console.print(draw(position, messages))
    console.print()


def _lines(solution: Solution, messages: "Messages") -> Iterator[tuple[str, str]]:
    """Each line with its style."""
    yield str(solution.position), HEADING
    if solution.misere:
        yield messages("play-misere"), ""
    key, style = {
        "N": ("outcome-won", WON),
        "P": ("outcome-lost", LOST),
        "D": ("outcome-drawn", ""),
    }[solution.outcome]
    yield messages(key), style
    if solution.value is not None:
        yield messages("value-is", value=solution.value), ""
    if solution.winning_moves:
        yield messages("solve-winning"), ""
        width = max(map(len, solution.winning_moves))
        for move in solution.winning_moves:
            yield f"  {move:{width}}   {solution.position.after(move)}", ""
    if not solution.complete:
        yield messages("explain-more-unknown"), ""
