"""The browser says what the terminal says."""

import pytest

from fairplay.messages import LANGUAGES
from tests.web.news_vectors import FILE, READERS, said, sentences, vectors


def test_the_news_for_the_browser_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == vectors(), "run python -m tests.web.news_vectors"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_is_addressed(language: str) -> None:
    """Where a seat is named, a player reads something else about it than the others do."""
    for sentence in sentences():
        if {"seat", "seats"} & sentence.params.keys() and "Anna" in said(sentence, language, None):
            first, other, nobody = (said(sentence, language, me) for me in READERS)
            assert "Anna" not in first
            assert "Anna" in other
            assert first[0].isupper()
            assert other != first != nobody
