"""The questions before a match, without a terminal."""

import pytest
from rich.console import Console

from fairplay.cards import MOD3, ZERO
from fairplay.cli.terminal.dialogue import Ask, Dialogue, Leave, T
from fairplay.cli.terminal.menu import CardRace, menu
from fairplay.cli.terminal.setup import Setup
from fairplay.games import GROUPS
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import game, offered
from fairplay.rules.titles import title


def converse(dialogue: Dialogue[T], *lines: str) -> tuple[T | None, list[Ask]]:
    """The result, if the lines lead to one, and the questions."""
    asked = [next(dialogue)]
    for line in lines:
        try:
            asked.append(dialogue.send(line))
        except StopIteration as end:
            return end.value, asked
    return None, asked


def chosen(*lines: str) -> Setup | CardRace:
    result, _ = converse(menu(Messages("en"), seed=1), *lines)
    assert result is not None
    return result[0]


def shown(ask: Ask) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        for renderable in ask.output:
            console.print(renderable)
    return captured.get()


def test_enter_takes_the_default() -> None:
    setup = chosen("1", "", "", "", "", "")
    assert setup == Setup(Position("nim:3,4,5"), False, "medium", 0, 1)


@pytest.mark.parametrize(
    ("lines", "race"),
    [
        ([str(len(offered()) + 1), "", ""], CardRace(ZERO, 1, 5)),
        (["MOD-3 SUMZ", "3", "9"], CardRace(MOD3, 3, 9)),
        (["zero", "1"], CardRace(ZERO, 0, 5)),
    ],
)
def test_the_card_games_are_in_the_menu(lines: list[str], race: CardRace) -> None:
    assert chosen(*lines) == race


@pytest.mark.parametrize("number", range(1, len(offered()) + 1))
def test_every_game_has_a_number(number: int) -> None:
    rules = game(offered()[number - 1])
    _, asked = converse(menu(Messages("en")), str(number))
    assert str(Position.of(rules, rules.start)) in asked[1].prompt


@pytest.mark.parametrize(
    ("lines", "setup"),
    [
        (["kayles", "", "2", "3", "3"], Setup(Position("kayles"), True, "perfect", 1, 1)),
        (["Grundy's game", "20", "", "3", ""], Setup(Position("grundy:20"), False, "perfect", 1)),
        (["nim", "nim:1,2 misère", "5"], Setup(Position("nim:1,2"), True, "human")),
        (["kayles:7 + nim:2", "", "1", ""], Setup(Position("kayles:7 + nim:2"), False, "easy", 1)),
        (["7", "", "4", "9", ""], Setup(Position("northcott"), False, "9")),
        (["3", "2,1", "3", ""], Setup(Position("resta-um:2,1"), True, "perfect")),
    ],
)
def test_answers(lines: list[str], setup: Setup) -> None:
    found = chosen(*lines)
    assert isinstance(found, Setup)
    assert (found.position, found.misere, found.opponent, found.first) == (
        setup.position,
        setup.misere,
        setup.opponent,
        setup.first,
    )


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["99"], f"99: too large, at most {len(offered()) + 2}"),
        (["nimm"], "nimm: no such game; did you mean nim?"),
        ([""], "Nothing to play"),
        (["1", "x"], "x: not a whole number"),
        (["1", "", "3"], "3: too large, at most 2"),
        (["1", "", "", "0"], "0: too small, at least 1"),
        (["1", "", "", "4", "11"], "11: too large, at most 10"),
        (["1", "1000000", "", "1", ""], "Too many moves to list: more than 100000"),
    ],
)
def test_a_wrong_answer_is_asked_again(lines: list[str], complaint: str) -> None:
    result, asked = converse(menu(Messages("en")), *lines)
    assert result is None
    assert complaint in shown(asked[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_can_be_changed(lang: str) -> None:
    _, asked = converse(menu(Messages("en")), lang)
    assert Messages(lang)("play-menu") in shown(asked[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_fits_a_small_terminal(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with every game that the groups name, and two more."""
    listed = {group: list(names) for group, names in GROUPS.items()}
    listed["own"] += ["modified-nimble", "nimble"]
    everything = [name for names in listed.values() for name in names]
    monkeypatch.setattr("fairplay.cli.terminal.menu.groups", lambda: listed)
    monkeypatch.setattr("fairplay.cli.terminal.menu.offered", lambda: everything)
    known = set(offered())
    monkeypatch.setattr(
        "fairplay.cli.terminal.menu.game", lambda name: game(name if name in known else "nim")
    )
    _, asked = converse(menu(Messages(lang)))
    lines = shown(asked[0]).splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80
    text = " ".join(lines)
    for number, name in enumerate(everything, start=1):
        assert f"{number} {title(name, Messages(lang))}" in text
    assert all(Messages(lang)(f"group-{group}") in text for group in (*listed, "cards"))


def test_the_rule_is_said_when_a_game_is_chosen() -> None:
    _, asked = converse(menu(Messages("en")), "kayles")
    assert "Knock down one pin" in shown(asked[1])
    _, asked = converse(menu(Messages("en")), "zero")
    assert Messages("en")("table-menu-zero") in shown(asked[1]).replace("\n", " ")


def test_leaving_the_menu() -> None:
    for lines in (["quit"], ["1", "q"], ["1", "", "quit"]):
        with pytest.raises(Leave):
            converse(menu(Messages("en")), *lines)
    _, asked = converse(menu(Messages("en")), "1", "", "new")
    assert "which game" in shown(asked[-1])
