"""One page with the rules of a card game, in one language, with an example drawn in cards."""

from random import Random
from typing import TYPE_CHECKING

from fairplay.art import Drawing, Label, card
from fairplay.art.drawing import PER_MM, beside
from fairplay.art.palette import BLUE, GREEN, LINE, SOFT
from fairplay.art.shapes import BINARY, shape
from fairplay.cards import MOD3, ZERO, Card, Claim, Deck, Hand, all_claims
from fairplay.cards.drawing import hand_drawing
from fairplay.paper.document import MARGIN, Document
from fairplay.paper.hands import claim_places

if TYPE_CHECKING:
    from fairplay.messages import Messages

BODY = 10.5
_EXAMPLE_A = "100110 010010 000101 001100 110110 000001 100100"


def rules_sheet(doc: Document, deck: Deck, messages: "Messages") -> None:
    doc.add_page()
    sheet = _Sheet(doc, deck, messages)
    sheet.title()
    sheet.cards()
    sheet.play()
    sheet.example()
    sheet.why()
    sheet.foot()


class _Sheet:
    """Writes the page from the top; ``y`` is where the next line begins."""

    def __init__(self, doc: Document, deck: Deck, messages: "Messages") -> None:
        self.doc, self.deck, self.messages = doc, deck, messages
        self.kind = "even" if deck.p == 2 else "sums"
        self.width = doc.width - 2 * MARGIN
        self.y = MARGIN

    def title(self) -> None:
        self.doc.write(self.deck.title, MARGIN, self.y + 9, 28, bold=True)
        players = self.messages("paper-rules-players", size=self.deck.size)
        self.doc.write(players, MARGIN + self.width, self.y + 9, 10, colour=SOFT, of=1)
        self.y += 13
        self.doc.rule(MARGIN, self.y, MARGIN + self.width, self.y, LINE, 0.5)
        self.y += 3

    def heading(self, words: str) -> None:
        self.doc.write(words, MARGIN, self.y + 7, 13, bold=True)
        self.y += 9.5

    def say(self, key: str, width: float | None = None, **arguments: str | int) -> None:
        words = self.messages(key, **arguments)
        self.y = self.doc.paragraph(words, MARGIN, self.y, width or self.width, BODY) + 0.8

    def cards(self) -> None:
        deck = self.deck
        self.heading(self.messages("paper-rules-cards"))
        shown = beside([card(deck.p, one.counts) for one in _samples(deck)], gap=20)
        scale = (26 if deck.p == 2 else 19) * PER_MM / shown.height
        wide = shown.width / PER_MM * scale
        top = self.y
        arguments = {"count": deck.k, "most": deck.p - 1, "size": deck.size}
        self.say(f"paper-rules-cards-{self.kind}", self.width - wide - 8, **arguments)
        self.doc.draw(shown, MARGIN + self.width - wide, top - 5, scale)
        self.y = max(self.y, top + 22)

    def play(self) -> None:
        deck = self.deck
        self.heading(self.messages("paper-rules-play"))
        steps = ("deal", f"goal-{self.kind}", f"claim-{self.kind}", "take", "end")
        for number, step in enumerate(steps, start=1):
            self.doc.write(
                f"{number}", MARGIN + 2, self.y + 3.8, 10, bold=True, colour=BLUE, of=0.5
            )
            words = self.messages(f"paper-rules-{step}", hand=deck.hand, modulus=deck.p)
            if step == "goal-sums" and deck.p > 3:
                words += " " + self.messages("paper-rules-goal-times", times=deck.p // 2)
            self.y = self.doc.paragraph(words, MARGIN + 6, self.y, self.width - 6, BODY) + 1

    def example(self) -> None:
        self.heading(self.messages("paper-rules-example"))
        if self.deck.p > 2:
            self._addition()
        hand, claim = _example(self.deck)
        drawn = hand_drawing(hand, claim)
        scale = min(self.width / (drawn.width / PER_MM), 36 * PER_MM / drawn.height)
        self.doc.draw(drawn, MARGIN, self.y + 1, scale)
        self.y += drawn.height / PER_MM * scale + 3
        if self.deck.p == 2:
            tally = _tally(hand, claim)
            self.doc.draw(tally, MARGIN, self.y, 0.7)
            words = self.messages("paper-rules-example-even", places=claim_places(claim))
            left = MARGIN + tally.width / PER_MM * 0.7 + 6
            self.doc.paragraph(words, left, self.y + 1.5, MARGIN + self.width - left, BODY)
            self.y += tally.height / PER_MM * 0.7 + 1
        else:
            a, b = (", ".join(map(str, side)) for side in (claim.a, claim.b))
            self.say("paper-rules-example-sums", first=a, second=b)
            if len(claim.a) + len(claim.b) > claim.size:
                self.say("paper-rules-example-twice")

    def _addition(self) -> None:
        """Two cards and their sum."""
        deck = self.deck
        one, other = (deck.parse(text) for text in _summands(deck))
        total = Card(deck.total((one, other)), deck.p)
        signs = [Drawing(40, 252, "", (Label(20, 150, sign, 64, True),)) for sign in "+="]
        cards = [card(deck.p, shown.counts) for shown in (one, other, total)]
        drawn = beside([cards[0], signs[0], cards[1], signs[1], cards[2]], gap=16)
        scale = 20 * PER_MM / drawn.height
        self.doc.draw(drawn, MARGIN, self.y + 1, scale)
        left = MARGIN + drawn.width / PER_MM * scale + 6
        words = self.messages("paper-rules-example-add", modulus=deck.p)
        self.doc.paragraph(words, left, self.y + 2, MARGIN + self.width - left, BODY)
        self.y += 23

    def why(self) -> None:
        deck = self.deck
        self.heading(self.messages("paper-rules-why"))
        self.say("paper-rules-why-always", hand=deck.hand, count=deck.k, modulus=deck.p)
        if deck.p == 2:
            self.say("paper-rules-why-end", each=deck.p ** (deck.k - 1))

    def foot(self) -> None:
        y = self.doc.height - 10
        self.doc.rule(MARGIN, y - 5, MARGIN + self.width, y - 5, LINE, 0.3)
        if (credit := f"credit-{self.deck.name}") in self.messages:
            self.doc.write(self.messages(credit), MARGIN, y, 8, colour=SOFT)
        made = f"Fair Play · fairplay cards print {self.deck.name}"
        self.doc.write(made, MARGIN + self.width, y, 8, colour=SOFT, of=1)


def _samples(deck: Deck) -> "tuple[Card, ...]":
    """Three cards that show what the others are like: some of it, more, all."""
    return deck.cards[3 * deck.size // 7], deck.cards[5 * deck.size // 7], deck.cards[-1]


def _summands(deck: Deck) -> tuple[str, str]:
    """The article's example where it fits, else cards with much on them."""
    if deck == MOD3:
        return "2102", "2021"
    return str(deck.p - 1) * deck.k, "2" + "1" * (deck.k - 1)


def _example(deck: Deck) -> "tuple[tuple[Card, ...], Claim]":
    """A hand with few claims, the smallest of three cards with much on them, on both sides."""
    if deck == ZERO:
        hand = deck.parse_hand(_EXAMPLE_A.split())
        return hand, all_claims(deck, hand)[0]
    random = Random(deck.name)
    best: tuple[int, tuple[Card, ...], Claim] | None = None
    for _ in range(400):
        hand = Hand(random.sample(deck.cards, deck.hand))
        claims = all_claims(deck, hand)
        shown = sum(sum(hand[place - 1].counts) for place in claims[0].places)
        wrong = 6 * abs(claims[0].size - 3) + 2 * len(claims) + 9 * (not claims[0].b) - shown
        if best is None or wrong < best[0]:
            best = wrong, hand, claims[0]
    assert best
    return best[1], best[2]


def _tally(hand: "tuple[Card, ...]", claim: Claim) -> Drawing:
    """Every shape with how often it occurs on the cards of a claim."""
    columns = list(zip(*(hand[place - 1].counts for place in claim.places), strict=True))
    shapes, labels = "", []
    for i, column in enumerate(columns):
        x = 24 + 48 * i
        shapes += shape(*BINARY[i], x, 20, 15)
        labels.append(Label(x, 58, str(sum(column)), 18, True, GREEN))
    return Drawing(48 * len(columns), 62, shapes, tuple(labels))
