"""What a rule is, by its name, and the words that the browser explains."""

import pytest

from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.rule_view import MAX_VALUES, rule_view
from fairplay.rules.position import Position
from fairplay.rules.registry import examples, game, groups, kind, names
from fairplay.rules.solve import solve
from tests.catalogues import messages


@pytest.mark.parametrize("name", names())
def test_every_game_is_a_rule(name: str) -> None:
    """Its view leads back to it, and its values are those of the positions with these numbers."""
    view = rule_view(game(name).name)
    assert view.family == name
    assert rule_view(view.name) == view
    assert Position(view.position).rules == game(name)
    assert len(view.values) <= MAX_VALUES
    for number, value in list(enumerate(view.values, start=view.first))[1:9]:
        state = game(name).sized(number)
        assert state is not None
        assert solve(Position.of(game(name), state)).value == value
    for row, values in enumerate(view.table[:4]):
        for column, value in enumerate(values[:4]):
            assert solve(f"{view.name}:{row},{column}").value == value


def test_the_examples_of_ones_own_games_are_rules() -> None:
    for family in groups()["own"]:
        for text in examples(family):
            name = Position(text).rules.name
            assert rule_view(name).family == kind(name)


@pytest.mark.parametrize("name", ["", "sub{}", "nim:3", "nim + nim", "0.8.8", "sub{1,2}}"])
def test_what_is_no_rule_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        rule_view(name)


def test_the_words_are_explained_alike_in_every_language() -> None:
    """The words stay English, so each line begins with the same ones."""
    keys = [one.key for one in messages("en") if one.key.startswith("make-words-")]
    assert {f"make-words-{family}" for family in groups()["own"]} <= set(keys)
    for key in keys:
        first, *others = (
            [line.partition("|")[0] for line in Messages(one)(key).splitlines()]
            for one in LANGUAGES
        )
        assert len(first) > 1
        assert all(one == first for one in others)
