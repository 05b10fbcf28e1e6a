"""Answering the screens of lessons as a person would, by the kind of their question."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from fairplay.learn import Lesson
from fairplay.learn import views as v
from fairplay.learn.task import Task
from fairplay.messages import Messages
from tests.browser.browsers import still


class Player:
    """Plays a lesson in one language."""

    def __init__(self, page: Page, lesson: Lesson, language: str = "en") -> None:
        self.page, self.lesson, self.messages = page, lesson, Messages(language)
        self.task = page.locator(".task")

    def open(self, number: int) -> None:
        language = self.messages.language
        self.page.goto(f"/learn/{self.lesson.id}?step={number}&lang={language}")

    def solve(self, number: int) -> None:
        """Answer wrong where that is possible, read why, and then answer right."""
        task = self.lesson.task(number)
        view = task.view()
        expect(self.page.locator("nav [aria-current=step]")).to_have_attribute(
            "href", f"/learn/{self.lesson.id}?step={number}"
        )
        expect(self.task.locator("> *").first).to_be_visible()
        if wrong := next(wrong_answers(task, view), None):
            self.answer(view, wrong)
            self.refused()
            self.again(view)
        self.answer(view, task.solution())
        self.understood()

    def understood(self) -> None:
        """The answer was right and is remembered."""
        expect(self.page.locator(".said .note.green")).to_be_visible()
        expect(self.page.locator("nav [aria-current=step] i.done")).to_be_visible()

    def refused(self) -> str:
        note = self.page.locator(".said .note.amber")
        expect(note).to_be_visible()
        return note.inner_text()

    def answer(self, view: v.View, answer: str) -> None:
        match view:
            case v.AskMove():
                self.move(answer)
            case v.AskPlay() | v.AskCut():
                for move in answer.split("; "):
                    self.move(move)
            case v.AskPick():
                self.task.locator(f"[data-answer='{answer}']").click()
            case v.AskMark():
                self.mark(view, answer.split(","))
            case v.AskWrite():
                self.write(view, answer.split(","))
            case v.AskScale():
                self.scale(view, answer.split(","))
            case v.AskRhythm():
                self.rhythm(view, answer)
            case v.AskHand():
                self.claim(answer)
            case v.AskAway() | v.AskFree():
                self.touch_in_turn(answer.split(","))
            case v.AskTable():
                for cell in answer.split(","):
                    self.told_after(f"[data-cell='{cell}']")

    def again(self, view: v.View) -> None:
        """Get ready for another answer after a wrong one."""
        if isinstance(view, v.AskMove):
            self.button("web-retry").click()
        elif isinstance(view, v.AskPlay):
            # The button waits for the reply.
            self.button("web-match-takeback").click()
        elif isinstance(view, v.AskHand):
            self.button("web-table-clear").click()

    def button(self, key: str) -> Locator:
        return self.task.get_by_role("button", name=self.messages(key), exact=True)

    def check(self) -> None:
        self.button("learn-check").click()

    def move(self, move: str) -> None:
        """Type a move into the list of all moves."""
        form = self.task.locator("details form")
        if not form.is_visible():
            self.task.locator("summary").last.click()
        form.locator("input").fill(move)
        # Disabled while the computer thinks.
        form.locator("button").click()

    def mark(self, view: v.AskMark, labels: list[str]) -> None:
        for i, label in enumerate(labels):
            if view.columns:
                column = self.task.locator("tfoot button").nth(i)
                if (column.get_attribute("aria-pressed") == "true") != (label == "odd"):
                    column.click()
            else:
                field = self.task.locator("fieldset").nth(i)
                field.locator(f"input[value={label}]").check()
        self.check()

    def write(self, view: v.AskWrite, rows: list[str]) -> None:
        for r, text in enumerate(rows):
            if view.deck:
                self.digits(view.rows[r], text)
            elif view.rows[r].digits:
                cells = self.task.locator("tr:has(button)").nth(r).locator("button")
                for i, digit in enumerate(text):
                    if cells.nth(i).get_attribute("aria-pressed") != str(digit == "1").lower():
                        cells.nth(i).click()
            else:
                self.task.locator(f"#write-{r}").fill(text)
                self.task.locator(f"#write-{r}").blur()
        self.check()

    def digits(self, row: v.WriteRow, text: str) -> None:
        """Touch each digit until it is the wanted one."""
        for i, digit in enumerate(text):
            button = self.task.locator(".digits button").nth(i)
            for _ in range(row.base):
                if button.locator("b").inner_text() == digit:
                    break
                button.click()

    def scale(self, view: v.AskScale, values: list[str]) -> None:
        for step, value in zip(view.steps, values, strict=False):
            self.task.get_by_role("slider").fill(str(step.heap))
            self.told_after(f"[data-answer='{value}']")

    def rhythm(self, view: v.AskRhythm, answer: str) -> None:
        if view.find == "last":
            self.task.locator(f"[data-heap='{answer}']").click()
            return
        self.task.get_by_role("slider").fill(answer)
        self.button("learn-period-this").click()

    def claim(self, answer: str) -> None:
        a, _, b = answer.partition("/")
        for side, times in ((a, 1), (b, 2)):
            for place in filter(None, side.split(",")):
                for _ in range(times):
                    self.task.locator(".felt button").nth(int(place) - 1).click()
        self.check()

    def touch_in_turn(self, places: list[str]) -> None:
        for place in places:
            self.told_after(f".felt button >> nth={int(place) - 1}")

    def told_after(self, what: str) -> None:
        """Touch something and wait until its answer is told: until then, other touches count for
        nothing."""
        with self.page.expect_response("**/api/lesson/answer"):
            self.task.locator(what).click()
        still(self.page)


def screens(page: Page) -> list[tuple[str, int]]:
    """Every screen of every lesson, by the map that is open."""
    found = page.locator("main ol > li").evaluate_all(
        """all => all.map(lesson => [
          lesson.querySelector('a').pathname.split('/').at(-1),
          lesson.querySelectorAll('.bar i').length,
        ])"""
    )
    return [(lesson, number) for lesson, length in found for number in range(1, length + 1)]


def wrong_answers(task: Task, view: v.View) -> Iterator[str]:
    return (answer for answer in _simple(view) if task.judge(answer).right is False)


def _simple(view: v.View) -> Iterator[str]:
    """Some answers of the first step, most of them wrong."""
    match view:
        case v.AskMove(match=match) | v.AskPlay(match=match):
            yield from (move.text for move in match.moves or ())
        case v.AskPick(choices=choices):
            yield from (choice.answer for choice in choices)
        case v.AskMark(labels=labels, items=items):
            yield from (",".join([label.answer] * len(items)) for label in labels)
        case v.AskWrite(rows=rows):
            yield ",".join("1" * row.digits or "0" for row in rows)
        case v.AskScale(choices=choices):
            yield from map(str, choices)
        case v.AskRhythm(least=least, values=values, find=find):
            yield str(least if find == "length" else len(values) - 1)
        case v.AskHand():
            yield "1"
        case v.AskAway(cards=cards):
            yield from map(str, range(1, len(cards) + 1))
        case v.AskTable(values=values):
            yield from (f"{a}+{b}" for a in range(len(values)) for b in range(len(values)))
