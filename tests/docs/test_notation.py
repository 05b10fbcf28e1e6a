"""The grammar of the notation, as the documentation says it, is the one that the program reads."""

import re
from functools import cache
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fairplay.cards import find_deck
from fairplay.errors import InputError
from fairplay.rules.pair_words import MAX_CLAUSES, rule_text
from fairplay.rules.position import Position, split_convention
from fairplay.rules.registry import examples, find, game, names, sums
from fairplay.rules.words import MAX_NAME
from fairplay.theory.pairs import Rule
from tests.docs.pages import DOCS, blocks
from tests.theory.test_pairs import rules as rules_of_pairs

PAGE = DOCS / "reference/notation.md"
_RULE = re.compile(r"^([a-z-]+) *::= (.*)$", re.MULTILINE)
#: A literal, a set of characters, a name, or a sign.
_TOKEN = re.compile(r'"([^"]*)"|(\[[^\]]+\])|([a-z][a-z-]*)|([|*+?()])|\s+')


@cache
def rules() -> dict[str, str]:
    return {
        name: text for block in blocks(PAGE, "text") for name, text in _RULE.findall(block.text)
    }


@cache
def pattern(name: str) -> str:
    """The regular expression of a name. The grammar has no recursion, so there is one."""

    def translated(token: re.Match[str]) -> str:
        literal, characters, inner, sign = token.groups()
        if literal is not None:
            return re.escape(literal)
        return characters or (f"(?:{pattern(inner)})" if inner else sign or "")

    return _TOKEN.sub(translated, rules()[name])


def fits(name: str, text: str) -> bool:
    return re.fullmatch(pattern(name), text) is not None


def table(heading: str) -> list[list[str]]:
    """The code cells of each row of the table below a heading."""
    text = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [re.findall(r"`([^`]+)`", line) for line in text.splitlines() if line.startswith("| `")]
    assert rows
    return rows


@pytest.mark.parametrize("text", [row[0] for row in table("Positions")])
def test_an_example_of_a_position_is_read_and_printed_as_it_stands(text: str) -> None:
    assert fits("position", text)
    bare, _ = split_convention(text)
    assert str(Position(bare)) == bare


@pytest.mark.parametrize(("position", "move"), [row[:2] for row in table("Moves")])
def test_an_example_of_a_move_is_legal(position: str, move: str) -> None:
    assert fits("move", move)
    assert move in set(Position(position).moves())


@pytest.mark.parametrize(("deck", "card"), [row[:2] for row in table("Cards")])
def test_an_example_of_a_card_is_in_its_deck(deck: str, card: str) -> None:
    assert fits("deck", deck)
    assert fits("card", card)
    assert find_deck(deck).parse(card).text == card


@pytest.mark.parametrize("name", names())
def test_every_game_prints_what_the_grammar_says(name: str) -> None:
    """Positions that are offered, and random ones, with all their moves."""
    rules, random = game(name), Random(name)
    texts = [name, *examples(name)]
    texts += (f"{rules.name}:{rules.text(rules.random(rules.level(2), random))}" for _ in range(5))
    for text in texts:
        position = Position(text)
        assert fits("position", text), text
        assert fits("position", str(position)), str(position)
        assert all(fits("move", move) for move in position.moves())


def test_sums_and_moves_in_them() -> None:
    for text in sums():
        assert fits("position", text)
        assert all(fits("move", move) for move in Position(text).moves())


@given(rules_of_pairs)
def test_every_rule_of_two_heaps_is_in_the_grammar(rule: Rule) -> None:
    assert fits("two-game", f"pair{{{rule_text(rule)}}}")


@given(st.data())
def test_every_rule_of_two_heaps_in_the_grammar_is_read(data: st.DataObject) -> None:
    name = data.draw(st.from_regex(pattern("two-game"), fullmatch=True))
    assume(len(name) <= MAX_NAME and name.count(" or ") < MAX_CLAUSES)
    ranges = re.findall(r"([0-9]+)-([0-9]+)", name)
    assume(all(int(first) <= int(last) for first, last in ranges))
    assert fits("two-game", find(name).name)


@pytest.mark.parametrize("text", ["", "nim:", "nim:3,", "nim 3", "northcott:1", "nim:3 +", "3.7"])
def test_what_the_program_refuses_is_not_in_the_grammar(text: str) -> None:
    with pytest.raises(InputError):
        Position(text)
    if text != "3.7":  # a code, but one that allows a move that changes nothing
        assert not fits("position", text)
