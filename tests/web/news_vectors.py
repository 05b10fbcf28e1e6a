"""What the terminal says, for the tests of the browser app.

``python -m tests.web.news_vectors`` writes it.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fairplay.cards import find_deck
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.viewpoint import Viewpoint
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.room import claim_told, create, view
from fairplay.play.room.events import Event
from fairplay.play.table.wrong import why_wrong
from fairplay.protocol import CardOptions, RoomOptions, SeatView, Taken, Wrong, You
from fairplay.vocabulary import Parameter, Sentence

FILE = Path(__file__).parent / "news.vectors.json"
NAMES = ["Anna", "Bo", "Cleo"]
#: The reader has the first seat, another one, or only watches.
READERS = (0, 1, None)
#: What stands for the arguments of a message. Those of a reader are filled in by each client.
FILLED: dict[str, dict[str, Parameter]] = {
    "name": {"seat": 0},
    "other": {"other": 1},
    "names": {"seats": (0, 1, 2)},
    "seconds": {"ms": 8_449},
    "you": {},
    "what": {"what": Sentence("said-split", {"heap": 7, "left": (3, 4)})},
    "game": {"game": Sentence("game-nim-title")},
    "words": {"words": Sentence("phrase-hello")},
    "shapes": {"shapes": Sentence("cards-one-circle")},
}
ANSWERS: tuple[Taken | Wrong, ...] = (
    *(Taken(0, ("100", "010"), ("110",), ms) for ms in (3_000, 8_449, 9_949, 9_950, 123_456)),
    Wrong(1, (1, 0, 2, 0), 3_000, None, why_wrong(find_deck("mod3"), ((1, 0, 2, 0), (0,) * 4))),
    Wrong(1, None, 0, "100", why_wrong(find_deck("zero"), None)),
)


def sentences() -> list[Sentence]:
    """One for every message that tells news, and those of claims."""
    messages = Messages("en")
    told = re.findall(r"^((?:told|end|hint)-[a-z-]+) =", messages.source, re.MULTILINE)
    made = [_sentence(key, messages) for key in told]
    empty = Sentence("said-split", {"heap": 7, "left": ()})
    return [*made, empty, *(one for answer in ANSWERS for one in claim_told(answer))]


def _sentence(key: str, messages: Messages) -> Sentence:
    params: dict[str, Parameter] = {}
    for name in re.findall(r"\$([a-z]+)", messages._entries[key]):
        params |= FILLED.get(name, {name: 5})
    return Sentence(key, {"name": "Bo"} if key == "told-ask" else params)


def said(sentence: Sentence, language: str, me: int | None) -> str:
    """As the terminal says it."""
    return _viewpoint(language, me).say(sentence)


@cache
def _viewpoint(language: str, me: int | None) -> Viewpoint:
    options = RoomOptions(CardOptions("zero", len(NAMES)))
    body = {"options": msgspec.to_builtins(options), "seed": "1"}
    room = view(create("ABCDEF", Event(1, "host", "created", "created", body, 0)))
    room = msgspec.structs.replace(room, seats=[SeatView(name) for name in NAMES])
    viewpoint = Viewpoint(options, lambda *_: None, lambda: 0, Messages(language))
    viewpoint.known = Mirror(room, You(me, host=False), 1)
    return viewpoint


def vectors() -> str:
    """A line for each, so that changes are easy to see."""
    rows = [*map(_row, sentences()), *map(_answer, ANSWERS)]
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def _row(sentence: Sentence) -> dict[str, Any]:
    texts = {lang: [said(sentence, lang, me) for me in READERS] for lang in LANGUAGES}
    return {"sentence": msgspec.to_builtins(sentence), "texts": texts}


def _answer(answer: Taken | Wrong) -> dict[str, Any]:
    return {"answer": msgspec.to_builtins(answer), "told": msgspec.to_builtins(claim_told(answer))}


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="utf-8")
