"""What a survey promises: design, odds and ε of each question, and of one respondent in total."""

from __future__ import annotations

from collections.abc import Iterator

from surveyapp.designs import Design
from surveyapp.designs.exact import common_frequencies, rounded_up
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey
from surveyapp.survey.writing import design_to_json


def describe_survey(survey: Survey) -> Iterator[str]:
    """Yield the lines that ``surveyapp check`` prints."""
    languages = ", ".join(survey.languages)
    yield f"{survey.title.any()}"
    yield f"survey {survey.id}, version {survey.version}, languages {languages}"
    for question in survey.asked:
        yield ""
        yield f"{question.id} ({question.type_name}): {question.text.any()}"
        yield f"  design  {_stated(question.design)}, {question.mode.value}"
        if not question.design.is_randomized:
            yield "  ε       infinite: the answer is recorded as it is given"
            continue
        yield f"  odds    {odds(question)}"
        yield f"  ε       {_epsilon(question)}"
        if not question.required:
            yield "  note    it may be skipped; who skips is recorded, and may hint at the answer"
    yield ""
    yield (
        f"total ε of one respondent over {len(survey.randomized)} randomized questions: "
        f"{rounded_up(survey.total_epsilon)}"
    )
    direct = len(survey.asked) - len(survey.randomized)
    if direct:
        yield f"{direct} direct question(s) are outside that sum: their answers are not protected"


def odds(question: AskedQuestion) -> str:
    """Return the odds of each report for each answer, as natural frequencies."""
    form = question.design.channel.forced_form()
    if form is not None and form.truth > 0 and len(set(form.forced)) == 1 and len(form.forced) > 2:
        (own, *_), of, is_exact = common_frequencies((form.truth, 1 - form.truth))
        about = "" if is_exact else "about "
        return f"{about}{own} of {of}: the answer; else one of {len(form.forced)}, all as likely"
    parts = []
    for answer, row in zip(question.answers, question.design.channel.rows, strict=True):
        counts, of, is_exact = common_frequencies(row)
        about = "" if is_exact else "about "
        told = ", ".join(
            f"{report} {about}{count} of {of}"
            for report, count in zip(question.reports, counts, strict=True)
            if count
        )
        parts.append(f"{answer} → {told}")
    return "; ".join(parts)


def _stated(design: Design) -> str:
    value = design_to_json(design)
    parameters = ", ".join(
        f"{name} = {' '.join(given) if isinstance(given, list) else given}"
        for name, given in value.items()
        if name != "name"
    )
    return f"{design.name} ({parameters})" if parameters else design.name


def _epsilon(question: AskedQuestion) -> str:
    channel = question.design.channel
    if channel.worst_ratio is not None:
        return f"{question.design.epsilon_text} (odds ratio at most {_ratio(question)})"
    certain = [
        f"{report} is never recorded for {answer}"
        for answer, row in zip(question.answers, channel.rows, strict=True)
        for report, entry in zip(question.reports, row, strict=True)
        if entry == 0
    ]
    return "infinite: " + ", ".join(certain)


def _ratio(question: AskedQuestion) -> str:
    ratio = question.design.worst_ratio
    if ratio is None or ratio.denominator <= 1000:
        return str(ratio)
    return rounded_up(float(ratio))
