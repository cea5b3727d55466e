"""What each exported file reveals, to whom, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from surveyapp.analyses.computation.privacy.small_groups import JOINED, SmallGroupRow
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice, noticed
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class Exposure:
    """One kind of export: what who has it can conclude, and what to do."""

    export: str
    title: Notice
    reveals: Notice
    advice: Notice


def exposures(
    survey: Survey,
    smallest: int,
    groups: Sequence[SmallGroupRow] | None,
    *,
    has_kiosks: bool = True,
) -> tuple[Exposure, ...]:
    """Return the exports, from the most to the least revealing.

    Parameters
    ----------
    survey
        The survey.
    smallest
        Groups of fewer people are small.
    groups
        Direct questions crossed; None where there are no interviews.
    has_kiosks
        Whether kiosks record the interviews; else they are rows of a table.
    """
    direct = len(survey.recorded_questions) - len(survey.randomized)
    facts: dict[str, object] = {
        "direct": direct,
        "randomized": len(survey.randomized),
        "smallest": smallest,
        "key": "" if survey.analyst_key is None else survey.analyst_key.fingerprint,
    }
    if survey.tallies is not None:
        facts |= {
            "threshold": survey.tallies.threshold,
            "trustees": len(survey.tallies.trustees),
            "signatures": survey.tallies.needed_signatures,
            "together": survey.tallies.smallest,
            "tallies": len(survey.tallies.of),
        }
    return tuple(
        Exposure(name, noticed(title), noticed(reveals, **facts), noticed(advice, **facts))
        for name, title, reveals, advice in _rows(survey, groups, has_kiosks=has_kiosks)
    )


Row = tuple[str, str, str, str]


def _rows(
    survey: Survey, groups: Sequence[SmallGroupRow] | None, *, has_kiosks: bool
) -> Iterator[Row]:
    if survey.tallies is not None:
        yield from _rows_of_totals(groups)
        return
    has_coins = bool(survey.randomized)
    told = (PROJECT_TELLS if has_kiosks else TABLE_TELLS) if has_coins else DIRECT_TELLS
    yield "project", PROJECT, told, PROJECT_DO
    if has_kiosks:
        is_sealed = survey.analyst_key is not None
        told, advice = (SEALED_TELLS, SEALED_DO) if is_sealed else (COLLECTION_TELLS, COLLECTION_DO)
        yield "collection", COLLECTION, told, advice
    yield "estimates by group", BY_GROUP, _by_group(groups, has_coins=has_coins), BY_GROUP_DO
    told = ESTIMATES_TELLS if has_coins else DIRECT_ESTIMATES_TELLS
    yield "estimates", ESTIMATES, told, ESTIMATES_DO
    yield "two exports", TWO, TWO_TELLS if has_coins else DIRECT_TWO_TELLS, TWO_DO
    yield "model", MODEL, MODEL_TELLS if has_coins else DIRECT_MODEL_TELLS, MODEL_DO
    if has_kiosks:
        yield "quality", QUALITY, QUALITY_TELLS, QUALITY_DO
    else:
        yield "quality", QUALITY, TABLE_QUALITY_TELLS, TABLE_QUALITY_DO
    yield "survey", SURVEY, SURVEY_TELLS, SURVEY_DO


def _rows_of_totals(groups: Sequence[SmallGroupRow] | None) -> Iterator[Row]:
    yield "opened totals", OPENED, OPENED_TELLS, OPENED_DO
    yield "estimates by group", BY_GROUP, _by_group(groups), BY_GROUP_DO
    yield "estimates", ESTIMATES, ESTIMATES_TELLS, ESTIMATES_DO
    yield "two lists", TWO_LISTS, TWO_LISTS_TELL, TWO_LISTS_DO
    yield "tally file", TALLY, TALLY_TELLS, TALLY_DO
    yield "survey", SURVEY, SURVEY_TELLS, SURVEY_DO


def _by_group(groups: Sequence[SmallGroupRow] | None, *, has_coins: bool = True) -> str:
    if groups is None:
        return NO_GROUPS_YET
    is_small = any(row.is_small for row in groups if JOINED not in row.questions)
    if is_small:
        return SMALL_TELLS if has_coins else DIRECT_SMALL_TELLS
    return BY_GROUP_TELLS


PROJECT = QT_TRANSLATE_NOOP("messages", "Project")
PROJECT_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "A row for each interview: the kiosk, the answers to direct questions ({direct}) as given, and those "
    "to randomized questions ({randomized}) as reports. Anybody who recognizes a row by some of its direct "
    "answers knows all of them, and of the others what this account says.",
)
TABLE_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "A row for each interview: the answers to direct questions ({direct}) as given, and those to "
    "randomized questions ({randomized}) as reports. Anybody who recognizes a row by some of its direct "
    "answers knows all of them, and of the others what this account says.",
)
DIRECT_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "A row for each interview, with every answer as given. Anybody who recognizes a row by some of its "
    "answers knows all of them.",
)
PROJECT_DO = QT_TRANSLATE_NOOP(
    "messages", "Keep it on an encrypted disk, and give it only to people who may see every answer."
)
COLLECTION = QT_TRANSLATE_NOOP("messages", "Collection file")
COLLECTION_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "The same rows of one kiosk, the first and the last day, and how many interviews were broken off. It has "
    "no times and no order.",
)
COLLECTION_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Protect it like filled-in questionnaires. With an analyst's key in the "
    "survey nobody else can read it.",
)
SEALED_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Without the private key of {key}: the kiosk, the days and the number of "
    "interviews, but no report.",
)
SEALED_DO = QT_TRANSLATE_NOOP("messages", "Keep the private key apart from the files.")
BY_GROUP = QT_TRANSLATE_NOOP("messages", "Estimates by group")
BY_GROUP_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Counts and shares of groups. No single direct question has a group of fewer than {smallest} people now.",
)
NO_GROUPS_YET = QT_TRANSLATE_NOOP(
    "messages",
    "Counts and shares of groups. Small groups are listed as soon as there are interviews.",
)
SMALL_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Counts and shares of groups, some of fewer than {smallest} people. If everybody in a small group gave "
    "the same direct answer, it is known of each of them. Of their randomized reports anybody learns what "
    "this account says.",
)
DIRECT_SMALL_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Counts and shares of groups, some of fewer than {smallest} people. If everybody in a small group gave "
    "the same answer, it is known of each of them.",
)
BY_GROUP_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Publish no group of fewer than {smallest} people: merge categories, or group by a coarser question.",
)
ESTIMATES = QT_TRANSLATE_NOOP("messages", "Estimates of everybody")
ESTIMATES_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "The shares of all reports, from which the counts follow. Anybody who knows all reports but one learns "
    "that one too, and of the answer behind it what this account says.",
)
DIRECT_ESTIMATES_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "The shares of all answers, from which the counts follow. Anybody who knows all answers but one learns "
    "that one too.",
)
ESTIMATES_DO = QT_TRANSLATE_NOOP("messages", "May be published.")
TWO = QT_TRANSLATE_NOOP("messages", "Two exports of one survey")
TWO_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Their difference is what was added in between. If that is one interview, it gives away its direct "
    "answers ({direct}) for certain, and its randomized reports ({randomized}).",
)
DIRECT_TWO_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Their difference is what was added in between. If that is one interview, it gives away all its answers.",
)
TWO_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Publish at the end, or after at least {smallest} more interviews in every group that is shown.",
)
MODEL = QT_TRANSLATE_NOOP("messages", "Model and synthetic table")
MODEL_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "If trained on randomized reports, they reveal no more than the reports do. If trained on a table of "
    "true values, they reveal what their own ε allows, which is on the model's card.",
)
DIRECT_MODEL_TELLS = QT_TRANSLATE_NOOP(
    "messages", "They reveal what their own ε allows, which is on the model's card."
)
MODEL_DO = QT_TRANSLATE_NOOP(
    "messages", "Add the ε in the card to this account for people who are in both."
)
QUALITY = QT_TRANSLATE_NOOP("messages", "Quality tables")
QUALITY_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "Counts by kiosk and day range, and shares of reports by kiosk; no single interview.",
)
QUALITY_DO = QT_TRANSLATE_NOOP(
    "messages", "For the field team. Kiosks with fewer than {smallest} interviews are small groups."
)
TABLE_QUALITY_TELLS = QT_TRANSLATE_NOOP(
    "messages", "Counts and shares by question; no single interview."
)
TABLE_QUALITY_DO = QT_TRANSLATE_NOOP("messages", "For the people who work on the table.")
SURVEY = QT_TRANSLATE_NOOP("messages", "Survey file")
SURVEY_TELLS = QT_TRANSLATE_NOOP(
    "messages", "What was asked, and how the answers were randomized. It contains no answers."
)
SURVEY_DO = QT_TRANSLATE_NOOP("messages", "May be published, so that everybody can check ε.")
OPENED = QT_TRANSLATE_NOOP("messages", "Opened totals, and a project with them")
OPENED_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "How many interviews have each report, and each combination of reports that is counted ({tallies} "
    "tallies). There is no row of anybody. Who knows that a person is the only one in a cell knows what was "
    "counted of that person there.",
)
OPENED_DO = QT_TRANSLATE_NOOP(
    "messages", "Publish estimates. Give the counts only to people who may see every cell."
)
TWO_LISTS = QT_TRANSLATE_NOOP("messages", "Totals of two lists of files")
TWO_LISTS_TELL = QT_TRANSLATE_NOOP(
    "messages",
    "Their difference is a total of the interviews that one list has and the other has not. Trustees sign no "
    "list that would tell fewer than {together} interviews apart.",
)
TWO_LISTS_DO = QT_TRANSLATE_NOOP(
    "messages", "Open few lists. Trustees keep their memory of signed lists with their key."
)
TALLY = QT_TRANSLATE_NOOP("messages", "Tally file")
TALLY_TELLS = QT_TRANSLATE_NOOP(
    "messages",
    "The kiosk, the days and the number of interviews, and no report. After {signatures} trustees have "
    "signed a list, any {threshold} of {trustees} open its totals together. As many who break the rules can "
    "open any file.",
)
TALLY_DO = QT_TRANSLATE_NOOP("messages", "Choose trustees who do not depend on each other.")
