"""The survey as the respondent will see it: pictures of the kiosk's own screens."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from surveyapp.services.kiosk.preview import preview_screens
from surveyapp.services.kiosk.screen import Screen
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.languages import native_name
from surveyapp.ui.screen_painter import PaintsScreens, Picture
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import IconButton, text_label

SIZES = (QSize(1280, 800), QSize(800, 1280))


class PreviewPane(QWidget):
    """One screen at a time, in one of the survey's languages, on a device held one way or the other."""

    def __init__(self, editing: Editing, painter: PaintsScreens) -> None:
        super().__init__()
        self._editing, self._painter = editing, painter
        self._survey: Survey | None = None
        self._screens: tuple[Screen, ...] = ()
        self._at = 0
        self.picture = _PictureView()
        self._note = text_label("", "hint", wraps=True, name="preview_note")
        in_column(
            self._new_bar(),
            (self.picture, 1),
            self._note,
            Stretch(0),  # the note stands at the top where there is no picture
            inside=self,
            spacing=theme.TIGHT,
        )
        editing.selected.connect(self._find_question)
        editing.began.connect(self._forget)

    def _new_bar(self) -> QHBoxLayout:
        self._back = IconButton(
            "left", self.tr("Previous screen"), "preview_back", lambda: self.go(-1)
        )
        self._next = IconButton("right", self.tr("Next screen"), "preview_next", lambda: self.go(1))
        self._place = text_label("", "plain", name="preview_place")
        self._languages = Chooser("preview_language", self.tr("Language of the preview"))
        self._languages.activated.connect(self._relay)
        self._device = Chooser("preview_device", self.tr("Orientation"))
        self._device.addItem(self.tr("Landscape"), 0)
        self._device.addItem(self.tr("Portrait"), 1)
        self._device.activated.connect(self._draw)
        return in_row(
            self._back,
            self._next,
            self._place,
            Stretch(),
            self._languages,
            self._device,
            spacing=theme.TIGHT,
        )

    def show_findings(self, findings: DraftFindings) -> None:
        """Show the survey; while it has problems, show the last version without any."""
        if findings.survey is not None:
            self._survey = findings.survey
            codes = findings.survey.languages
            self._languages.offer((native_name(code), code) for code in codes)
            self._relay()
        self._note.setText(
            self.tr("Preview only: the buttons do not work, and nothing is recorded.")
            if findings.survey is not None
            else self.tr(
                "The survey has problems. This preview shows the last version without problems."
            )
            if self._survey is not None
            else self.tr("The survey has problems. Fix them to see the preview.")
        )

    def _forget(self) -> None:
        self._survey, self._screens, self._at = None, (), 0
        self._draw()

    def _relay(self) -> None:
        if self._survey is not None:
            self._screens = preview_screens(self._survey, self._languages.currentData())
        self._at = min(self._at, max(len(self._screens) - 1, 0))
        self._find_question()

    def _find_question(self) -> None:
        """Go to the screen of the selected question, unless one of its screens is shown."""
        path = self._editing.selection
        name = self._editing.draft.at((*path, "id")) if path else None
        matching = [
            place
            for place, screen in enumerate(self._screens)
            if screen.number
            and name in {getattr(screen.question, "id", None), getattr(screen.member, "id", None)}
        ]
        if matching and self._at not in matching:
            self._at = matching[0]
        self._draw()

    def go(self, by: int) -> None:
        """Show the next screen, or the one before."""
        self._at = min(max(self._at + by, 0), max(len(self._screens) - 1, 0))
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw when it is looked at."""
        super().showEvent(event)
        self._draw()

    def _draw(self) -> None:
        self._back.setEnabled(self._at > 0)
        self._next.setEnabled(self._at + 1 < len(self._screens))
        if self._survey is None or not self._screens:
            self._place.clear()
            self.picture.show_picture(None)
            return
        place = self.tr("Screen {number} of {count}")
        self._place.setText(place.format(number=self._at + 1, count=len(self._screens)))
        if self.isVisible():
            size = SIZES[self._device.currentIndex()]
            self.picture.show_picture(
                self._painter.paint(self._survey, self._screens[self._at], size)
            )


class _PictureView(QWidget):
    """A picture as large as there is room, in a frame, with its text for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("preview")
        self.setMinimumHeight(160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pixmap: QPixmap | None = None

    def show_picture(self, picture: Picture | None) -> None:
        """Show a picture, or nothing."""
        self.setVisible(picture is not None)
        self._pixmap = None if picture is None else QPixmap.fromImage(picture.image)
        self.setAccessibleName(self.tr("Preview of the kiosk's screen"))
        self.setAccessibleDescription("" if picture is None else picture.words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it in the middle."""
        if self._pixmap is None:
            return
        painter = QPainter(self)
        room = self.size() - QSize(4, 4)
        ratio = self.devicePixelRatioF()
        scaled = self._pixmap.scaled(
            room * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scaled.setDevicePixelRatio(ratio)
        size = scaled.deviceIndependentSize().toSize()
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        painter.drawPixmap(left, top, scaled)
        painter.setPen(theme.current_theme().edge)
        painter.drawRect(left - 1, top - 1, size.width() + 1, size.height() + 1)
        painter.end()
