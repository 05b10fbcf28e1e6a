"""Card tables: alone, with bots, and in races of two and of six players."""

import re

import pytest
from playwright.sync_api import expect

from fairplay.cards import find_deck
from tests.browser.browsers import still
from tests.browser.company import Company, Guest, at_once, smallest, until
from tests.browser.looks import Axe
from tests.serving import ServerProcess

#: Replaces the seed that the server publishes at the end with "1" and its hash.
LYING = """
const Real = WebSocket;
const seed = /"seed_hash":"[0-9a-f]{64}","seed":"[0-9a-f]{32}"/;
const hash = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b';
window.WebSocket = class extends Real {
  set onmessage(act) {
    super.onmessage = act && ((event) =>
      act({ data: event.data.replace(seed, `"seed_hash":"${hash}","seed":"1"`) }));
  }
};
"""
#: Calls the game off as soon as the countdown begins.
CALL_OFF = """
const watch = new MutationObserver(() => {
  const button = document.querySelector('[role=timer] ~ button');
  if (button) { watch.disconnect(); button.click(); }
});
watch.observe(document.body, { childList: true, subtree: true });
"""
CLAIM = "document.querySelector('button.claim').click()"


def race(company: Company, count: int, *choices: str, deck: str = "zero") -> list[Guest]:
    """This many players at a table, with the cards dealt."""
    guests = [company.guest(name) for name in ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")[:count]]
    host, *others = guests
    code = host.make_room(f"?deck={deck}", str(count), *choices)
    for guest in others:
        guest.sit(code)
        guest.ready()
    host.ready()
    for guest in guests:
        guest.dealt()
    return guests


def test_a_whole_game_by_keyboard(company: Company) -> None:
    ada = company.guest("Ada")
    ada.goto("/cards/zero")
    ada.button("Play alone").focus()
    ada.press("Enter")
    assert len(ada.dealt()) == 7
    expect(ada.page.get_by_label("Number of each shape")).to_be_visible()
    while not ada.page.locator("#result").is_visible():
        ada.claim()
    expect(ada.page.locator("#result")).to_contain_text("You took ")
    left = len(ada.cards())
    assert ada.scores() == [63 - left]
    ada.button("Check the deal").click()
    verdict = ada.page.get_by_role("status").filter(has_text="The deal was fair")
    expect(verdict).to_contain_text("Cards checked: 63.")
    ada.page.get_by_text("Was the deal fair?").click()
    expect(ada.page.get_by_text("fairplay verify-deal")).to_be_visible()


def leave_the_game(guest: Guest) -> None:
    guest.button("Leave the game").click()
    guest.button("Really leave?").click()


def test_one_touch_checks_the_deal(company: Company, axe: Axe) -> None:
    """On a phone, after a game of two. Each player finds their own nonce in it."""
    guests = race(company, 2)
    ada = guests[0]
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.claim()
    for guest in guests:
        leave_the_game(guest)
    expect(ada.page.locator("#result")).to_contain_text("Most cards so far: you (")
    for guest in guests:
        guest.button("Check the deal").click()
        verdict = guest.page.get_by_role("status").filter(has_text="The deal was fair")
        expect(verdict).to_contain_text(re.compile(r"Cards checked: (9|1\d)\."))
        expect(verdict).to_contain_text("Your own random number is part of it.")
    ada.page.get_by_text("Was the deal fair?").click()
    expect(ada.page.locator("details li.hash")).to_have_count(2)
    assert axe.everywhere(ada.page) == []


def test_an_unfair_deal(company: Company) -> None:
    """A server that publishes another seed at the end, with a matching hash."""
    ada = company.guest("Ada")
    ada.page.add_init_script(LYING)
    ada.goto("/cards/zero")
    ada.button("Play alone").click()
    ada.dealt()
    leave_the_game(ada)
    expect(ada.page.locator("#result")).to_have_text("You stopped with 0 of 63 cards.")
    expect(ada.page.get_by_role("link", name="All games")).to_have_attribute("href", "/")
    ada.button("Check the deal").click()
    verdict = ada.page.get_by_role("status").filter(has_text="not the seed")
    expect(verdict).to_contain_text("This is not the seed that the server promised")
    ada.button("Play again").click()
    expect(ada.page.locator("#result")).not_to_be_visible()
    assert len(ada.dealt()) == 7


def test_a_new_nonce_after_a_game_is_called_off(mortal: ServerProcess, company: Company) -> None:
    company.at(mortal.url)
    ada, bo = company.guest("Ada"), company.guest("Bo")
    code = ada.make_room("?deck=zero", "2")
    bo.sit(code)
    ada.ready()
    # A countdown is short, and a test may be slow.
    bo.page.evaluate(CALL_OFF)
    bo.ready()
    expect(bo.button("I am ready")).to_be_visible()
    bo.page.get_by_text("Was the deal fair?").click()
    expect(bo.page.get_by_text("The last deal was called off.")).to_be_visible()
    bo.ready()
    for guest in (ada, bo):
        guest.dealt()
    ada.page.get_by_text("Was the deal fair?").click()
    expect(ada.page.locator("details li.hash")).to_have_count(2)


def test_cards_have_names_and_say_when_they_are_chosen(company: Company) -> None:
    ada = company.guest("Ada")
    ada.goto("/cards/zero")
    ada.button("Play alone").click()
    deck, cards = find_deck("zero"), ada.dealt()
    shapes = ", ".join(
        name for name, count in zip(deck.shapes, deck.parse(cards[2]).counts, strict=True) if count
    )
    third = ada.page.locator("[data-place='3']")
    expect(third).to_have_accessible_name(f"card 3: {shapes}")
    third.focus()
    ada.press("Space")
    expect(third).to_have_accessible_name(f"card 3: {shapes}; selected")
    expect(third).to_have_attribute("aria-pressed", "true")
    ada.press("Escape")
    expect(third).to_have_attribute("aria-pressed", "false")


def test_hints_show_cards_of_a_claim(company: Company) -> None:
    ada = company.guest("Ada")
    ada.goto("/cards/zero")
    ada.button("Play alone").click()
    a, _ = smallest(find_deck("zero"), ada.dealt())
    # A hint takes the place of what was wrong before it.
    told = ada.page.locator(".felt .verdict")
    ada.choose([1])
    ada.press("Enter")
    expect(told).to_contain_text("You showed a wrong claim")
    ada.button("Hint").click()
    expect(told).to_have_text(f"There is a claim of {len(a)} cards.")
    ada.press("Enter")
    expect(told).to_contain_text("You showed a wrong claim")
    ada.press("Escape")
    for count in (1, 2):
        ada.button("Hint").click()
        expect(ada.page.get_by_role("button", name=re.compile("part of a claim"))).to_have_count(
            count
        )
    hinted = ada.page.get_by_role("button", name=re.compile("part of a claim"))
    places = [int(str(one.get_attribute("data-place"))) for one in hinted.all()]
    assert places == a[:2]
    # Hint has the focus, but Enter claims what is chosen; with nothing chosen it does nothing.
    ada.press("Enter")
    ada.choose(a)
    ada.press("Enter")
    until(ada, lambda: ada.scores() == [len(a)])
    expect(hinted).to_have_count(0)


def test_mod3_sides_by_touch_and_keyboard(company: Company) -> None:
    ada = company.guest("Ada")
    ada.goto("/cards/mod3")
    ada.button("Play alone").click()
    assert len(ada.dealt()) == 5
    first = ada.page.locator("[data-place='1']")
    for state in ("on side A", "on side B"):
        first.click()
        expect(first).to_have_accessible_name(re.compile(f"; {state}$"))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    ada.button("Choose cards for side B").click()
    first.click()
    expect(first).to_have_accessible_name(re.compile("; on side B$"))
    ada.press("Enter")
    expect(ada.page.locator(".verdict")).to_contain_text("You showed a wrong claim: ")
    sums = ada.page.get_by_role("img", name="Side A, sum: nothing; Side B, sum:")
    expect(sums).to_have_accessible_name(re.compile("; the sums differ$"))
    ada.press("Escape")
    ada.button("Choose cards for side A").click()
    places = ada.claim("mod3")
    expect(ada.page.locator("[data-card]")).to_have_count(5)
    until(ada, lambda: ada.scores() == [len(places)])


def test_a_race_between_two(company: Company) -> None:
    ada, bo = race(company, 2)
    before = ada.cards()
    assert bo.cards() == before
    bo.press("1")  # one card alone is never a claim
    bo.press("Enter")
    expect(bo.page.locator(".verdict")).to_contain_text("You showed a wrong claim: one")
    expect(bo.button(re.compile("^Wait"))).to_be_visible()
    expect(ada.page.locator(".scores")).to_contain_text("waits")
    expect(ada.page.get_by_text("Bo showed a wrong claim: one").first).to_be_visible()
    places = ada.claim()
    expect(bo.page.locator(".lately")).to_contain_text(f"Ada took {len(places)} cards after")
    expect(ada.said()).to_contain_text(f"You took {len(places)} cards after")
    until(bo, lambda: ada.cards() == bo.cards())
    stayed = [card for place, card in enumerate(before, 1) if place not in places]
    kept = [card for place, card in enumerate(ada.cards(), 1) if place not in places]
    assert kept == stayed
    until(bo, lambda: bo.scores() == ada.scores() == [len(places), 0])
    expect(bo.button("Hint")).not_to_be_visible()


def test_six_claim_the_same_cards_at_the_same_instant(company: Company) -> None:
    guests = race(company, 6)
    before = guests[0].cards()
    a, _ = smallest(find_deck("zero"), before)
    for guest in guests:
        assert guest.cards() == before
        guest.choose(a)
    at_once(guests, CLAIM)
    for guest in guests:
        expect(guest.page.locator(".lately, .verdict").first).to_contain_text(
            re.compile("took|Too late")
        )
    until(guests[0], lambda: sorted(guests[0].scores()) == [0] * 5 + [len(a)])
    scores = guests[0].scores()
    for guest, score in zip(guests, scores, strict=True):
        if score == 0:
            expect(guest.page.locator(".verdict")).to_contain_text("Too late")
        until(guest, lambda guest=guest: guest.scores() == scores)  # type: ignore[misc]
    assert {tuple(guest.cards()) for guest in guests} == {tuple(guests[0].cards())}


def test_a_caller_has_time_to_show_the_claim(company: Company) -> None:
    ada, bo = race(company, 2, "call first")
    ada.press("Enter")
    expect(ada.page.get_by_text(re.compile("^You called: ")).first).to_be_visible()
    expect(bo.page.get_by_text("Ada called:").first).to_be_visible()
    places = ada.claim()
    until(bo, lambda: bo.scores() == [len(places), 0])


def test_all_must_give_up_before_a_claim_is_shown(company: Company) -> None:
    ada, bo = race(company, 2)
    before = ada.cards()
    ada.button("Give up this hand · 0 of 2").click()
    expect(bo.button("Give up this hand · 1 of 2")).to_be_visible()
    assert bo.cards() == before
    chosen = bo.page.locator("[data-card][aria-pressed=true]")
    for place in range(1, len(before) + 1):
        bo.press(str(place))
    expect(chosen).to_have_count(len(before))
    lit = ada.page.locator(".face.shown")
    # They are lit for some seconds, and a test may be slow.
    ada.page.evaluate("const stopped = Date.now(); Date.now = () => stopped")
    bo.button("Give up this hand · 1 of 2").click()
    expect(ada.page.locator(".lately")).to_contain_text("The hand was given up.")
    # The claim is lit, and its cards are still in sight; a key shows the new ones at once.
    expect(lit.first).to_be_visible()
    assert ada.cards() == before
    ada.press("Escape")
    expect(lit).to_have_count(0)
    assert ada.cards() != before
    expect(bo.page.locator(".lately")).to_contain_text("The hand was given up.")
    expect(bo.page.locator(".face.shown")).to_have_count(0)
    assert bo.cards() == ada.cards()
    expect(chosen).to_have_count(0)


def test_results_statistics_replay_and_rematch(company: Company) -> None:
    ada, bo = race(company, 2, deck="mod3")
    bo.claim("mod3")
    until(ada, lambda: ada.cards() == bo.cards())  # or Ada would choose among the last hand
    while not ada.page.locator("#result").is_visible():
        ada.claim("mod3")
    expect(bo.page.locator("#result")).to_contain_text("Ada won with")
    expect(bo.page.get_by_role("columnheader")).to_have_text(["player", "Ada", "Bo"])
    cards = bo.page.get_by_role("row", name="cards").get_by_role("cell")
    expect(cards).to_have_text([str(score) for score in ada.scores()])
    assert ada.scores()[0] > ada.scores()[1]
    bo.page.set_viewport_size({"width": 360, "height": 740})
    result = bo.page.locator("[role=group]", has=bo.page.locator("table"))
    assert result.evaluate("one => one.scrollWidth <= one.clientWidth")
    bo.page.get_by_role("link", name="Watch the replay").click()
    slider = bo.page.get_by_label("Step of the game")
    last = int(str(slider.get_attribute("max")))
    slider.fill(str(last))
    expect(bo.page.get_by_text("Ada won with")).to_be_visible()
    slider.fill("1")
    expect(bo.page.get_by_text(re.compile("^Bo took"))).to_be_visible()
    bo.page.go_back()
    bo.button("Play again").click()
    ada.button("Yes, play again").click()
    # The last cards of the previous game have gaps: only a new deal is complete.
    expect(ada.page.locator("[data-card]")).to_have_count(5)
    until(ada, lambda: ada.scores() == [0, 0])


def test_a_race_continues_after_the_server_was_killed(
    company: Company, mortal: ServerProcess
) -> None:
    company.at(mortal.url)
    ada, bo = race(company, 2)
    places = ada.claim()
    before = ada.cards()
    until(bo, lambda: bo.cards() == before)  # or Bo would choose among the cards of the last hand
    mortal.kill()
    expect(bo.page.locator(".banner")).to_contain_text("Trying again")
    a, _ = smallest(find_deck("zero"), before)
    bo.choose(a)
    bo.press("Enter")
    mortal.start()
    expect(bo.page.locator(".lately")).to_contain_text(f"You took {len(a)} cards after")
    expect(bo.page.locator(".banner")).not_to_be_visible()
    expect(ada.page.get_by_text("The server was offline or busy").first).to_be_visible()
    until(bo, lambda: ada.scores() == bo.scores() == [len(places), len(a)])
    until(bo, lambda: ada.cards() == bo.cards())
    company.forgive()


def test_bots_play_too(company: Company) -> None:
    ada = company.guest("Sunny Dolphin", width=360)
    ada.goto("/cards/zero")
    ada.page.get_by_label("perfect").check()
    ada.button("Three opponents").click()
    ada.dealt()
    expect(ada.page.locator(".lately")).to_contain_text(
        re.compile(r"Computer \(perfect\)( #[23])? took")
    )
    assert len(ada.scores()) == 4
    # Not even the longest name is cut on a phone.
    assert ada.page.locator(".scores .name").evaluate_all(
        "all => all.every(one => one.scrollWidth <= one.clientWidth)"
    )


@pytest.mark.parametrize(("deck", "width"), [("zero", 360), ("mod3", 360), ("zero", 1440)])
def test_tables_fit_the_screen_and_the_finger(company: Company, deck: str, width: int) -> None:
    ada = company.guest("Ada", language="pt", width=width)
    ada.goto(f"/cards/{deck}")
    ada.page.locator("button.primary.large").click()
    ada.dealt()
    still(ada.page)
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    small = ada.page.evaluate(
        "[...document.querySelectorAll('main button, main a, main summary')].filter(e => {"
        " const box = e.getBoundingClientRect();"
        " return box.width && (box.width < 44 || box.height < 44) }).map(e => e.outerHTML)"
    )
    assert small == []
