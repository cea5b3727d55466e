"""The surveyor's screens: the hand-over, the page behind the PIN, and what to do in each trouble."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from surveyapp.services.kiosk.trouble import ADVICE, Trouble
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.drawn_button import Loudspeaker
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.supervisor.pin_delay import PinGate
from surveyapp.ui.kiosk.supervisor.screens import GatedPinPad, about
from surveyapp.ui.messages import translated

WIDTH = 40
"""Millimetres."""


class HandOverView(GatedPinPad):
    """Between two respondents: the surveyor's PIN. The same whatever the last respondent did."""

    def __init__(
        self,
        gate: PinGate,
        opened: Callable[[], None],
        ask_help: Callable[[], None],
        open_supervisor: Callable[[], None],
        sizes: Sizes,
    ) -> None:
        super().__init__(
            self.tr("Please give this device to the surveyor"),
            self.tr("Surveyor, enter your PIN for the next person."),
            sizes,
            gate=gate,
            opened=opened,
        )
        self.bar_button(
            Button(self.tr("Help"), "what_to_do", ask_help, sizes, role="bar", height=15)
        )
        words = self.tr("Supervisor")
        role = "bar" if sizes.is_small else "corner"
        self.bar_button(Button(words, "supervisor", open_supervisor, sizes, role=role, height=15))

    def offer_listening(self, listen: Callable[[], None]) -> None:
        """Draw the loudspeaker, where it is on every screen; on a small panel in the bar."""
        loudspeaker = Loudspeaker(self.tr("Listen"), listen, self.sizes)
        (self.bar_button if self.sizes.is_small else self.strip_button)(loudspeaker)

    def said_later(self) -> tuple[str, ...]:
        """Return what can be spoken here once a PIN was wrong."""
        return self.wrong_pin(), self.too_many_pins()


class SurveyorPinView(GatedPinPad):
    """The door of the surveyor's page."""

    def __init__(
        self, gate: PinGate, opened: Callable[[], None], back: Callable[[], None], sizes: Sizes
    ) -> None:
        super().__init__(
            self.tr("What to do"),
            self.tr("Surveyor, enter your PIN."),
            sizes,
            gate=gate,
            opened=opened,
        )
        self.bar_button(Button(self.tr("Back"), "back", back, sizes, role="bar", height=15))


class TroubleButton(Button):
    """A trouble by its name, which wraps sooner than that the list takes a second page."""

    def __init__(self, trouble: Trouble, act: Callable[[], None], sizes: Sizes) -> None:
        words = translated(ADVICE[trouble].title)
        super().__init__(words, f"trouble_{trouble.value}", act, sizes, role="row")
        self._widest = sizes.mm(WIDTH)

    def natural_width(self) -> int:
        """Return a width at which two stand side by side on the smallest panel."""
        return min(super().natural_width(), self._widest)


class TroublesView(View):
    """The surveyor's page: each trouble, and how many interviews there are in steps of ten."""

    def __init__(
        self,
        interviews: int,
        explain: Callable[[Trouble], None],
        go_on: Callable[[], None],
        sizes: Sizes,
    ) -> None:
        super().__init__(sizes)
        count = self.tr("In the current file: {count}").format(count=about(interviews))
        if sizes.is_small:  # the list is one page longer with more above it
            self.head(label(count, "soft"))
        else:
            self.say(self.tr("What to do"), "title")
            self.bar_text(count)
        self.offer(
            [TroubleButton(trouble, partial(explain, trouble), sizes) for trouble in ADVICE],
            most_columns=2,
        )
        self.bar_button(
            Button(self.tr("Go on"), "surveyor_go_on", go_on, sizes, role="primary", height=15)
        )


class AdviceView(View):
    """What happened, and what to do, step by step; with the way on, where there is one."""

    def __init__(
        self,
        troubles: Sequence[Trouble],
        sizes: Sizes,
        *,
        back: tuple[str, Callable[[], None]] | None = None,
        go_on: tuple[str, str, Callable[[], None]] | None = None,
        open_supervisor: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(sizes)
        for trouble in troubles:
            advice = ADVICE[trouble]
            self.say(translated(advice.title), "title")
            self.say_list([translated(step) for step in advice.steps], "lead")
        if back is not None:
            words, act = back
            self.bar_button(Button(words, "back", act, sizes, role="bar", height=15))
        if open_supervisor is not None:
            words = self.tr("Supervisor")
            corner = Button(words, "supervisor", open_supervisor, sizes, role="corner", height=15)
            self.bar_button(corner)
        if go_on is not None:
            words, name, act = go_on
            self.bar_button(Button(words, name, act, sizes, role="primary", height=15))
