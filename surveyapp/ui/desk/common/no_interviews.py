"""What stands on pages of results while a project holds no interviews."""

from __future__ import annotations

from surveyapp.ui.desk.common.session import DeskSession, PageName
from surveyapp.ui.widgets.layout import EmptyState, button


class NoInterviewsYet(EmptyState):
    """Says what the page will show, and leads to where files are imported."""

    def __init__(self, icon: str, session: DeskSession, text: str) -> None:
        super().__init__(icon, "", text)
        self._session = session
        self.set_title(self.tr("No interviews yet"))
        self._leads = button(self.tr("Go to Files"), "go_to_files", role="primary")
        self._leads.clicked.connect(lambda: session.page_wanted.emit(PageName.FILES))
        self.buttons.addWidget(self._leads)
        session.summary_changed.connect(self._look)
        session.troubled.connect(self._look)
        self._look()

    def _look(self) -> None:
        """Say nothing while the project is opened: nobody knows yet what it holds."""
        is_opening = not self._session.is_known and not self._session.is_lost
        for part in (self._heading, self._words, self._leads):
            part.setVisible(not is_opening)
