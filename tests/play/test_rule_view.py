"""What a rule is, by its name, and the words that the browser explains."""

from random import Random

import pytest

from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.paper.worksheet import position_sheet
from fairplay.play.rule_view import MAX_VALUES, rule_view
from fairplay.rules.position import Position
from fairplay.rules.registry import examples, find, game, groups, kind, names
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
    for row, values in enumerate(view.table[:4], start=view.first):
        for column, value in enumerate(values[:4], start=view.first):
            state = game(name).paired(row, column)
            assert solve(Position.of(game(name), state)).value == value


@pytest.mark.parametrize(
    ("rule", "numbers", "position"),
    [
        ("graph{remove a vertex or an edge with its ends}", "make-of-path", "1-2,2-3,3-4"),
        ("graph{remove an edge}", "make-of-path", "1-2,2-3,3-4"),
        ("graph{cut an edge, keep what hangs on the ground}", "make-of-stalk", "0-1,1-2,2-3,3-4"),
        ("row{XX→..}", "make-of-row", "XXXX"),
        ("row{.→X until XXX}", "make-of-empty-row", "...."),
        ("coins{turn 1-5}", "make-of-coin", "4"),
        ("heap{take 1-3 or split}", "make-of-number", "4"),
    ],
)
def test_the_first_values_say_what_they_are_values_of(
    rule: str, numbers: str, position: str
) -> None:
    view = rule_view(rule)
    assert (view.numbers.key, len(view.values)) == (numbers, MAX_VALUES)
    assert view.values[4 - view.first] == solve(f"{rule}:{position}").value


def test_coins_on_a_board_have_a_table_from_their_first_coin_on() -> None:
    view = rule_view("coins{turn 1-2 x turn a run}")
    assert (view.first, view.numbers.key) == (1, "make-of-coin-board")
    for row, column in ((1, 1), (2, 4), (4, 8)):
        value = solve(f"{view.name}:{row}-{column}").value
        assert view.table[row - 1][column - 1] == value


@pytest.mark.parametrize("rule", ["row{X.→.X}", "row{XX.→..X either way}", "row{.→X until X}"])
def test_a_rule_whose_positions_no_number_says_has_no_list(rule: str) -> None:
    view = rule_view(rule)
    assert (view.values, view.table) == ((), ())


@pytest.mark.parametrize("family", groups()["own"])
def test_every_rule_that_one_writes_has_a_worksheet_that_says_it_in_full(family: str) -> None:
    english = Messages("en")
    for text in (game(family).name, *examples(family)):
        rules = Position(text).rules if ":" in text else find(text)
        view = rule_view(rules.name)
        assert view.worksheets
        sheet = position_sheet(rules, 6, 2, False, Random(1), english)
        assert len(sheet.exercises) == 6
        assert sheet.intro[0] == " ".join(map(english.fill, view.told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_code_tells_its_digits(language: str) -> None:
    words = Messages(language)
    sheet = position_sheet(find("0.137"), 2, 1, False, Random(1), words)
    assert sheet.intro[0] == " ".join(map(words.fill, rule_view("0.137").told))


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
