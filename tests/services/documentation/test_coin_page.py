"""The web page that checks coins: its script runs here as it does on a phone, without a network."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Any

import pytest
from PySide6.QtQml import QJSEngine

from surveyapp.designs.core.checkable_coin import OpenedReport, Opening, RoundContext
from surveyapp.services.documentation.coin_page import coin_page
from surveyapp.services.documentation.guides import languages_of

PAGE = coin_page().decode()
SCRIPT = PAGE.partition("<script>")[2].partition("</script>")[0]
NONCE = bytes(range(32))
OPENING = Opening(4, 3, NONCE, RoundContext("ab" * 32, "c0ffee", "drugs.1"))
TOLD = OpenedReport(OPENING, 0, "no")
COIN = f"surveyapp seal of a coin 2: {OPENING.commitment.hex()}"
REPORT = f"surveyapp seal of a report 2: {TOLD.seal.hex()}"


@pytest.fixture(scope="module")
def engine(qapp):
    made = QJSEngine()
    loaded = made.evaluate(SCRIPT)
    assert not loaded.isError(), loaded.toString()
    return made


@pytest.fixture
def call(engine):
    def run(name: str, *values: Any) -> Any:
        function = engine.globalObject().property(name)
        made = function.call([engine.toScriptValue(each) for each in values])
        assert not made.isError(), made.toString()
        return made.toVariant()

    return run


def test_its_sha256_is_the_sha256(call):
    """FIPS 180-4's lengths around the padding, and random bytes."""
    assert call("sha256", list(b"abc")) == sha256(b"abc").hexdigest()
    for length in (0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 300):
        data = secrets.token_bytes(length)
        assert call("sha256", list(data)) == sha256(data).hexdigest()


def test_both_squares_of_an_honest_round_fit(call):
    said = call("check", COIN, REPORT, TOLD.text)
    assert (said["verdict"], said["coin"], said["record"]) == ("fits", 4, "no")


def test_a_round_that_was_opened_before_the_touch_fits_with_one_square(call):
    assert call("check", COIN, "", OPENING.text)["verdict"] == "fits"
    assert call("check", COIN, REPORT, OPENING.text)["verdict"] == "noReport"


def test_one_of_two_squares_is_said_to_be_one(call):
    assert call("check", COIN, "", TOLD.text)["verdict"] == "coinOnly"
    assert call("check", "", REPORT, TOLD.text)["verdict"] == "reportOnly"


@pytest.mark.parametrize(
    ("old", "new"),
    [("hidden 3", "hidden 2"), ("no", "yes"), ("card 1", "card 2"), ("drugs.1", "drugs.2"),
     ("c0ffee", "c0ffef"), ("survey ab", "survey bb"), ("sides 4", "sides 5")],
)  # fmt: skip
def test_a_machine_that_opens_anything_else_is_found(call, old, new):
    changed = TOLD.text[:-2] + new if old == "no" else TOLD.text.replace(old, new)
    assert changed != TOLD.text
    assert call("check", COIN, REPORT, changed)["verdict"] == "misfit"


@pytest.mark.parametrize(
    ("coin", "opened", "verdict"),
    [
        ("", TOLD.text, "nothing"),
        ("ab" * 31, TOLD.text, "noSeal"),
        ("0" + "ab" * 32, TOLD.text, "noSeal"),
        (COIN, "", "noRound"),
        (COIN, "<img src=x>", "noRound"),
        (COIN, TOLD.text.replace("hidden 3", "hidden 4"), "noRound"),
        (COIN, TOLD.text.replace("card 1", "card 01"), "noRound"),
        (COIN, TOLD.text + "; record yes", "noRound"),
    ],
)
def test_what_cannot_be_compared_is_said(call, coin, opened, verdict):
    assert call("check", coin, "", opened)["verdict"] == verdict


def test_squares_of_the_first_version_are_checked_too(call):
    first = Opening(6, 2, NONCE)
    square = f"surveyapp coin: sides 6, commitment {first.commitment.hex()}"
    command = (
        f"surveyapp coin check --sides 6 --coin 2 --nonce {NONCE.hex()} "
        f"--commitment {first.commitment.hex()}"
    )
    assert call("check", square, "", command)["verdict"] == "fits"
    assert call("check", square, "", command.replace("coin 2", "coin 3"))["verdict"] == "misfit"


@pytest.mark.parametrize("language", languages_of("handout"))
def test_every_language_says_all_and_what_no_check_shows(call, engine, language):
    texts = engine.globalObject().property("TEXTS").toVariant()
    assert set(texts[language]) == set(texts["en"])
    assert all(texts[language].values())
    places = re.compile(r"\{\w+\}")
    for key, text in texts[language].items():
        assert set(places.findall(text)) == set(places.findall(texts["en"][key]))
    (verdict, total, record, _) = call(
        "sentences", language, call("check", COIN, REPORT, TOLD.text)
    )
    assert verdict == texts[language]["fits"]
    assert "4" in total
    assert "no" in record


def test_it_loads_and_sends_nothing():
    assert "default-src 'none'" in PAGE
    loads = r"https?:|//[a-z]|\bsrc=|\bhref=|@import|fetch\(|XMLHttpRequest|WebSocket|sendBeacon|storage"
    assert re.findall(loads, PAGE, re.IGNORECASE) == []
    assert "innerHTML" not in PAGE


def test_every_text_that_the_page_names_is_there(engine):
    texts = engine.globalObject().property("TEXTS").toVariant()["en"]
    assert set(re.findall(r'data-say="(\w+)"', PAGE)) <= set(texts)
    assert set(re.findall(r'verdict(?:: | = )"(\w+)"', SCRIPT)) <= set(texts)


DOCUMENT = """
var elements = {}, said = [], inputs = [];
function element(tag) {
  return { tag: tag, value: "", textContent: "", children: [], style: {}, on: {}, attributes: {},
    getAttribute: function (name) { return this.attributes[name]; },
    appendChild: function (child) { this.children.push(child); },
    addEventListener: function (name, act) { this.on[name] = act; } };
}
["language", "camera", "coin", "report", "opened", "check", "result"].forEach(function (id) {
  elements[id] = element(id);
});
var navigator = { language: "fr-CA" };
var document = { documentElement: {}, createElement: element,
  getElementById: function (id) { return elements[id]; },
  querySelectorAll: function (wanted) { return wanted === "[data-say]" ? said : inputs; } };
"""


def test_the_page_itself_works_in_the_phone_s_language(qapp):
    """A stand-in for a browser's document without a reader of squares, as Firefox and Safari are."""
    browser = QJSEngine()
    for script in (DOCUMENT, SCRIPT):
        assert not browser.evaluate(script).isError()
    for box, text in (("coin", COIN), ("report", REPORT), ("opened", TOLD.text)):
        browser.evaluate(f"elements.{box}.value = {text!r}")
    clicked = browser.evaluate("elements.check.on.click()")
    assert not clicked.isError(), clicked.toString()
    lines = browser.evaluate("elements.result.children.map(function (p) { return p.textContent; })")
    assert lines.toVariant()[0] == "Ils vont ensemble."
    assert "ne sait pas lire" in browser.evaluate("elements.camera.textContent").toString()
    browser.evaluate("elements.language.value = 'ar'; elements.language.on.change()")
    assert browser.evaluate("document.documentElement.dir").toString() == "rtl"
