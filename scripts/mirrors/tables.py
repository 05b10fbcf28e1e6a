"""Tables: when to reconnect, room codes, decks, outlines and colours."""

from collections.abc import Iterator
from itertools import count

from fairplay import protocol as p
from fairplay.art import cards as art
from fairplay.art import matches, palette, shapes
from fairplay.art.drawing import number
from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.errors import InputError
from fairplay.games import GROUPS, game, names
from fairplay.learn import DECKS, LESSONS, Lesson
from fairplay.learn.views import kind
from fairplay.play.titles import deck_title
from fairplay.rules.position import Position
from mirrors.typescript import constant, header, literal, union

LESSON = """\
import type { Question } from '../lib/questions.ts';

export interface Lesson {
  id: string;
  article: string;
  age: number;
  minutes: number;
  needs: string[];
  picture: { game: string } | { deck: string };
  play: { position: string } | { deck: string };
  /** The kind of question on each screen. */
  kinds: Question['kind'][];
  /** The name of each screen, by which progress is kept. */
  names: string[];
}
"""
#: Outlines are written for this radius: large enough for two decimals.
RADIUS = 100


def returning() -> str:
    closings = {one.number: (code, one.retry) for code, one in p.CLOSINGS.items()}
    return "\n".join(
        [
            header("When to connect again, and when to send again", "src/fairplay/protocol.py"),
            union("Retry", map(repr, p.Retry.__args__)),
            union("Resend", map(repr, p.Resend.__args__)),
            constant("CLOSINGS", closings, "Record<number, [code: string, retry: Retry]>"),
            constant("RESEND", p.RESEND, "Record<string, Resend>"),
            constant("PAUSES", list(_pauses()), "[least: number, most: number][]"),
        ]
    )


def _pauses() -> Iterator[tuple[float, float]]:
    """The shortest and the longest pause before each try, until they grow no more."""
    for tries in count():
        yield p.pause(tries, 0), p.pause(tries, 1)
        if p.pause(tries, 1) == p.LONGEST_PAUSE:
            return


def room_codes() -> str:
    lengths = constant("CODE_LENGTHS", p.CODE_LENGTHS)
    return "\n".join([header("Lengths of room codes", "src/fairplay/protocol.py"), lengths])


def all_decks() -> Iterator[Deck]:
    yield from (ZERO, MOD3)
    for p_, k in ((p_, k) for p_ in (2, 3, 5, 7) for k in range(1, 9)):
        try:
            yield find_deck(f"F{p_}^{k}")
        except InputError:
            continue


def offered() -> str:
    """Only what the groups name. The home page is written by the build, and a new game that is not
    named there is found by the server."""
    found = {
        name: {"group": group, "position": _start(name), "worksheets": game(name).worksheets}
        for group, some in GROUPS.items()
        for name in some
        if name in names()
    }
    kind = "Record<string, { group: string; position: string; worksheets: boolean }>"
    head = header("The games in groups, and where each starts", "src/fairplay/games/__init__.py")
    return "\n".join([head, constant("OFFERED", found, kind)])


def _start(name: str) -> str:
    return str(Position.of(game(name), game(name).start))


def decks() -> str:
    found = {one.name.lower(): (deck_title(one).key, one.p, one.k) for one in all_decks()}
    kind = "Record<string, [key: string, p: number, k: number]>"
    head = header("All decks, by their names in small letters", "src/fairplay/cards/decks.py")
    return "\n".join([head, constant("DECKS", found, kind)])


def lessons() -> str:
    """The lessons, and the kinds of their questions, so that these are loaded early."""
    rows = "".join(f"  {literal(_lesson(one))},\n" for one in LESSONS)
    return "\n".join(
        [
            header("All lessons, in their order", "src/fairplay/learn/__init__.py"),
            LESSON,
            f"export const LESSONS: Lesson[] = [\n{rows}];\n",
        ]
    )


def _lesson(lesson: Lesson) -> dict[str, object]:
    deck = {"deck": lesson.picture} if lesson.picture in DECKS else {"game": lesson.picture}
    return {
        **{name: getattr(lesson, name) for name in ("id", "article", "age", "minutes", "needs")},
        "picture": deck,
        "play": {"deck" if lesson.play in DECKS else "position": lesson.play},
        "kinds": [kind(screen.task.view()) for screen in lesson.screens],
        "names": lesson.screen_names,
    }


def outlines() -> str:
    paths = {name: _path(*form(0, 0, RADIUS)) for name, form in shapes.FORMS.items()}
    return "\n".join(
        [
            header("The shapes on the cards", "src/fairplay/art/shapes.py"),
            union("Shape", map(repr, paths)),
            "export interface Paint {\n  fill: string;\n  edge: string;\n}\n",
            constant("RADIUS", RADIUS),
            constant("OUTLINES", paths, "Record<Shape, string>"),
            _painted("BINARY", shapes.BINARY),
            _painted("COUNTED", shapes.COUNTED),
        ]
    )


def _path(element: str, where: dict[str, str | float]) -> str:
    """The outline as the data of a path."""
    if element == "polygon":
        corners = str(where["points"]).replace(" ", "L").replace(",", " ")
        return f"M{corners}Z"
    if element == "circle":
        r, wide = (number(times * float(where["r"])) for times in (1, 2))
        return f"M-{r} 0a{r} {r} 0 1 1 {wide} 0a{r} {r} 0 1 1 -{wide} 0Z"
    return str(where["d"])


def _painted(name: str, forms: tuple[tuple[str, palette.Paint], ...]) -> str:
    rows = "".join(
        f"  ['{one}', {{ fill: '{fill}', edge: '{edge}' }}],\n" for one, (fill, edge) in forms
    )
    return f"export const {name}: [Shape, Paint][] = [\n{rows}];\n"


def faces() -> str:
    """Where the shapes are on the cards of each deck."""
    spaces = dict.fromkeys((deck.p, deck.k) for deck in all_decks())
    found = {f"{p_}^{k}": _face(art.layout(p_, k)) for p_, k in spaces}
    interface = (
        "export interface Face {\n  r: number;\n  fields: [number, number][];\n"
        "  /** For each count, around the middle of a field. */\n"
        "  pips: [number, number][][];\n  /** Lines between the fields, as the data of a path. */\n"
        "  lines: string;\n}\n"
    )
    return "\n".join(
        [
            header("Where everything is on a card", "src/fairplay/art/cards.py"),
            interface,
            constant("SHORT", art.SHORT) + constant("LONG", art.LONG),
            constant("FACES", found, "Record<string, Face>"),
        ]
    )


def _face(layout: art.Layout) -> dict[str, object]:
    def short(points: list[tuple[float, float]]) -> list[list[float]]:
        return [[_short(x), _short(y)] for x, y in points]

    lines = (f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for a, b, c, d in layout.dividers)
    return {
        "r": _short(layout.r),
        "fields": short(layout.fields),
        "pips": [short(one) for one in layout.pips],
        "lines": "".join(lines),
    }


def _short(value: float) -> float:
    text = number(value)
    return float(text) if "." in text else int(text)


def match() -> str:
    names = ("LENGTH", "THICKNESS", "GROWTH", "FOOT", "SIDE", "ABOVE", "BELOW")
    values = "".join(constant(name, _short(getattr(matches, name))) for name in names)
    return "\n".join([header("The form of a match", "src/fairplay/art/matches.py"), values])


def colours() -> str:
    """Colours on paper and in the light theme, and the form of cards that stand and that lie."""
    found = {name: value for name, value in vars(palette).items() if isinstance(value, str)}
    rows = (
        f"  --light-{name.lower().replace('_', '-')}: {value};\n"
        for name, value in found.items()
        if value.startswith("#")
    )
    head = header("Colours on paper and in the light theme", "src/fairplay/art/palette.py")
    forms = f"  --standing: {art.SHORT}/{art.LONG};\n  --lying: {art.LONG}/{art.SHORT};\n"
    return f"{head.replace('/**', '/*')}:root {{\n{''.join(rows)}{forms}}}\n"
