"""Misère quotients: known orders, the slow definition, certificates, and play by the algebra."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fairplay as fp
from fairplay.rules.quotients import heap_rule
from fairplay.theory import verify_quotient
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import parse_code
from fairplay.theory.deciding import QUICK, Quotients, deciding
from fairplay.theory.misere import MisereSolver
from fairplay.theory.quotient_fields import MAX_GENERATORS, content_hash
from fairplay.theory.sums import NimHeap, Part, RuledHeap
from fairplay.theory.verify_quotient import VerifiedQuotient
from tests.helpers import claims
from tests.theory.slow_quotient import SlowQuotient

KNOWN = {
    "0.75": (8, 2),
    "0.34": (12, 3),
    "0.53": (16, 3),
    "0.123": (20, 5),
    "0.72": (24, 5),
    "kayles": (40, 9),
    "0.15": (42, 12),
}


@pytest.mark.parametrize("rule", sorted(KNOWN))
def test_known_quotients_are_solved_and_verified(rule: str) -> None:
    quotient = fp.misere(rule)
    assert (quotient.order, quotient.p) == KNOWN[rule]
    assert quotient.solved
    checked = fp.verify(json.dumps(quotient.certificate()))
    assert isinstance(checked, VerifiedQuotient)
    assert (checked.rule, checked.period, checked.preperiod) == (
        rule,
        quotient.period,
        quotient.preperiod,
    )


SOLVED = claims("misere_octal.csv")


@pytest.mark.parametrize("row", SOLVED, ids=[row["code"] for row in SOLVED])
def test_the_solved_codes_with_two_digits(row: dict[str, str]) -> None:
    quotient = fp.misere(row["code"])
    checked = fp.verify(quotient.certificate())
    assert isinstance(checked, VerifiedQuotient)
    assert checked.solved
    for name in ("order", "p", "preperiod", "period"):
        assert getattr(checked, name) == int(row[name])


def test_kayles() -> None:
    kayles = fp.misere("kayles")
    assert (kayles.preperiod, kayles.period) == (71, 12)
    lost = [heap for heap in range(1, 168) if kayles.outcome([heap]) == "P"]
    assert lost == [1, 4, 9, 12, 20]
    assert kayles.outcome([10**20 + 12, 5]) == kayles.outcome([10**20, 5])
    table = kayles.table
    assert (table == table.T).all()
    assert kayles.times(5, 7) == table[5, 7]


def test_grundys_game_and_a_limit() -> None:
    grundy = fp.misere("grundy", 28)
    assert (grundy.order, grundy.p, grundy.solved, grundy.stopped) == (48, 7, False, None)
    assert grundy.growth[-1] == (20, 48, 7)
    assert fp.misere("grundy", 19).order < 48
    with pytest.raises(fp.TooLargeError):
        grundy.outcome([29])
    assert fp.misere("0.3122", 7, work=10**8).stopped in ("classes", "work")


@pytest.mark.parametrize(
    ("rule", "heaps", "most"), [("0.77", 5, 4), ("0.75", 6, 3), ("0.34", 6, 3)]
)
def test_fast_is_slow(rule: str, heaps: int, most: int) -> None:
    slow = SlowQuotient(parse_code(rule).options, heaps, most)
    fast = fp.misere(rule, heaps)
    assert (fast.order, fast.p) == (len(slow.reps), len(slow.p()))
    checked = fp.verify(slow.certificate(rule))
    assert isinstance(checked, VerifiedQuotient)
    assert checked.order == fast.order


# -- damaged certificates -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def certificate() -> dict[str, Any]:
    return fp.misere("0.77").certificate()


def entry(data: dict[str, Any]) -> None:
    data["times"][1][20] = (data["times"][1][20] + 1) % 40


def outcome(data: dict[str, Any]) -> None:
    data["p"].remove(data["p"][-1])


def more_lost(data: dict[str, Any]) -> None:
    data["p"] = sorted({*data["p"], 39} - {data["p"][2]})


def phi(data: dict[str, Any]) -> None:
    data["pretending"][30] = data["pretending"][31]


def late_phi(data: dict[str, Any]) -> None:
    data["pretending"][167] = data["pretending"][166]


def period(data: dict[str, Any]) -> None:
    data["period"] = 11


def double(data: dict[str, Any]) -> None:
    data["period"] = 24


def preperiod(data: dict[str, Any]) -> None:
    data["preperiod"] = 72


def short(data: dict[str, Any]) -> None:
    data["heaps"] = 160
    del data["pretending"][161:]


def growth(data: dict[str, Any]) -> None:
    data["growth"][3][1] = 10


def repeated(data: dict[str, Any]) -> None:
    """A row where the quotient has not changed."""
    data["growth"].append([30, 40, 9])


def begun_twice(data: dict[str, Any]) -> None:
    data["growth"].insert(0, [0, 1, 0])


def twice(data: dict[str, Any]) -> None:
    """A 41st element that behaves like the last: nothing generates it."""
    data["order"] = 41
    data["times"] = [[*row, row[39]] for row in data["times"]]


def nothing(data: dict[str, Any]) -> None:
    data["note"] = "changed"


DAMAGES: list[tuple[Callable[[dict[str, Any]], None], set[str]]] = [
    (entry, {"error-quotient-table"}),
    (outcome, {"error-quotient-reduced", "error-quotient-outcome", "error-quotient-stuck"}),
    (more_lost, {"error-quotient-reduced", "error-quotient-p-to-p", "error-quotient-outcome"}),
    (phi, {"error-quotient-p-to-p", "error-quotient-stuck"}),
    (late_phi, {"error-quotient-p-to-p", "error-quotient-stuck"}),
    (period, {"error-certificate-period"}),
    (double, {"error-certificate-least"}),
    (preperiod, {"error-certificate-least"}),
    (short, {"error-quotient-bound"}),
    (growth, {"error-quotient-growth"}),
    (repeated, {"error-quotient-growth"}),
    (begun_twice, {"error-quotient-growth"}),
    (twice, {"error-quotient-unreached"}),
]


@pytest.mark.parametrize(("damage", "codes"), DAMAGES)
def test_damage_is_refused_with_the_reason(
    certificate: dict[str, Any], damage: Callable[[dict[str, Any]], None], codes: set[str]
) -> None:
    """Also where the hash was computed again."""
    data = deepcopy(certificate)
    damage(data)
    data["sha256"] = content_hash(data)
    with pytest.raises(fp.InputError) as caught:
        fp.verify(data)
    assert caught.value.code in codes


def test_a_bad_hash_is_refused(certificate: dict[str, Any]) -> None:
    data = deepcopy(certificate)
    nothing(data)
    with pytest.raises(fp.InputError, match="hash"):
        fp.verify(data)


@pytest.mark.parametrize("name", ["order", "heaps", "p", "times", "pretending", "growth", "period"])
@pytest.mark.parametrize("value", [None, -1, "x", [[]], 10**9, [True]])
def test_bad_fields_are_refused(certificate: dict[str, Any], name: str, value: Any) -> None:
    with pytest.raises(fp.InputError, match="is not what it should be"):
        fp.verify(certificate | {name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [("solved", "x"), ("solved", None), ("solved", 1), ("period", "12"), ("order", True)],
)
def test_the_wrong_field_is_named(certificate: dict[str, Any], name: str, value: Any) -> None:
    without = {field: told for field, told in certificate.items() if field != name}
    for data in (certificate | {name: value}, without):
        with pytest.raises(fp.InputError, match=f"{name} is not what it should be") as caught:
            fp.verify(data)
        assert caught.value.params == {"name": name}


@pytest.mark.parametrize(
    "generators", [[1] * 100_000, [1, 1], list(range(1, MAX_GENERATORS + 2))], ids=len
)
def test_generators_are_few_and_different(generators: list[int]) -> None:
    """Each pair is compared, so that this would take hours with a hundred thousand."""
    data = fp.misere("0.77", 1).certificate() | {"generators": generators, "heaps": 1000}
    data |= {"times": [[0, 0]] * len(generators), "pretending": [0] * 1001}
    with pytest.raises(fp.InputError) as caught:
        fp.verify(data)
    assert caught.value.params == {"name": "generators"}


@pytest.mark.parametrize(("name", "limit"), [("MAX_STATES", 599), ("MAX_BITS", 599 * 40)])
def test_what_is_too_large_is_refused_at_once(
    certificate: dict[str, Any], name: str, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """15 classes of heaps are added to each of 40 elements: more than may be looked at."""
    monkeypatch.setattr(verify_quotient, name, limit)
    with pytest.raises(fp.TooLargeError) as caught:
        verify_quotient.verify_quotient(certificate, lambda _: pytest.fail("listed"), None)
    assert caught.value.params == {"limit": 599}


@given(st.lists(st.booleans(), min_size=1, max_size=40))
def test_sets_are_kept_as_bits(entries: list[bool]) -> None:
    row = np.array(entries)
    bits = verify_quotient._bits(row)
    assert verify_quotient._set(bits, len(entries)).tolist() == entries
    assert bits.bit_count() == sum(entries)


@pytest.mark.parametrize("order", [39, 41])
def test_a_wrong_order_is_named(certificate: dict[str, Any], order: int) -> None:
    with pytest.raises(fp.InputError) as caught:
        fp.verify(certificate | {"order": order})
    assert caught.value.code == "error-quotient-order"
    assert caught.value.params == {"order": order, "columns": 40}


@pytest.mark.parametrize("kind", [None, "period", 3])
def test_a_certificate_of_another_kind_is_refused(certificate: dict[str, Any], kind: Any) -> None:
    with pytest.raises(fp.InputError, match="kind is not what it should be"):
        fp.verify(certificate | {"kind": kind})


# -- play -----------------------------------------------------------------------------------------


@given(heaps=st.lists(st.integers(1, 9), max_size=4), rule=st.sampled_from(["0.77", "0.15", "4.4"]))
@settings(max_examples=60)
def test_the_algebra_agrees_with_the_search(heaps: list[int], rule: str) -> None:
    parts: list[Part] = [CodeHeap(parse_code(rule), heap) for heap in heaps]
    decided = deciding(parts, QUICK)
    assert (decided is None) == (not heaps)
    if decided:
        assert decided.won == MisereSolver()._searched(parts)


def test_large_sums_are_played_perfectly() -> None:
    solution = fp.solve("kayles:50,60,71", misere=True)
    assert solution.won
    for move in solution.winning_moves:
        assert fp.solve(solution.position.after(move), misere=True).outcome == "P"
    far = fp.solve("kayles:10^20,7", misere=True)
    assert not far.complete
    assert fp.solve(far.position.after(far.winning_moves[0]), misere=True).outcome == "P"


def test_what_decides_does_not_depend_on_what_was_asked_before() -> None:
    """The reasons of a position are the same in every process."""
    code = parse_code("4.333")  # take 1 to 3, or split
    asked = [(12, True), (5, False), (5, True), (9, False), (12, True), (3, False), (5, True)]
    quotients = Quotients()
    for size, whole in asked:
        heap = RuledHeap(code, code.options, size)
        found = quotients.reaching(heap, size, QUICK // 10, whole)
        assert found == Quotients().reaching(heap, size, QUICK // 10, whole)


def test_mixed_rules_are_searched() -> None:
    assert deciding([CodeHeap(parse_code("0.77"), 5), NimHeap(2)], QUICK) is None
    assert deciding([CodeHeap(parse_code(rule), 5) for rule in ("0.77", "0.07")], QUICK) is None
    assert fp.solve("kayles:5 + nim:2", misere=True).outcome == "N"


def test_rules_in_python_have_quotients() -> None:
    from fairplay.rules.heaps import HeapRules, OneHeap

    class Half(HeapRules):
        def splits(self, heap: int) -> Any:
            return ((left,) for left in range((heap + 1) // 2, heap))

    parts: list[Part] = [OneHeap(Half("half"), heap) for heap in (9, 14)]
    decided = deciding(parts, QUICK)
    assert decided
    assert decided.won == MisereSolver()._searched(parts)


def test_explanation_names_the_algebra() -> None:
    text = fp.explain("kayles:50,60,70", misere=True).text()
    assert "Elements of the algebra: 40; lost for the player to move: 9." in text
    assert "From size 71 on, they repeat with period 12." in text
    assert "2+2, and that is lost" in text


def test_rules_without_heaps_are_refused() -> None:
    with pytest.raises(fp.InputError, match="no rule for single heaps"):
        heap_rule("northcott")
    with pytest.raises(fp.InputError, match="no such game"):
        fp.misere("nimm")
