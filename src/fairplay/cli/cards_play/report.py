"""How a game ended: who has won, what each has taken and how fast, and how to deal it again."""

from collections.abc import Iterator
from shlex import quote

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fairplay.cli.play.ending import capital
from fairplay.cli.render_cards import block_lines
from fairplay.explain.cards import rest
from fairplay.messages import Messages
from fairplay.play.table import Table

WON = "bold #2e9e6b"


def report(
    table: Table, names: list[str], alone: bool, messages: Messages, now: int
) -> Iterator[RenderableType]:
    """The verdict if the game is over, the table of players, and the seed."""
    yield Text()
    if table.over:
        yield Text(messages("table-over", count=len(table.face_up)))
        yield Text(verdict(table, names, alone, messages), WON)
        # A penalty takes single cards away, so nothing is known of the rest then.
        known = rest(table.options.deck) if table.options.wrong != "minus" else None
        if table.face_up and known:
            yield from (Text(text, "dim") for text, _ in block_lines(known, messages))
    yield Text(messages("table-time", time=clock(table.now if table.over else now)))
    yield _players(table, names, messages)
    yield Text(messages("table-seed", deck=table.options.deck.name, seed=quote(table.seed)), "dim")


def verdict(table: Table, names: list[str], alone: bool, messages: Messages) -> str:
    """Who has won; one person at the keyboard is addressed as you."""
    winners = table.winners
    if not winners:
        return messages("table-nobody")
    count = table.scores[winners[0]]
    if len(table.seats) == 1:
        return messages("table-alone", count=count, size=table.options.deck.size)
    if len(winners) > 1:
        shared = ", ".join(names[player] for player in winners)
        return capital(messages("table-tie", names=shared, count=count))
    if winners == (0,) and alone:
        return messages("table-won-you", count=count)
    return capital(messages("table-won", name=names[winners[0]], count=count))


def _players(table: Table, names: list[str], messages: Messages) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    keys = ("table-player", "table-cards", "table-claims", "table-wrong", "table-average")
    grid.add_column()
    for _ in keys[1:]:
        grid.add_column(justify="right")
    grid.add_row(*(Text(messages(key), "dim") for key in keys))
    times = claim_times(table)
    for player, (name, seat) in enumerate(zip(names, table.seats, strict=True)):
        took = times[player]
        average = messages.number(f"{sum(took) / len(took) / 1000:.1f} s") if took else "–"
        numbers = (len(seat.taken), seat.claims, seat.wrong, average)
        grid.add_row(Text(name), *(Text(str(number)) for number in numbers))
    return grid


def claim_times(table: Table) -> list[list[int]]:
    """For each player, how many milliseconds the cards had lain there at each right claim."""
    times: list[list[int]] = [[] for _ in table.seats]
    state = Table.begin(table.options, table.seed)
    for event in table.log:
        since, claims = state.since, state.seats[event.player].claims
        state, _ = state.apply(event)
        if state.seats[event.player].claims > claims:
            times[event.player].append(event.at - since)
    return times


def clock(ms: int) -> str:
    """
    >>> clock(83_400)
    '1:23'
    """
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
