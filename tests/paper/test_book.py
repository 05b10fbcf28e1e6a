"""The booklet of the lessons: every screen and answer is there, and fits on its page."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from pymupdf_fonts import myfont

from fairplay.learn import LESSONS, find_lesson
from fairplay.messages import LANGUAGES, Messages
from fairplay.paper.book import Book
from fairplay.paper.book_pages import FOOT, Pages, book_pdf
from fairplay.paper.book_writing import lesson_book
from fairplay.paper.document import MARGIN, document
from fairplay.paper.signs import SIGNS
from tests.paper.reading import images, render, sizes, words

#: What only those have who do not read on paper.
SCREEN = re.compile(
    "computer|browser|slide the lower|for you\\.|dator|webbläsar|skärm|skærm|computador|navegador"
    r"|\btela|para você|\btouch|\bclick|\btap\b",
    re.IGNORECASE,
)


def squeezed(text: str) -> str:
    """Without spaces: a PDF may have others than the text."""
    return re.sub(r"\s+", "", text)


@pytest.fixture(scope="module")
def danish() -> Book:
    return lesson_book(LESSONS, Messages("da"))


@pytest.fixture(scope="module")
def printed(danish: Book) -> bytes:
    return book_pdf(danish, "a4", "da")[0]


@pytest.fixture(scope="module")
def pages(printed: bytes) -> list[str]:
    return [squeezed(page) for page in words(printed)]


def test_every_screen_and_answer_is_there(danish: Book, pages: list[str]) -> None:
    everything = "".join(pages)
    for chapter in danish.chapters:
        for text in (chapter.title, chapter.about, *chapter.facts):
            assert squeezed(text) in everything
        for page in chapter.pages:
            for text in (page.title, page.text, page.answer, page.done):
                assert squeezed(text) in everything, text


def test_the_map_names_the_pages(danish: Book, pages: list[str]) -> None:
    """Its entries begin with the number of the lesson and that of the page where it begins."""
    for number, chapter in enumerate(danish.chapters, start=1):
        title = squeezed(chapter.title)
        begins = next(n for n, text in enumerate(pages, 1) if text.startswith(f"{number}{title}"))
        assert f"{number}{begins}{title}" in "".join(pages[1:4])


def test_it_says_whose_the_pieces_are() -> None:
    say = Messages("en")
    (chapter,) = lesson_book([find_lesson("disguises")], say).chapters
    told = [page.room.said for page in chapter.pages]
    stocks, pieces = say("book-stocks"), say("book-pieces")
    assert [n for n, said in enumerate(told, 1) if stocks in said] == [3]
    assert [n for n, said in enumerate(told, 1) if pieces in said] == [6, 7, 8]


def test_every_wording_for_paper_belongs_to_a_screen() -> None:
    say = Messages("en")
    own = re.findall(r"^book-([a-z]+-\d+-[a-z]+) =", say.source, re.MULTILINE)
    assert own
    assert [key for key in own if f"learn-{key}" not in say] == []


def test_pages_are_drawn(printed: bytes, tmp_path: Path) -> None:
    assert set(sizes(printed)) == {(210, 297)}
    assert images(printed) == 0
    pictures = render(printed, tmp_path)
    assert len({pixels for _, _, pixels in pictures}) == len(pictures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_on_a_page_and_is_about_paper(language: str) -> None:
    """Of every block the end is above the foot of the page, and no text needs a screen."""
    book = lesson_book(LESSONS, Messages(language))
    for page in (page for chapter in book.chapters for page in chapter.pages):
        for text in (page.title, page.text, page.done, *page.room.said):
            assert not SCREEN.search(text), text
    with document("a4", "", language) as doc:
        assert (
            max(block.high for block in Pages(doc, book).blocks()) <= doc.paper[1] - FOOT - MARGIN
        )


def test_the_fonts_have_every_character() -> None:
    main = TTFont(BytesIO(myfont("figo"))).getBestCmap()
    for language in LANGUAGES:
        source = Messages(language).source
        entries = re.findall(r"^(?:learn|book)-.*(?:\n .*)*", source, re.MULTILINE)
        missing = {c for entry in entries for c in entry if ord(c) not in main} - {*SIGNS, "\n"}
        assert missing == set()
