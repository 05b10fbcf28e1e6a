"""Errors in codes and in sets of numbers name the first sign that is wrong."""

import pytest

from fairplay.errors import InputError
from fairplay.rules.registry import find


@pytest.mark.parametrize(
    ("rule", "place", "found"),
    [
        ("0.8x", 4, "x"),
        ("0.7-7", 4, "-"),
        ("1.7", 1, "1"),
        ("77.", 1, "7"),
        ("0:7", 2, ":"),
        ("0.0", 4, ""),
        ("0.[0]", 6, ""),
        ("0.7[", 4, "["),
        ("0.7[3", 6, ""),
        ("0.7[3]5", 7, "5"),
    ],
)
def test_the_first_sign_of_a_code_that_is_wrong(rule: str, place: int, found: str) -> None:
    with pytest.raises(InputError) as caught:
        find(rule if "." in rule else f"{rule}.")
    assert (caught.value.params["place"], caught.value.params.get("found", "")) == (place, found)
    assert caught.value.params["expected"]


@pytest.mark.parametrize(
    ("words", "place", "found"),
    [("1,0", 3, "0"), ("", 1, ""), ("1, ,3", 4, ""), ("1, x2", 4, "x2"), ("99999", 1, "99999")],
)
def test_the_first_number_of_a_set_that_is_wrong(words: str, place: int, found: str) -> None:
    with pytest.raises(InputError) as caught:
        find(f"sub{{{words}}}")
    params = caught.value.params
    assert (params["place"], params.get("found", "")) == (place, found)
    assert params["expected"] == "1-4096"
