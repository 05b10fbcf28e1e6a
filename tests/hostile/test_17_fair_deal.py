"""No server can choose a deal: it commits to a seed before the players add their nonces."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fairplay.cli.main import main
from fairplay.play.room import NOBODY, TablePlay, apply, create, export
from fairplay.play.table import Table
from fairplay.play.table.shuffle import combined, commitment, lot
from tests.play.room_log import BO, HOST, RoomLog, cards, match
from tests.server.room_client import RACE, guests, seated, short_countdown
from tests.serving import FAST, Served, served_once

ANNAS, BOS, OTHER = "a" * 32, "b" * 32, "c" * 32


def begun(*nonces: str | None, **options: object) -> RoomLog:
    """A card game in its countdown; the seats have sent these nonces."""
    led = RoomLog(cards("F2^4", seats=len(nonces), **options)).seat(*(HOST, BO)[: len(nonces)])
    for guest, nonce in zip((HOST, BO), nonces, strict=False):
        led.do(guest, "ready", ready=True, nonce=nonce)
    assert led.phase == "countdown"
    return led


def played(led: RoomLog) -> RoomLog:
    """The game played to its end."""
    led.happen()
    while led.phase == "playing":
        led.now += 1_000
        led.do(HOST, "claim", **led.right())
    return led


# -- the commitment of the server ------------------------------------------------------------------


def test_hash_precedes_the_first_nonce_and_stays() -> None:
    led = RoomLog(cards("F2^3")).seat(HOST, BO)
    promised = led.seen["next_hash"]
    assert promised
    led.do(HOST, "ready", ready=True, nonce=ANNAS)
    assert led.seen["next_hash"] == promised
    led.do(BO, "ready", ready=True, nonce=BOS)
    assert led.seen["seed_hash"] == promised
    following = led.seen["next_hash"]
    assert following not in (None, promised)
    played(led)
    assert commitment(led.seen["seed"]) == promised
    assert led.seen["next_hash"] == following
    for guest in (HOST, BO):
        led.do(guest, "rematch", nonce=OTHER)
    assert led.seen["seed_hash"] == following


def test_every_nonce_decides_the_deal() -> None:
    deals = set()
    for nonces in [(ANNAS, BOS), (OTHER, BOS), (ANNAS, OTHER), (BOS, ANNAS), (ANNAS, None)]:
        led = begun(*nonces)
        led.happen()
        assert isinstance(led.room.play, TablePlay)
        deals.add((led.room.play.table.places, led.room.play.table.pile))
        assert led.seen["nonces"] == list(nonces)
    assert len(deals) == 5


def test_published_hash_does_not_reveal_the_deal() -> None:
    """Also if no client has sent a nonce."""
    led = begun(None, None)
    assert led.room.deal_seed not in (led.seen["seed_hash"], led.room.seed)


def test_deal_follows_from_the_published_seed() -> None:
    led = played(begun(ANNAS, BOS))
    nonces = [(seat, nonce) for seat, nonce in enumerate(led.seen["nonces"]) if nonce]
    table = led.table.table
    assert table.seed == combined(led.seen["seed"], nonces)
    first = Table.begin(table.options, combined(led.seen["seed"], nonces))
    assert sorted(map(str, first.places)) == sorted(map(str, first.face_up))


def test_a_nonce_counts_once() -> None:
    led = begun(ANNAS, BOS)
    led.do(BO, "ready", ready=False)
    led.do(BO, "ready", ready=True, nonce=OTHER)
    assert led.seen["nonces"] == [None, OTHER]


def test_lot_for_the_first_player_follows_too() -> None:
    for nonce in (ANNAS, BOS, OTHER):
        led = RoomLog(match(first=None)).seat(HOST, BO)
        led.do(HOST, "ready", ready=True, nonce=nonce)
        led.do(BO, "ready", ready=True, nonce=BOS)
        led.do(HOST, "resign")
        assert led.room.first == lot(combined(led.seen["seed"], [(0, nonce), (1, BOS)]))


# -- seeds are always published --------------------------------------------------------------------


@pytest.mark.parametrize(
    "call_off",
    [
        lambda led: led.do(BO, "ready", ready=False),
        lambda led: led.do(BO, "stand"),
        lambda led: led.do(HOST, "kick", seat=1),
    ],
    ids=["not ready", "left", "kicked"],
)
def test_a_game_that_is_called_off(call_off: Callable[[RoomLog], object]) -> None:
    led = begun(ANNAS, BOS)
    promised = led.seen["seed_hash"]
    call_off(led)
    assert led.phase == "waiting"
    assert commitment(led.seen["unused"]) == promised
    assert led.seen["next_hash"]
    assert f"# not dealt\n# seed hash: {promised}\n# seed: {led.seen['unused']}\n" in export(
        "ABCDEF", led.log
    )


@pytest.mark.parametrize("kind", ["close", "idle"])
@pytest.mark.parametrize("dealt", [True, False])
def test_a_room_that_is_closed(kind: str, *, dealt: bool) -> None:
    led = begun(ANNAS, BOS)
    promised, following = led.seen["seed_hash"], led.seen["next_hash"]
    if dealt:
        led.happen()
        led.do(BO, "claim", **led.right())
    led.do(NOBODY, kind)
    assert commitment(led.seen["seed"]) == promised
    assert commitment(led.seen["unused"]) == following
    assert f"# seed: {led.seen['seed']}\n# nonce 0: {ANNAS}\n" in export("ABCDEF", led.log)


def test_a_room_that_is_closed_before_anything() -> None:
    led = RoomLog(cards())
    promised = led.seen["next_hash"]
    led.do(NOBODY, "close")
    assert commitment(led.seen["unused"]) == promised


def test_all_players_leave() -> None:
    led = begun(ANNAS, BOS)
    promised = led.seen["seed_hash"]
    led.happen()
    for guest in (HOST, BO):
        led.do(guest, "stand")
    assert led.phase == "over"
    assert commitment(led.seen["seed"]) == promised


# -- old logs --------------------------------------------------------------------------------------


def test_an_old_log_is_dealt_as_it_was() -> None:
    led = RoomLog(cards("F2^3"), old=True).seat(HOST, BO)
    for guest in (HOST, BO):
        led.do(guest, "ready", ready=True)
    led.happen()
    seed = str(led.room.seed)
    assert led.table.table == Table.begin(led.table.table.options, seed)
    assert led.seen["seed_hash"] == commitment(seed)
    assert led.seen["next_hash"] is None


def test_an_old_room_goes_on_in_the_new_way() -> None:
    led = RoomLog(cards("F2^3"), old=True).seat(HOST, BO)
    led.old = False
    for guest, nonce in ((HOST, ANNAS), (BO, BOS)):
        led.do(guest, "ready", ready=True, nonce=nonce)
    assert led.seen["nonces"] == [ANNAS, BOS]
    played(led)
    room = create("ABCDEF", led.log[0])
    for event in led.log[1:]:
        room, _ = apply(room, event)
    assert room == led.room


# -- checking --------------------------------------------------------------------------------------


def verified(folder: Path, text: str) -> int:
    path = folder / "export.txt"
    path.write_text(text)
    return main(["verify-deal", str(path)])


def exported() -> str:
    """A game called off, one played, and one broken off."""
    led = begun(ANNAS, BOS)
    led.do(BO, "ready", ready=False)
    led.do(HOST, "ready", ready=True, nonce=OTHER)
    led.do(BO, "ready", ready=True, nonce=BOS)
    played(led)
    for guest, nonce in ((HOST, ANNAS), (BO, None)):
        led.do(guest, "rematch", nonce=nonce)
    led.happen()
    led.do(BO, "claim", **led.right())
    led.do(NOBODY, "close")
    return export("ABCDEF", led.log)


def test_an_export_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, exported()) == 0
    said = capsys.readouterr().out
    assert "called off before the deal" in said
    assert "random numbers of 2 players" in said
    assert "one player's random number" in said
    assert "closed before the end" in said


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"# nonce 0: {OTHER}", f"# nonce 0: {ANNAS}"),
        (f"# nonce 0: {OTHER}\n", ""),
        (f"# nonce 1: {BOS}\n", f"# nonce 1: {BOS}\n# nonce 2: {BOS}\n"),
        (f"# nonce 1: {BOS}\n", f"# nonce 1: {BOS}\n# nonce 1: {BOS}\n"),
        ("# seed: secret", "# seed: secres"),
        ("# not dealt", "# not finished"),
        ("# not finished\n", ""),
    ],
)
def test_an_export_that_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    text = exported()
    # The nonces of a game that was never dealt decide nothing.
    at = text.index(old, text.index("# game 2") if "nonce" in old else 0)
    assert verified(tmp_path, text[:at] + new + text[at + len(old) :]) == 1
    assert "is not what it claims to be" in capsys.readouterr().out


def test_a_lot_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    led = RoomLog(match(first=None)).seat(HOST, BO)
    led.do(HOST, "ready", ready=True, nonce=ANNAS)
    led.do(BO, "ready", ready=True, nonce=BOS)
    led.do(HOST, "resign")
    text = export("ABCDEF", led.log)
    assert verified(tmp_path, text) == 0
    first = led.room.first
    assert verified(tmp_path, text.replace(f"seat {first} begins", f"seat {1 - first} begins")) == 1
    assert "the draw chose the other player" in capsys.readouterr().out


# -- over a socket ---------------------------------------------------------------------------------


served = served_once(short_countdown, **FAST)


@pytest.mark.anyio
async def test_a_race_with_nonces(served: Served, tmp_path: Path) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], RACE | {"deck": "F2^2"})
        promised = anna.room["next_hash"]
        for player, nonce in ((anna, ANNAS), (bo, BOS)):
            assert await player.say("ready", nonce=nonce) == "done"
        await anna.until(lambda: anna.room["phase"] == "playing")
        assert (anna.room["seed_hash"], anna.room["nonces"]) == (promised, [ANNAS, BOS])
        assert await anna.say("claim", **anna.claim()) == "taken"
        assert commitment(anna.room["seed"]) == promised
        text = (await anna.request("GET", f"/api/rooms/{code}/export")).text
        assert verified(tmp_path, text) == 0


@pytest.mark.anyio
@pytest.mark.parametrize(
    "nonce", ["", "a" * 31, "a" * 33, "A" * 32, "a" * 31 + "\n", "a" * 32 + "\n"]
)
async def test_invalid_nonces(served: Served, nonce: str) -> None:
    """A nonce has a line of its own in the export, so it must have no line breaks."""
    async with guests(served.url, 1) as (anna,):
        await seated([anna], RACE)
        await anna.send("ready", nonce=nonce)
        await anna.until(lambda: "error" in anna.kinds)
        assert not anna.room["seats"][0]["ready"]
