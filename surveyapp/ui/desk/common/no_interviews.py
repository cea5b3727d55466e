"""What stands on pages of results while a project holds no interviews."""

from __future__ import annotations

from surveyapp.ui.desk.common.session import DeskSession, PageName
from surveyapp.ui.widgets.layout import EmptyState, button


class NoInterviewsYet(EmptyState):
    """Says what the page will show, and leads to where files are imported."""

    def __init__(self, icon: str, session: DeskSession, text: str) -> None:
        super().__init__(icon, "", text)
        self.set_title(self.tr("No interviews yet"))
        leads = button(self.tr("Go to Files"), "go_to_files", role="primary")
        leads.clicked.connect(lambda: session.page_wanted.emit(PageName.FILES))
        self.buttons.addWidget(leads)
