"""Finding 1: ``0.[1]:9007199254740991`` froze the server for ever.

The options of a heap skip what yields nothing, a position too large for a room is refused before it
is built, and the position of a stranger is first read in a worker.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match, Perfect, Player, Random
from fairplay.play.room.admission import MAX_PLAY, MAX_SIZE, admit
from fairplay.rules.base import MAX_RETREATS
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules, examples, names, sums
from fairplay.rules.solve import Solution
from fairplay.server.rooms import creating
from fairplay.theory.codes import GONE, ONE, THREE, TWO, Code
from tests.helpers import SMALL, small, small_sums
from tests.hostile.freezing import must_end
from tests.play.test_players import Backward
from tests.serving import ServerProcess, serve, test_config

LARGEST = 2**53 - 1
FROZEN = (
    f"0.[1]:{LARGEST}",
    f"0.1[01]:{LARGEST}",
    f"0.[{'1' * 300}]:{LARGEST}",
    f"0.[{'0' * 300}1]:{LARGEST},{LARGEST}",
    f"0.{'1' * 300}:{LARGEST}",
    f"0.[1]:{LARGEST} + 0.[1]:{LARGEST}",
    f"0.[1]:{'9' * 300}",
)
LARGE = (
    *FROZEN,
    f"nim:{LARGEST}",
    f"nim:{'9' * 300}",
    f"kayles:{LARGEST}",
    f"0.[8]:{LARGEST}",
    f"4.[f]:{LARGEST}",
    f"poker-nim:1/{LARGEST},{LARGEST}",
    f"sub{{4096}}:{LARGEST}",
    "modified-nimble:997,998,999,1000",
    "northcott100",
    " + ".join(["dawson:999"] * 30),
    " + ".join(["sub{4096}:4096"] * 20),
    "+".join(["northcott"] * 40),
    "+".join(["nim:99"] * 50),
)


# -- digits that yield nothing are skipped --------------------------------------------------------


def by_scanning(code: Code, heap: int) -> Iterator[tuple[int, ...]]:
    """The slow definition: try every number of beans that can be taken."""
    for k in range(heap + 1):
        digit, rest = code.digit(k), heap - k
        if digit & GONE and rest == 0:
            yield ()
        if digit & ONE and rest > 0:
            yield (rest,)
        if digit & TWO:
            pairs = ((a, rest - a) for a in range(1, rest // 2 + 1))
            yield from (pair for pair in pairs if not code.unequal or pair[0] != pair[1])
        if digit & THREE:
            for a in range(1, rest // 3 + 1):
                yield from ((a, b, rest - a - b) for b in range(a, (rest - a) // 2 + 1))


def codes() -> SearchStrategy[Code]:
    """Codes with many zeros and ones, which yield few options."""
    digits = st.lists(st.sampled_from((0, 0, 0, 1, 1, *range(16))), max_size=9).map(tuple)
    first = st.sampled_from((0, 4, 8, 12))
    return st.builds(
        lambda whole, rest, tail, unequal: Code((whole, *rest), tail, unequal),
        *(first, digits, digits, st.booleans()),
    )


@given(codes(), st.integers(0, 25))
def test_skipping_digits_gives_the_same_options(code: Code, heap: int) -> None:
    assert list(code.options(heap)) == list(by_scanning(code, heap))


@given(codes(), st.integers(10**15, 10**40))
@settings(max_examples=50)
def test_first_options_are_immediate(code: Code, heap: int) -> None:
    with must_end(5, code):
        first = list(islice(code.options(heap), 20))
    assert all(code.allows(heap, left) for left in first)


@pytest.mark.parametrize("text", FROZEN, ids=lambda text: text[:20])
def test_whether_play_is_over_is_immediate(text: str) -> None:
    with must_end(5, text):
        position = Position(text)
        moves = list(islice(position.moves(), 3))
    assert position.over == (not moves)


# -- a server -------------------------------------------------------------------------------------


def test_server_refuses_large_positions_and_still_answers(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'rooms.db'}")
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=30, trust_env=False) as client:
            client.get("/api/me").raise_for_status()
            for text in LARGE:
                for path in ("/api/rooms", "/api/quick"):
                    game = {"type": "match", "position": text[:400]}
                    answer = client.post(path, json={"game": game})
                    assert answer.status_code == 422, (text, answer.text)
                    assert answer.json()["code"].startswith("error-")
            assert client.get("/healthz").json() == {"status": "ok"}
            game = {"type": "match", "position": "nim:300,400,500"}
            assert client.post("/api/rooms", json={"game": game}).status_code == 200
    except BaseException:
        server.kill()  # a frozen server does not react to anything else
        raise
    server.stop()
    server.check_log()


def test_positions_are_first_read_in_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(creating, "create", lambda *_: pytest.fail("made in the event loop"))
    with serve(test_config(tmp_path)) as served, served.client() as client:
        client.get("/api/me").raise_for_status()
        game = {"type": "match", "position": f"0.[1]:{LARGEST}"}
        for path in ("/api/rooms", "/api/quick"):
            answer = client.post(path, json={"game": game})
            assert (answer.status_code, answer.json()["code"]) == (422, "error-room-match")


# -- what a room accepts --------------------------------------------------------------------------


@pytest.mark.parametrize("text", [*names(), *sum(map(examples, names()), ()), *sums()])
def test_every_offered_game_fits_a_room(text: str) -> None:
    admit(text)


@pytest.mark.parametrize(
    "text",
    [
        *("nim:300,400,500", "nim:999,999", "nimble:500,700", "kayles:400", "lasker:200,200"),
        *("grundy:400", "dawson:300", "poker-nim:200,300/100,100", "sub{1,2,5}:500,500"),
        *("northcott19", "northcott20", "modified-nimble:10,100,200,300", "resta-um:99,98,97 "),
    ],
)
def test_positions_that_people_play_fit_a_room(text: str) -> None:
    admit(text)


@pytest.mark.parametrize("text", LARGE, ids=lambda text: text[:20])
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_of_a_large_position_names_the_limit(text: str, language: str) -> None:
    with must_end(5, text), pytest.raises(InputError) as caught:
        admit(text)
    code, params = caught.value.code, caught.value.params
    assert code in ("error-room-match", "error-room-position")
    limit = params["limit"]
    assert limit == (MAX_PLAY if code == "error-room-match" else MAX_SIZE)
    assert str(limit) in Messages(language)(code, **params)


# -- how long a match can last --------------------------------------------------------------------


def longest_play(rules: AnyRules, state: object, memo: dict[object, int]) -> int:
    """The length of the longest play, by trying everything."""
    if state not in memo:
        after = (rules.after(state, move) for move in rules.moves(state))
        memo[state] = max((1 + longest_play(rules, option, memo) for option in after), default=0)
    return memo[state]


@pytest.mark.parametrize("name", SMALL)
@given(data=st.data())
@settings(max_examples=5)
def test_longest_bounds_every_play(name: str, data: st.DataObject) -> None:
    position = data.draw(small(name))
    most = position.rules.longest(position.state)
    assert most is not None
    assert longest_play(position.rules, position.state, {}) <= most


@given(small_sums())
@settings(max_examples=30)
def test_longest_bounds_every_play_of_a_sum(position: Position) -> None:
    most = position.rules.longest(position.state)
    assert most is not None
    assert longest_play(position.rules, position.state, {}) <= most


LOOPING = (
    "northcott",
    "northcott3:1-3",
    "northcott5:1-5,4-2",
    "northcott:1-2,8-7,4-5",
    "northcott5:2-4 + kayles:5 + poker-nim:2/3,3",
    "northcott5:1-5 + northcott:1-8",
)


def finished(match: Match, players: tuple[Player, Player]) -> Match:
    most = match.position.rules.longest(match.position.state)
    assert most is not None
    while match.result is None:
        match = match.play(players[match.mover].choose(match))
        assert match.played <= most
    return match


@pytest.mark.parametrize("text", LOOPING)
@pytest.mark.parametrize("seed", range(6))
def test_repetition_ends_in_a_draw(text: str, seed: int) -> None:
    """Neither player wants to win: both retreat at random whenever they can."""
    ended = finished(Match.begin(text), (Retreating(seed), Retreating(seed + 100)))
    assert ended.result
    if ended.result.reason == "retreats":
        assert min(ended.plies[-1].retreats) == MAX_RETREATS
        assert min(ended.undo().plies[-1].retreats) == MAX_RETREATS - 1
        assert Match.from_transcript(ended.transcript()) == ended


def test_retreats_can_lead_to_a_draw() -> None:
    found = finished(Match.begin("northcott"), (Random(1), Random(2))).result
    assert found
    assert (found.winner, found.reason) == (None, "retreats")


@pytest.mark.parametrize("text", LOOPING)
@pytest.mark.parametrize("seed", range(6))
def test_advancing_wins_a_won_position(text: str, seed: int) -> None:
    """After some aimless moves the winner only advances, and the other only retreats.

    If a player only advances, no position repeats. So a position that has come up once does not
    come up a third time.
    """
    match = Match.begin(text)
    aimless = Random(seed)
    for _ in range(2 * seed):
        after = match.play(aimless.choose(match))
        if after.result or after.plies[-1].times > 1:
            break
        match = after
    winner = match.mover if Solution(match.position, match.misere).won else 1 - match.mover
    for other in (Backward(seed), Retreating(seed)):
        players = (Perfect(seed), other) if winner == 0 else (other, Perfect(seed))
        ended = finished(match, players)
        assert ended.result
        assert (ended.result.winner, ended.result.reason) == (winner, "no-move")


class Retreating(Random):
    """Retreats at random whenever it can, so that positions seldom repeat."""

    def choose(self, match: Match) -> str:
        rules, state = match.position.rules, match.position.state
        back = [move for move in rules.moves(state) if not rules.forward(state, move)]
        return rules.move_text(self._generator.choice(back)) if back else super().choose(match)
