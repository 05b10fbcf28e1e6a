"""What every game must do: checked over the registry, its variants and some sums."""

import json
from importlib import import_module
from itertools import islice
from random import Random

import pytest

import fairplay
from fairplay.errors import IllegalMoveError, InputError
from fairplay.explain import explain
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match, Perfect, Player
from fairplay.play import Random as RandomPlayer
from fairplay.rules.base import Misere
from fairplay.rules.position import Position, convention
from fairplay.rules.registry import find, game, names
from fairplay.rules.solve import Solution, Solver
from tests.helpers import LOOPY, POSITIONS, SUMS, VARIANTS, conventions, playout

SEEDS = range(4)

every_position = pytest.mark.parametrize("text", POSITIONS)
every_game = pytest.mark.parametrize("name", names())


# -- the registry ---------------------------------------------------------------------------------


def test_games_of_the_articles_exist() -> None:
    assert set(names()) >= {
        *("dawson", "grundy", "kayles", "lasker", "modified-nimble", "nim", "nimble"),
        *("northcott", "octal", "poker-nim", "resta-um", "resta-zero", "subtraction"),
    }
    assert list(names()) == sorted(names())


@every_game
def test_a_game_describes_itself(name: str) -> None:
    module = import_module(f"fairplay.games.{name.replace('-', '_')}")
    assert module.__doc__
    assert module.GAME is game(name) is find(name)
    assert find(game(name).name) == game(name)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_title_and_a_rule_in_every_language(name: str, language: str) -> None:
    messages = Messages(language)
    for what in ("title", "rule"):
        words = messages(f"game-{name}-{what}")
        assert words
        assert "\n" not in words


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_keeps_its_name(name: str) -> None:
    assert find(name).name == name


@pytest.mark.parametrize(
    ("asked", "name"),
    [("0.770", "0.77"), ("sub{5,1,2,1}", "sub{1,2,5}"), ("0.F", "0.f"), ("octal", "0.07")],
)
def test_one_notation_for_one_rule(asked: str, name: str) -> None:
    assert find(asked).name == name
    assert find(name) == find(asked)


def test_few_games_have_no_misere_form_and_only_resta_um_no_normal_one() -> None:
    never = {name for name in names() if game(name).misere is Misere.NEVER}
    assert never == {"northcott", "chomp", "treblecross"}
    assert {name for name in names() if game(name).misere is Misere.ALWAYS} == {"resta-um"}


# -- notation -------------------------------------------------------------------------------------


@every_position
def test_the_start_is_a_position_with_moves(text: str) -> None:
    position = Position(text)
    assert not position.over
    assert next(position.moves())


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_positions_are_read_back_from_their_texts(text: str, seed: int) -> None:
    for position in playout(Position(text), seed):
        again = Position(str(position))
        assert again == position
        assert hash(again) == hash(position)
        assert str(again) == str(position)
        assert eval(repr(position), {"Position": Position}) == position  # repr is code


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_moves_are_read_back_from_their_texts(text: str, seed: int) -> None:
    for position in playout(Position(text), seed):
        rules = position.rules
        moves = list(rules.moves(position.state))
        assert len(moves) == len(set(moves))
        for move in moves:
            assert rules.parse_move(rules.move_text(move)) == move
        assert list(position.moves()) == [rules.move_text(move) for move in moves]


@every_position
def test_ways_to_type_an_arrow(text: str) -> None:
    position = Position(text)
    move = next(position.moves())
    for arrow in ("->", " → ", ">"):
        assert position.after(move.replace("→", arrow)) == position.after(move)


# -- moves ----------------------------------------------------------------------------------------


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_exactly_the_listed_moves_are_legal(text: str, seed: int) -> None:
    """Every listed move is accepted. Moves of other positions are refused unless listed here."""
    random = Random(seed)
    play = list(playout(Position(text), seed, longest=20))
    others = [move for position in play for move in islice(position.moves(), 30)]
    for position in play:
        before = str(position)
        listed = list(position.moves())
        for move in listed:
            position.rules.check(position.state, position.rules.parse_move(move))
        for move in random.sample(others, min(15, len(others))):
            if move not in listed and not is_listed_otherwise(move, listed):
                with pytest.raises(IllegalMoveError):
                    position.after(move)
        assert str(position) == before


def is_listed_otherwise(move: str, listed: list[str]) -> bool:
    """7→4,2 is 7→2,4 from the other side."""
    heap, arrow, left = move.partition("→")
    return bool(arrow) and heap + arrow + ",".join(reversed(left.split(","))) in listed


@every_position
@pytest.mark.parametrize("wrong", ["", "nonsense", "→", "1→", "→1", "-1→0", "1/", "²→1", "99/1→0"])
def test_invalid_moves_are_refused_and_change_nothing(text: str, wrong: str) -> None:
    position = Position(text)
    with pytest.raises(InputError) as caught:
        position.after(wrong)
    assert str(caught.value)
    assert position == Position(text)


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_turning_twice_changes_nothing(text: str, seed: int) -> None:
    for position in playout(Position(text), seed):
        assert position.turned().turned() == position


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_leaves_the_rest_of_the_board(text: str, seed: int) -> None:
    """A move changes only what it may: seen from the same side, both boards share the rest."""
    position = Position(text)
    if len(position.components) == 1:
        return
    for here in playout(position, seed):
        for move in here.moves():
            number = int(move.partition("/")[0]) - 1
            after = here.after(move).turned()
            for i, (one, other) in enumerate(zip(here.components, after.components, strict=True)):
                assert (one == other) == (i != number)


@every_position
def test_every_play_ends(text: str) -> None:
    """Usually because moves run out. In Northcott's game, where they need not, someone can win."""
    loopy = any(name in text for name in LOOPY)
    for seed in SEEDS:
        match = Match.begin(text)
        players: list[Player] = [Perfect(seed) if loopy else RandomPlayer(seed), RandomPlayer(seed)]
        while not match.result and len(match.moves) < 1000:
            match = match.play(players[match.mover].choose(match))
        assert match.result
        assert match.result.reason == "no-move"


# -- solving --------------------------------------------------------------------------------------


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_winning_moves_leave_lost_positions_and_candidates_miss_none(text: str, seed: int) -> None:
    for position in islice(playout(Position(text), seed, longest=24), 0, None, 3):
        rules, state = position.rules, position.state
        for misere in conventions(rules):
            solver = Solver(rules, misere)
            winning = [m for m in rules.moves(state) if not solver.won(rules.after(state, m))]
            assert solver.won(state) == (bool(winning) or (misere and position.over))
            if solver.won(state):
                assert set(solver.winning_moves(state)) == set(winning)
                assert not winning or any(rules.forward(state, move) for move in winning)


@every_position
def test_the_outcome_does_not_depend_on_the_side(text: str) -> None:
    """The moves may differ, but the winner does not depend on whose pieces are whose."""
    for seed in SEEDS:
        for position in islice(playout(Position(text), seed, longest=24), 0, None, 4):
            if position.rules.urgent(position.state):
                continue
            for misere in conventions(position.rules):
                turned = position.turned()
                if not turned.rules.urgent(turned.state):
                    assert Solution(position, misere).won == Solution(turned, misere).won


@every_position
@pytest.mark.parametrize("seed", SEEDS)
def test_answers_are_plain_data(text: str, seed: int) -> None:
    for position in islice(playout(Position(text), seed, longest=24), 0, None, 4):
        for misere in conventions(position.rules):
            answer = Solution(position, misere).json()
            assert set(answer) == {"position", "play", "outcome", "value", "winning_moves"}
            assert json.loads(json.dumps(answer)) == answer
            for move in answer["winning_moves"]:
                assert Position(move["to"]) == position.after(move["move"])
            json.dumps(explain(position, misere).json())


@every_position
def test_the_convention_of_the_game(text: str) -> None:
    position = Position(text)
    if position.rules.misere is Misere.NEVER:
        with pytest.raises(InputError):
            convention(position, misere=True)
        assert convention(position) is False
    else:
        assert convention(position, misere=True) is True
        assert convention(position) is (position.rules.misere is Misere.ALWAYS)


def test_the_public_names_exist() -> None:
    for name in fairplay.__all__:
        assert getattr(fairplay, name)
    assert fairplay.Position is Position
    assert fairplay.Match is Match


@pytest.mark.parametrize("text", SUMS)
def test_a_sum_is_its_components(text: str) -> None:
    position = Position(text)
    assert " + ".join(map(str, position.components)) == str(position) == text
    single = Position("nim:3")
    assert single.components == (single,)
