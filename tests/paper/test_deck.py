"""Printed decks: every card once, in the right size, with rules in every language."""

from functools import cache
from pathlib import Path

import pytest

from fairplay.art.palette import FELT
from fairplay.cards import find_deck
from fairplay.messages import LANGUAGES, Messages
from fairplay.paper import document
from fairplay.paper.deck import deck_pdf
from fairplay.paper.document import PAPERS
from fairplay.paper.rules_sheet import rules_sheet
from tests.paper.reading import colour_at, fonts, images, ink, render, sizes, words


@cache
def printed(deck: str, paper: str = "a4", backs: bool = False, lang: str = "en") -> bytes:
    content, pages = deck_pdf(find_deck(deck), paper, backs, Messages(lang))
    assert pages == len(sizes(content))
    return content


@pytest.mark.parametrize(
    ("deck", "pages"),
    [("zero", 7), ("mod3", 9), ("F2^4", 2), ("F3^3", 3), ("F2^2", 1)],
)
def test_nine_cards_a_page_and_the_rules(deck: str, pages: int) -> None:
    assert len(sizes(printed(deck))) == pages + 1


def test_backs_align_with_the_cards(tmp_path: Path) -> None:
    content = printed("zero", backs=True)
    assert len(sizes(content)) == 15
    pages = render(content, tmp_path)
    felt = tuple(int(FELT[at : at + 2], 16) for at in (1, 3, 5))
    greens = [_green(page, felt) for page in pages]
    assert greens == [False, True] * 7 + [False]


def _green(page: tuple[int, int, bytes], felt: tuple[int, ...]) -> bool:
    """Whether the back is felt around the centres of all nine cards."""
    colours = [
        colour_at(page, (10.5 + 63 * (i + 0.5)) / 210, (16.5 + 88 * (j + 0.5)) / 297)
        for i in range(3)
        for j in range(3)
    ]
    return all(max(abs(a - b) for a, b in zip(c, felt, strict=True)) < 30 for c in colours)


@pytest.mark.parametrize("paper", PAPERS)
def test_paper_and_orientation(paper: str) -> None:
    wide, high = map(round, PAPERS[paper])
    assert set(sizes(printed("F2^4", paper))) == {(wide, high)}
    lying = sizes(printed("F3^2", paper, backs=True))
    assert lying[:-1] == [(high, wide)] * 2
    assert lying[-1] == (wide, high)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["zero", "mod3", "F5^3", "F7^3", "F2^8"])
def test_rules_in_every_language(deck: str, language: str) -> None:
    messages = Messages(language)
    found = find_deck(deck)
    with document.document("letter", "x", language) as doc:
        rules_sheet(doc, found, messages)
        (page,) = words(doc.content())
    kind = "even" if found.p == 2 else "sums"
    assert found.title in page
    assert messages("paper-rules-deal", hand=found.hand) in page
    assert messages(f"paper-rules-goal-{kind}", hand=found.hand, modulus=found.p) in page
    assert messages("paper-rules-end", hand=found.hand) in page
    assert ("Lenchner" in page) == (deck in ("zero", "mod3"))
    assert "Fair Play" in page


def test_the_example_is_from_the_article() -> None:
    with document.document("a4", "x", "sv") as doc:
        rules_sheet(doc, find_deck("zero"), Messages("sv"))
        (page,) = words(doc.content())
    assert "Korten 2, 5, 7 är ett giltigt urval." in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("deck", ["zero", "mod3", "F3^6", "F7^3"])
def test_the_rules_fit_on_their_page(
    deck: str, paper: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No paragraph comes near the line at the foot of the page."""
    ends: list[float] = []
    paragraph = document.Document.paragraph

    def watched(self: document.Document, *args: object, **kwargs: object) -> float:
        ends.append(paragraph(self, *args, **kwargs))  # type: ignore[arg-type]
        return ends[-1]

    monkeypatch.setattr(document.Document, "paragraph", watched)
    with document.document(paper, "x", language) as doc:
        rules_sheet(doc, find_deck(deck), Messages(language))
    assert max(ends) < PAPERS[paper][1] - 16


def test_vectors_and_embedded_fonts_only() -> None:
    content = printed("F3^2", backs=True)
    assert images(content) == 0
    assert fonts(content)
    assert all("+FiraGO" in font for font in fonts(content))


def test_decks_are_reproducible() -> None:
    again, _ = deck_pdf(find_deck("F2^2"), "a4", True, Messages("da"))
    assert again == printed("F2^2", "a4", True, "da")


def test_pages_are_not_empty(tmp_path: Path) -> None:
    pages = render(printed("F2^4"), tmp_path)
    assert len(pages) == 3
    assert all(0.02 < ink(page) < 0.6 for page in pages)
