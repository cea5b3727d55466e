"""A view of planning: the survey rehearsed, and what its analyst would see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.base.tables import Priority
from surveyapp.analyses.computation.estimates.rows import MEAN
from surveyapp.analyses.data.questions import grouping_questions, single_channel
from surveyapp.errors import SurveyAppError
from surveyapp.messages.numerals import NONE
from surveyapp.services.planning.planned_survey import PlannedSurvey
from surveyapp.services.planning.rehearsal import (
    COLUMNS,
    Rehearsal,
    RehearsalMeasure,
    RehearsalOptions,
    RehearsedRow,
    rehearse,
)
from surveyapp.services.planning.rehearsal_population import (
    SupposedDifference,
    read_difference,
    supposed_population,
    supposed_rows,
)
from surveyapp.services.planning.rehearsal_words import (
    explain_rehearsed_row,
    groups_of,
    rehearsal_summary,
)
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.form_panel import Shown, Tools
from surveyapp.ui.desk.common.pickers import REPORT_LEVELS, add_questions, offer_levels
from surveyapp.ui.desk.planning.charts import Bar, BarWords, bars_drawing
from surveyapp.ui.desk.planning.survey_panel import PlannedSource, SurveyPanel
from surveyapp.ui.jobs import Work
from surveyapp.ui.languages import in_its_direction
from surveyapp.ui.widgets.column_table import Column, labelled
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import (
    percent,
    percent_number,
    quantity,
    sentences,
    share_text,
    short_percent,
    short_quantity,
    typed,
    typed_count,
)
from surveyapp.ui.widgets.result_pane import ResultView
from surveyapp.ui.widgets.typed_rows import GoesDown

NAME, SUPPOSED = "plan_rehearsal", "plan_rehearsal_supposed"
SEED = 1
"""So that the same form shows the same figures, and so does the command."""
TABLE_ROWS = 7
_SHOWN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_EDITED = _SHOWN | Qt.ItemFlag.ItemIsEditable
SPOKEN_OF = Qt.ItemDataRole.AccessibleDescriptionRole
Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class RehearsalRequest:
    """The survey to rehearse; ``changed`` are the prevalences that were typed."""

    planned: PlannedSurvey
    wanted: RehearsalOptions
    changed: Mapping[Key, float]
    differences: tuple[SupposedDifference, ...]

    def run(self, progress: Progress) -> tuple[RehearsalRequest, Rehearsal]:
        """Rehearse."""
        made = rehearse(
            self.planned.survey,
            self.wanted,
            supposed=self.changed,
            differences=self.differences,
            progress=progress,
        )
        return self, made

    @property
    def command(self) -> list[str]:
        """The command that gives the same."""
        parts = ["surveyapp", "rehearse", *self.planned.options]
        parts += ["--interviews", str(self.wanted.interviews), "--times", str(self.wanted.times)]
        for (name, answer), share in self.changed.items():
            parts += ["--suppose", f"{name}:{answer}={share:g}"]
        for one in self.differences:
            parts += ["--by", one.by, "--groups", f"{one.first},{one.second}"]
            parts += ["--difference", f"{one.question}:{one.answer}={one.difference:g}"]
        return [*parts, "--level", f"{self.wanted.level:g}", "--seed", str(self.wanted.seed)]


class RehearsalPanel(SurveyPanel):
    """A form for the simulated survey; the widths of intervals and the differences detected."""

    def __init__(self, tools: Tools, source: PlannedSource) -> None:
        words = (
            self.tr("Rehearse"),
            self.tr("Rehearsing the survey…"),
            self.tr("What the analyst would see"),
        )
        super().__init__(NAME, tools, source, words)
        self._typed: dict[Key, str] = {}
        self._keys: list[Key | None] = []  # of each row; None: it is a question's own
        self._n = self.add_field("n", self.tr("Number of interviews"), "800")
        self._add_supposed()
        self._by = self.add_chooser("by", self.tr("Compare the groups of"))
        self._about = self.add_chooser("about", self.tr("Question that differs"))
        self._difference = self.add_field(
            "difference",
            self.tr("Difference between the first two groups"),
            "0.1",
            self.tr("10 % is ten percentage points."),
            is_share=True,
        )
        self._times = self.add_field(
            "times",
            self.tr("Rehearsals"),
            "1000",
            self.tr("More rehearsals give more stable figures."),
        )
        self._level = self.add_chooser("level", self.tr("Confidence level"))
        offer_levels(self._level, REPORT_LEVELS)
        self.form.addStretch(1)
        self._by.currentIndexChanged.connect(self._offer_differing)
        self._follow()

    @property
    def works_at_once(self) -> bool:
        """Rehearsing takes long: it waits until it is asked for."""
        return False

    def _add_supposed(self) -> None:
        caption = text_label(
            self.tr("Assumed shares (worst case; type others)"), "field", wraps=True
        )
        self._supposed = QTableWidget(0, 2)
        GoesDown(self._supposed)
        labelled(self._supposed, SUPPOSED, self.tr("Assumed shares of the answers"))
        self._supposed.setHorizontalHeaderLabels([self.tr("Answer"), self.tr("Share")])
        self._supposed.verticalHeader().hide()
        header, fits = self._supposed.horizontalHeader(), QHeaderView.ResizeMode.ResizeToContents
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, fits)
        # long questions and answers on several lines
        self._supposed.verticalHeader().setSectionResizeMode(fits)
        self._supposed.setMinimumHeight(30 * (TABLE_ROWS + 1))
        self._supposed.setTabKeyNavigation(False)
        self._supposed.itemChanged.connect(self._share_edited)
        caption.setBuddy(self._supposed)
        self.form.addWidget(caption)
        self.form.addWidget(self._supposed)

    def save_state(self) -> dict[str, object]:
        """Return the texts and choices, the supposed shares too."""
        typed_shares = [[name, answer, text] for (name, answer), text in self._typed.items()]
        return {**super().save_state(), SUPPOSED: typed_shares}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Fill the form in as it was; shares of answers that are not there any more are left out."""
        super().restore_state(state)
        kept = state.get(SUPPOSED)
        for entry in kept if isinstance(kept, list) else []:
            if (
                isinstance(entry, list)
                and len(entry) == 3
                and all(isinstance(t, str) for t in entry)
            ):
                self._suppose((entry[0], entry[1]), entry[2])

    def _suppose(self, key: Key, text: str) -> None:
        if key in self._keys:
            self._share_of(key).setText(text)

    def _share_of(self, key: Key) -> QTableWidgetItem:
        item = self._supposed.item(self._keys.index(key), 1)
        assert item is not None  # noqa: S101 - every answer has a share
        return item

    def _share_edited(self, item: QTableWidgetItem) -> None:
        """Keep a typed share; the other answers of its question divide the rest."""
        key = self._keys[item.row()]
        assert key is not None  # noqa: S101 - a question's own row cannot be edited
        if item.text().strip():
            self._typed[key] = item.text()
        else:
            self._typed.pop(key, None)
        self._show_supposed()

    def _show_supposed(self) -> None:
        """Show the typed shares and those that follow from them, as far as they are possible."""
        planned = self._source.planned
        if planned is None:
            return
        try:
            rows = supposed_rows(supposed_population(planned.survey, self._changed(), {}))
        except SurveyAppError:  # told when it is rehearsed: more may be about to be typed
            return
        with QSignalBlocker(self._supposed):
            for name, answer, share in rows:
                text = self._typed.get((name, answer))
                self._share_of((name, answer)).setText(_supposed_text(answer, share, text))

    def _changed(self) -> dict[Key, float]:
        """Return the shares that were typed; a ``ParameterProblem`` where one is none."""
        return {key: float(typed(self._asked(key), text)) for key, text in self._typed.items()}

    def _asked(self, key: Key) -> str:
        planned = self._source.planned
        return "" if planned is None else TranslatedLabels(planned.survey).answered(*key)

    def show_survey(self) -> None:
        """Offer the survey's answers with their worst shares, its groups, and what may differ."""
        planned = self._source.planned
        if planned is None:
            return
        rows = supposed_rows(supposed_population(planned.survey, {}, {}))
        self._show_rows(rows, TranslatedLabels(planned.survey))
        self._by.clear()
        self._by.addItem(self.tr("No groups"), None)
        grouping = grouping_questions(planned.survey)
        add_questions(self._by, (q for q in grouping if len(q.answers) > 1))
        self._offer_differing()

    def _show_rows(self, rows: Sequence[tuple[str, str, float]], labels: TranslatedLabels) -> None:
        """Show each question in a row of its own, and below it its answers with their shares."""
        self._typed, self._keys = {}, []
        with QSignalBlocker(self._supposed):
            self._supposed.clearSpans()
            self._supposed.setRowCount(0)
            for name, of_question in groupby(rows, key=itemgetter(0)):
                self._add_row(None, labels.question(name), "")
                for _, answer, share in of_question:
                    shown = _supposed_text(answer, share)
                    self._add_row((name, answer), labels.answer(name, answer), shown)
                    spoken = labels.answered(name, answer)
                    self._share_of((name, answer)).setData(SPOKEN_OF, spoken)

    def _add_row(self, key: Key | None, text: str, share: str) -> None:
        row = len(self._keys)
        self._keys.append(key)
        self._supposed.insertRow(row)
        flags = (_SHOWN, _EDITED) if key else (Qt.ItemFlag.ItemIsEnabled, _SHOWN)
        cells = in_its_direction(text), share
        for column, (cell, allowed) in enumerate(zip(cells, flags, strict=True)):
            item = QTableWidgetItem(cell)
            item.setToolTip(cell)
            item.setFlags(allowed)
            if key is None:
                font = self._supposed.font()
                font.setBold(True)
                item.setFont(font)
            self._supposed.setItem(row, column, item)
        if key is None:
            self._supposed.setSpan(row, 0, 1, 2)

    def _offer_differing(self) -> None:
        planned, by = self._source.planned, self._by.currentData()
        asked = () if planned is None or by is None else planned.survey.recorded_questions
        others = [q for q in asked if q.id != by and single_channel(q.design) is not None]
        before = self._about.currentData()
        self._about.clear()
        if planned is not None:
            add_questions(self._about, others)
        self._about.choose(before)
        self._about.setEnabled(bool(others))
        self._difference.setEnabled(bool(others))

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the rehearsal."""
        planned = self._source.planned
        if planned is None:
            return None
        wanted = RehearsalOptions(
            typed_count(self._n.edit.accessibleName(), self._n.text),
            typed_count(self._times.edit.accessibleName(), self._times.text),
            self._level.currentData(),
            seed=SEED,
        )
        changed = self._changed()
        return RehearsalRequest(planned, wanted, changed, self._differing(planned)).run, self._shown

    def _differing(self, planned: PlannedSurvey) -> tuple[SupposedDifference, ...]:
        by, about = self._by.currentData(), self._about.currentData()
        if by is None or about is None:
            return ()
        share = typed(self._difference.edit.accessibleName(), self._difference.text)
        return (read_difference(planned.survey, by, f"{about}={float(share)}", None),)

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, tuple)  # noqa: S101 - what the work returns
        asked, made = result
        labels = TranslatedLabels(made.survey)
        text = sentences(map(labels.sentence, rehearsal_summary(made)))
        shares = [row for row in made.rows if row.measure == RehearsalMeasure.SHARE.value]
        means = [row for row in made.rows if row.measure == RehearsalMeasure.MEAN.value]
        views = [self._widths(made, shares, text)] if shares else []
        if means:
            views.append(self._of_means(made, means))
        if made.differences:
            views.append(self._detected(made, text))
        return Shown(views, asked.command)

    def _widths(self, made: Rehearsal, rows: Sequence[RehearsedRow], said: str) -> ResultView:
        words = BarWords(
            self.tr("Width of intervals in points; lines: 90 of 100 rehearsals"),
            self.tr("Chart of the widths of intervals by question and answer"),
            write=lambda share: percent_number(share, 0),
        )
        return ResultView(
            self.tr("Shares"),
            self._columns(made, rows, percent_number),
            ExportRows(rows, COLUMNS),
            bars_drawing([_bar(made, row) for row in rows], words),
            _meanings(made, rows),
            said,
        )

    def _of_means(self, made: Rehearsal, rows: Sequence[RehearsedRow]) -> ResultView:
        return ResultView(
            self.tr("Means"),
            self._columns(made, rows, quantity),
            ExportRows(rows, COLUMNS),
            None,
            _meanings(made, rows),
        )

    def _detected(self, made: Rehearsal, said: str) -> ResultView:
        rows = made.differences
        words = BarWords(
            self.tr("Power to detect the difference"),
            self.tr("Chart of the power to detect differences"),
        )
        detected = Column(
            self.tr("Detected"),
            [percent(row.detected, 1) for row in rows],
            is_number=True,
            hints=[self._by_chance(row.detected_mc) for row in rows],
            raw={"detected": [row.detected for row in rows]},
            priority=Priority.ESSENTIAL,
        )
        return ResultView(
            self.tr("Difference"),
            (
                *self._columns(made, rows, percent_number)[:3],
                detected,
                *self._columns(made, rows, percent_number)[3:],
            ),
            ExportRows(rows, COLUMNS),
            bars_drawing([Bar(_named(made, row), row.detected or 0.0) for row in rows], words),
            tuple("" for _ in rows),
            said,
        )

    def _by_chance(self, error: float | None) -> str:
        """Return by how much other coins of the simulation would move a figure."""
        if error is None:
            return ""
        return self.tr("± {points} percentage points of simulation error").format(
            points=percent_number(1.96 * error, 1)
        )

    def _columns(
        self, made: Rehearsal, rows: Sequence[RehearsedRow], write: Callable[[float], str]
    ) -> tuple[Column, ...]:
        def numbers(
            title: str,
            name: str,
            about: str,
            write: Callable[[float], str],
            priority: Priority = Priority.USUAL,
        ) -> Column:
            values = [getattr(row, name) for row in rows]
            texts = [NONE if value is None else write(value) for value in values]
            errors = [getattr(row, f"{name}_mc", None) for row in rows]
            hints = [
                ""
                if error is None
                else self.tr("± {error} of simulation error").format(error=write(1.96 * error))
                for error in errors
            ]
            return Column(
                title,
                texts,
                is_number=True,
                about=about,
                hints=hints,
                raw={name: values},
                priority=priority,
            )

        always = Priority.ESSENTIAL
        simulated = self.tr("The simulated value, in percent")
        varies = self.tr("How far the estimates vary")
        return (
            Column(
                self.tr("Question and answer"),
                [_named(made, row) for row in rows],
                raw={"question": [r.question for r in rows], "answer": [r.answer for r in rows]},
                priority=always,
            ),
            numbers(self.tr("Assumed"), "truth", simulated, write, always),
            numbers(
                self.tr("Width"), "width", self.tr("Mean width of the intervals"), write, always
            ),
            numbers(self.tr("Error"), "se", varies, write, always),
            numbers(self.tr("Bias"), "bias", self.tr("Mean estimate minus the true value"), write),
            numbers(
                self.tr("Covered"),
                "coverage",
                self.tr("Percentage of intervals that contain the true value"),
                lambda share: percent_number(share, 1),
            ),
            numbers(
                self.tr("Outside"),
                "outside",
                self.tr("Percentage of estimates below 0 or above 100 %"),
                lambda share: percent_number(share, 1),
            ),
        )


def _named(made: Rehearsal, row: RehearsedRow) -> str:
    """Return the question and the answer of a row, and the groups of a difference."""
    labels = TranslatedLabels(made.survey)
    asked = labels.answered(row.question, row.answer)
    groups = sentences([labels.sentence(groups_of(row))])
    return f"{asked} ({groups})" if groups else asked


def _meanings(made: Rehearsal, rows: Sequence[RehearsedRow]) -> tuple[str, ...]:
    in_labels = TranslatedLabels(made.survey).sentence
    return tuple(sentences([in_labels(explain_rehearsed_row(made, row))]) for row in rows)


def _bar(made: Rehearsal, row: RehearsedRow) -> Bar:
    labels = TranslatedLabels(made.survey)
    answer = labels.answer(row.question, row.answer)
    group = labels.question(row.question)
    return Bar(answer, row.width or 0.0, row.width_low, row.width_high, group=group)


def _supposed_text(answer: str, number: float, text: str | None = None) -> str:
    """Return a supposed share in per cent, or a mean; what was typed keeps its digits."""
    if answer == MEAN:
        return short_quantity(number) if text is None else text
    return short_percent(number) if text is None else share_text(text)
