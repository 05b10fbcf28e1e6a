"""Boards and moves as data: gestures make moves, and each move can be made by its gestures."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice

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
                made = position.touched(view.touches, view.component)
                assert (made.text, made.component) == (view.text, view.component)


@every_position
def test_a_heap_is_touched_from_either_end(text: str) -> None:
    for position in _played(text, seed=5):
        boards = position.boards()
        for view in map(position.view, islice(position.moves(), 60)):
            added = view.touches[0][-1] > view.touches[0][0]
            if boards[view.component].family == "heaps" and not added:
                mirrored = [[size, size - end, size - start] for size, start, end in view.touches]
                made = position.touched(mirrored, view.component)
                both = (position.after(one.text).boards() for one in (made, view))
                assert [*map(_things, next(both))] == [*map(_things, next(both))]


@every_position
def test_a_gesture_says_what_changes(text: str) -> None:
    """A screen may show the move before it knows the position after it."""
    for position in _played(text, seed=4):
        boards = position.boards()
        for move in islice(position.moves(), 60):
            view = position.view(move)
            after = position.after(move).turned().boards()
            now = boards[view.component]
            assert _things(after[view.component]) == _changed(now, view.touches), move
            others = [one for i, one in enumerate(boards) if i != view.component]
            assert [one for i, one in enumerate(after) if i != view.component] == others


Things = tuple[list[int], list[int], tuple[str, ...], tuple[int, ...], tuple[tuple[int, int], ...]]


def _things(board: Board) -> Things:
    """What lies on a board, without the order of its heaps."""
    graph = board.vertices, board.edges
    ranks = board.ranks or (board.cells,)
    return sorted(board.heaps), sorted(board.coins), ranks, *graph


def _changed(board: Board, gesture: Gesture) -> Things:
    """What a family makes of a gesture, whatever the game."""
    gone = [one[0] for one in gesture if len(one) == 1] if board.family == "graph" else []
    edges = (one for one in board.edges if not {*one} & {*gone} and list(one) not in gesture)
    vertices = (one for one in board.vertices if one not in gone)
    heaps, coins = list(board.heaps), list(board.coins)
    ranks = [*map(list, board.ranks or (board.cells,))]
    match board.family, gesture:
        case (("strip" | "grid"), _) if board.things == "coin":
            for element in gesture:
                rank, file = element if board.ranks else (0, element[0] - 1)
                ranks[rank][file] = {"H": "T", "T": "H"}[ranks[rank][file]]
        case "strip", _ if board.cells:
            for cell, sign in gesture:
                ranks[0][cell - 1] = chr(sign)
        case "heaps", [[size, start, end]] if start == size:
            heaps[heaps.index(size)] = end
        case "heaps", [_, _] if board.layout == "rows":
            for size, start, end in gesture:  # nothing is split, so each run is in its own heap
                heaps[heaps.index(size)] -= end - start
        case "heaps", [[size, *_], *_]:
            ends = [0, *(end for _, *run in gesture for end in run), size]
            heaps.remove(size)
            heaps += [b - a for a, b in zip(ends[::2], ends[1::2], strict=True)]
        case "strip", [[here], [there]]:
            coins[coins.index(here)] = there
        case "grid", [[rank, file], [to_rank, to_file]]:
            ranks[to_rank][to_file], ranks[rank][file] = ranks[rank][file], "."
        case "tiles", [[rank, file]] if board.reach == "corner":
            ranks = [row[:file] if at >= rank else row for at, row in enumerate(ranks)]
            ranks = [row + ["."] * (len(ranks[0]) - len(row)) for row in ranks]
            ranks = [row for row in ranks if row[0] != "."]
        case "tiles", _:
            for rank, file in gesture:
                ranks[rank][file] = "x"
    left = (sorted(filter(None, many)) for many in (heaps, coins))
    graph = tuple(vertices), tuple(edges)
    return *left, tuple(map("".join, ranks)), *graph  # type: ignore[return-value]


@every_position
def test_no_gesture_makes_two_moves(text: str) -> None:
    for position in _played(text, seed=2):
        seen: dict[str, str] = {}
        for move in islice(position.rules.moves(position.state), 60):
            for image in position.rules.images(move):
                view = position.rules.move_view(position.state, image)
                key = f"{view.component}{view.touches}"
                assert seen.setdefault(key, view.text) == view.text


@every_position
def test_touched_elements_are_on_the_board(text: str) -> None:
    for position in _played(text, seed=3):
        boards = position.boards()
        for move in islice(position.moves(), 60):
            view = position.view(move)
            _check_on_board(boards[view.component], view.touches)


def _check_on_board(board: Board, gesture: Gesture) -> None:
    match board.family:
        case "heaps":
            for size, first, last in gesture:
                assert size in board.heaps
                most = size + (board.stocks[0] if board.stocks else 0)
                assert 0 <= first <= last <= most
        case "strip" | "grid" if board.things == "coin":
            width = len(board.cells or board.ranks[0])
            for element in gesture:
                assert len(element) == (2 if board.ranks else 1)
                assert bool(board.cells) <= element[-1] < width + bool(board.cells)
            at = max(gesture)
            assert (board.ranks[at[0]][at[1]] if board.ranks else board.cells[at[0] - 1]) == "H"
        case "strip" if board.cells:
            assert all(board.cells[cell - 1] != chr(sign) for cell, sign in gesture)
        case "strip":
            (here,), (there,) = gesture
            assert here in board.coins
            assert 0 <= there < here
        case "grid":
            (rank, file), (to_rank, to_file) = gesture
            assert board.ranks[rank][file] == "P"
            assert board.ranks[to_rank][to_file] in ".p"
        case "graph":
            shown = [[vertex] for vertex in board.vertices] + [[*edge] for edge in board.edges]
            assert all(one in shown for one in gesture)


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
        ("grundy:6", [[6, 3, 3]], "error-equal-split"),
        ("grundy:6", [[6, 2, 4]], "error-only-split"),
        ("grundy:2", [[2, 0, 1]], "error-heap-stuck"),
        ("sub{1,2,5}:7", [[7, 3, 7]], "error-take-count"),
        ("nim:3,4", [[4, 1, 2]], "error-no-split"),
        ("nim:3,4", [[4, 4, 6]], "error-adding"),
        ("nim:3,4", [[2, 0, 1]], "error-no-heap"),
        ("nim:3,4", [[3, 2, 9]], "error-gesture"),
        ("nim:3,4", [[0]], "error-gesture"),
        ("nim:3,4", [], "error-gesture"),
        ("nim:3,4", [[3, 2, 3], [4, 3, 4]], "error-one-heap"),
        ("nim:3,4", [[0, 0, 0]], "error-heap-empty"),
        ("kayles:5", [[5, 1, 4]], "error-pin-count"),
        ("kayles:5,2", [[5, 4, 5], [2, 0, 1]], "error-pins-apart"),
        ("kayles:5,2", [[0, 0, 0]], "error-pin-fallen"),
        ("poker-nim:3/2,9", [[3, 3, 6]], "error-stock"),
        ("wythoff:3,5", [[3, 2, 3], [5, 2, 5]], "error-pair-same"),
        ("wythoff:3,5", [[5, 2, 4]], "error-no-split"),
        ("wythoff:3,5", [[4, 2, 4]], "error-no-heap"),
        ("euclid:3,8", [[8, 6, 8]], "error-pair-rule"),
        ("euclid:3,8", [[3, 2, 3]], "error-pair-larger"),
        ("pair{take from the smaller}:3,8", [[8, 6, 8]], "error-pair-smaller"),
        ("pair{take 1 from one and 2 from the other}:3,8", [[8, 7, 8]], "error-pair-both-only"),
        ("pair{take the same from both, 2}:3,8", [[3, 2, 3], [8, 7, 8]], "error-pair-both"),
        (
            "pair{take 1 from one or the same from both, 2}:1,8",
            [[1, 0, 1], [8, 7, 8]],
            "error-pair-alone",
        ),
        ("pair{take 5 from one}:1,2", [[2, 1, 2]], "error-pair-none"),
        ("euclid:3,8", [[3, 0, 3], [8, 5, 8]], "error-one-heap"),
        ("fibonacci-nim:20,4", [[20, 15, 20]], "error-take-most"),
        ("nimble:2,5", [[5], [7]], "error-coin-left"),
        ("nimble:2,5", [[4], [1]], "error-no-coin"),
        ("nimble:2,5", [[4]], "error-choose-coin"),
        ("nimble:2,3", [[3]], "error-choose"),
        ("modified-nimble:2,3", [[3]], "error-coin-stuck"),
        ("modified-nimble:2,5", [[5], [1]], "error-coin-jump"),
        ("modified-nimble1:2,5", [[5], [3]], "error-coin-steps"),
        ("northcott:2-7", [[0, 1], [0, 7]], "error-jump"),
        ("northcott:2-7,1-3", [[0, 1], [1, 1]], "error-along-row"),
        ("northcott:2-7", [[0, 6], [0, 5]], "error-not-your-piece"),
        ("northcott:1-2", [[0, 0]], "error-piece-stuck"),
        ("northcott:2-7", [[0, 6]], "error-not-yours"),
        ("northcott:2-7", [[0, 3]], "error-choose-piece"),
        ("dawson:3", [[1, 0]], "error-choose-piece"),
        ("dawson:3", [[0, 0], [1, 0]], "error-not-yours"),
        ("dawson:p.p/.p./PPP", [[2, 1]], "error-must-capture"),
        ("dawson:3", [[2, 0], [0, 0]], "error-one-forward"),
        ("dawson:3", [[2, 0], [1, 1]], "error-no-capture"),
        ("dawson:p.p/.p./PPP", [[2, 0], [1, 0]], "error-must-capture"),
        ("dawson:p.p/.p./PPP + nim:3", [[0, 0, 1]], "error-must-answer"),
        ("turning-turtles:2,4", [[1], [3]], "error-turn-rightmost"),
        ("turning-turtles:2,4", [[1], [2], [4]], "error-turn-count"),
        ("turning-turtles:2,4", [[9]], "error-no-such-coin"),
        ("coins{turn 2 next to each other}:5", [[3], [5]], "error-turn-apart"),
        ("coins{turn 1-2 x turn 1-2}:2-2", [[0, 0], [1, 1]], "error-turn-rectangle"),
        ("coins{turn 1-2 x turn 1-2}:2-2", [[0, 0]], "error-turn-corner"),
        ("coins{turn 1-2 x turn 1-2}:2-2", [[4, 0]], "error-no-such-place"),
        ("coins{turn 1 x turn 1-2}:2-2", [[0, 1], [1, 1]], "error-turn-rows"),
        ("coins{turn 1-2 x turn 1}:2-2", [[1, 0], [1, 1]], "error-turn-columns"),
        ("treblecross:2/5", [[2]], "error-cell-taken"),
        ("treblecross:2/5", [[1], [3]], "error-one-cross"),
        ("treblecross:2/5", [[7]], "error-no-cell"),
        ("row{XX→..}:XX.X", [[1]], "error-touch-more"),
        ("row{XX→..}:XX.X", [[4]], "error-touch-cells"),
        ("node-kayles:1-2,2-3", [[1, 2]], "error-choose-vertex"),
        ("node-kayles:1-2,2-3", [[1], [3]], "error-graph-one"),
        ("hackenbush:0-1,1-2", [[1]], "error-choose-edge"),
        ("hackenbush:0-1,1-2", [[0, 2]], "error-no-edge"),
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


#: Words of the rules in our notation: no other language says them.
CODES = ("take", "smaller", "larger", "turn", "from", "until", "either way")


@pytest.mark.parametrize("language", ["sv", "da", "pt"])
@pytest.mark.parametrize(
    ("text", "gesture"),
    [
        ("euclid:4,10", [[10, 9, 10]]),
        ("euclid:4,10", [[4, 3, 4]]),
        ("wythoff:3,5", [[3, 2, 3], [5, 2, 5]]),
        ("pair{take 1-2 from one or the same from both, 1-2}:5,8", [[8, 4, 8]]),
        ("pair{take 1-2 from one or the same from both, 1-2}:5,8", [[5, 4, 5], [8, 4, 8]]),
        ("coins{turn 1-2}:2,4", [[1], [2], [4]]),
        ("coins{turn 1 x turn 1-2}:2-2", [[0, 1], [1, 1]]),
        ("row{XX.→..X either way}:XX.X", [[4]]),
        ("row{.→X until XX}:X..", [[1]]),
        ("graph{remove a vertex of odd degree}:1-2,2-3", [[2]]),
        ("heap{take 1-3 or split}:9", [[9, 5, 9]]),
        ("heap{take a prime}:9", [[9, 8, 9]]),
    ],
)
def test_the_reason_is_told_without_the_code_of_a_rule(
    text: str, gesture: Gesture, language: str
) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Position(text).touched(gesture)
    told = caught.value.message(language)
    assert not [word for word in CODES if word in told.split()], told


def test_the_reason_names_what_is_allowed() -> None:
    def told(text: str, *gesture: list[int]) -> str:
        with pytest.raises(IllegalMoveError) as caught:
            Position(text).touched([*gesture])
        return str(caught.value)

    assert told("euclid:4,10", [10, 9, 10]).endswith("heap of 10. Allowed: 4, 8")
    assert told("euclid:4,10", [4, 3, 4]) == "Take from the larger heap. Allowed: 4, 8"
    twos = "pair{take 1-2 from one or the same from both, 1-2}:5,8"
    assert told(twos, [8, 5, 8]).endswith("Allowed: 1, 2")
    assert told(twos, [5, 4, 5], [8, 6, 8]).endswith("Allowed from both: 1 + 1, 2 + 2")
    assert told("coins{turn 1-2}:1,2,4", [1], [2], [4]).endswith("3. Allowed: 1–2")
    # Huge heaps cost nothing, and no list is longer than a line.
    assert told("euclid:7,10^30", [10**30, 10**30 - 1, 10**30]).endswith("49, 56, …")


def test_dots_of_a_rule_do_not_run_into_a_full_stop() -> None:
    for language in ("en", "sv", "da", "pt"):
        with pytest.raises(IllegalMoveError) as caught:
            Position("row{XX→..}:XX..").touched([[3], [4]])
        words = Messages(language)
        rule = words.fill(Position("row{XX→..}:XX").rules.told()[0])
        for told in (caught.value.message(language), rule):
            assert "..." not in told
            assert ".. " not in told


def _elements(board: Board) -> Iterator[list[int]]:
    """Everything on a board that a finger can touch."""
    match board.family:
        case "heaps":
            for size in {0, *board.heaps}:
                inside = combinations_with_replacement(range(size + 1), 2)
                yield from ([size, *run] for run in inside)
                if size and board.stocks:
                    yield from ([size, size, size + more] for more in range(1, board.stocks[0] + 2))
        case "strip" if board.cells:
            yield from ([cell] for cell in range(len(board.cells) + 2))
        case "strip":
            yield from ([square] for square in range(max(board.coins, default=0) + 2))
        case "grid":
            ranks, files = len(board.ranks), len(board.ranks[0])
            yield from ([rank, file] for rank in range(ranks) for file in range(files))
        case "graph":
            yield from ([vertex] for vertex in board.vertices)
            yield from ([*edge] for edge in board.edges)


@pytest.mark.parametrize(
    "text",
    [
        *("nim:1,3", "resta-um:1,2", "poker-nim:1,2/2,1", "sub{1,3}:4", "lasker:1,3", "grundy:2,4"),
        *("kayles:1,3", "0.07:4", "0.137:3", "nimble:1,1,3", "nimble1:1,3"),
        *("wythoff:2,2", "euclid:2,3", "fibonacci-nim:4,2"),
        *("modified-nimble:1,2,4", "northcott4:1-3,1-2", "northcott3:1-2", "dawson:3"),
        *("dawson:p.p/.p./PPP", "dawson:p.p/.p./PPP + nim:2", "nim:2 + kayles:2"),
        *("turning-turtles:2,4", "mock-turtles:2,4/5", "treblecross:2/5", "row{XX→..}:XXX.XX"),
        *("coins{turn 2 next to each other}:2,4", "coins{turn 1-2 x turn 1-2}:2-3,3-1"),
        "row{X→o, o→. until oo}:XoX",
        *("node-kayles:1-2,2-3,4", "hackenbush:0-1,1-2,0-3", "graph{remove a vertex}:1-2"),
    ],
)
def test_every_touch_and_every_pair_of_touches_is_answered(text: str) -> None:
    """A gesture makes a move, or its reason says more than that it makes none."""
    position = Position(text)
    for component, board in enumerate(position.boards()):
        elements = list(_elements(board))
        pairs = ([one, other] for one in elements for other in elements)
        for gesture in (*([one] for one in elements), *pairs):
            try:
                position.after(position.touched(gesture, component).text)
            except IllegalMoveError as error:
                vague = error.code in ("error-gesture", "error-illegal-move")
                assert not vague or (board.family == "heaps" and len(gesture) > 1), gesture


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
    assert view.touches == [[6, 1, 2], [6, 4, 4]]
    assert position.touched(view.touches).text == "6→1,2,2"
