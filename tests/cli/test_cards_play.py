"""The card race in the terminal: scripts with a simulated clock, pipes, a real terminal."""

import io
import re
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from rich.console import Console

from fairplay.cards import ZERO, Card, all_claims, find_deck
from fairplay.cli.terminal.card_drawing import draw_cards
from fairplay.cli.terminal.claim_entry import Line, is_claim, read_claim
from fairplay.cli.terminal.own_cards import cards_session
from fairplay.cli.terminal.own_cards import play_cards as run
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.shell import Shell, TypedLines
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import CardBot, Table, TableEvent, TableOptions
from fairplay.play.room import TablePlay
from fairplay.protocol import CardOptions, RoomOptions
from tests.cli.test_play_terminal import Terminal
from tests.cli.test_play_terminal import _fairplay as run_fairplay


class Script:
    """Keys pressed at given times, and the simulated clock."""

    def __init__(self, keys: Sequence[tuple[int, str]], echo: bool = False) -> None:
        self.echo, self.now = echo, 0
        self._keys = [(at, key) for at, text in keys for key in text]

    def clock(self) -> int:
        return self.now + 123_456_789

    def read(self, patience: float | None) -> str | None:
        until = None if patience is None else self.now + round(patience * 1000)
        if self._keys and (until is None or self._keys[0][0] <= until):
            at, key = self._keys.pop(0)
            self.now = max(self.now, at)
            return key
        if until is None:
            return ""
        self.now = until
        return None


def begin(deck: str = "zero", players: int = 1, seed: str = "1", **options: Any) -> Table:
    return Table.begin(TableOptions(find_deck(deck), players, **options), seed)


def played(
    table: Table,
    keys: Sequence[tuple[int, str]],
    *,
    people: Sequence[str] = (),
    skill: int = 5,
    lang: str = "en",
    echo: bool = False,
) -> tuple[str, TerminalSession]:
    """The output, and the session after it."""
    names = list(people) or [Messages(lang)("play-you")]
    script, screen = Script(keys, echo), io.StringIO()
    session = sit_down(table, names, skill, lang, script.clock)
    console = Console(file=screen, width=80, highlight=False, markup=False, emoji=False)
    Shell(session, TypedLines(session, script, console), console, script.clock).run()
    return screen.getvalue(), session


def sit_down(
    table: Table, names: list[str], skill: int, lang: str, clock: Callable[[], int]
) -> TerminalSession:
    """The same deal in a room."""
    options, seats = table.options, len(table.seats)
    game = CardOptions(options.deck.name, seats, options.mode, options.wrong)  # type: ignore[arg-type]
    bots = (skill,) * (seats - len(names))
    return cards_session(RoomOptions(game, bots=bots), names, table.seed, clock, Messages(lang))


def table_of(session: TerminalSession) -> Table:
    room = session._local
    assert room is not None
    assert isinstance(room.room.play, TablePlay)
    return room.room.play.table


def first_plan(table: Table) -> TableEvent:
    """What the best bot on the second seat will do first."""
    plan = CardBot(1, 10, f"{table.seed}:1").plan(table.view(), table.options, 0)
    assert plan
    return plan


def numbers(table: Table) -> str:
    """What to type for a right claim."""
    claim = all_claims(table.options.deck, table.face_up)[0]
    return "=".join("".join(map(str, side)) for side in (claim.a, claim.b) if side)


def solo(table: Table) -> list[tuple[int, str]]:
    """All lines of a game without mistakes, one every ten seconds."""
    lines: list[tuple[int, str]] = []
    while not table.over:
        line = numbers(table)
        lines.append((10_000 * (len(lines) + 1), line + "\n"))
        a, b = read_claim(Line().typed(line, table.places), table.options.deck)
        table, _ = table.claim(0, a, b, at=0)
    return lines


# -- drawing and reading -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^2", "F2^4", "F2^5", "F2^8", "F3^3", "F5^3"])
def test_cards_differ_without_colour(name: str) -> None:
    deck = find_deck(name)
    drawn = [draw_cards(deck, (card,)).plain for card in deck.cards]
    assert len(set(drawn)) == deck.size
    whole = draw_cards(deck, deck.cards[: deck.hand], 80).plain
    assert max(map(len, whole.splitlines())) <= 80
    assert len(whole.splitlines()) <= 14


@pytest.mark.parametrize("text", ["2 5 7", "257", " 2,5, 7 ", "2+5+7"])
def test_ways_to_type_a_selection(text: str) -> None:
    assert is_claim(text)
    a, b = read_claim(Line().typed(text, ZERO.cards[:7]), ZERO)
    assert (a, b) == ((ZERO.cards[1], ZERO.cards[4], ZERO.cards[6]), ())


def test_two_sides() -> None:
    deck = find_deck("mod3")
    places = deck.cards[:5]
    for text in ("1 3 = 4", "13=4", "3,1=4"):
        a, b = read_claim(Line().typed(text, places), deck)
        assert ({*a}, b) == ({places[0], places[2]}, (places[3],))
    assert not is_claim("1 = 2 = 3")
    assert not is_claim("")
    assert not is_claim("hint")
    assert not is_claim("2 -5")
    assert not is_claim("²")


def test_a_number_means_the_card_at_the_time_of_typing() -> None:
    before, after = ZERO.cards[:7], ZERO.cards[10:17]
    line = Line().typed("1 ", before).typed("2", after)
    assert read_claim(line, ZERO)[0] == (before[0], after[1])
    assert read_claim(line.erased().erased().typed("7", after), ZERO)[0] == (before[0], after[6])


def test_unknown_places() -> None:
    holes: tuple[Card | None, ...] = (ZERO.cards[0], None)
    for text in ("0", "2", "3"):
        with pytest.raises(InputError, match="no card"):
            read_claim(Line().typed(text, holes), ZERO)
    large = find_deck("F2^8")
    assert large.hand == 9


# -- sessions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["zero", "mod3", "F2^4"])
def test_a_whole_solo_game(lang: str, name: str) -> None:
    table, messages = begin(name), Messages(lang)
    lines = solo(table)
    shown, session = played(table, lines, lang=lang)
    count, size = table_of(session).scores[0], table_of(session).options.deck.size
    assert table_of(session).over
    assert messages("table-alone", count=count, size=size) in shown
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
    bot = messages("table-bot", number=1)
    assert messages("table-won", name="", count=0).split()[0] in shown.split()
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
    assert messages("table-shown", claim=claim) in shown


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
    odd = messages("cards-wrong-odd", counts=f"1 {messages('shape-circle')}")
    assert odd in shown
    assert messages("table-you-lockout", seconds=3) in shown
    assert messages("error-table-locked", seconds=2) in shown
    assert messages("table-you-took", claim=" ".join(right), seconds=4) in shown
    assert table_of(session).seats[0].wrong == 1


def test_a_wrong_claim_in_mod3_names_the_shapes() -> None:
    shown, _ = played(begin("mod3"), [(0, "1=2\n")])
    assert "Not equal modulo 3: triangles" in shown


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
    assert "One of your cards goes aside." in shown
    assert len(table_of(session).aside) == 1


def test_a_claim_after_a_bot_is_late_not_wrong() -> None:
    """The bot takes cards between two keys: the first number still means the old card."""
    table = begin(players=2)
    plan = first_plan(table)
    taken = [table.places.index(card) + 1 for card in plan.a]
    keys = [(plan.at - 10, f"{taken[0]} "), (plan.at + 10, f"{taken[1]}\n")]
    for echo in (False, True):
        shown, session = played(table, keys, skill=10, echo=echo)
        assert Messages("en")("table-late") in shown
        assert table_of(session).seats[0].wrong == 0
        # The input line continues below the news.
        assert f"Claim: {taken[0]} {taken[1]}\n" in shown


def test_a_bot_claim_counts_from_its_time() -> None:
    table = begin(players=2)
    plan = first_plan(table)
    line = "".join(str(table.places.index(card) + 1) for card in plan.a)
    shown, session = played(table, [(plan.at - 1, line), (plan.at, "\n")], skill=10)
    assert Messages("en")("table-late") in shown
    early, session = played(table, [(plan.at - 1, line + "\n")], skill=10)
    assert "You take" in early
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
    for text in ("Call first: press Enter", "You have called.", "has been done already"):
        assert text in shown
    assert "You take" in shown
    # The second call showed nothing.
    assert "You have shown no claim in time" in shown
    assert table_of(session).seats[0].free_from == 9000 + 10_000 + 3000


def test_while_a_bot_has_called() -> None:
    table = begin(players=2, mode="call")
    plan = first_plan(table)
    shown, _ = played(table, [(plan.at + 100, "\n"), (plan.at + 200, "give up\n")], skill=10)
    assert shown.count("Bot 1 has called: 10 s left") == 2


def test_giving_up_with_bots() -> None:
    shown, session = played(begin(players=3), [(10, "give up\n"), (20, "quit\n")], skill=1)
    assert "You would give up these cards. Not yet: bot 1, bot 2" in shown
    assert "Given up." in shown
    assert table_of(session).aside


def test_several_people_at_one_keyboard() -> None:
    table, people = begin(players=2), ["Ada", "Bo"]
    right = numbers(table)
    keys = [(0, right + "\n"), (1, f"eve: {right}\n"), (2, "ada: 12\n"), (3, f"2: {right}\n")]
    shown, session = played(table, keys, people=people)
    assert shown.count("Say first who you are: Ada, Bo") == 2
    assert "Ada must wait 3 s." in shown
    assert f"Bo takes {' '.join(right)}" in shown
    assert table_of(session).scores == (0, len(right))
    shown, session = played(table, [(0, "give up\n")], people=people)
    assert "Given up." in shown
    for line in ("bo:\n", "2: call\n"):
        shown, session = played(begin(players=2, mode="call"), [(0, line)], people=people)
        assert "Bo has called" in shown
    shown, _ = played(begin(players=2, mode="call"), [(0, "call\n")], people=people)
    assert "Say first who you are" in shown


def test_a_tie_and_a_game_without_claims() -> None:
    shown, _ = played(begin("F2^2"), [(0, "give up\n")])
    assert "Nobody has taken a card." in shown
    messages = Messages("en")
    for seed in range(200):
        end = table_of(played(begin("F2^4", players=3, seed=str(seed)), [])[1])
        if len(end.winners) == 2:
            shown, _ = played(begin("F2^4", players=3, seed=str(seed)), [])
            names = ", ".join(messages("table-bot", number=n) for n in end.winners)
            assert f"Shared win, with {max(end.scores)} cards each: {names}" in shown
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


# -- the command -------------------------------------------------------------------------------


def fairplay_cards(
    monkeypatch: pytest.MonkeyPatch, lines: str, lang: str = "en", bots: str | None = None
) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "80")
    return run("zero", None, bots, None, "race", "lockout", "1", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert fairplay_cards(monkeypatch, numbers(begin()) + "\nhint\n", lang, "2") == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown
    messages = Messages(lang)
    assert messages("table-prompt") + " hint\n" in shown
    assert shown.endswith(messages("play-bye") + "\n")


def refusal(*options: str | None) -> str:
    wanted = [*options, *[None] * (8 - len(options))]
    deck, players, bots, skill, mode, wrong, seed, lang = wanted
    with pytest.raises(InputError) as caught:
        run(deck or "zero", players, bots, skill, mode or "race", wrong or "none", seed, lang)
    return str(caught.value)


def test_invalid_races() -> None:
    assert "no such deck" in refusal("tarot")
    assert "1 to 6 can play" in refusal("zero", None, "6")
    assert "1 to 6 can play" in refusal("zero", None, "9" * 20)
    assert "1 to 6 can play" in refusal("zero", "a,b,c,d,e,f,g")
    assert "not a whole number" in refusal("zero", None, "many")
    assert "at least 1" in refusal("zero", None, "1", "0")
    assert "at most 10" in refusal("zero", None, "1", "11")
    assert "race, call" in refusal("zero", None, None, None, "slow")
    assert "none, lockout, minus" in refusal("zero", None, None, None, "race", "pain")
    assert "at most 100 characters" in refusal("zero", None, None, None, None, None, "x" * 101)
    assert "no such language" in refusal("zero", None, None, None, None, None, "1", "xx")


def test_bytes_that_are_no_text() -> None:
    done = run_fairplay(
        b"\xff\xfe\n\x00\n" + b"1" * 10_000 + b"\nquit\n", "cards", "play", "zero", "--lang", "en"
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"Claim: ") == 4


def test_the_last_line_may_lack_its_end() -> None:
    assert (
        run_fairplay(b"1 2", "cards", "play", "mod3", "--bots", "1", "--skill", "10").returncode
        == 0
    )


def test_on_a_terminal() -> None:
    terminal = Terminal("cards", "play", "zero", "--seed", "1", "--lang", "en")
    assert re.search(r"\x1b\[38;5;[0-9;]+m▲", terminal.wait_for("Claim: "))
    terminal.type("9\x7f\x1b[A" + numbers(begin()))
    terminal.wait_for(numbers(begin())[-1])
    terminal.type("\r")
    assert "You take" in terminal.wait_for("Claim: ")
    terminal.type("\x04")
    code, last = terminal.leave()
    assert code == 0
    assert "Thank you for the game." in last


def test_bots_on_a_terminal() -> None:
    terminal = Terminal(
        "cards", "play", "F2^4", "--bots", "5", "--skill", "10", "--seed", "1", "--lang", "en"
    )
    terminal.wait_for("Claim: ")
    shown = terminal.wait_for("takes")
    assert "\r\x1b[K" in shown
    code, last = terminal.leave()  # the bots finish the game by themselves
    assert code == 0
    assert "The game is over" in last


def test_ctrl_c_on_a_terminal() -> None:
    terminal = Terminal("cards", "play", "mod3", "--lang", "sv")
    terminal.wait_for("Urval: ")
    terminal.type("1 ")
    terminal.wait_for("1 ")
    terminal.process.send_signal(signal.SIGINT)
    code, last = terminal.leave()
    assert code == 130
    assert "Tack för spelet." in last
