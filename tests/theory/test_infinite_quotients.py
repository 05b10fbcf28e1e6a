"""Misère quotients that are infinite: their outcomes, their certificates, and what damages them."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fairplay as fp
from fairplay.cli.main import main
from fairplay.rules.quotients import heap_rule
from fairplay.theory import VerifiedInfinite
from fairplay.theory.infinite_quotient import InfiniteQuotient
from fairplay.theory.quotient import Growing
from fairplay.theory.quotient_fields import content_hash

#: Each rule, its first heap without a finite quotient, the counted heaps, and the finite part.
INFINITE = {
    "0.226": (16, (15, 16), 30),
    "0.07": (34, (30, 34), 1456),
}

RULES = ["0.226", pytest.param("0.07", marks=pytest.mark.slow)]


@cache
def growing(rule: str) -> fp.Quotient:
    found = heap_rule(rule)
    return Growing(rule, found.options, found.code).extend(INFINITE[rule][0], order=4096)


def infinite(rule: str) -> InfiniteQuotient:
    found = growing(rule).infinite
    assert found is not None
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_infinite_quotient_and_its_certificate(rule: str) -> None:
    heaps, counted, order = INFINITE[rule]
    quotient = growing(rule)
    assert (quotient.heaps, quotient.stopped, quotient.solved) == (heaps - 1, "infinite", False)
    found = infinite(rule)
    assert (found.heaps, found.counted, found.order) == (heaps, counted, order)
    checked = fp.verify(json.dumps(quotient.certificate()))
    assert isinstance(checked, VerifiedInfinite)
    assert (checked.rule, checked.heaps, checked.counted) == (rule, heaps, counted)


@pytest.mark.slow
def test_dawsons_kayles_has_638_elements_before() -> None:
    quotient = growing("0.07")
    assert (quotient.heaps, quotient.order, quotient.p) == (33, 638, 109)
    assert quotient.outcome([34]) == "N"
    with pytest.raises(fp.TooLargeError, match="heap 34"):
        quotient.infinite.outcome([35])  # type: ignore[union-attr]
    with pytest.raises(fp.TooLargeError, match="heap 34"):
        quotient.outcome([35])


@pytest.mark.slow
def test_why_dawsons_kayles_is_infinite() -> None:
    """As the page on misère play says."""
    found = infinite("0.07")
    for a in range(0, 40, 2):
        for b in range(2, 40, 2):
            assert (found.outcome([25] + [30] * a + [34] * b) == "P") == (a >= b)


def wins_by_moves(found: InfiniteQuotient, heaps: tuple[int, ...]) -> bool:
    """The definition, one step of it."""
    options = heap_rule(found.rule).options
    after = [
        (*heaps[:at], *left, *heaps[at + 1 :])
        for at, heap in enumerate(heaps)
        for left in (options(heap) if heap else ())
    ]
    return not after or any(found.outcome(one) == "P" for one in after)


@st.composite
def sums(draw: st.DrawFn, rule: str) -> tuple[int, ...]:
    last, (first, second), _ = INFINITE[rule]
    a, b = draw(st.integers(0, 40)), draw(st.integers(0, 40))
    others = draw(st.lists(st.integers(0, last), max_size=6))
    return (*[first] * a, *[second] * b, *others)


@settings(max_examples=150)
@given(sums("0.226"))
def test_outcomes_obey_the_definition(heaps: tuple[int, ...]) -> None:
    found = infinite("0.226")
    assert (found.outcome(heaps) == "N") == wins_by_moves(found, heaps)


@pytest.mark.slow
@settings(max_examples=60)
@given(sums("0.07"))
def test_outcomes_of_dawsons_kayles_obey_the_definition(heaps: tuple[int, ...]) -> None:
    found = infinite("0.07")
    assert (found.outcome(heaps) == "N") == wins_by_moves(found, heaps)


@given(st.lists(st.integers(0, 15), max_size=9))
def test_the_finite_quotient_agrees_with_the_infinite_one(heaps: list[int]) -> None:
    quotient = growing("0.226")
    assert quotient.outcome(heaps) == infinite("0.226").outcome(heaps)


@pytest.mark.parametrize("rule", RULES)
def test_no_two_of_the_sums_apart_are_alike(rule: str) -> None:
    found = infinite(rule)
    cls, a, b = found.apart
    (first, second), rest = found.counted, found.representatives[cls]
    for start in range(a, a + 20, 2):
        beside = (*rest, *[second] * (b + start - a))
        outcome = found.outcome((*beside, *[first] * start))
        for more in range(start + 2, start + 30, 2):
            assert found.outcome((*beside, *[first] * more)) != outcome


# -- damaged certificates -------------------------------------------------------------------------


def flip(classes: list[int], cls: int) -> None:
    classes[:] = sorted({*classes} ^ {cls})


def flipped(data: dict[str, Any]) -> None:
    """One outcome more or less, anywhere."""
    flip(random.Random(data["order"]).choice(data["lost"]), 7)


def recoloured(data: dict[str, Any]) -> None:
    """All pairs that are like (3, 2) have another colour."""
    colours, normal = data["colours"], infinite("0.226")._normal
    other = (colours[3][2] + 1) % len(data["lost"])
    for a, row in enumerate(colours):
        row[:] = [other if normal(a, b) == (3, 2) else colour for b, colour in enumerate(row)]


def without_product(data: dict[str, Any]) -> None:
    data["times"][0][5] = data["times"][0][6]


def with_another_class(data: dict[str, Any]) -> None:
    data["pretending"][12] = 0


def wider(data: dict[str, Any]) -> None:
    data["edge"] += 1
    data["width"] -= 1


def not_apart(data: dict[str, Any]) -> None:
    data["apart"][0] += 1


def too_small(data: dict[str, Any]) -> None:
    data["apart"][1] = 0


def with_other_heaps(data: dict[str, Any]) -> None:
    data["counted"] = [13, 16]


def of_another_rule(data: dict[str, Any]) -> None:
    data["rule"] = "0.77"


def without_lost(data: dict[str, Any]) -> None:
    del data["lost"]


def with_many_colours(data: dict[str, Any]) -> None:
    data["lost"] = data["lost"] * 64


def with_an_unused_colour(data: dict[str, Any]) -> None:
    """It would tell any elements apart."""
    data["lost"].append([3])


def with_a_colour_in_a_corner(data: dict[str, Any]) -> None:
    """Pairs of large numbers are never looked up."""
    data["lost"].append([3])
    data["colours"][-1][-1] = len(data["lost"]) - 1


def with_a_class_for_a_counted_heap(data: dict[str, Any]) -> None:
    data["pretending"][15] = 1


def with_unsorted_classes(data: dict[str, Any]) -> None:
    next(classes for classes in data["lost"] if len(classes) > 1).reverse()


def with_many_heaps(data: dict[str, Any]) -> None:
    data["heaps"] = 2001
    data["pretending"] += [0] * (2002 - len(data["pretending"]))


def with_a_text(data: dict[str, Any]) -> None:
    data["counted"] = ["15", 16]


DAMAGE: dict[Callable[[dict[str, Any]], None], str] = {
    flipped: "error-quotient-",
    recoloured: "error-",
    without_product: "error-quotient-table",
    with_another_class: "error-quotient-",
    wider: "error-certificate-field",
    not_apart: "error-quotient-apart",
    too_small: "error-certificate-field",
    with_other_heaps: "error-",
    of_another_rule: "error-quotient-",
    without_lost: "error-certificate-field",
    with_many_colours: "error-certificate-field",
    with_a_text: "error-certificate-field",
    with_an_unused_colour: "error-certificate-field",
    with_a_colour_in_a_corner: "error-certificate-field",
    with_a_class_for_a_counted_heap: "error-certificate-field",
    with_unsorted_classes: "error-certificate-field",
    with_many_heaps: "error-certificate-field",
}


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda one: one.__name__)
def test_a_damaged_certificate_is_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    data = deepcopy(growing("0.226").certificate())
    damage(data)
    data["sha256"] = content_hash(data)
    with pytest.raises(fp.InputError) as refused:
        fp.verify(data)
    assert refused.value.code.startswith(DAMAGE[damage])


def test_any_other_outcome_is_refused() -> None:
    right = growing("0.226").certificate()
    for colour in range(len(right["lost"])):
        for cls in range(0, right["order"], 5):
            data = deepcopy(right)
            flip(data["lost"][colour], cls)
            data["sha256"] = content_hash(data)
            with pytest.raises(fp.InputError):
                fp.verify(data)


def test_another_hash_is_refused() -> None:
    data = growing("0.226").certificate() | {"sha256": "0" * 64}
    with pytest.raises(fp.InputError, match="hash"):
        fp.verify(data)


def test_a_nested_field_is_refused() -> None:
    """JSON can be read deeper than it can be written."""
    text = json.dumps(growing("0.226").certificate())
    for depth in range(900, 1000):
        nested = f'{text[:-1]}, "x": {"[" * depth}{"]" * depth}}}'
        with pytest.raises(fp.InputError):
            fp.verify(nested)


@pytest.mark.parametrize(("limit", "most"), [("MAX_WORK", 10**4), ("MAX_WAITING", 600)])
def test_a_certificate_that_takes_too_long_is_refused(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(f"fairplay.theory.verify_infinite.{limit}", most)
    with pytest.raises(fp.TooLargeError, match="transitions"):
        fp.verify(growing("0.226").certificate())


# -- the command line -----------------------------------------------------------------------------


def test_the_command_line_tells_and_verifies(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "q.json")
    assert main(["misere", "0.226", "--certificate", file]) == 0
    told = capsys.readouterr().out
    assert "Stopped after heap 15: with the next heap, no finite algebra is enough." in told
    assert "by the numbers of heaps of 15 and of 16" in told
    assert main(["verify", file]) == 0
    told = capsys.readouterr().out
    assert "0.226, heaps up to 16: no finite algebra decides misère play." in told
    assert "heaps of 15. So no finite algebra is enough." in told


def test_json_names_the_counted_heaps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["misere", "0.226", "--json"]) == 0
    out = capsys.readouterr()
    data = json.loads(out.out)
    assert data["infinite"] == {"heaps": 16, "counted": [15, 16], "order": 30}
    assert "no finite algebra" in out.err
    assert main(["misere", "0.77", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["infinite"] is None
