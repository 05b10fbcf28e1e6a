"""Finding 19: a link with a rule in words stopped the whole server for ten seconds.

Whether play on a row ever comes back was searched without an end, in the event loop, for the title
of a page. Now no page reads a rule, and reading one takes so many steps and no more.
"""

from contextlib import suppress
from pathlib import Path

import pytest

from fairplay.errors import TooLargeError
from fairplay.rules.pattern_words import MAX_CHANGES, MAX_LENGTH, read_patterns
from fairplay.rules.patterns import MAX_STEPS, Patterns
from fairplay.rules.row_games import MAX_CELLS
from fairplay.rules.words import Words
from tests.hostile.freezing import Stalls
from tests.serving import serve, test_config

#: Each change alone ends, all together may go round, and no short play does.
CHANGES = ["OA→X.", "XA→OA", "X.→AX", "AA→.O", "XX→OO", "OO→AA", "AA→A.", "A.X→.XX"]
#: Nothing is cached for a rule whose changes stand in another order.
RULES = [", ".join(CHANGES[i:] + CHANGES[:i]) for i in range(len(CHANGES))]
#: The most moves in one row: each change, mirrored too, at each cell.
MOST_IN_ROW = 2 * MAX_CHANGES * MAX_CELLS


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves each row has that is looked at."""
    found: list[int] = []
    results = Patterns.results

    def counted(patterns: Patterns, row: str) -> object:
        rows = list(results(patterns, row))
        found.append(len(rows))
        return iter(rows)

    monkeypatch.setattr(Patterns, "results", counted)
    return found


@pytest.mark.parametrize("rule", RULES)
def test_reading_a_rule_takes_a_bounded_number_of_steps(rule: str, seen: list[int]) -> None:
    assert not read_patterns(Words(rule)).must_end
    assert len(seen) + sum(seen) <= MAX_STEPS + 2 * MAX_CHANGES * (MAX_LENGTH + 5)


@pytest.mark.parametrize("either_way", [False, True])
def test_reading_a_position_takes_a_bounded_number_of_steps(
    either_way: bool, seen: list[int]
) -> None:
    changes = read_patterns(Words(RULES[0])).changes
    seen.clear()
    with suppress(TooLargeError):
        Patterns(changes, either_way).cycle("AXO." * (MAX_CELLS // 4))
    assert len(seen) + sum(seen) <= MAX_STEPS + MOST_IN_ROW


def test_a_server_answers_while_strangers_send_rules(tmp_path: Path) -> None:
    with serve(test_config(tmp_path)) as served, served.client() as client:
        client.get("/api/me").raise_for_status()
        with Stalls.measured(served.services.hub._loop):
            for first, second in zip(RULES[::2], RULES[1::2], strict=True):
                position = f"row{{{first}}} + row{{{second}}}"
                for page in ("/play", "/make", "/rooms"):
                    assert client.get(page, params={"position": position}).status_code == 200
                for path in ("/api/begin", "/api/preview.png"):
                    client.get(path, params={"position": f"row{{{first}}}"})
                game = {"type": "match", "position": f"row{{{first}}}"}
                client.post("/api/rooms", json={"game": game})
                assert client.get("/healthz").json() == {"status": "ok"}
