"""One match on a board of a notebook: what a person does, and what the computer answers.

It takes the commands of the protocol and gives its answers, as rooms do, but it holds a match and
not a text, so that games which are in no registry can be played, too.
"""

from collections.abc import Callable

from fairplay.errors import InputError
from fairplay.notebook.questions import Question, Told, Touch, Touched
from fairplay.play.endings import decided
from fairplay.play.hints import match_hint
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.play.players import Player
from fairplay.protocol import (
    Decided,
    Done,
    Hint,
    Hinted,
    MatchView,
    Move,
    Refused,
    Rematch,
    Resign,
    Takeback,
)


class Session:
    """A match, and who plays it. Seat 0 moves first.

    ``seat`` is that of the person; None if two people play here. ``show`` is called whenever the
    match has changed, so that a move is seen before its answer is looked for.

    >>> from fairplay.play.players import Perfect
    >>> session = Session(Match.begin("nim:3,4,5"), 0, Perfect(1))
    >>> session.move("3→1")
    >>> session.match.played, session.view().mover
    (2, 0)
    """

    def __init__(
        self,
        match: Match,
        seat: int | None = None,
        computer: Player | None = None,
        show: Callable[[], None] = lambda: None,
    ) -> None:
        self.match, self.seat = match, seat
        self._computer, self._show = computer, show
        #: How many moves had been played at the last hint, and how much it told.
        self._hinted = 0, 0

    def view(self) -> MatchView:
        return match_view(self.match)

    def do(self, question: Question) -> Told:
        """Answer a question from the board; what cannot be done is refused with its reason."""
        try:
            return self._done(question)
        except InputError as error:
            return Refused(error.code, error.params)

    def _done(self, question: Question) -> Told:
        match question:
            case Move():
                self.move(question.move)
            case Takeback():
                self.undo()
            case Resign():
                self._become(
                    self.match.resign(self.match.mover if self.seat is None else self.seat)
                )
            case Rematch():
                self.restart()
            case Hint():
                return self.hint()
            case Touch():
                return Touched(self.match.position.touched(question.gesture, question.component))
        return Done()

    def move(self, text: str) -> None:
        """Make a move of the person, and let the computer answer."""
        if self.seat not in (None, self.match.mover) and self.match.result is None:
            raise InputError("error-not-your-turn")
        self._become(self.match.play(text))
        self.answer()

    def answer(self) -> None:
        """Let the computer move if it is its turn."""
        while self._computer and self.match.mover != self.seat and self.match.result is None:
            self._become(self.match.play(self._computer.choose(self.match)))

    def undo(self) -> None:
        """Go back to the last choice of the person, or of whoever moved last when two play."""
        resigned = self.match.resigned is not None
        theirs = 1 if self.seat is None or self.match.mover != self.seat else 2
        self._become(self.match.undo(1 if resigned else theirs))

    def restart(self) -> None:
        """Play again from the start."""
        self._become(Match.begin(self.match.start, self.match.misere))
        self.answer()

    def hint(self) -> Hinted:
        """One step more than the last hint in this position."""
        if self.match.result is not None:
            raise InputError("error-match-over")
        played, step = self._hinted
        self._hinted = self.match.played, step + 1 if played == self.match.played else 1
        return match_hint(self.match, self._hinted[1])

    def decided(self) -> Decided | None:
        """Where the match was lost; None while it goes on, and where nobody has worked it out.

        A computer that plays well has solved every position already. Without one it could take
        long, and a notebook waits.
        """
        if self.match.result is None or self._computer is None:
            return None
        try:
            return decided(self.match)
        except InputError:
            return None

    def _become(self, match: Match) -> None:
        self.match = match
        self._show()
