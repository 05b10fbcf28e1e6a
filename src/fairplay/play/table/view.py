"""What may be seen of a table, the same for players and for those who watch."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fairplay.protocol import TableView

if TYPE_CHECKING:
    from fairplay.play.table.state import Table


def table_view(table: "Table", order: Sequence[int], seats: int, start: int) -> TableView:
    """Player 0, 1, … has the seat ``order[0]``, ``order[1]``, … of so many; of the other seats
    there are zeros. Times are those of a clock that showed ``start`` at the deal.
    """
    scores, claims, wrong, free_from = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    for number, seat in zip(order, table.seats, strict=True):
        scores[number] = len(seat.taken)
        claims[number] = seat.claims
        wrong[number] = seat.wrong
        free_from[number] = seat.free_from and seat.free_from + start
    calling, over = table.calling, table.over
    return TableView(
        cards=[None if card is None else card.text for card in table.places],
        pile=len(table.pile),
        aside=len(table.aside),
        scores=scores,
        claims=claims,
        wrong=wrong,
        free_from=free_from,
        giving_up=sorted([order[player] for player in table.giving_up]),
        caller=order[calling.player] if calling else None,
        call_until=calling.until + start if calling else 0,
        since=table.since + start,
        over=over,
        winners=[order[player] for player in table.winners] if over else [],
    )
