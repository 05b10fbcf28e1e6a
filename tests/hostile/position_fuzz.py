"""Random and mutated positions, options of rooms, moves, rules and cards from an attacker.

``python -m tests.hostile.position_fuzz 1000000`` tries that many. It prints the results, the
slowest inputs, and the growth of memory. A second argument is the seed.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from heapq import heappushpop
from itertools import islice
from random import Random
from resource import RUSAGE_SELF, getrusage
from time import thread_time
from typing import Any

import msgspec

from fairplay.cards import all_claims, find_deck
from fairplay.errors import InputError
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.play.room import Event, admit, create, view
from fairplay.protocol import MatchOptions, MoveText, PositionText, RoomOptions
from fairplay.rules.position import Position
from fairplay.rules.registry import names
from fairplay.rules.sequences import code_of, sequence
from fairplay.server.api.queries import DeckName, Rule
from tests.hostile.freezing import must_end

#: Anything that takes longer counts as frozen.
SECONDS = 2.0
NUMBERS = ("0", "1", "2", "3", "7", "9", "12", "99", "255", "500", "999", "1000", "1001", "4096")
HUGE = ("9007199254740991", "9007199254740992", "18446744073709551616", "9" * 60, "0" * 60 + "1")
SPICE = (
    *"0123456789abcdef.,:/+-→>x[]{}pP \t\n",
    "misère",
    "\0",
    "٣",
    "²",
    "−",
    "\u202e",
    "🂡",
    "e9",
)
CLOCK = {"initial_ms": 60_000, "increment_ms": 1000}
#: Some options of a room, and of a game in it.
OPTIONS: dict[str, tuple[Any, ...]] = {
    "bots": ([], [1], [10, 10], [5] * 5, [0], [11]),
    "visibility": ("public", "unlisted", "private"),
    "hints": (True, False),
    "x": (1,),
}
FIELDS: dict[str, dict[str, tuple[Any, ...]]] = {
    "match": {"misere": (True, False), "first": (0, 1, None, 2), "clock": (CLOCK, None)},
    "cards": {"mode": ("race", "call"), "wrong": ("none", "minus"), "call_ms": (2000, 1)},
}
#: The errors that input may cause; anything else is a bug.
FORESEEN = (InputError, msgspec.ValidationError, msgspec.DecodeError)


@dataclass
class Fuzz:
    """Tries inputs and counts the results."""

    random: Random
    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: list[tuple[float, str]] = field(default_factory=lambda: [(0.0, "")] * 5)

    def run(self, count: int) -> None:
        for _ in range(count):
            kind, attack = self.random.choices(ATTACKS, WEIGHTS)[0]
            text = attack(self)
            self._try(kind, text)

    def _try(self, kind: str, text: str) -> None:
        began = thread_time()
        with must_end(SECONDS, (kind, text)):
            try:
                TRIED[kind](self.random, text)
                outcome = "taken"
            except FORESEEN as error:
                outcome = getattr(error, "code", type(error).__name__)
        heappushpop(self.slowest, (thread_time() - began, f"{kind} {text[:120]!r}"))
        self.outcomes[f"{kind} {outcome}"] += 1

    # -- inputs -----------------------------------------------------------------------------------

    def number(self) -> str:
        random = self.random
        if random.random() < 0.7:
            return str(random.randint(0, random.choice((3, 9, 30, 300))))
        return random.choice(NUMBERS if random.random() < 0.7 else HUGE)

    def numbers(self) -> str:
        most = self.random.choice((1, 2, 4, 4, 8, 40))
        return ",".join(self.number() for _ in range(self.random.randint(1, most)))

    def code(self) -> str:
        random = self.random
        if random.random() < 0.3:
            return f"sub{{{self.numbers()}}}"
        alphabet = random.choice(("01", "0137", "01234567", "0123456789abcdef"))
        digits = partial(random.choices, alphabet)
        tail = f"[{''.join(digits(k=random.randint(1, 4)))}]" if random.random() < 0.4 else ""
        middle = "".join(digits(k=random.choice((0, 1, 2, 3, 9, 60))))
        return f"{random.choice('00048c')}.{middle}{tail}"

    def component(self) -> str:
        random = self.random
        name = random.choice(names())
        match name:
            case "octal" | "subtraction":
                return f"{self.code()}:{self.numbers()}"
            case "northcott":
                width = random.choice(("", "", "3", "5", "10", "100", self.number()))
                rows = ",".join(
                    f"{self.number()}-{self.number()}" for _ in range(random.randint(1, 4))
                )
                return f"northcott{width}" + (f":{rows}" if random.random() < 0.8 else "")
            case "poker-nim":
                return f"poker-nim:{self.numbers()}/{self.number()},{self.number()}"
            case "dawson" if random.random() < 0.4:
                ranks = ("".join(random.choices("pP.", k=4)) for _ in range(3))
                return f"dawson:{'/'.join(ranks)}"
        suffix = "1" if name.endswith("nimble") and random.random() < 0.3 else ""
        return f"{name}{suffix}:{self.numbers()}" if random.random() < 0.95 else name

    def position(self) -> str:
        random = self.random
        count = random.choice((1, 1, 1, 2, 3, 30))
        separator = random.choice((" + ", " + ", "+"))
        return self.spoilt(separator.join(self.component() for _ in range(count)))

    def spoilt(self, text: str) -> str:
        """The text, perhaps with a part cut, doubled, exchanged or inserted."""
        random = self.random
        while random.random() < 0.35:
            a, b = sorted(random.randint(0, len(text)) for _ in range(2))
            piece = random.choice(
                (text[a:b], "", self.number(), random.choice(SPICE), text[a:b] * 2)
            )
            text = text[:a] + piece + text[b:]
        return text

    def options(self) -> str:
        random = self.random
        game: dict[str, Any] = {"type": "match", "position": self.position()[:400]}
        if random.random() < 0.4:
            game = {"type": "cards", "deck": self.deck(), "seats": random.randint(0, 7)}
        options: dict[str, Any] = {"game": game}
        for _ in range(random.randint(0, 3)):
            where, fields = random.choice(((options, OPTIONS), (game, FIELDS[game["type"]])))
            name = random.choice(sorted(fields))
            where[name] = random.choice(fields[name]) if random.random() < 0.9 else self.value()
        text = json.dumps(options, ensure_ascii=random.random() < 0.5)
        return self.spoilt(text) if random.random() < 0.3 else text

    def value(self) -> Any:
        values: tuple[Any, ...] = (
            None,
            True,
            -1,
            0,
            1,
            10,
            2**70,
            1.5,
            "",
            "race",
            "public",
            [],
            [1, 2],
            [11],
            {},
        )
        return self.random.choice((*values, CLOCK))

    def match(self) -> str:
        """A position and some moves in it, a few of them foreign."""
        starts = (
            "nim",
            "kayles",
            "northcott",
            "dawson:5",
            "poker-nim",
            "modified-nimble",
            "4.[f]:9",
        )
        text = self.random.choice(starts) if self.random.random() < 0.8 else self.position()
        moves = (self.spoilt(self.move()) for _ in range(self.random.randint(0, 3)))
        return "\n".join((text, *moves))

    def move(self) -> str:
        random = self.random
        shapes = ("{}→{}", "{}→{},{}", "{}:{}→{}", "{}", "{}x{}", "1/{}→{}", "{}-{}", "{} resigns")
        shape = random.choice(shapes)
        return shape.format(*(self.number() for _ in range(3)))

    def rule(self) -> str:
        return self.spoilt(
            self.code() if self.random.random() < 0.8 else self.random.choice(names())
        )

    def deck(self) -> str:
        decks = ("zero", "mod3", "F2^4", "f3^6", "F7^3", "F2^8", "F7^8", "F9^9", "")
        return self.spoilt(self.random.choice(decks))

    def cards(self) -> str:
        random = self.random
        name = self.deck()
        try:
            deck = find_deck(name).cards
        except InputError:
            deck = find_deck("mod3").cards
        hand = map(str, random.choices(deck, k=random.randint(1, 9)))
        return f"{name}\n{self.spoilt(','.join(hand))}"


# -- processing, as in the event loop and in workers ----------------------------------------------


def try_position(random: Random, text: str) -> None:
    text = msgspec.convert(text, PositionText)
    admit(text, random.random() < 0.2)
    position = Position(text.removesuffix(" misère"))
    assert Position(str(position)) == position
    play_on(random, Match.begin(position))


def play_on(random: Random, match: Match) -> None:
    for _ in range(2):
        msgspec.json.encode(match_view(match))
        if match.result:
            break
        match = match.play(random.choice(list(islice(match.position.moves(), 40))))


def try_options(random: Random, text: str) -> None:
    del random
    options = msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=RoomOptions)
    if isinstance(options.game, MatchOptions):
        admit(options.game.position, options.game.misere)
    body = {"options": msgspec.to_builtins(options), "seed": None}
    msgspec.json.encode(view(create("ABCDEF", Event(1, "guest", "1", "created", body, 0))))


def try_match(random: Random, text: str) -> None:
    start, *moves = text.split("\n")
    admit(msgspec.convert(start, PositionText))
    match = Match.begin(start)
    for move in moves:
        match = match.play(msgspec.convert(move, MoveText))
    play_on(random, match)


def try_rule(random: Random, text: str) -> None:
    del random
    text = msgspec.convert(text, Rule)
    code_of(text)
    assert len(sequence(text, 30)) == 30


def try_cards(random: Random, text: str) -> None:
    del random
    name, _, cards = text.partition("\n")
    deck = find_deck(msgspec.convert(name, DeckName))
    all_claims(deck, deck.parse_hand(cards.split(",")))


Attack = tuple[str, Callable[[Fuzz], str]]
ATTACKS: tuple[Attack, ...] = (
    ("position", Fuzz.position),
    ("options", Fuzz.options),
    ("match", Fuzz.match),
    ("rule", Fuzz.rule),
    ("cards", Fuzz.cards),
)
WEIGHTS = (4, 3, 3, 1, 1)
TRIED: dict[str, Callable[[Random, str], None]] = {
    "position": try_position,
    "options": try_options,
    "match": try_match,
    "rule": try_rule,
    "cards": try_cards,
}


def main(count: int, seed: int) -> None:
    fuzz = Fuzz(Random(seed))
    for part in range(10):
        fuzz.run(count // 10)
        memory = getrusage(RUSAGE_SELF).ru_maxrss >> 10
        print(f"{(part + 1) * (count // 10)} inputs, at most {memory} MB", flush=True)
    for outcome, times in fuzz.outcomes.most_common():
        print(f"{times:8} {outcome}")
    for seconds, text in sorted(fuzz.slowest, reverse=True):
        print(f"{seconds * 1000:8.1f} ms  {text}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
