"""Analyses with their required options chosen, as a form would choose them."""

from surveyapp.options import OptionKind


def an_example(analysis, survey):
    """Return an analysis with its required options chosen from the survey, as a form would choose them."""
    taken: list[str] = []
    chosen_options = {}
    for option in analysis.options():
        if not option.takes_questions or not option.is_required:
            continue
        free = [q for q in option.offered(survey) if q.id not in taken]
        count = 1 if option.kind is OptionKind.VARIABLE else max(option.least, 2)
        if option.has_same_answers:
            sets = [q.answers for q in free]
            free = [q for q in free if sets.count(q.answers) >= count]
            free = [q for q in free if q.answers == free[0].answers]
        found = [q.id for q in free[:count]]
        taken += found
        chosen_options[option.name] = found[0] if option.kind is OptionKind.VARIABLE else found
    return analysis.read(**chosen_options)
