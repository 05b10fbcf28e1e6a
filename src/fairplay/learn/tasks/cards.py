"""Tasks about cards: find a claim, put cards away, collect cards without a claim."""

from dataclasses import dataclass, replace
from random import Random

from fairplay.cards import ZERO, Card, all_claims, find_deck
from fairplay.cards.claims import claim_of
from fairplay.explain.cards import wrong_claim
from fairplay.learn.task import Judged, split, unreadable, whole, wholes
from fairplay.learn.views import AskAway, AskFree, AskHand
from fairplay.vocabulary import Sentence, listed
from fairplay.vocabulary import sentence as say


@dataclass(frozen=True)
class Claim:
    """Find a claim. Without cards, the hand is dealt from a seed.

    >>> task = Claim("mod3", ("2102", "0112", "2021", "1120"))
    >>> task.solution(), task.judge("1,3/4").right, task.judge("1/3").right
    ('1,3/4', True, False)
    """

    deck: str
    cards: tuple[str, ...] = ()
    seed: int = 1

    def dealt(self, seed: int) -> "Claim":
        return self if self.cards else replace(self, seed=seed)

    def _hand(self) -> tuple[Card, ...]:
        deck = find_deck(self.deck)
        if self.cards:
            return deck.parse_hand(self.cards)
        return tuple(Random(f"lesson {self.seed}").sample(deck.cards, deck.hand))

    def view(self) -> AskHand:
        cards = tuple(card.text for card in self._hand())
        return AskHand(self.deck, cards, None if self.cards else self.seed)

    def judge(self, answer: str) -> Judged:
        deck, hand = find_deck(self.deck), self._hand()
        a, slash, b = answer.partition("/")
        sides = [_side(side) for side in ((a, b) if slash else (a,))]
        wrong = wrong_claim(deck, hand, claim_of(deck, len(hand), *sides))
        return Judged(False, wrong.before) if wrong else Judged(True)

    def solution(self) -> str:
        claim = all_claims(find_deck(self.deck), self._hand())[0]
        a, b = (",".join(map(str, side)) for side in (claim.a, claim.b))
        return f"{a}/{b}" if b else a


def _side(text: str) -> list[int]:
    return [whole(place, 1, 99) for place in split(text)] if text.strip() else []


@dataclass(frozen=True)
class PutAway:
    """Put cards of Zero sumZ away until every shape is there an even number of times.

    >>> task = PutAway(("110000", "011000", "101000", "000100"))
    >>> task.solution(), task.judge("1").told[0].key
    ('4', 'learn-away-needed')
    """

    cards: tuple[str, ...]

    def _hand(self) -> tuple[Card, ...]:
        return ZERO.parse_hand(self.cards)

    def view(self) -> AskAway:
        return AskAway(ZERO.name, self.cards, told=self._hint([]))

    def judge(self, answer: str) -> Judged:
        away = wholes(answer, 1, len(self.cards))
        if len(set(away)) < len(away):
            raise unreadable(answer)
        claims, last = all_claims(ZERO, self._hand()), away[-1]
        if not any(set(away).isdisjoint(claim.a) for claim in claims):
            return Judged(False, (say("learn-away-needed", card=last),))
        counts = self._counts(away)
        odd = [shape for shape, n in zip(ZERO.shapes, counts, strict=True) if n % 2]
        if not odd:
            return Judged(True)
        return Judged(None, (say("learn-away-put", card=last), *self._hint(away)))

    def _counts(self, away: list[int]) -> list[int]:
        left = [card for place, card in enumerate(self._hand(), 1) if place not in away]
        return [sum(column) for column in zip(*(card.counts for card in left), strict=True)]

    def _hint(self, away: list[int]) -> tuple[Sentence, ...]:
        """Which shapes are odd, and one that only a single card shows."""
        counted = list(zip(ZERO.shapes, self._counts(away), strict=True))
        odd = listed([say(f"shapes-{shape}") for shape, n in counted if n % 2])
        single = next((shape for shape, n in counted if n == 1), None)
        told = (say("cards-counting-odd", shapes=odd),)
        if single is None:
            return told
        return (*told, say("learn-away-single", shape=say(f"shapes-{single}")))

    def solution(self) -> str:
        claim = all_claims(ZERO, self._hand())[-1]
        places = range(1, len(self.cards) + 1)
        return ",".join(str(place) for place in places if place not in claim.a)


@dataclass(frozen=True)
class Collect:
    """Take as many cards of Zero sumZ as possible without a claim among them, and then one more.

    >>> task = Collect(("100000", "010000", "110000"))
    >>> task.judge("1,2").right, task.judge("1,2,3").told[0].params["cards"]
    (None, (1, 2, 3))
    """

    cards: tuple[str, ...]

    def view(self) -> AskFree:
        return AskFree(ZERO.name, self.cards, ZERO.k)

    def judge(self, answer: str) -> Judged:
        places = wholes(answer, 1, len(self.cards))
        if len(set(places)) < len(places) or len(places) > ZERO.hand:
            raise unreadable(answer)
        count, claim = len(places), self._claim(places)
        if not claim:
            full = count == ZERO.k
            told = say("learn-free-full", count=count) if full else say("learn-free-more")
            return Judged(None, (told,))
        told = say("learn-free-claim", cards=claim)
        return Judged(count == ZERO.hand and not self._claim(places[:-1]), (told,))

    def _claim(self, places: list[int]) -> tuple[int, ...]:
        """The places of a smallest claim among these cards."""
        hand = ZERO.parse_hand(self.cards[place - 1] for place in places)
        claims = all_claims(ZERO, hand)
        return tuple(sorted(places[i - 1] for i in claims[0].a)) if claims else ()

    def solution(self) -> str:
        taken: list[int] = []
        for place in range(1, len(self.cards) + 1):
            if not self._claim([*taken, place]):
                taken.append(place)
        spare = next(n for n in range(1, len(self.cards) + 1) if n not in taken)
        return ",".join(map(str, [*taken, spare]))
