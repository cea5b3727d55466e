"""How a report is told: in which words, numbers and language."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.services.labels import Labels
from surveyapp.services.notices import Notice, Translate
from surveyapp.services.numerals import Numerals
from surveyapp.survey.survey import Survey


def _english(_context: str, text: str) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Manner:
    """The program's words in ``language``, the survey's texts in ``labels`` (None: its first)."""

    translate: Translate = _english
    numerals: Numerals = Numerals()
    language: str = "en"
    labels: str | None = None
    is_right_to_left: bool = False

    def say(self, template: str, **facts: object) -> str:
        """Return one of the report's own texts, translated and then filled in."""
        return self.translate("report", template).format(**facts)

    def told(self, sentence: str) -> str:
        """Return a sentence that came with numbers, translated where it can be."""
        if not isinstance(sentence, Notice):
            return sentence
        return sentence.told(self.translate, self.numerals.written)

    def title_of(self, survey: Survey) -> str:
        """Return the survey's title, kept apart from words around it that run the other way."""
        title = survey.title.in_language(self.labels or survey.languages[0])
        return f"\N{FIRST STRONG ISOLATE}{title}\N{POP DIRECTIONAL ISOLATE}"

    def labels_of(self, survey: Survey) -> Labels:
        """Return what the survey's questions and answers are called."""
        return Labels(survey, self.translate, self.labels)


ENGLISH = Manner()
