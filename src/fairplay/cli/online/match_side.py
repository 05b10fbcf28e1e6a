"""A match in a room: the board as we see it, moves as they are typed, and what happens in words."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from fairplay.cli.boards import draw, full_title, rule
from fairplay.cli.cards_play.report import clock
from fairplay.cli.online.mirror import Mirror
from fairplay.cli.online.words import words
from fairplay.cli.play.dialogue import ATTENTION
from fairplay.cli.play.ending import capital
from fairplay.cli.play.entry import read
from fairplay.cli.play.helping import how_to_move
from fairplay.cli.play.session import MAX_LISTED, TURN
from fairplay.errors import IllegalMoveError, InputError
from fairplay.messages import Messages
from fairplay.protocol import Happened, Hinted, MatchOptions, MatchView
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position
from fairplay.vocabulary import Board

Output = Iterator[RenderableType]


class MatchSide:
    """What a room with a match says and reads."""

    def __init__(self, options: MatchOptions, messages: Messages, width: int) -> None:
        self._first = Position(options.position)
        self._misere, self._messages, self._width = options.misere, messages, width

    def rules(self) -> Output:
        """The game, who wins it, and how to type a move."""
        messages, rules = self._messages, self._first.rules
        yield Text(full_title(rules, messages), "bold")
        for component in {part.rules.name: part.rules for part in self._first.components}.values():
            yield Text(rule(component, messages))
        yield Text(messages("play-convention-misere" if self._misere else "play-convention-normal"))
        yield from how_to_move(rules, messages)

    def board(self, mirror: Mirror) -> Output:
        """As our seat sees it; who only watches sees it from seat 1."""
        match, me, names = mirror.match, mirror.you.seat or 0, mirror.names(self._messages)
        yield Text()
        yield draw(
            _seen(match.seen[me]),
            self._messages,
            width=self._width,
            names=(names[me], names[1 - me]),
            first=self._first,
        )
        yield Text()
        if match.left_ms is not None:
            yield self._clocks(mirror, match, names)

    def _clocks(self, mirror: Mirror, match: MatchView, names: list[str]) -> Text:
        left = list(match.left_ms or ())
        if match.result is None:
            left[match.mover] -= mirror.now - match.since
        return Text(
            "   ".join(f"{n} {clock(max(0, ms))}" for n, ms in zip(names, left, strict=True))
        )

    def prompt(self, mirror: Mirror) -> str:
        mover = mirror.match.mover
        if mover == mirror.you.seat:
            return self._messages("play-prompt-you")
        return capital(self._messages("play-prompt-name", name=mirror.name(mover, self._messages)))

    def move(self, line: str, mirror: Mirror) -> str:
        """The move in notation that a line means; the server says whether it is legal."""
        match, text = mirror.match, line.strip()
        if match.mover != mirror.you.seat:
            raise InputError("error-not-your-turn")
        if not text:
            if match.moves and len(match.moves) == 1:
                return match.moves[0].text
            raise InputError("error-no-input", help=words("help", self._messages)[0])
        if text.startswith("#"):
            number = parse_number(text[1:], 1)
            if number > len(match.moves or ()):
                raise IllegalMoveError("error-no-number", number=number)
            return (match.moves or [])[number - 1].text
        return read(text, _seen(match.seen[match.mover]), self._messages).move

    def moves(self, mirror: Mirror) -> Output:
        moves = mirror.match.moves
        listed = enumerate((moves or [])[:MAX_LISTED], start=1)
        shown = (f"#{n} {move.text}" for n, move in listed)
        yield Columns([Text(f"  {text}") for text in shown])
        if moves is None or len(moves) > MAX_LISTED:
            yield Text("  …")

    def told(self, event: Happened, before: Mirror, after: Mirror) -> Output:
        """A move, or something about moves, as it changed the match."""
        messages = self._messages
        name = capital(before.name(event.seat, messages))
        if event.what == "move" and before.room.match is not None:
            move = str(event.data["move"])
            what = messages.fill(Position(before.match.position).view(move).told)
            yield Text(messages("play-told", name=name, what=what, move=move))
        elif event.what == "takeback" and after.room.asked is not None:
            agree, decline = words("undo", messages)[0], words("decline", messages)[0]
            yield Text(
                messages("online-takeback", name=name, agree=agree, decline=decline), ATTENTION
            )
        elif event.what == "takeback":
            yield Text(messages("online-taken-back"))
        if before.room.match != after.room.match and after.room.match is not None:
            yield from self.board(after)
            yield from self._forced(after)

    def _forced(self, mirror: Mirror) -> Output:
        match = mirror.match
        if match.result is None and match.mover == mirror.you.seat and len(match.moves or ()) == 1:
            for move in match.moves or ():
                yield Text(self._messages("play-only-move", move=move.text), ATTENTION)

    def result(self, mirror: Mirror) -> Output:
        """Who has won and why, by their names."""
        result, messages = mirror.match.result, self._messages
        assert result is not None
        if result.winner is None:
            yield Text(messages(f"end-{result.reason}"), TURN)
            return
        misere = result.reason == "no-move" and mirror.match.misere
        winner, loser = (mirror.name(s, messages) for s in (result.winner, 1 - result.winner))
        own = result.reason in ("time", "left", "away")
        key = f"online-end-{result.reason}" if own else f"end-{result.reason}"
        text = messages("end-misere" if misere else key, winner=winner, loser=loser)
        yield Text(capital(text), TURN)

    def hint(self, hint: Hinted, mirror: Mirror) -> Output:
        if not hint.moves:
            yield Text(self._messages("online-hint-lost"))
            return
        move = hint.moves[0]
        typed = _seen(mirror.match.seen[mirror.match.mover]).typed(move)
        shown = move if move == typed else f"{typed} ({move})"
        yield Text(self._messages("play-hint-move", move=shown))


def _seen(boards: list[Board]) -> Position:
    """The position that boards show."""
    return Position(" + ".join(board.position for board in boards))
