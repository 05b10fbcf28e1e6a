"""Public functions raise TypeError for a wrong type, InputError for bad input, and nothing else."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fairplay as fp
from fairplay import cards, rules, theory

MATCH = fp.Match.begin("nim:3,4").play("3→1")
KAYLES = theory.parse_code("0.77")
HAND = cards.MOD3.parse_hand(["2102", "2021", "1120"])

#: Every public function with arguments that it takes.
CALLS: dict[str, tuple[Callable[..., Any], list[Any]]] = {
    "solve": (lambda *a: fp.solve(*a).json(), ["nim:3", False]),
    "explain": (lambda *a: str(fp.explain(*a)), ["kayles:5", True]),
    "text": (fp.explain("nim:3").text, ["en"]),
    "message": (fp.InputError("error-no-guest").message, ["en"]),
    "Position": (fp.Position, ["nim:3"]),
    "after": (fp.Position("nim:3").after, ["3→1"]),
    "view": (fp.Position("nim:3").view, ["3→1"]),
    "typed": (fp.Position("nim:3").typed, ["3→1"]),
    "sequence": (fp.sequence, ["0.77", 5]),
    "period": (fp.period, ["0.77", 300]),
    "Sequence": (fp.Sequence, ["0.77"]),
    "certificate": (fp.certificate, ["0.77", 300]),
    "verify": (fp.verify, [fp.certificate("0.77")]),
    "begin": (fp.Match.begin, ["nim:3", False]),
    "play": (MATCH.play, ["4→0"]),
    "undo": (MATCH.undo, [1]),
    "resign": (MATCH.resign, [0]),
    "from_transcript": (fp.Match.from_transcript, ["nim:3\n3→0"]),
    "mex": (fp.mex, [[0, 1]]),
    "nim_sum": (fp.nim_sum, [[1, 2]]),
    "find": (fp.games.find, ["nim"]),
    "game": (fp.games.game, ["nim"]),
    "find_deck": (cards.find_deck, ["zero"]),
    "parse": (cards.MOD3.parse, ["2102"]),
    "parse_hand": (cards.MOD3.parse_hand, [["2102"]]),
    "all_claims": (cards.all_claims, [cards.MOD3, HAND]),
    "claim_of": (cards.claim_of, [cards.MOD3, 5, [1, 2], [3]]),
    "values": (lambda *a: fp.Sequence("0.77").values(*a), [5]),
    "extend": (lambda *a: fp.Sequence("0.77").extend(*a), [5]),
    "search": (lambda *a: fp.Sequence("0.77").period(*a), [300, 10**6]),
    "Code": (theory.Code, [(0, 7, 7), (3,), False]),
    "code_of": (rules.code_of, ["kayles"]),
    "parse_code": (theory.parse_code, ["0.77"]),
    "find_option": (theory.find_option, [KAYLES, 10, 0]),
    "values_needed": (theory.values_needed, [KAYLES, 71, 12]),
}

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-1, 0, 1, 7, 2**31, 10**30]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["nim:3", "kayles:4 + nim:2", "0.77", "3→1", "zero", "2102", "sv"]),
    st.binary(max_size=4),
)
junk = st.one_of(
    scalars,
    st.lists(scalars, max_size=3),
    st.tuples(scalars),
    st.dictionaries(st.text(max_size=3), scalars, max_size=2),
    st.sampled_from([object(), cards.ZERO, *cards.ZERO.cards[:2], KAYLES, MATCH, int, fp]),
)
#: Numbers that mean work rather than nonsense.
LARGE = 1_000_000
GROWING = ("sequence", "values", "extend")


@pytest.mark.parametrize("name", CALLS)
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_one_argument_is_nonsense(name: str, data: st.DataObject) -> None:
    function, arguments = CALLS[name]
    at = data.draw(st.integers(0, len(arguments) - 1))
    bad = data.draw(junk)
    if name in GROWING and isinstance(bad, int) and LARGE < bad < 2**32:
        return
    with suppress(TypeError, fp.InputError):
        function(*arguments[:at], bad, *arguments[at + 1 :])


@pytest.mark.parametrize("name", CALLS)
def test_the_arguments_are_right(name: str) -> None:
    function, arguments = CALLS[name]
    function(*arguments)


@pytest.mark.parametrize(
    ("name", "arguments", "message"),
    [
        ("solve", [3], "position must be str or Position, not int"),
        ("solve", ["nim:3", "yes"], "misere must be bool, not str"),
        ("Position", [b"nim:3"], "position must be str, not bytes"),
        ("after", [3], "move must be str, not int"),
        ("sequence", [0.77, 3], "rule must be str, not float"),
        ("sequence", ["0.77", 2.0], "'float' object cannot be interpreted as an integer"),
        ("verify", [3], "certificate must be Certificate or Mapping or str or bytes"),
    ],
)
def test_a_type_error_names_the_argument(name: str, arguments: list[Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        CALLS[name][0](*arguments)


def test_a_slice_says_what_gives_an_array() -> None:
    slices: Any = fp.Sequence("0.77")
    with pytest.raises(TypeError, match=r"one value, see values\(count\)"):
        slices[:3]


KAYLES_VALUES = fp.Sequence("kayles")


@pytest.mark.parametrize("method", ["values", "extend", "period"])
def test_a_sequence_refuses_a_negative_number_as_the_function_does(method: str) -> None:
    with pytest.raises(fp.InputError) as by_function:
        fp.sequence("kayles", -1)
    with pytest.raises(fp.InputError) as refused:
        getattr(KAYLES_VALUES, method)(-1)
    assert str(refused.value) == str(by_function.value) == "-1: too small, at least 0"


def test_what_is_no_checkpoint(tmp_path: Path) -> None:
    name = tmp_path / "garbage"
    name.write_bytes(b"garbage")
    with pytest.raises(fp.InputError, match="damaged, or not a checkpoint of kayles") as refused:
        KAYLES_VALUES.load(str(name))
    assert refused.value.code == "error-checkpoint"
    with pytest.raises(FileNotFoundError):
        KAYLES_VALUES.load(str(tmp_path / "nothing"))
    with pytest.raises(TypeError, match="name must be str, not bytes"):
        KAYLES_VALUES.load(b"garbage")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("digits", "tail", "error"),
    [
        ("077", (), TypeError),
        ([0, 7, 7], (), TypeError),
        ((0, "7"), (), TypeError),
        ((0, 7.0), (), TypeError),
        ((0, 16), (), fp.InputError),
        ((0, -1), (), fp.InputError),
        ((0, 10**30), (), fp.InputError),
        ((0,), (3, 99), fp.InputError),
        ((9, 9), (), fp.InputError),
        ((), (3,), fp.InputError),
    ],
)
def test_the_digits_of_a_code_are_checked(digits: Any, tail: Any, error: type[Exception]) -> None:
    with pytest.raises(error) as refused:
        theory.Code(digits, tail)
    assert type(refused.value) is error
    assert "\n" not in str(refused.value)


def test_too_many_cards() -> None:
    with pytest.raises(fp.TooLargeError):
        cards.all_claims(cards.ZERO, cards.ZERO.cards)
    for deck in (cards.MOD3, cards.find_deck("F3^6"), cards.find_deck("F2^4")):
        with pytest.raises(fp.InputError):
            cards.all_claims(cards.ZERO, deck.cards[:3])


def test_an_error_speaks_every_language() -> None:
    with pytest.raises(fp.InputError) as refused:
        fp.Position("nimm:3")
    said = {language: refused.value.message(language) for language in ("en", "sv", "da", "pt")}
    assert len(set(said.values())) == 4
    assert str(refused.value) == said["en"]
    with pytest.raises(fp.InputError, match="xx: no such language"):
        refused.value.message("xx")


QUOTIENT = fp.misere("kayles", 12)


@pytest.mark.parametrize(
    "call",
    [
        lambda: QUOTIENT.times(999, 1),
        lambda: QUOTIENT.times(-1, -1),
        lambda: QUOTIENT.is_p(999),
        lambda: QUOTIENT.is_p(-1),
        lambda: QUOTIENT.outcome([-1]),
        lambda: fp.Position.of(rules.heap("mine", "take 1-3"), (-3,)),
        lambda: fp.mex([-5, 0, 1]),
        lambda: fp.nim_sum([-1, 3]),
        lambda: fp.nim_sum([-1, -1]),
        lambda: fp.play.Casual(strength=float("nan")),
        lambda: fp.play.Casual(strength=1.5),
        lambda: fp.play.Casual(kindness=-1),
        lambda: rules.heap("", "take 1-3"),
        lambda: rules.heap("a:b + c", "take 1-3"),
        lambda: rules.pair("a+b", "take 1-3 from one"),
    ],
)
def test_what_is_out_of_range_is_no_input(call: Callable[[], Any]) -> None:
    with pytest.raises(fp.InputError) as refused:
        call()
    assert not isinstance(refused.value, fp.TooLargeError)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda of=fp.Position.of: of("nim", (5,)),
        lambda of=fp.Position.of: of(fp.games.game("nim"), 5),
        lambda of=fp.Position.of: of(fp.games.game("nim"), ("5",)),
        lambda mex=fp.mex: mex(["a"]),
        lambda mex=fp.mex: mex([0, 0.5]),
        lambda nim_sum=fp.nim_sum: nim_sum([1.5]),
        lambda casual=fp.play.Casual: casual(strength="x"),
        lambda perfect=fp.play.Perfect: perfect(seed="x"),
        lambda is_p=QUOTIENT.is_p: is_p("0"),
    ],
)
def test_what_is_of_another_type(call: Callable[[], Any]) -> None:
    with pytest.raises(TypeError):
        call()


@pytest.mark.parametrize("error", [fp.InputError("nope"), fp.InputError("error-number", size=3)])
def test_an_error_with_a_code_of_ones_own_is_told(error: fp.InputError) -> None:
    assert str(error) == repr(error)


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ([0, 70_000], fp.InputError),
        ([0, -1], fp.InputError),
        ([0, 1.5], TypeError),
        ([[0, 1], [2, 3]], TypeError),
        (["1"], TypeError),
        (3, TypeError),
    ],
)
def test_values_from_elsewhere_are_checked(values: Any, error: type[Exception]) -> None:
    sequence = fp.Sequence("kayles")
    for one in (values, np.asarray(values)):
        with pytest.raises(error) as refused:
            sequence.append(one)
        assert "\n" not in str(refused.value)
    assert len(sequence) == 0
    sequence.append([0, 1, 2])  # type: ignore[arg-type]  # a list is a row as well
    sequence.append(np.array([], np.uint16))
    assert len(sequence) == 3


@pytest.mark.slow
def test_a_value_is_looked_for_only_where_the_search_ends() -> None:
    lasker = fp.Sequence("lasker")
    assert all(value in lasker for value in [*range(50), 10**30])
    assert 0.5 not in lasker
    kayles = fp.Sequence("kayles")
    assert [value for value in range(20) if value in kayles] == sorted({*kayles.values(200)})
    with pytest.raises(TypeError, match="no period is proved"):
        print(300 in fp.Sequence("grundy"))
