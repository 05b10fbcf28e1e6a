"""The Lab: values, period, scale and table of any game; two side by side; errors in words."""

import re
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Page, Route, expect

from fairplay.cli.main import main
from fairplay.rules.quotients import misere
from fairplay.rules.sequences import period, sequence
from fairplay.rules.solve import solve
from tests.browser.browsers import still


def look(page: Page, query: str = "") -> None:
    """Open the page, and wait for all its answers: a period is drawn into the chart, too.

    It is searched with a small limit: the default takes a server seconds, too long on a busy
    machine.
    """
    page.route(
        "**/api/period*", lambda route: route.continue_(url=f"{route.request.url}&limit=20000")
    )
    page.goto(f"/lab{query}")
    expect(page.locator("#section-table")).to_be_visible()
    still(page)


def painted(page: Page) -> str:
    """The content of the canvas."""
    still(page)
    found: str = page.locator("canvas").evaluate("canvas => canvas.toDataURL()")
    return found


@pytest.mark.parametrize("rule", ["kayles", "dawson", "0.07", "4.7", "sub{1,3,4}"])
def test_period_agrees_with_the_library(page: Page, rule: str) -> None:
    look(page, f"?rule={rule}")
    found = period(rule)
    assert found
    numbers = page.locator("dl").first.locator("dd")
    expect(numbers.nth(0)).to_have_text(str(found.preperiod))
    expect(numbers.nth(1)).to_have_text(str(found.period))
    expect(page.locator("section .pill").first).to_have_text(
        "proved" if found.proved else "seen, not proved"
    )


def test_table_agrees_with_the_library(page: Page) -> None:
    look(page, "?rule=grundy&count=100")
    values = [str(value) for value in sequence("grundy", 100).tolist()]
    expect(page.locator("td")).to_have_text(values)


def test_a_missing_period_is_reported(page: Page) -> None:
    look(page, "?rule=grundy")
    none = re.compile(r"No period in the first [0-9]+ values\.")
    expect(page.get_by_text(none)).to_be_visible()


def test_zooming_by_buttons_and_keys(page: Page) -> None:
    look(page, "?rule=kayles&count=10000")
    chart = page.get_by_role("slider", name="Values of Kayles by heap size")
    whole = painted(page)
    page.get_by_role("button", name="Zoom in").click()
    expect(chart).to_have_attribute("aria-valuetext", "Heaps 2500 to 7499")
    assert painted(page) != whole
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", "Heaps 0 to 4999")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", "Heaps 500 to 5499")
    page.keyboard.press("0")
    expect(chart).to_have_attribute("aria-valuetext", "Heaps 0 to 9999")
    assert painted(page) == whole


def test_hovering_over_a_heap_shows_its_value(page: Page) -> None:
    look(page, "?rule=kayles&count=100")
    box = page.locator("canvas").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] - 13, box["y"] + 100)
    value = sequence("kayles", 100).tolist()[99]
    expect(page.locator(".readout")).to_have_text(f"Heap 99 — Kayles: {value}")


def saved(page: Page, button: str, folder: Path) -> Path:
    """Press a button with the keyboard, and keep the file that it saves."""
    with page.expect_download() as saving:
        page.get_by_role("button", name=button).press("Enter")
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


def test_files(page: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    look(page, "?rule=0.77&count=1000")
    values = sequence("0.77", 1000).tolist()
    table = saved(page, "Save 1000 values as CSV", tmp_path)
    assert table.name == "fairplay-0.77-values.csv"
    assert main(["sequence", "0.77", "1000", "--csv"]) == 0
    assert table.read_text() == capsys.readouterr().out
    proof = saved(page, "Save the certificate", tmp_path)
    assert main(["verify", str(proof), "--lang", "en"]) == 0
    assert "The certificate holds." in capsys.readouterr().out
    page.get_by_role("button", name="Zoom in").click()
    chart = ET.parse(saved(page, "Save as SVG", tmp_path)).getroot()
    title = chart.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "Values of 0.77 by heap size"
    assert _dots(chart) == 500
    page.get_by_role("link", name="Play 0.77").click()
    page.wait_for_url(re.compile("/play"))
    start = parse_qs(urlsplit(page.url).query)["position"][0]
    assert start == "0.77:5,6"
    assert values[5] != values[6]
    assert solve(start).won


def _dots(chart: ET.Element) -> int:
    """How many points the file draws, exceptions aside."""
    paths = [one.get("d", "") for one in chart.iter("{http://www.w3.org/2000/svg}path")]
    return max(path.count("M") for path in paths)


def test_two_games_side_by_side(page: Page) -> None:
    look(page, "?rule=kayles")
    page.get_by_label("Compare with").fill("grundy")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".legend")).to_have_text(["Kayles", "Grundy's game"])
    expect(page).to_have_url(re.compile("with=grundy"))
    page.reload()
    expect(page.locator(".legend")).to_have_text(["Kayles", "Grundy's game"])


def test_an_invalid_code_is_explained(page: Page, troubles: list[str]) -> None:
    look(page)
    code = page.get_by_label("Game or code")
    code.fill("kylaes")
    code.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("kylaes: no such game; did you mean kayles?")
    expect(code).to_have_attribute("aria-invalid", "true")
    code.fill("0.7")
    code.press("Enter")
    expect(page.get_by_role("alert")).to_be_empty()
    expect(page.locator(".legend")).to_have_text("0.7")
    assert all("422" in one for one in troubles)
    troubles.clear()


def test_the_scale_follows_the_heap(page: Page) -> None:
    look(page, "?rule=grundy")
    expect(page.get_by_text("The nim-sums of the pairs are 2, 0, 0, 2 and 2.")).to_be_visible()
    page.get_by_label("Heap", exact=True).fill("7")
    page.get_by_label("Heap", exact=True).press("Enter")
    expect(page.get_by_text("What a heap of 7 can become")).to_be_visible()
    expect(page).to_have_url(re.compile("heap=7"))


def test_back_returns_to_the_previous_game(page: Page) -> None:
    look(page, "?rule=kayles")
    page.get_by_role("link", name="Grundy's game").click()
    expect(page.locator(".legend")).to_have_text("Grundy's game")
    page.go_back()
    expect(page.locator(".legend")).to_have_text("Kayles")


def test_nothing_moves_while_it_loads(page: Page) -> None:
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(all => all.getEntries().forEach("
        "one => { if (!one.hadRecentInput) window.shift += one.value; }))"
        ".observe({ type: 'layout-shift', buffered: true })"
    )
    look(page, "?rule=kayles&count=10000")
    assert page.evaluate("window.shift") < 0.05


def test_the_algebra_of_misere_play(page: Page, troubles: list[str]) -> None:
    """It is looked for when asked, and its table marks lost products by more than colour."""
    look(page, "?rule=kayles")
    part = page.locator("section", has=page.locator("#section-misere"))
    part.get_by_role("button", name="Find the algebra").click()
    expect(part.locator("dd").nth(0)).to_have_text("40")
    expect(part.locator("dd").nth(1)).to_have_text("9")
    kayles = misere("kayles")
    lost = sum(kayles.is_p(int(product)) for row in kayles.table for product in row)
    table = part.get_by_role("img", name="Kayles: Multiplication table. Rows and columns: 40")
    expect(table.locator("rect")).to_have_count(1600)
    expect(table.locator("circle")).to_have_count(lost)
    expect(part.locator("td").filter(has_text="●").nth(2)).to_have_text("● 9")
    page.goto(f"/lab?rule={quote('heap{take a prime}')}")
    part.get_by_role("button", name="Find the algebra").click()
    expect(part.get_by_text("Nothing is proved about heaps larger than 30.")).to_be_visible()
    troubles.clear()  # it has no sequence
    page.goto("/lab?rule=nim")
    expect(part.get_by_role("button", name="Find the algebra")).to_be_enabled()


def test_a_period_that_is_found_later_leaves_the_algebra(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/period*", hold)
    page.goto("/lab?rule=kayles")
    part = page.locator("section", has=page.locator("#section-misere"))
    part.get_by_role("button", name="Find the algebra").click()
    expect(part.locator("dd").first).to_have_text("40")
    (late,) = held
    late.continue_()
    expect(page.locator("section .pill").first).to_have_text("proved")
    expect(part.locator("dd").first).to_have_text("40")
