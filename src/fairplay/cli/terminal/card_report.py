"""How a card game has ended: who has won, what each has taken and how fast."""

from collections.abc import Mapping
from shlex import quote

from rich.table import Table as Grid
from rich.text import Text

from fairplay.cards import Deck
from fairplay.cli.render.cards import block_lines
from fairplay.cli.terminal.dialogue import TURN
from fairplay.cli.terminal.times import clock
from fairplay.cli.terminal.viewpoint import Output, Viewpoint
from fairplay.explain.cards import rest


def report(
    viewpoint: Viewpoint, deck: Deck, wrong: str, times: Mapping[int, list[int]], seed: str
) -> Output:
    """The verdict if the game is over, and the table of players. ``times`` are the milliseconds
    that each right claim took. A deal of our own can be had again by its ``seed``."""
    mirror, messages = viewpoint.mirror, viewpoint.messages
    table = mirror.table
    left = sum(card is not None for card in table.cards)
    yield Text()
    if table.over:
        yield Text(messages("table-over", count=left))
        assert table.told is not None
        yield Text(viewpoint.say(table.told), TURN)
    # A penalty takes single cards away, so nothing is known of the rest then.
    known = rest(deck) if wrong != "minus" else None
    if table.over and left and known:
        yield from (Text(text, "dim") for text, _ in block_lines(known, messages))
    passed = (mirror.at if table.over else viewpoint.now) - mirror.room.begins_at
    yield Text(messages("table-time", time=clock(passed)))
    yield _players(viewpoint, times)
    if viewpoint.local:
        yield Text(messages("table-seed", deck=deck.name, seed=quote(seed)), "dim")


def _players(viewpoint: Viewpoint, times: Mapping[int, list[int]]) -> Grid:
    table, messages = viewpoint.mirror.table, viewpoint.messages
    grid = Grid.grid(padding=(0, 2))
    keys = ("table-player", "table-cards", "table-claims", "table-wrong", "table-average")
    grid.add_column()
    for _ in keys[1:]:
        grid.add_column(justify="right")
    grid.add_row(*(Text(messages(key), "dim") for key in keys))
    for seat in viewpoint.taken:
        numbers = [str(of[seat]) for of in (table.scores, table.claims, table.wrong)]
        took = times.get(seat)
        average = messages.number(f"{sum(took) / len(took) / 1000:.1f} s") if took else "–"
        grid.add_row(Text(viewpoint.name(seat)), *map(Text, (*numbers, average)))
    return grid
