"""How an answer to each kind of question is typed."""

from collections.abc import Iterator

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


def _key(view: v.View) -> str:
    match view:
        case v.AskPick():
            return "lesson-type-place" if is_listed(view.choices) else "lesson-type-number"
        case v.AskHand():
            from fairplay.cards import find_deck

            return "lesson-type-cards" if find_deck(view.deck).p == 2 else "lesson-type-sides"
        case v.AskWrite(rows=(row,)):
            return "lesson-type-digits-one" if row.digits else "lesson-type-numbers-one"
        case v.AskWrite():
            return "lesson-type-digits" if view.rows[0].digits else "lesson-type-numbers"
    return _KEYS[type(view)]
