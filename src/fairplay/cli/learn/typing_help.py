"""How an answer to each kind of question is typed."""

from collections.abc import Iterator
from itertools import combinations

from fairplay.cli.learn.entry import is_listed
from fairplay.cli.terminal.instructions import how_to_move
from fairplay.learn import views as v
from fairplay.learn.wording import said
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.solve import solve

#: Kinds that need no more than one sentence.
_KEYS: dict[type, str] = {
    v.AskAway: "lesson-type-away",
    v.AskFree: "lesson-type-free",
    v.AskTable: "lesson-type-table",
}


def how(view: v.View, messages: Messages) -> Iterator[str]:
    """The lines that say it."""
    match view:
        case v.AskMove() | v.AskPlay() | v.AskCut():
            position = Position(view.match.position)
            # The help must not be the answer.
            hidden = solve(position, view.match.misere).winning_moves
            yield from (line.plain for line in how_to_move(position, messages, hidden))
        case v.AskHand():
            yield from _hand(view, messages)
        case v.AskMark():
            labels = ", ".join(said(label, messages) for label in view.labels)
            yield messages("lesson-type-mark", labels=labels)
        case v.AskRhythm():
            key = f"lesson-type-rhythm-{view.find}"
            yield messages(key, least=view.least, most=view.most)
        case v.AskScale(choices=choices):
            yield messages("lesson-type-scale", least=min(choices), most=max(choices))
        case _:
            yield messages(_key(view))


def _hand(view: v.AskHand, messages: Messages) -> Iterator[str]:
    """By cards that are there and are no claim, on whatever sides."""
    from fairplay.cards import all_claims, find_deck

    deck = find_deck(view.deck)
    claims = [{*one.a, *one.b} for one in all_claims(deck, deck.parse_hand(view.cards))]
    each = combinations(range(1, len(view.cards) + 1), 3)
    *left, last = next(places for places in each if {*places} not in claims)
    side = " ".join(map(str, left))
    if deck.p == 2:
        yield messages("lesson-type-cards", example=f"{side} {last}")
    else:
        yield messages("lesson-type-sides", example=f"{side} = {last}", all=f"{side} {last}")


def _key(view: v.View) -> str:
    match view:
        case v.AskPick():
            return "lesson-type-place" if is_listed(view.choices) else "lesson-type-number"
        case v.AskWrite(rows=(row,)):
            return "lesson-type-digits-one" if row.digits else "lesson-type-numbers-one"
        case v.AskWrite():
            return "lesson-type-digits" if view.rows[0].digits else "lesson-type-numbers"
    return _KEYS[type(view)]
