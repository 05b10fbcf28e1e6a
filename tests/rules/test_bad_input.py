"""Bad input: each text with its error."""

import pytest

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.explain import explain
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import find, names
from fairplay.rules.sequences import code_of
from fairplay.rules.solve import solve
from fairplay.theory import misere as misere_module
from fairplay.theory import sums
from fairplay.theory.sequences import sequence_of

HUGE = "9" * 5000
TEN_TO_30 = 10**30

BAD_POSITIONS = [
    ("", "error-empty-position"),
    ("   ", "error-empty-position"),
    (":3,4", "error-empty-position"),
    ("nim:3 +", "error-empty-position"),
    ("+", "error-empty-position"),
    ("nimm:3,4", "error-unknown-game"),
    ("Nim:3,4", "error-unknown-game"),
    ("kyales:7", "error-unknown-game"),
    ("northcot", "error-unknown-game"),
    ("qqqqqqqq:1", "error-unknown-game-list"),
    ("x" * 10_000, "error-unknown-game-list"),
    ("nim:", "error-number-missing"),
    ("nim:,", "error-number-missing"),
    ("nim:3,,4", "error-number-missing"),
    ("nim:3;4", "error-number"),
    ("nim:-3", "error-number-least"),
    ("nim:-0", "error-number"),
    ("nim:--3", "error-number"),
    ("nim:3.5", "error-number"),
    ("nim:1e9", "error-number"),
    ("nim:٣", "error-number"),
    ("nim:3²", "error-number"),
    ("nim:three", "error-number"),
    ("nim:3 misère", "error-position-misere"),  # a position does not name the convention
    ("nim:" + HUGE, "error-number-long"),
    ("nim:" + ",".join(["1"] * 2000), "error-items"),
    (" + ".join(["nim:1"] * 1000), "error-components"),
    ("0.8x:3", "error-code-syntax"),
    ("1.7:3", "error-code-whole"),
    ("0.0:3", "error-code-empty"),
    ("0." + "7" * 5000 + ":3", "error-code-long"),
    ("sub{}:3", "error-subtraction-syntax"),
    ("sub{1,2:3", "error-code-syntax"),
    ("sub{0}:3", "error-subtraction-range"),
    ("sub{1000000}:3", "error-subtraction-range"),
    ("nimble:-1", "error-number-least"),
    ("modified-nimble:3,3", "error-coins-share"),
    ("modified-nimble:1001", "error-number-most"),
    ("modified-nimble:" + HUGE, "error-number-long"),
    ("poker-nim:3,4", "error-poker-syntax"),
    ("poker-nim:3/4", "error-poker-syntax"),
    ("poker-nim:3/4,5,6", "error-poker-syntax"),
    ("poker-nim:3/4,5/6", "error-poker-syntax"),
    ("poker-nim:3/-4,5", "error-number-least"),
    ("northcott:1-6,2", "error-rows-syntax"),
    ("northcott:", "error-rows-syntax"),
    ("northcott:1-2-3", "error-rows-syntax"),
    ("northcott:-1-2", "error-rows-syntax"),
    ("northcott:3-3", "error-rows-share"),
    ("northcott:1-9", "error-number-most"),
    ("northcott:0-5", "error-number-least"),
    ("northcott5:1-6", "error-number-most"),
    ("northcott1:1-2", "error-number-least"),
    ("northcott101", "error-number-most"),
    ("northcott" + HUGE, "error-number-long"),
    ("northcott:" + ",".join(["1-2"] * 2000), "error-items"),
    ("dawson:1000000000", "error-pawns-wide"),
    ("dawson:800,800", "error-pawns-wide"),
    ("dawson:" + ",".join(["1"] * 600), "error-pawns-wide"),
    ("dawson:" + "/".join(["p" * 1001, "." * 1001, "P" * 1001]), "error-pawns-wide"),
    ("dawson:ppp/PPP", "error-pawns-syntax"),
    ("dawson:ppp/../PPP", "error-pawns-syntax"),
    ("dawson:ppp/.../QPP", "error-pawns-syntax"),
    ("dawson:ppp/PPP/...", "error-pawns-unreachable"),
    ("dawson:PPP/.../ppp", "error-pawns-unreachable"),
    ("dawson:.../.../P..", "error-pawns-unreachable"),
    # Two exchanges at once cannot occur, on one board or on two.
    ("dawson:p.p.p.p/.p...p./PPP.PPP", "error-pawns-unreachable"),
    ("dawson:p.p/.p./PPP + dawson:p.p/.p./PPP", "error-pawns-unreachable"),
    ("resta-um:3 + northcott:1-2", "error-sum-conventions"),
]

TOO_LARGE = [
    (f"kayles:{TEN_TO_30} + nim:1", True, "error-search-options"),
    (f"kayles:7 + nim:{TEN_TO_30}", True, "error-search-options"),
    ("kayles:60 + nim:1", True, "error-search-positions"),
]

BAD_MOVES = [
    ("nim:3,4", "5→1", "error-no-heap"),
    ("nim:3,4", "4→4", "error-no-change"),
    ("nim:3,4", "4→5", "error-adding"),
    ("nim:3,4", "4→1,1", "error-no-split"),
    ("kayles:7", "7→4", "error-pin-count"),
    ("kayles:7", "7→0", "error-pin-count"),
    ("grundy:6", "6→3,3", "error-equal-split"),
    ("grundy:6", "6→5", "error-only-split"),
    ("lasker:4", "4→1,1", "error-leave"),
    ("0.36:2", "2→0", "error-leave-nothing"),
    ("sub{1,2,5}:7", "7→4", "error-take-count"),
    ("nimble1:4", "4→2", "error-coin-steps"),
    ("modified-nimble:2,5", "4→3", "error-no-coin"),
    ("modified-nimble:2,5", "5→1", "error-coin-jump"),
    ("modified-nimble:2,5", "5→2", "error-coin-jump"),
    ("modified-nimble1:2,5", "5→3", "error-coin-steps"),
    ("modified-nimble:2,5", "5→7", "error-coin-left"),
    ("nimble:2,5", "5→7", "error-coin-left"),
    ("poker-nim:3,4/2,9", "3→6", "error-stock"),
    ("poker-nim:3,4/2,9", "3→1,1", "error-no-split"),
    ("poker-nim:3,4/2,9", "3→2,3", "error-no-split"),
    ("poker-nim:3,4/2,9", "5→1", "error-no-heap"),
    ("poker-nim:3,4/2,9", "3→3", "error-no-change"),
    ("northcott:2-7", "2:2→3", "error-no-row"),
    ("northcott:2-7", "1:7→6", "error-not-your-piece"),
    ("northcott:2-7", "1:2→9", "error-off-board"),
    ("northcott:2-7", "1:2→0", "error-off-board"),
    ("northcott:2-7", "1:2→8", "error-jump"),
    ("northcott:2-7", "1:2→7", "error-jump"),
    ("northcott:2-7", "1:2→2", "error-no-change"),
    ("dawson:3", "4", "error-no-advance"),
    ("dawson:3", "0", "error-no-advance"),
    ("dawson:3", "1x2", "error-no-capture"),
    ("dawson:p.p/.p./PPP", "1", "error-must-capture"),
    ("dawson:p.p/.p./PPP", "2x1", "error-must-capture"),
    ("dawson:p.p/.p./PPP + nim:3", "2/3→1", "error-must-answer"),
]


@pytest.mark.parametrize(("text", "code"), BAD_POSITIONS, ids=lambda text: text[:40])
def test_refused_positions(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        Position(text)
    assert caught.value.code == code
    message = str(caught.value)
    assert message
    assert "\n" not in message


@pytest.mark.slow
@pytest.mark.parametrize(("text", "misere", "code"), TOO_LARGE)
def test_positions_that_are_too_large_name_the_limit(
    text: str, misere: bool, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With smaller limits than the real ones, which take seconds to reach."""
    for module in (sums, misere_module):
        monkeypatch.setattr(module, "MAX_OPTIONS", 20_000)
    monkeypatch.setattr(misere_module, "MAX_POSITIONS", 20_000)
    with pytest.raises(TooLargeError) as caught:
        solve(text, misere).json()
    assert caught.value.code == code
    assert str(caught.value.params["limit"]) in str(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize("heap", [10**9, TEN_TO_30])
def test_a_heap_that_takes_too_long_names_what_is_known(heap: int) -> None:
    """How far the work would go is an estimate, which another call may pass."""
    values = sequence_of(code_of("grundy"))
    with pytest.raises(TooLargeError) as caught:
        solve(f"grundy:{heap}").json()
    assert caught.value.code == "error-heap-long"
    assert caught.value.params == {"size": heap, "known": len(values) - 1}


@pytest.mark.parametrize(("text", "move", "code"), BAD_MOVES)
def test_refused_moves(text: str, move: str, code: str) -> None:
    position = Position(text)
    with pytest.raises(IllegalMoveError) as caught:
        position.after(move)
    assert caught.value.code == code
    assert position == Position(text)


@pytest.mark.parametrize("move", ["1→0", "3/1→0", "0/1→0", "x/1→0", "1/2/1→0"])
def test_a_move_in_a_sum_begins_with_the_number_of_the_game(move: str) -> None:
    with pytest.raises(InputError):
        Position("nim:1,2 + kayles:3").after(move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words_in_every_language(language: str) -> None:
    """The parameters that the code passes are those that the message uses."""
    messages = Messages(language)
    for text, _ in BAD_POSITIONS:
        with pytest.raises(InputError) as caught:
            Position(text)
        assert messages(caught.value.code, **caught.value.params)
    for text, move, _ in BAD_MOVES:
        with pytest.raises(InputError) as caught:
            Position(text).after(move)
        assert messages(caught.value.code, **caught.value.params)


@pytest.mark.parametrize("name", [name for name in names() if name not in ("nim", "octal")])
def test_a_misspelt_name_gets_a_suggestion(name: str) -> None:
    with pytest.raises(InputError) as caught:
        find(name[:-1] + "q")
    assert caught.value.params["nearest"] == name


@pytest.mark.parametrize(
    ("position", "misere"),
    [("northcott", True), ("northcott misère", False), ("northcott:1-5 + nim:3", True)],
)
def test_northcott_is_never_misere(position: str, misere: bool) -> None:
    with pytest.raises(InputError) as caught:
        solve(position, misere)
    assert caught.value.code == "error-normal-only"


@pytest.mark.parametrize(
    ("position", "code", "name"),
    [
        ("treblecross", "error-normal-ending", "treblecross"),
        ("row{.→X until XXX}", "error-normal-ending", "row{.→X until XXX}"),
        ("chomp", "error-normal-poisoned", "chomp"),
        ("nim:3 + chomp", "error-normal-poisoned", "chomp"),
    ],
)
def test_why_misere_is_not_offered(position: str, code: str, name: str) -> None:
    with pytest.raises(InputError) as caught:
        solve(f"{position} misère")
    assert (caught.value.code, caught.value.params) == (code, {"name": name})


@pytest.mark.parametrize(
    "text", ["nim:1,1 misère", "nim:1,1 misere", "nim:1,1 MISÈRE ", "resta-um:1,1"]
)
def test_ways_to_say_misere(text: str) -> None:
    assert solve(text).misere


@pytest.mark.parametrize("misere", [False, True])
def test_huge_but_valid_positions(misere: bool) -> None:
    """Large heaps are no problem in Nim: solved, explained and playable."""
    for text in (f"nim:{TEN_TO_30},{TEN_TO_30}", f"nim:{TEN_TO_30},1,2", f"nimble:{TEN_TO_30}"):
        position = Position(text)
        assert not position.over
        assert explain(text, misere).json()["position"] == text
        assert position.after(f"{TEN_TO_30}→7") != position
    many = "nim:" + ",".join(["3"] * 1000)
    assert solve(many, misere).outcome == "P"
    assert solve(" + ".join(["nim:5", "lasker:5"] * 50), misere).outcome == "P"
