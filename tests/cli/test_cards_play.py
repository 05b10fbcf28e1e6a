"""The card race in a terminal session, with a simulated clock."""

import io

import pytest
from rich.console import Console

from fairplay.cards import ZERO
from fairplay.cli.terminal.claim_entry import Line, read_claim
from fairplay.cli.terminal.viewpoint import capital
from fairplay.messages import LANGUAGES, Messages
from tests.cli.card_race import begin, first_plan, numbers, played, sit_down, solo, table_of


def you(lang: str) -> str:
    return Messages(lang)("play-you")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["zero", "mod3", "F2^4"])
def test_a_whole_solo_game(lang: str, name: str) -> None:
    table, messages = begin(name), Messages(lang)
    lines = solo(table)
    shown, session = played(table, lines, lang=lang)
    count, size = table_of(session).scores[0], table_of(session).options.deck.size
    assert table_of(session).over
    assert capital(messages("end-alone", name=you(lang), count=count, size=size)) in shown
    assert messages("table-over", count=size - count) in shown
    assert messages.number("10.0 s") in shown
    assert f"fairplay cards play {name} --seed 1" in shown
    assert shown.count(messages("table-prompt")) == len(lines)
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["race", "call"])
def test_bots_play_while_the_person_thinks(lang: str, mode: str) -> None:
    table, messages = begin(players=3, mode=mode), Messages(lang)
    shown, session = played(table, [], lang=lang, skill=3)
    assert table_of(session).over
    assert table_of(session).scores[0] == 0
    bot = messages("room-bot", level=3)
    assert messages("end-cards", name="", count=0).split()[0] in shown.split()
    assert bot in shown
    assert table_of(session) == table_of(played(table, [], lang="en", skill=3)[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands(lang: str) -> None:
    messages = Messages(lang)
    lines = ["hint"] * 5 + ["why", "help", "board", "call", "nonsense", "", "8", "11", "quit"]
    shown, session = played(begin(), [(0, line + "\n") for line in lines], lang=lang)
    size = len(numbers(begin()))
    claim = ", ".join(numbers(begin()))
    assert messages("cards-hint-size", size=size) in shown
    assert shown.count(messages("cards-hint-all", claim=claim)) == 2
    assert messages("cards-counting") in shown  # why, after all hints
    assert messages("help-table-hint") in shown
    assert messages("error-table-no-calls") in shown
    assert messages("error-claim-syntax", text="nonsense", example="2 5 7") in shown
    assert messages("error-no-claim", help=messages("command-help").split(",")[0]) in shown
    assert messages("error-claim-place", place=8, count=7) in shown
    assert messages("error-claim-twice", place=1) in shown
    assert session.leaving
    assert table_of(session) == begin()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_in_each_language(lang: str) -> None:
    messages = Messages(lang)
    for key in ("command-give-up", "command-hint", "command-why", "command-quit"):
        for word in messages(key).split(","):
            shown, _ = played(begin(), [(0, word.strip().upper() + "\n")], lang=lang)
            assert messages("error-claim-syntax", text="", example="").split(";")[0] not in shown
    shown, session = played(begin(), [(0, "give up\n")], lang=lang)
    assert table_of(session).aside
    claim = " ".join(str(begin().places.index(card) + 1) for card in table_of(session).aside)
    assert f"{messages('told-shown')} {claim}" in " ".join(shown.split())


def test_why_reveals_no_claim() -> None:
    shown, _ = played(begin(), [(0, "why\n")])
    assert "always have a claim" in shown
    assert Messages("en")("cards-counting") not in shown


def test_hints_begin_again_with_new_cards() -> None:
    keys = [(0, "hint\nhint\n"), (1, numbers(begin()) + "\n"), (2, "hint\n")]
    shown, _ = played(begin(), keys)
    assert shown.count("There is a claim of") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_claim_is_explained_and_costs_time(lang: str) -> None:
    messages = Messages(lang)
    right = numbers(begin())
    keys = [(1000, "12\n"), (2000, right + "\n"), (4000, right + "\n")]
    shown, session = played(begin(), keys, lang=lang)
    odd = messages("told-odd", shapes=messages("cards-one-circle"))
    assert capital(messages("told-wrong", name=you(lang), what=odd)) in shown
    assert capital(messages("told-lockout", name=you(lang), seconds=3)) in shown
    assert messages("error-table-locked", seconds=2) in shown
    took = capital(messages("told-taken", name=you(lang), count=len(right), seconds=4))
    assert f"{took} {' '.join(right)}" in shown
    assert table_of(session).seats[0].wrong == 1


def test_a_wrong_claim_in_mod3_names_the_shapes() -> None:
    shown, _ = played(begin("mod3"), [(0, "1=2\n")])
    assert "You showed a wrong claim: " in shown
    assert " too many." in shown


def test_minus() -> None:
    table = begin(wrong="minus")
    after, _ = table.claim(0, *read_claim(Line().typed(numbers(table), table.places), ZERO), at=0)
    pair = next(
        f"{i}{j}"
        for i in range(1, 8)
        for j in range(1, 8)
        if i != j and str(i) not in numbers(after)
    )
    shown, session = played(table, [(0, numbers(table) + "\n"), (1, pair + "\n")])
    assert "You lost a card." in shown
    assert len(table_of(session).aside) == 1


def test_a_claim_after_a_bot_is_late_not_wrong() -> None:
    """The bot takes cards between two keys: the first number still means the old card."""
    table = begin(players=2)
    plan = first_plan(table)
    taken = [table.places.index(card) + 1 for card in plan.a]
    keys = [(plan.at - 10, f"{taken[0]} "), (plan.at + 10, f"{taken[1]}\n")]
    for echo in (False, True):
        shown, session = played(table, keys, skill=10, echo=echo)
        assert Messages("en")("told-late") in shown
        assert table_of(session).seats[0].wrong == 0
        # The input line continues below the news.
        assert f"Claim: {taken[0]} {taken[1]}\n" in shown


def test_a_bot_claim_counts_from_its_time() -> None:
    table = begin(players=2)
    plan = first_plan(table)
    line = "".join(str(table.places.index(card) + 1) for card in plan.a)
    shown, session = played(table, [(plan.at - 1, line), (plan.at, "\n")], skill=10)
    assert Messages("en")("told-late") in shown
    early, session = played(table, [(plan.at - 1, line + "\n")], skill=10)
    assert "You took" in early
    assert table_of(session).log[0].player == 0


def test_calls() -> None:
    right = numbers(begin())
    keys = [
        (1000, right + "\n"),
        (2000, "\n"),
        (3000, "\n"),
        (4000, right + "\n"),
        (9000, "call\n"),
    ]
    shown, session = played(begin(mode="call"), keys)
    for text in ("Call first: press Enter", "You called: 10 s", "has already been done"):
        assert text in shown
    assert "You took" in shown
    # The second call showed nothing.
    assert "You did not show a claim in time." in shown
    assert table_of(session).seats[0].free_from == 9000 + 10_000 + 3000


def test_while_a_bot_has_called() -> None:
    table = begin(players=2, mode="call")
    plan = first_plan(table)
    shown, _ = played(table, [(plan.at + 100, "\n"), (plan.at + 200, "give up\n")], skill=10)
    assert "Computer (perfect) called: 10 s to show a claim." in shown
    assert shown.count("Player 2 called: 10 s left") == 2


def test_giving_up_with_bots() -> None:
    shown, session = played(begin(players=3), [(10, "give up\n"), (20, "quit\n")], skill=1)
    assert "You asked to give up this hand. Waiting for Computer 1 #1 and Computer 1 #2." in shown
    assert "The hand was given up." in shown
    assert table_of(session).aside


def test_several_people_at_one_keyboard() -> None:
    table, people = begin(players=2), ["Ada", "Bo"]
    right = numbers(table)
    keys = [(0, right + "\n"), (1, f"eve: {right}\n"), (2, "ada: 12\n"), (3, f"2: {right}\n")]
    shown, session = played(table, keys, people=people)
    assert shown.count("Say who you are first: Ada, Bo") == 2
    assert "Ada must wait 3 s." in shown
    assert f"Bo took {len(right)} cards after 0.0 s. {' '.join(right)}" in shown
    assert table_of(session).scores == (0, len(right))
    shown, session = played(table, [(0, "give up\n")], people=people)
    assert "The hand was given up." in shown
    for line in ("bo:\n", "2: call\n"):
        shown, session = played(begin(players=2, mode="call"), [(0, line)], people=people)
        assert "Bo called: 10 s" in shown
    shown, _ = played(begin(players=2, mode="call"), [(0, "call\n")], people=people)
    assert "Say who you are first" in shown


def test_a_tie_and_a_game_without_claims() -> None:
    shown, _ = played(begin("F2^2"), [(0, "give up\n")])
    assert "You took 0 of 3 cards. Cards given up: 3." in shown
    messages = Messages("en")
    for seed in range(200):
        end = table_of(played(begin("F2^4", players=3, seed=str(seed)), [])[1])
        if len(end.winners) == 2:
            shown, _ = played(begin("F2^4", players=3, seed=str(seed)), [])
            name = messages("room-bot-medium")
            names = messages.listed([f"{name} #1", f"{name} #2"])
            assert f"Shared win with {max(end.scores)} cards each: {names}" in shown
            return
    pytest.fail("no tie among the seeds")


def test_editing_keys() -> None:
    keys = [(0, "9\x7f\x7f\x7f12\x153\b\t" + "x" * 300 + "\n"), (1, "\x15\x00\x1fq\n")]
    shown, session = played(begin(), keys, echo=True)
    assert session.leaving
    assert "xxx…: not a claim" in shown


def test_end_of_input_and_of_the_line() -> None:
    _, session = played(begin(), [(0, "1\x04"), (1, "2\n"), (2, "\x04")], echo=True)
    assert table_of(session).seats[0].wrong == 1
    assert not session.leaving


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^8", "F5^3"])
def test_a_screen_of_24_lines_is_enough(name: str) -> None:
    names = [f"{n} jogador" for n in range(1, 7)]
    session = sit_down(begin(name, players=6), names, 5, "pt", lambda: 0)
    screen = io.StringIO()
    console = Console(file=screen, width=80)
    for renderable in session.open():
        console.print(renderable)
    assert len(screen.getvalue().splitlines()) < 24
