"""The checker of the Jepsen-like run detects each kind of damage to a right run."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from fairplay.cards import all_claims, find_deck
from fairplay.errors import InputError
from fairplay.play.room import Event, Room, TablePlay, apply, create, happened, view
from fairplay.protocol import Refused, Taken
from fairplay.server.store import EventRow
from tests.hostile.jepsen.checker import as_told, check, fold, taken_twice
from tests.hostile.jepsen.history import History, Op, digest

Run = tuple[list[EventRow], list[History]]
Harm = Callable[[list[EventRow], list[History]], Run]

OPTIONS = {"game": {"type": "cards", "deck": "F2^4", "seats": 2, "wrong": "none"}}
DECK = find_deck("F2^4")


class Model:
    """A server without a network. What two clients do there is right by definition."""

    def __init__(self) -> None:
        made = Event(1, "g0", "created", "created", {"options": OPTIONS, "seed": None}, 1000)
        self.room = create("R", made)
        self.log = [EventRow(1, "g0", "created", "created", made.body, made.at, "R")]
        self.histories = [History("0"), History("1")]
        self.time = 1000

    def do(self, player: int | None, kind: str, **fields: Any) -> None:
        """Apply a command, or refuse it."""
        self.time += 10
        name = "" if player is None else f"g{player}"
        cmd = f"{kind}-{self.time}"
        body = fields | ({"seed": "5eed"} if kind in ("ready", "rematch") else {})
        event = Event(self.room.seq + 1, name, cmd, kind, body, self.time)
        try:
            after, answer = apply(self.room, event)
        except InputError as error:
            after, answer = self.room, Refused(error.code)
        done = after is not self.room
        if player is not None:
            acked, seq = self.time + 5, event.seq if done else 0
            told = as_told(answer)
            op = Op(cmd, kind, fields, self.time, 1, acked, seq, told)
            self.histories[player].ops.append(op)
        if done:
            self._tell(after, event, answer)

    def _tell(self, after: Room, event: Event, answer: Any) -> None:
        told = msgspec.json.encode(happened(self.room, after, event, answer))
        self.log.append(EventRow(**asdict(event), room="R"))
        self.room = after
        shown = msgspec.json.decode(msgspec.json.encode(view(after)))
        for history in self.histories:
            history.events.append(msgspec.json.decode(told))
            history.views.append((event.seq, digest(shown)))
            history.room, history.seq = shown, event.seq

    def claim(self, player: int, index: int) -> None:
        assert isinstance(self.room.play, TablePlay)
        hand = [DECK.parse(card) for card in self.room.play.view(2).cards if card]
        claims = all_claims(DECK, hand)
        claim = claims[index % len(claims)]
        a, b = ([str(hand[place - 1]) for place in side] for side in (claim.a, claim.b))
        self.do(player, "claim", a=a, b=b)
        # The other player wanted the same cards.
        self.do(1 - player, "claim", a=a, b=b)


def right(seed: int = 0) -> Run:
    """A short game, with refusals."""
    random, model = Random(seed), Model()
    for player in (0, 1):
        model.do(player, "sit", name=f"P{player}", seat=None)
    model.do(0, "resign")
    for player in (0, 1):
        model.do(player, "ready", ready=True)
    model.time += 10_000
    model.do(None, "deal")
    for _ in range(2):
        model.claim(random.randrange(2), random.randrange(5))
    for name in ("Anna", "Bo", "Cai"):
        model.do(random.randrange(2), "rename", name=name)
    return model.log, model.histories


def taken(log: list[EventRow]) -> int:
    """The index of the first right claim."""
    return next(n for n, one in enumerate(fold(log)) if isinstance(one.answer, Taken))


def renumbered(log: list[EventRow]) -> list[EventRow]:
    return [msgspec.structs.replace(row, seq=n) for n, row in enumerate(log, 1)]


# -- damage ----------------------------------------------------------------------------------------


def a_gap(log: list[EventRow], histories: list[History]) -> Run:
    return log[:3] + log[4:], histories


def an_acknowledged_event_is_lost(log: list[EventRow], histories: list[History]) -> Run:
    return renumbered(log[:-2] + log[-1:]), histories


def the_last_event_is_lost(log: list[EventRow], histories: list[History]) -> Run:
    return log[:-1], histories


def a_claim_is_taken_twice(log: list[EventRow], histories: list[History]) -> Run:
    row = log[taken(log)]
    again = msgspec.structs.replace(row, seq=len(log) + 1, cmd_id="again", at=log[-1].at)
    return [*log, again], histories


def a_command_is_done_twice(log: list[EventRow], histories: list[History]) -> Run:
    return [*log, msgspec.structs.replace(log[-1], seq=len(log) + 1)], histories


def another_time(log: list[EventRow], histories: list[History]) -> Run:
    return [*log[:-1], msgspec.structs.replace(log[-1], at=log[-1].at + 1)], histories


def another_content(log: list[EventRow], histories: list[History]) -> Run:
    return [*log[:-1], msgspec.structs.replace(log[-1], body={"name": "Eve"})], histories


def two_change_places(log: list[EventRow], histories: list[History]) -> Run:
    return renumbered([*log[:-2], log[-1], log[-2]]), histories


def a_refused_command_is_done(log: list[EventRow], histories: list[History]) -> Run:
    refused = next(op for op in histories[0].ops if not op.seq)
    row = msgspec.structs.replace(log[-1], seq=len(log) + 1, player="g0", cmd_id=refused.cmd)
    return [*log, msgspec.structs.replace(row, kind="rename", body={"name": "X"})], histories


def an_event_that_nobody_stored(log: list[EventRow], histories: list[History]) -> Run:
    forged = histories[0].events[-1] | {"seq": len(log) + 1}
    histories[0].events.append(forged)
    return log, histories


def another_answer(log: list[EventRow], histories: list[History]) -> Run:
    for event in histories[1].events:
        if "answer" in event:
            event["answer"] = event["answer"] | {"ms": 1}
    return log, histories


def an_op_with_another_answer(log: list[EventRow], histories: list[History]) -> Run:
    op = next(op for history in histories for op in history.ops if op.kind == "claim" and op.seq)
    op.answer = {"kind": "late", "gone": []}
    return log, histories


def one_sees_something_else(log: list[EventRow], histories: list[History]) -> Run:
    seq, _ = histories[1].views[3]
    histories[1].views[3] = seq, "another"
    return log, histories


def one_ends_elsewhere(log: list[EventRow], histories: list[History]) -> Run:
    histories[1].room = histories[1].room | {"phase": "over"}
    return log, histories


def one_is_behind(log: list[EventRow], histories: list[History]) -> Run:
    histories[1].seq -= 1
    return log, histories


def acknowledged_before_it_was_sent(log: list[EventRow], histories: list[History]) -> Run:
    ops = sorted((op for h in histories for op in h.ops if op.seq), key=lambda op: op.seq)
    ops[-1].acked = ops[0].invoked - 1
    return log, histories


def a_fault_at_a_client(log: list[EventRow], histories: list[History]) -> Run:
    histories[0].faults.append("was told that events were lost, at 3")
    return log, histories


#: Damages to a right run, each with the expected complaint.
HARM: dict[Harm, str] = {
    a_gap: "has gaps",
    an_acknowledged_event_is_lost: "was acknowledged as event 10, and is not there",
    the_last_event_is_lost: "was acknowledged as event 11, and is not there",
    a_claim_is_taken_twice: "is stored and does nothing",
    a_command_is_done_twice: "is stored 2 times",
    another_time: "as event 11, stored is",
    another_content: "was stored as",
    two_change_places: "as event 10, stored is",
    a_refused_command_is_done: "was refused with",
    an_event_that_nobody_stored: "which is not in the log",
    another_answer: "was told the answer",
    an_op_with_another_answer: "was answered {'kind': 'late'",
    one_sees_something_else: "saw another room after event 5",
    one_ends_elsewhere: "sees another room in the end",
    one_is_behind: "has seen 10 of 11 events",
    acknowledged_before_it_was_sent: "before one that was acknowledged",
    a_fault_at_a_client: "events were lost",
}


@pytest.mark.parametrize("seed", range(5))
def test_a_right_run_has_no_contradictions(seed: int) -> None:
    log, histories = right(seed)
    assert check(log, histories) == []
    assert {op.seq == 0 for history in histories for op in history.ops} == {True, False}


@pytest.mark.parametrize("harm", HARM)
def test_damage_is_found(harm: Harm) -> None:
    found = check(*harm(*deepcopy(right())))
    assert any(HARM[harm] in one for one in found), found


def test_a_claim_that_is_taken_twice_is_named() -> None:
    """The cards are counted even if the rules would accept it."""
    folded = fold(right()[0])
    log = [one.row for one in folded]
    one = folded[taken(log)]
    assert list(taken_twice(folded)) == []
    assert "is taken 2 times" in next(iter(taken_twice([*folded, one])))


def test_a_resent_command_may_be_refused_and_applied() -> None:
    """The answer to the second says nothing about the first, which is still in flight."""
    log, histories = right()
    harmed = a_refused_command_is_done(log, histories)
    found = check(*harmed)
    assert any("was refused" in one for one in found)
    for history in histories:
        history.ops = [replace(op, attempts=2) for op in history.ops]
    assert not any("was refused" in one for one in check(*harmed))
