"""The lessons: every screen can be solved, wrong answers are explained, progress is kept."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fairplay.cards import MOD3, ZERO, Deck
from fairplay.messages import Messages
from tests.browser import lessons
from tests.browser.looks import Axe, in_each_language

Answer = Callable[[Page], None]


def move(position: str) -> Answer:
    return lambda page: lessons.choose(page, position)


def play(start: str) -> Answer:
    return lambda page: lessons.win(page, start)


def mex(position: str) -> Answer:
    return lambda page: lessons.pick(page, lessons.value(position))


def binary(*numbers: int) -> Answer:
    return lambda page: lessons.write_binary(page, list(numbers))


def predict(*labels: str) -> Answer:
    def answer(page: Page) -> None:
        for i, label in enumerate(labels):
            page.locator(".task fieldset").nth(i).get_by_label(label, exact=True).check()
        lessons.check(page)

    return answer


def odd_columns(page: Page) -> None:
    page.get_by_role("button", name="Column 4 is odd").click()
    lessons.check(page)


def scales(page: Page) -> None:
    for heap in (6, 7, 12):
        page.get_by_role("slider").fill(str(heap))
        lessons.pick(page, lessons.value(f"grundy:{heap}"))


def cuts(page: Page) -> None:
    slider = page.get_by_role("slider")
    slider.focus()
    for _ in range(int(slider.get_attribute("aria-valuemax") or 0)):
        page.keyboard.press("ArrowRight")


def period(page: Page) -> None:
    page.get_by_role("slider").fill("12")
    page.get_by_role("button", name="This is the period").click()


def last_exception(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^70 pins")).click()


def digits(card: str) -> Answer:
    def answer(page: Page) -> None:
        for i, digit in enumerate(card):
            for _ in range(int(digit)):
                page.locator(".digits button").nth(i).click()
        lessons.check(page)

    return answer


def claim(deck: Deck) -> Answer:
    return lambda page: lessons.claim(page, deck)


def too_many(page: Page) -> None:
    """Six cards without a claim, and then a seventh."""
    cards = page.locator(".felt button")
    taken = page.locator(".felt button[aria-pressed=true]")
    for i in range(cards.count()):
        said = page.locator(".said").inner_text()
        cards.nth(i).click()
        expect(page.locator(".said")).not_to_have_text(said)
        if page.locator(".said .note.green").is_visible():
            assert taken.count() == 6
            return


ANSWERS: dict[tuple[str, int], Answer] = {
    ("nim", 1): move("nim:3,5"),
    ("nim", 2): play("nim:4,4"),
    ("nim", 3): binary(4, 5, 6, 3),
    ("nim", 4): odd_columns,
    ("nim", 5): move("nim:4,5,6,3"),
    ("nim", 6): play("nim:1,2,3"),
    ("nim", 7): play("nim:3,4,5"),
    ("sums", 1): predict("won", "lost", "won", "lost"),
    ("sums", 2): mex("kayles:5"),
    ("sums", 3): binary(6),
    ("sums", 4): move("kayles:7 + nim:3"),
    ("sums", 5): play("kayles:5 + nim:2,3"),
    ("mex", 1): mex("lasker:3"),
    ("mex", 2): mex("lasker:4"),
    ("mex", 3): move("lasker:1,3 + nim:3"),
    ("mex", 4): mex("kayles:6"),
    ("mex", 5): scales,
    ("mex", 6): play("grundy:8"),
    ("kayles", 1): move("kayles:5"),
    ("kayles", 2): cuts,
    ("kayles", 3): period,
    ("kayles", 4): last_exception,
    ("kayles", 5): lambda page: lessons.pick(page, 76),
    ("kayles", 6): play("kayles:10"),
    ("misere", 1): predict("safe", "not safe", "safe"),
    ("misere", 2): predict("safe", "safe", "safe", "safe"),
    ("misere", 3): binary(6),
    ("misere", 4): move("resta-um:1,1,4"),
    ("misere", 5): play("resta-um:1,2,3"),
    ("misere", 6): play("resta-um:5,3,1"),
    ("zero", 1): digits("100110"),
    ("zero", 2): claim(ZERO),
    ("zero", 3): lessons.put_away,
    ("zero", 4): claim(ZERO),
    ("zero", 5): too_many,
    ("zero", 6): claim(ZERO),
    ("mod", 1): digits("1120"),
    ("mod", 2): digits("0021"),
    ("mod", 3): claim(MOD3),
    ("mod", 4): claim(MOD3),
    ("mod", 5): lambda page: lessons.pick(page, 243),
    ("mod", 6): claim(MOD3),
}


def test_every_screen_is_answered_here(page: Page) -> None:
    page.goto("/learn")
    expect(page.locator("main ol a").first).to_be_visible()
    assert lessons.screens(page) == list(ANSWERS)


@pytest.mark.parametrize(("lesson", "number"), ANSWERS)
def test_every_screen_can_be_solved(page: Page, lesson: str, number: int) -> None:
    lessons.screen(page, lesson, number)
    ANSWERS[lesson, number](page)
    lessons.understood(page)


@pytest.mark.parametrize("lesson", dict.fromkeys(lesson for lesson, _ in ANSWERS))
def test_every_text_is_there_and_accessible(page: Page, axe: Axe, lesson: str) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    lessons.screen(page, lesson, 1)
    numbers = [number for one, number in ANSWERS if one == lesson]
    for number in numbers:
        for language in in_each_language(page):
            title = Messages(language)(f"learn-{lesson}-{number}-title")
            expect(page.locator("h1")).to_have_text(title)
            expect(page.locator(".task > *").first).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            text = page.locator("main").inner_text()
            assert not re.search(r"\b(learn|web|explain|cards)-[a-z]", text)
            assert axe(page) == [], (number, language)
        if number < len(numbers):
            page.locator(f"nav a[href$='step={number + 1}']").first.click()


def test_a_wrong_move_shows_what_it_leads_to(page: Page) -> None:
    lessons.screen(page, "nim", 1)
    lessons.choose(page, "nim:3,5", winning=False)
    assert re.match(
        r"That leaves .*, and then your opponent can win\. The winning move: Take",
        lessons.told_why_not(page),
    )
    page.get_by_role("button", name="Try again").click()
    lessons.choose(page, "nim:3,5")
    lessons.understood(page)


def test_a_wrong_number_shows_the_option_that_has_it(page: Page) -> None:
    lessons.screen(page, "mex", 2)
    lessons.pick(page, 5)
    assert lessons.told_why_not(page) == "5 is there: a move to 1 + 3 has it."
    lessons.pick(page, 6)
    assert lessons.told_why_not(page) == "6 is missing, but a smaller number is missing too."


def test_a_wrong_claim_shows_the_odd_shapes(page: Page) -> None:
    lessons.screen(page, "zero", 2)
    page.locator(".felt button").nth(0).click()
    lessons.check(page)
    assert lessons.told_why_not(page) == "Not even: 1 triangle, 1 square."


def test_a_mistake_in_a_game_is_told_and_can_be_undone(page: Page) -> None:
    lessons.screen(page, "nim", 7)
    lessons.choose(page, "nim:3,4,5", winning=False)
    lessons.told_why_not(page)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_enabled()
    back.click()
    expect(page.locator(".boards section > p.visually-hidden")).to_have_text("Heaps: 3, 4 and 5")


def test_progress_is_kept(page: Page) -> None:
    lessons.screen(page, "mex", 1)
    ANSWERS["mex", 1](page)
    lessons.understood(page)
    page.get_by_role("link", name="Next", exact=True).click()
    expect(page.locator("h1")).to_have_text("A gap in the row")
    expect(page.locator("h1")).to_be_focused()
    page.goto("/learn")
    expect(page.locator("a[href='/learn/mex']")).to_contain_text("1 of 6 done")
    page.locator("a[href='/learn/mex']").click()
    expect(page.locator("h1")).to_have_text("A gap in the row")


def test_a_lesson_ends_with_playing(page: Page) -> None:
    lessons.screen(page, "mex", 6)
    page.get_by_role("link", name="Play it now").click()
    expect(page).to_have_url(re.compile(r"/play\?position=grundy"))


def test_a_lesson_that_does_not_exist(page: Page) -> None:
    page.goto("/learn/alchemy")
    expect(page.locator("h1")).to_have_text("There is no such lesson")


def test_a_server_outage_during_a_lesson(page: Page, troubles: list[str]) -> None:
    page.goto("/learn/mex?step=1")
    page.route("**/api/explain*", lambda route: route.abort())
    page.goto("/learn/mex?step=4")
    expect(page.locator(".task .note")).to_contain_text("We cannot reach the server")
    page.unroute("**/api/explain*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("What a heap of 6 can become")).to_be_visible()
    troubles.clear()
