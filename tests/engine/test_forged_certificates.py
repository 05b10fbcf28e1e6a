"""Forged certificates are refused before they cost more than an honest one of their length."""

import base64
import tracemalloc
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fairplay._core import Recheck
from fairplay.digest import digest_sum
from fairplay.errors import InputError, TooLargeError
from fairplay.rules.sequences import code_of
from fairplay.theory import memory, verify_values
from fairplay.theory import verify as verify_module
from fairplay.theory import verify_witness as module
from fairplay.theory.certificate import Mark
from fairplay.theory.codes import Code
from fairplay.theory.sequence import Sequence
from fairplay.theory.stretches import FIRST, STEP, Stretches, VerifyOptions, done_of, done_text
from fairplay.theory.verify import check_form, verify
from fairplay.theory.verify_values import by_definition, check_samples
from fairplay.theory.witness_fields import MAX_STATE, MOST_TAPS, Proof, most_apart
from tests.engine.test_certificates import certified as proved
from tests.engine.test_witness_certificates import SHORT, certified, refusal

Values = NDArray[np.uint32]
#: Digits of one parity split here, so that an odd period must be seen for two turns.
ONE_PARITY = "0.16"


def most_memory(work: Callable[[], object]) -> int:
    """The most bytes that work takes in Python and NumPy."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def mark(values: Values, n: int, length: int) -> dict[str, Any]:
    """A true mark before G(n), with the last values."""
    begun = values[:n]
    state = base64.b64encode(begun[n - length :].astype("<u2").tobytes()).decode()
    total = f"{digest_sum(begun):016x}"
    return {"n": n, "sum": total, "maximum": int(begun.max()), "state": state}


def forged(**changes: Any) -> dict[str, Any]:
    """A certificate of another rule, of which only the form is right."""
    digits = {"rule": ONE_PARITY, "digits": [0, 1, 6], "last": 2}
    return certified(SHORT) | digits | {"values": [], "witnesses": []} | changes


# -- the theorem witness --------------------------------------------------------------------------


@cache
def begun() -> Values:
    return Sequence(code_of(SHORT)).values(620_000)


@pytest.fixture
def slow_parts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first values take seconds in other ways."""
    monkeypatch.setattr(module, "_first_values", lambda _: begun()[:FIRST].tolist())
    monkeypatch.setattr(module, "by_other_solver", lambda _, count: begun()[:count])
    monkeypatch.setattr(verify_values, "SAMPLES", 10)


def unlisted(**changes: Any) -> dict[str, Any]:
    """The certificate of a short period in the form for long ones: the marks are the proof."""
    data = certified(SHORT) | changes | {"values": [], "witnesses": []}
    data["checked"] = data["marks"][0]["n"] + data["period"]
    first, length = data["marks"][0]["n"], 2000
    marks = [mark(begun(), n, length) for n in (first, data["checked"] + 1000)]
    return data | {"marks": marks}


@pytest.mark.usefixtures("slow_parts_at_once")
def test_a_period_that_is_not_listed_holds() -> None:
    checked = verify(unlisted(), code_of(SHORT), seed=1)
    assert (checked.stretches, checked.all_stretches, checked.witnesses) == (1, 1, 0)


@pytest.mark.usefixtures("slow_parts_at_once")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"period": 288}, "least"),
        ({"period": 145}, "period"),
        ({"preperiod": 326641}, "least"),
        ({"preperiod": 326639}, "period"),
    ],
)
def test_a_wrong_period_that_is_not_listed(changes: dict[str, int], code: str) -> None:
    assert refusal(unlisted(**changes)).code == f"error-certificate-{code}"


@pytest.mark.usefixtures("slow_parts_at_once")
@pytest.mark.parametrize("length", [1, 100, MAX_STATE])
def test_a_state_may_be_longer_than_it_must_be(length: int) -> None:
    """It may also be shorter, where nothing is computed from it."""
    n = certified(SHORT)["marks"][0]["n"]
    data = certified(SHORT) | {"marks": [mark(begun(), n, length)]}
    assert verify(data, code_of(SHORT), seed=1).period == 144


def test_memory_does_not_grow_with_the_period() -> None:
    p = 2**43 + 1
    first = certified(SHORT)["marks"][0]
    places = [first["n"]]
    while places[-1] < first["n"] + 2 * p:
        places.append(places[-1] + most_apart(places[-1]))
    data = forged(preperiod=1, period=p, marks=[first | {"n": n} for n in places])
    data["checked"] = first["n"] + 2 * p
    proof = Proof(data, code_of(ONE_PARITY))
    module._check_bound(proof)
    assert sum(piece.values.nbytes for piece in module._pieces(proof)) < 2**20
    for checked, wrong in ((data["checked"] - 1, "bound"), (data["checked"] + 1, "field")):
        with pytest.raises(InputError) as caught:
            module._check_bound(Proof(data | {"checked": checked}, code_of(ONE_PARITY)))
        assert caught.value.code == f"error-certificate-{wrong}"


def test_memory_grows_little_with_the_first_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    values = np.ones(2**21, np.uint32)
    monkeypatch.setattr(module, "by_other_solver", lambda *_: values)
    monkeypatch.setattr(module, "check_samples", lambda *_: 1)
    last = mark(values, len(values), 8)
    proof = Proof(forged(mask=1, marks=[last], checked=5), code_of(ONE_PARITY))
    first = [1] * FIRST

    def begin() -> None:
        before, _ = module._begin(proof, first, [], Random(1))
        assert before == [1] * (2 * FIRST)

    assert most_memory(begin) < values.nbytes


def test_common_values_are_passed_over_at_once() -> None:
    """A long list of large values may ask for no witness at all."""
    data = forged(mask=2**15, domain=True, period=2, values=[32767, 0], checked=5)
    proof = Proof(data | {"preperiod": 1}, code_of(ONE_PARITY))
    assert [len(proof.to_show(n)) for n in (1, 2)] == [0, 0]
    data = forged(mask=91, period=2, values=[500, 499], checked=5)
    proof = Proof(data | {"preperiod": 1}, code_of(ONE_PARITY))
    for n in (1, 2, 3):
        smaller = range(proof.value(n))
        assert proof.to_show(n) == [v for v in smaller if not proof.is_common(v, n)]


def changed(**changes: Any) -> dict[str, Any]:
    """A certificate with a second mark that is changed."""
    first = certified(SHORT)["marks"][0]
    return certified(SHORT) | {"marks": [first, first | {"n": 2 * first["n"]} | changes]}


def encoded(*values: int) -> str:
    return base64.b64encode(np.array(values, "<u2").tobytes()).decode()


MARKS: dict[str, dict[str, Any]] = {
    "too far from the last": {"n": 2 * 609368 + 1},
    "before the last": {"n": 609367},
    "a maximum that falls": {"maximum": 63},
    "a value above the maximum": {"state": encoded(*[1] * 1796, 65)},
    "a state of another length": {"state": encoded(*[1] * 1796)},
    "no state": {"state": ""},
    "half a value": {"state": base64.b64encode(b"abc").decode()},
}


@pytest.mark.parametrize("name", MARKS)
def test_marks_that_do_not_fit(name: str) -> None:
    Proof(changed(), code_of(SHORT))
    with pytest.raises(InputError) as caught:
        Proof(changed(**MARKS[name]), code_of(SHORT))
    assert caught.value.params == {"name": "marks"}


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"domain": True, "period": 145}, "period"),
        ({"mask": 2**16 + 91}, "mask"),
        ({"rares": [[1, 0]] * (MOST_TAPS + 1)}, "rares"),
        ({"checked": 2**48 - 1}, None),
    ],
)
def test_claims_that_do_not_fit(changes: dict[str, Any], name: str | None) -> None:
    data = forged(**{"checked": 5} | changes)
    with pytest.raises(InputError) as caught:
        Proof(data, code_of(ONE_PARITY))
    assert caught.value.params.get("name") == name


def test_unequal_splits_need_their_witnesses_listed() -> None:
    data = certified(SHORT)
    code = code_of(SHORT)
    unequal = Code(code.digits, (), unequal=True)
    Proof(data, unequal)
    with pytest.raises(InputError, match="values"):
        Proof(data | {"values": [], "witnesses": []}, unequal)


def test_large_values_are_computed_in_few_threads() -> None:
    def most(maximum: int) -> int:
        first = certified(SHORT)["marks"][0]
        proof = Proof(certified(SHORT) | {"marks": [first | {"maximum": maximum}]}, code_of(SHORT))
        return Stretches(proof.code, proof.mask, False, proof.marks, [], [], []).most_at_once()

    assert most(500) > 64
    assert most(2**16 - 1) == 2


def test_a_value_above_the_next_mark_ends_a_stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in the first part of a stretch, however far away the mark is."""
    proof = Proof(certified(SHORT), code_of(SHORT))
    first = proof.marks[0]
    marks = (first, Mark(first.n + 2**30, 0, 5, first.state))
    before = begun()[first.n - 2 * FIRST : first.n].tolist()
    stretches = Stretches(
        proof.code, proof.mask, proof.domain, marks, begun()[:FIRST].tolist(), before, []
    )
    steps: list[int] = []

    def advance(again: Recheck, count: int) -> None:
        steps.append(count)
        again.advance(count)

    monkeypatch.setattr(Stretches, "_advance", staticmethod(advance))
    with pytest.raises(InputError) as caught:
        stretches.check(VerifyOptions(threads=1))
    assert caught.value.code == "error-certificate-mark"
    assert steps == [STEP]


# -- what a broken off check remembers ------------------------------------------------------------


def test_a_check_remembers_its_stretches() -> None:
    assert done_of(done_text("a", {3, 1}).encode(), "a") == {1, 3}
    for text in ("", "[]", "{}", done_text("b", {1})):
        with pytest.raises((ValueError, KeyError)):
            done_of(text.encode(), "a")


@pytest.mark.parametrize("numbers", ["[Infinity]", "[1e999]", "[0.5]", '["0"]', "[-1]", "[true]"])
def test_no_numbers_of_stretches(numbers: str) -> None:
    with pytest.raises(ValueError, match="stretches"):
        done_of(f'{{"certificate": "a", "stretches": {numbers}}}'.encode(), "a")


@pytest.mark.usefixtures("slow_parts_at_once")
def test_stretches_that_are_not_there_are_not_counted() -> None:
    options = VerifyOptions(done={0, 5, 99})
    assert verify(unlisted(), code_of(SHORT), options=options).stretches == 1


# -- the other theorems ---------------------------------------------------------------------------


@pytest.mark.parametrize("checked", [2**14 + 1, 2**18, 2**29 - 1])
def test_an_arithmetic_period_needs_few_values(
    checked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify_module, "by_definition", None)
    monkeypatch.setattr(verify_module, "by_other_solver", None)
    with pytest.raises(InputError) as caught:
        verify(proved("0.[3]") | {"checked": checked}, code_of("0.[3]"))
    assert caught.value.params == {"name": "checked"}


def test_what_does_not_fit_in_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_memory", lambda: 2**20)
    with pytest.raises(TooLargeError):
        verify_values.by_other_solver(code_of("0.77"), 2**20)


def test_a_sample_takes_no_memory_for_its_options() -> None:
    """It has two million."""
    code, values = Code((0,), (7,)), np.arange(3000, dtype=np.uint32)
    assert most_memory(lambda: verify_values._mex(code, values, 2900, 3000)) < 100_000


def test_periods_are_compared_in_parts() -> None:
    values = np.arange(2**20, dtype=np.uint32)

    def fits() -> None:
        assert verify_module._fits(values, 0, 2**18, 2**18)

    assert most_memory(fits) < values.nbytes
    values[-1] += 1
    assert not verify_module._fits(values, 0, 2**18, 2**18)


def test_expensive_samples_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    code = code_of("0.77")
    values = Sequence(code).values(1000)
    assert check_samples(code, values, Random(1)) == verify_values.SAMPLES
    monkeypatch.setattr(verify_values, "MOST_SAMPLED", 50_000)
    assert check_samples(code, values, Random(1)) == 50_000 // verify_values._width(code, 1000)
    monkeypatch.setattr(verify_values, "MOST_SAMPLED", 1)
    assert check_samples(code, values, Random(1)) == verify_values.LEAST_SAMPLES


@pytest.mark.parametrize("rule", ["0.77", "0.f", "grundy", "4.[7]"])
def test_options_in_parts_are_all_options(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify_values, "PART", 3)
    code = code_of(rule)
    assert by_definition(code, 40).tolist() == Sequence(code).values(40).tolist()


@pytest.mark.parametrize(
    "changes", [{"unequal": 0}, {"digits": [0, 7.0, 7]}, {"digits": [False, 7, 7]}, {"heaps": 2.0}]
)
def test_what_only_equals_a_field_is_refused(changes: dict[str, Any]) -> None:
    data = proved("0.77")
    check_form(data, code_of("0.77"))
    with pytest.raises(InputError) as caught:
        check_form(data | changes, code_of("0.77"))
    assert caught.value.params == {"name": next(iter(changes))}
