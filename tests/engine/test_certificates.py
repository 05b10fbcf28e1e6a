"""Certificates of periods: a written one is verified, and a changed one is refused."""

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import InputError
from fairplay.messages import LANGUAGES
from fairplay.rules.sequences import code_of
from fairplay.theory import verify as verify_module
from fairplay.theory.certificate import certificate
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.sequence import Sequence
from fairplay.theory.verify import verify
from fairplay.theory.verify_values import SAMPLES, by_definition
from tests.theory.test_codes import codes

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay

RULES = ("0.77", "0.137", "4.[3]", "0.[3]", "sub{1,2,5}", "0.1[30]", "kayles")


@cache
def certified(rule: str) -> dict[str, Any]:
    sequence = Sequence(code_of(rule))
    found = sequence.period(100_000)
    assert found is not None
    assert found.proved
    return certificate(rule, sequence.code, found, sequence.values(found.computed)).json()


@pytest.mark.parametrize("rule", RULES)
def test_a_certificate_holds(rule: str) -> None:
    data = certified(rule)
    checked = verify(data, code_of(rule))
    assert (checked.preperiod, checked.period) == (data["preperiod"], data["period"])
    assert checked.samples is None


@pytest.mark.parametrize("rule", RULES)
def test_any_changed_number_is_refused(rule: str) -> None:
    data = certified(rule)
    for key, value in data.items():
        changes: list[Any] = [None, "x", -1, 2.5, True]
        if isinstance(value, int):
            changes += [value + 1, value - 1, 2 * value + 1, 10**30]
        for changed in changes:
            if changed == value:
                continue
            if key == "rule":
                continue
            with pytest.raises(InputError):
                verify(data | {key: changed}, code_of(rule))
    with pytest.raises(InputError):
        verify({key: data[key] for key in list(data)[:-1]}, code_of(rule))


@given(codes(), st.booleans())
@settings(max_examples=40, deadline=None)
def test_every_proof_is_verified(text: str, unequal: bool) -> None:
    parsed = parse_code(text)
    code = Code(parsed.digits, parsed.tail, unequal)
    sequence = Sequence(code)
    found = sequence.period(150)
    if found and found.proved:
        data = certificate(text, code, found, sequence.values(found.computed)).json()
        assert verify(data, code).theorem == found.theorem


@given(codes(), st.booleans())
@settings(max_examples=40, deadline=None)
def test_the_independent_definition(text: str, unequal: bool) -> None:
    parsed = parse_code(text)
    code = Code(parsed.digits, parsed.tail, unequal)
    assert by_definition(code, 40).tolist() == Sequence(code).values(40).tolist()


def test_nothing_is_computed_beyond_what_the_theorem_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    data = certified("0.137")
    monkeypatch.setattr(verify_module, "by_definition", None)
    monkeypatch.setattr(verify_module, "by_other_solver", None)
    for checked in (data["checked"] + 1, 10**6, 2**29 - 1, 2**32 - 1):
        with pytest.raises(InputError) as caught:
            verify(data | {"checked": checked}, code_of("0.137"))
        assert caught.value.params == {"name": "checked"}


@pytest.mark.slow
def test_a_long_certificate_is_checked_by_another_solver_and_samples() -> None:
    data = certified("4.364")
    assert verify(data, code_of("4.364"), seed=1).samples == SAMPLES


def test_samples_find_wrong_values(monkeypatch: pytest.MonkeyPatch) -> None:
    data = certified("4.364")
    wrong = np.zeros(data["checked"], np.uint32)
    monkeypatch.setattr(verify_module, "by_other_solver", lambda *_: wrong)
    with pytest.raises(InputError) as caught:
        verify(data, code_of("4.364"), seed=1)
    assert caught.value.code == "error-certificate-value"


# -- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_written_and_verified(fairplay: "Fairplay", tmp_path: Path, lang: str) -> None:
    file = str(tmp_path / "c.json")
    assert fairplay("period", "0.137", "--certificate", file).code == 0
    code, out, err = fairplay("verify", file, "--lang", lang)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 6
    shown = json.loads(fairplay("verify", file, "--json").out)
    assert (shown["verified"], shown["preperiod"], shown["period"]) == (True, 52, 34)


def test_one_number_changed(fairplay: "Fairplay", tmp_path: Path) -> None:
    file = tmp_path / "c.json"
    fairplay("period", "0.137", "--certificate", str(file))
    file.write_text(file.read_text().replace('"period": 34', '"period": 17'))
    code, out, err = fairplay("verify", str(file))
    assert (code, out) == (2, "")
    assert "Refused" in err


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"\xff", b'{"format": 1}', b'{"rule": "0.77"}', b"[" * 100_000]
)
def test_other_files_than_certificates(
    fairplay: "Fairplay", tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "c.json"
    file.write_bytes(content)
    code, out, err = fairplay("verify", str(file))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "ertificate" in err


def test_missing_files(fairplay: "Fairplay", tmp_path: Path) -> None:
    code, _, err = fairplay("verify", str(tmp_path / "none.json"))
    assert code == 2
    assert "none.json" in err
    assert fairplay("verify", str(tmp_path)).code == 2


def test_without_a_proof_nothing_is_written(fairplay: "Fairplay", tmp_path: Path) -> None:
    file = tmp_path / "c.json"
    code, _, err = fairplay("period", "grundy", "--limit", "1000", "--certificate", str(file))
    assert code == 2
    assert "no period is proved" in err
    assert not file.exists()
