"""What happens at the table, in words."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from fairplay.cards import Card, Claim
from fairplay.cli.play.dialogue import ATTENTION
from fairplay.cli.play.ending import capital
from fairplay.cli.render_cards import block_lines
from fairplay.errors import InputError
from fairplay.explain.card_blocks import CardBlock
from fairplay.explain.cards import wrong_claim
from fairplay.messages import Messages
from fairplay.play.table import (
    Agreed,
    Answer,
    Called,
    Event,
    Late,
    Refused,
    Shown,
    Taken,
    View,
    Wrong,
)

#: Green: someone has got something.
GAINED = "bold #2e9e6b"


class Telling:
    """Says what the players do. The first ``people`` are persons; one alone is addressed as you."""

    def __init__(self, names: list[str], people: int, messages: Messages) -> None:
        self._names, self._people, self._messages = names, people, messages

    def answer(self, event: Event, answer: Answer, before: View) -> Iterator[Text]:
        """What an event has done to the table as it was before."""
        match answer:
            case Taken(player, a, b, ms):
                claim, seconds = claim_text(before, a, b), ms // 1000
                yield self._says("took", player, GAINED, claim=claim, seconds=seconds)
            case Late():
                yield Text(self._messages("table-late"), ATTENTION)
            case Wrong():
                yield from self._wrong(event, answer, before)
            case Called(player, until):
                seconds = (until - event.at) // 1000
                yield self._says("called", player, ATTENTION, seconds=seconds)
            case Agreed(player, waiting):
                names = ", ".join(self._names[other] for other in waiting)
                yield self._says("agreed", player, names=names)
            case Shown(a, b):
                claim = claim_text(before, a, b)
                yield Text(self._messages("table-shown", claim=claim), ATTENTION)

    def refusal(self, answer: Refused) -> InputError:
        """The reason; whoever has called is told by name."""
        params = dict(answer.params)
        if answer.code == "error-table-called":
            name = self._names[int(params["number"]) - 1]
            return InputError("table-wait", name=capital(name), seconds=params["seconds"])
        return InputError(answer.code, **params)

    def reasons(self, blocks: Iterable[CardBlock]) -> Iterator[Text]:
        """Explanations, line by line."""
        for block in blocks:
            yield from (Text(text, style) for text, style in block_lines(block, self._messages))

    def _wrong(self, event: Event, answer: Wrong, before: View) -> Iterator[Text]:
        """A person's mistake is explained, a bot's only told; then what it costs."""
        claim = claim_text(before, event.a, event.b)
        if answer.difference is None:
            yield self._says("expired", event.player, ATTENTION)
        elif event.player < self._people:
            yield from self.reasons(_explained(event, before))
        else:
            yield self._says("mistaken", event.player, claim=claim)
        if answer.lock_ms:
            yield self._says("lockout", event.player, seconds=answer.lock_ms // 1000)
        if answer.lost:
            yield self._says("lost", event.player)

    def _says(self, what: str, player: int, style: str = "", **arguments: str | int) -> Text:
        if player == 0 and self._people == 1:
            return Text(self._messages(f"table-you-{what}", **arguments), style)
        name = capital(self._names[player])
        return Text(self._messages(f"table-says-{what}", name=name, **arguments), style)


def _explained(event: Event, before: View) -> Iterator[CardBlock]:
    claim = Claim(_places(before, event.a), _places(before, event.b))
    hand = [card for card in before.cards if card is not None]
    if wrong := wrong_claim(before.deck, hand, claim):
        yield wrong


def claim_text(view: View, a: tuple[Card, ...], b: tuple[Card, ...]) -> str:
    """A claim as one would type it: ``2 5 7``, or ``1 3 = 4``."""
    sides = (" ".join(map(str, _places(view, side))) for side in (a or b, b if a else ()))
    return " = ".join(side for side in sides if side)


def _places(view: View, cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(sorted(view.place(card) for card in cards))
