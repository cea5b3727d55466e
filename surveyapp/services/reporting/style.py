"""The style of a report: language, labels and number format."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages.amounts import Amount
from surveyapp.messages.message import Message, Translate, in_english
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import Numerals
from surveyapp.messages.visible_text import isolated
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class ReportStyle:
    """The program's words in ``language``, the survey's texts in ``labels`` (None: its first)."""

    translate: Translate = in_english
    numerals: Numerals = Numerals()
    language: str = "en"
    labels: str | None = None
    is_right_to_left: bool = False

    def say(self, template: str, **facts: object) -> str:
        """Return one of the report's own texts, translated and then filled in."""
        translated = {
            n: self._apart(one) if isinstance(one, str) else one for n, one in facts.items()
        }
        return self.translate("report", template).format(**translated)

    def translated(self, sentence: str) -> str:
        """Return a sentence that came with numbers, translated where it can be."""
        if not isinstance(sentence, Notice):
            return sentence
        return sentence.as_sentence(self.translate, self._written)

    def part(self, words: Message) -> str:
        """Return a part of a sentence, such as the odds of a design, in the report's language."""
        return words.render(self.translate, self._written)

    def _written(self, fact: object) -> str:
        written = self.numerals.written(fact)
        return written if isinstance(fact, Amount) else self._apart(written)

    def _apart(self, text: str) -> str:
        """Return names and sources so that words from the right leave their order as it is."""
        has_letters = any(letter.isalpha() for letter in text)
        return isolated(text) if self.is_right_to_left and has_letters else text

    def title_of(self, survey: Survey) -> str:
        """Return the survey's title, kept apart from words around it that run the other way."""
        return isolated(survey.title.in_language(self.labels or survey.languages[0]))

    def labels_of(self, survey: Survey) -> SurveyLabels:
        """Return what the survey's questions and answers are called."""
        return SurveyLabels(survey, self.translate, self.labels)


ENGLISH = ReportStyle()
