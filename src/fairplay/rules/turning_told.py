"""What the theory of coin-turning games says of some heads, as facts."""

from fairplay.rules.words import ranges_text
from fairplay.theory.turning import Turn
from fairplay.vocabulary import Fact, Row, Sentence, sentence

#: How many coins a table shows.
MAX_COLUMNS = 16
MOCK = Turn((1, 2, 3))


def turn_told(turn: Turn) -> Sentence:
    """How many coins, rows or columns a move takes: it stands after the word for them.

    >>> turn_told(Turn((1, 2))).params, turn_told(Turn(run=True)).key
    ({'counts': '1–2'}, 'how-turn-run')
    """
    if not turn.counts:
        return sentence("how-turn-run" if turn.run else "how-turn-any")
    return sentence("how-turn-next" if turn.run else "how-turn", counts=counts_told(turn.counts))


def counts_told(counts: tuple[int, ...]) -> str:
    """
    >>> counts_told((1, 2)), counts_told((1, 2, 3, 5))
    ('1–2', '1–3, 5')
    """
    return ranges_text(counts).replace("-", "–").replace(",", ", ")


def turning_facts(turn: Turn, heads: tuple[int, ...]) -> tuple[Fact, ...]:
    """Nothing for Turning Turtles, which says it all by its disguise, and for huge coins."""
    if not heads or turn == Turn((1, 2)):
        return ()
    return (_odious(heads[:MAX_COLUMNS]),) if turn == MOCK else (_values(turn, heads),)


def _odious(heads: tuple[int, ...]) -> Fact:
    """Mock Turtles: the value of each head is its number with a check digit."""
    before = [coin - 1 for coin in heads]
    values = [MOCK.value(coin) for coin in heads]
    rows = (
        Row(sentence("explain-row-coin"), tuple(map(str, heads))),
        Row(sentence("explain-row-before"), tuple(map(str, before))),
        Row(sentence("explain-row-binary"), tuple(f"{n:b}" for n in before)),
        Row(sentence("explain-row-checked"), tuple(f"{n:b}" for n in values)),
        Row(sentence("explain-row-value"), tuple(map(str, values))),
    )
    marked = tuple((3, column) for column in range(len(heads)))
    told = (sentence("explain-heads-sum"), sentence("explain-odious"))
    return Fact(told, rows, marked, (sentence("explain-odious-why"),))


def _values(turn: Turn, heads: tuple[int, ...]) -> Fact:
    """Any other rule: the values of the first coins, with the heads marked."""
    last = heads[-1]
    coins = tuple(range(1, last + 1)) if last <= MAX_COLUMNS else heads[:MAX_COLUMNS]
    rows = (
        Row(sentence("explain-row-coin"), tuple(map(str, coins))),
        Row(sentence("explain-row-value"), tuple(str(turn.value(coin)) for coin in coins)),
    )
    marked = tuple((1, column) for column, coin in enumerate(coins) if coin in heads)
    return Fact((sentence("explain-heads-sum"), _why(turn)), rows, marked)


def _why(turn: Turn) -> Sentence:
    if not turn.counts:
        return sentence("explain-ruler" if turn.run else "explain-turn-any")
    return sentence("explain-turn-ones" if turn.counts == (1,) else "explain-turn-mex")
