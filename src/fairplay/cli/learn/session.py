"""A lesson at the terminal: takes lines, gives back what to show. It does no input and output."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from fairplay.cli.learn.desk import Desk
from fairplay.cli.learn.lesson_map import how_to_play, next_lesson, typed
from fairplay.cli.learn.pictures import Output
from fairplay.cli.learn.progress import next_screen
from fairplay.cli.learn.typing_help import how
from fairplay.cli.terminal.dialogue import TURN, complaint
from fairplay.cli.terminal.words import command, command_table, words
from fairplay.errors import InputError
from fairplay.learn.task import unreadable
from fairplay.vocabulary import Sentence

if TYPE_CHECKING:
    from fairplay.learn import Lesson
    from fairplay.messages import Messages

COMMANDS = ("hint", "show", "skip", "back", "undo", "board", "quit", "help")


class LessonSession:
    """Screen after screen, from the first that is not ``done``. ``solved`` is told each screen
    that is solved. Where cards are dealt, the ``seed`` says which. ``over`` says that the lesson is
    finished or the person wants to go."""

    def __init__(
        self,
        lesson: "Lesson",
        done: frozenset[int],
        solved: Callable[[int], None],
        messages: "Messages",
        width: int = 80,
        seed: int | None = None,
    ) -> None:
        self._seed = seed
        self._lesson, self._solved, self._messages, self._width = lesson, solved, messages, width
        self._number = next_screen(done, lesson.length)
        self._desk = self._new_desk()
        self.over = False

    def _new_desk(self) -> Desk:
        task = self._lesson.task(self._number, self._seed)
        return Desk(task, self._messages, self._width)

    @property
    def prompt(self) -> str:
        if not self._desk.solved:
            return self._messages("lesson-prompt") + " "
        last = self._number == self._lesson.length
        return self._messages("lesson-prompt-last" if last else "lesson-prompt-next") + " "

    def open(self) -> list[RenderableType]:
        """What to show before anything is typed."""
        named = {name: words(name, self._messages)[0] for name in ("hint", "show", "skip", "help")}
        about = Text(self._messages(f"learn-{self._lesson.id}-about"))
        commands = Text(self._messages("lesson-commands", **named), "dim")
        return [self._title(), about, commands, *self._screen()]

    def _title(self) -> Text:
        return Text(self._messages(f"learn-{self._lesson.id}-title"), TURN)

    def answer(self, line: str) -> list[RenderableType]:
        """What to show for a line; one with something wrong in it changes nothing."""
        try:
            return list(self._answer(line))
        except InputError as error:
            if error.code not in ("error-lesson-answer", "error-choice"):
                return [complaint(error, self._messages)]
            typed = (Text(one, "dim") for one in how(self._desk.view, self._messages))
            # The task has seen the answer as it was read, not as it was typed.
            told = unreadable(line.strip()) if error.code == "error-lesson-answer" else error
            return [complaint(told, self._messages), *typed]

    def _answer(self, line: str) -> Output:
        if found := command(line, COMMANDS, self._messages):
            yield from self._commanded(found[0])
        elif line.strip():
            before = self._desk.solved
            yield from self._desk.answer(line)
            if self._desk.solved and not before:
                self._solved(self._number)
                yield Text(self._say("done"), TURN)
        elif self._desk.solved:
            yield from self._go(1)
        else:
            raise InputError("lesson-empty", help=words("help", self._messages)[0])

    def _commanded(self, name: str) -> Output:
        match name:
            case "hint":
                return self._desk.hint()
            case "show":
                return self._desk.show()
            case "undo":
                return self._desk.undo()
            case "skip":
                return self._go(1)
            case "back":
                return self._go(-1)
            case "board":
                return self._screen()
            case "quit":
                return self.leave()
        return self._help()

    def _say(self, part: str) -> str:
        screen = self._lesson.screen(self._number)
        key = f"learn-{self._lesson.id}-{self._number}-{part}"
        return self._messages.fill(Sentence(key, screen.params))

    def _screen(self) -> Output:
        """The question with its text, and how to type an answer."""
        messages, all_ = self._messages, self._lesson.length
        count = messages("learn-count", number=self._number, all=all_)
        yield Text()
        yield Text.assemble((self._say("title"), "bold"), (f"   {count}", "dim"))
        yield Text(self._say("text"))
        yield Text()
        yield from self._desk.question()
        yield from (Text(line, "dim") for line in how(self._desk.view, messages))

    def _go(self, step: int) -> Output:
        """To the next screen or the one before; after the last, the lesson is over."""
        number = self._number + step
        if number > self._lesson.length:
            self.over = True
            return self._ending()
        if number < 1:
            raise InputError("lesson-first")
        self._number = number
        self._desk = self._new_desk()
        return self._screen()

    def _ending(self) -> Output:
        yield Text()
        yield Text(self._messages("lesson-end", title=self._title().plain), TURN)
        yield Text(how_to_play(self._lesson, self._messages))
        if following := next_lesson(self._lesson):
            yield Text(self._messages("lesson-next", id=typed(following, self._messages)))

    def leave(self) -> Output:
        """End before the end, and say how to go on."""
        self.over = True
        yield Text(self._messages("lesson-left", id=typed(self._lesson, self._messages)))

    def _help(self) -> Output:
        yield from (Text(line) for line in how(self._desk.view, self._messages))
        yield command_table(COMMANDS, "learn", self._messages)
