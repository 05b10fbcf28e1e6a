"""Seventy hard requests from one address made the best bots play badly, and 25 hints of one guest
made everyone wait. Now askers take turns, and a bot that has to wait plays later, not worse."""

import asyncio
import os
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.play.match import Match
from fairplay.play.players import Hasty, Perfect, Player, Random
from fairplay.server import job_process
from fairplay.server.config import Config
from fairplay.server.errors import Refusal
from fairplay.server.fair_queue import FairQueue
from fairplay.server.metrics import Metrics
from fairplay.server.workers import Asker, Workers
from tests.server.room_client import PATIENCE, Guest, guests, playing, seated
from tests.serving import Served, serve, test_config, until

#: Takes the core minutes to solve.
HARD = ("sequence", "0.8", 20_000)
#: A position with a single winning move, which is not the first.
WON = {"type": "match", "position": "nim:1,2,4", "first": 1}
BEST = "4→3"


@asynccontextmanager
async def working(**settings: Any) -> AsyncIterator[Workers]:
    workers = Workers(Config(**settings), Metrics())
    workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


@asynccontextmanager
async def asked(*work: Any) -> AsyncIterator[list["asyncio.Task[Any]"]]:
    """Run some jobs meanwhile, and cancel them at the end."""
    tasks = [asyncio.create_task(one) for one in work]
    await asyncio.sleep(0)
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# -- requests and hints ---------------------------------------------------------------------------


@pytest.mark.anyio
async def test_hard_requests_leave_a_process_for_bots() -> None:
    async with working(job_processes=2, job_seconds=60) as workers:
        hard = [workers.run(*HARD, asker=f"192.0.2.{n % 3}") for n in range(70)]
        async with asked(*hard) as tasks:
            bot = Asker("play", "192.0.2.1", "ROOM")
            found = await workers.run("bot-move", "nim:1,2,4\n", 10, "1", asker=bot, patient=True)
            assert found.decode() == BEST
            assert all(isinstance(task.exception(), Refusal) for task in tasks if task.done())


@pytest.mark.anyio
async def test_hints_of_one_guest_leave_a_process_for_requests() -> None:
    async with working(job_processes=2, job_seconds=60) as workers:
        greedy = Asker("play", "192.0.2.1", "guest")
        async with asked(*(workers.run(*HARD, asker=greedy) for _ in range(25))) as tasks:
            await workers.run("reply", "nim:1,2,4", False, [], 10, asker="192.0.2.1")
            assert not any(task.done() for task in tasks)


@pytest.mark.anyio
async def test_an_address_leaves_a_process_for_others_in_each_lane() -> None:
    async with working(job_processes=3, job_seconds=60) as workers:
        greedy = [workers.run(*HARD, asker=Asker("play", "a", f"{n}")) for n in range(20)]
        greedy += [workers.run(*HARD, asker="a") for n in range(20)]
        async with asked(*greedy):
            await workers.run("solve", "nim:1", False, asker="b")
            await workers.run("solve", "nim:1", False, asker=Asker("play", "b"))


@pytest.mark.anyio
async def test_a_full_queue_refuses_only_its_own_asker() -> None:
    async with working(job_processes=1, job_queue=4, job_seconds=60) as workers:
        await workers.run("solve", "nim:1", False)
        async with asked(*(workers.run(*HARD, asker="a") for _ in range(9))) as tasks:
            await asyncio.sleep(0)
            assert sum(task.done() for task in tasks) == 4  # one runs, and four wait
            async with asked(workers.run(*HARD, asker="b")) as others:
                assert not others[0].done()


@pytest.mark.anyio
async def test_after_hanging_up_an_asker_waits_for_a_new_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Cancelling a job ends its process. One address kept all of them restarting by hanging up."""
    start, may_start, begun = job_process.Worker.start, asyncio.Event(), Counter[str]()

    async def started(*settings: Any) -> job_process.Worker:
        await may_start.wait()
        return await start(*settings)

    may_start.set()
    monkeypatch.setattr(job_process.Worker, "start", started)
    async with working(job_processes=3, job_seconds=60) as workers:
        for name in ("x", "y", "z"):  # until all three processes are there
            await workers.run("solve", "nim:1", False, asker=name)
        await until(lambda: len(workers._idle) == 3)
        may_start.clear()

        def hard() -> Any:
            return workers.run(*HARD, asker="a", begun=lambda: begun.update("a"))

        async with asked(hard()):
            await until(lambda: begun["a"] == 1)
        async with asked(hard()):
            await workers.run("solve", "nim:2", False, asker="b")
            assert begun["a"] == 1, "its share is in use until there is a new process"
            may_start.set()
            await until(lambda: begun["a"] == 2)


@pytest.mark.anyio
async def test_hints_of_one_guest_are_limited(tmp_path: Path) -> None:
    """Ask in as many rooms as allowed at once, with one socket each."""
    with serve(test_config(tmp_path)) as served:
        release = _holding(served, "hint")
        async with guests(served.url, 1) as (guest,):
            await guest.get("/api/me")
            sockets = [Guest(served.url, guest.cookie) for _ in range(5)]
            try:
                asked = [await _ask_hint(one) for one in sockets]
                pairs = list(zip(sockets, asked, strict=True))
                for one, cmd in pairs[3:]:
                    await one.until(lambda one=one, cmd=cmd: _told(one, cmd))  # type: ignore[misc]
                codes = [_told(one, cmd) for one, cmd in pairs]
                assert codes == ["", "", "", "error-server-busy", "error-server-busy"]
            finally:
                release.set()
                for one in sockets:
                    await one.leave()


def _told(guest: Guest, cmd: str) -> str:
    """The reason why there is no hint, if it was told."""
    return str(guest.answers.get(cmd, {}).get("answer", {}).get("code", ""))


async def _ask_hint(guest: Guest) -> str:
    await playing([guest], {**WON, "first": 0}, bots=[10], hints=True)
    return await guest.send("hint")


def _holding(served: Served, name: str) -> Event:
    """Make jobs of a name wait until the event is set, as if all processes were busy."""
    workers, release = served.services.workers, Event()
    run = workers.run

    async def held(job: str, *arguments: Any, **options: Any) -> bytes:
        while job == name and not release.is_set():
            await asyncio.sleep(0.01)
        return await run(job, *arguments, **options)

    _replace_run(workers, held)
    return release


def _replace_run(workers: Workers, run: Callable[..., Any]) -> None:
    vars(workers)["run"] = run


# -- bots -----------------------------------------------------------------------------------------


async def _against_bot(guest: Guest, **options: Any) -> None:
    await _at_table(guest, **options)
    assert await guest.say("ready") == "done"


async def _at_table(guest: Guest, **options: Any) -> None:
    await seated([guest], WON | options, bots=[10])


def _moves(guest: Guest) -> list[str]:
    return [event["data"]["move"] for event in guest.events if event["what"] == "move"]


@pytest.mark.anyio
async def test_a_bot_plays_its_best_while_one_address_asks_too_much(tmp_path: Path) -> None:
    """As it was found: over HTTP, and from the player's own address, too."""
    with serve(test_config(tmp_path, job_processes=1, job_seconds=2)) as served:
        async with (
            httpx.AsyncClient(base_url=served.url, timeout=PATIENCE, trust_env=False) as client,
            guests(served.url, 1) as (guest,),
        ):
            await _at_table(guest)
            path = "/api/sequence?rule=0.8&count=20000"
            async with asked(*(client.get(path) for _ in range(70))):
                waiting = served.services.workers._queue.waiting
                await until(lambda: waiting(("ask",)) >= 32)
                assert await guest.say("ready") == "done"
                await guest.until(lambda: _moves(guest))
                assert _moves(guest) == [BEST]


@pytest.mark.anyio
async def test_clock_of_a_bot_stops_while_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has five seconds and waits for an hour. Meanwhile its opponent takes a new name, which
    makes the room check every deadline again."""
    hour = 3_600_000
    with serve(test_config(tmp_path)) as served:
        hub, waited = served.services.hub, 0
        real = hub.now
        monkeypatch.setattr(hub, "now", lambda: real() + waited)
        release = _holding(served, "bot-move")
        async with guests(served.url, 1) as (guest,):
            await _against_bot(guest, clock={"initial_ms": 5000})
            await until(lambda: any(live.thinking for live in hub.rooms.values()))
            waited = hour
            assert await guest.say("rename", name="y") == "done"
            release.set()
            await guest.until(lambda: _moves(guest) or guest.room["phase"] == "over")
            assert _moves(guest) == [BEST]
            assert guest.room["phase"] == "playing"
            (stood,) = (event for event in guest.events if event["what"] == "outage")
            assert stood["data"]["ms"] >= hour - 5000
            assert guest.room["match"]["left_ms"][1] > 1000


@pytest.mark.anyio
async def test_new_names_do_not_restart_a_bot(tmp_path: Path) -> None:
    with serve(test_config(tmp_path)) as served:
        release, jobs = _holding(served, "bot-move"), Counter[str]()
        held = served.services.workers.run

        async def counted(job: str, *arguments: Any, **options: Any) -> bytes:
            jobs[job] += 1
            return await held(job, *arguments, **options)

        _replace_run(served.services.workers, counted)
        async with guests(served.url, 1) as (guest,):
            await _against_bot(guest)
            await until(lambda: jobs["bot-move"])
            for number in range(4):
                assert await guest.say("rename", name=f"n{number}") == "done"
            release.set()
            await guest.until(lambda: _moves(guest))
        assert _moves(guest) == [BEST]
        assert jobs["bot-move"] == 1


@pytest.mark.anyio
async def test_a_bot_that_thinks_too_long_guesses(tmp_path: Path) -> None:
    """In a position of nine matches a guess takes all; the first legal move would not."""
    with serve(test_config(tmp_path)) as served:
        run = served.services.workers.run

        async def late(job: str, *arguments: Any, **options: Any) -> bytes:
            if job == "bot-move":
                raise Refusal(503, "error-deadline", seconds=10)
            return await run(job, *arguments, **options)

        _replace_run(served.services.workers, late)
        async with guests(served.url, 1) as (guest,):
            await _against_bot(guest, position="nim:9")
            await guest.until(lambda: _moves(guest))
        assert _moves(guest) == ["9→0"]


def test_a_guess_is_better_than_chance() -> None:
    """Against a random player, from positions that are won for the first player."""
    won: dict[type[Hasty | Random], int] = {Hasty: 0, Random: 0}
    for player in won:
        for seed in range(12):
            match = Match.begin("nim:2,3,5 + kayles:3")
            players: tuple[Player, Player] = player(seed), Random(seed + 100)
            while match.result is None:
                match = match.play(players[match.mover].choose(match))
            won[player] += match.result.winner == 0
    assert won[Hasty] > won[Random] + 2
    assert Perfect(1).choose(Match.begin("nim:9")) == Hasty(1).choose(Match.begin("nim:9"))


# -- the queue ------------------------------------------------------------------------------------

PATHS = st.tuples(st.sampled_from("ab"), st.sampled_from("cde"), st.sampled_from("fg"))


@given(st.lists(PATHS, max_size=40))
def test_waiting_askers_take_turns(paths: list[tuple[str, str, str]]) -> None:
    """While a name waits, no other name is served twice before it."""
    queue = FairQueue[int]([99, 99, 99])
    for number, path in enumerate(paths):
        queue.put(path, number)
    served: list[tuple[str, ...]] = []
    left = Counter(paths)
    order: dict[tuple[str, ...], deque[int]] = {}
    for number, path in enumerate(paths):
        order.setdefault(path, deque()).append(number)
    while turn := queue.take():
        path, number = turn  # type: ignore[assignment]
        assert order[path].popleft() == number, "first come, first served behind one path"
        for depth in range(3):
            _check_turn(path, depth, served, left)
        served.append(path)
        left[path] -= 1
    assert not +left
    assert queue.waiting() == 0


def _check_turn(
    path: tuple[str, ...],
    depth: int,
    served: list[tuple[str, ...]],
    left: "Counter[tuple[str, str, str]]",
) -> None:
    """Every other name that has waited since this name was last served has been served."""
    before, name = path[:depth], path[depth]
    among = [one for one in served if one[:depth] == before]
    if name not in [one[depth] for one in among]:
        return
    last = max(n for n, one in enumerate(among) if one[depth] == name)
    since = {one[depth] for one in among[last + 1 :]}
    waits = {one[depth] for one, n in left.items() if n and one[:depth] == before}
    assert waits - {name} <= since


@given(st.lists(st.one_of(PATHS, st.integers(0, 9)), max_size=60))
def test_concurrency_is_limited(steps: list[Any]) -> None:
    limits = (3, 2, 1)
    queue = FairQueue[object](limits)
    served: list[tuple[str, ...]] = []
    for step in steps:
        if isinstance(step, tuple):
            queue.put(step, object())
        elif served:
            queue.done(served.pop(step % len(served)))
        if turn := queue.take():
            served.append(turn[0])
        for depth, limit in enumerate(limits):
            counts = Counter(path[: depth + 1] for path in served)
            assert max(counts.values(), default=0) <= limit


# -- what a job process has access to -------------------------------------------------------------


@pytest.mark.anyio
async def test_a_job_process_has_no_secrets_and_no_open_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    secret = "s3cret" * 8
    for name in ("FAIRPLAY_SECRETS", "FAIRPLAY_DATABASE", "FAIRPLAY_REDIS", "PGPASSWORD"):
        monkeypatch.setenv(name, secret)
    with (tmp_path / "rooms.db").open("w") as database:
        os.set_inheritable(database.fileno(), True)
        worker = await job_process.Worker.start(5, 1024, "info")
        try:
            folder = Path(f"/proc/{worker.process.pid}")
            assert secret not in (folder / "environ").read_text()
            assert secret not in (folder / "cmdline").read_text()
            opened = {str(file.readlink()) for file in (folder / "fd").iterdir()}
        finally:
            await worker.stop()
    assert not any("socket:" in name or "rooms.db" in name for name in opened), opened
