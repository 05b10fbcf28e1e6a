"""Players at the card table that need no person. They see what a person sees, and need time for it.

How long a claim takes to find is log-normally distributed, as times of people who search usually
are. Its median grows with the size of the claim and with what there is to count on a card, and
falls with the skill from about a minute to a few seconds.
"""

from dataclasses import dataclass
from math import exp

from fairplay.cards import Card, Claim, Deck, all_claims
from fairplay.errors import InputError
from fairplay.play.table.events import TableEvent
from fairplay.play.table.options import TableOptions
from fairplay.play.table.shuffle import Chance
from fairplay.protocol import TableView

MAX_SKILL = 10

#: The median time in milliseconds for three cards of Zero sumZ: least skilled, most skilled.
_SLOWEST, _FASTEST = 45_000, 4_000
#: What one card more in a claim costs, and the spread: the standard deviation of the logarithm.
_PER_CARD, _SPREAD = 1.3, 0.45
#: How much of what the least skilled claim is wrong; the most skilled make no mistakes.
_MISTAKES = 0.3
#: Nobody is faster than this, and after a call the cards are pointed at.
_REACTION, _POINTING = 1_200, 1_500


@dataclass(frozen=True)
class CardBot:
    """A player of a skill from 1 to 10. What it does depends on the view and the seed only.

    >>> from fairplay.cards import ZERO
    >>> from fairplay.play.table import TableOptions, Table
    >>> table = Table.begin(TableOptions(ZERO), seed="1")
    >>> bot = CardBot(player=0, skill=9, seed="1")
    >>> plan = bot.plan(table.view(), table.options, now=0)
    >>> plan.at, type(table.apply(plan)[1]).__name__
    (2517, 'Taken')
    """

    player: int
    skill: int = 5
    seed: str = ""

    def __post_init__(self) -> None:
        if not 1 <= self.skill <= MAX_SKILL:
            code = "error-number-least" if self.skill < 1 else "error-number-most"
            limit = 1 if self.skill < 1 else MAX_SKILL
            raise InputError(code, text=str(self.skill), limit=limit)

    def plan(self, view: TableView, options: TableOptions, now: int) -> TableEvent | None:
        """What it will do next and when, unless something happens first; None if it just waits."""
        if view.over:
            return None
        if view.caller is not None:
            return self._show(view, options, now) if view.caller == self.player else None
        claim = self._found(view, options.deck, now)
        wanted = view.giving_up and self.player not in view.giving_up
        if wanted and claim.at > now + _POINTING:
            return TableEvent(now, self.player, "give-up")
        return claim if options.mode == "race" else TableEvent(claim.at, self.player, "call")

    def _show(self, view: TableView, options: TableOptions, now: int) -> TableEvent:
        """The claim that it called for, when it has pointed at all cards."""
        called = view.call_until - options.call_ms
        at = max(now, called + min(_POINTING, options.call_ms // 2))
        claim = self._found(view, options.deck, now)
        return TableEvent(at, self.player, "claim", claim.a, claim.b)

    def _found(self, view: TableView, deck: Deck, now: int) -> TableEvent:
        """The claim it sees first among these cards; now and then it has miscounted."""
        hand = tuple([deck.parse(text) for text in view.cards if text is not None])
        chance = self._chance(hand, view.wrong[self.player])
        claims = all_claims(deck, hand)
        delays = [self._delay(deck, claim, chance) for claim in claims]
        delay, claim = min(zip(delays, claims, strict=True), key=lambda found: found[0])
        if chance.portion() < _MISTAKES * (MAX_SKILL - self.skill) / (MAX_SKILL - 1):
            claim = _miscounted(claim, chance)
        at = max(now, max(view.since, view.free_from[self.player]) + delay)
        a, b = (tuple(hand[place - 1] for place in side) for side in (claim.a, claim.b))
        return TableEvent(at, self.player, "claim", a, b)

    def _chance(self, hand: tuple[Card, ...], tries: int) -> Chance:
        """The same cards are seen in the same way however often they are looked at."""
        cards = " ".join(map(str, hand))
        return Chance(f"bot {self.player} {self.seed} {tries} {cards}")

    def _delay(self, deck: Deck, claim: Claim, chance: Chance) -> int:
        """Milliseconds until it sees a claim."""
        skill = (self.skill - 1) / (MAX_SKILL - 1)
        median: float = _SLOWEST * (_FASTEST / _SLOWEST) ** skill
        counting = deck.k * (deck.p - 1) / 6
        size: float = _PER_CARD ** (claim.size - 3)
        return max(_REACTION, round(median * counting * size * exp(_SPREAD * chance.normal())))


def _miscounted(claim: Claim, chance: Chance) -> Claim:
    """The claim without one of its cards, which makes any claim wrong."""
    if claim.size < 3:
        return claim
    left_out = claim.places[chance.below(claim.size)]
    a, b = (tuple(place for place in side if place != left_out) for side in (claim.a, claim.b))
    return Claim(a, b)
