"""Rooms: by code, by list and by quick match; matches; and failures."""

import re

import pytest
from playwright.sync_api import Locator, expect

from fairplay.play.word_names import is_word_name
from tests.browser.browsers import still
from tests.browser.company import Company, Guest, sockets_of
from tests.browser.looks import Axe, picture
from tests.serving import ServerProcess

#: Two minutes are over at once, and then the clock runs fast: answers about the time seem to have
#: taken so long that the page does not believe them. A clock of Playwright would stay in the
#: context, which other tests use.
HASTE = """(() => {
  const { now } = Date;
  const from = now();
  Date.now = () => now() + 125_000 + 9 * (now() - from);
})()"""
#: What the button says while nothing is chosen.
YOUR_TURN = "Choose a move on the board"
OPEN_ROOM = """
options => fetch('/api/me').then(me => me.json()).then(() => fetch('/api/rooms', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(options),
})).then(answer => answer.json()).then(room => room.code)
"""


def heap(guest: Guest, number: int) -> Locator:
    return guest.page.get_by_role("slider", name=re.compile(f"^Heap {number}:"))


def take(guest: Guest, number: int) -> None:
    """On one's turn, take a whole heap: touch its first match, and make the move."""
    expect(guest.page.locator("button.make")).to_have_text(YOUR_TURN)
    heap(guest, number).locator("svg").click(position={"x": 8, "y": 30})
    guest.page.locator("button.make").click()


def seated(company: Company, query: str, *choices: str) -> tuple[Guest, Guest]:
    """Two seated players who are ready; the first is the host."""
    ada, bo = company.guest("Ada"), company.guest("Bo")
    bo.sit(ada.make_room(query, *choices))
    bo.ready()
    ada.ready()
    return ada, bo


def test_a_room_is_joined_by_its_code_and_played(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    code = ada.make_room("?position=nim:2,1")
    bo.goto("/")
    bo.page.get_by_label("Room code").fill(f" {code[:5].lower()}-{code[5:].lower()} ")
    bo.button("Join").click()
    bo.button("Take a seat").click()
    expect(ada.page).to_have_title("Bo has joined · Fair Play")
    bo.ready()
    ada.ready()
    expect(ada.page).to_have_title("Your move · Nim · Fair Play")
    expect(ada.page.get_by_text("Whoever makes the last move wins.", exact=True)).to_be_visible()
    take(ada, 1)
    expect(ada.page).to_have_title("Nim · Fair Play")
    expect(bo.said()).to_contain_text("Ada took the whole heap of 2")
    take(bo, 2)
    expect(bo.page.get_by_role("heading", name="You won: Ada had no move left.")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Bo won: you had no move left.")).to_be_visible()


def test_a_match_that_is_over_is_looked_at_again(company: Company) -> None:
    """Bo, on seat 2, moves first in the second game."""
    ada, bo = seated(company, "?position=nim:1")
    take(ada, 1)
    ada.button("Another game").click()
    ada.page.get_by_role("textbox", name="Position").fill("nim:2,1")
    ada.button("Play this game").press("Enter")
    bo.button("Play this game").click()
    take(bo, 1)
    take(ada, 2)
    for guest, who in ((ada, "Bo"), (bo, "you")):
        told = guest.page.get_by_text("gave the win away: ")
        expect(told).to_contain_text(f"{who} took the whole heap of 2")
        names = guest.page.get_by_role("list", name="Every move").get_by_role("button")
        expect(names).to_have_count(2)
    # Whoever lost sees the mistake beside the better move.
    expect(bo.page.locator("figure")).to_have_count(2)
    expect(ada.page.locator("figure")).to_have_count(0)
    expect(heap(ada, 2)).to_have_accessible_name("Heap 2: 0")
    ada.button(re.compile("^Move 1, Bo: gave the win away")).click()
    expect(heap(ada, 2)).to_have_accessible_name("Heap 2: 1")
    ada.button(re.compile("^Move 2, you: ")).click()
    expect(heap(ada, 2)).to_have_accessible_name("Heap 2: 0")


def test_the_next_game_begins_with_the_other(company: Company) -> None:
    ada, bo = seated(company, "?position=nim:1")
    take(ada, 1)
    ada.button("Play again").click()
    expect(ada.page.get_by_text("Waiting for Bo …")).to_be_visible()
    expect(ada.button("Play again")).to_have_count(0)
    bo.button("Yes, play again").click()
    expect(bo.button("Choose a move on the board")).to_be_visible()
    expect(ada.button("Bo to move")).to_be_visible()


def test_a_rematch_is_a_question_and_its_answer_another_game(company: Company, axe: Axe) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo", width=360)
    code = ada.make_room("?position=nim:1")
    expect(ada.page.get_by_role("img", name="QR code with the link")).to_be_visible()
    bo.sit(code)
    bo.ready()
    ada.ready()
    take(ada, 1)
    ada.button("Play again").click()
    expect(bo.page.get_by_role("heading", name="Ada wants to play again")).to_be_visible()
    bo.button("No").click()
    expect(ada.page.get_by_text("Bo did not want to play again.").first).to_be_visible()
    asked = bo.page.get_by_role("heading", name="Ada wants to play again")
    expect(asked).to_have_count(0)
    ada.button("Play again").click()
    expect(asked).to_be_visible()
    assert not axe(bo.page)
    bo.button("Another game").click()
    bo.page.get_by_role("combobox", name="Game").select_option("Zero sumZ with 4 shapes")
    bo.page.get_by_role("radio", name="2", exact=True).check()
    assert not axe(bo.page)
    bo.button("Play this game").click()
    expect(bo.page.get_by_role("heading", name="Next game: Zero sumZ with")).to_be_visible()
    question = "Bo wants to play Zero sumZ with 4 shapes"
    expect(ada.page.get_by_role("heading", name=question)).to_be_visible()
    expect(ada.page.get_by_text("1 win")).to_be_visible()
    assert not axe(ada.page)
    ada.button("Another game").click()
    ada.page.get_by_role("combobox", name="Game").select_option("Any position")
    start = ada.page.get_by_role("textbox", name="Position")
    start.fill("nim:x")
    ada.button("Play this game").press("Enter")
    expect(ada.page.get_by_role("alert")).to_have_text("x: not a whole number (0, 1, 2, …)")
    start.fill("nim:2,1")
    ada.button("Play this game").press("Enter")
    expect(bo.page.get_by_role("heading", name="Ada wants to play Nim")).to_be_visible()
    bo.button("Play this game").click()
    take(bo, 1)
    expect(heap(ada, 1)).to_have_accessible_name("Heap 1: 0")


def test_takeback_needs_both_players(company: Company) -> None:
    ada, bo = seated(company, "?position=nim:3,4")
    take(ada, 1)
    waiting = ada.page.get_by_text("Waiting for Bo")
    ada.button("Take back").click()
    expect(waiting).to_be_visible()
    bo.button("Decline").click()
    expect(waiting).not_to_be_visible()
    ada.button("Take back").click()
    bo.button("Agree").click()
    expect(heap(ada, 1)).to_have_accessible_name("Heap 1: 3")
    expect(ada.button("Choose a move on the board")).to_be_visible()


def test_resigning_asks_for_confirmation(company: Company) -> None:
    ada, bo = seated(company, "?position=nim:3,4")
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    expect(bo.page.get_by_role("heading", name="You won: Ada resigned.")).to_be_visible()


def test_clocks_can_be_chosen(company: Company) -> None:
    ada, bo = seated(company, "?position=nim:3,4", "1+2")
    expect(ada.page.get_by_role("timer").first).to_have_text(re.compile("^1:00|^0:5"))
    expect(bo.page.get_by_role("timer").nth(1)).to_have_text("1:00")


def test_clocks_run_out(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    ada.goto("/rooms")
    # The shortest possible clock; the page offers only longer ones.
    game = {"type": "match", "position": "nim:3,4", "clock": {"initial_ms": 5000}}
    code = ada.page.evaluate(OPEN_ROOM, {"game": game})
    ada.sit(code)
    bo.sit(code)
    bo.ready()
    ada.ready()
    expect(ada.page.get_by_role("timer").first).to_have_text(re.compile("^[0-5]"))
    expect(bo.page.get_by_role("heading", name="You won:")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Bo won:")).to_contain_text("time")
    expect(ada.page.get_by_role("timer").first).to_have_text(re.compile("^0"))


def test_a_hint_is_shown_only_to_its_asker(company: Company) -> None:
    ada, bo = seated(company, "?position=nim:1,2")
    for offered, said in (
        ("Hint", "You can win from here."),
        ("Where?", "Look at the heap of 2."),
        ("Show a move", "This wins: Take 1 from the heap of 2"),
    ):
        ada.button(offered).click()
        expect(ada.page.get_by_text(said)).to_be_visible()
    expect(ada.button("Take 1 from the heap of 2")).to_be_enabled()
    expect(bo.page.get_by_text("Ada asked for a hint.").first).to_be_visible()
    expect(bo.page.get_by_text("This wins:")).not_to_be_visible()


def test_public_rooms_are_listed(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    code = ada.make_room("?deck=mod3", "anyone (the room is listed)")
    bo.goto("/lobby")
    bo.page.get_by_role("link", name=f"Join {code}").click()
    expect(bo.button("Take a seat")).to_be_visible()
    assert bo.code == code


def test_quick_match(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    for guest in (ada, bo):
        guest.goto("/rooms")
        guest.button("MOD-3 SUMZ").click()
        expect(
            guest.page.locator(".pill", has_text="you").or_(guest.page.locator(".felt")).first
        ).to_be_visible()
    assert ada.code == bo.code
    assert len(ada.dealt()) == 5
    assert ada.cards() == bo.dealt()


def test_a_quick_match_offers_the_computer_and_can_be_stopped(company: Company) -> None:
    ada = company.guest("Ada", width=360)
    # A clock of the browser would stay in the context, which other tests use.
    ada.page.add_init_script("const now = Date.now; Date.now = () => now() + (window.later ?? 0)")
    ada.goto("/rooms")
    ada.button("Kayles").click()
    expect(
        ada.page.get_by_role("heading", name="Looking for someone to play Kayles")
    ).to_be_visible()
    expect(ada.button("Play against the computer")).not_to_be_visible()
    ada.page.evaluate("window.later = 16_000")
    ada.button("Play against the computer").click()
    expect(ada.page.get_by_text("Computer (medium)", exact=True)).to_be_visible()
    ada.goto("/rooms")
    ada.button("Nim").click()
    code = ada.code
    ada.button("Stop looking").click()
    expect(ada.page.get_by_role("heading", name="Quick match")).to_be_visible()
    ada.goto(f"/room/{code}")
    expect(ada.page.get_by_role("heading", name="The room is closed")).to_be_visible()


def test_kicking(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    bo.sit(ada.make_room())
    ada.button("Remove Bo").click()
    expect(bo.page.get_by_role("heading", name="You cannot come in here")).to_be_visible()
    expect(ada.page.get_by_text("free seat", exact=True)).to_have_count(3)


def test_a_closed_room_says_so_and_offers_its_replay(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    bo.sit(ada.make_room())
    ada.page.get_by_text("More", exact=True).click()
    ada.button("Close the room").click()
    ada.button("Close it for everyone?").click()
    expect(bo.page.get_by_role("heading", name="The room is closed")).to_be_visible()
    bo.page.get_by_role("link", name="Watch the replay").click()
    expect(bo.page.get_by_text("No game in this room has ended yet.")).to_be_visible()


def test_an_unknown_room_asks_for_the_code_again(company: Company) -> None:
    ada = company.guest("Ada")
    ada.goto("/room/XYZXYZ")
    expect(ada.page.get_by_role("heading", name="There is no such room")).to_be_visible()
    expect(ada.page.get_by_label("Room code")).to_be_visible()
    ada.goto("/room/XYZXYZ/replay")
    expect(ada.page.get_by_role("heading", name="There is no such room")).to_be_visible()
    company.forgive(re.compile("404"))


def test_a_full_room_can_be_watched(company: Company) -> None:
    ada, _ = seated(company, "?position=nim:3,4")
    cy = company.guest("Cy")
    cy.goto(f"/room/{ada.code}")
    expect(cy.pill("You are watching")).to_be_visible()
    expect(ada.page.get_by_text("Watching: 1")).to_be_visible()
    take(ada, 1)
    expect(heap(cy, 1)).to_have_accessible_name("Heap 1: 0")


def test_an_illegal_position_is_explained(company: Company) -> None:
    ada = company.guest("Ada")
    ada.goto("/rooms?position=nim:3,x")
    ada.button("Open the room").click()
    expect(ada.page.get_by_role("alert")).to_have_text("x: not a whole number (0, 1, 2, …)")
    company.forgive(re.compile("422"))


def test_phrases_are_in_the_language_of_the_reader(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo", language="sv")
    code = ada.make_room("", "chat with ready-made phrases")
    bo.goto(f"/room/{code}")
    expect(ada.page.get_by_text("Watching: 1")).to_be_visible()
    ada.page.get_by_text("Say something").click()
    ada.button("Good luck.").click()
    expect(bo.page.get_by_text("Ada: Lycka till.").first).to_be_visible()


def test_a_seat_survives_a_reload_and_a_second_window(company: Company) -> None:
    ada, _ = seated(company, "?position=nim:3,4")
    ada.page.reload()
    expect(ada.button("Choose a move on the board")).to_be_visible()
    happened = ada.page.get_by_role("list", name="What happened")
    expect(happened).to_contain_text("You took a seat.")
    expect(happened).to_contain_text("Bo is ready.")
    second = ada.page.context.new_page()
    second.goto(f"/room/{ada.code}")
    expect(second.get_by_role("button", name="Choose a move on the board")).to_be_visible()


def test_a_broken_connection_is_shown_and_restored(company: Company) -> None:
    ada, bo = seated(company, "?position=nim:3,4")
    expect(heap(ada, 1)).to_be_visible()
    sockets = sockets_of(ada.page)
    ada.page.context.set_offline(True)
    banner = ada.page.locator(".banner")
    expect(banner).to_contain_text("We cannot reach the server.")
    expect(ada.page.locator(".offline")).to_have_count(0)
    take(ada, 1)
    ada.page.context.set_offline(False)
    expect(banner).not_to_be_visible()
    expect(bo.button("Choose a move on the board")).to_be_visible()
    assert "after=" in sockets[-1].url
    company.forgive()


@pytest.mark.parametrize("gently", [True, False])
def test_a_match_continues_after_a_server_outage(
    company: Company, mortal: ServerProcess, gently: bool
) -> None:
    company.at(mortal.url)
    ada, bo = seated(company, "?position=nim:3,4")
    take(ada, 1)
    expect(bo.button("Choose a move on the board")).to_be_visible()
    (mortal.stop if gently else mortal.kill)()
    expect(bo.page.locator(".banner")).to_contain_text("Trying again")
    mortal.start()
    take(bo, 2)
    expect(ada.page.get_by_role("heading", name="Bo won:")).to_be_visible()
    company.forgive()


PAGES = ("/rooms", "/rooms?position=nim:3,4,5", "/room/XYZXYZ", "/cards/zero", "/cards/mod3")


def test_nothing_is_wider_than_the_screen(company: Company) -> None:
    ada = company.guest("Ada", language="pt")
    for path in PAGES:
        ada.goto(path)
        for width in (360, 768, 1440):
            ada.page.set_viewport_size({"width": width, "height": 780})
            still(ada.page)
            wide = ada.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (path, width)
    company.forgive(re.compile("404"))


def people(guest: Guest) -> None:
    guest.page.get_by_text("People and names", exact=True).click()


def test_a_kicked_guest_has_to_ask_for_a_seat(company: Company, axe: Axe) -> None:
    ada, bo, cy = company.guest("Ada", width=390), company.guest("Bo"), company.guest("Cy")
    code = ada.make_room()
    bo.sit(code)
    ada.button("Remove Bo").click()
    expect(bo.page.get_by_role("heading", name="You cannot come in here")).to_be_visible()
    cy.goto(f"/room/{code}")
    cy.button("Ask for a seat").click()
    expect(cy.page.get_by_text("The host has your request.").last).to_be_visible()
    expect(cy.said()).to_contain_text("The host has your request.")
    expect(ada.said()).to_contain_text("Cy wants a seat.")
    assert not axe(ada.page)
    assert not axe(cy.page)
    ada.button("Let in Cy").press("Enter")
    expect(cy.pill("you")).to_be_visible()
    expect(cy.page.get_by_text("The host let you in.").first).to_be_visible()
    expect(ada.said()).to_contain_text("The host let Cy in.")
    expect(ada.button("Let in Cy")).not_to_be_visible()
    expect(ada.page.get_by_role("heading", name="Players")).to_be_focused()


def test_a_refused_guest_may_ask_again(company: Company, axe: Axe) -> None:
    ada, bo = company.guest("Ada", width=360), company.guest("Bo", width=360)
    code = ada.make_room()
    people(ada)
    ada.page.get_by_label("people I let in").check()
    bo.goto(f"/room/{code}")
    bo.button("Ask for a seat").click()
    expect(bo.page.get_by_text("The host has your request.").last).to_be_visible()
    expect(bo.page.get_by_text("Bo wants a seat.")).to_have_count(0)
    expect(ada.button("Not now, Bo")).to_be_visible()
    assert not axe(ada.page)
    for width in (1280, 360):
        ada.page.set_viewport_size({"width": width, "height": 780})
        picture(ada.page, f"asking-{width}")
    ada.button("Not now, Bo").click()
    expect(bo.page.get_by_text("The host says: not now.").first).to_be_visible()
    bo.button("Ask for a seat").click()
    expect(bo.page.get_by_text(re.compile("again in [0-9]+ s")).first).to_be_visible()


def test_banning_a_waiting_guest(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    code = ada.make_room("", "I let players in one by one")
    bo.goto(f"/room/{code}")
    bo.button("Ask for a seat").click()
    ada.button("Ban").click()
    ada.button("Ban from this room for good?").click()
    expect(bo.page.get_by_role("heading", name="You cannot come in here")).to_be_visible()


def test_a_rude_name_makes_no_room(company: Company) -> None:
    ada = company.guest("Sh1t")
    ada.goto("/rooms")
    ada.button("Open the room").click()
    expect(ada.page.get_by_text("Please choose another name")).to_be_visible()
    assert ada.page.url.endswith("/rooms")
    company.forgive(re.compile("422"))


def test_on_a_phone_making_a_room_needs_no_scrolling(company: Company) -> None:
    ada = company.guest("Ada", width=360)
    ada.goto("/rooms")
    link = ada.page.get_by_role("link", name="Open a room")
    expect(link).to_be_in_viewport()
    link.click()
    expect(ada.page.get_by_role("heading", name="Open a room")).to_be_in_viewport()
    expect(ada.page.get_by_role("combobox", name="Game")).to_be_in_viewport()
    picture(ada.page, "rooms")


def test_a_player_left_alone_can_end_the_match(company: Company, axe: Axe) -> None:
    ada, bo = seated(company, "?position=nim:2,1")
    ada.page.set_viewport_size({"width": 360, "height": 780})
    bo.goto("/")
    away = re.compile("Bo is away. If Bo does not come back within (2:00|1:[0-9][0-9])")
    expect(ada.page.get_by_text(away)).to_be_visible()
    picture(ada.page, "away")
    ada.page.evaluate(HASTE)
    expect(ada.button("Claim the win")).to_be_visible()
    picture(ada.page, "away-long")
    assert not axe(ada.page)
    ada.button("Claim the win").click()
    expect(ada.page.get_by_text(re.compile("Wait [0-9]+ s")).first).to_be_visible()


def test_a_locked_room_is_for_those_inside(company: Company) -> None:
    ada, bo, cy = company.guest("Ada"), company.guest("Bo"), company.guest("Cy")
    code = ada.make_room()
    bo.sit(code)
    people(ada)
    ada.page.get_by_label("nobody else").check()
    expect(bo.said()).to_contain_text("The room is locked.")
    cy.goto(f"/room/{code}")
    expect(cy.page.get_by_role("heading", name="The room is locked")).to_be_visible()
    expect(cy.said()).to_contain_text("The host has locked this room.")
    expect(bo.pill("locked")).to_be_visible()
    bo.page.reload()
    expect(bo.pill("you")).to_be_visible()


def test_a_name_can_be_hidden_and_reported(company: Company, axe: Axe) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo")
    bo.sit(ada.make_room())
    people(bo)
    bo.button("Hide the name Ada").click()
    expect(bo.page.get_by_text("Ada", exact=True)).to_have_count(0)
    expect(bo.page.get_by_text("Player 1", exact=True).first).to_be_visible()
    assert not axe(bo.page)
    bo.page.reload()
    expect(bo.page.get_by_text("Player 1", exact=True).first).to_be_visible()
    people(bo)
    bo.button("Report the name Player 1").click()
    expect(bo.page.get_by_text("Thank you.").first).to_be_visible()
    bo.button("Show the name again: Player 1").click()
    expect(bo.page.get_by_text("Ada", exact=True).first).to_be_visible()


def test_strangers_choose_listed_names(company: Company) -> None:
    ada, bo = company.guest("Ada"), company.guest("Bo", language="sv")
    code = ada.make_room("", "anyone (the room is listed)")
    expect(ada.page.get_by_text("Ada", exact=True)).to_have_count(0)
    bo.goto(f"/room/{code}")
    field = bo.page.get_by_label("Ditt namn")
    name = field.input_value()
    assert is_word_name(name)
    expect(field).to_have_attribute("readonly", "")
    while field.input_value() == name:
        bo.button("Ett annat namn").click()
    bo.button("Slå dig ner").click()
    expect(bo.pill("du")).to_be_visible()
