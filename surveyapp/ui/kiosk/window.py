"""The kiosk's window: one screen at a time, and no way out but the supervisor's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QCursor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from surveyapp.services.kiosk.hand_over import HandOver
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.ui.appearance.density import stated_dpi
from surveyapp.ui.appearance.fonts import font
from surveyapp.ui.kiosk.base.bare_view import BareView
from surveyapp.ui.kiosk.base.idle import IdleWatch
from surveyapp.ui.kiosk.base.style import Sizes, sizes_for, style_sheet
from surveyapp.ui.kiosk.respondent.accessibility import TextSize
from surveyapp.ui.kiosk.respondent.audio import Speaking
from surveyapp.ui.kiosk.respondent.interviewing import Interviewing, load_the_rest
from surveyapp.ui.kiosk.supervisor.screens import PinPad
from surveyapp.ui.kiosk.supervisor.supervising import Supervising
from surveyapp.ui.kiosk.surveyor.handing_over import HandingOver
from surveyapp.ui.languages import ProgramLanguage

PREVIEW_SIZE = (1280, 800)
DEAD_MS = 700
"""Milliseconds for which a screen that has just come takes no touch: one meant for the last one."""

PAINTED_MS = 100
"""Milliseconds until the first screen is painted, and what the next ones need is loaded; nobody has touched
anything by then."""


class KioskWindow(QWidget):
    """The asking device. ``present`` shows it: full screen, or as a window for a preview.

    Closing, minimising and losing the focus do not leave it; what a toolkit cannot refuse (the
    system's own key chords) is the session's to refuse, see SECURITY. Alt+F4 arrives here as a
    close event, and key chords find nothing that listens to them.
    """

    def __init__(
        self,
        kiosk: Kiosk,
        *,
        windowed: bool = False,
        language: ProgramLanguage | None = None,
        idle_seconds: float | None = None,
        dwell_ms: int = 600,
        dead_ms: int = DEAD_MS,
        speaking: Speaking | None = None,
        dpi: float | None = None,
    ) -> None:
        locked = Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint
        super().__init__(None, Qt.WindowType.Window if windowed else Qt.WindowType.Window | locked)
        self._is_windowed = windowed
        self._may_leave = False
        self._dead_ms = dead_ms
        self._panel = kiosk.panel
        self._stated = dpi
        self._view: BareView | None = None
        self._make_again: Callable[[], BareView] | None = None
        self.setWindowTitle(QCoreApplication.translate("kiosk", "Surveyapp kiosk"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setFont(font())
        if windowed:
            self.resize(*PREVIEW_SIZE)
        else:
            self.setGeometry(self.screen().geometry())
        self._text = TextSize.USUAL
        self.sizes = self._fitting_sizes()
        self.setStyleSheet(style_sheet(self.sizes))
        self._return = QTimer(self, singleShot=True, interval=100)
        self._return.timeout.connect(self._come_back)
        self._refit = QTimer(self, singleShot=True, interval=0)
        self._refit.timeout.connect(self._fit)
        usual_seconds = kiosk.survey.presentation.idle_seconds
        self._idle = IdleWatch(usual_seconds if idle_seconds is None else idle_seconds, self)
        self._language = language or ProgramLanguage()
        hand_over = HandOver(kiosk)
        self._speaking = speaking or Speaking(None, None)
        self.interviewing = Interviewing(
            kiosk,
            hand_over,
            self,
            self._idle,
            language=self._language,
            dwell_ms=dwell_ms,
            speaking=self._speaking,
            parent=self,
        )
        self.supervising = Supervising(
            kiosk,
            self,
            self._idle,
            self.interviewing,
            speaking=self._speaking,
            language=self._language,
            leave=self.leave,
            parent=self,
        )
        self.handing_over = HandingOver(
            kiosk,
            hand_over,
            self,
            self._idle,
            interviews=self.interviewing,
            supervisor=self.supervising,
            language=self._language,
            speaking=self._speaking,
            parent=self,
        )
        self.interviewing.staffed_by(self.handing_over, self.supervising)
        self.supervising.set_up(self.handing_over.wait)

    @property
    def view(self) -> BareView | None:
        """The screen that is shown."""
        return self._view

    def present(self) -> None:
        """Show the window."""
        if self._is_windowed:
            self.show()
        else:
            self.showFullScreen()
        self.activateWindow()
        QTimer.singleShot(PAINTED_MS, self, load_the_rest)

    def leave(self) -> None:
        """Close the window, which the supervisor alone can ask for, in the language of the staff."""
        self._language.use_own()
        self._may_leave = True
        self.close()

    # What the flows ask for

    def show_view(self, view: BareView) -> None:
        """Delete the view that is shown and show ``view``, the focus on nothing, the cursor parked."""
        self._retire_view()
        self._view = view
        view.touched.connect(self._speaking.stop)
        view.rest(self._dead_ms)
        view.setParent(self)
        view.setGeometry(self.rect())
        view.show()
        view.setFocus()
        if not self._is_windowed and self.isVisible():
            QCursor.setPos(self.mapToGlobal(QPoint(self.width() - 1, self.height() - 1)))

    def draw(self, view: Callable[[], BareView]) -> None:
        """Show a screen of the staff, and make it again where the screen is turned round."""
        self.show_view(view())
        self._make_again = view

    def drop_view(self) -> None:
        """Delete the view that is shown, at once."""
        view = self._view
        self._retire_view()
        if view is not None:
            QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete.value)

    def hold_view(self) -> None:
        """Leave the view that is shown as it is painted, until another one is shown."""
        if self._view is not None:
            self._view.setUpdatesEnabled(False)

    def paint_now(self) -> None:
        """Paint the window before anything else happens."""
        self.repaint()

    def enlarge(self, text: TextSize) -> None:
        """Draw what follows with text of that size; millimetres stay what they are."""
        if text is not self._text:
            self._text = text
            self.sizes = self._fitting_sizes()
            self.setStyleSheet(style_sheet(self.sizes))

    # The lock

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stay, unless the supervisor leaves."""
        if self._may_leave:
            self._idle.close()
            self.supervising.close()
            event.accept()
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the view look at the key; nothing else ever sees it."""
        if self._view is not None and not self._view.is_dead:
            self._speaking.stop()
            self._view.key_pressed(event)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Come back when minimised or covered."""
        super().changeEvent(event)
        kinds = {QEvent.Type.WindowStateChange, QEvent.Type.ActivationChange}
        if event.type() in kinds and not self._is_windowed and not self._may_leave:
            self._return.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the window; a screen turned round gets its own sizes."""
        super().resizeEvent(event)
        if self._view is not None:
            self._view.setGeometry(self.rect())
        if self._fitting_sizes() != self.sizes:
            self._refit.start()

    def _fit(self) -> None:
        from surveyapp.ui.kiosk.respondent.view import RespondentView  # noqa: PLC0415

        sizes = self._fitting_sizes()
        if sizes != self.sizes:
            self.sizes = sizes
            self.setStyleSheet(style_sheet(sizes))
            if isinstance(self._view, RespondentView):
                self.interviewing.redraw()
            elif self._make_again is not None:
                self._draw_again(self._make_again)

    def _draw_again(self, view: Callable[[], BareView]) -> None:
        """Show the same screen of the staff in the sizes of now, with what was typed."""
        typed = self._view.typed if isinstance(self._view, PinPad) else ""
        self.draw(view)
        if isinstance(self._view, PinPad):
            self._view.type_again(typed)

    def _fitting_sizes(self) -> Sizes:
        return sizes_for(self.size(), self.screen(), self._known_dpi).with_text(self._text.value)

    @property
    def _pixels(self) -> tuple[int, int]:
        size = self.screen().size()
        return size.width(), size.height()

    @property
    def _known_dpi(self) -> float | None:
        """What was stated for this run, else measured; None where neither was."""
        return self._stated or self._panel.measured(self._pixels)

    @property
    def needs_ruler(self) -> bool:
        """Whether nobody knows how large a millimetre is here; a preview on a desk needs not to know."""
        is_known = self._known_dpi is not None or stated_dpi(self.screen()) is not None
        return not self._is_windowed and not is_known

    def measured(self, dpi: float) -> None:
        """Keep how fine the panel is, as measured with a ruler, and draw what follows in its sizes.

        Where it cannot be stored, which is a ``DiskProblem``, it holds until the kiosk ends.
        """
        self._stated = dpi
        self.sizes = self._fitting_sizes()
        self.setStyleSheet(style_sheet(self.sizes))
        self._panel.keep(self._pixels, dpi)

    def _come_back(self) -> None:
        if not self.isVisible() or self._may_leave:
            return
        if self.isMinimized() or not self.isFullScreen():  # minimised, it calls itself both
            self.showFullScreen()
        if not self.isActiveWindow():
            self.raise_()
            self.activateWindow()

    def _retire_view(self) -> None:
        view, self._view = self._view, None
        self._make_again = None
        self._speaking.stop()
        if view is not None:
            view.hide()
            view.deleteLater()
