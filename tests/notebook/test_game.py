"""A game in a notebook, without a page: what is sent to it and what it answers."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fairplay as fp
from fairplay.errors import IllegalMoveError, InputError
from fairplay.games import names
from fairplay.messages import LANGUAGES
from fairplay.notebook import Game, games
from fairplay.play import Match
from fairplay.play.hints import match_hint
from fairplay.rules.heaps import HeapRules
from fairplay.rules.position import Position
from fairplay.rules.registry import examples
from fairplay.rules.registry import game as rules_of
from fairplay.vocabulary import in_mood

BOARDS = Path(__file__).parents[2] / "web/src/boards"


class Page:
    """What a page would get: every state, and every answer."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game, self.told = game, []  # type: ignore[var-annotated]
        self.views: list[Any] = []
        monkeypatch.setattr(game, "send", self.told.append)
        game.observe(lambda change: self.views.append(change.new), "view")

    def send(self, **message: Any) -> Any:
        self.game._asked(self.game, {"cmd": "1", **message}, [])
        return self.told[-1]["answer"]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(fp.Position("nim:3,4,5").play("perfect"), monkeypatch)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("opponent", ["human", "random"])
def test_every_game_is_played_to_its_end(name: str, opponent: str) -> None:
    rules = rules_of(name)
    game = Position.of(rules, rules.start).play(opponent, first="me")
    while game.result is None:
        game.move(next(iter(game.position.moves())))
    assert game.match.result == game.result
    assert game.view["result"]["reason"] == game.result.reason
    assert game.view["told"]


def test_a_sum_in_misere_play_by_people() -> None:
    game = fp.Position("kayles:2 + nim:1").play("human", misere=True)
    game.move("1/2→0")
    game.move("2/1→0")
    assert (game.result.winner, game.view["misere"]) == (0, True)


def test_the_person_gets_the_seat_that_can_win() -> None:
    assert fp.Position("nim:3,4,5").play("perfect").setup["seat"] == 0
    lost = fp.Position("nim:1,1").play("perfect")
    assert (lost.setup["seat"], lost.moves) == (1, ("1→0",)), "the computer has begun"
    assert fp.Position("nim:1,1").play("perfect", first="me").moves == ()


def test_a_move_is_shown_before_its_answer(page: Page) -> None:
    assert page.send(kind="move", move="3→1") == {"kind": "done"}
    assert [(view["played"], view["mover"]) for view in page.views] == [(1, 1), (2, 0)]
    assert page.game.moves[0] == "3→1"
    assert str(page.game.position) == page.game.view["position"]


def test_an_illegal_move_is_refused_with_its_reason(page: Page) -> None:
    answer = page.send(kind="move", move="3→4")
    assert (answer["kind"], answer["code"][:6]) == ("refused", "error-")
    assert page.views == []
    with pytest.raises(IllegalMoveError):
        page.game.move("3→4")


def test_a_gesture_is_judged(page: Page) -> None:
    meant = page.send(kind="touch", component=0, gesture=[[4, 1, 4]])
    assert meant["move"]["text"] == "4→1"
    refused = page.send(kind="touch", component=0, gesture=[[9, 0, 1]])
    assert refused["kind"] == "refused"


def test_hints_tell_more_each_time(page: Page) -> None:
    hints = [page.send(kind="hint") for _ in range(3)]
    assert [(hint["place"] is None, hint["move"] is None) for hint in hints] == [
        (True, True),
        (False, True),
        (False, False),
    ]
    page.send(kind="move", move=hints[2]["move"]["text"])
    assert page.send(kind="hint")["place"] is None, "a new position begins anew"


def test_a_move_and_its_answer_are_taken_back(page: Page) -> None:
    page.send(kind="move", move="3→1")
    assert page.send(kind="takeback") == {"kind": "done"}
    assert page.game.moves == ()
    assert page.send(kind="takeback")["kind"] == "refused"


def test_an_ended_match_tells_where_it_was_lost_and_begins_again(page: Page) -> None:
    page.send(kind="move", move="5→0")
    while page.game.result is None:
        page.game.move(next(iter(page.game.position.moves())))
    assert page.game.result.winner == 1
    assert page.game.decided["number"] == 1
    assert page.send(kind="move", move="1→0")["code"] == "error-match-over"
    assert page.send(kind="rematch") == {"kind": "done"}
    assert (page.game.moves, page.game.decided) == ((), {})


def test_a_ping_is_answered_and_nonsense_is_not(page: Page) -> None:
    page.game._asked(page.game, {"kind": "ping", "cmd": "9"}, [])
    assert page.told == [{"kind": "pong", "cmd": "9", "now": 0}]
    page.game._asked(page.game, {"kind": "close", "cmd": "9"}, [])
    page.game._asked(page.game, ["nonsense"], [])
    assert len(page.told) == 1


def test_another_board_goes_on_from_a_match() -> None:
    game = fp.Position("kayles:9").play("human")
    game.move("9→4,4")
    other = Game(game.match, "perfect", first="computer")
    assert other.moves[0] == "9→4,4"
    assert games()[-2:] == (game, other)
    assert game.moves == ("9→4,4",), "the first board has not changed"


class Half(HeapRules):
    """Take at least one, and at most half of a heap."""

    def splits(self, heap: int) -> list[tuple[int]]:
        return [(left,) for left in range((heap + 1) // 2, heap)]


def test_a_game_that_no_registry_knows() -> None:
    game = Position.of(Half("half", start=(8,)), (8,)).play("perfect", first="me")
    game.move("8→7")
    assert game.setup["rules"] == [
        {"game": "half", "told": (), "own": "Take at least one, and at most half of a heap."}
    ]
    assert len(game.moves) == 2


class First:
    """A player of one's own."""

    def choose(self, match: Match) -> str:
        return next(iter(match.position.moves()))


def test_any_player_can_be_the_opponent() -> None:
    game = fp.Position("nim:2,2").play(First(), first="computer")
    assert (len(game.moves), game.setup["opponent"]) == (1, "")


@pytest.mark.parametrize(
    "agreed",
    [{"opponent": "mediocre"}, {"opponent": 11}, {"lang": "fi"}, {"first": "nobody"}],
)
def test_what_cannot_be_agreed_is_told_in_one_line(agreed: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="choose one of") as raised:
        fp.Position("nim").play(**agreed)
    assert "\n" not in str(raised.value)


def test_a_board_that_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(InputError, match="9007199254740991"):
        fp.Position(f"nim:{10**20}").play("human")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_board(language: str) -> None:
    texts = fp.Position("kayles").play(lang=language).setup["texts"]
    keys = {line.partition(" = ")[0] for line in texts.splitlines()}
    needed = {"web-play-yours", "said-pin", "web-do-pin", "end-no-move", "hint-won"}
    assert needed | {"notebook-silent", "game-kayles-title", "how-move-kayles"} <= keys
    others = {"game-nim-title", "how-move-nim", "web-graph", "web-tiles", "said-turn"}
    assert not others & keys, "a board has the texts of its own games only"
    assert len(texts) < 30_000


@pytest.mark.parametrize("game", names())
def test_a_board_has_the_words_that_it_shows(game: str) -> None:
    """Of the rule, of the position, of its moves and of the hints."""
    played = fp.Position(examples(game)[0]).play("human")
    match = played.match
    start = match.start
    moves = [start.view(move) for move in start.moves()]
    words = [in_mood(move, mood) for move in moves for mood in ("said-", "web-do-")]
    boards = [(*board.described, *board.notes) for board in start.boards()]
    hints = [match_hint(match, step).told for step in (1, 2, 3)]
    told = json.dumps(msgspec.to_builtins([played.setup["rules"], words, boards, hints]))
    assert set(re.findall(r'"key": "([^"]+)"', told)) <= _keys(played)


def test_boards_of_all_families_have_the_texts_that_their_drawings_name() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in BOARDS.glob("*.svelte"))
    positions = ("nim", "nimble", "northcott", "chomp", "hackenbush", "mock-turtles", "wythoff")
    known = set().union(*(_keys(fp.Position(one).play("human")) for one in positions))
    assert set(re.findall(r"\bt\('([a-z0-9-]+)'", source)) <= known


def _keys(game: Game) -> set[str]:
    return {line.partition(" = ")[0] for line in game.setup["texts"].splitlines()}


def test_the_picture_for_pages_without_a_kernel() -> None:
    data, _ = fp.Position("kayles:3").play()._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == "<Game kayles:3>"


@pytest.mark.parametrize(
    ("target", "answer", "said"),
    [
        ("fairplay.extras.find_spec", None, "pip install 'fairplay[notebook]'"),
        ("pathlib.Path.is_file", False, "make setup"),
    ],
)
def test_what_is_missing_is_told_in_one_line(
    target: str, answer: object, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("fairplay.notebook")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(target, lambda *_: answer)
    with pytest.raises(InputError) as raised:
        fp.Position("nim").play()
    assert said in str(raised.value)
    assert "\n" not in str(raised.value)
