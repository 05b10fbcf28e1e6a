"""The documentation at /docs, as far as the server has to do with it."""

from pathlib import Path

import pytest

from fairplay.server import doc_pages
from fairplay.server.files import paths_in
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


def test_a_new_build_is_seen_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = build(tmp_path / "site", {"index.html": PAGE, "old.html": b"old"})
    monkeypatch.setattr(doc_pages, "BUILT", site)
    with serve(test_config(tmp_path)) as served, served.client() as client:
        assert client.get("/docs/old.html").content == b"old"
        assert client.get("/docs/_images/new.svg").status_code == 404
        # As scripts/docs does it: built aside, and then moved.
        new = build(
            tmp_path / "new", {"index.html": PAGE * 2, "old.html": b"older", "_images/new.svg": b""}
        )
        site.rename(tmp_path / "before")
        assert client.get("/docs/index.html").status_code < 500
        new.rename(site)
        assert client.get("/docs/_images/new.svg").status_code == 200
        assert client.get("/docs/").content == PAGE * 2
        assert client.get("/docs/old.html").content == b"older"
        (tmp_path / "secret.svg").write_bytes(b"secret")
        for name in ("../secret.svg", "%2e%2e/secret.svg", "..%2fsecret.svg"):
            assert client.get(f"/docs/{name}").status_code == 404


def test_a_site_that_is_built_later_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doc_pages, "BUILT", tmp_path / "site")
    with serve(test_config(tmp_path)) as served, served.client() as client:
        assert "make docs" in client.get("/docs/").text
        build(tmp_path / "site", {"index.html": PAGE})
        assert client.get("/docs/").content == PAGE


def test_requests_for_nothing_do_not_list_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed: list[Path] = []

    def listing(folder: Path) -> dict[str, Path]:
        listed.append(folder)
        return paths_in(folder)

    monkeypatch.setattr(doc_pages, "BUILT", build(tmp_path / "site", {"index.html": PAGE}))
    monkeypatch.setattr(doc_pages, "paths_in", listing)
    with serve(test_config(tmp_path)) as served, served.client() as client:
        for number in range(20):
            assert client.get(f"/docs/{number}.svg").status_code == 404
    assert len(listed) == 1


def build(site: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(content)
    return site


def test_without_the_site_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doc_pages, "BUILT", tmp_path / "nowhere")
    with serve(test_config(tmp_path)) as served, served.client(follow_redirects=True) as client:
        for language, words in (("en", "make docs"), ("da", "Dokumentationen er ikke bygget")):
            answer = client.get("/docs", headers={"accept-language": language})
            assert words in answer.text
            assert answer.headers["cache-control"] == "no-store"
