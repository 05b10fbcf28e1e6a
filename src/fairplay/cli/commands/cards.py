"""``fairplay cards solve`` and ``cards stats``: the claims of one hand, and of all hands."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, astuple
from typing import Annotated, Any

from fairplay.cards import Card, Claim, Deck, all_claims, find_deck
from fairplay.cards.statistics import HandStatistics, statistics
from fairplay.cli.options import DeckArgument, Json, Lang, argument
from fairplay.cli.output import HEADING, WON, catalogue, write_json, write_lines
from fairplay.cli.render.cards import Line, block_lines, hand_lines
from fairplay.explain.cards import explain_cards
from fairplay.messages import Messages

#: The most claims on the screen; JSON has all.
MAX_CLAIMS_SHOWN = 40


def solve(
    deck: DeckArgument,
    cards: Annotated[list[str], argument("CARD", "Each card by its counts, for example 100110.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Every claim among the cards, smallest first, and how to find one.

    The JSON is ``{"claims": [{"a": [2, 5, 7], "b": []}, …]}`` with places from 1. Over F5 and F7 a
    place stands on its side as many times as the card is taken.
    """
    messages, game = catalogue(lang), find_deck(deck)
    hand = game.parse_hand(cards)
    claims = all_claims(game, hand)
    if as_json:
        write_json({"claims": [{"a": claim.a, "b": claim.b} for claim in claims]})
        return
    write_lines(_solution(game, hand, claims, messages))


def _solution(
    deck: Deck, hand: Sequence[Card], claims: Sequence[Claim], messages: Messages
) -> Iterator[Line]:
    yield deck.title, HEADING
    yield from hand_lines(deck, hand, messages)
    yield "", ""
    yield from _claims(deck, claims, messages)
    for block in explain_cards(deck, hand):
        yield "", ""
        yield from block_lines(block, messages)


def _claims(deck: Deck, claims: Sequence[Claim], messages: Messages) -> Iterator[Line]:
    """Each claim with its size. If the sizes differ, the smallest and largest are marked."""
    if not claims:
        yield messages("cards-claims-none"), HEADING
        return
    yield messages("cards-claims", count=len(claims)), WON
    left_out = max(0, len(claims) - MAX_CLAIMS_SHOWN)
    shown = [*claims[: MAX_CLAIMS_SHOWN - 1], claims[-1]] if left_out else claims
    width = max(len(claim.text(deck)) for claim in shown)
    marks = {claims[-1].size: "cards-claim-largest", claims[0].size: "cards-claim-smallest"}
    for claim in shown:
        size = messages("cards-claim-size", size=claim.size)
        mark = marks.get(claim.size) if len(marks) > 1 else None
        said = f"   {messages(mark)}" if mark else ""
        yield f"  {claim.text(deck):{width}}   {size}{said}", ""
    if left_out:
        yield messages("explain-more", count=left_out), "dim"


def stats(deck: DeckArgument, as_json: Json = False, lang: Lang = None) -> None:
    """All hands of a deck by their claims, exactly.

    The JSON is one object: ``deck`` (its name), ``p``, ``k``, ``hand`` (cards in a hand), ``total``
    (the number of hands: 553270671 for zero, 24040016 for mod3); ``claims``, ``smallest`` and
    ``largest``, each an object from a number of claims, or the size of the smallest or largest
    claim, to a number of hands; and ``joint``, a list of objects with ``claims``, ``smallest``,
    ``largest`` and the number of ``hands`` with just these.
    """
    messages, found = catalogue(lang), statistics(find_deck(deck))
    if as_json:
        write_json(_stats_json(found))
    else:
        write_lines(_stats_lines(found, messages))


def _stats_json(found: HandStatistics) -> dict[str, Any]:
    deck = found.deck
    return {
        "deck": deck.name,
        "p": deck.p,
        "k": deck.k,
        "hand": deck.hand,
        "total": found.total,
        "claims": found.by_claims,
        "smallest": found.by_smallest,
        "largest": found.by_largest,
        "joint": [asdict(row) for row in found.joint],
    }


def _stats_lines(found: HandStatistics, messages: Messages) -> Iterator[Line]:
    total = _grouped(found.total)
    game, hand = found.deck.title, found.deck.hand
    yield messages("cards-stats", game=game, total=total, hand=hand), HEADING
    tables: dict[tuple[str, ...], Iterable[tuple[int, ...]]] = {
        ("claims",): found.by_claims.items(),
        ("smallest",): found.by_smallest.items(),
        ("largest",): found.by_largest.items(),
        ("claims", "smallest", "largest"): map(astuple, found.joint),
    }
    for columns, counts in tables.items():
        yield "", ""
        yield from _table(columns, counts, found.total, messages)


def _table(
    columns: Sequence[str], counts: Iterable[tuple[int, ...]], total: int, messages: Messages
) -> Iterator[Line]:
    """Columns of numbers with their names, then the number of hands and its share."""
    heads = [messages(f"cards-stats-{name}") for name in (*columns, "hands", "share")]
    rows = [
        [*map(str, values), _grouped(hands), _percent(hands, total, messages)]
        for *values, hands in counts
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for style, row in (("bold", heads), *(("", row) for row in rows)):
        cells = (f"{text:>{width}}" for text, width in zip(row, widths, strict=True))
        yield "  " + "   ".join(cells), style


def _grouped(number: int) -> str:
    """``553 270 671``, which is read the same way in all languages."""
    return f"{number:,}".replace(",", " ")


def _percent(count: int, total: int, messages: Messages) -> str:
    """To four places, rounded."""
    whole, part = divmod((2_000_000 * count + total) // (2 * total), 10_000)
    return messages("cards-stats-percent", whole=whole, part=f"{part:04}")
