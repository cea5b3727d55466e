"""Models from the reports of a survey: which questions are informative about a label, and in what form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.data.questions import no_such_question, recorded_question
from surveyapp.analyses.data.report_counts import distinct_reports
from surveyapp.analyses.data.tally_reports import NotInTotals, TallyReports
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.design import Design
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute
from surveyapp.learning.local.auto import LocalAuto
from surveyapp.learning.local.class_tables import Evidence, Times, count_evidence
from surveyapp.learning.local.coded_reports import QuestionReports, ReportColumn, encode_reports
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.registry import LocalModel
from surveyapp.learning.local.reports import (
    Bundle,
    LocalReports,
    bundled_reports,
    check_roles,
    label_among_features,
    no_features,
    single_question_reports,
)
from surveyapp.learning.local.tree import LocalTree
from surveyapp.messages.message import msg
from surveyapp.services.models.learners import learner_kind
from surveyapp.survey.definition.question_groups import AskRandom
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, QuestionId
from surveyapp.survey.types.joint import Joint


@dataclass(frozen=True, slots=True)
class LocalTraining:
    """A local model and how its reports came about."""

    model: LocalModel
    design: str
    respondents: int


def learnable(survey: Survey) -> tuple[AskedQuestion, ...]:
    """Return the questions, and members of joint ones, that can be a label or a feature."""
    return tuple(q for q in (*survey.recorded_questions, *survey.members) if q.is_member)


def train_local(
    learner: str,
    source: Dataset,
    label: str,
    features: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> LocalTraining:
    """Learn from reports alone; no ε is spent beyond theirs.

    ``auto`` takes the tree where it is clearly right more often than naive Bayes; of joint questions only
    naive Bayes learns.
    Where the label is a member of joint questions, or asked again in them in the same words and with the
    same answers, the joint reports are learned from, and those to the label alone; else the reports to the
    label and to each feature. By default every usable question that was asked is a feature, but
    none that the label is made from; of what is made from others only what stands for a hidden one.

    Raises
    ------
    UserProblem, OptionProblem
        if it cannot be learned like that; if the survey lacks a question, or it cannot be a
        label or feature; if nobody was asked both.
    NoReports, UserProblem
        by what is wrong.
    """
    untrained = cast("LocalModel | LocalAuto", learner_kind(learner, None)(**(options or {})))
    if isinstance(source.source, TallyReports):
        raise NotInTotals(
            msg(
                "A classifier learns from reports one by one, and totals that trustees opened hold none. "
                "Nothing can be trained on them."
            )
        )
    joints = _joints_with(source.survey, label)
    if joints:
        return _from_joints(untrained, source, label, features, joints)
    return _one_by_one(untrained, source, label, features)


def _joints_with(survey: Survey, label: str) -> tuple[Joint, ...]:
    joints = (q for q in survey.recorded_questions if isinstance(q, Joint))
    same = same_questions(survey, label)
    return tuple(q for q in joints if not same.isdisjoint(member.id for member in q.members))


def same_questions(survey: Survey, label: str) -> frozenset[str]:
    """Return a question and what asks the same again: in the same words, and with the same answers.

    Nobody is asked the same twice in one joint question: where two members have equal words, these tell
    nothing.
    """
    every = learnable(survey)
    own = next((one for one in every if one.id == label), None)
    if own is None:
        return frozenset({label})
    same = frozenset(one.id for one in every if (one.text, one.answers) == (own.text, own.answers))
    together = (q.answered_together for q in survey.recorded_questions)
    is_repeated = all(sum(member.id in same for member in members) < 2 for members in together)
    return same if is_repeated else frozenset({label})


def attribute_of(question: AskedQuestion) -> Attribute:
    """Return a question and its answers as a column.

    Raises
    ------
    UserProblem
        if its answers are no list of which one is given.
    """
    if not question.is_member:
        raise UserProblem(
            msg(
                "{question} has no list of answers of which one is given, so nothing can be "
                "learned from it; name a yes/no question, a single choice or a rating.",
                question=question.id,
            )
        )
    return Attribute(question.id, question.answers)


"""How many respondents each report stands for; None: one."""


def spent_epsilon(survey: Survey, questions: Sequence[AskedQuestion]) -> float:
    """Return ε that one respondent's reports to ``questions`` give away together, at worst."""
    kept = tuple(q for q in questions if q.design.is_randomized)
    names = {q.id for q in kept}
    groups = (
        AskRandom(group.size, tuple(QuestionId(n) for n in group.of if n in names))
        for group in survey.groups
    )
    # a group of which fewer questions count than are drawn limits nothing
    limiting = tuple(group for group in groups if len(group.of) > group.size)
    return replace(survey, questions=kept, groups=limiting).total_epsilon


# one by one


def _one_by_one(
    untrained: LocalModel | LocalAuto, source: Dataset, label: str, features: Sequence[str] | None
) -> LocalTraining:
    survey = source.survey
    target = recorded_question(survey, label)
    own = attribute_of(target)
    if features is None:
        known = survey.origins(label)  # what the label is made from would give it away
        others = (
            q
            for q in survey.without_repeats().recorded_questions
            if q.is_member and known.isdisjoint(survey.origins(q.id))
        )
        chosen = [q for q in others if has_one_channel(q) and _are_together(survey, q.id, label)]
    else:
        chosen = [recorded_question(survey, name) for name in features]
        survey.check_together([*features, label])
        _check_no_copy(survey, features, label)
    check_roles([attribute_of(q) for q in chosen], own)
    used = (*chosen, target)
    epsilon = spent_epsilon(survey, used)
    design = ", ".join(f"{q.id}: {q.design.name}" for q in used)
    if isinstance(untrained, LocalAuto):
        asked, times = _asked(source, used)
        untrained = untrained.chosen(asked[:-1], asked[-1], times)
    if isinstance(untrained, LocalTree):
        asked, times = _asked(source, used)
        tree = untrained.fit(asked[:-1], asked[-1], times)
        tree.epsilon_ = epsilon
        return LocalTraining(tree, design, tree.respondents_)
    reports = replace(_by_pairs(source, chosen, target), epsilon=epsilon)
    return LocalTraining(untrained.fit(reports), design, reports.respondents)


def _check_no_copy(survey: Survey, features: Sequence[str], label: str) -> None:
    known = survey.origins(label)
    copy = next((name for name in features if not known.isdisjoint(survey.origins(name))), None)
    if copy is not None and copy != label:
        raise UserProblem(
            msg(
                "{feature} and {label} are made of the same answers, so a model would only read one off the "
                "other. Leave {feature} out.",
                feature=copy,
                label=label,
            )
        )


def _asked(
    source: Dataset, questions: Sequence[AskedQuestion]
) -> tuple[list[QuestionReports], Times | None]:
    reports, times = distinct_reports(source, questions)
    return [QuestionReports(attribute_of(q), q.design, reports[q.id]) for q in questions], times


def _by_pairs(
    source: Dataset, features: Sequence[AskedQuestion], label: AskedQuestion
) -> LocalReports:
    """Count each feature with the label; all of them together would be different in nearly everybody."""
    found = []
    for feature in features:
        (asked, reported), times = _asked(source, (feature, label))
        found.append(single_question_reports([asked], reported, times))
    return replace(
        found[0],
        features=tuple(one.features[0] for one in found),
        pairs=tuple(one.pairs[0] for one in found),
        unprotected=tuple(q.id for q in (*features, label) if not q.design.is_randomized),
    )


def has_one_channel(question: AskedQuestion) -> bool:
    """Return whether each report says something about one answer, whoever gave it."""
    return question.samples == 1 and (isinstance(question.design, Design) or _is_oracle(question))


def _is_oracle(question: AskedQuestion) -> bool:
    return question.unlisted is not None


def _are_together(survey: Survey, first: str, second: str) -> bool:
    return not any(g.size < 2 and {first, second} <= set(g.of) for g in survey.groups)


# joint questions


def _from_joints(
    untrained: LocalModel | LocalAuto,
    source: Dataset,
    label: str,
    features: Sequence[str] | None,
    joints: tuple[Joint, ...],
) -> LocalTraining:
    if isinstance(untrained, LocalTree):
        raise UserProblem(
            msg(
                "{label} was asked in joint questions, and a tree needs each question asked "
                "by itself. Train naive-bayes.",
                label=label,
            )
        )
    if isinstance(untrained, LocalAuto):
        untrained = LocalNaiveBayes(**untrained.get_params())
    survey = source.survey
    same = same_questions(survey, label)
    members: dict[str, AskedQuestion] = {m.id: m for joint in joints for m in joint.members}
    every = tuple(attribute_of(m) for name, m in members.items() if name not in same)
    names = [attribute.name for attribute in every]
    wanted = _chosen_questions(survey, names, features, label)
    bundles = [_bundle(source, joint, same, names) for joint in joints]
    target = attribute_of(next(q for q in learnable(survey) if q.id == label))
    found = bundled_reports(every, target, bundles, respondents=source.source.interviews)
    alone = tuple(q for q in survey.recorded_questions if q.id in same)
    places = [names.index(name) for name in wanted]
    reports = replace(
        found,
        features=tuple(found.features[place] for place in places),
        pairs=tuple(found.pairs[place] for place in places),
        alone=_alone(source, alone[0]) if alone else None,
        epsilon=spent_epsilon(survey, (*joints, *alone[:1])),
        unprotected=tuple(q.id for q in (*joints, *alone[:1]) if not q.design.is_randomized),
    )
    design = ", ".join([_joint_names(joints), *(f"{q.id}: {q.design.name}" for q in alone[:1])])
    return LocalTraining(untrained.fit(reports), design, reports.respondents)


def _alone(source: Dataset, label: AskedQuestion) -> Evidence:
    """Return what the reports to the label say, where it was asked by itself too."""
    (reported,), times = _asked(source, (label,))
    return count_evidence(encode_reports(reported), times)


def _chosen_questions(
    survey: Survey, names: Sequence[str], features: Sequence[str] | None, label: str
) -> Sequence[str]:
    if features is None:
        return names
    if not features:
        raise no_features(label=label)
    if label in features:
        raise label_among_features(label=label)
    for name in features:
        if name not in names:
            raise no_such_question(survey=survey.id, question=name, known=", ".join(names))
    return tuple(dict.fromkeys(features))


def _bundle(source: Dataset, joint: Joint, same: frozenset[str], names: Sequence[str]) -> Bundle:
    ids: list[str] = [member.id for member in joint.members]
    label = next(name for name in ids if name in same)
    others = [name for name in ids if name != label]
    found, times = distinct_reports(source, (joint,))
    reports: ReportColumn = found[joint.id]
    if ids[-1] != label:
        reports = _label_last(joint, ids.index(label), label, np.asarray(reports))
    return Bundle(tuple(names.index(name) for name in others), joint.design, reports, times)


def _label_last(joint: Joint, place: int, label: str, codes: ReportColumn) -> ReportColumn:
    """Return the reports with the label's part varying fastest; k_rr treats all combinations alike."""
    if not isinstance(joint.design, KRR):
        raise UserProblem(
            msg(
                "{question} combines {label} with others in the design {design}; for that, "
                "{label} must be its last member. Only k_rr takes any order.",
                question=joint.id,
                label=label,
                design=joint.design.name,
            )
        )
    cells = np.arange(int(np.prod(joint.sizes))).reshape(joint.sizes)
    new_of_old = np.empty(cells.size, dtype=np.int32)
    new_of_old[np.moveaxis(cells, place, -1).ravel()] = np.arange(cells.size)
    given = np.asarray(codes, dtype=np.int32)
    return np.where(given < 0, given, new_of_old[np.maximum(given, 0)])


def _joint_names(joints: Sequence[Joint]) -> str:
    names = list(dict.fromkeys(joint.design.name for joint in joints))
    return f"{len(joints)} joint questions by {', '.join(names)}"
