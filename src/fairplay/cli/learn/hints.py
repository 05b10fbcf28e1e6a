"""Hints for every kind of question, a little more at each step."""

from fairplay.cards import find_deck
from fairplay.cli.learn.entry import SEPARATORS, typed
from fairplay.learn import views as v
from fairplay.learn.task import Task
from fairplay.learn.wording import in_words
from fairplay.messages import Messages
from fairplay.play.hints import LAST_STEP, claim_hint, match_hint
from fairplay.play.match import Match
from fairplay.protocol import MatchView

#: How far from the number a hint may begin and end.
_AROUND = 4


def hint(
    task: Task, view: v.View, now: MatchView | None, step: int, messages: Messages
) -> str | None:
    """What to tell at this step; None if there is nothing left but the answer itself."""
    match view:
        case v.AskMove() | v.AskPlay():
            return _move(now, step, messages)
        case v.AskHand():
            deck = find_deck(view.deck)
            return messages.fill(claim_hint(deck, deck.parse_hand(view.cards), step).told)
        case v.AskPick():
            return _refuted(task, view, step, messages)
        case v.AskRhythm():
            return _between(int(task.solution()), messages) if step == 1 else None
    return _beginning(task, view, step, messages)


def _move(now: MatchView | None, step: int, messages: Messages) -> str | None:
    if now is None or now.result:
        return None
    match = Match.begin(now.position, now.misere)
    hinted = match_hint(match, min(step, LAST_STEP))
    told = messages.fill(hinted.told)
    if hinted.move is None:
        return told
    move = match.position.typed(hinted.move.text)
    return f"{told} {messages('play-hint-type', move=move)}"


def _refuted(task: Task, view: v.AskPick, step: int, messages: Messages) -> str | None:
    """Why one more of the wrong choices is wrong, as long as two are left."""
    right = task.solution()
    wrong = [choice.answer for choice in view.choices if choice.answer != right]
    if step >= len(wrong):
        return None
    why = " ".join(map(messages.fill, task.judge(wrong[step - 1]).told))
    return messages("lesson-hint-not", choice=typed(view.choices, wrong[step - 1]), why=why)


def _between(number: int, messages: Messages) -> str:
    low = max(0, number - number % _AROUND - 1)
    return messages("lesson-hint-between", low=low, high=low + 2 * _AROUND)


def _beginning(task: Task, view: v.View, step: int, messages: Messages) -> str | None:
    """The first parts of the answer; of one part alone, its first characters."""
    separator = SEPARATORS.get(type(view), ",")
    parts = task.solution().split(separator)
    if isinstance(view, v.AskTable) and len(parts) == 1:
        row = parts[0].partition("+")[0]
        return messages("lesson-hint-begins", part=f"{row} ⊕ …") if step == 1 else None
    if len(parts) == 1:
        shown, whole = parts[0][:step], len(parts[0])
        return None if step >= whole else messages("lesson-hint-begins", part=f"{shown}…")
    if step >= len(parts):
        return None
    shown = in_words(view, separator.join(parts[:step]), messages)
    return messages("lesson-hint-begins", part=f"{shown}, …")
