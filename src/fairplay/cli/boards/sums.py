"""A sum: its components with their numbers, side by side where there is room."""

from collections.abc import Callable
from dataclasses import replace

from rich.text import Text

from fairplay.cli.boards.canvas import MINE, Block, View, flow
from fairplay.rules.position import Position
from fairplay.rules.titles import full_title


def sums(position: Position, view: View, draw: Callable[[Position, View], Block]) -> Block:
    """``draw`` draws one component."""
    firsts = view.first.components if view.first else position.components
    blocks = []
    for number, (component, first) in enumerate(
        zip(position.components, firsts, strict=True), start=1
    ):
        heading = Text.assemble(
            (f"{number}", MINE), f"  {full_title(component.rules, view.messages)}"
        )
        inner = replace(view, width=view.width - 3, first=first)
        blocks.append([heading, *(Text("   ").append(line) for line in draw(component, inner))])
    return flow(blocks, view.width, gap=6, top=True)
