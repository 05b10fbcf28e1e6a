"""Games of a state and its moves: texts, cycles, and draws by retrograde analysis."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fairplay as fp
from fairplay import rules
from fairplay.errors import InputError, TooLargeError
from fairplay.explain import explain
from fairplay.play import Match, Perfect
from fairplay.play.endings import verdicts
from fairplay.play.hints import match_hint
from fairplay.rules.state_texts import read_state, state_text
from fairplay.rules.sums import Sum
from fairplay.theory import graphs

#: Options of each state of a small graph, cycles and all.
GRAPHS = st.integers(1, 7).flatmap(
    lambda size: st.lists(
        st.lists(st.integers(0, size - 1), max_size=3), min_size=size, max_size=size
    )
)
ITEMS = st.recursive(
    st.integers(-(10**9), 10**9) | st.text("abcXO._", min_size=1, max_size=4),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)


def slow_outcomes(options: list[list[int]], misere: bool) -> list[str]:
    """The definition, round by round: who can force the end in at most so many moves."""
    found = ["D"] * len(options)
    for _ in options:
        for state, targets in enumerate(options):
            after = {found[target] for target in targets}
            if "P" in after or (misere and not targets):
                found[state] = "N"
            elif after <= {"N"}:
                found[state] = "P"
    return found


def endless(options: list[list[int]], state: int, path: tuple[int, ...]) -> bool:
    """Whether play from a state can come back to one that it has been at."""
    return state in path or any(
        endless(options, one, (*path, state)) for one in set(options[state])
    )


def solve(game: rules.General, state: object, misere: bool = False) -> fp.Solution:
    return fp.solve(fp.Position.of(game, state), misere)


@given(GRAPHS, st.booleans())
def test_retrograde_analysis_follows_the_definition(options: list[list[int]], misere: bool) -> None:
    game = rules.game("graph", 0, options.__getitem__, loopy=True)
    expected = slow_outcomes(options, misere)
    for state in range(len(options)):
        solution = solve(game, state, misere)
        assert solution.outcome == expected[state]
        winning = {str(one) for one in options[state] if expected[one] == "P"}
        assert set(solution.winning_moves) == winning
        assert solution.value is None


@given(GRAPHS)
def test_a_rule_that_does_not_end_is_shown_as_a_cycle(options: list[list[int]]) -> None:
    game = rules.game("graph", 0, options.__getitem__)
    if endless(options, 0, ()):
        with pytest.raises(InputError) as refused:
            _ = solve(game, 0).value
        assert refused.value.code == "error-rule-cycle"
        cycle = str(refused.value.params["cycle"]).split(" → ")
        assert cycle[0] == cycle[-1]
        steps = [(a, b) for a, b in pairwise(cycle) if "…" not in (a, b)]
        assert all(int(b) in options[int(a)] for a, b in steps)
    else:
        reached = {solve(game, state).value for state in options[0]}
        assert solve(game, 0).value == min(set(range(len(options) + 1)) - reached)


@given(GRAPHS, st.integers(0, 2**16))
def test_a_perfect_player_wins_what_is_won_and_draws_what_is_drawn(
    options: list[list[int]], seed: int
) -> None:
    game = rules.game("graph", 0, options.__getitem__, loopy=True)
    match, expected = Match.begin(fp.Position.of(game, 0)), solve(game, 0).outcome
    players = (Perfect(seed), Perfect(seed + 1))
    while match.result is None:
        match = match.play(players[match.mover].choose(match))
    assert match.result.winner == {"N": 0, "P": 1, "D": None}[expected]
    assert "gave" not in verdicts(match)


def test_a_draw_is_told_everywhere() -> None:
    ring = rules.game("ring", 0, lambda n: [(n + 1) % 5, (n - 1) % 5] if n != 3 else [], loopy=True)
    drawn = fp.Position.of(ring, 0)
    assert fp.solve(drawn).json()["outcome"] == "D"
    told = str(explain(drawn))
    assert "Drawn" in told
    assert "Moves that keep the draw: 1" in told
    assert match_hint(Match.begin(drawn), 1).told.key == "hint-drawn"
    assert match_hint(Match.begin(drawn), 3).told.key == "hint-keep"
    assert "within 1 move." in str(explain(fp.Position.of(ring, 2)))
    assert "lost" in str(explain(fp.Position.of(ring, 3))).lower()


def test_a_sum_with_a_loopy_game_is_analysed_as_a_whole() -> None:
    ring = rules.game("ring", 0, lambda n: [(n + 1) % 5, (n - 1) % 5] if n != 3 else [], loopy=True)
    total = Sum((ring, fp.games.game("nim")))
    assert fp.solve(fp.Position.of(total, (3, (2,)))).outcome == "N"
    assert fp.solve(fp.Position.of(total, (3, ()))).outcome == "P"
    assert fp.solve(fp.Position.of(total, (0, (1,)))).outcome in ("N", "D")
    assert explain(fp.Position.of(total, (0, (1,)))).blocks


@given(ITEMS.filter(lambda state: isinstance(state, (int, tuple))))
def test_the_text_of_a_state_reads_back(state: object) -> None:
    assert read_state(state_text(state), type(state)) == state


@pytest.mark.parametrize("text", ["", "1,", "(1", "1)", "(1,2", "1,,2", "x" * 20_000, "((", "3 4"])
def test_other_texts_are_refused_in_words(text: str) -> None:
    game = rules.game("pairs", (1, 2), lambda _: ())
    with pytest.raises(InputError) as refused:
        game.parse(text)
    assert refused.value.code == "error-state-text"


@pytest.mark.parametrize(
    ("told", "code"),
    [(None, "list"), (3, "list"), ([[1]], "state"), ([0, {1}], "state"), ([(1, [2])], "state")],
)
def test_a_function_that_gives_no_states_is_told_what_to_return(told: Any, code: str) -> None:
    game = rules.game("odd", 5, lambda _: told)
    for ask in (lambda: solve(game, 5).outcome, lambda: list(fp.Position.of(game, 5).moves())):
        with pytest.raises(InputError) as refused:
            ask()
        assert refused.value.code == f"error-moves-{code}"
    start: Any = [5]
    with pytest.raises(InputError) as refused:
        rules.game("odd", start, lambda _: ())
    assert refused.value.code == "error-moves-state"


@pytest.mark.parametrize("name", ["", " ", "--", "a:b", "a + b"])
def test_a_name_that_no_position_could_be_read_by_is_refused(name: str) -> None:
    with pytest.raises(InputError) as refused:
        rules.game(name, 5, lambda _: ())
    assert refused.value.code == "error-own-name-signs"


def test_an_error_in_a_function_stays_what_it_is() -> None:
    nothing: Any = None
    game = rules.game("odd", 5, lambda n: (one + 1 for one in (n, nothing)))
    with pytest.raises(TypeError, match="NoneType"):
        solve(game, 5).outcome  # noqa: B018


def test_a_state_of_another_type_needs_words_of_its_own() -> None:
    def smaller(state: frozenset[int]) -> list[frozenset[int]]:
        return [state - {one} for one in state]

    start = frozenset({1, 2, 3})
    with pytest.raises(InputError) as refused:
        rules.game("sets", start, smaller).text(start)
    assert refused.value.code == "error-state-type"
    told = rules.game(
        "sets",
        start,
        smaller,
        text=lambda state: ",".join(map(str, sorted(state))),
        parse=lambda text: frozenset(map(int, text.split(","))),
    )
    assert fp.solve(fp.Position.of(told, told.parse("3,1,2"))).value == 1
    with pytest.raises(InputError):
        told.parse("1,x")


def test_too_many_states_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphs, "MAX_STATES", 100)
    endless = rules.game("endless", 0, lambda n: [n + 1])
    with pytest.raises(TooLargeError):
        _ = solve(endless, 0).value


def test_what_a_rule_raises_comes_through() -> None:
    broken = rules.game("broken", 3, lambda n: [1 // (n - 1), n - 1])
    with pytest.raises(ZeroDivisionError):
        _ = solve(broken, 3).value
