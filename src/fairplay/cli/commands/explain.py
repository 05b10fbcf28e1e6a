"""``fairplay explain``: why a position is won or lost, as in the articles."""

from typing import Annotated

from fairplay.cli.commands.solve import show_board
from fairplay.cli.options import Json, Lang, Misere, PositionArgument, flag
from fairplay.cli.output import catalogue, new_console, write_json
from fairplay.explain import explain
from fairplay.rules.position import Position


def run(
    position: PositionArgument,
    misere: Misere = False,
    as_json: Json = False,
    table: Annotated[bool, flag("--table", "Add the nim-addition table.")] = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    explanation = explain(position, misere)
    if as_json:
        write_json(explanation.json())
        return
    from fairplay.cli.render.explanation import render
    from fairplay.cli.render.numbers import addition_table

    show_board(Position(explanation.position), messages)
    console = new_console()
    for renderable in render(explanation, messages, console.width):
        console.print(renderable)
    if table:
        console.print(addition_table(messages))
