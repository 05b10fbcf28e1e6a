"""Steps at a card table, for tests of its rules."""

from fairplay.cards import ZERO, Card, Deck, all_claims
from fairplay.errors import InputError
from fairplay.play.table import Table, TableOptions
from fairplay.protocol import AnyAnswer, Refused, Taken

Cards = tuple[Card, ...]


def begin(deck: Deck = ZERO, players: int = 2, seed: str = "1", **options: str) -> Table:
    return Table.begin(TableOptions(deck, players, **options), seed)  # type: ignore[arg-type]


def right(table: Table, index: int = 0) -> tuple[Cards, Cards]:
    """The sides of a right claim."""
    claim = all_claims(table.options.deck, table.face_up)[index]
    a, b = (tuple(table.face_up[place - 1] for place in side) for side in (claim.a, claim.b))
    return a, b


def wrong(table: Table) -> Cards:
    """Two cards, which are never a claim in Zero sumZ."""
    return table.face_up[:2]


def take(table: Table, player: int, at: int) -> Table:
    after, answer = table.claim(player, *right(table), at=at)
    assert isinstance(answer, Taken)
    return after


def refused(table: Table, outcome: tuple[Table, AnyAnswer]) -> tuple[str, dict[str, str | int]]:
    """The reason of a refusal, which changes nothing."""
    after, answer = outcome
    assert after is table
    assert isinstance(answer, Refused)
    # Every reason has a message.
    assert str(InputError(answer.code, **answer.params))
    return answer.code, dict(answer.params)


def whole_game(table: Table, players: int) -> Table:
    """Right claims by the players in turn."""
    turn = 0
    while not table.over:
        table = take(table, turn % players, at=turn * 1000)
        turn += 1
    return table
