"""The browser checks deals against those that Python makes."""

from tests.web.deal_vectors import FILE, vectors


def test_the_deals_for_the_browser_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == vectors(), "run python -m tests.web.deal_vectors"
