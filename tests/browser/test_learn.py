"""The lessons: every screen is played with a wrong answer and the right one, progress is kept."""

import re

import pytest
from playwright.sync_api import Page, expect

from fairplay.learn import LESSONS, Lesson, find_lesson
from fairplay.messages import LANGUAGES, Messages
from tests.browser.lessons import Player, screens
from tests.browser.looks import Axe, in_each_language, picture

#: The cards on the table, by their digits.
HAND = "all => all.map(one => one.dataset.card)"
ALL_CARDS = "[...document.querySelectorAll('[data-card]')].map(one => one.dataset.card)"

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


@pytest.fixture
def player(page: Page) -> Player:
    quick(page)
    return Player(page, find_lesson("nim"))


def quick(page: Page) -> None:
    """Let the computer answer soon."""
    page.add_init_script("localStorage.setItem('fairplay.pace', 'fast')")


@each_lesson
def test_a_lesson_is_played_to_its_last_screen(page: Page, axe: Axe, lesson: Lesson) -> None:
    quick(page)
    page.set_viewport_size({"width": 360, "height": 780})
    language = LANGUAGES[LESSONS.index(lesson) % len(LANGUAGES)]
    player = Player(page, lesson, language)
    player.open(1)
    for number in range(1, lesson.length + 1):
        player.solve(number)
        assert axe(page) == [], number
        picture(page, f"{lesson.id}-{number}")
        text = page.locator("main").inner_text()
        assert not re.search(r"\b(learn|web|explain|cards)-[a-z]", text)
        if number < lesson.length:
            page.get_by_role("link", name=player.messages("learn-next"), exact=True).click()
            expect(page.locator("h1")).to_be_focused()
    page.set_viewport_size({"width": 320, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.goto(f"/learn?lang={language}")
    done = player.messages("learn-progress", done=lesson.length, all=lesson.length)
    expect(page.locator(f"li:has(a[href='/learn/{lesson.id}'])")).to_contain_text(done)


def test_the_map_tells_for_whom_a_lesson_is(page: Page, axe: Axe) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto("/learn")
    expect(page.locator("main ol > li")).to_have_count(len(LESSONS))
    assert screens(page) == [(one.id, n + 1) for one in LESSONS for n in range(one.length)]
    for language in in_each_language(page):
        says = Messages(language)
        for lesson in LESSONS:
            tile = page.locator(f"li:has(a[href='/learn/{lesson.id}'])")
            expect(tile).to_contain_text(says("learn-age", age=lesson.age))
            expect(tile).to_contain_text(says(f"learn-{lesson.id}-teaches"))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert axe(page) == [], language


def test_a_wrong_move_is_refuted_on_the_board(player: Player) -> None:
    player.open(1)
    player.move("5→0")
    said = player.refused()
    assert said.startswith("That leaves 3, and then your opponent can win.")
    expect(player.button("web-retry")).to_be_visible()
    # The reply has been played.
    board = player.page.locator(".boards section > p.visually-hidden")
    expect(board).to_have_text("(nothing left)")
    player.button("web-retry").click()
    expect(board).to_have_text("Heaps: 3 and 5")


def test_a_mistake_in_a_game_is_told_and_can_be_undone(player: Player) -> None:
    player.open(player.lesson.length)
    player.move("5→0")
    player.refused()
    player.button("web-match-takeback").click()
    board = player.page.locator(".boards section > p.visually-hidden")
    expect(board).to_have_text("Heaps: 3, 4 and 5")


def test_another_hand_can_be_dealt(page: Page) -> None:
    player = Player(page, find_lesson("zero"))
    player.open(6)
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(7)
    before = cards.evaluate_all(HAND)
    player.button("learn-another-hand").click()
    page.wait_for_function(f"before => {ALL_CARDS}.join() !== before", arg=",".join(before))
    expect(cards).to_have_count(7)


def test_old_progress_stays_valid(page: Page) -> None:
    page.goto("/learn")
    page.evaluate("localStorage.setItem('fairplay.lessons', 'mex:1,2,4,gap nim:1 gone:1')")
    page.reload()
    expect(page.locator("li:has(a[href='/learn/mex'])")).to_contain_text("Done: 3 of 5")
    page.locator("a[href='/learn/mex']").click()
    expect(page.locator("h1")).to_have_text(Messages("en")("learn-mex-4-title"))


def test_a_lesson_ends_with_playing(page: Page) -> None:
    page.goto(f"/learn/mex?step={find_lesson('mex').length}")
    page.get_by_role("link", name="Play it now").click()
    expect(page).to_have_url(re.compile(r"/play\?position=grundy"))


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/learn/alchemy", "There is no such lesson"),
        ("/learn/Nim/3%", "There is no such lesson"),
        ("/learn/nim?step=99", "This lesson has no screen 99"),
        ("/learn/nim?step=x", "This lesson has no screen x"),
        ("/learn/nim/99", "This lesson has no screen 99"),
    ],
)
def test_what_does_not_exist_gets_a_page_with_the_list(
    page: Page, troubles: list[str], address: str, title: str
) -> None:
    answer = page.goto(address)
    assert answer
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text(title)
    expect(page.locator("main ol > li")).to_have_count(len(LESSONS))
    assert all("404" in one for one in troubles)
    troubles.clear()


def test_a_server_outage_during_a_lesson(page: Page, troubles: list[str]) -> None:
    page.goto("/learn/mex?step=1")
    expect(page.locator(".task > *").first).to_be_visible()
    page.route("**/api/lesson*", lambda route: route.abort())
    page.locator("nav a[href$='step=3']").first.click()
    expect(page.locator(".task .note")).to_contain_text("We cannot reach the server")
    page.unroute("**/api/lesson*")
    page.get_by_role("button", name="Try again").click()
    expect(
        page.get_by_text(Messages("en")("explain-mex-options", heap=6, things="pin"))
    ).to_be_visible()
    troubles.clear()
