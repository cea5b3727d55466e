"""What comes before the answers with a device of one's own: what to throw, then what the throw means."""

from __future__ import annotations

from surveyapp.services.kiosk.versions import SampleVersion, device_screens
from surveyapp.survey.definition.promises import NOT_KEPT, is_kept
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.kiosk.pictures.device_drawings import DevicePicture, begin_of, picture_of
from surveyapp.ui.kiosk.respondent.view import RespondentView
from surveyapp.ui.messages import translated

THROWN = 32
"""Millimetres of a die, coin or card on the first screen, where there is room."""


def draw_step(view: RespondentView, asked: AskedQuestion, labels: tuple[str, ...]) -> bool:
    """Draw the step that the interview is at; return whether there is one, so no answers are drawn."""
    step = view.screen_value.device_step
    if step is None:
        return False
    screens = device_screens(asked, labels)
    design = asked.design
    whole = design.full_design if isinstance(design, SampleVersion) else design
    said = design.own_device(labels)
    begin = begin_of(said, whole)
    picture = begin if step == 0 else picture_of(whole, labels)
    first, *others = screens[step]
    if not is_kept(view.survey, asked):  # nothing is recorded or counted that could prove anything
        others = [each for each in others if each not in said.proves]
        others += [NOT_KEPT] if step == len(screens) - 1 else []
    view.say(translated(first), "question" if step == 0 else "statement")
    if picture and step == 0:
        view.body.addWidget(DevicePicture(picture, view.sizes, millimetres=THROWN))
    for sentence in others:
        view.say(translated(sentence), "body" if step == 0 else "statement")
    if picture and step > 0:
        view.body.addWidget(DevicePicture(picture, view.sizes))
    return True


def numbered(asked: AskedQuestion, heading: str, language: str) -> str:
    """Return the question; with a harmless one (and an anchor's pair) each of them, numbered."""
    second = asked.second_question
    if second is None:
        return heading
    texts = second.texts
    texts.pop("opposite", None)  # the other half's, in the place of the first
    asked_texts = [heading, *(text.in_language(language) for text in texts.values())]
    return "\n".join(f"{number}. {text}" for number, text in enumerate(asked_texts, start=1))


def say_reminder(view: RespondentView, asked: AskedQuestion, labels: tuple[str, ...]) -> None:
    """Say the meaning of the throw once more, in one line above the answers."""
    sentences = asked.design.own_device(labels).reminder
    view.say(" ".join(translated(each) for each in sentences), "statement")
