"""Interviews read for analysis: from collection files, a project, tables, or a DataFrame."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.filter import EVERYBODY, Filter, FilterCondition
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.sample_design import (
    Replication,
    SampleColumn,
    SampleColumns,
    check_columns_direct,
)
from surveyapp.analyses.data.weight_recipe import KnownMargin
from surveyapp.designs import AskableDesign
from surveyapp.estimation.sampling.replicates import ReplicateMethod
from surveyapp.library.problems import chosen, not_usable, said_in_keywords
from surveyapp.messages.message import msg
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import (
    OpenedSource,
    SampleUse,
    SourceRequest,
    open_source,
    opened_rows,
)
from surveyapp.services.dataset.surveys import load_seen_survey
from surveyapp.services.program.documents import PROJECT_ENDING
from surveyapp.services.project.kiosk_trust import kiosk_trust
from surveyapp.services.weighting.margins import read_margins, typed_margin
from surveyapp.storage.collection.key_file import unlock
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.safe_files import NO_FILE, FileRefused, read_regular
from surveyapp.storage.project.unlocked_keys import kept_unlocked
from surveyapp.storage.tables.plain_table import cell_text
from surveyapp.storage.tables.respondent_tables import Respondents, is_table
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    import pandas as pd

    from surveyapp.library.frames import FrameReader, Labels, SampleDesign

Place = str | Path
LOOKED_AT = 256 * 1024
"""Bytes of a CSV file that show how it is written."""
Open = Callable[[Filter, Analysis | None], AbstractContextManager[OpenedSource]]
"""Opens the reports that a filter keeps as an analysis takes them, which can have clusters of its own."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SurveyData:
    """Interviews of one survey, to be analysed; ``read`` makes it.

    Attributes
    ----------
    survey
        the survey whose questions were answered.
    interviews
        number of interviews that count.
    filter
        which interviews count; ``where`` sets it.
    columns
        of each question the column of the DataFrame that it was read from; empty for files.
    left_out
        columns of the DataFrame that are no questions.
    sample
        the columns of weights, strata and clusters that analyses use.
    notes
        sentences on what was read and what was refused.
    """

    survey: Survey
    interviews: int
    filter: Filter
    columns: Mapping[str, str]
    left_out: tuple[str, ...]
    sample: tuple[SampleColumn, ...]
    notes: tuple[str, ...]
    _open: Open

    def __len__(self) -> int:
        return self.interviews

    def opened(self) -> AbstractContextManager[OpenedSource]:
        """Return the reports for a ``with`` block."""
        return self._open(self.filter, None)

    def opened_for(self, analysis: Analysis) -> AbstractContextManager[OpenedSource]:
        """Return the reports for a ``with`` block, as an analysis takes them.

        Parameters
        ----------
        analysis
            the analysis with its options.
        """
        return self._open(self.filter, analysis)

    def where(self, *conditions: str, **answers: Any) -> SurveyData:
        """Return only the interviews that meet conditions on direct questions; all of them must hold.

        Parameters
        ----------
        *conditions
            each as ``"region=north,south"``: either of the answers, by their ids.
        **answers
            by question the answer that counts, or a list of them, by ids or labels:
            ``region=["North", "South"]``.

        Raises
        ------
        ValueError
            if a condition cannot be read; if it names a randomized question, whose answers nobody knows.
        """
        chosen = self.filter
        with said_in_keywords():
            for condition in read_filter(conditions).conditions:
                chosen = chosen.having(condition)
            for name, given in answers.items():
                texts = in_texts(given)
                several = texts if isinstance(texts, list) else [texts]
                if not several:
                    raise not_usable("Name at least one answer to {question}.", question=name)
                question = self.question_id(name)
                ids = tuple(self.answer_id(question, str(one)) for one in several)
                chosen = chosen.having(FilterCondition(question, ids))
            return _described(self._open, chosen, self.columns, self.left_out)

    def question_id(self, name: str) -> str:
        """Return the id of the question that was read from a column; any other name is returned as it is.

        Parameters
        ----------
        name
            of a column or a question.

        Raises
        ------
        NotUsable
            if the column became no question.
        """
        found = next((q for q, column in self.columns.items() if column == name), name)
        if found in self.left_out:
            raise not_usable(
                "The column {column} does not look like a question and was left out. Say its type: "
                "read(…, types={{“{column}”: “number”}}), or “single_choice”.",
                column=name,
            )
        return found

    def answer_id(self, question: str, answer: str) -> str:
        """Return the id of an answer that is given by its label; anything else is returned as it is.

        Parameters
        ----------
        question
            the id of a question.
        answer
            an answer's id or label.
        """
        asked = next((q for q in self.survey.recorded_questions if q.id == question), None)
        if asked is None or answer in asked.answers:
            return answer
        labels = asked.labels(self.survey.languages[0], lambda word: word)
        return dict(zip(labels, asked.answers, strict=True)).get(answer, answer)

    def frame(self) -> pd.DataFrame:
        """Return the recorded reports, one row an interview, one column a question.

        Reports stand under their names, direct answers under their labels; both are categories in the order
        of the question. Missing ones are missing.
        """
        from surveyapp.library.recorded import recorded_frame  # noqa: PLC0415 - pandas

        with self.opened() as data:
            return recorded_frame(data, self.columns)

    def __repr__(self) -> str:
        lines = [f"{self.survey.title.in_language(self.survey.languages[0])}: {self._size()}"]
        rows = self._rows()
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines += (
            "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        )
        return "\n".join([*lines, *self._below])

    def _repr_html_(self) -> str:
        head, *rows = self._rows()
        cells = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
        )
        names = "".join(f"<th>{escape(name)}</th>" for name in head)
        title = escape(self.survey.title.in_language(self.survey.languages[0]))
        notes = "".join(f"<p>{escape(line)}</p>" for line in self._below)
        return (
            f"<p><b>{title}</b>: {self._size()}</p>"
            f"<table><thead><tr>{names}</tr></thead><tbody>{cells}</tbody></table>{notes}"
        )

    @property
    def _below(self) -> list[str]:
        """The lines below the questions: how respondents were drawn, and what was left out."""
        found = []
        if self.sample:
            found.append(
                "sample: " + ", ".join(f"{one.kind.value} {one.name}" for one in self.sample)
            )
        if self.left_out:
            found.append(f"not questions: {', '.join(self.left_out)}")
        return [*found, *self.notes]

    def _size(self) -> str:
        only = f" with {self.filter}" if self.filter else ""
        return f"{self.interviews:,} interviews{only}"

    def _rows(self) -> list[tuple[str, ...]]:
        return [
            ("question", "type", "design", "ε"),
            *(
                (q.id, q.type_name, _design_words(q), _epsilon(q))
                for q in self.survey.recorded_questions
            ),
        ]


def _design_words(question: AskedQuestion) -> str:
    if question.direct_scale is not None:
        return f"direct, {question.direct_scale.in_words}"
    value = question.design.to_json()
    name = value.pop("name")
    given = ", ".join(f"{key}={_parameter_words(one)}" for key, one in value.items())
    return f"{name}({given})" if given else str(name)


def _parameter_words(value: object) -> str:
    return f"({', '.join(map(str, value))})" if isinstance(value, list) else str(value)


def _epsilon(question: AskedQuestion) -> str:
    return question.design.epsilon_text if question.design.is_randomized else ""


def checked_data(name: str, given: object) -> SurveyData:
    """Return what was given to a function as interviews, if it is.

    Parameters
    ----------
    name
        of the function.
    given
        by the caller.

    Raises
    ------
    NotUsable
        if it is a DataFrame or a path, which are to be read first, or something else.
    """
    if isinstance(given, SurveyData):
        return given
    raise not_usable(
        "{name} needs interviews. Read them first: data = surveyapp.read(…), then "
        "surveyapp.{name}(data, …).",
        name=name,
    )


def plain(value: Any) -> Any:
    """Return arrays as lists, and NumPy's numbers as Python's.

    Parameters
    ----------
    value
        by the caller.
    """
    return value.tolist() if hasattr(value, "tolist") else value


def in_texts(value: Any) -> Any:
    """Return names as texts, also those of columns and answers that are numbers; all else as it is.

    Parameters
    ----------
    value
        a name, or lists of them.
    """
    given = plain(value)
    if isinstance(given, list | tuple):
        return [in_texts(one) for one in given]
    return cell_text(given) if isinstance(given, int | float) else given


@said_in_keywords()
def read(
    source: Place | Sequence[Place] | pd.DataFrame | Mapping[str, Any],
    *,
    survey: Survey | Place | None = None,
    designs: Mapping[Any, AskableDesign] | None = None,
    types: Mapping[Any, str | None] | None = None,
    labels: Mapping[Any, Labels] | None = None,
    weight: Hashable | None = None,
    stratum: Hashable | None = None,
    cluster: Hashable | None = None,
    replicates: str | None = None,
    replicate_weights: str | None = None,
    stages: Hashable | Sequence[Hashable] = (),
    fpc: Hashable | Sequence[Hashable] = (),
    margins: Place | Mapping[str, Mapping[str, float | str]] | None = None,
    base: Hashable | None = None,
    where: str | Sequence[str] = (),
    key: Place | None = None,
    passphrase: str | None = None,
    kiosks: Place | Sequence[Place] = (),
    accept_kiosks: bool = False,
) -> SurveyData:
    """Read interviews for analysis.

    Parameters
    ----------
    source : path, list of paths, DataFrame or dict of columns
        a project (``.surveydesk``), collection files or their folder, CSV tables, totals that trustees opened
        (``.counts.csv``, with ``survey``), or a table in memory with
        one row a respondent.
    survey : Survey or path, optional
        the survey whose reports these are. CSV tables need it, unless ``designs`` say how their columns were
        asked; collection files of other surveys are then refused.
    designs : dict of designs by column, optional
        how the randomized questions of a table were asked. The other columns become direct questions of the
        type that they look like: categories, ratings or numbers.
    types : dict by column, optional
        the type of a question that looks like another: ``"yes_no"``, ``"single_choice"``,
        ``"multiple_choice"``, ``"rating"``, ``"number"``, ``"date"``, ``"text"``; None leaves a column out.
    labels : dict by column, optional
        what values mean: ``{"sex": {1: "male", 2: "female"}}``; or the values alone in the order of the
        design's answers: ``{"grade": ["low", "middle", "high"]}``. Columns of pandas' categories need none.
    weight, stratum, cluster : column names, optional
        the sample design: every analysis uses it. Of a project they default to what its tables brought; there
        and for collection files, ``stratum`` and ``cluster`` name direct questions.
    replicates : {"jk1", "jkn", "brr", "fay", "bootstrap", "sdr"}, optional
        variances from replicates: made from strata and clusters, or read from ``replicate_weights``; those of
        Fay's method with the factor 0.5.
    replicate_weights : text, optional
        of a table, what the names of its columns of replicate weights begin with; a number follows.
    stages : column name or list of them, optional
        of a table, the units drawn within the clusters: at the second stage, the third and so on.
    fpc : column name or list of them, optional
        of a table, of each stage in turn how many units there are to draw from, or the sampling fraction:
        finite populations are then corrected for, and all stages that have one count.
    margins : path or dict of dicts, optional
        of a table, what ``weight`` was calibrated to: ``{"sex": {"f": 0.51, "m": 0.49}}`` in people or
        shares, with the answers as they are recorded, or a CSV file of margins. Errors are then those of
        the residuals, and replicates are calibrated anew.
    base : column name, optional
        with ``margins``, the weight before calibration; None: 1 for everybody.
    where : text or list of texts, optional
        only interviews with these answers to direct questions, as ``"region=north,south"``.
    key : path, optional
        the analyst's private key: opens sealed interviews and sealed projects.
    passphrase : text, optional
        the passphrase of ``key``. It is best asked for, as with ``getpass.getpass()``, and stored nowhere.
    kiosks : path or list of paths, optional
        enrolment files of kiosks, or folders of them, whose sealed collection files are accepted.
    accept_kiosks : bool, default False
        accept the sealed collection files of all kiosks, after comparing their words.

    Returns
    -------
    SurveyData
        shows its questions and designs; every analysis takes it.

    Raises
    ------
    ValueError
        if it cannot be read; if a value is no report of its question. Nothing is guessed: codes without
        labels are refused where they could mean either answer.

    Examples
    --------
    >>> import surveyapp
    >>> from surveyapp.designs.channels.two_coins import TwoCoins
    >>> answers = {"drugs": ["yes", "no", "no", "no"], "sex": ["f", "m", "m", "f"]}
    >>> surveyapp.read(answers, designs={"drugs": TwoCoins()})
    survey: 4 interviews
    question  type           design     ε
    drugs     yes_no         two_coins  1.0987
    sex       single_choice  direct
    """
    chosen = read_filter([where] if isinstance(where, str) else where)
    known = load_seen_survey(Path(survey)) if isinstance(survey, str | Path) else survey
    named: dict[str, Any] = {"weight": weight, "stratum": stratum, "cluster": cluster}
    replication = _replication(replicates, replicate_weights)
    named |= {"replicates": replicate_weights, "base": base}
    named |= {"stages": _several(stages), "populations": _several(fpc)}
    sample = {kind: _text(name) for kind, name in named.items()}
    known_margins = _margins(margins)
    given = _Given(known, designs, types, labels, sample, replication, known_margins)
    if not isinstance(source, str | Path) and not _are_places(source):
        return _of_frame(source, given, chosen)
    places = [source] if isinstance(source, str | Path) else cast("Sequence[Place]", source)
    paths = tuple(Path(place).expanduser() for place in places)
    if known is None and paths and all(is_table(path) for path in paths):
        for path in paths:
            if not path.exists():
                raise FileRefused(file=path.name, reason=NO_FILE)
        if designs is None:
            raise not_usable(
                "{file} is a table. Say how its columns were asked: read(path, "
                "designs={{“column”: design}}), or give the survey: read(path, survey=…).",
                file=paths[0].name,
            )
        return _of_frame(_tables(paths), given, chosen)
    if designs or types or labels:
        raise not_usable(
            "Designs, types and labels are for tables without a survey; here the survey says them."
        )
    request = replace(
        _request(paths, known, sample), replication=replication, margins=known_margins
    )
    if key is not None:
        request = replace(request, opener=_opener(Path(key), passphrase))
    if kiosks or accept_kiosks:
        given_kiosks = [kiosks] if isinstance(kiosks, str | Path) else kiosks
        trust = kiosk_trust([Path(one) for one in given_kiosks], takes_all=accept_kiosks)
        request = replace(request, trust=trust)
    return _described(partial(_of_files, request), chosen, {}, ())


def _opener(key: Path, passphrase: str | None) -> Opener:
    if passphrase is None:
        raise not_usable("Give the passphrase of {file}: read(…, passphrase=…).", file=key.name)
    return unlock(key, passphrase)


@dataclass(frozen=True, slots=True, eq=False)
class _Given:
    """What was said of a table; see ``read``."""

    survey: Survey | None
    designs: Mapping[Any, AskableDesign] | None
    types: Mapping[Any, str | None] | None
    labels: Mapping[Any, Labels] | None
    sample: Mapping[str, Any]
    replication: Replication | None
    margins: tuple[KnownMargin, ...]


def _several(names: Hashable | Sequence[Hashable]) -> tuple[Hashable, ...]:
    return tuple(names) if isinstance(names, list | tuple) else (names,)


def _margins(
    given: Place | Mapping[str, Mapping[str, float | str]] | None,
) -> tuple[KnownMargin, ...]:
    if given is None:
        return ()
    if not isinstance(given, Mapping):
        return read_margins(Path(given))
    for name, cells in given.items():
        if not isinstance(cells, Mapping):
            raise not_usable(
                "margins: give the people, or the share, of each answer to {question}: "
                "{{“{question}”: {{answer: 0.5, …}}}}.",
                question=name,
            )
    return tuple(
        typed_margin(name, [(str(answer), str(people)) for answer, people in cells.items()])
        for name, cells in given.items()
    )


def _replication(method: str | None, weights: str | None) -> Replication | None:
    if method is None:
        if weights is not None:
            raise not_usable("Say how the replicate weights were made: read(…, replicates=“brr”).")
        return None
    return Replication(chosen("replicates", method, ReplicateMethod))


def _are_places(source: object) -> bool:
    return isinstance(source, Sequence) and all(isinstance(one, str | Path) for one in source)


def _request(
    paths: tuple[Path, ...], survey: Survey | None, sample: Mapping[str, Any]
) -> SourceRequest:
    columns = SampleColumns(**sample)
    if len(paths) == 1 and paths[0].suffix == PROJECT_ENDING:
        return SourceRequest(project=paths[0], columns=columns, sample_use=SampleUse.USED)
    return SourceRequest(files=paths, survey=survey, columns=columns)


def _text(name: Any) -> Any:
    """Return the name of a column as text, of several each; None stays."""
    if isinstance(name, tuple):
        return tuple(map(str, name))
    return None if name is None else str(name)


@contextmanager
def _of_files(
    request: SourceRequest, chosen: Filter, analysis: Analysis | None
) -> Iterator[OpenedSource]:
    asked = _asked(replace(request, where=chosen), analysis)
    needed = () if analysis is None else analysis.needed
    with kept_unlocked(request.opener), open_source(asked, needed) as found:
        yield found


def _asked(given: SourceRequest, analysis: Analysis | None) -> SourceRequest:
    """Return the request with the sample that an analysis takes."""
    return given if analysis is None else AnalysisRequest(analysis).of(given)


def _described(
    opened: Open, chosen: Filter, columns: Mapping[str, str], left_out: tuple[str, ...]
) -> SurveyData:
    with opened(chosen, None) as found:
        notes = (*found.refused, *found.warnings, *found.notes, *found.cautions)
        return SurveyData(
            found.survey,
            found.source.interviews,
            chosen,
            columns,
            left_out,
            tuple(one for one in found.sample_columns if one.is_used),
            tuple(map(str, notes)),
            opened,
        )


def _tables(paths: Sequence[Path]) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415 - files of interviews need none

    return pd.concat([_table(path) for path in paths], ignore_index=True)


def _table(path: Path) -> pd.DataFrame:
    """Return a CSV table; encoding, marks and header are found as by the commands."""
    import pandas as pd  # noqa: PLC0415 - files of interviews need none

    from surveyapp.storage.tables.delimited import read_delimited  # noqa: PLC0415 - large
    from surveyapp.storage.tables.reader import AS_FOUND  # noqa: PLC0415 - large

    head = read_regular(path, sys.maxsize, first=LOOKED_AT)
    if not head:
        raise FileRefused(file=path.name, reason=msg("it is empty"))
    if len(head) == LOOKED_AT:  # whole lines; in UTF-16 an end of line has a second byte
        end = max(head.rfind(b"\n"), head.rfind(b"\r")) + 1
        head = head[: end + (end % 2 if head.startswith(codecs.BOM_UTF16_LE) else 0)]
    seen = read_delimited(head, path.name, AS_FOUND)
    form = seen.form
    try:
        found = pd.read_csv(
            path,
            sep=form.delimiter,
            encoding=form.encoding,
            decimal=form.decimal or ".",
            skiprows=(form.header or 1) - 1,
        )
    except ValueError as problem:  # pandas' own errors of tables are
        raise not_usable(
            "{file} cannot be read as a table: {problem}.",
            file=path.name,
            problem=str(problem).strip(),
        ) from problem
    return found.set_axis(list(seen.columns), axis="columns")


def _of_frame(source: Any, given: _Given, chosen: Filter) -> SurveyData:
    import pandas as pd  # noqa: PLC0415 - files of interviews need none

    from surveyapp.library.frames import (  # noqa: PLC0415
        FrameReader,
        SampleDesign,
        keyed_by_texts,
        named_by_texts,
        survey_of_frame,
    )

    if not isinstance(source, pd.DataFrame | Mapping):
        raise not_usable(
            "Give a DataFrame, a dict of columns, or paths: {given} is none of these.",
            given=type(source).__name__,
        )
    frame = named_by_texts(source if isinstance(source, pd.DataFrame) else pd.DataFrame(source))
    if not len(frame):
        raise not_usable("The table has no rows, so there is nobody to learn about.")
    designs, types, labels = (
        keyed_by_texts(keyword, getattr(given, keyword))
        for keyword in ("designs", "types", "labels")
    )
    sample = SampleDesign(**given.sample, replication=given.replication, margins=given.margins)
    survey = given.survey
    if survey is None:
        asked = frame.drop(columns=list(sample.replicate_columns(frame)))
        survey, columns = survey_of_frame(asked, designs, types, labels, sample)
    elif designs or types:
        raise not_usable(
            "The survey says how its questions were asked; leave out designs and types."
        )
    else:
        columns = {q.id: q.id for q in survey.recorded_questions if q.id in frame.columns}
    if not columns:
        raise not_usable(
            "No column is a question of the survey, which has {questions}. Rename the columns.",
            questions=", ".join(q.id for q in survey.recorded_questions),
        )
    check_columns_direct(survey, _asked_as(sample, columns))
    reader = FrameReader(frame, survey, columns, labels)
    found = reader.respondents(sample)
    used = {*columns.values(), *sample.names}
    left_out = tuple(name for name in frame.columns if name not in used)
    opened = partial(_of_respondents, reader, sample, found)
    return _described(opened, chosen, columns, left_out)


def _asked_as(sample: SampleDesign, columns: Mapping[str, str]) -> SampleColumns:
    """Return the columns of a sample design by the ids of their questions, as far as they are questions."""
    ids = {column: question for question, column in columns.items()}
    weight, stratum, cluster, base = (
        None if name is None else ids.get(name, name) for name in (*sample.columns, sample.base)
    )
    stages, populations = (
        tuple(ids.get(name, name) for name in names)
        for names in (sample.stages, sample.populations)
    )
    return SampleColumns(
        weight, stratum, cluster, base=base, stages=stages, populations=populations
    )


def _of_respondents(
    reader: FrameReader,
    sample: SampleDesign,
    found: Respondents,
    chosen: Filter,
    analysis: Analysis | None,
) -> AbstractContextManager[OpenedSource]:
    named = SampleColumns(*sample.columns)
    given = SourceRequest(
        survey=found.survey,
        columns=named,
        replication=sample.replication,
        margins=sample.margins,
        where=chosen,
        sample_use=SampleUse.USED,
    )
    asked = _asked(given, analysis)
    if asked.columns != named:
        columns = asked.columns
        found = reader.respondents(
            replace(
                sample,
                **reader.sample_columns(columns.weight, columns.stratum, columns.cluster),
            )
        )
    return nullcontext(opened_rows(found, asked))


def data_of_reader(reader: FrameReader, columns: Mapping[str, str]) -> SurveyData:
    """Return the interviews that a reader reads, without a sample design.

    Parameters
    ----------
    reader
        of a DataFrame.
    columns
        of each question the column that people know it by; empty: its id.
    """
    from surveyapp.library.frames import SampleDesign  # noqa: PLC0415 - pandas

    sample = SampleDesign()
    opened = partial(_of_respondents, reader, sample, reader.respondents(sample))
    return _described(opened, EVERYBODY, columns, ())


def repeated(data: SurveyData, times: NDArray[np.int64]) -> SurveyData:
    """Return the interviews of a DataFrame with each row repeated.

    Parameters
    ----------
    data
        interviews of a DataFrame without a sample design.
    times : array of shape (n,), from 0
        how often each row is repeated.
    """
    with data.opened() as opened:
        found = opened.source
    if not isinstance(found, Respondents) or found.reported or found.written:
        raise not_usable(
            "This design has too many reports to be counted. Read a column: read(frame, …)."
        )
    several = replace(
        found,
        interviews=int(times.sum()),
        columns={name: np.repeat(codes, times) for name, codes in found.columns.items()},
    )
    return _described(partial(_of_counts, several), data.filter, data.columns, ())


def _of_counts(
    found: Respondents, chosen: Filter, _analysis: Analysis | None
) -> AbstractContextManager[OpenedSource]:
    return nullcontext(opened_rows(found, SourceRequest(survey=found.survey, where=chosen)))
