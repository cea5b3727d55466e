import threading
import weakref
from dataclasses import replace

import numpy as np
import pytest
from matplotlib.figure import Figure
from pixels import pixels_of
from PySide6.QtGui import QColor, QGuiApplication, QImage, qGray
from pytestqt.qtbot import QtBot

from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.services.charts.dark import darkened
from surveyapp.services.charts.drawing import (
    Drawing,
    Pixels,
    forest_drawing,
    shortened_pair,
    told_apart,
)
from surveyapp.ui.answering import short_pauses
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.declared_tables import NUMBERS
from surveyapp.ui.widgets.chart_view import SCREEN_DPI, ChartView

FOREST = Forest((ForestLine("age", 0.4, 0.2, 0.6),), "log odds", "A forest", 0.0)


@pytest.fixture
def view(qtbot: QtBot) -> ChartView:
    made = ChartView("chart")
    qtbot.addWidget(made)
    made.resize(500, 300)
    made.show()
    return made


def drawn(view: ChartView, qtbot: QtBot) -> set[int]:
    """Return the colours of the picture once it is drawn."""
    qtbot.waitUntil(lambda: view.is_drawn, timeout=60_000)
    return set(np.unique(pixels_of(view._picture.image)).tolist())


def test_a_chart_is_drawn_at_the_size_of_its_place_and_anew_for_another(
    view: ChartView, qtbot: QtBot
) -> None:
    view.show_drawing(forest_drawing(FOREST, NUMBERS))
    assert len(drawn(view, qtbot)) > 2
    assert view._picture.image.width() == view.viewport().width()
    assert view.accessibleName() == "A forest"
    view.resize(700, 300)
    assert len(drawn(view, qtbot)) > 2
    assert view._picture.image.width() == view.viewport().width() > 600


def test_the_last_drawing_is_the_one_that_stays(view: ChartView, qtbot: QtBot) -> None:
    def filled(colour: str) -> Drawing:
        return Drawing(lambda figure: figure.set_facecolor(colour), 1.0, colour)

    for colour in ("red", "green", "blue"):
        view.show_drawing(filled(colour))
    assert drawn(view, qtbot) == {QColor("blue").rgb()}
    view.clear()
    assert view._picture.isHidden()


def test_a_chart_is_not_drawn_in_the_windows_thread(view: ChartView, qtbot: QtBot) -> None:
    threads = []
    drawing = Drawing(lambda _figure: threads.append(threading.current_thread()), 1.0, "")
    view.show_drawing(drawing)
    drawn(view, qtbot)
    assert threading.main_thread() not in threads
    assert threads


def test_a_picture_is_begun_when_the_window_has_laid_itself_out(
    view: ChartView, qtbot: QtBot
) -> None:
    drawn_at = []

    def note(figure: Figure) -> None:
        drawn_at.append(round(figure.get_figwidth() * SCREEN_DPI))

    view.show_drawing(Drawing(note, 1.0, ""))
    for width in (550, 600, 650):
        view.resize(width, 300)
    assert drawn_at == []
    assert not view.is_drawn
    drawn(view, qtbot)
    assert set(drawn_at) == {view.viewport().width()}  # none of the widths on the way


def test_what_is_cleared_before_its_picture_is_begun_is_never_drawn(
    view: ChartView, qtbot: QtBot
) -> None:
    figures: list[Figure] = []
    view.show_drawing(Drawing(figures.append, 1.0, ""))
    view.clear()
    drawn(view, qtbot)
    assert figures == []


def test_a_figure_goes_when_its_picture_is_there(view: ChartView, qtbot: QtBot) -> None:
    figures = []
    drawing = Drawing(lambda figure: figures.append(weakref.ref(figure)), 1.0, "")
    with short_pauses():
        view.show_drawing(drawing)
        drawn(view, qtbot)
        assert [figure() for figure in figures] == [None] * len(figures)
    assert figures


@pytest.mark.parametrize(("is_plane", "height"), [(True, 600), (False, 250)])
def test_curves_take_the_room_that_there_is_and_lines_of_words_do_not(
    view: ChartView, qtbot: QtBot, is_plane: bool, height: int
) -> None:
    view.setStyleSheet("QScrollArea { border: none; }")
    view.resize(1000, 900)
    view.show_drawing(Drawing(lambda _figure: None, 2.0, "A chart", is_plane=is_plane))
    drawn(view, qtbot)
    assert view._picture.image.height() == pytest.approx(height, abs=5)


@pytest.mark.parametrize(("lines", "is_high"), [(3, False), (30, True)])
def test_a_high_chart_has_its_numbers_above_it_too(lines: int, is_high: bool) -> None:
    drawing = forest_drawing(replace(FOREST, lines=FOREST.lines * lines), NUMBERS)
    figure = Figure(figsize=(5, drawing.inches))
    drawing.draw(figure)
    assert figure.axes[0].xaxis.get_tick_params()["labeltop"] is is_high


def test_the_name_of_an_axis_fits_a_narrow_chart() -> None:
    figure = Figure(figsize=(3, 3))
    forest_drawing(
        replace(FOREST, axis="Odds ratio; above 1 the answer is more likely"), NUMBERS
    ).draw(figure)
    assert "\n" in figure.axes[0].get_xlabel()


def test_shortened_answers_of_a_question_are_told_apart():
    asked = "In which region do you live?"
    answers = [f"{asked} Centre", f"{asked} South"]
    assert told_apart([*answers, "age"], 20) == ["In which … Centre", "In which … South", "age"]
    assert told_apart(answers, 40) == answers
    # what differs at its begin keeps as much of that as fits
    assert told_apart([answers[0], "How old are you in years?"], 20)[0] == "In which region do …"
    # a last word that would take more than half gives way
    used = [f"Have you ever used {what}" for what in ("methylamphetamine", "cannabinoids")]
    assert told_apart(used, 20) == ["Have you ever used …"] * 2


def test_of_two_names_that_are_too_long_both_begin_the_title() -> None:
    long = "The district of {} and its surrounding villages"
    assert shortened_pair("North – South", 20) == "North – South"
    both = shortened_pair(f"{long.format('Alpha')} – {long.format('Beta')}", 60)
    assert len(both) <= 60
    assert "Alpha" in both
    assert "Beta" in both
    one = shortened_pair(f"North – {long.format('Beta')}", 50)
    assert one.startswith("North – The district of Beta and its")
    assert len(one) <= 50


def forest(lines: int) -> Drawing:
    names = [ForestLine(f"district {n}", 0.4, 0.2, 0.6) for n in range(lines)]
    return forest_drawing(Forest(tuple(names), "log odds", "A forest", 0.0), NUMBERS)


def test_a_chart_that_is_a_little_too_high_is_drawn_smaller_and_fits(
    view: ChartView, qtbot: QtBot
) -> None:
    drawing = forest(8)
    view.resize(500, round(0.85 * drawing.inches * view._dpi))
    view.show_drawing(drawing)
    drawn(view, qtbot)
    assert view.verticalScrollBar().maximum() == 0
    assert view._picture.image.height() <= view.viewport().height()
    assert not view._foot.isVisible()


def rows_of(image: QImage, begin: int, end: int) -> list[int]:
    return pixels_of(image)[begin:end].ravel().tolist()  # type: ignore[no-any-return]


def test_the_axis_of_a_chart_that_is_scrolled_stays_in_sight(view: ChartView, qtbot: QtBot) -> None:
    view.show_drawing(forest(30))
    drawn(view, qtbot)
    bar, image = view.verticalScrollBar(), view._picture.image
    assert bar.maximum() > 200
    high = view._foot.height()
    assert 20 < high < 100
    axis = rows_of(image, image.height() - high + 2, image.height())
    assert len(set(axis)) > 2  # its numbers and its name
    for value in (0, 150):
        bar.setValue(value)
        seen = view.viewport().grab().toImage().convertToFormat(image.format())
        assert rows_of(seen, seen.height() - high + 2, seen.height()) == axis
    bar.setValue(bar.maximum())
    assert not view._foot.isVisible()  # it is there itself


def test_a_chart_is_as_dark_as_the_window_and_its_copy_is_light(
    view: ChartView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.show_drawing(forest_drawing(FOREST, NUMBERS))
    light = drawn(view, qtbot)
    assert QColor("white").rgb() in light
    monkeypatch.setattr(theme, "current_theme", lambda: theme.DARK)
    view.setStyleSheet("QScrollArea { color: red; }")  # as a change of the scheme does
    dark = drawn(view, qtbot)
    assert QColor(theme.DARK.card).rgb() in dark
    assert QColor("white").rgb() not in dark
    assert max(map(qGray, dark)) > 180  # letters that can be read
    view.copy_picture()
    qtbot.waitUntil(lambda: view._copying is None, timeout=60_000)
    copied = QGuiApplication.clipboard().image()
    assert QColor(copied.pixel(2, 2)) == QColor("white")


def test_hues_stay_what_they_are_in_the_dark() -> None:
    teal, orange, white, black = (11, 101, 112), (180, 83, 10), (255, 255, 255), (0, 0, 0)
    rgba = b"".join(bytes((*one, 255)) for one in (teal, orange, white, black))
    made = darkened(Pixels(4, 1, rgba), "#1A2128", "#E7ECF0").rgba
    hues = [QColor(*made[place : place + 3]).hue() for place in (0, 4)]
    assert hues == pytest.approx([QColor(*teal).hue(), QColor(*orange).hue()], abs=12)
    assert made[8:12] == bytes((0x1A, 0x21, 0x28, 255))
    assert made[12:16] == bytes((0xE7, 0xEC, 0xF0, 255))
