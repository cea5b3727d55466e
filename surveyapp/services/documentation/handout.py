"""The handout for respondents: one page of questions and answers, as a web page or on paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from surveyapp.messages.message import Message, Translate
from surveyapp.services.documentation.guides import Guide, guide_in
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.survey.definition.promises import ABOUT, WHOM_TO_ASK, Line, facts_of, handout_parts
from surveyapp.survey.definition.survey import Survey

HANDOUT = "handout"
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_MARKED = r"<b>\1</b>"
_STYLE = """
@page { size: A4; margin: 16mm; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #17212B; background: #fff;
  font: 1.15rem/1.5 "Inter", "Noto Sans", "Segoe UI", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; line-height: 1.2; }
p { margin: 0 0 .8em; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 12pt; } }
"""


@dataclass(frozen=True, slots=True)
class SurveyHandout(Guide):
    """The handout of one survey: what may be promised of it, and no more."""

    words: str
    spoken: str

    @property
    def language(self) -> str:
        """What it is written in, as ``fr``."""
        return self.spoken

    @property
    def text(self) -> str:
        """What it says, as Markdown."""
        return self.words


def survey_handout(survey: Survey, language: str, translate: Translate) -> Guide:
    """Return the handout of one survey, made from its facts.

    Parameters
    ----------
    survey
        the survey.
    language
        one that the program has words in, such as ``fr``.
    translate
        translates the program's words into it.

    Raises
    ------
    UserProblem
        if the handout is not there in that language.
    """
    general = handout(language)
    words = handout_text(handout_parts(facts_of(survey)), translate)
    return SurveyHandout(general.name, ABOUT.render(translate), general.path, words, language)


def handout_text(parts: Sequence[tuple[Message, Line]], translate: Translate) -> str:
    """Return a handout as Markdown: a title, questions in bold with their answers, a line to fill in.

    Parameters
    ----------
    parts
        each question with the sentences of its answer.
    translate
        translates them.
    """
    paragraphs = [f"# {ABOUT.render(translate)}"]
    for question, answer in parts:
        said = " ".join(sentence.render(translate) for sentence in answer)
        paragraphs.append(f"**{question.render(translate)}** {said}")
    paragraphs.append(f"**{WHOM_TO_ASK.render(translate)}** {'_' * 38}")
    return "\n\n".join(paragraphs) + "\n"


def handout(language: str) -> Guide:
    """Return the handout that holds for every survey, in ``language``.

    Raises
    ------
    UserProblem
        if it was not written in it.
    """
    return guide_in(HANDOUT, language)


def handout_html(sheet: Guide, *, is_right_to_left: bool) -> str:
    """Return ``sheet`` as a page by itself, which a browser prints on one side of A4.

    Handouts have a title and paragraphs with words in bold, and no other Markdown.
    """
    title, *paragraphs = (part for part in sheet.text.strip().split("\n\n") if part)
    body = "".join(f"<p>{_BOLD.sub(_MARKED, escape(one))}</p>\n" for one in paragraphs)
    heading = escape(title.removeprefix("#").strip())
    return (
        f'<!DOCTYPE html>\n<html lang="{sheet.language}" dir="{"rtl" if is_right_to_left else "ltr"}">\n'
        f'<head><meta charset="utf-8"><title>{heading}</title><style>{_STYLE}</style></head>\n'
        f"<body>\n<h1>{heading}</h1>\n{body}</body>\n</html>\n"
    )


def write_handout(path: Path, sheet: Guide, make: Callable[[Guide], bytes]) -> Path:
    """Write a handout to ``path``, as ``make`` gives its bytes; return ``path``.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    write_bytes(path, make(sheet))
    return path
