"""Cards to write as digits: one card, or the sum of some."""

from fairplay.cards import MOD3, ZERO, Deck
from fairplay.learn.tasks.writing import Write
from fairplay.learn.views import AskWrite, WriteRow
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


def digits(card: str) -> Write:
    """Write a card of Zero sumZ as digits."""

    def why(row: int, text: str) -> Sentence:
        del row
        place = _first_difference(text, card)
        key = "learn-digit-there" if card[place] == "1" else "learn-digit-absent"
        return say(key, place=place + 1, shape=_shape(ZERO, place))

    return Write(_card_question(ZERO, (card,)), (card,), why)


def add_cards(*cards: str) -> Write:
    """Add cards of MOD-3 SUMZ, quadrant by quadrant."""
    hand = [MOD3.parse(card) for card in cards]
    right = "".join(map(str, MOD3.total(hand)))

    def why(row: int, text: str) -> Sentence:
        del row
        place = _first_difference(text, right)
        terms = [int(card[place]) for card in cards]
        shape, added = _shape(MOD3, place), " + ".join(map(str, terms))
        rest = sum(terms) % MOD3.p
        return say("learn-digit-sum", shape=shape, terms=added, sum=sum(terms), rest=rest)

    return Write(_card_question(MOD3, cards), (right,), why)


def _card_question(deck: Deck, cards: tuple[str, ...]) -> AskWrite:
    row = WriteRow("", digits=deck.k, base=deck.p)
    return AskWrite((row,), deck=deck.name, cards=cards)


def _first_difference(text: str, right: str) -> int:
    return next(i for i, (a, b) in enumerate(zip(text, right, strict=True)) if a != b)


def _shape(deck: Deck, place: int) -> Sentence:
    return say(f"shapes-{deck.shapes[place]}")
