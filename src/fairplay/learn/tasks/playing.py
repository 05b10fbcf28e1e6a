"""Win a whole game against the perfect computer."""

from dataclasses import dataclass

from fairplay.learn.task import Judged, split
from fairplay.learn.tasks.refuting import answered, refutation, won
from fairplay.learn.views import AskPlay
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


@dataclass(frozen=True)
class PlayGame:
    """Win from a position; if ``second``, the computer makes the first move. To the same moves it
    always gives the same answers.

    >>> task = PlayGame("nim:1,1", second=True)
    >>> task.view().match.position, task.solution(), task.judge("1→0").right
    ('nim:1', '1→0', True)
    """

    start: str
    second: bool = False

    def _begin(self) -> Match:
        match = Match.begin(self.start)
        return answered(match) if self.second else match

    def view(self) -> AskPlay:
        return AskPlay(match_view(self._begin()), int(self.second))

    def judge(self, answer: str) -> Judged:
        match = tried = self._begin()
        for move in split(answer, ";"):
            tried = match.play(move)
            match = tried if tried.result else answered(tried)
        both = (tried,) if tried is match else (tried, match)
        shown = tuple(map(match_view, both))
        return Judged(self._right(tried, match), self._told(tried, match), shown)

    def _right(self, tried: Match, match: Match) -> bool | None:
        if match.result:
            return match.result.winner == int(self.second)
        return False if won(tried) else None

    def _told(self, tried: Match, match: Match) -> tuple[Sentence, ...]:
        """Why the last move was a mistake, and how the game has ended if it was lost."""
        told = () if tried is match or not won(tried) else (refutation(tried, match),)
        if not match.result or match.result.winner == int(self.second):
            return told
        drawn = match.result.winner is None
        return (*told, say("learn-drawn-game" if drawn else "learn-lost-game"))

    def solution(self) -> str:
        match, own = self._begin(), list[str]()
        while not match.result:
            match = answered(match)
            assert match.last
            own.append(match.last)
            match = match if match.result else answered(match)
        return "; ".join(own)
