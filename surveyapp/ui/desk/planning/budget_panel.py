"""A view of planning: a respondent's total ε divided over a whole questionnaire."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.base.tables import Priority
from surveyapp.analyses.words.design_titles import stated_in_words
from surveyapp.analyses.words.labels import QUOTED
from surveyapp.designs import CATALOGUE
from surveyapp.services.planning.planned_survey import PlannedSurvey
from surveyapp.services.surveys.privacy_budget import (
    COLUMNS,
    AskingRow,
    Budget,
    BudgetOptions,
    BudgetRow,
    BudgetSplit,
    budget_questions,
    budgeted_survey,
    compare_asking,
    divide_budget,
    read_weights,
)
from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.form_panel import Shown, Tools
from surveyapp.ui.desk.planning.charts import Bar, BarWords, bars_drawing
from surveyapp.ui.desk.planning.survey_panel import PlannedSource, SurveyPanel
from surveyapp.ui.jobs import Work
from surveyapp.ui.languages import in_its_direction
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind, with_ending
from surveyapp.ui.widgets.layout import button
from surveyapp.ui.widgets.number_format import (
    epsilon,
    percent_number,
    sentence,
    short_percent,
    typed,
    typed_count,
    whole_text,
)
from surveyapp.ui.widgets.result_pane import ResultView

translate = QCoreApplication.translate
NAME, ENDING = "plan_budget", ".survey.json"


@dataclass(frozen=True, slots=True)
class Divided:
    """A survey's budget of ε, and what asking fewer questions would lead to."""

    planned: PlannedSurvey
    wanted: BudgetOptions
    weights: tuple[str, ...]
    budget: Budget
    fewer: tuple[AskingRow, ...]


def divided(planned: PlannedSurvey, wanted: BudgetOptions, weights: tuple[str, ...]) -> Divided:
    """Return the budget of a survey; a ``BudgetProblem`` says why none can be made."""
    asked = budget_questions(planned.survey, read_weights(weights))
    return Divided(
        planned, wanted, weights, divide_budget(asked, wanted), compare_asking(asked, wanted)
    )


class BudgetPanel(SurveyPanel):
    """How much there is, and how it is divided; what each question gets."""

    def __init__(self, tools: Tools, source: PlannedSource) -> None:
        words = (self.tr("Divide"), self.tr("Dividing ε…"), self.tr("What each question receives"))
        super().__init__(NAME, tools, source, words)
        self._divided: Divided | None = None
        self._epsilon = self.add_field(
            "epsilon",
            self.tr("Largest ε of one respondent"),
            "4",
            self.tr("Total over all randomized questions."),
        )
        self._n = self.add_field("n", self.tr("Number of interviews"), "1000")
        self._split = self.add_chooser(
            "split",
            self.tr("Divide ε"),
            (
                (self.tr("Smallest worst error"), BudgetSplit.LEAST_LARGEST),
                (self.tr("Equally"), BudgetSplit.EQUAL),
                (self.tr("By importance"), BudgetSplit.IMPORTANCE),
            ),
        )
        self._weights = self.add_field(
            "weights",
            self.tr("Importance"),
            "",
            self.tr("For example drugs=2 trust=1; all others count 1."),
        )
        self._ask = self.add_chooser("ask", self.tr("Each respondent is asked"))
        self._save = button(self.tr("Save as a survey…"), f"{NAME}_save")
        self._save.setEnabled(False)
        self._save.clicked.connect(self._ask_where)
        self.form.addWidget(self._save)
        self.form.addStretch(1)
        self._split.currentIndexChanged.connect(self._show_fields)
        self._show_fields()
        self._follow()

    def _show_fields(self) -> None:
        self._weights.setVisible(self._split.currentData() is BudgetSplit.IMPORTANCE)

    def show_survey(self) -> None:
        """Offer to ask fewer of the survey's questions."""
        planned = self._source.planned
        count = 0 if planned is None else len(planned.survey.randomized)
        self._ask.clear()
        self._save.setEnabled(False)
        self._ask.addItem(self.tr("All {count} questions").format(count=whole_text(count)), None)
        for fewer in range(count - 1, 0, -1):
            text = self.tr("{some} of {count}, chosen at random")
            self._ask.addItem(text.format(some=whole_text(fewer), count=whole_text(count)), fewer)

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the division."""
        planned = self._source.planned
        if planned is None:
            return None
        split: BudgetSplit = self._split.currentData()
        wanted = BudgetOptions(
            typed(self._epsilon.edit.accessibleName(), self._epsilon.text),
            typed_count(self._n.edit.accessibleName(), self._n.text),
            split,
            self._ask.currentData(),
        )
        is_weighed = split is BudgetSplit.IMPORTANCE
        weights = tuple(self._weights.text.replace(";", " ").split()) if is_weighed else ()

        def work(_progress: Progress) -> Divided:
            return divided(planned, wanted, weights)

        return work, self._shown

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, Divided)  # noqa: S101 - what the work returns
        self._divided = result
        self._save.setEnabled(True)
        return Shown((self._questions(result), self._fewer(result)), _command(result))

    def _questions(self, result: Divided) -> ResultView:
        rows, labels = result.budget.rows, TranslatedLabels(result.planned.survey)
        now = self.tr("As in the survey now")
        words = BarWords(
            self.tr("Largest standard error, in points"),
            self.tr("Chart of standard errors by question"),
            write=lambda share: percent_number(share, 1),
            before=now,
        )
        bars = [Bar(labels.question(row.question), row.se, before=row.se_now) for row in rows]
        return ResultView(
            self.tr("Questions"),
            self._columns(rows, labels),
            ExportRows(rows, COLUMNS),
            bars_drawing(bars, words),
            tuple(self._meaning(row, labels) for row in rows),
            self.tr(
                "One respondent gives away ε = {epsilon} in total; the largest standard "
                "error is {se} percentage points."
            ).format(
                epsilon=epsilon(result.budget.epsilon),
                se=percent_number(result.budget.largest_se),
            ),
        )

    def _columns(self, rows: tuple[BudgetRow, ...], labels: TranslatedLabels) -> tuple[Column, ...]:
        def numbers(title: str, name: str, write: Callable[[float], str], about: str) -> Column:
            values = [getattr(row, name) for row in rows]
            texts = ["∞" if value is None else write(value) for value in values]
            return Column(
                title,
                texts,
                is_number=True,
                about=about,
                raw={name: values},
                priority=Priority.ESSENTIAL,
            )

        return (
            Column(
                self.tr("Question"),
                [labels.question(row.question) for row in rows],
                raw={"question": [row.question for row in rows]},
                priority=Priority.ESSENTIAL,
            ),
            numbers(self.tr("ε"), "epsilon", epsilon, self.tr("Its part of the budget")),
            numbers(
                self.tr("Error"),
                "se",
                percent_number,
                self.tr(
                    "Largest standard error, in percentage points; for a number, in percent of "
                    "its scale"
                ),
            ),
            numbers(self.tr("ε now"), "epsilon_now", epsilon, self.tr("In the survey now")),
            Column(
                self.tr("Design"),
                [translate("messages", CATALOGUE.by_name[row.design].title) for row in rows],
                hints=[sentence(stated_in_words(row.design, row.parameters)) for row in rows],
                raw={
                    "design": [row.design for row in rows],
                    "parameters": [row.parameters for row in rows],
                },
            ),
        )

    def _meaning(self, row: BudgetRow, labels: TranslatedLabels) -> str:
        text = self.tr(
            "{question} gets ε = {epsilon} ({design}: {parameters}). With {n} reports its standard error is "
            "at most {se} percentage points."
        )
        return text.format(
            question=labels.said(QUOTED).format(
                text=in_its_direction(labels.question(row.question))
            ),
            epsilon=epsilon(row.epsilon),
            design=translate("messages", CATALOGUE.by_name[row.design].title),
            parameters=sentence(stated_in_words(row.design, row.parameters)),
            n=whole_text(round(row.n)),
            se=percent_number(row.se),
        )

    def _fewer(self, result: Divided) -> ResultView:
        rows = result.fewer
        asked = [
            self.tr("{some} of {count}").format(some=whole_text(row.ask), count=whole_text(row.of))
            for row in rows
        ]
        columns = (
            Column(self.tr("Each is asked"), asked, raw={"ask": [row.ask for row in rows]}),
            Column(
                self.tr("Reports to each"),
                [whole_text(round(row.n)) for row in rows],
                is_number=True,
                raw={"n": [row.n for row in rows]},
            ),
            Column(
                self.tr("Largest ε"),
                [epsilon(row.largest_epsilon) for row in rows],
                is_number=True,
                raw={"largest_epsilon": [row.largest_epsilon for row in rows]},
            ),
            Column(
                self.tr("Largest error"),
                [percent_number(row.largest_se) for row in rows],
                is_number=True,
                raw={"largest_se": [row.largest_se for row in rows]},
            ),
        )
        words = BarWords(
            self.tr("Largest standard error"),
            self.tr("Chart of the largest standard error by the number of questions asked"),
            write=short_percent,
        )
        least = min(rows, key=lambda row: row.largest_se)
        return ResultView(
            self.tr("Asking fewer"),
            columns,
            ExportRows(rows),
            bars_drawing(
                [Bar(a, row.largest_se) for a, row in zip(asked, rows, strict=True)], words
            ),
            tuple("" for _ in rows),
            self.tr(
                "The largest standard error is smallest if each respondent is asked {some} "
                "of the {count} questions. Nothing can then be said about the relationship "
                "of two questions that nobody is asked together."
            ).format(some=whole_text(least.ask), count=whole_text(least.of)),
            ("--table", "asking"),
        )

    def _ask_where(self) -> None:
        made = self._divided
        if made is None:
            return
        name = f"{made.planned.survey.id}-v{made.planned.survey.version + 1}{ENDING}"
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save as a survey"),
            self.tr("Surveys (*.survey.json)"),
            name,
            ENDING,
        )
        for chosen in self._tools.file_picker(self, request):
            path = with_ending(chosen, ENDING)
            job = self._tools.runner.start("plan_save", partial(_saved, made, path))
            job.succeeded.connect(lambda _none, path=path: self._tools.messages.saved(path))
            job.failed.connect(self._tools.messages.problem)


def _saved(made: Divided, path: Path, _progress: Progress) -> None:
    save_survey(budgeted_survey(made.planned.survey, made.budget), path)


def _command(made: Divided) -> list[str]:
    parts = ["surveyapp", "budget", *made.planned.options]
    parts += ["--epsilon", str(made.wanted.epsilon), "--interviews", str(made.wanted.interviews)]
    parts += ["--split", made.wanted.split.value]
    for weight in made.weights:
        parts += ["--weight", weight]
    return parts if made.wanted.ask is None else [*parts, "--ask", str(made.wanted.ask)]
