"""Everything has its place on every screen, and whatever is drawn can be spoken."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from surveyapp.storage.surveys.sounds import sound_key
from surveyapp.ui.kiosk.base.bare_view import SILENT, SPEECH
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.pages import Pages, _heights_together
from surveyapp.ui.kiosk.base.panel import KeyPad, Panel
from surveyapp.ui.kiosk.base.style import Sizes, style_sheet
from surveyapp.ui.kiosk.supervisor.screens import PinPad

PRIMARY = ("start", "go_on", "more")


def box(fingers, widget):
    return QRect(widget.mapTo(fingers.window, QPoint(0, 0)), widget.size())


def each_screen(fingers):
    """Go through an interview in which the kiosk's coin leaves the answer; stand on each of its pages."""
    fingers.touch("language_en") if fingers.shows("language_en") else None
    for _ in range(80):
        QApplication.processEvents()
        yield fingers.window.view
        if fingers.shows("more") or fingers.shows("next"):
            if fingers.shows("next"):
                return
            fingers.touch("more")
            continue
        names = ("start", "toss", "go_on", "answer_0", "report_0")
        fingers.touch_the_first(*names)
    pytest.fail("the interview does not end")


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_what_leads_on_and_the_edge_of_the_answers_have_one_place(open_kiosk, clinic, size):
    fingers = open_kiosk(clinic, dpi=149.0)
    fingers.window.resize(*size)
    QApplication.processEvents()
    ons, edges, places = set(), set(), {}
    for view in each_screen(fingers):
        for button in view.findChildren(QPushButton):
            if button.isVisible() and button.property("role") == "primary":
                ons.add(box(fingers, button).getRect())
            if button.isVisible() and button.objectName() in {"back", "stop", "skip"}:
                places.setdefault(button.objectName(), set()).add(box(fingers, button).getRect())
        panels = [
            panel for panel in view.findChildren(Panel) if not panel.visibleRegion().isEmpty()
        ]
        edges |= {box(fingers, panel).bottom() for panel in panels}
    assert len(ons) == 1
    assert len(edges) == 1
    assert {name: len(found) for name, found in places.items()} == dict.fromkeys(places, 1)
    assert {"back", "stop"} <= set(places)


@pytest.mark.parametrize("size", [(1280, 800), (800, 480)], ids=str)
def test_a_screen_that_nobody_touches_stands_still(open_kiosk, make_survey, yes_no_json, size):
    """Nothing is laid out again and again: a tablet's battery lasts, and a touch finds the program free."""
    direct = {"text": {"en": "?"}, "design": {"name": "direct"}}
    survey = make_survey(
        yes_no_json(),
        *({"id": kind, "type": kind, **direct} for kind in ("date", "text")),
        {"id": "age", "type": "number", "minimum": 1, "maximum": 99, **direct},
        format="surveyapp-survey/2",
    )
    fingers = open_kiosk(survey)
    fingers.window.resize(*size)
    laid_out = []

    def stands_still():
        QTest.qWait(20)
        watch = Watch(laid_out)
        for pages in fingers.window.findChildren(Pages):
            pages._head.installEventFilter(watch)
            pages._rest.installEventFilter(watch)
        QTest.qWait(30)
        assert laid_out == [], fingers.window.view

    stands_still()
    fingers.touch("start")
    stands_still()
    fingers.practise()
    stands_still()
    fingers.touch("answer_0", *(f"number_{key}" for key in "12032024"))
    stands_still()
    fingers.touch("number_confirm", "key_a")
    stands_still()
    fingers.touch("text_confirm", "number_4")
    stands_still()


class Watch(QObject):
    """Notes that something is laid out."""

    def __init__(self, notes):
        super().__init__()
        self._notes = notes

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.LayoutRequest:
            self._notes.append(watched)
        return False


def test_whatever_is_drawn_can_be_spoken_in_its_order(open_kiosk, clinic):
    fingers = open_kiosk(clinic)
    for view in each_screen(fingers):
        parts = list(view.spoken())
        spoken = {id(part.widget) for part in parts}
        drawn = [
            child
            for kind in (QLabel, QPushButton)
            for child in view.findChildren(kind)
            if child.isVisible() and not child.property(SILENT)
        ]
        unspoken = [each.objectName() or each.text() for each in drawn if id(each) not in spoken]
        assert [each for each in unspoken if each.strip()] == []
        silent = [part for part in parts if not part.words.strip()]
        assert [part.widget for part in silent if not part.widget.property(SPEECH)] == []
        order = [part.is_button for part in parts]
        assert order[-1] or not any(order)  # what eases reading comes last


def test_a_question_is_spoken_then_its_answers_then_the_ways_out(
    open_kiosk, make_survey, yes_no_json
):
    fingers = open_kiosk(
        make_survey(yes_no_json(text={"en": "Have you ever?"}, design={"name": "direct"}))
    )
    fingers.to_the_questions()
    parts = fingers.window.view.spoken()
    buttons = [part.widget.objectName() for part in parts if part.is_button]
    assert buttons == ["answer_0", "answer_1", "back", "stop", "text_size"]
    texts = [part.words for part in parts if not part.is_button]
    assert texts[:2] == ["1 of 1", "Have you ever?"]


def test_larger_letters_are_offered_on_every_screen_of_an_interview(open_kiosk, clinic):
    fingers = open_kiosk(clinic)
    missing = [
        type(view).__name__ for view in each_screen(fingers) if not fingers.shows("text_size")
    ]
    assert missing == ["ThanksView"]


DICE = {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}
LONG = {"en": "In the last 12 months, have you taken medicine without a prescription?"}


def test_no_line_beside_a_wheel_is_cut_on_a_panel_of_eight_inches(
    open_kiosk, make_survey, yes_no_json
):
    fingers = open_kiosk(make_survey(yes_no_json(text=LONG, design=DICE)), dpi=189)
    fingers.window.resize(1280, 800)
    fingers.to_the_questions()
    for _ in range(fingers.pages):
        for seen in fingers.window.view.findChildren(QLabel):
            high = seen.visibleRegion().boundingRect().height()
            lines = high / seen.fontMetrics().lineSpacing()
            assert high == seen.height() or abs(lines - round(lines)) < 0.2, seen.text()
        if fingers.shows("more"):
            fingers.touch("more")


def test_what_stands_side_by_side_is_one_part_of_a_page():
    """As on a panel of eight inches: a wheel beside four lines, which ended in the middle of the fourth."""
    wheel = QRect(0, 42, 206, 172)
    lines = [QRect(236, 64 * line, 968, 64) for line in range(4)]
    assert max(_heights_together([wheel, *lines])) == 256
    assert max(_heights_together(lines)) == 64


def keys_in_rows(pad):
    return [
        sum(key.y() == top for key in pad.buttons) for top in sorted({k.y() for k in pad.buttons})
    ]


@pytest.mark.parametrize(
    ("title", "rows"), [("PIN", [3, 3, 3, 2]), ("Choisissez le code PIN de l’enquêteur", [4, 4, 3])]
)
def test_a_pad_has_fewer_rows_where_all_has_room_on_one_page_only_so(qtbot, title, rows):
    """A tablet of ten inches, upright, where a PIN is chosen: the pad was on a page of its own in French."""
    sizes = Sizes(149, 1, 800, 1280)
    said = "4 chiffres ou plus, différent du code PIN du superviseur."
    frame, view = QWidget(), PinPad(title, said, print, sizes)
    qtbot.addWidget(frame)
    frame.setStyleSheet(style_sheet(sizes))
    frame.resize(800, 1280)
    view.setParent(frame)
    view.setGeometry(frame.rect())
    view.bar_button(Button("Sans code PIN…", "no_surveyor_pin", print, sizes, role="bar"))
    view.show()
    frame.grab()
    QApplication.processEvents()
    assert view.findChild(Pages).count == 1
    assert keys_in_rows(view.findChild(KeyPad)) == rows


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Aimez-vous le thé ?", "Aimez-vous le thé\N{NO-BREAK SPACE}?"),
        ("Touchez « Oui ». Puis", "Touchez «\N{NO-BREAK SPACE}Oui\N{NO-BREAK SPACE}». Puis"),
        ("Recorded: “Yes, or no”?", "Recorded: “Yes, or no”?"),
    ],
)
def test_no_line_begins_with_a_mark_or_ends_with_an_opening_one(qapp, words, shown):
    assert label(words, "body").text() == shown
    assert sound_key(shown) == sound_key(words)


def ink_of_thirds(words, side):
    """Return how dark the left and the right third of a text are, on a screen that is read from a side."""
    shown = label(words, "soft")
    shown.setWordWrap(False)
    shown.setLayoutDirection(side)
    shown.adjustSize()
    picture = shown.grab().toImage()
    dark = [
        sum(255 - picture.pixelColor(x, y).lightness() for y in range(picture.height()))
        for x in range(picture.width())
    ]
    third = picture.width() // 3
    return sum(dark[:third]), sum(dark[-third:])


def test_how_far_it_is_is_read_from_the_right_where_all_else_is(qapp):
    """In “1 / 8” the eight has more ink than the one."""
    left, right = ink_of_thirds("1 / 8", Qt.LayoutDirection.LeftToRight)
    assert left < right
    left, right = ink_of_thirds("1 / 8", Qt.LayoutDirection.RightToLeft)
    assert left > right
