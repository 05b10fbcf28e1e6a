"""The documentation at /docs, as far as the server has to do with it."""

from pathlib import Path

import pytest

from fairplay.server import doc_pages
from tests.serving import serve, test_config

PAGE = b"<!doctype html><title>Nim</title>"


def test_a_built_site_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    (site / "tutorial").mkdir(parents=True)
    (site / "index.html").write_bytes(PAGE)
    (site / "tutorial/nim.html").write_bytes(PAGE * 2)
    (tmp_path / "secret.html").write_bytes(b"secret")
    monkeypatch.setattr(doc_pages, "BUILT", site)
    with serve(test_config(tmp_path)) as served, served.client() as client:
        moved = client.get("/docs")
        assert (moved.status_code, moved.headers["location"]) == (308, "/docs/")
        first = client.get("/docs/")
        assert first.content == PAGE
        assert first.headers["content-type"] == "text/html; charset=utf-8"
        assert first.headers["cache-control"] == "no-cache"
        # The same policy as for the app: nothing inline.
        policy = first.headers["content-security-policy"]
        assert policy == client.get("/healthz").headers["content-security-policy"]
        assert "unsafe" not in policy
        again = client.get("/docs/", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get("/docs/tutorial/nim.html").content == PAGE * 2
        assert client.head("/docs/").status_code == 200
        assert client.post("/docs/").status_code == 405
        for name in ("none.html", "tutorial", "../secret.html", "%2e%2e/secret.html", "a.js"):
            assert client.get(f"/docs/{name}").status_code == 404
        assert client.get("/docsy").status_code == 404


def test_without_the_site_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doc_pages, "BUILT", tmp_path / "nowhere")
    with serve(test_config(tmp_path)) as served, served.client(follow_redirects=True) as client:
        for language, words in (("en", "make docs"), ("da", "Dokumentationen er ikke bygget")):
            answer = client.get("/docs", headers={"accept-language": language})
            assert words in answer.text
            assert answer.headers["cache-control"] == "no-store"
