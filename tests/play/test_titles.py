"""What rooms play, in words of all languages."""

import pytest

from fairplay.messages import LANGUAGES, Messages
from fairplay.play.titles import game_terms, game_title
from fairplay.protocol import CardOptions, Clock, GameOptions, MatchOptions
from fairplay.rules.registry import find, names
from fairplay.rules.titles import credit


def said(game: GameOptions, language: str = "en") -> list[str]:
    messages = Messages(language)
    return [messages.fill(one) for one in (game_title(game), *game_terms(game))]


#: The games of the articles, and others that are credited.
ARTICLES = {"nim", "nimble", "modified-nimble", "poker-nim", "northcott", "grundy", "lasker"}
ARTICLES |= {"kayles", "dawson"}
OTHERS = {"resta-um", "resta-zero"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_articles_is_credited(language: str) -> None:
    messages = Messages(language)
    said = {name: messages(credit(find(name))) for name in ARTICLES | OTHERS}
    assert {name for name in said if "Larsen" in said[name]} == ARTICLES


def test_a_match_in_words() -> None:
    assert said(MatchOptions("nim:4,5,6,7", clock=Clock(300_000, 3_000))) == [
        "Nim",
        "Heaps: 4, 5, 6 and 7",
        "Whoever makes the last move wins.",
        "Each player has 5 minutes, plus 3 seconds for every move.",
    ]
    assert said(MatchOptions("nim:1,2 + northcott10:1-3 + nim:5")) == [
        "Nim + Northcott's game",
        "Whoever makes the last move wins.",
        "No clock.",
    ]
    assert said(MatchOptions("0.137:9", misere=True, clock=Clock(60_000)))[0] == "Octal game 0.137"
    assert said(MatchOptions("sub{1,2}:9", clock=Clock(61_000)))[-1] == (
        "Each player has 61 seconds for the whole game."
    )
    assert "loses" in said(MatchOptions("resta-um:3,2"))[2]


@pytest.mark.parametrize(
    ("deck", "title"),
    [
        ("zero", "Zero sumZ"),
        ("mod3", "MOD-3 SUMZ"),
        ("F2^4", "Zero sumZ with 4 shapes"),
        ("F3^3", "MOD-3 SUMZ with 3 shapes"),
        ("F7^1", "Sums modulo 7 with 1 shape"),
    ],
)
def test_decks_are_named_in_words(deck: str, title: str) -> None:
    assert said(CardOptions(deck))[0] == title


def test_a_table_in_words() -> None:
    assert said(CardOptions(mode="call", wrong="minus", call_ms=9_000, aid=True))[1:] == [
        "Call first, then show your claim within 9 s.",
        "A wrong claim costs a card.",
        "Shapes are counted for you.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title(language: str) -> None:
    for name in names():
        title = said(MatchOptions(name), language)[0]
        assert title.startswith(Messages(language)(f"game-{name}-title"))
