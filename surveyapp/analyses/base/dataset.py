"""What an analysis works on: reports, whoever holds them, with their sample design."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    from surveyapp.estimation.sampling.response_patterns import Patterns
    from surveyapp.estimation.sampling.sample_designs import StratifiedSample
    from surveyapp.survey.definition.question_groups import AskRandom

Codes = NDArray[np.int32]
ReportColumn = Codes | Sequence[str]
"""The reports of one question, a row a respondent: listed ones by their places, others as texts."""

UNANSWERED = -1
"""The code of a report that is missing."""
KIOSK = "(kiosk)"
"""Groups by kiosk; no question can have this id."""


@dataclass(frozen=True, slots=True, eq=False)
class NumberRows:
    """Reports of a number question, a row for all that are alike, or for each."""

    reports: NDArray[np.float64]
    """NaN where there is none."""
    sample: NDArray[np.int32]
    """The sample, from 1; 0 where not answered, or where there is only one."""
    group: NDArray[np.int32]
    """The place of the answer to the question that groups are of; −1 for none."""
    often: NDArray[np.float64]
    """How many respondents each row is."""


class Reports(Protocol):
    """Interviews to be counted: a project's, the respondents of a table, or an engine's counts."""

    @property
    def survey(self) -> Survey | None:
        """The survey, if there is one yet."""

    @property
    def interviews(self) -> int:
        """Number of interviews."""

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report of a question was given.

        Parameters
        ----------
        question
            A question whose reports are listed.
        by
            A direct question that forms groups; None counts everybody together.

        Returns
        -------
        dict of arrays of shape (number of reports,)
            By the name of the group. Key None has everybody where there are no groups, else those who did
            not answer ``by``.
        """

    def tallies(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
        """Return ``counts`` for each sample of a question, over the reports that the sample can give.

        Parameters
        ----------
        question
            A question whose reports are listed.
        by
            A direct question that forms groups; None counts everybody together.

        Returns
        -------
        dict of tuples of arrays of shape (reports of the sample,)
            By the name of the group; key None as in ``counts``; one array a sample.
        """

    def texts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, list[str]]:
        """Return all reports of a question whose reports are not listed, as texts.

        Parameters
        ----------
        question
            A question whose reports are not listed.
        by
            A direct question that forms groups; None puts everybody together.

        Returns
        -------
        dict of lists of str
            By the name of the group; key None as in ``counts``.
        """

    def cells(self, question: AskedQuestion) -> list[str]:
        """Return the reports of a question whose reports are not listed.

        Parameters
        ----------
        question
            A question whose reports are not listed.

        Returns
        -------
        list of str
            One text an interview, in the order of ``codes``; empty where there is no report.
        """

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the reports of a number question.

        Parameters
        ----------
        question
            A number question.

        Returns
        -------
        array of shape (interviews,)
            In the order of ``codes``; NaN where there is no report.
        """

    def samples(self, question: AskedQuestion) -> NDArray[np.int32]:
        """Return the sample of each interview, for designs of several samples.

        Parameters
        ----------
        question
            A question of a design with several samples.

        Returns
        -------
        array of shape (interviews,)
            From 1; 0 where the question was not answered.
        """

    def codes(self, questions: Sequence[AskedQuestion]) -> dict[str, Codes]:
        """Return each interview's reports as codes.

        Parameters
        ----------
        questions
            Questions whose reports are listed.

        Returns
        -------
        dict of arrays of shape (interviews,)
            By the question's id: the index of the report in ``question.reports``, or −1 where there is none.
        """

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Return the distinct combinations of ``codes``, with the number of interviews that have each.

        Parameters
        ----------
        questions
            Questions whose reports are listed.
        """

    def report_combinations(
        self, questions: Sequence[AskedQuestion]
    ) -> Mapping[tuple[str, ...], int]:
        """Return how often each combination of recorded reports occurs.

        Parameters
        ----------
        questions
            The questions whose reports are combined.

        Returns
        -------
        mapping of tuples of str to int
            One text a question; an empty text is a missing report.
        """

    def distinct_reports(
        self, questions: Sequence[AskedQuestion]
    ) -> tuple[Mapping[str, ReportColumn], NDArray[np.int64] | None]:
        """Return the combinations of reports by question, and how many respondents have each.

        Parameters
        ----------
        questions
            Any questions that the survey records.

        Returns
        -------
        (mapping, array)
            Listed reports as ``codes``, others as ``cells``. The array is None where each respondent has
            a row of their own.
        """

    def answered(self, question: AskedQuestion) -> int:
        """Return how many interviews have a report of a question whose reports are not listed.

        Parameters
        ----------
        question
            A question whose reports are not listed.
        """

    def numbers_counted(
        self, question: AskedQuestion
    ) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Return the different ``numbers`` that were given, ascending, and how often each was.

        Parameters
        ----------
        question
            A number question.
        """

    def texts_counted(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> Mapping[str | None, Mapping[str, int]]:
        """Return how often each of ``texts`` was given, by group.

        Parameters
        ----------
        question
            A question whose reports are not listed.
        by
            A direct question that forms groups; key None as in ``counts``.
        """

    def number_rows(self, question: AskedQuestion, group: AskedQuestion | None) -> NumberRows:
        """Return the reports of a number question with their samples and groups; equal rows may be one.

        Parameters
        ----------
        question
            A number question.
        group
            A direct question that forms groups.
        """

    def counts_by_kiosk(self, question: AskedQuestion) -> Mapping[str, NDArray[np.int64]]:
        """Return how often each report was given at each kiosk, by the kiosks' ids in their order.

        Parameters
        ----------
        question
            A question whose reports are listed.

        Raises
        ------
        UserProblem
            if nobody knows at which kiosk.
        """

    def kiosk_of_each(self) -> tuple[tuple[str, ...], NDArray[np.int32]]:
        """Return the kiosks' ids, and the place of each interview's among them, in the order of ``codes``.

        Raises
        ------
        UserProblem
            if nobody knows them.
        """

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report; 0: nobody knows.

        Parameters
        ----------
        group
            Questions of which each respondent is asked a random few.
        """

    def ids(self) -> Sequence[str] | None:
        """Return the id of each interview in the order of ``codes``; None where they have none."""


@dataclass(frozen=True, slots=True)
class AlikeInterviews:
    """Interviews with equal direct answers from the same files: in random order, nobody tells them apart."""

    given: tuple[bool, ...]
    """Which randomized questions they have a report of, in the order in which these were named."""
    interviews: int
    """Their number."""


@runtime_checkable
class ShuffledReports(Protocol):
    """Interviews that are kept in random order, so that their places tell nothing."""

    def alike(
        self, direct: Sequence[AskedQuestion], randomized: Sequence[AskedQuestion]
    ) -> Sequence[AlikeInterviews] | None:
        """Return the groups of interviews that differ by no answer to ``direct``, no file and no gap.

        Parameters
        ----------
        direct
            Questions whose answers are recorded as given.
        randomized
            Questions of which it is looked whether they have a report.

        Returns
        -------
        sequence of AlikeInterviews or None
            None where not all interviews are known to be in random order, or by which file they came.

        Raises
        ------
        CountsOnly
            if there are only counts, and none of these questions together.
        """


class DrawnRows(Protocol):
    """Rows of tables with what is known of how their respondents were drawn; None: no such column."""

    @property
    def interviews(self) -> int:
        """Number of rows that are used."""

    @property
    def refused_rows(self) -> int:
        """Number of rows that are left out."""

    @property
    def weights(self) -> NDArray[np.float64] | None:
        """One a row."""

    @property
    def strata(self) -> Sequence[str] | None:
        """One a row."""

    @property
    def clusters(self) -> Sequence[str] | None:
        """One a row."""

    @property
    def replicates(self) -> NDArray[np.float64] | None:
        """Replicate weights, a row a row and a column a replicate."""

    @property
    def base(self) -> NDArray[np.float64] | None:
        """Weights before calibration, one a row."""

    @property
    def stages(self) -> tuple[Sequence[str], ...]:
        """Units of the second stage and so on, each one a row."""

    @property
    def sizes(self) -> tuple[NDArray[np.float64], ...]:
        """Population sizes, or sampling fractions, of each stage, each one a row."""


@dataclass(frozen=True, slots=True, eq=False)
class DrawnSample:
    """How everybody was drawn, also those whom a filter leaves out: how many fit is itself by chance."""

    source: Reports
    """The reports of everybody, in the order of ``sample``; missing of those whom the filter leaves out."""
    sample: StratifiedSample | None = None
    """The sample design, one row a respondent; None for a simple sample."""
    named: tuple[str, ...] = ()
    """What the sample was named with, such as ``--stratum``, to name it in a sentence."""
    rows: DrawnRows | None = None
    """The rows of tables, with the columns that were named."""


@dataclass(frozen=True, slots=True, eq=False)
class Surveys:
    """What an analysis of surveys is of."""

    surveys: tuple[Survey, ...]
    """The surveys that one respondent answers."""
    reports: Reports | None = None
    """Interviews of the first of them; None where there are none."""
    has_kiosks: bool = True
    """Whether kiosks record interviews of the first of them; else they are rows of a table."""


@dataclass(frozen=True, slots=True, eq=False)
class Dataset:
    """Reports that an analysis is of, with the sample design and what is to be known about them."""

    source: Reports
    """The reports that the filter keeps."""
    survey: Survey
    """The survey whose questions they answer."""
    refused: tuple[str, ...] = ()
    """A sentence for each file or cell that was refused."""
    warnings: tuple[str, ...] = ()
    """Sentences about respondents who are left out."""
    complex_sample: StratifiedSample | None = None
    """The sample design, one row a respondent; None for a simple sample."""
    clusters: NDArray[np.intp] | None = None
    """Array of shape (interviews,): the index of each respondent's cluster; None where there are none."""
    notes: tuple[str, ...] = ()
    """Sentences about the filter; no warnings."""
    where: Filter = EVERYBODY
    """The filter."""
    used: tuple[Notice, ...] = ()
    """Sentences on the weights, strata and clusters that imported tables brought and that are used."""
    cautions: tuple[Notice, ...] = ()
    """Sentences on what is unusual about the sample."""
    drawn: DrawnSample | None = None
    """How everybody was drawn; None: as those were whom the filter keeps."""
    absent: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Of each table the questions that it has no column for."""

    @property
    def everybody(self) -> DrawnSample:
        """How everybody was drawn, also those whom the filter leaves out."""
        return self.drawn or DrawnSample(self.source, self.complex_sample)

    @property
    def asked(self) -> Surveys:
        """The survey as it was asked, with its reports: what an interview costs follows from it alone."""
        return Surveys((self.survey,), self.source)

    def codes(self, questions: Sequence[AskedQuestion]) -> Mapping[str, Codes]:
        """Return each respondent's reports by question: the report's place, or −1."""
        return self.source.codes(questions)

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Return the distinct combinations of ``codes``, and how many respondents have each."""
        return self.source.patterns(questions)
