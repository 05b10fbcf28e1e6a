"""What a room plays, in words: the name of the game, and what is agreed about it."""

from functools import lru_cache

from fairplay.cards import Deck, find_deck
from fairplay.play.match import Match
from fairplay.protocol import CardOptions, Clock, GameOptions
from fairplay.rules.titles import title_told
from fairplay.vocabulary import Board, Sentence
from fairplay.vocabulary import sentence as say

#: A longer start is not told in words; the board shows it.
_MOST_TOLD = 8


def deck_title(deck: Deck) -> Sentence:
    """The name of a card game.

    >>> deck_title(find_deck("F2^4"))
    Sentence(key='title-deck-2', params={'p': 2, 'count': 4})
    """
    if deck.title != deck.name:
        return say(f"title-{deck.name}", p=deck.p, count=deck.k)
    return say(f"title-deck-{deck.p}" if deck.p in (2, 3) else "title-deck", p=deck.p, count=deck.k)


def game_title(game: GameOptions) -> Sentence:
    """The name of what is played: a deck, a game, or the games of a sum, each once."""
    if isinstance(game, CardOptions):
        return deck_title(find_deck(game.deck))
    return _start(game.position, game.misere)[0]


def game_terms(game: GameOptions) -> tuple[Sentence, ...]:
    """What players should know before they sit down, point by point."""
    if isinstance(game, CardOptions):
        seconds = {"seconds": game.call_ms // 1000} if game.mode == "call" else {}
        aid = (say("term-aid"),) if game.aid else ()
        return say(f"term-{game.mode}", **seconds), say(f"term-wrong-{game.wrong}"), *aid
    return *_start(game.position, game.misere)[1], _clock(game.clock)


@lru_cache(maxsize=256)
def _start(position: str, misere: bool) -> tuple[Sentence, tuple[Sentence, ...]]:
    """The title of a position, and what it is in words: its heaps if they are few, and who wins.

    >>> title, terms = _start("northcott10:1-3 + 0.137:5 + 0.137:2", False)
    >>> title.params["before"], title.params["last"].params["code"]
    (Sentence(key='game-northcott-title', params={}), '0.137')
    >>> [term.key for term in terms]
    ['play-convention-normal']
    """
    match = Match.begin(position, misere)
    boards = match.position.boards()
    told = boards[0].described if len(boards) == 1 and _is_short(boards[0]) else ()
    convention = say("play-convention-misere" if match.misere else "play-convention-normal")
    return title_told(match.position.rules), (*told, convention)


def _is_short(board: Board) -> bool:
    shown = len(board.heaps + board.coins) + len(board.cells)
    return board.family in ("heaps", "strip") and shown <= _MOST_TOLD


def _clock(clock: Clock | None) -> Sentence:
    if clock is None:
        return say("term-no-clock")
    time, more = _duration(clock.initial_ms), clock.increment_ms
    return (
        say("term-clock", time=time, more=_duration(more)) if more else say("term-time", time=time)
    )


def _duration(ms: int) -> Sentence:
    """Minutes if they are whole ones, else seconds.

    >>> _duration(300_000).params, _duration(5_000).key
    ({'count': 5}, 'term-seconds')
    """
    seconds = round(ms / 1000)
    whole = seconds >= 60 and seconds % 60 == 0
    return say("term-minutes", count=seconds // 60) if whole else say("term-seconds", count=seconds)
