"""Certificates by the theorem ``witness``: verified by another path, and refused when damaged."""

import copy
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.sequences import code_of
from fairplay.theory import verify_values
from fairplay.theory import verify_witness as module
from fairplay.theory.certificate import certificate
from fairplay.theory.sequence import Sequence
from fairplay.theory.stretches import VerifyOptions
from fairplay.theory.verify import verify
from fairplay.theory.witness_fields import Proof

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Fairplay

#: The first certificate takes seconds.
pytestmark = pytest.mark.slow
#: 0.56 repeats from 326640 on, with period 144, and 0.354 from 10061916 on, with values up to 113.
SHORT, LONG = "0.56", "0.354"


@cache
def certified(rule: str, start: int = 0) -> dict[str, Any]:
    sequence = Sequence(code_of(rule))
    sequence._core.keep_window(1, 2**32 - 1, start)
    if start == 0:
        sequence.period(400_000)
    found = sequence.period(2**40)
    assert found is not None
    proof = sequence.witness_proof()
    assert proof is not None
    return certificate(rule, sequence.code, found, proof).json()


@pytest.fixture(autouse=True)
def slow_parts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first values take seconds in other ways; they are the same every time."""
    monkeypatch.setattr(module, "_first_values", _first_values)
    monkeypatch.setattr(module, "by_other_solver", _others)
    monkeypatch.setattr(verify_values, "SAMPLES", 10)


_first_values = cache(module._first_values)
_others = cache(verify_values.by_other_solver)


def refusal(data: dict[str, Any], rule: str = SHORT) -> InputError:
    with pytest.raises(InputError) as caught:
        verify(data, code_of(rule), seed=1)
    return caught.value


def test_a_certificate_without_stretches_holds() -> None:
    data = certified(SHORT)
    assert (data["preperiod"], data["period"], data["theorem"]) == (326640, 144, "witness")
    assert data["checked"] < 330_000
    checked = verify(data, code_of(SHORT))
    assert (checked.stretches, checked.all_stretches) == (0, 0)


def test_stretches_are_computed_again_and_remembered() -> None:
    data, code = certified(LONG, 2**22), code_of(LONG)
    seen: list[tuple[int, int]] = []
    saved: list[set[int]] = []
    options = VerifyOptions(
        progress=lambda *counts: seen.append(counts), saved=lambda done: saved.append(set(done))
    )
    checked = verify(data, code, options=options)
    assert (checked.preperiod, checked.period) == (10061916, 1180)
    assert checked.stretches == checked.all_stretches == len(data["marks"]) - 1
    assert seen[-1] == (data["marks"][-1]["n"] - 2**22,) * 2
    assert saved[-1] == set(range(len(data["marks"]) - 1))
    # What was done is not done again, but where the claim is looked at.
    seen.clear()
    verify(data, code, options=VerifyOptions(done={0}, progress=lambda *n: seen.append(n)))
    assert seen[-1][1] == data["marks"][-1]["n"] - data["marks"][1]["n"]


def test_a_wrong_mark_is_refused() -> None:
    data = certified(LONG, 2**22)
    before, mark = data["marks"][:2]
    other_sum = f"{int(mark['sum'], 16) ^ 1:016x}"
    larger = [later | {"maximum": later["maximum"] + 1} for later in data["marks"][1:]]
    after = data["marks"][2:]
    changes = (
        [mark | {"sum": other_sum}, *after],
        larger,
        [mark | {"state": before["state"]}, *after],
    )
    for change in changes:
        wrong = data | {"marks": [before, *change]}
        assert refusal(wrong, LONG).code in ("error-certificate-mark", "error-certificate-open")


@pytest.mark.parametrize("domain", [False, True])
@pytest.mark.parametrize("first", [0, 7])
def test_kinds_of_many_heaps_are_those_of_each(domain: bool, first: int) -> None:
    proof = Proof(certified(SHORT), code_of(SHORT))
    proof.domain, proof.splits = domain, [3]
    values = np.arange(100, dtype=np.uint32) * 7
    expected = [proof.is_common(int(value), first + i) for i, value in enumerate(values)]
    assert proof.are_common(values, first).tolist() == expected


def asked(data: dict[str, Any]) -> list[tuple[int, int]]:
    """The heaps and values that witnesses are listed for, in order."""
    proof = Proof(data, code_of(SHORT))
    heaps = range(proof.n0, proof.n0 + proof.p)
    return [(n, v) for n in heaps for v in range(proof.value(n)) if not proof.is_common(v, n)]


def test_one_wrong_witness() -> None:
    data, chance = certified(SHORT), random.Random(1)
    proof, first, pairs = (
        Proof(data, code_of(SHORT)),
        _first_values(code_of(SHORT)),
        asked(data),
    )
    assert len(pairs) == len(data["witnesses"])
    for _ in range(20):
        wrong = copy.deepcopy(data)
        i = chance.randrange(len(pairs))
        k, a = wrong["witnesses"][i]
        while module._shows(proof, first, *pairs[i], (k, a)):
            a += 1
        wrong["witnesses"][i] = [k, a]
        assert refusal(wrong).code == "error-certificate-witness"
    wrong = copy.deepcopy(data)
    wrong["witnesses"][5] = [2, 4000]
    assert refusal(wrong).code == "error-certificate-witness"
    del wrong["witnesses"][5:]
    assert refusal(wrong).code == "error-certificate-witness"
    assert refusal(data | {"witnesses": [*data["witnesses"], [1, 1]]}).code == (
        "error-certificate-field"
    )


def test_one_wrong_rare() -> None:
    data, chance = certified(SHORT), random.Random(2)
    for _ in range(10):
        wrong = copy.deepcopy(data)
        wrong["rares"][chance.randrange(len(wrong["rares"]))][chance.randrange(2)] += 1
        assert refusal(wrong).code == "error-certificate-rare"
    assert refusal(data | {"rares": data["rares"][:-1]}).code == "error-certificate-rare"
    assert refusal(data | {"rares": [*data["rares"], [5000, 1]]}).code == "error-certificate-rare"
    assert refusal(data | {"rares": []}).code == "error-certificate-field"


def test_one_wrong_value() -> None:
    data, chance = certified(SHORT), random.Random(3)
    for _ in range(10):
        wrong = copy.deepcopy(data)
        wrong["values"][chance.randrange(len(wrong["values"]))] ^= 1
        assert refusal(wrong).code == "error-certificate-turn"


def test_any_changed_number_is_refused() -> None:
    data = certified(SHORT)
    for key, value in data.items():
        if key == "rule":
            continue
        changes: list[Any] = [None, "x", -1, 2.5, [], {}, [[1]], [-1], [{}]]
        if type(value) is int:
            changes += [value + 1, value - 1, 2 * value + 1, 10**30]
        if type(value) is bool:
            changes += [not value]
        for changed in changes:
            if changed != value:
                refusal(data | {key: changed})
    for key in data:
        if key != "rule":
            refusal({name: data[name] for name in data if name != key})


@pytest.mark.parametrize("key", ["n", "sum", "maximum", "state"])
def test_strange_marks(key: str) -> None:
    data = certified(SHORT)
    everything: list[Any] = [None, "x", -1, 10**30, [], "====", "é"]
    for strange in everything:
        wrong = copy.deepcopy(data)
        wrong["marks"][-1][key] = strange
        refusal(wrong)


def test_a_claim_that_is_not_the_least() -> None:
    data = certified(SHORT)
    twice = data | {
        "period": 288,
        "values": data["values"] * 2,
        "witnesses": data["witnesses"] * 2,
        "checked": data["checked"] + 144,
    }
    assert refusal(twice).code == "error-certificate-least"
    values = [*data["values"][1:], data["values"][0]]
    later = data | {"preperiod": data["preperiod"] + 1, "values": values}
    assert refusal(later).code in ("error-certificate-witness", "error-certificate-least")


# -- the commands ---------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path: Path) -> Path:
    file = tmp_path / "c.json"
    file.write_text(json.dumps(certified(SHORT)))
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verified_and_refused_in_every_language(
    fairplay: "Fairplay", written: Path, lang: str
) -> None:
    code, out, err = fairplay("verify", str(written), "--lang", lang)
    assert (code, err) == (0, "")
    assert Messages(lang)("verify-rares") in out.replace("\n", " ")
    changes: dict[str, tuple[str, Callable[[Any], Any]]] = {
        "witness": ("witnesses", lambda value: [[0, 1], *value[1:]]),
        "rare": ("rares", lambda value: value[1:]),
        "turn": ("values", lambda value: [value[0] ^ 1, *value[1:]]),
    }
    for name, (key, change) in changes.items():
        data = certified(SHORT)
        written.write_text(json.dumps(data | {key: change(data[key])}))
        code, out, err = fairplay("verify", str(written), "--lang", lang)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        begin = re.split("[0-9]", Messages(lang)(f"error-certificate-{name}", n=7, value=8))[0]
        assert begin in err


def test_a_check_with_its_own_progress(fairplay: "Fairplay", written: Path) -> None:
    kept = written.with_suffix(".progress")
    for _ in range(2):
        shown = json.loads(
            fairplay("verify", str(written), "--checkpoint", str(kept), "--json").out
        )
        assert (shown["verified"], shown["theorem"]) == (True, "witness")
    kept.write_text("{}")
    code, out, err = fairplay("verify", str(written), "--checkpoint", str(kept))
    assert (code, out) == (2, "")
    assert "progress" in err


def test_the_command_proves_by_witnesses(fairplay: "Fairplay", tmp_path: Path) -> None:
    file = str(tmp_path / "c.json")
    code, out, _ = fairplay("period", LONG, "--limit", "2**24", "--certificate", file)
    assert code == 0
    assert "Proved by witnesses" in out
    assert fairplay("verify", file, "--sample", "1").code == 0
