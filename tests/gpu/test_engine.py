"""The kernels, run lane by lane on the CPU, give the values of the CPU engine."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from fairplay.gpu import run as runs
from fairplay.gpu.checkpoint import CheckpointError, path_of
from fairplay.gpu.choose import UnsuitedError, make_plan
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.plan import lay_out
from fairplay.gpu.player import GRAIN
from fairplay.gpu.progress import Digest, Progress, next_mark
from fairplay.gpu.run import prepare, run
from fairplay.gpu.slices import parts
from fairplay.gpu.source import source
from fairplay.gpu.table import Table
from tests.gpu.conftest import START, game_of, sequence
from tests.gpu.emulation import EmulatedDevice

pytestmark = pytest.mark.slow

#: A game whose chain does all itself, one with helpers and marks, one with packed candidates.
FEW, MARKED, PACKED = "0.104", "0.167", "4.367"
#: One with five words of indices.
WIDE = "4.044"
MORE = 3200


#: A game whose values repeat before LATE, but not yet at START.
PERIODIC, LATE = "0.1005", 1 << 22


def periodic() -> Game:
    return game_of(PERIODIC, LATE)


def expected(progress: Progress) -> Digest:
    values = sequence(progress.name)
    values.extend(progress.n)
    return Digest.of(
        values.to_numpy(progress.n)[progress.start :].astype(np.uint16), progress.start
    )


def equal(progress: Progress) -> None:
    """To the CPU engine, in all that is exchanged."""
    assert progress.digest == expected(progress)
    values = sequence(progress.name).to_numpy(progress.n)
    assert (progress.state == values[progress.n - len(progress.state) :]).all()


def test_the_games_take_all_paths() -> None:
    plans = {code: make_plan(game_of(code)) for code in (FEW, MARKED, PACKED)}
    assert not plans[FEW].helpers
    assert plans[MARKED].helpers
    assert not plans[MARKED].groups
    assert plans[PACKED].groups


@pytest.mark.parametrize("code", [FEW, MARKED, PACKED])
def test_values_are_those_of_the_cpu_engine(code: str, device: EmulatedDevice) -> None:
    prepared, refused = prepare([game_of(code)])
    assert not refused
    table = Table(device, prepared, START + MORE, first_blocks=30)
    table.play(600)
    (progress,) = table.progress()
    assert (progress.n, progress.reason) == (START + MORE, "")
    equal(progress)
    assert table.rounds >= 3
    table.release()
    assert device.held == 0


@pytest.mark.parametrize(
    ("lag", "share", "helpers", "linear"), [(3, 0.5, 11, False), (5, 1.0, 8, True)]
)
@pytest.mark.parametrize("code", [MARKED, PACKED, WIDE])
def test_other_plans_give_the_same_values(
    code: str, lag: int, share: float, helpers: int, linear: bool, device: EmulatedDevice
) -> None:
    (prepared,), _ = prepare([game_of(code)])
    game, plan, chosen = prepared
    other = lay_out(plan.taps, plan.words, plan.far_words, helpers, plan.groups, lag, share, linear)
    table = Table(device, [(game, other, chosen)], START + 960, first_blocks=30)
    table.play(600)
    (progress,) = table.progress()
    assert (progress.n, progress.reason) == (START + 960, "")
    equal(progress)


def test_a_new_rare_goes_back_to_the_cpu(device: EmulatedDevice) -> None:
    """0.205 has new rares after 2^20. The GPU stops before the first, and says where it is."""
    start = (2354052 - 640) // 32 * 32
    game = game_of("0.205", start)
    (progress,) = run([game], 1, limit=start + 1280, device=device)
    assert (progress.reason, progress.heap) == ("rare", 2354052)
    assert progress.n == start  # a slice counts as a whole
    assert (progress.state == game.last[-game.reach :]).all()


def test_a_period_is_found(device: EmulatedDevice) -> None:
    (progress,) = run([periodic()], 1, limit=LATE + 640, device=device)
    assert (progress.reason, progress.detail) == ("period", 194)
    values = sequence(PERIODIC).to_numpy(LATE)
    assert (values[-1000:] == values[-1194:-194]).all()


def test_a_slice_is_cut_at_marks(device: EmulatedDevice) -> None:
    start = (1 << 22) - 320
    table = Table(device, prepare([game_of(FEW, start)])[0], start + 960, first_blocks=30)
    table.play(600)
    (progress,) = table.progress()
    assert [mark.n for mark in progress.marks] == [1 << 22]
    equal(progress)
    (mark,) = progress.marks
    equal(replace(progress, n=mark.n, digest=mark.digest, state=mark.state))
    table.release()


@pytest.mark.parametrize("code", [FEW, MARKED])
def test_tables_give_the_values_of_the_definition(code: str) -> None:
    game, indices = game_of(code), np.arange(200, dtype=np.uint8)
    for start in (START, START + 1):
        heaps = np.arange(start, start + len(indices))
        assert (game.stretch(indices, start) == game.values(indices, heaps)).all()


def test_what_was_verified_is_seen(device: EmulatedDevice) -> None:
    """With slices that end where they should, and at marks."""
    seen: list[tuple[int, list[int]]] = []

    def see(progress: Progress, last: Callable[[int], Values]) -> None:
        seen.append((progress.n, last(200).tolist()))

    start = (1 << 22) - 320
    run([game_of(FEW, start)], 1, limit=start + 640, cut=start + 64, seen=see, device=device)
    assert [n - start for n, _ in seen] == [64, 320, 640]
    sequence(FEW).extend(start + 640)
    values = sequence(FEW).to_numpy(start + 640)
    assert all(last == values[n - 200 : n].tolist() for n, last in seen)


def test_long_slices_end_at_round_places(device: EmulatedDevice) -> None:
    table = Table(device, prepare([game_of(FEW)])[0], 1 << 30)
    player = table._players[0]
    for computed in (START, START + 32 * 999):
        for blocks in (4096, 4097, 9999, 1 << 15):
            player.computed, player.blocks = computed, blocks
            found = player.next_blocks()
            end = computed + 32 * found
            assert found == blocks if blocks == 4096 else end % GRAIN == 0
            assert blocks - GRAIN // 32 < found <= blocks
    table.release()


def test_parts_cover_a_slice() -> None:
    random = np.random.default_rng(3)
    for _ in range(200):
        start = int(random.integers(1 << 20, 1 << 31)) // 32 * 32
        blocks = int(random.integers(1, 1 << 20))
        found = parts(start, blocks)
        assert sum(part.blocks for part in found) == blocks
        assert [part.start for part in found[1:]] == [part.end for part in found[:-1]]
        assert all(part.end <= next_mark(part.start) for part in found)


def test_a_later_run_goes_on(device: EmulatedDevice, tmp_path: Path) -> None:
    games = [game_of(FEW), periodic()]
    run([periodic()], 1, folder=tmp_path, limit=LATE + 640, device=device)
    first = run([game_of(FEW)], 1, folder=tmp_path, limit=START + 640, device=device)
    assert [one.n for one in first] == [START + 640]
    again = {
        one.name: one for one in run(games, 1, folder=tmp_path, limit=START + MORE, device=device)
    }
    assert (again[FEW].start, again[FEW].n) == (START, START + MORE)
    equal(again[FEW])
    assert (again[PERIODIC].reason, again[PERIODIC].detail) == ("period", 194)
    path_of(tmp_path, FEW).write_bytes(path_of(tmp_path, FEW).read_bytes()[:-100])
    with pytest.raises(CheckpointError, match="cannot be read"):
        run(games, 1, folder=tmp_path, device=device)
    path_of(tmp_path, PERIODIC).replace(path_of(tmp_path, FEW))
    with pytest.raises(CheckpointError, match="is not a checkpoint of"):
        run(games, 1, folder=tmp_path, device=device)


def test_no_game_is_left_out(device: EmulatedDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    """More games than run side by side make batches."""
    monkeypatch.setattr(runs, "MOST_GAMES", 2)
    games = [replace(game_of(FEW), name=f"game {number}") for number in range(5)]
    unsuited = replace(game_of(FEW), name="no mask", mask=0)
    found = run([*games, unsuited], 1, limit=START + 320, device=device)
    assert sorted(one.name for one in found) == sorted([*(game.name for game in games), "no mask"])
    assert {one.n for one in found if not one.reason} == {START + 320}
    assert {one.reason for one in found if one.name == "no mask"} == {"mask"}


def test_a_watch_ends_the_run(device: EmulatedDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "Table", partial(Table, first_blocks=64))
    seen: list[int] = []

    def watch(progress: list[Progress]) -> bool:
        seen.append(progress[0].n)
        return len(seen) == 2

    (progress,) = run([game_of(FEW)], 1, limit=1 << 30, watch=watch, device=device)
    assert seen == sorted(seen)
    equal(progress)


def _no_splits(game: Game) -> Game:
    return replace(game, digits=(0, 3))


def test_what_does_not_fit_is_refused() -> None:
    game = game_of(FEW)
    wide = replace(game, last=game.last + np.uint16(600))
    refused = prepare([_no_splits(game), replace(game, rares=[1 << 21]), wide])[1]
    assert [one.reason for one in refused] == ["rule", "rares", "values"]


def with_first(game: Game, heap: int, value: int) -> Game:
    first = game.first.copy()
    first[heap] = value
    return replace(game, first=first)


@pytest.mark.parametrize("rare", [True, False])
def test_a_value_that_is_too_large_at_the_beginning_is_refused(rare: bool) -> None:
    """Its index has no room in a byte, so that a tap or a witness would be wrong."""
    game = game_of(FEW)
    heap = game.rares[-1] if rare else game.rares[-1] + 1
    (refused,) = prepare([with_first(game, heap, 512)])[1]
    assert refused.reason == "values"


@pytest.mark.parametrize(("value", "words"), [(300, 5), (400, 7), (500, 0)])
def test_words_are_enough_for_a_tap(value: int, words: int) -> None:
    game = game_of(MARKED)
    wide = with_first(game, game.rares[-1], value)
    if not words:
        with pytest.raises(UnsuitedError, match="values"):
            make_plan(wide)
        return
    plan = make_plan(wide)
    assert plan.words == words
    assert source(plan)


def test_no_more_values_are_read_than_there_are(device: EmulatedDevice) -> None:
    """A slice has its own values on the device, and KEPT before them."""
    seen: list[tuple[int, Values]] = []

    def see(progress: Progress, last: Callable[[int], Values]) -> None:
        seen.append((progress.n, last(1 << 30)))

    table = Table(device, prepare([game_of(FEW)])[0], START + MORE, first_blocks=30, seen=see)
    table.play(600)
    table.release()
    values = sequence(FEW)
    values.extend(START + MORE)
    right = values.to_numpy(START + MORE)
    starts = [START, *(n for n, _ in seen)]
    assert len(seen) >= 2
    for start, (n, last) in zip(starts, seen, strict=False):
        assert len(last) == KEPT + n - start
        assert (last == right[n - len(last) : n]).all()
