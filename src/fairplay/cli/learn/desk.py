"""One screen of a lesson on the desk: its question, what is answered so far, hints."""

from typing import TYPE_CHECKING

from rich.text import Text

from fairplay.cli.learn import entry
from fairplay.cli.learn import pictures as p
from fairplay.cli.learn.questions import Look, left, played, question
from fairplay.cli.terminal.dialogue import ATTENTION, TURN
from fairplay.errors import InputError
from fairplay.learn import views as v
from fairplay.learn.task import Judged, Task
from fairplay.learn.wording import in_words
from fairplay.messages import Messages
from fairplay.rules.position import Position

if TYPE_CHECKING:
    from fairplay.protocol import MatchView


class Desk:
    """``parts`` are those of a growing answer that are right so far, ``now`` the match as far as
    it is played, and ``solved`` says whether an answer was right."""

    def __init__(self, task: Task, messages: Messages, width: int) -> None:
        self._task, self._messages, self._width = task, messages, width
        self.view = task.view()
        self.parts: list[str] = []
        self.now: MatchView | None = getattr(self.view, "match", None)
        self.solved = False
        self._hints = 0

    @property
    def _seat(self) -> int:
        return self.view.seat if isinstance(self.view, v.AskPlay) else 0

    @property
    def position(self) -> Position | None:
        """The board, as the one who answers sees it."""
        return p.seen(self.now, self._seat) if self.now else None

    @property
    def _look(self) -> Look:
        return Look(self._messages, self._width, self.parts, self.now)

    def question(self) -> p.Output:
        return question(self.view, self._look)

    # -- answers ---------------------------------------------------------------------------------

    def answer(self, line: str) -> p.Output:
        """Judge a line, and show what becomes of it."""
        typed = entry.read(self.view, line, self.position, self._messages)
        separator = entry.SEPARATORS.get(type(self.view))
        answer = typed if separator is None else separator.join([*self.parts, typed])
        judged = self._task.judge(answer)
        self.solved |= judged.right is True
        grows = judged.right is not False or isinstance(self.view, v.AskPlay)
        if separator is not None and grows:
            self.parts = answer.split(separator)
        return self._judged(typed, judged)

    def _judged(self, typed: str, judged: Judged) -> p.Output:
        if isinstance(self.view, v.AskPlay):
            self.now = judged.shown[-1]
        for place, shown in enumerate(judged.shown):
            yield from self._played(shown)
            if place == 0:
                yield from self._left(typed)
        style = {True: TURN, False: ATTENTION, None: ""}[judged.right]
        yield from (Text(self._messages.fill(told), style) for told in judged.told)
        if isinstance(self.view, v.AskRhythm) and self.view.find == "length" and not judged.right:
            length, width = int(typed), self._width - p.INDENT
            yield from map(p.indented, p.rows_of(self.view.values, length, width))
        if judged.right is not True:
            yield from self._go_on(judged)

    def _played(self, shown: "MatchView") -> p.Output:
        assert isinstance(self.view, v.AskMove | v.AskPlay)
        first = self.view.match.position
        return played(shown, self._seat, first, self._look)

    def _left(self, move: str) -> p.Output:
        """The columns or values that the move has left, where the question shows them."""
        for what in self.view.lefts if isinstance(self.view, v.AskMove) else ():
            if what.move == move:
                yield from left(what, self._look)

    def _go_on(self, judged: Judged) -> p.Output:
        """What to do next: the question again, or the next part of it."""
        if isinstance(self.view, v.AskMove):
            yield Text(self._messages("lesson-again"))
            yield from self.question()
        elif isinstance(self.view, v.AskPlay) and judged.right is False:
            yield Text(self._messages("lesson-take-back", undo=self._messages("command-undo")))
        elif isinstance(self.view, v.AskScale | v.AskAway) and judged.right is None:
            yield from self.question()

    def undo(self) -> p.Output:
        """Take the last part of a growing answer back."""
        if not self.parts:
            raise InputError("error-nothing-played")
        self.parts.pop()
        if isinstance(self.view, v.AskPlay):
            shown = self._task.judge("; ".join(self.parts)).shown if self.parts else ()
            self.now = shown[-1] if shown else self.view.match
        return self.question()

    # -- help ------------------------------------------------------------------------------------

    def hint(self) -> p.Output:
        """A little more each time."""
        from fairplay.cli.learn.hints import hint

        self._hints += 1
        told = hint(self._task, self.view, self.now, self._hints, self._messages)
        return self.show() if told is None else iter([Text(told)])

    def show(self) -> p.Output:
        """A right answer; in a game, the next move."""
        from fairplay.cli.learn.hints import hint

        messages = self._messages
        if isinstance(self.view, v.AskPlay):
            found = hint(self._task, self.view, self.now, 3, messages)
            assert found
            yield Text(found)
        else:
            answer = in_words(self.view, self._task.solution(), messages)
            yield Text(messages("lesson-answer", answer=answer))
