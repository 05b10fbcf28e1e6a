"""Bots at the card table: reproducible, honest, faster with skill, and never stuck."""

from statistics import mean

import pytest
from msgspec.structs import replace

from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.errors import InputError
from fairplay.play.card_bots import CardBot
from fairplay.play.table import Table, TableEvent, TableOptions
from fairplay.protocol import Done, Late, Refused, Taken, Wrong

SKILLS = range(1, 11)


def begin(deck: Deck = ZERO, players: int = 3, seed: str = "1", **options: str) -> Table:
    return Table.begin(TableOptions(deck, players, **options), seed)  # type: ignore[arg-type]


def next_event(table: Table, bots: list[CardBot]) -> TableEvent:
    plans = [bot.plan(table.view(), table.options, table.now) for bot in bots]
    return min((plan for plan in plans if plan), key=lambda plan: plan.at)


def game(table: Table, skills: list[int], seed: str = "1") -> Table:
    """A game of bots only. The table accepts whatever they plan."""
    bots = [CardBot(player, skill, seed) for player, skill in enumerate(skills)]
    while not table.over:
        event = next_event(table, bots)
        table, answer = table.apply(event)
        assert isinstance(answer, Taken | Wrong | Done)
        assert len(table.log) < 1000
    return table


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^2", "F2^4", "F3^3", "F5^3"])
@pytest.mark.parametrize("mode", ["race", "call"])
@pytest.mark.parametrize("wrong", ["none", "lockout", "minus"])
def test_whole_games_end_and_are_reproducible(name: str, mode: str, wrong: str) -> None:
    table = begin(find_deck(name), mode=mode, wrong=wrong)
    end = game(table, [1, 5, 10])
    assert end == game(table, [1, 5, 10])
    assert end.winners


def test_other_seeds_play_other_games() -> None:
    assert len({game(begin(), [5, 5, 5], seed=str(seed)).log for seed in range(5)}) == 5


def test_a_plan_needs_only_the_view() -> None:
    """The same view gives the same plan, whatever the order of the pile and the seed."""
    table = begin()
    other = replace(table, pile=table.pile[::-1])
    bot = CardBot(0, 4, "7")
    assert bot.plan(table.view(), table.options, 0) == bot.plan(other.view(), other.options, 0)


def test_a_plan_holds_until_the_cards_change() -> None:
    table, bot = begin(), CardBot(0, 3, "1")
    plan = bot.plan(table.view(), table.options, 0)
    assert plan
    after, _ = table.claim(1, table.face_up[:2], at=plan.at // 2)
    assert bot.plan(after.view(), after.options, after.now) == plan
    assert bot.plan(table.view(), table.options, plan.at + 500) == replace(plan, at=plan.at + 500)


@pytest.mark.parametrize("deck", [ZERO, MOD3])
def test_skilled_bots_are_faster(deck: Deck) -> None:
    for seed in range(20):
        table = begin(deck, seed=str(seed))
        plans = [CardBot(0, skill, "1").plan(table.view(), table.options, 0) for skill in SKILLS]
        times = [plan.at for plan in plans if plan]
        assert len(times) == 10
        assert times == sorted(times, reverse=True)
        assert times[-1] >= 1000


def times(deck: Deck, skill: int) -> list[float]:
    tables = (begin(deck, seed=str(seed)) for seed in range(150))
    plans = (CardBot(0, skill, "1").plan(table.view(), table.options, 0) for table in tables)
    return [plan.at / 1000 for plan in plans if plan]


def test_times_are_like_those_of_people() -> None:
    """Seconds, not milliseconds; about a minute for beginners; now and then much longer."""
    assert 30 < mean(times(ZERO, 1)) < 90
    assert 10 < mean(times(ZERO, 5)) < 30
    assert 3 < mean(times(ZERO, 10)) < 9
    found = sorted(times(ZERO, 5))
    assert found[-1] > 2 * found[len(found) // 2]


def test_larger_claims_take_longer() -> None:
    by_size: dict[int, list[int]] = {}
    for seed in range(300):
        table = begin(seed=str(seed))
        plan = CardBot(0, 10, "1").plan(table.view(), table.options, 0)
        assert plan
        by_size.setdefault(len(plan.cards), []).append(plan.at)
    assert mean(by_size[3]) < mean(by_size[5])


def test_mistakes_become_rare_with_skill() -> None:
    def mistakes(skill: int) -> int:
        tables = (begin(seed=str(seed)) for seed in range(150))
        plans = (
            (table, CardBot(0, skill, "1").plan(table.view(), table.options, 0)) for table in tables
        )
        return sum(isinstance(table.apply(plan)[1], Wrong) for table, plan in plans if plan)

    assert 25 < mistakes(1) < 70
    assert 5 < mistakes(6) < mistakes(1)
    assert mistakes(10) == 0


def test_a_bot_resumes_after_its_lock_out() -> None:
    table, bot = begin(players=1), CardBot(0, 1, "1")
    mistaken = next(
        (table, plan)
        for table in (begin(players=1, seed=str(seed)) for seed in range(50))
        if (plan := bot.plan(table.view(), table.options, 0))
        and isinstance(table.apply(plan)[1], Wrong)
    )
    table, plan = mistaken
    after, _ = table.apply(plan)
    again = bot.plan(after.view(), after.options, after.now)
    assert again
    assert again.at > after.seats[0].free_from
    assert not isinstance(after.apply(again)[1], Refused | Late)


def test_a_bot_waits_during_a_call() -> None:
    table, _ = begin(mode="call").call(1, at=0)
    assert CardBot(0, 10, "1").plan(table.view(), table.options, 0) is None
    shown = CardBot(1, 10, "1").plan(table.view(), table.options, 0)
    assert shown
    assert 0 < shown.at < table.options.call_ms
    assert isinstance(table.apply(shown)[1], Taken)


def test_a_bot_gives_up_unless_it_is_about_to_claim() -> None:
    table, _ = begin(players=2).give_up(0, at=100)
    bot = CardBot(1, 1, "1")
    assert bot.plan(table.view(), table.options, 100) == TableEvent(100, 1, "give-up")
    claim = bot.plan(begin(players=2).view(), table.options, 0)
    assert claim
    assert bot.plan(table.view(), table.options, claim.at - 100) == claim


def test_nothing_is_planned_after_the_end() -> None:
    end = game(begin(), [9, 9, 9])
    assert CardBot(0).plan(end.view(), end.options, end.now) is None


def test_skill_has_bounds() -> None:
    with pytest.raises(InputError, match="at least 1"):
        CardBot(0, 0)
    with pytest.raises(InputError, match="at most 10"):
        CardBot(0, 11)
