"""A match in the terminal session, without a terminal: lines in, output out."""

from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from fairplay.cli.terminal.claim_entry import Line
from fairplay.cli.terminal.match_side import MatchSide
from fairplay.cli.terminal.own_matches import match_session
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.setup import Setup
from fairplay.cli.terminal.viewpoint import capital
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match
from fairplay.protocol import MatchResult
from fairplay.rules.base import Misere
from fairplay.rules.registry import game, names
from fairplay.rules.solve import solve

CONVENTIONS = [
    (name, misere)
    for name in names()
    for misere in (False, True)
    if not (misere and game(name).misere is Misere.NEVER)
]


#: Games in which the last move wins by what it makes.
ENDS = {"treblecross": "end-crosses"}


def plain(output: list[RenderableType]) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        for renderable in output:
            console.print(renderable)
    return captured.get()


def sit_down(
    text: str, lang: str = "en", opponent: str = "perfect", first: str = "me", misere: bool = False
) -> TerminalSession:
    setup = Setup.of(text, misere, opponent, first, seed=1)
    session = match_session(setup, Messages(lang))
    session.open()
    return session


def match(session: TerminalSession) -> Match:
    """The match, including a resignation."""
    assert isinstance(session.side, MatchSide)
    return session.side.replay.finished(session.viewpoint.mirror.room)


def say(session: TerminalSession, *lines: str) -> str:
    """The output for the last of the lines."""
    output: list[RenderableType] = []
    for line in lines:
        output = session.answer(Line(line))
    return plain(output)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "misere"), CONVENTIONS)
def test_hints_lead_to_a_win(name: str, misere: bool, lang: str) -> None:
    text = game(name).name
    won = solve(text, misere).won
    session = sit_down(text, lang, first="me" if won else "computer", misere=misere)
    said = plain([])
    while match(session).result is None:
        shown = say(session, "hint", "hint", "hint").splitlines()[-1]
        typed = shown.removeprefix(session.messages("play-hint-type", move=""))
        assert typed != shown
        said = say(session, typed)
        assert len(match(session).moves) < 200
    assert session.viewpoint.mirror.match.result == MatchResult(0, "no-move")
    you, it = session.messages("play-you"), session.messages("play-computer")
    end = "end-misere" if match(session).misere else ENDS.get(name, "end-no-move")
    told = session.messages(end, name=you, other=it)
    assert capital(told) in " ".join(said.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "misere"), CONVENTIONS)
def test_two_friends_play_to_the_end_by_numbers(name: str, misere: bool, lang: str) -> None:
    session = sit_down(game(name).name, lang, opponent="human", misere=misere)
    shown = ""
    while match(session).result is None:
        shown = say(session, "#1")
    result = session.viewpoint.mirror.match.result
    assert result is not None
    if result.reason == "repetition":
        assert session.messages("end-repetition") in shown
    else:
        assert session.viewpoint.name(result.winner or 0) in shown.splitlines()[-2].lower()


ILLEGAL = [
    ("nim:3,4,5", "9 2", "There is no heap of 9 here: 3,4,5"),
    ("nim:3,4,5", "3 4", "You cannot add to a heap in this game"),
    ("nim:3,4,5", "3 1 1", "You cannot split a heap in this game"),
    ("nim:3,4,5", "3", "3: not a move; type it like 3→0"),
    ("nim:3,4,5", "xyzzy", "xyzzy: not a move; type it like 3→0"),
    ("nim:3,4,5", "take 1", "take 1: not a move; type it like 3→0"),
    ("nim:3,4,5", "take 9 from 5", "take 9 from 5: not a move; type it like 3→0"),
    ("nim:3,4,5", "", "Type a move, or help"),
    ("nim:3,4,5", "#0", "0: too small, at least 1"),
    ("nim:3,4,5", "#x", "x: not a whole number (0, 1, 2, …)"),
    ("nim:3,4,5", "#100", "The list has no move 100"),
    ("nim:3,4,5", "again", "The game is not over yet"),
    ("nim:3,4,5", "undo", "You have not made a move yet"),
    ("nim:3,4,5", "save", "Give the file a name, as in save game.txt"),
    ("nim:3,4,5", "[red]\x1b[2J", "[red]?[2J: not a move; type it like 3→0"),
    ("grundy:12", "12 6 6", "The two heaps must be of different sizes, not 6 + 6"),
    ("poker-nim:4/2,0", "add 3 to 4", "You cannot add 3: your stock is 2"),
    ("kayles:3,1", "5", "There is no pin 5; choose from 1 to 4"),
    ("kayles:3,1", "3 4", "Pins 3 and 4 do not stand side by side"),
    ("kayles:3,1", "1 3", "Pins 1 and 3 do not stand side by side"),
    ("modified-nimble:2,4", "4 1", "A match cannot jump over another or share its square"),
    ("modified-nimble:2,4", "3 1", "There is no match on square 3: 2,4"),
    ("northcott:1-6", "2 3", "There is no row 2: the last one is 1"),
    ("northcott:1-6", "1 7", "Your piece cannot jump over the other one or share its square"),
    ("northcott:1-6", "1 9", "Column 9 is off the board: 1 to 8"),
    ("northcott:1-6", "1:2→3", "In row 1 your piece is on column 1"),
    (
        "dawson:p.p/.p./PPP",
        "1",
        "You must capture first: your pawn on file 1 takes the one on file 2",
    ),
    ("dawson:3", "9", "No pawn on file 9 can advance"),
    (
        "kayles:3 + nim:2",
        "2",
        "2: start with the number of the game (1 to 2) and a slash, as in 1/5→2",
    ),
    ("kayles:3 + nim:2", "3/1", "3: too large, at most 2"),
    ("kayles:3 + nim:2", "1/4", "There is no pin 4; choose from 1 to 3"),
]


@pytest.mark.parametrize(("text", "line", "answer"), ILLEGAL)
def test_nonsense_gets_one_line_and_changes_nothing(text: str, line: str, answer: str) -> None:
    session = sit_down(text)
    before = match(session)
    assert " ".join(say(session, line).split()) == answer
    assert match(session) == before
    assert session.leaving is None


def test_long_nonsense_is_cut() -> None:
    assert len(say(sit_down("nim:3"), "x" * 100_000)) < 200


def test_undo_takes_back_both_moves() -> None:
    session = sit_down("nim:3,4,5")
    before = match(session)
    say(session, "5 4", "undo")
    assert match(session) == before


def test_undo_between_friends_takes_back_one_move() -> None:
    session = sit_down("nim:3,4,5", opponent="human")
    say(session, "5 4", "4 3", "undo")
    assert match(session).moves == ("5→4",)


def test_the_first_move_of_the_computer_is_not_taken_back() -> None:
    session = sit_down("nim:3,4,5", first="computer")
    assert "not made a move" in say(session, "undo")
    assert len(match(session).moves) == 1


def test_undo_after_resigning() -> None:
    session = sit_down("nim:3,4,5")
    assert "Really resign? Type resign again." in say(session, "resign")
    assert match(session).result is None
    say(session, "3 2")
    assert "Really resign?" in say(session, "resign"), "it was some time ago"
    say(session, "undo")
    say(session, "resign")
    assert "The computer won: you resigned." in say(session, "resign")
    assert "You could still have won: Take 2 from the heap of 3." in say(session, "why")
    say(session, "undo")
    assert match(session).result is None


def test_rematch_with_the_other_side_to_start() -> None:
    session = sit_down("northcott:1-6")
    say(session, "resign")
    say(session, "resign")
    shown = say(session, "")
    assert "The computer moves first." in shown
    assert session.viewpoint.mirror.room.first == 1
    # The person's pieces keep their look, but the columns now belong to the other side.
    assert "▼" in shown.split("▲")[0]


def test_why_names_the_last_mistake() -> None:
    session = sit_down("nim:1,2")
    said = say(session, "2 0", "why")
    assert " ".join(said.split()) == (
        "Move 1 gave the win away: you took the whole heap of 2. Better: Take 1 from the heap of 2."
    )


def test_why_when_nothing_could_be_done() -> None:
    session = sit_down("nim:1,1")
    assert "You never had a winning position" in say(session, "1 0", "why")


def test_why_during_the_match_explains_the_position() -> None:
    assert "binary" in say(sit_down("nim:3,4,5"), "why")


def test_a_hint_says_who_wins_then_where_to_look_then_a_move() -> None:
    session = sit_down("kayles:7")
    assert say(session, "hint") == "You can win from here. Winning moves: 2.\n"
    assert say(session, "hint") == (
        "Look at the group with 7 standing. A winning move starts there.\n"
    )
    assert say(session, "hint") == (
        "This wins: Knock down two pins of 7, leave 1 and 4.\nType 2 3\n"
    )
    session = sit_down("nim:1,1,2,2")
    assert "You cannot win" in say(session, "hint")
    assert "hardest to answer" in say(session, "hint")
    assert "This is the hardest to answer: Take" in say(session, "hint")


def test_moves_are_listed_with_numbers() -> None:
    session = sit_down("nim:2,1")
    assert say(session, "moves").split() == ["#1", "2→0", "#2", "2→1", "#3", "1→0"]
    assert say(sit_down("nim:500"), "moves").rstrip().endswith("…")


def test_how_to_play_is_shown_and_changes_nothing() -> None:
    session = sit_down("dawson:3 + sub{1,2,5}:21")
    shown = say(session, "how")
    for part in ("move in just one of them", "Take 1, 2 or 5 from a heap.", "3. The end"):
        assert part in shown
    assert match(session).played == 0


def test_gaps_are_shown_on_request() -> None:
    session = sit_down("northcott:1-6,2-6")
    assert "Northcott's game as Nim heaps: 4, 3" in say(session, "gaps")
    assert "as Nim heaps" not in say(session, "gaps")


def test_enter_plays_the_only_move() -> None:
    session = sit_down("dawson:2", opponent="human")
    assert "There is only one move, 2x1. Press Enter to play it." in say(session, "1")
    say(session, "")
    assert match(session).moves == ("1", "2x1")


def test_forced_captures_are_announced() -> None:
    session = sit_down("dawson:3")
    assert "You must capture: " in say(session, "2")


def test_draw_by_repetition() -> None:
    session = sit_down("northcott:2-8", opponent="human")
    shown = say(session, *["1 1", "1 7", "1 2", "1 8"] * 2)
    assert "A draw: the same position came up three times." in shown
    assert "A draw" in say(session, "why")


def test_pins_fall_where_they_are_named() -> None:
    """The notation cannot distinguish two equal groups, but the screen does."""
    session = sit_down("kayles:3,3", opponent="human")
    shown = say(session, "5")
    assert [len(group) for group in shown.split("\n")[5].split("    ")] == [11, 3, 3]
    say(session, "1 2")
    assert "1      2      3" in say(session, "board")
    say(session, "undo", "undo")
    assert "1  2  3      4  5  6" in say(session, "board")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["hint", "undo", "resign", "help", "board", "take 1 from 5"]),
        ("sv", ["tips", "Ångra", "ge upp", "hjälp", "bräde", "ta 1 från 5", "angra"]),
        ("da", ["tip", "fortryd", "giv  op", "hjælp", "bræt", "tag 1 fra 5", "træk"]),
        ("pt", ["dica", "desfazer", "desistir", "ajuda", "tabuleiro", "retire 1 de 5", "por que"]),
    ],
)
def test_words_of_each_language(lang: str, lines: list[str]) -> None:
    for line in lines:
        session = sit_down("nim:3,4,5", lang)
        say(session, "5 4")
        refused = Messages(lang)("error-move-syntax", text=line, example="")
        assert refused.strip() not in say(session, line)


def test_new_and_quit_leave() -> None:
    session = sit_down("nim:3")
    say(session, "menu")
    assert session.leaving == "menu"
    session = sit_down("nim:3")
    say(session, "quit")
    assert session.leaving == "quit"


def test_save_writes_a_transcript_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "My match.txt"
    session = sit_down("nim:3,4,5", misere=True)
    for _ in range(2):  # a saved match may be saved again
        say(session, "5 4")
        assert say(session, f"save {file}").startswith("Saved:")
        assert Match.from_transcript(file.read_text(encoding="utf-8")) == match(session)
    assert [path.name for path in tmp_path.iterdir()] == ["My match.txt"]


def test_save_refuses_what_it_must_not_touch(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend", encoding="utf-8")
    session = sit_down("nim:3")
    for name in (letter, tmp_path, tmp_path / "no" / "such", "/dev/null", "a\0b"):
        assert ": " in say(session, f"save {name}")
    assert letter.read_text(encoding="utf-8") == "Dear friend"
    assert list(tmp_path.iterdir()) == [letter]


def test_the_board_is_seen_from_one_side() -> None:
    session = sit_down("northcott:1-6,2-6", opponent="human")
    assert session.prompt == "Player 1 ▲ to move: "
    shown = say(session, "1 2")
    assert "▲ player 1   ▼ player 2" in shown
    assert session.prompt == "Player 2 ▼ to move: "
    assert "│   ░▲░   ░░░   ░▼░" in shown
