"""A line above a result that says when the form beside it asks for something else by now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QTimer, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTableWidget,
    QWidget,
)

from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import in_row
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.widget_state import state_of

NOTE_MS = 500
"""How long a page that follows its form by itself has to begin with that."""
_HEARD = "isHeard"
Field = QAbstractButton | QComboBox | QLineEdit | QListWidget | QTableWidget


class OutdatedNote(QFrame):
    """Shown while ``result`` is not what its form asks for; ``result`` is disabled while it is made.

    The form is compared with what it was when the work on the result began: how a field was changed does
    not matter, and one that is changed back is no change.
    """

    def __init__(self, name: str, result: QWidget, *, patience_ms: int = 0) -> None:
        """``patience_ms`` is ``NOTE_MS`` on a page that follows its form by itself."""
        super().__init__()
        self.setObjectName(f"{name}_outdated")
        self.setProperty("role", "bar")
        self.setProperty("kind", "warning")
        self._result = result
        self._forms: tuple[QWidget, ...] = ()
        self._besides: Callable[[], object] = tuple
        self._job: Job | None = None
        self._asked: object = None
        self._shown: object = None
        icon = line_icons.ColouredIcon(20)
        icon.draw("warning", "warn")
        self._text = text_label("", "plain", wraps=True)
        in_row(
            icon,
            (self._text, 1),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.GAP, theme.TIGHT, theme.GAP, theme.TIGHT),
        )
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(patience_ms)
        self._soon.timeout.connect(self._look)
        self.hide()

    def watch(
        self,
        *forms: QWidget,
        go: QPushButton | None = None,
        besides: Callable[[], object] = tuple,
        said: str = "",
    ) -> None:
        """Compare the fields in ``forms``, and ``besides``; ``go`` is the button that makes the result.

        ``said`` is what the line says, where the result does not depend on all of them.
        """
        self._forms, self._besides = forms, besides
        text = said or self.tr("The settings have changed: this result is out of date.")
        if go is not None and not said:
            again = self.tr("Choose “{button}” to update it.")
            text = f"{text} {again}"
        button = "" if go is None else go.text().replace("&", "")
        self._text.setText(text.format(button=button))
        self._hear()

    def await_job(self, job: Job) -> None:
        """Disable the result until the ``job`` that makes another one of the present form has an end."""
        self._job, self._asked = job, self._state()
        self._hear()
        self._tell(is_outdated=False)
        self._result.setEnabled(False)
        job.finished.connect(lambda: self._ended(job))

    def _ended(self, job: Job) -> None:
        if job is self._job:
            self._job = None
            self._result.setEnabled(True)
            self._look()

    def is_awaited(self, job: Job) -> bool:
        """Return whether no other job has been begun since ``job``."""
        return job is self._job

    def result_shown(self) -> None:
        """Know that the result shown now is that of the last job."""
        self._shown = self._asked
        self._soon.start()

    def agree(self) -> None:
        """Know that the result shown now is what the form says now: the form has followed it."""
        self._shown = self._asked = self._state()
        self._soon.start()

    def forget(self) -> None:
        """Know that nothing is shown that could be out of date."""
        self._shown = None
        self._tell(is_outdated=False)

    def compare(self) -> None:
        """Look soon whether the form has changed; what is typed and chosen is heard without."""
        if self._shown is not None and not self._soon.isActive():
            self._soon.start()

    def _look(self) -> None:
        self._soon.stop()
        self._hear()
        is_outdated = self._shown is not None and self._shown != self._state()
        self._tell(is_outdated=is_outdated and self._job is None)

    def _tell(self, *, is_outdated: bool) -> None:
        """Show or hide the line; who does not see it is told."""
        if is_outdated is not self.isHidden():
            return
        text = self._text.text() if is_outdated else ""
        self.setAccessibleName(text)
        self._result.setAccessibleDescription(text)
        self.setVisible(is_outdated)
        if is_outdated:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _state(self) -> object:
        fields = [(one.objectName(), _said(one)) for one in self._fields() if self._counts(one)]
        return fields, self._besides()

    def _fields(self) -> Iterator[Field]:
        for form in self._forms:
            if isinstance(form, Field):
                yield form
            yield from (one for one in form.findChildren(QWidget) if isinstance(one, Field))

    def _counts(self, field: Field) -> bool:
        """Return whether a field is one that its form shows, and that can be changed."""
        if isinstance(field, QAbstractButton) and not field.isCheckable():
            return False
        form = next(one for one in self._forms if one is field or one.isAncestorOf(field))
        return form is field or field.isVisibleTo(form)

    def _hear(self) -> None:
        """Hear of changes of fields that have come since."""
        for field in self._fields():
            if field.property(_HEARD) is not True:
                field.setProperty(_HEARD, True)  # noqa: FBT003 - Qt's
                _changed(field).connect(self.compare)


def _changed(field: Field) -> SignalInstance:
    match field:
        case QComboBox():
            return field.currentIndexChanged
        case QLineEdit():
            return field.textChanged
        case QAbstractButton():
            return field.toggled
    return field.itemChanged


def _said(field: Field) -> object:
    if not isinstance(field, QTableWidget):
        return state_of(field)
    cells = (
        field.item(row, column)
        for row in range(field.rowCount())
        for column in range(field.columnCount())
    )
    return ["" if cell is None else cell.text() for cell in cells]
