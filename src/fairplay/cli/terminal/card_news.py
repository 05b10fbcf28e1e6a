"""What happens at the table, in words."""

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from fairplay.cards import Claim, Deck
from fairplay.cli.render.cards import block_lines
from fairplay.cli.terminal.dialogue import ATTENTION
from fairplay.cli.terminal.ending import TURN as GAINED
from fairplay.cli.terminal.ending import capital
from fairplay.explain.card_blocks import CardBlock
from fairplay.explain.cards import wrong_claim
from fairplay.messages import Messages
from fairplay.protocol import Agreed, Happened, Shown, TableView, Taken, Wrong

#: The two sides of a claim, cards by their texts.
Sides = tuple[Sequence[str], Sequence[str]]


class CardNews:
    """Says what the players do. ``here`` are the seats at this keyboard; whoever sits there alone
    is addressed as you."""

    def __init__(
        self, deck: Deck, names: Sequence[str], here: Sequence[int], messages: Messages
    ) -> None:
        self._deck, self._names, self._here, self._messages = deck, names, here, messages

    def event(
        self, event: Happened, before: TableView, after: TableView, sides: Sides | None
    ) -> Iterator[Text]:
        """What an event has done to the table. ``sides`` are those of a claim, if we know them:
        nobody is shown what others have claimed wrongly."""
        match event.answer:
            case Taken(seat, a, b, ms):
                claim, seconds = claim_text(before, (a, b)), ms // 1000
                yield self._says("took", seat, GAINED, claim=claim, seconds=seconds)
            case Wrong():
                yield from self._wrong(event.answer, before, sides)
            case Agreed(seat, waiting):
                names = ", ".join(self._names[other] for other in waiting)
                yield self._says("agreed", seat, names=names)
            case Shown(a, b):
                claim = claim_text(before, (a, b))
                yield Text(self._messages("table-shown", claim=claim), ATTENTION)
            case None if event.what == "call" and after.caller is not None:
                seconds = (after.call_until - event.at) // 1000
                yield self._says("called", after.caller, ATTENTION, seconds=seconds)

    def reasons(self, blocks: Iterable[CardBlock]) -> Iterator[Text]:
        """Explanations, line by line."""
        for block in blocks:
            yield from (Text(text, style) for text, style in block_lines(block, self._messages))

    def _wrong(self, answer: Wrong, before: TableView, sides: Sides | None) -> Iterator[Text]:
        """A mistake made here is explained, another one only told; then what it costs."""
        if answer.difference is None:
            yield self._says("expired", answer.seat, ATTENTION)
        elif sides is None:
            name = capital(self._names[answer.seat])
            yield Text(self._messages("online-mistaken", name=name))
        elif answer.seat in self._here:
            yield from self.reasons(self._explained(before, sides))
        else:
            yield self._says("mistaken", answer.seat, claim=claim_text(before, sides))
        if answer.lock_ms:
            yield self._says("lockout", answer.seat, seconds=answer.lock_ms // 1000)
        if answer.lost:
            yield self._says("lost", answer.seat)

    def _says(self, what: str, seat: int, style: str = "", **arguments: str | int) -> Text:
        if [seat] == [*self._here]:
            return Text(self._messages(f"table-you-{what}", **arguments), style)
        name = capital(self._names[seat])
        return Text(self._messages(f"table-says-{what}", name=name, **arguments), style)

    def _explained(self, before: TableView, sides: Sides) -> Iterator[CardBlock]:
        claim = Claim(_places(before, sides[0]), _places(before, sides[1]))
        hand = [self._deck.parse(card) for card in before.cards if card is not None]
        if wrong := wrong_claim(self._deck, hand, claim):
            yield wrong


def claim_text(view: TableView, sides: Sides) -> str:
    """A claim as one would type it: ``2 5 7``, or ``1 3 = 4``."""
    a, b = sides
    shown = (" ".join(map(str, _places(view, side))) for side in (a or b, b if a else ()))
    return " = ".join(side for side in shown if side)


def _places(view: TableView, cards: Sequence[str]) -> tuple[int, ...]:
    """Where cards lie, from 1; 0 for one that does not lie there."""
    return tuple(sorted(view.cards.index(card) + 1 if card in view.cards else 0 for card in cards))
