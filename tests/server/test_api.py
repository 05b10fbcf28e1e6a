"""The HTTP interface, over real sockets."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import fairplay as fp
from fairplay.cards import MOD3, ZERO, all_claims
from fairplay.cli.main import main
from fairplay.play.how import how
from fairplay.play.how_cards import how_cards
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.protocol import MatchView
from fairplay.rules.position import Position, split_convention
from fairplay.rules.registry import examples, find, groups, kind, names, offered, sums
from fairplay.server import jobs
from fairplay.server.store import StorageError, Store
from tests.serving import Served, serve, served_once, test_config, wait_for

served = served_once()


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with served.client() as client:
        yield client


def test_health(client: httpx.Client) -> None:
    for path, ready in (("/healthz", {}), ("/readyz", {"rooms": "open"})):
        answer = client.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"} | ready)


def test_not_ready_when_the_database_is_gone(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(store: Store) -> None:
        del store
        raise StorageError("gone")

    monkeypatch.setattr(Store, "ping", gone)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "error-not-ready")


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("position", ["nim:1,2", "kayles:7 + nim:2", "dawson:5", "nim:1,1 misere"])
def test_solve_agrees_with_the_library(client: httpx.Client, position: str, misere: bool) -> None:
    query = {"position": position, "misere": str(misere).lower()}
    assert client.get("/api/solve", params=query).json() == fp.solve(position, misere).json()
    explained = client.get("/api/explain", params=query).json()
    expected = json.loads(json.dumps(fp.explain(position, misere).json()))
    assert explained == expected


@pytest.mark.parametrize("position", ["kayles:7 + nim:2", "sub{1,2,5}:21", "nim:3 misere"])
def test_how_to_play(client: httpx.Client, position: str) -> None:
    answer = client.get("/api/how", params={"position": position})
    assert "max-age" in answer.headers["cache-control"]
    bare, misere = split_convention(position)
    assert answer.json() == json.loads(msgspec.json.encode(how(Position(bare), misere)))


def test_how_to_play_with_cards(client: httpx.Client) -> None:
    answer = client.get("/api/cards/how", params={"deck": "mod3"})
    assert answer.json() == json.loads(msgspec.json.encode(how_cards(MOD3)))


@pytest.mark.parametrize(
    "path", ["/api/how", "/api/how?position=nimm", "/api/cards/how?deck=tarot", "/api/how?x=1"]
)
def test_how_to_play_what_is_unknown(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"].startswith("error-")


def test_a_cached_answer_is_the_same(client: httpx.Client) -> None:
    answers = [client.get("/api/solve?position=grundy:9").json() for _ in range(2)]
    assert answers[0] == answers[1] == fp.solve("grundy:9").json()


def test_numbers_beyond_64_bits(client: httpx.Client) -> None:
    heap = 10**100
    answer = client.get("/api/solve", params={"position": f"nim:{heap},{heap + 1}"})
    assert answer.json()["value"] == heap ^ (heap + 1)


def test_games(client: httpx.Client) -> None:
    answer = client.get("/api/games").json()
    assert [game["name"] for game in answer["games"]] == list(offered())
    assert [game["group"] for game in answer["games"]] == [
        group for group, some in groups().items() for _ in some
    ]
    codes = {game["name"]: game["code"] for game in answer["games"]}
    assert (codes["kayles"], codes["grundy"], codes["northcott"]) == ("0.77", "grundy", None)
    without = {game["name"] for game in answer["games"] if not game["worksheets"]}
    assert {"octal", "pair"} <= without <= {"octal", "heap", "pair", "row", "graph", "coins"}
    assert [deck["name"] for deck in answer["decks"]] == ["zero", "mod3"]
    for name in codes.values():
        if name:
            query = {"rule": name, "count": 5}
            assert client.get("/api/sequence", params=query).status_code == 200


@pytest.mark.parametrize("name", ["sub{5,2,1}", "0.77", "kayles", "northcott"])
def test_a_rule_is_read(client: httpx.Client, name: str) -> None:
    answer = client.get("/api/rule", params={"name": name})
    assert answer.status_code == 200
    assert "max-age" in answer.headers["cache-control"]
    view = answer.json()
    rules = find(name)
    assert (view["name"], view["family"]) == (rules.name, kind(name))
    assert fp.Position(view["position"]).rules == rules
    if view["code"]:
        values = fp.sequence(view["code"], 20).tolist()
        assert view["values"] == fp.sequence(view["name"], 20).tolist() == values
    else:
        assert view["values"] == view["table"] == []


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("", 400, "error-field-length"),
        ("sub{" + "1," * 100 + "1}", 400, "error-field-length"),
        ("sub{0}", 422, "error-subtraction-range"),
        ("sub{1,2", 422, "error-code-syntax"),
        ("nim + nim", 422, "error-unknown-game"),
    ],
)
def test_a_rule_is_refused(client: httpx.Client, name: str, status: int, code: str) -> None:
    answer = client.get("/api/rule", params={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_every_game_has_examples_that_are_positions() -> None:
    assert all(examples(name) for name in names())
    for text in (*sums(), *(text for name in names() for text in examples(name))):
        position = Position(text)
        assert not position.over
        assert str(position) == text


@pytest.mark.parametrize("misere", [False, True])
def test_the_computer_answers_in_every_example(client: httpx.Client, misere: bool) -> None:
    for text in (*sums(), *(text for name in names() for text in examples(name))):
        if misere and Position(text).rules.misere.value == "never":
            continue
        answer = client.post("/api/reply", json={"start": text, "misere": misere})
        assert answer.status_code == 200, (text, answer.text)
        before = fp.solve(text, misere)
        after = fp.solve(Position(text).after(answer.json()["move"]), before.misere)
        if before.won and not after.position.rules.urgent(after.position.state):
            assert after.outcome == "P", text


def test_sequence_and_period(client: httpx.Client) -> None:
    answer = client.get("/api/sequence", params={"rule": "0.77", "count": 1000}).json()
    assert answer == {"rule": "0.77", "values": fp.sequence("0.77", 1000).tolist()}
    answer = client.get("/api/period", params={"rule": "0.77"}).json()
    assert (answer["preperiod"], answer["period"], answer["proved"]) == (71, 12, True)
    answer = client.get("/api/period", params={"rule": "grundy", "limit": 1000}).json()
    assert (answer["period"], answer["computed"]) == (None, 1000)


def test_misere_quotient(client: httpx.Client) -> None:
    answer = client.get("/api/misere", params={"rule": "kayles"}).json()
    assert (answer["order"], answer["p"], answer["period"]) == (40, 9, 12)
    assert (answer["like"][3], answer["table"][0]) == ("1+2", list(range(40)))
    refused = client.get("/api/misere", params={"rule": "northcott"})
    assert (refused.status_code, refused.json()["code"]) == (422, "error-no-heap-rule")


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        *(("/api/certificate", rule) for rule in ("kayles", "4.[3]", "sub{1,2,5}")),
        ("/api/misere/certificate", "0.123"),
    ],
)
def test_a_certificate_is_verified(
    client: httpx.Client, tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str, rule: str
) -> None:
    answer = client.get(path, params={"rule": rule})
    assert answer.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "certificate.json"
    file.write_bytes(answer.content)
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "The certificate holds." in capsys.readouterr().out


def test_without_a_proof_there_is_no_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "PERIOD_WORK", 1000)
    job = msgspec.msgpack.encode(["certificate", ["grundy"]])
    assert jobs.answer(job).startswith(b'-{"code":"error-certificate-none"')


def test_match_is_replayed_and_checked(client: httpx.Client) -> None:
    game = {"start": "northcott:1-6,2-6", "moves": ["1:1→5"]}
    answer = client.post("/api/match", json=game)
    view = msgspec.json.decode(answer.content, type=MatchView)
    assert view == match_view(Match.begin("northcott:1-6,2-6").play("1:1→5"))
    assert view.seen[0][0].ranks == ("....Pp..", ".P...p..")
    assert view.seen[1][0].ranks == ("....pP..", ".p...P..")


def test_a_gesture_is_read_by_the_game(client: httpx.Client) -> None:
    ask = {"position": "nim:5 + kayles:7", "gesture": [[7, 2, 4]], "component": 1}
    move = client.post("/api/move", json=ask).json()["move"]
    assert (move["text"], move["component"], move["key"]) == ("2/7→2,3", 1, "sum")
    assert move["params"]["what"]["key"] == "pins"
    answer = client.post("/api/move", json={"position": "grundy:6", "gesture": [[6, 3, 3]]})
    refused = answer.json()["refused"]
    assert (answer.status_code, refused["code"]) == (200, "error-equal-split")
    assert answer.json()["move"] is None
    answer = client.post(
        "/api/move", json={"position": "nim:1" + 300 * "0", "gesture": [[1, 0, 1]]}
    )
    assert (answer.status_code, answer.json()["refused"]["code"]) == (200, "error-no-heap")
    answer = client.post("/api/move", json={"position": "nimm:6", "gesture": [[6, 3, 3]]})
    assert (answer.status_code, answer.json()["code"]) == (422, "error-unknown-game")


def test_a_match_to_its_end(client: httpx.Client) -> None:
    """The computer plays against itself, and the first player wins from a won position."""
    moves: list[str] = []
    view: dict[str, Any] = {"result": None}
    while not view["result"]:
        game = {"start": "kayles:5 + nim:2", "moves": moves, "level": 10}
        answer = client.post("/api/reply", json=game).json()
        view, moves = answer["view"], [*moves, answer["move"]]
    assert view["result"] == {"winner": 0, "reason": "no-move"}
    over = client.post("/api/reply", json={"start": "kayles:5 + nim:2", "moves": moves})
    assert (over.status_code, over.json()["code"]) == (422, "error-match-over")


def test_hints_come_in_three_steps(client: httpx.Client) -> None:
    game: dict[str, Any] = {"start": "nim:3,4,5", "moves": []}
    first, second, third = (
        client.post("/api/hint", json={**game, "step": step}).json() for step in (1, 2, 3)
    )
    assert (first["told"], first["place"]) == ({"key": "hint-won", "params": {"count": 1}}, None)
    assert (second["told"]["key"], second["move"]) == ("hint-where", None)
    assert second["place"] == {"component": 0, "elements": [[3, 0, 3]]}
    assert (third["told"]["key"], third["move"]["text"]) == ("hint-move", "3→1")
    assert client.post("/api/hint", json={**game, "step": 4}).status_code == 400
    over = client.post("/api/hint", json={"start": "nim:1", "moves": ["1→0"]})
    assert (over.status_code, over.json()["code"]) == (422, "error-match-over")


@pytest.mark.parametrize(
    ("position", "misere", "seat", "known"),
    [
        ("nim:3,4,5", "false", 0, True),
        ("resta-um:7,5,3,1", "false", 1, True),
        ("grundy:12", "true", 1, True),
        ("grundy:100000000", "false", 0, False),
    ],
)
def test_a_fresh_match_has_a_seat_that_can_win(
    client: httpx.Client, position: str, misere: str, seat: int, known: bool
) -> None:
    found = client.get("/api/begin", params={"position": position, "misere": misere}).json()
    assert (found["seat"], found["known"], found["view"]["played"]) == (seat, known, 0)


def test_where_a_match_was_lost(client: httpx.Client) -> None:
    game: dict[str, Any] = {"start": "nim:1,2", "moves": ["2→0", "1→0"]}
    view = client.post("/api/match", json=game).json()
    assert view["told"] == {"key": "end-no-move", "params": {"seat": 1, "other": 0}}
    found = client.post("/api/decided", json=game).json()
    what = {"key": "said-all", "params": {"count": 2, "heap": 2}}
    better = {"key": "web-do-take", "params": {"count": 1, "heap": 2}}
    params = {"seat": 0, "number": 1, "what": what, "better": better}
    assert found["told"] == {"key": "end-mistake", "params": params}
    assert (found["number"], found["verdicts"]) == (1, ["gave", "kept"])
    assert (found["played"]["text"], found["better"]["text"]) == ("2→0", "2→1")
    resigned = {"start": "nim:1,2", "moves": [], "resigned": 0}
    view = client.post("/api/match", json=resigned).json()
    assert view["result"] == {"winner": 1, "reason": "resigned"}
    found = client.post("/api/decided", json=resigned).json()
    params = {"seat": 0, "better": better}
    assert found["told"] == {"key": "end-resigned-early", "params": params}
    assert (found["number"], found["played"], found["better"]["text"]) == (1, None, "2→1")
    goes_on = client.post("/api/decided", json={"start": "nim:1,2"})
    assert (goes_on.status_code, goes_on.json()["code"]) == (422, "error-not-over")


def test_cards(client: httpx.Client) -> None:
    deck = client.get("/api/deck").json()
    assert len(deck["cards"]) == 63
    hand = deck["cards"][:7]
    answer = client.get("/api/cards/explain", params={"cards": ",".join(hand)}).json()
    claims = all_claims(ZERO, ZERO.parse_hand(hand))
    assert answer["claims"] == [{"a": list(c.a), "b": list(c.b)} for c in claims]
    assert [block["kind"] for block in answer["blocks"]] == ["counting", "eliminated", "why-enough"]
    assert [block["before"][0]["key"] for block in answer["blocks"]] == [
        *("cards-counting", "cards-elimination", "cards-enough")
    ]
    assert deck["deck"]["rest"] == [{"key": "cards-rest-even", "params": {"cards": 63, "each": 32}}]


def test_a_given_claim(client: httpx.Client) -> None:
    def reason(**claim: str) -> dict[str, Any]:
        query = {"deck": "mod3", "cards": "2102,2021,1120", **claim}
        (block,) = client.get("/api/cards/explain", params=query).json()["blocks"]
        assert isinstance(block, dict)
        return block

    assert reason(a="1,2", b="3")["kind"] == "sums"
    wrong = reason(a="1", b="3")
    assert (wrong["kind"], wrong["before"][0]["key"]) == ("wrong-claim", "cards-wrong-sides")


@pytest.mark.parametrize("path", ["zero/100110", "mod3/2102", "zero/back"])
def test_pictures_of_cards(client: httpx.Client, path: str) -> None:
    answer = client.get(f"/api/cards/{path}.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


@pytest.mark.parametrize(
    "path", ["deck?deck=F2^4&paper=letter&lang=sv", "worksheet?game=kayles&count=4&seed=1&lang=pt"]
)
def test_printing(client: httpx.Client, path: str) -> None:
    answers = [client.get(f"/api/print/{path}") for _ in range(2)]
    assert answers[0].headers["content-type"] == "application/pdf"
    assert answers[0].headers["content-disposition"].startswith("attachment")
    assert answers[0].content.startswith(b"%PDF")
    assert answers[0].content == answers[1].content


def test_a_worksheet_says_how_many_exercises_it_has(client: httpx.Client) -> None:
    """A deck of three cards has one hand only."""
    answer = client.get("/api/print/worksheet", params={"game": "F2^2", "count": 4})
    assert answer.headers["fairplay-exercises"] == "1"
    assert answer.content.startswith(b"%PDF")


LONG_POSITION = {"game": {"type": "match", "position": "nim:" + "1," * 200}}
BAD: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/api/solve", None, 400, "error-field-missing"),
    ("GET", "/api/solve?position=", None, 400, "error-field-length"),
    ("GET", "/api/solve?position=" + "9" * 401, None, 400, "error-field-length"),
    ("GET", "/api/solve?position=nim:1&misere=yes", None, 400, "error-field"),
    ("GET", "/api/solve?position=nim:1&position=nim:2", None, 400, "error-field-twice"),
    ("GET", "/api/solve?position=nim:1&extra=1", None, 400, "error-field-unknown"),
    ("GET", "/api/solve?position=nimm:1", None, 422, "error-unknown-game"),
    ("GET", "/api/solve?position=nim:%00", None, 422, "error-number"),
    ("GET", "/api/solve?position=nim:-1", None, 422, "error-number-least"),
    ("GET", "/api/solve?position=%ff%fe", None, 422, "error-unknown-game-list"),
    ("GET", "/api/cards/explain?cards=%20", None, 422, "error-card"),
    ("GET", "/api/cards/explain?cards=100110&a=2", None, 422, "error-claim-place"),
    ("GET", "/api/cards/explain?cards=100110&a=x", None, 422, "error-number"),
    ("GET", "/api/cards/explain?cards=100110&b=1", None, 422, "error-claim-sides"),
    ("GET", "/api/sequence?rule=0.77&count=0", None, 400, "error-field"),
    ("GET", "/api/sequence?rule=0.77&count=100001", None, 400, "error-field"),
    ("GET", "/api/sequence?rule=0.77&count=1e3", None, 400, "error-field"),
    ("GET", "/api/sequence?rule=northcott&count=9", None, 422, "error-no-code"),
    ("GET", "/api/period?rule=0.77&limit=0", None, 400, "error-field"),
    ("GET", "/api/certificate?rule=0.77&limit=9", None, 400, "error-field-unknown"),
    ("GET", "/api/deck?deck=F9^9", None, 422, "error-deck"),
    ("GET", "/api/cards/zero/2.svg", None, 422, "error-card"),
    ("GET", "/api/cards/explain?cards=100110,100110", None, 422, "error-card-twice"),
    ("GET", "/api/print/deck?paper=a5", None, 400, "error-field"),
    ("GET", "/api/print/worksheet?game=xyz", None, 422, "error-unknown-game-list"),
    ("GET", "/api/nothing", None, 404, "error-not-found"),
    ("GET", "/nothing.js", None, 404, "error-not-found"),
    ("GET", "/../../etc/passwd.txt", None, 404, "error-not-found"),
    ("POST", "/api/solve?position=nim:1", None, 405, "error-method"),
    ("GET", "/api/match", None, 405, "error-method"),
    ("POST", "/api/match", b"", 400, "error-body-json"),
    ("POST", "/api/match", b"[1, 2", 400, "error-body-json"),
    ("POST", "/api/match", b"[]", 400, "error-body-json"),
    ("POST", "/api/match", b"\xff\xfe", 400, "error-body-json"),
    ("POST", "/api/match", b"[" * 60_000, 400, "error-body-json"),
    ("POST", "/api/match", b"x" * 70_000, 413, "error-body-size"),
    ("POST", "/api/match", {}, 400, "error-field-missing"),
    ("POST", "/api/match", {"start": 7}, 400, "error-field-length"),
    ("POST", "/api/match", {"start": "nim", "moves": ["1→0"] * 501}, 400, "error-field-items"),
    ("POST", "/api/match", {"start": "nim", "moves": [7]}, 400, "error-field-wrong"),
    ("POST", "/api/match", {"start": "nim", "moves": ["9→0"]}, 422, "error-no-heap"),
    ("POST", "/api/match", {"start": "nim:" + "9" * 99}, 422, "error-number-most"),
    ("POST", "/api/reply", {"start": "nim", "level": 11}, 400, "error-field"),
    ("POST", "/api/rooms", LONG_POSITION, 400, "error-field-length"),
    ("POST", "/api/reply", {"start": "nim:0"}, 422, "error-match-over"),
]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"), BAD, ids=lambda value: str(value)[:40]
)
def test_bad_input(
    client: httpx.Client, method: str, path: str, body: Any, status: int, code: str
) -> None:
    sent = {"content": body} if isinstance(body, bytes) else {"json": body} if body else {}
    if body == {}:
        sent = {"json": {}}
    answer = client.request(method, path, **sent)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "params"}
    assert len(answer.content) < 1000


def test_a_disconnect_cancels_the_job(tmp_path: Path) -> None:
    """Its job ends long before the deadline, and others are answered."""
    with serve(test_config(tmp_path, job_seconds=60)) as server, server.client() as client:
        client.get("/api/solve?position=nim:1")
        with socket.create_connection(("127.0.0.1", client.base_url.port)) as leaving:
            path = "/api/sequence?rule=0.8&count=100000"  # hours of work
            leaving.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            wait_for(lambda: not server.services.workers._idle)
        assert client.get("/api/solve?position=nim:1,1").json()["outcome"] == "P"
        ended = 'fairplay_jobs_total{end="gone",job="sequence"} 1.0'
        wait_for(lambda: ended in server.services.metrics.text().decode())


def test_metrics_count_by_pattern(served: Served, client: httpx.Client) -> None:
    client.get("/api/solve?position=nim:7,7")
    text = served.services.metrics.text().decode()
    assert 'fairplay_http_requests_total{method="GET",route="/api/solve",status="200"}' in text
    assert "nim:7,7" not in text
    assert 'fairplay_jobs_total{end="done",job="solve"}' in text


def test_head(client: httpx.Client) -> None:
    answer = client.head("/healthz")
    assert (answer.status_code, answer.content) == (200, b"")
