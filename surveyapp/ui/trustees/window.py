"""Totals that trustees hold: bring files, see what they are, and do the next step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import DataInDoubt, UserProblem
from surveyapp.messages.message import Message
from surveyapp.services.project.kiosk_trust import (
    EVERY_KIOSK,
    KiosksNotEnrolled,
    KioskTrust,
    kiosk_trust,
)
from surveyapp.services.tallies.adding import AddedFiles, add_tallies
from surveyapp.services.tallies.combining import Combined, combine_shares
from surveyapp.services.tallies.gathering import ENDINGS, Gathered, Step, gather
from surveyapp.services.tallies.trustee_steps import (
    FileList,
    Given,
    TrusteeAtWork,
    open_list,
    sign_list,
)
from surveyapp.storage.collection.enrolment_file import ENROLMENT_ENDING
from surveyapp.storage.collection.format import TALLY_ENDING
from surveyapp.storage.tallies.counts_file import ENDING as COUNTS_ENDING
from surveyapp.storage.tallies.signed_files import SHARE_ENDING, SIGNED_ENDING
from surveyapp.storage.tallies.sum_file import SUM_ENDING
from surveyapp.storage.tallies.trustee_keys import TRUSTEE_KEY_ENDING, unlock_trustee
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.trustees.steps_panel import StepsPanel
from surveyapp.ui.trustees.totals_table import TotalsTable
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import Column, TableView, labelled
from surveyapp.ui.widgets.file_picker import (
    FileRequest,
    PickFiles,
    PickKind,
    local_paths,
    pick_files,
)
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import sentence, whole_text
from surveyapp.ui.widgets.splitters import Scrolled

MOST_KIOSKS_NAMED = 5


class TrusteesWindow(QWidget):
    """A list of files, a key, four steps, and the totals when they are open.

    Each step writes its file beside the sum and brings it to the others.
    """

    def __init__(self, paths: Sequence[Path] = (), *, file_picker: PickFiles = pick_files) -> None:
        super().__init__()
        self.setObjectName("trustees")
        self.setWindowTitle(self.tr("Totals that trustees hold"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self.setMinimumSize(780, 600)
        theme.resize_window(self, 1000, 740)
        self._file_picker = file_picker
        self._runner = JobRunner(self)
        self._paths: list[Path] = []
        self._gathered = Gathered()
        content = QWidget()
        lead = self.tr(
            "Drop the files here that you were given. You see what each is, and what comes next."
        )
        column = in_column(
            text_label(self.tr("Totals that trustees hold"), "title"),
            text_label(lead, "lead", wraps=True),
            inside=content,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, 0),
        )
        self._view = TableView("gathered", self.tr("Files"), stretch=1)
        self._view.setMinimumHeight(theme.scaled(120))
        column.addWidget(self._view, 2)
        column.addLayout(self._file_row())
        self._who = text_label("", "hint", wraps=True, name="who_opens")
        column.addWidget(self._who)
        column.addLayout(self._key_row())
        self._trusts_all = self._kiosks_compared()
        column.addWidget(self._trusts_all)
        self.steps = StepsPanel()
        self.steps.chosen.connect(self._do)
        column.addWidget(self.steps)
        self.message = MessageBar()
        self.busy = BusyBar()
        self.totals = TotalsTable()
        column.addWidget(self.totals, 3)
        self._area = Scrolled(content)  # with totals below it is long
        said = in_column(self.busy, self.message, margins=(theme.MARGIN, 0, theme.MARGIN, 0))
        in_column(
            (self._area, 1), said, inside=self, spacing=theme.GAP, margins=(0, 0, 0, theme.ROOMY)
        )
        FollowsColourScheme(self)
        self._show_gathered(Gathered())
        if paths:
            QTimer.singleShot(0, partial(self.bring, tuple(paths)))

    def _file_row(self) -> QHBoxLayout:
        add = button(self.tr("&Bring files…"), "bring_files")
        add.clicked.connect(self._pick)
        clear = button(self.tr("&Put all away"), "put_away", role="quiet")
        clear.setToolTip(self.tr("Empties this list; no file is deleted."))
        clear.clicked.connect(self._put_away)
        return in_row(add, clear, Stretch(), spacing=theme.GAP)

    def _kiosks_compared(self) -> QCheckBox:
        text = self.tr("I have compared the words of these kiosks with their supervisor screens")
        box = QCheckBox(text)
        box.setObjectName("kiosks_compared")
        box.hide()
        return box

    def _key_row(self) -> QHBoxLayout:
        self.key, self.passphrase = QLineEdit(), QLineEdit()
        labelled(self.key, "trustee_key", self.tr("File of your private key"))
        labelled(self.passphrase, "trustee_passphrase", self.tr("Passphrase of your key file"))
        self.key.setPlaceholderText(self.tr("Trustees: your key file (.trusteekey)"))
        self.passphrase.setPlaceholderText(self.tr("Its passphrase"))
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        for one in (self.key, self.passphrase):
            one.setAcceptDrops(False)  # a dropped file is not its address as text
        choose = button(self.tr("Choose…"), "choose_trustee_key")
        choose.clicked.connect(self._choose_key)
        return in_row((self.key, 3), choose, (self.passphrase, 2), spacing=theme.GAP)

    # Bringing files

    def bring(self, paths: Iterable[Path]) -> None:
        """Look at files, and add them to those that are there."""
        given = [path.absolute() for path in paths]
        keys = [path for path in given if path.suffix == TRUSTEE_KEY_ENDING]
        if keys:
            self.key.setText(str(keys[-1]))
            self.passphrase.setFocus()
        new = [path for path in given if path not in keys and path not in self._paths]
        if any(path.suffix == TALLY_ENDING for path in new):
            self._ask_no_more()  # what was compared were the kiosks of the files before
        self._paths += new
        self._look()

    def _ask_no_more(self) -> None:
        """Take back that kiosks were compared; adding asks again where it has to."""
        self._trusts_all.hide()
        self._trusts_all.setChecked(False)

    def _look(self) -> None:
        paths = tuple(self._paths)
        job = self._runner.start("gather", lambda _progress: gather(paths))
        job.succeeded.connect(self._show_gathered)
        job.failed.connect(self.message.problem)
        self.busy.follow(job, self.tr("Looking at the files"))

    def _show_gathered(self, gathered: Gathered) -> None:
        self._gathered = gathered
        names = [one.path.name for one in gathered.files]
        says = [sentence(one.says) for one in gathered.files]
        self._view.show_columns(
            [
                Column(self.tr("File"), names, hints=names),
                Column(self.tr("What it is"), says, hints=says),
            ]
        )
        who = gathered.who_opens
        self._who.setText("" if who is None else sentence(who))
        self._who.setVisible(who is not None)
        self.steps.show_gathered(gathered)

    def _pick(self) -> None:
        filters = self.tr("Files of tallies (*{endings});;All files (*)").format(
            endings=" *".join(ENDINGS)
        )
        self.bring(
            self._file_picker(self, FileRequest(PickKind.FILES, self.tr("Bring files"), filters))
        )

    def _choose_key(self) -> None:
        filters = self.tr("Trustees' keys (*{ending});;All files (*)").format(
            ending=TRUSTEE_KEY_ENDING
        )
        request = FileRequest(PickKind.FILE, self.tr("Your private key"), filters)
        for path in self._file_picker(self, request):
            self.key.setText(str(path))
            self.passphrase.setFocus()

    def _put_away(self) -> None:
        self._paths = []
        self._ask_no_more()
        self.message.clear()
        self.totals.hide()
        self._show_gathered(Gathered())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if local_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Look at what was dropped."""
        event.acceptProposedAction()
        self.bring(local_paths(event.mimeData()))

    # The steps

    def _do(self, step: Step) -> None:
        self.message.clear()
        needs_key = step in {Step.SIGN, Step.OPEN}
        if needs_key and not (self.key.text() and self.passphrase.text()):
            self.message.say(
                MessageKind.NOTE, self.tr("Choose your key file and type its passphrase first.")
            )
            (self.passphrase if self.key.text() else self.key).setFocus()
            return
        steps: dict[Step, Callable[[], Callable[[Progress], object]]] = {
            Step.ADD: self._adding,
            Step.SIGN: self._signing,
            Step.OPEN: self._opening,
            Step.COMBINE: self._combining,
        }
        job = self._runner.start("step", steps[step]())
        self.steps.show_gathered(self._gathered, is_busy=True)
        job.succeeded.connect(self._done)
        job.failed.connect(self._failed)
        job.finished.connect(lambda: self.steps.show_gathered(self._gathered))
        self.busy.follow(job, self._doing(step), self.tr("interviews") if needs_key else "")

    def _doing(self, step: Step) -> str:
        return {
            Step.ADD: self.tr("Adding the files"),
            Step.SIGN: self.tr("Checking each interview"),
            Step.OPEN: self.tr("Checking each interview"),
            Step.COMBINE: self.tr("Opening the totals"),
        }[step]

    def _adding(self) -> Callable[[Progress], object]:
        paths, enrolments = self._gathered.of(TALLY_ENDING), self._gathered.of(ENROLMENT_ENDING)
        takes_all = self._trusts_all.isChecked()

        def work(progress: Progress) -> AddedFiles:
            trust = kiosk_trust(enrolments, takes_all=takes_all)
            stem = paths[0].name.removesuffix(TALLY_ENDING).rpartition("-v")[0] or "totals"
            out = _unused(paths[0].parent, stem, SUM_ENDING)
            return add_tallies(paths, out, progress, trust=trust)

        return work

    def _signing(self) -> Callable[[Progress], object]:
        files, unlock, trust = self._files(), self._unlocking(), self._trust()
        out = self._beside_sum(SIGNED_ENDING)

        def work(progress: Progress) -> Given:
            return sign_list(files, unlock(), out, progress, trust=trust())

        return work

    def _opening(self) -> Callable[[Progress], object]:
        files, unlock, trust = self._files(), self._unlocking(), self._trust()
        signed, out = self._gathered.of(SIGNED_ENDING), self._beside_sum(SHARE_ENDING)

        def work(progress: Progress) -> Given:
            return open_list(files, signed, unlock(), out, progress, trust=trust())

        return work

    def _combining(self) -> Callable[[Progress], object]:
        total, shares = self._files().sum_path, self._gathered.of(SHARE_ENDING)
        out = _unused(total.parent, total.stem, COUNTS_ENDING)
        return lambda _progress: combine_shares(total, shares, out)

    def _files(self) -> FileList:
        total = self._gathered.sum_path
        assert total is not None  # noqa: S101 - else the step could not be chosen
        return FileList(total, self._gathered.of(TALLY_ENDING))

    def _unlocking(self) -> Callable[[], TrusteeAtWork]:
        """Return what unlocks the key, in the background; the passphrase leaves the window."""
        path, passphrase = Path(self.key.text()), self.passphrase.text()
        return lambda: TrusteeAtWork(path, unlock_trustee(path, passphrase))

    def _trust(self) -> Callable[[], KioskTrust]:
        """Return which kiosks a trustee takes: those whose enrolments were brought; without any, all."""
        enrolments = self._gathered.of(ENROLMENT_ENDING)
        return lambda: kiosk_trust(enrolments) if enrolments else EVERY_KIOSK

    def _beside_sum(self, ending: str) -> Path:
        total, who = self._files().sum_path, Path(self.key.text()).stem
        return _unused(total.parent, f"{total.stem}-{who}", ending)

    def _done(self, done: object) -> None:
        match done:
            case AddedFiles():
                self._ask_no_more()
                self._brought(done.path, self._added_text(done), ())
            case Given():
                self.passphrase.clear()
                text = self._given_text(done)
                self._brought(done.path, text, done.notes, is_doubtful=bool(done.notes))
            case Combined():
                self.totals.show_counts(done.counts)
                QTimer.singleShot(0, self._show_totals)
                more = (*done.doubts, *done.notes)
                text = self._combined_text(done)
                self._brought(done.path, text, more, is_doubtful=bool(done.doubts))

    def _show_totals(self) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _brought(
        self, path: Path, text: str, more: Sequence[Message], *, is_doubtful: bool = False
    ) -> None:
        kind = MessageKind.WARNING if is_doubtful else MessageKind.DONE
        self.message.say(kind, " ".join((text, *map(sentence, more))))
        if path.suffix in ENDINGS:
            self.bring((path,))

    def _address(self, path: Path) -> str:
        """Return where a file is, from left to right among words that are not."""
        is_turned = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return (
            f"\N{LEFT-TO-RIGHT ISOLATE}{path}\N{POP DIRECTIONAL ISOLATE}"
            if is_turned
            else str(path)
        )

    def _added_text(self, done: AddedFiles) -> str:
        return self.tr(
            "{file} is written. Give it to the trustees, with the kiosks' files."
        ).format(file=self._address(done.path))

    def _given_text(self, done: Given) -> str:
        text = (
            self.tr(
                "{file} is written: you have signed the list. It opens nothing; give it to all."
            )
            if done.statement.pads is None
            else self.tr("{file} is written: your share. Give it to whoever opens the totals.")
        )
        return text.format(file=self._address(done.path))

    def _combined_text(self, done: Combined) -> str:
        text = self.tr(
            "{file} is written: the totals, opened by {trustees}. The desk's page “Files” takes it."
        )
        return text.format(file=self._address(done.path), trustees=", ".join(done.trustees))

    def _failed(self, problem: Exception) -> None:
        if isinstance(problem, KiosksNotEnrolled):
            self._trusts_all.show()
            self.message.say(MessageKind.WARNING, self._strangers_text(problem))
            return
        if isinstance(problem, UserProblem):
            self.message.say(MessageKind.PROBLEM, sentence(problem))
        else:
            self.message.problem(problem)

    def _strangers_text(self, problem: DataInDoubt) -> str:
        *files, _ = problem.sentences
        more = len(files) - MOST_KIOSKS_NAMED
        said = [sentence(one) for one in files[:MOST_KIOSKS_NAMED]]
        if more > 0:
            said.append(
                self.tr("{count} more kiosks are not enrolled either.").format(
                    count=whole_text(more)
                )
            )
        said.append(
            self.tr(
                "Compare the words with those on each kiosk's supervisor screen and tick the box above, or "
                "bring the kiosks' enrolment files."
            )
        )
        return " ".join(said)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what is under way; a step that was stopped has written nothing."""
        self.passphrase.clear()
        self._runner.shutdown()
        super().closeEvent(event)


def _unused(folder: Path, stem: str, ending: str) -> Path:
    """Return a name that no file has: a step never writes over another one's file."""
    names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 1000))
    return next(path for name in names if not (path := folder / (name + ending)).exists())
