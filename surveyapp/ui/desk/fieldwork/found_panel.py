"""A view of fieldwork: what visits found, by surveyor and by item that was asked directly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.fieldwork.visit_results import (
    ADDRESS,
    FEWEST,
    ITEM_COLUMNS,
    SURVEYOR_COLUMNS,
    TOOK_PLACE,
    VARIANCE_COLUMNS,
    ItemRow,
    SurveyorRow,
    VarianceRow,
    VisitReport,
    report_visits,
)
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.fieldwork.table_field import TableField, offer_columns
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import percent, percent_number, percent_range, whole_text
from surveyapp.ui.widgets.result_pane import ResultView

NAME = "fieldwork_found"


class FoundPanel(FormPanel):
    """The plan and the visits' results at the left, what they say at the right."""

    def __init__(self, tools: Tools, session: DeskSession) -> None:
        super().__init__(
            NAME,
            tools,
            self.tr("Read the results"),
            self.tr("Reading the results…"),
            self.tr("What visits found"),
        )
        self._session = session
        self.form.addWidget(
            text_label(
                self.tr(
                    "The tables are read and not kept. Talk to the surveyor first, then destroy the results: "
                    "an address and direct answers together name a person."
                ),
                "hint",
                wraps=True,
            )
        )
        self._plan = TableField(f"{NAME}_plan", self.tr("The plan"), tools)
        self._results = TableField(f"{NAME}_results", self.tr("The visits' results"), tools)
        self._interviews = TableField(
            f"{NAME}_interviews", self.tr("Direct answers of the interviews (optional)"), tools
        )
        self.form.addWidget(self._plan)
        self.form.addWidget(self._results)
        self._address = self.add_chooser("address", self.tr("Column of addresses"))
        self._took_place = self.add_chooser("took_place", self.tr("Took place (yes or no)"))
        self.form.addWidget(self._interviews)
        self._area = self.add_chooser("area", self.tr("Column of areas"))
        self.form.addStretch(1)
        for field in (self._plan, self._results, self._interviews):
            field.changed.connect(self._offer)
        self._kept.clear()  # what visits found is no part of a project
        session.project_changed.connect(self.forget)
        self.forget()

    def _offer(self) -> None:
        """Offer the columns of the tables that were chosen."""
        results = self._results.table
        offer_columns(self._address, results, ADDRESS)
        offer_columns(self._took_place, results, TOOK_PLACE)
        offer_columns(self._area, results, "area", self.tr("one area"))
        for chooser in (self._address, self._took_place):
            chooser.setEnabled(results is not None)
        self._area.setEnabled(results is not None and self._interviews.table is not None)
        self.go.setEnabled(results is not None and self._plan.table is not None)

    @property
    def works_at_once(self) -> bool:
        """Two tables must be chosen first."""
        return False

    def forget(self) -> None:
        """Let go of the tables and of what they say."""
        for field in (self._plan, self._results, self._interviews):
            field.forget()
        self.pane.clear(self.tr("Choose the plan and the results of the visits."))

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the reading of the results."""
        plan, results, interviews = (
            field.path for field in (self._plan, self._results, self._interviews)
        )
        if plan is None or results is None:
            return None
        survey = self._session.summary.asked_survey
        area = None if interviews is None else self._area.currentData()
        address, took_place = self._address.currentData(), self._took_place.currentData()
        if address == took_place:
            raise UserProblem(msg("Choose one column of addresses, and another of yes and no."))
        words = ["surveyapp", "backcheck", "report", plan.name, results.name]
        for option, value, usual in (
            ("--interviews", None if interviews is None else interviews.name, None),
            ("--area", area, None),
            ("--address", address, ADDRESS),
            ("--took-place", took_place, TOOK_PLACE),
        ):
            if value != usual:
                words += [option, str(value)]

        def work(_progress: Progress) -> VisitReport:
            return report_visits(
                plan,
                results,
                interviews,
                area,
                address=address,
                took_place=took_place,
                never_asked=() if survey is None else [one.id for one in survey.randomized],
            )

        return work, partial(self._shown, words)

    def _shown(self, command: Sequence[str], result: object) -> Shown:
        assert isinstance(result, VisitReport)  # noqa: S101 - what the work returns
        views = [self._surveyors(result)]
        if result.items or result.areas_left_out:
            views.append(self._items(result))
        if result.variances:
            views.append(self._variances(result.variances))
        return Shown(views, command)

    def _surveyors(self, made: VisitReport) -> ResultView:
        rows = made.surveyors
        said = self.tr("{missing} of {visited} visited interviews did not take place.").format(
            missing=whole_text(sum(row.not_taken_place for row in rows)),
            visited=whole_text(sum(row.visited for row in rows)),
        )
        if made.without_result:
            said += " " + self.tr(
                "Planned visits without a result: {count}. The bounds hold only if it was chance that left "
                "them out."
            ).format(count=whole_text(made.without_result))
        columns = (
            Column(
                self.tr("Surveyor"),
                [row.surveyor for row in rows],
                raw={"surveyor": [row.surveyor for row in rows]},
            ),
            _counts(self.tr("Addresses"), "addresses", rows),
            _counts(self.tr("Visited"), "visited", rows),
            _counts(self.tr("Did not take place"), "not_taken_place", rows),
            Column(
                self.tr("Invented (95 % bounds)"),
                [percent_range(row.share_low, row.share_high, 1) for row in rows],
                is_number=True,
                about=self.tr(
                    "At least and at most, of all interviews: exact one-sided bounds, each with 95 % "
                    "confidence"
                ),
                raw={
                    "share_low": [row.share_low for row in rows],
                    "share_high": [row.share_high for row in rows],
                },
            ),
            _counts(self.tr("Without a result"), "without_result", rows),
        )
        return ResultView(
            self.tr("Surveyors"),
            columns,
            ExportRows([_cells(row, SURVEYOR_COLUMNS) for row in rows], SURVEYOR_COLUMNS),
            None,
            tuple(self._meaning(row) for row in rows),
            said,
        )

    def _meaning(self, row: SurveyorRow) -> str:
        text = (
            self.tr(
                "{surveyor}: {missing} of {visited} visited interviews did not take place. At least {low} "
                "and at most {high} of all {addresses} interviews were invented (each with 95 % "
                "confidence)."
            )
            if row.not_taken_place
            else self.tr(
                "{surveyor}: all {visited} visited interviews took place. At most {high} of all {addresses} "
                "interviews were invented (95 % confidence)."
            )
        )
        return text.format(
            surveyor=row.surveyor,
            missing=whole_text(row.not_taken_place),
            visited=whole_text(row.visited),
            low=whole_text(row.invented_low),
            high=whole_text(row.invented_high),
            addresses=whole_text(row.addresses),
        )

    def _items(self, made: VisitReport) -> ResultView:
        rows = made.items
        said = self.tr(
            "A difference is the share in visits minus the share in interviews, never a comparison of two "
            "answers of one person."
        )
        if made.areas_left_out:
            said += " " + self.tr(
                "Areas not compared, with fewer than {fewest} visits or interviews: {count}."
            ).format(fewest=whole_text(FEWEST), count=whole_text(made.areas_left_out))
        texts = [
            Column(title, [getattr(row, name) for row in rows], raw={name: _values(rows, name)})
            for title, name in (
                (self.tr("Area"), "area"),
                (self.tr("Item"), "item"),
                (self.tr("Answer"), "answer"),
            )
        ]
        columns = (
            *(texts if any(row.area for row in rows) else texts[1:]),
            self._shares(self.tr("Visits %"), "share_in_visits", rows),
            self._shares(self.tr("Interviews %"), "share_in_interviews", rows),
            Column(
                self.tr("Difference (pp)"),
                [percent_number(row.difference, 1) for row in rows],
                is_number=True,
                raw={"difference": _values(rows, "difference")},
            ),
            Column(
                self.tr("95 % CI"),
                [percent_range(row.low, row.high, 1) for row in rows],
                is_number=True,
                raw={"low": _values(rows, "low"), "high": _values(rows, "high")},
            ),
        )
        return ResultView(
            self.tr("Direct items"),
            columns,
            ExportRows([_cells(row, ITEM_COLUMNS) for row in rows], ITEM_COLUMNS),
            None,
            tuple(self._item_meaning(row) for row in rows),
            said,
        )

    @staticmethod
    def _shares(title: str, name: str, rows: Sequence[ItemRow]) -> Column:
        values = _values(rows, name)
        texts = [percent_number(getattr(row, name), 1) for row in rows]
        return Column(title, texts, is_number=True, raw={name: values})

    def _item_meaning(self, row: ItemRow) -> str:
        return self.tr(
            "“{answer}” to {item}: {a} in {visits} visits, {b} in {interviews} interviews."
        ).format(
            answer=row.answer,
            item=row.item,
            a=percent(row.share_in_visits, 1),
            visits=whole_text(row.visits),
            b=percent(row.share_in_interviews, 1),
            interviews=whole_text(row.interviews),
        )

    def _variances(self, rows: Sequence[VarianceRow]) -> ResultView:
        columns = (
            Column(
                self.tr("Item"), [row.item for row in rows], raw={"item": _values(rows, "item")}
            ),
            _counts(self.tr("Both answers"), "both", rows),
            _counts(self.tr("Differing"), "differing", rows),
            Column(
                self.tr("Differing %"),
                [percent_number(row.gross_difference_rate, 1) for row in rows],
                is_number=True,
                about=self.tr("Gross difference rate; half of it is the response variance"),
                raw={
                    "gross_difference_rate": _values(rows, "gross_difference_rate"),
                    "response_variance": _values(rows, "response_variance"),
                },
            ),
        )
        return ResultView(
            self.tr("Repeated answers"),
            columns,
            ExportRows([_cells(row, VARIANCE_COLUMNS) for row in rows], VARIANCE_COLUMNS),
            None,
            tuple(
                self.tr("Of {both} people who answered {item} twice, {differing} differ.").format(
                    both=whole_text(row.both), item=row.item, differing=whole_text(row.differing)
                )
                for row in rows
            ),
        )


Row = SurveyorRow | ItemRow | VarianceRow


def _values(rows: Sequence[Row], name: str) -> list[object]:
    return [getattr(row, name) for row in rows]


def _cells(row: Row, names: Sequence[str]) -> dict[str, object]:
    return {name: getattr(row, name) for name in names}


def _counts(title: str, name: str, rows: Sequence[Row]) -> Column:
    values = [getattr(row, name) for row in rows]
    return Column(title, [whole_text(n) for n in values], is_number=True, raw={name: values})
