"""The whole app as a person reads it: no text is broken, in any language, on any screen.

Every stop is read in every language on a narrow screen, and in one of them on a wide one. axe-core
examines every kind of page in every language, and its contrasts in every theme. Matches change
from run to run; ``CRAWL_SEED`` repeats a run.
"""

import os
import time
from collections.abc import Callable, Iterator
from random import Random
from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from fairplay.cards import all_claims, find_deck
from fairplay.messages import LANGUAGES
from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.play.players import Random as Anything
from fairplay.play.puzzles.judging import begin, judge_move
from fairplay.play.puzzles.kinds import Kind
from fairplay.play.puzzles.making import make
from fairplay.play.puzzles.tickets import Ticket
from fairplay.rules.position import Position
from fairplay.rules.registry import names
from tests.browser.browsers import still
from tests.browser.company import Guest, until
from tests.browser.crawling import Crawler
from tests.browser.lessons import screens
from tests.browser.looks import Axe
from tests.browser.play import MOVES
from tests.browser.test_rooms import OPEN_ROOM
from tests.helpers import SUMS, VARIANTS, conventions

#: Reads a stop, and may examine it; given where it is.
Look = Callable[[str], None]
SEED = int(os.environ.get("CRAWL_SEED") or time.time())
#: Every game; some of them, others in each run, with all that is on its page; and some of the other
#: variants and conventions.
GAMES = [(text, conventions(Position(text).rules)[0]) for text in (*names(), *SUMS)]
WHOLE = Random(SEED).sample(GAMES, 14)
FORMS = Random(SEED).sample(
    [
        (text, misere)
        for text in (*names(), *VARIANTS, *SUMS)
        for misere in conventions(Position(text).rules)
        if (text, misere) not in GAMES
    ],
    14,
)
SHARES = 3
#: One game for each way to draw a board, and a sum. axe-core examines them in every language.
THOROUGH = {"kayles", "nim", "nimble", "northcott", "dawson", "hackenbush", SUMS[0]}
#: Presses everything that can be pressed, and last the button that checks the answer.
ANSWER = """
async () => {
  const buttons = [...document.querySelectorAll('.task button')];
  const last = buttons.filter(one => one.matches('.primary'));
  for (const button of [...buttons.slice(0, 6), ...last]) {
    if (!button.disabled) button.click();
    await new Promise(done => setTimeout(done));
  }
}
"""
PAGES = {
    "home": "/",
    "rooms": "/rooms",
    "a room for a sum": "/rooms?position=kayles:7%20%2B%20nim:2,3",
    "Zero sumZ": "/cards/zero",
    "MOD-3 SUMZ": "/cards/mod3",
    "lab": "/lab",
    "lab of two": "/lab?rule=0.137&with=0.07&count=200&heap=9",
    "lab, a rule with a saltus": "/lab?rule=4.[3]",
    "lab, no rule": "/lab?rule=nonsense",
    "make": "/make",
    "make, with an error": "/make?rule=sub{1,x}",
    "mine": "/mine",
    "privacy": "/privacy",
    "about": "/about",
    "teachers": "/teachers",
    "puzzles": "/puzzles",
    "puzzle of a day": "/puzzles/2026-01-05",
    "no puzzle": "/puzzles/nonsense",
    "no puzzle yet": "/puzzles/9999-12-31",
    "nowhere": "/nowhere",
    "no position": "/play?position=nonsense",
    "no room": "/room/XYZXYZ",
    "no replay": "/room/XYZXYZ/replay",
    "learn": "/learn",
    "no lesson": "/learn/nonsense",
    "a deck to print": "/print",
    "a worksheet": "/print?kind=worksheet&game=nim&seed=1",
    "a booklet": "/print?kind=lessons",
    "a worksheet of cards": "/print?kind=worksheet&game=mod3&seed=1",
}
#: Like others, in other words.
LIKE = {
    f"worksheet of {game}": f"/print?kind=worksheet&game={game}&seed=1"
    for game in (*names(), "zero")
    if game != "nim"
}


@pytest.fixture
def crawler(page: Page, axe: Axe) -> Iterator[Crawler]:
    print(f"CRAWL_SEED={SEED}")
    found = Crawler(page, axe)
    yield found
    found.check()


def play(position: str, misere: bool, seat: int = 0, moves: tuple[str, ...] = ()) -> str:
    rest = f"&misere={str(misere).lower()}&seat={seat}&moves={quote(';'.join(moves))}"
    return f"/play?position={quote(position)}{rest}"


def whole(position: str, misere: bool) -> Match:
    """A match that an expert wins against a random player."""
    match = Match.begin(position, misere)
    players = (Anything(SEED), Perfect(SEED))
    while not match.result:
        match = match.play(players[match.mover].choose(match))
    return match


def open_reasons(crawler: Crawler) -> None:
    """Open *Why?*; once opened it stays open."""
    reasons = crawler.page.locator("aside.why button[aria-expanded]")
    if reasons.get_attribute("aria-expanded") == "false":
        crawler.touch(reasons)
    crawler.shows("#reasons > *")


def crawl_position(crawler: Crawler, text: str, misere: bool, look: Look) -> None:
    """The start, the middle and both ends of a match, always with *Why?*."""
    match = whole(text, misere)
    half = match.played // 2
    crawler.go(play(text, misere, half % 2, match.moves[:half]), ".boards section")
    open_reasons(crawler)
    look(f"{text}, {misere=}, after {half} moves")
    for seat in range(2):
        crawler.go(play(text, misere, seat, match.moves), ".result button")
        (crawler.look if seat else look)(f"{text}, {misere=}, the end for player {seat}")
    crawler.go(play(text, misere), ".boards section")
    crawler.look(f"{text}, {misere=}, start")


def crawl_match(crawler: Crawler, text: str, look: Look) -> None:
    """All hints, a move and its reply, and resigning."""
    page = crawler.page
    for step in (1, 2, 3):
        page.keyboard.press("h")
        crawler.shows(f".hint[data-step='{step}']")
        (look if step == 3 else crawler.look)(f"{text}, hint {step}")
    crawler.touch(page.locator("button.make"))
    page.wait_for_function(f"() => {MOVES}.length > 1 || document.querySelector('.result')")
    still(page)
    crawler.look(f"{text}, after a move")
    if not page.locator(".result").is_visible():
        crawler.press("web-play-resign", "button.amber")
        crawler.press("web-play-resign-sure", ".result button")
        crawler.look(f"{text}, resigned")


@pytest.mark.parametrize("share", range(SHARES))
def test_every_game(crawler: Crawler, share: int) -> None:
    for text, misere in GAMES[share::SHARES]:
        look = crawler.examine if text in THOROUGH else crawler.examine_once
        crawl_position(crawler, text, misere, look)
        if (text, misere) in WHOLE:
            crawl_match(crawler, text, look)


@pytest.mark.parametrize("share", range(2))
def test_every_variant_of_games(crawler: Crawler, share: int) -> None:
    for text, misere in FORMS[share::2]:
        crawl_position(crawler, text, misere, crawler.look)


def test_pages(crawler: Crawler, troubles: list[str]) -> None:
    for name, address in PAGES.items():
        crawler.go(address)
        crawler.examine(name)
    for name, address in Random(SEED).sample(list(LIKE.items()), 8):
        crawler.go(address)
        crawler.look(name)
    # These pages request things that do not exist, on purpose.
    troubles[:] = [one for one in troubles if "status of 4" not in one]


def test_what_opens_on_a_page(crawler: Crawler) -> None:
    """The settings, a new game, *How to play*, and the question before something is deleted."""
    page = crawler.page
    crawler.go("/play?position=kayles:7 %2B northcott:1-6", ".boards section")
    crawler.touch(page.locator("button.settings"))
    crawler.shows("#settings:popover-open")
    crawler.examine("the settings")
    crawler.touch(page.locator("button.settings"))
    crawler.press("web-play-new", "dialog[open]")
    crawler.examine("a new game")
    page.keyboard.press("Escape")
    crawler.touch(page.locator("button.how"))
    crawler.shows("dialog[open] li")
    crawler.examine("how to play")
    page.keyboard.press("Escape")
    crawler.go("/privacy")
    crawler.press("privacy-delete", "dialog[open]")
    crawler.examine("deleting one's data")


@pytest.mark.parametrize("right", [False, True], ids=["refuted", "solved"])
def test_an_answered_puzzle(crawler: Crawler, right: bool) -> None:
    ticket = Ticket(Kind("nim"), 1, 0)
    puzzle = make(ticket)
    moves = begin(puzzle).position.moves()
    move = next(move for move in moves if judge_move(puzzle, move).right is right)
    crawler.go(f"/puzzles/{ticket.code}", "details summary")
    crawler.touch(crawler.page.locator("details summary").first)
    crawler.page.locator("details input").fill(move)
    crawler.page.locator("details input").press("Enter")
    crawler.shows(".note.green" if right else ".note.amber")
    crawler.examine(f"a puzzle, {right=}")


@pytest.mark.parametrize("share", range(2))
def test_lessons(crawler: Crawler, share: int) -> None:
    """Every screen, and the feedback on a careless answer."""
    crawler.go("/learn", "main ol a")
    known: set[str] = set()
    for lesson, step in screens(crawler.page)[share::2]:
        crawler.go(f"/learn/{lesson}?step={step}", ".task > *")
        crawler.look(f"{lesson}, screen {step}")
        crawler.page.evaluate(ANSWER)
        still(crawler.page)
        look = crawler.look if lesson in known else crawler.examine_once
        look(f"{lesson}, screen {step}, answered")
        known.add(lesson)


# -- rooms ----------------------------------------------------------------------------------------


def crawl_replay(crawler: Crawler, name: str) -> None:
    """The first steps and the last step of the game just played."""
    crawler.go(f"{crawler.page.url}/replay", "input[type=range]")
    slider = crawler.page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    for step in sorted({0, 1, 2, last} & set(range(last + 1))):
        slider.fill(str(step))
        look = crawler.examine if step == last else crawler.look
        look(f"{name}, replay, step {step} of {last}")


def test_a_room_with_a_computer(crawler: Crawler) -> None:
    """The host's view: in the list, before, during, at the end of, and after the game."""
    crawler.go("/rooms")
    position = Random(SEED).choice([text for text, misere in GAMES if not misere])
    code = crawler.page.evaluate(
        OPEN_ROOM,
        {
            "game": {"type": "match", "position": position, "first": 0},
            "visibility": "public",
            "bots": [5],
            "hints": True,
            "chat": True,
        },
    )
    crawler.go("/")
    crawler.go("/rooms", f"a[href='/room/{code}']")
    crawler.examine("rooms, one of them public")
    crawler.go(f"/room/{code}", "#players")
    crawler.examine("room, standing")
    crawler.press("web-room-sit", "[aria-pressed]")
    crawler.examine("room, seated")
    crawler.press("web-room-ready", "button.make")
    crawler.look(f"room, {position}")
    crawler.press("web-play-hint", ".note.blue")
    crawler.examine(f"room, {position}, hint")
    crawler.press("web-play-resign")
    crawler.press("web-match-resign-sure", ".note.stack")
    crawler.examine(f"room, {position}, resigned")
    crawl_replay(crawler, f"room, {position}")


def no_claim(deck: str, cards: list[str]) -> int:
    """The place of a card that is no claim with the first one. Two cards of MOD-3 SUMZ can be."""
    found = find_deck(deck)
    pairs = ((place, found.parse_hand([cards[0], cards[place - 1]])) for place in (2, 3, 4))
    return next(place for place, pair in pairs if not all_claims(found, pair))


@pytest.mark.parametrize("deck", ["zero", "mod3"])
def test_a_card_table(crawler: Crawler, deck: str) -> None:
    """Alone: a wrong claim, a hint, and revealed claims until none is left."""
    page = crawler.page
    crawler.go(f"/cards/{deck}")
    crawler.press("web-cards-alone", "[data-card]")
    crawler.look(f"{deck}, dealt")
    guest = Guest(page, "Ada")
    before = guest.cards()
    for key in ("1", str(no_claim(deck, before)), "Enter"):
        page.keyboard.press(key)
    crawler.shows(".verdict")
    crawler.examine(f"{deck}, a wrong claim")
    crawler.press("web-play-hint")
    crawler.look(f"{deck}, a hint")
    page.keyboard.press("Escape")
    crawler.press("web-table-give-up")
    until(guest, lambda: guest.cards() != before)
    crawler.look(f"{deck}, a claim shown")
    while not page.locator("#result").is_visible():
        guest.claim(deck)
    crawler.examine(f"{deck}, the end")
    crawl_replay(crawler, deck)


# -- the crawler itself ---------------------------------------------------------------------------

BROKEN = (
    "value: undefined",
    "NaN cards",
    "[object Object]",
    "web-play-yours",
    "web-play-lost-key",
    "{ $name }",
    "Infinity",
)


def test_crawler_finds_broken_texts(page: Page, axe: Axe) -> None:
    """On the screen, in a label, or too wide."""
    crawler = Crawler(page, axe)
    crawler.go("/privacy")
    crawler.look("privacy")
    assert crawler.found == {}
    page.evaluate(
        """broken => {
          for (const [i, text] of broken.entries()) {
            const made = document.querySelector('main').appendChild(document.createElement('p'));
            if (i % 2) made.title = text;
            else made.textContent = text;
          }
          document.querySelector('main p').style.width = '500px';
        }""",
        BROKEN,
    )
    crawler.look("broken")
    english = {what for language, what in crawler.found if language == "en"}
    assert len(english - set(BROKEN)) == 1
    assert english > set(BROKEN)


def test_crawler_finds_what_some_cannot_read(page: Page, axe: Axe) -> None:
    """A button without a name in every language, and pale words in one theme."""
    crawler = Crawler(page, axe)
    crawler.go("/privacy")
    page.evaluate(
        """() => {
          document.querySelector('main').append(document.createElement('button'));
          document.querySelector('h1').style.color = 'light-dark(#000, #555)';
        }"""
    )
    crawler.examine("privacy")
    rules = {(how, what.partition(":")[0]) for how, what in crawler.found}
    assert rules == {("dark", "color-contrast"), *((one, "button-name") for one in LANGUAGES)}
