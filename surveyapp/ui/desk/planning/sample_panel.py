"""A view of planning: a sample drawn from a frame, saved with its targets and with lists for surveyors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.plan import design_words
from surveyapp.designs import Design
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.allocation import AllocatedSample, Allocation, allocate
from surveyapp.estimation.selection.methods import SelectionMethod
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.services.fieldwork.sample_draw import (
    Clusters,
    DrawnSample,
    SampleOptions,
    draw_sample,
    write_sample,
)
from surveyapp.services.fieldwork.sample_frame import Frame, planned_strata, read_frame
from surveyapp.services.fieldwork.sample_lists import TITLE, sample_lists
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.common.option_fields import table_filters
from surveyapp.ui.documents.sheets_pdf import sheets_pdf
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportRows, Later
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind, with_ending
from surveyapp.ui.widgets.layout import button, offer, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import percent, sentence, typed_count, whole_text
from surveyapp.ui.widgets.result_pane import ResultView

NAME = "plan_sample"
ENDING, LISTS = ".csv", ".lists.pdf"
MOST_SHOWN = 2_000
"""Rows that the table on the screen has; the file has all."""


TITLES = {
    "stratum": QT_TRANSLATE_NOOP("planning", "Stratum"),
    "cluster": QT_TRANSLATE_NOOP("planning", "Cluster"),
    "interviews": QT_TRANSLATE_NOOP("planning", "Interviews"),
    "inclusion_probability": QT_TRANSLATE_NOOP("planning", "Inclusion probability"),
    "weight": QT_TRANSLATE_NOOP("planning", "Weight"),
    "area": QT_TRANSLATE_NOOP("planning", "Area"),
    "target": QT_TRANSLATE_NOOP("planning", "Target"),
    "population": QT_TRANSLATE_NOOP("planning", "People"),
    "share": QT_TRANSLATE_NOOP("planning", "Expected share"),
    "variance": QT_TRANSLATE_NOOP("planning", "Variance of an interview"),
    "coins": QT_TRANSLATE_NOOP("planning", "The randomization's part"),
    "n": QT_TRANSLATE_NOOP("planning", "Interviews"),
    "error": QT_TRANSLATE_NOOP("planning", "Standard error"),
}
STAGE_TITLES = {
    "population": QT_TRANSLATE_NOOP("planning", "Units, stage {stage}"),
    "sampled": QT_TRANSLATE_NOOP("planning", "Drawn, stage {stage}"),
}


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the form says."""

    frame: Frame
    path: Path
    options: SampleOptions
    seed: int | None
    design: Design | None = None
    share: str | None = None


@dataclass(frozen=True, slots=True)
class _Made:
    """A sample, and how it was divided where that was worked out."""

    asked: _Asked
    sample: DrawnSample
    divided: AllocatedSample | None = None


def _draw_asked(asked: _Asked, _progress: Progress) -> _Made:
    """Divide the sample where that is wanted, and draw it."""
    options, divided = asked.options, None
    if asked.design is not None:
        if not options.strata:
            raise UserProblem(msg("Choose the column of strata to divide the sample among."))
        strata = planned_strata(asked.frame, options.strata, size=options.size, share=asked.share)
        # each cluster has as many interviews, so that clusters go by the same rule as these
        number = options.clusters[0].number if options.clusters else options.number
        divided = allocate(strata, asked.design, n=number)
        options = replace(options, number=None, divided=divided.numbers)
    return _Made(asked, draw_sample(asked.frame, options, seed=asked.seed), divided)


NO_FRAME = msg("Choose a frame first: the table to draw from.")
"""Why nothing can be drawn yet."""


class SamplePanel(FormPanel):
    """A frame, and how to draw from it; the sample, its targets and how it was divided."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(
            NAME,
            tools,
            self.tr("Draw"),
            self.tr("Drawing the sample…"),
            self.tr("The rows that were drawn"),
        )
        self._frame: Frame | None = None
        self._path = Path()
        self._made: _Made | None = None
        self._is_saved = False
        self._open = button(self.tr("Choose a frame…"), f"{NAME}_frame")
        self._open.clicked.connect(self._ask_frame)
        self._file = text_label(
            self.tr("A table with one row for each address, household or village."),
            "hint",
            wraps=True,
        )
        self.form.addWidget(self._open)
        self.form.addWidget(self._file)
        self._strata = self._columns("strata", self.tr("Strata"))
        self._size = self._columns("size", self.tr("People in each row"))
        self._cluster = self._columns("cluster", self.tr("Clusters"))
        self._number = self.add_field(
            "number",
            self.tr("How many to draw"),
            "",
            self.tr("Rows, or clusters if you chose a column of clusters."),
        )
        self._take = self.add_field("take", self.tr("Rows in each cluster"), "", "", self.tr("All"))
        self._interviews = self.add_field(
            "interviews",
            self.tr("Interviews in each row"),
            "",
            self.tr("If rows are areas: how many people are asked in each."),
            "1",
        )
        self._method = self.add_chooser(
            "method",
            self.tr("Method"),
            (
                (self.tr("Simple random"), SelectionMethod.SIMPLE),
                (self.tr("Systematic"), SelectionMethod.SYSTEMATIC),
                (self.tr("In proportion to size"), SelectionMethod.PPS),
            ),
        )
        self._divided = self.add_chooser(
            "divided",
            self.tr("Among strata"),
            (
                (self.tr("In proportion to people"), Allocation.PROPORTIONAL),
                (self.tr("Equally"), Allocation.EQUAL),
                (self.tr("Smallest standard error (Neyman)"), Allocation.NEYMAN),
            ),
        )
        self._design = self.add_design("design")
        self._share = self.add_field(
            "share",
            self.tr("Expected share"),
            "",
            self.tr("A number, or the name of a column."),
            self.tr("Any (worst case)"),
        )
        self._seed = self.add_field(
            "seed",
            self.tr("Public seed"),
            "",
            self.tr("A whole number lets others repeat the draw."),
            self.tr("None: the computer's coins"),
        )
        self.form.addStretch(1)
        self._save = button(self.tr("Save sample and lists…"), f"{NAME}_save")
        self._save.clicked.connect(self._ask_where)
        self._save.setEnabled(False)
        self.pane.add_below(self._save)
        self._divided.currentIndexChanged.connect(self._show_design)
        self._show_design()
        offer(self.go, sentence(NO_FRAME))
        self.pane.clear(sentence(NO_FRAME))

    @property
    def works_at_once(self) -> bool:
        """Never: without a frame there is nothing to draw."""
        return False

    def _columns(self, name: str, label: str) -> Chooser:
        return self.add_chooser(name, label, ((self.tr("None"), None),))

    def _show_design(self) -> None:
        is_neyman = self._divided.currentData() is Allocation.NEYMAN
        self._design.setVisible(is_neyman)
        self._share.setVisible(is_neyman)

    def _ask_frame(self) -> None:
        request = FileRequest(
            PickKind.FILE,
            self.tr("Choose a frame"),
            table_filters(),
        )
        for path in self._tools.file_picker(self, request):
            self._take_frame(path)

    def _take_frame(self, path: Path) -> None:
        """Read a frame off the window's thread, and offer its columns."""
        self._tools.messages.clear()

        def work(_progress: Progress) -> Frame:
            return read_frame(path)

        job = self._tools.runner.start(f"{NAME}_frame", work)
        job.succeeded.connect(lambda frame: self._show_frame(path, frame))
        job.failed.connect(self._tools.messages.problem)
        self._tools.busy.follow(job, self.tr("Reading the frame…"))

    def _show_frame(self, path: Path, frame: Frame) -> None:
        self._frame, self._path = frame, path
        offer(self.go, "")
        if self.pane.is_empty:
            self.pane.clear("")
        self._file.setText(
            self.tr("{file}: {rows} rows").format(file=path.name, rows=whole_text(len(frame.rows)))
        )
        for chooser in (self._strata, self._size, self._cluster):
            before = chooser.currentData()
            while chooser.count() > 1:
                chooser.removeItem(1)
            for name in frame.columns:
                chooser.addItem(name, name)
            chooser.choose(before)

    def request(self) -> tuple[Work, Callable[[object], Shown]]:
        """Return the draw."""
        if self._frame is None:
            raise UserProblem(NO_FRAME)
        number, take, interviews, seed = (
            typed_count(field.edit.accessibleName(), field.text) if field.text.strip() else None
            for field in (self._number, self._take, self._interviews, self._seed)
        )
        way, method = self._divided.currentData(), self._method.currentData()
        cluster, strata = self._cluster.currentData(), self._strata.currentData()
        is_neyman = way is Allocation.NEYMAN
        if is_neyman and cluster is not None and take is None:
            raise UserProblem(msg("Say how many rows to draw in each cluster, the same in all."))
        if cluster is not None and number is None:
            raise UserProblem(msg("Say how many clusters to draw."))
        clusters = () if cluster is None else (Clusters(cluster, number or 0, method),)
        options = SampleOptions(
            number=None if clusters else number,
            clusters=clusters,
            take=take,
            method=SelectionMethod.SIMPLE if clusters else method,
            strata=() if strata is None else (strata,),
            size=self._size.currentData(),
            divided=Allocation.PROPORTIONAL if is_neyman else way,
            interviews=interviews,
        )
        design = self._design.read() if is_neyman else None
        share = self._share.text.strip() or None
        asked = _Asked(self._frame, self._path, options, seed, design, share)
        return partial(_draw_asked, asked), self._shown

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, _Made)  # noqa: S101 - what the work returns
        self._made, self._is_saved = result, False
        self._save.setEnabled(True)
        sample = result.sample
        summary = "\n".join(map(sentence, sample.sentences))
        rows = Later(sample.rows)
        first = sample.rows()[:MOST_SHOWN]
        views = [
            _table(
                self.tr("Sample"),
                sample.columns,
                first,
                summary,
                own=sample.added_columns,
                every=rows,
            ),
            _table(self.tr("Targets"), sample.target_columns, sample.targets(), summary),
        ]
        if result.divided is not None:
            is_of_clusters = bool(result.asked.options.clusters)
            views.append(self._division(result.divided, is_of_clusters=is_of_clusters))
        return Shown(views, _command(result))

    def _division(self, made: AllocatedSample, *, is_of_clusters: bool) -> ResultView:
        columns: tuple[str, ...] = (
            "stratum",
            "population",
            "share",
            "variance",
            "coins",
            "n",
            "error",
        )
        if is_of_clusters:  # how alike people of one cluster are, nobody knows yet
            columns = columns[:-1]
            summary = self.tr(
                "n is the number of clusters. Each has the same number of interviews."
            )
        else:
            summary = self.tr("The standard error of the overall share is {error}.").format(
                error=percent(made.error, 2)
            )
        rows = [{name: getattr(one, name) for name in columns} for one in made.strata]
        return _table(self.tr("Allocation"), columns, rows, summary)

    def _ask_where(self) -> None:
        if self._made is None:
            return
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save sample and lists"),
            self.tr("Tables (*.csv)"),
            f"{self._path.stem}-sample{ENDING}",
            ENDING,
        )
        for chosen in self._tools.file_picker(self, request):
            path = with_ending(chosen, ENDING)
            locale = QLocale()
            save = partial(
                _saved,
                self._made.sample,
                path,
                locale.name().partition("_")[0],
                locale.textDirection() is Qt.LayoutDirection.RightToLeft,
            )
            job = self._tools.runner.start(f"{NAME}_save", save)
            job.succeeded.connect(self._report_saved)
            job.failed.connect(self._tools.messages.problem)

    @property
    def unsaved(self) -> str:
        """What leaving would lose: a sample that was drawn without a seed."""
        if self._made is None or self._is_saved or self._made.asked.seed is not None:
            return ""
        return self.tr("The sample that was drawn is not saved, and it cannot be drawn again.")

    def _report_saved(self, written: object) -> None:
        self._is_saved = True
        assert isinstance(written, tuple)  # noqa: S101 - what the work returns
        text = self.tr("Saved in {folder}: {files}").format(
            folder=written[0].parent, files=", ".join(path.name for path in written)
        )
        self._tools.messages.say(MessageKind.DONE, text)


def _saved(
    sample: DrawnSample,
    path: Path,
    language: str,
    is_right_to_left: bool,  # noqa: FBT001 - given by position to a partial
    _progress: Progress,
) -> tuple[Path, ...]:
    """Write the sample, its targets and its lists; return the files."""
    translate = QCoreApplication.translate
    page = sample_lists(sample, (), translate, language=language, is_right_to_left=is_right_to_left)
    title = TITLE.render(translate)
    day = date.today()  # noqa: DTZ011 - the day on the sheet
    data = sheets_pdf(page, title, day, is_right_to_left=is_right_to_left)
    written = write_sample(sample, path)
    lists = path.with_name(path.stem + LISTS)
    write_bytes(lists, data)
    return (*written, lists)


def _table(
    title: str,
    names: Sequence[str],
    rows: Sequence[Mapping[str, object]],
    summary: str,
    *,
    own: Sequence[str] | None = None,
    every: Sequence[object] | None = None,
) -> ResultView:
    """Return a table as it stands in the file; ``own`` columns are named by the program (None: all)."""
    columns = []
    for name in names:
        values = [row[name] for row in rows]
        is_number = all(
            isinstance(value, int | float) for value in values if value not in {"", None}
        )
        texts = [_text(value) for value in values]
        columns.append(
            Column(
                _title(name) if own is None or name in own else name,
                texts,
                is_number=is_number,
                raw={name: values},
            )
        )
    return ResultView(
        title,
        tuple(columns),
        ExportRows(rows if every is None else every, names),
        None,
        ("",) * len(rows),
        summary,
    )


def _title(name: str) -> str:
    """Return the title of a column that the draw adds; the frame's own keep their names."""
    stage, _, what = name.removeprefix("stage").partition("_")
    if name.startswith("stage") and stage.isdigit() and what in STAGE_TITLES:
        text = QCoreApplication.translate("planning", STAGE_TITLES[what])
        return text.format(stage=whole_text(int(stage)))
    return QCoreApplication.translate("planning", TITLES[name]) if name in TITLES else name


def _text(value: object) -> str:
    if value is None:
        return ""
    return QLocale().toString(value, "g", 6) if isinstance(value, float) else str(value)


def _command(made: _Made) -> list[str]:
    asked, options = made.asked, made.asked.options
    frame = [str(asked.path)]
    strata = [word for name in options.strata for word in ("--strata", name)]
    size = [] if options.size is None else ["--size", options.size]
    number = [] if options.number is None else ["--n", str(options.number)]
    if asked.design is not None:
        if options.clusters:
            number = ["--n", str(options.clusters[0].number)]
        share = [] if asked.share is None else ["--share", asked.share]
        words = [*frame, *strata, *size, *number, *design_words(asked.design), *share]
        return ["surveyapp", "sample", "allocate", *words]
    words = [*frame, *strata, *size, *number, "--method", options.method.value]
    for one in options.clusters:
        words += ["--cluster", f"{one.column}={one.number}:{one.method.value}"]
    assert isinstance(options.divided, Allocation)  # noqa: S101 - the form gives no numbers
    words += ["--allocation", options.divided.value]
    for name, value in (
        ("--take", options.take),
        ("--interviews", options.interviews),
        ("--seed", asked.seed),
    ):
        words += [] if value is None else [name, str(value)]
    return ["surveyapp", "sample", "draw", *words, "--out", "sample.csv"]
