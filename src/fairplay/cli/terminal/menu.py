"""Before a match: which game, from where, which convention, against whom, who starts."""

from dataclasses import dataclass
from itertools import islice

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from fairplay.cards import MOD3, ZERO, Deck
from fairplay.cli.terminal.dialogue import Dialogue, Leave, ask, ask_number, choose, complaint
from fairplay.cli.terminal.setup import FIRST, Setup
from fairplay.cli.terminal.words import plain
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.levels import STRENGTHS, USUAL
from fairplay.protocol import MAX_LEVEL
from fairplay.rules.base import Misere
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position, split_convention
from fairplay.rules.registry import AnyRules, game, groups, offered
from fairplay.rules.titles import rule_and_end, title

#: A level is asked for after "level"; the others say it.
OPPONENTS = (*STRENGTHS, "level", "human")
#: The card games of the menu, and how many bots may be chosen.
DECKS = (ZERO, MOD3)
RACES = (0, 1, 3)

Chosen = AnyRules | str | Deck


@dataclass(frozen=True)
class CardRace:
    """The card game that was chosen instead: a deck, how many bots, and how good they are."""

    deck: Deck
    bots: int
    skill: int


def menu(
    messages: Messages, seed: int | None = None
) -> Dialogue[tuple[Setup | CardRace, Messages]]:
    """All questions until a match can begin; the language may be changed at the first."""
    problem: list[Text] = []
    while True:
        try:
            chosen = yield from _ask_game(messages, problem)
            if isinstance(chosen, Messages):
                messages, problem = chosen, []
                continue
            setup: Setup | CardRace
            if isinstance(chosen, Deck):
                setup = yield from _ask_race(chosen, messages)
            else:
                setup = yield from _ask_rest(chosen, messages, seed)
        except InputError as error:
            problem = [complaint(error, messages)]
        except Leave as leave:
            if leave.where == "quit":
                raise
            problem = []
        else:
            return setup, messages


def _ask_game(messages: Messages, problem: list[Text]) -> Dialogue[Chosen | Messages]:
    """Rules to choose a position of, the text of a position, a deck, or another language."""
    listed: list[AnyRules | Deck] = [*map(game, offered()), *DECKS]
    ids = [*offered(), *(deck.name for deck in DECKS)]
    titles = [title(name, messages) for name in offered()] + [deck.title for deck in DECKS]
    heading = Text(messages("play-menu"), "bold")
    below = [Text(messages(f"play-menu-{what}"), "dim") for what in ("sums", "languages")]

    def read(line: str) -> Chosen | Messages:
        if plain(line) in LANGUAGES:
            return Messages(plain(line))
        if line.isdecimal():
            return listed[parse_number(line, 1, len(listed)) - 1]
        named = dict(zip((*map(plain, titles), *ids), listed * 2, strict=True))
        if plain(line) in named:
            return named[plain(line)]
        Position(split_convention(line)[0])
        return line

    output = Group(heading, Text(), _listed(titles, messages), Text(), *below, *problem)
    return (yield from ask(messages("play-ask-game"), read, messages, [output]))


def _listed(titles: list[str], messages: Messages) -> Columns:
    """All games with their numbers, in as many columns of groups as the terminal is wide for."""
    sizes = {group: len(some) for group, some in groups().items()} | {"cards": len(DECKS)}
    lines = (f"{number:2} {name}" for number, name in enumerate(titles, start=1))
    found = []
    for group, size in sizes.items():
        text = Text(messages(f"group-{group}"), "bold", no_wrap=True, overflow="ellipsis")
        text.append("".join(f"\n{line}" for line in islice(lines, size)), "not bold")
        found.append(text)
    return Columns(found, padding=(0, 3))


def _ask_race(deck: Deck, messages: Messages) -> Dialogue[CardRace]:
    keys = [f"table-race-{bots}" for bots in RACES]
    about = messages(f"table-menu-{deck.name}")
    bots = RACES[(yield from choose("table-ask-race", keys, 2, messages, about=about)) - 1]
    skill = STRENGTHS[USUAL]
    if bots:
        skill = yield from _ask_level(messages)
    return CardRace(deck, bots, skill)


def _ask_level(messages: Messages) -> Dialogue[int]:
    prompt = messages("play-ask-strength", most=MAX_LEVEL, usual=STRENGTHS[USUAL])
    return ask_number(prompt, MAX_LEVEL, STRENGTHS[USUAL], messages)


def _ask_rest(chosen: AnyRules | str, messages: Messages, seed: int | None) -> Dialogue[Setup]:
    text = chosen if isinstance(chosen, str) else (yield from _ask_position(chosen, messages))
    bare, misere = split_convention(text)
    if not misere and Position(bare).rules.misere is Misere.OFFERED:
        keys = ["play-convention-normal", "play-convention-misere"]
        misere = (yield from choose("play-ask-convention", keys, 1, messages)) == 2
    keys = [f"play-opponent-{name}" for name in OPPONENTS]
    usual = 1 + OPPONENTS.index(USUAL)
    opponent = OPPONENTS[(yield from choose("play-ask-opponent", keys, usual, messages)) - 1]
    if opponent == "level":
        opponent = str((yield from _ask_level(messages)))
    first = FIRST[0]
    if opponent != "human":
        keys = ["play-first-auto", "play-you", "play-computer", "play-first-random"]
        first = FIRST[(yield from choose("play-ask-first", keys, 1, messages)) - 1]
    return Setup.of(bare, misere, opponent, first, seed)


def _ask_position(rules: AnyRules, messages: Messages) -> Dialogue[str]:
    """The position offered, or one's own, with or without the name of the game. The list of games
    has no room for rules, so the rule is said here.
    """
    start = str(Position.of(rules, rules.start))

    def read(line: str) -> str:
        text = line if not line or ":" in line else f"{rules.name}:{line}"
        Position(split_convention(text or start)[0])
        return text or start

    rule = Text(rule_and_end(rules, messages), "dim")
    return ask(messages("play-ask-position", offered=start), read, messages, [rule])
