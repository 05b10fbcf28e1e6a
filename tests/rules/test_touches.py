"""Boards and moves as data: gestures make moves, and each move can be made by its gestures."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.errors import IllegalMoveError, InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match, Random
from fairplay.rules.position import Position
from fairplay.vocabulary import Board, Gesture
from tests.helpers import POSITIONS

every_position = pytest.mark.parametrize("text", POSITIONS)


def _played(text: str, seed: int) -> tuple[Position, ...]:
    match, player = Match.begin(text), Random(seed)
    while match.result is None and len(match.moves) < 30:
        match = match.play(player.choose(match))
    return match.positions


@every_position
def test_every_gesture_of_a_move_makes_it(text: str) -> None:
    for position in _played(text, seed=1):
        for move in islice(position.rules.moves(position.state), 60):
            for image in position.rules.images(move):
                view = position.rules.move_view(position.state, image)
                assert view.touches, view
                for gesture in view.touches:
                    made = position.touched(gesture, view.component or 0)
                    assert _alike(position.after(made.text)) == _alike(position.after(view.text))
                    assert made.component == view.component


def _alike(position: Position) -> list[tuple[object, ...]]:
    """The position without the order of its heaps."""
    boards = position.boards()
    return [(sorted(b.heaps), b.stocks, sorted(b.coins), b.ranks) for b in boards]


@every_position
def test_no_gesture_makes_two_moves(text: str) -> None:
    for position in _played(text, seed=2):
        seen: dict[str, str] = {}
        for move in islice(position.rules.moves(position.state), 60):
            for image in position.rules.images(move):
                view = position.rules.move_view(position.state, image)
                for gesture in view.touches:
                    key = f"{view.component}{gesture}"
                    assert seen.setdefault(key, view.text) == view.text


@every_position
def test_touched_elements_are_on_the_board(text: str) -> None:
    for position in _played(text, seed=3):
        boards = position.boards()
        for move in islice(position.moves(), 60):
            view = position.view(move)
            board = boards[view.component or 0]
            for gesture in view.touches:
                _check_on_board(board, gesture)


def _check_on_board(board: Board, gesture: Gesture) -> None:
    match board.family:
        case "heaps":
            for heap, first, last in gesture:
                most = board.heaps[heap] + (board.stocks[0] if board.stocks else 0)
                assert 0 <= first <= last <= most
        case "strip":
            (here,), (there,) = gesture
            assert here in board.coins
            assert 0 <= there < here
        case "grid":
            (rank, file), (to_rank, to_file) = gesture
            assert board.ranks[rank][file] == "P"
            assert board.ranks[to_rank][to_file] in ".p"


@given(
    st.sampled_from(POSITIONS),
    st.lists(st.lists(st.integers(0, 12), max_size=3), max_size=3),
    st.integers(0, 3),
)
def test_any_gesture_is_a_move_or_has_a_reason(text: str, gesture: Gesture, at: int) -> None:
    position = Position(text)
    reason = None
    try:
        position.after(position.touched(gesture, at).text)
    except IllegalMoveError as error:
        reason = Messages("en")(error.code, **error.params)
    assert reason != ""


@pytest.mark.parametrize(
    ("text", "gesture", "code"),
    [
        ("grundy:6", [[0, 3, 3]], "error-equal-split"),
        ("grundy:6", [[0, 2, 4]], "error-take-count"),
        ("nim:3,4", [[1, 1, 2]], "error-no-split"),
        ("nim:3,4", [[1, 4, 6]], "error-adding"),
        ("nim:3,4", [[2, 0, 1]], "error-gesture"),
        ("nim:3,4", [[0, 2, 9]], "error-gesture"),
        ("nim:3,4", [[0]], "error-gesture"),
        ("nim:3,4", [], "error-gesture"),
        ("kayles:5", [[0, 1, 4]], "error-take-count"),
        ("poker-nim:3/2,9", [[0, 3, 6]], "error-stock"),
        ("nimble:2,5", [[5], [7]], "error-coin-left"),
        ("nimble:2,5", [[4], [1]], "error-no-coin"),
        ("modified-nimble:2,5", [[5], [1]], "error-coin-jump"),
        ("modified-nimble1:2,5", [[5], [3]], "error-coin-steps"),
        ("northcott:2-7", [[0, 1], [0, 7]], "error-jump"),
        ("northcott:2-7,1-3", [[0, 1], [1, 1]], "error-along-row"),
        ("northcott:2-7", [[0, 6], [0, 5]], "error-not-your-piece"),
        ("dawson:3", [[2, 0], [0, 0]], "error-one-forward"),
        ("dawson:3", [[2, 0], [1, 1]], "error-no-capture"),
        ("dawson:p.p/.p./PPP", [[2, 0], [1, 0]], "error-must-capture"),
        ("dawson:p.p/.p./PPP + nim:3", [[0, 0, 1]], "error-must-answer"),
    ],
)
def test_the_reason_is_a_code(text: str, gesture: Gesture, code: str) -> None:
    position = Position(text)
    component = len(position.components) - 1
    with pytest.raises(IllegalMoveError) as caught:
        position.touched(gesture, component)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "{" not in Messages(language)(code, **caught.value.params)


def test_an_unknown_component() -> None:
    with pytest.raises(InputError, match="no game 3"):
        Position("nim:1 + nim:2").touched([[0, 0, 1]], 2)


@pytest.mark.parametrize("language", LANGUAGES)
@every_position
def test_every_board_is_described(text: str, language: str) -> None:
    messages = Messages(language)
    for position in _played(text, seed=4):
        for board in position.boards():
            told = [messages.fill(one) for one in (*board.described, *board.notes)]
            assert all(told), board
            assert "{" not in "".join(told)
            assert board.described


@pytest.mark.parametrize(
    ("text", "layout"),
    [("nim", "rows"), ("sub{1,2}:5", "rows"), ("lasker", "flow"), ("kayles", "line")],
)
def test_heaps_that_never_split_lie_below_each_other(text: str, layout: str) -> None:
    assert Position(text).boards()[0].layout == layout


def test_three_heaps_are_left_by_a_run_and_a_cut() -> None:
    """A digit of 8 leaves three heaps: something is taken, and the rest is cut once more."""
    position = Position("0.8:6")
    view = position.view("6→1,2,2")
    assert view.touches[0] == [[0, 1, 2], [0, 4, 4]]
    assert position.touched(view.touches[0]).text == "6→1,2,2"
